# The lesson of Mao, step by step: lessons/mao.toml says what each step is.
# The players are You, and Ann, Bo, Cleo and Dan, as in learn.ftl, clockwise from you.

learn-mao-part-begin = 第一张牌之前
learn-mao-part-pay = 第一张罚牌
learn-mao-part-cards = 有作用的牌
learn-mao-part-call = 罚别人
learn-mao-part-jack = 万能的J
learn-mao-part-order = 程序问题
learn-mao-part-win = 取胜
learn-mao-part-end = 往后

## Before the first card

learn-mao-welcome =
    毛用普通扑克牌来玩：谁先出完手里的牌，谁就赢这一局。不过它是说话的游戏：有些话必须说，有些话不许说，谁犯了规就得一张罚牌。
    你要像大家一样来学：付代价。桌上没有什么会亮起来提醒你。每句话、每个动作都有自己的键，位置从不改变；打字说出来也行。
learn-mao-dealt =
    安娜、小波、巧兰、大林从你起按顺时针坐成一圈。大林给每人发了五张牌。牌都扣着，谁也不去碰：第一张牌处理完之前看牌，要罚一张。
    先看大林做什么。
learn-mao-look = 大林翻开了黑桃9，还说了一句话。请记住。现在可以拿起手牌了，别人都已拿起。
learn-mao-look-ask = 看看你的牌。
learn-mao-look-hint = 按 u 键。
learn-mao-look-wrong-other = 先拿起手牌：没看过牌，谁也不能出牌。

## The first card to pay

learn-mao-play = 发牌人的左边先出，也就是你。可以出一张与最上面那张同花色或同点数的牌，或者从牌堆摸一张。限时七秒；在课程里，时间会等你。
learn-mao-play-ask = 打出黑桃5，看看会怎样。
learn-mao-play-hint = 选中它，打出去：它和9都是黑桃。
learn-mao-play-wrong-nine = 红桃9也合适：9接9。不过后面还要用它。先出黑桃5。
learn-mao-play-wrong-fit = 这张既不是黑桃，也不是9。这是误出：牌要收回，再加一张。
learn-mao-play-wrong-draw = 不出而摸牌，随时都可以。但你要的是牌少，不是牌多，而且手里有合适的。
learn-mao-play-wrong-named = 你听得很仔细！报牌可以早于出牌一秒之内。不过先看看不说会怎样：出牌吧。
learn-mao-play-wrong-other = 现在这样没有用：轮到你出牌。
learn-mao-paid =
    小波给了你一张罚牌，也说了缘由：谁出黑桃，谁就要报出牌名，比如“黑桃5”。一开始大林就是这样做的。出牌之后有三秒钟。
    从牌堆来的一张牌，是每一次犯规的代价。现在轮到你说一句话，有礼貌的人都会说。
learn-mao-paid-ask = 别人给了东西，该说什么？
learn-mao-paid-hint = “谢谢”：按 t 键。
learn-mao-paid-wrong-late = 已经晚了：三秒过去，牌也给了。
learn-mao-paid-wrong-costs = 小心！这样还要再罚一张：没有人赢之前，不许说游戏的名字，也不许随便提问。
learn-mao-paid-wrong-words = 这张桌上可以随便聊，但现在该说的是另一句。
learn-mao-paid-wrong-other = 做别的之前，先有一句话要说。
learn-mao-thanked = 说得对。每次受罚都要在七秒之内道谢，罚错了也一样。不谢就再罚一张，那一张也要谢。

## Cards that do something

learn-mao-sevens = 牌已绕了一圈。看看桌上：巧兰出了7，大林又接了一张7。7之后的人要么也出7，要么每张7摸两张。
learn-mao-sevens-ask = 两张7就是四张牌。有更好的办法吗？
learn-mao-sevens-hint = 你有方块7。
learn-mao-sevens-wrong-draw = 可以，要摸四张。可你有7。
learn-mao-sevens-wrong-seven = 7还在接的时候，只能出7，或者摸牌。别的都是误出，同花色也不行。
learn-mao-sevens-wrong-other = 这样，那些7也不会消失。

## Calling others

learn-mao-call = 加上你的一共三张7，安娜摸了六张。小波出了牌，接着巧兰出了黑桃3。你听见什么了吗？过了好几秒，谁也没说话。谁发现犯规，谁就可以罚一张，并且必须说出缘由。
learn-mao-call-ask = 罚巧兰一张，缘由要对。
learn-mao-call-hint = 按 p，再按巧兰的键 4，再按缘由“没有报黑桃”的键 e。纯文本行里：penalty 4 e。
learn-mao-call-wrong-penalty = 罚牌要罚对人、说对缘由。罚错了，牌可能回到你手里。
learn-mao-call-wrong-say = 黑桃是巧兰出的，只有巧兰能报。
learn-mao-call-wrong-other = 这没有用。有人犯了规，发现的是你。
learn-mao-bad-call = 巧兰向你道了谢，多了一张牌；大林出了牌。这时大林罚安娜一张，说她提了问题。可安娜一个字也没说！罚错了，任何第三个人都可以把牌退给罚的人。
learn-mao-bad-call-ask = 替安娜说句话：罚错了该怎么说？
learn-mao-bad-call-hint = “误判”：按 b 键。
learn-mao-bad-call-wrong-thanks = 道谢的该是安娜，牌不是给你的。
learn-mao-bad-call-wrong-play = 确实轮到你。不过先帮安娜一把。
learn-mao-bad-call-wrong-other = 这帮不了安娜。

## The jack

learn-mao-jack = 牌退给了大林，归他了。安娜还是说了谢谢：罚错了也要谢。现在轮到你。J可以接在任何牌上，只是不能接J。出J的人要用手指按住它，叫一门花色，然后才放手。
learn-mao-jack-ask = 按住，打出梅花J。
learn-mao-jack-hint = 选中J，按空格键。纯文本行里：hold JC。
learn-mao-jack-wrong-finger = 不按住就等于马上放手，那时谁先叫花色就归谁，不归你。
learn-mao-jack-wrong-fit = 接红桃3，要红桃或3。红桃你有，但先留着：先出J。
learn-mao-jack-wrong-draw = 不用摸：J可以接在任何牌上。
learn-mao-jack-wrong-other = 轮到你：出J，手指按住。
learn-mao-suit = J在你手指下面。你叫哪一门花色，下一张就得是哪一门。你手里哪一门最多？
learn-mao-suit-ask = 叫一门对你有利的花色。
learn-mao-suit-hint = 你有红桃2和红桃9：按 h 键。
learn-mao-suit-wrong-release = 还不行：没叫花色就放手，谁先叫就归谁。
learn-mao-suit-wrong-suit = 哪一门都可以叫。不过你有两张红桃，那一门却没有。
learn-mao-suit-wrong-other = 先叫花色，趁手指还在J上。
learn-mao-release = 那就红桃。没放手之前，还可以改。
learn-mao-release-ask = 放开J。
learn-mao-release-hint = 按 r 键。
learn-mao-release-wrong-other = 把手指从J上拿开：在这之前谁也不能出牌。
learn-mao-round =
    这一圈很快。安娜跟了红桃。小波的A跳过了巧兰。大林的8掉转了方向，现在往另一边轮：从巧兰到小波，到安娜，再到你。
    还有，听见小波说什么了吗？他手里只剩一张了。

## A point of order

learn-mao-order = 轮到你，你一定有问题想问。可是提问要罚一张，和别的犯规一样；除非有人提出程序问题，这谁都可以提，什么时候都行。
learn-mao-order-ask = 提出程序问题。
learn-mao-order-hint = 按 o 键。
learn-mao-order-wrong-question = 这正好要罚一张。先提程序问题，再问。
learn-mao-order-wrong-other = 牌不急：先提程序问题。
learn-mao-ask = 现在一切都停下来：牌不动，不罚牌，手牌都扣着。什么都可以说，连平时禁说的游戏名字也可以。
learn-mao-ask-ask = 随便问点什么。
learn-mao-ask-hint = 打一句话：先按 /。纯文本行里：say，后面写要说的话。
learn-mao-ask-wrong-look = 程序问题里谁也不许看牌：一结束就要罚一张。
learn-mao-ask-wrong-other = 程序问题里不行。说点什么吧。
learn-mao-end-order = 小波算是回答了。三秒没人说话之后，提出程序问题的人可以结束它。三秒已过。
learn-mao-end-order-ask = 结束它。
learn-mao-end-order-hint = 按 e 键。
learn-mao-end-order-wrong-look = 还不行：要先结束。现在看牌要罚一张。
learn-mao-end-order-wrong-other = 程序问题还没完，要由你来结束。
learn-mao-again = 结束了，时间又走起来。你的牌还扣着。
learn-mao-again-ask = 再拿起来。
learn-mao-again-hint = 和先前一样，按 u 键。
learn-mao-again-wrong-other = 先拿起手牌。

## Winning

learn-mao-two = 还剩三张：两张红桃，和第一次受罚得来的方块Q。接安娜的红桃4，哪张红桃都行。但要留意2：出2的人可以再出一次。
learn-mao-two-ask = 哪张红桃能让你连出两次？
learn-mao-two-hint = 红桃2。
learn-mao-two-wrong-nine = 合适。可这样一来，2后面就没有牌好接了；先出2，再接9。
learn-mao-two-wrong-fit = 方块Q既不是红桃，也不是4。
learn-mao-two-wrong-draw = 快赢了：出牌，别摸。
learn-mao-two-wrong-other = 轮到你：出红桃。
learn-mao-twice = 还是轮到你，接你自己的2。出下一张时有话要说，因为那是倒数第二张。小波已经示范过了。
learn-mao-twice-ask = 打出红桃9。
learn-mao-twice-hint = 接得上：都是红桃。
learn-mao-twice-wrong-fit = 方块Q既不是红桃，也不是2。
learn-mao-twice-wrong-draw = 快赢了：出牌，别摸。
learn-mao-twice-wrong-other = 先出牌，再说话。
learn-mao-last = 只剩一张了。快，趁三秒还没过，趁还没有人罚你！
learn-mao-last-ask = 说小波说过的那句话。
learn-mao-last-hint = “最后一张”：按 l 键。
learn-mao-last-wrong-name = 那个字还不能说！赢了的人才说。说早了要罚一张。
learn-mao-last-wrong-other = 不是这句。你手里只剩一张，大家都该听到。
learn-mao-win = 大林和小波摸了牌，巧兰和安娜出了方块。你手里有方块Q：正是第一次犯规得来的那一张。
learn-mao-win-ask = 打出最后一张。
learn-mao-win-hint = Q接得上10：都是方块。
learn-mao-win-wrong-draw = 现在还摸？只要出牌就行。
learn-mao-win-wrong-other = 先出牌。
learn-mao-name = 牌出完了。可还没有赢：现在，也只有现在，必须说出游戏的名字。五秒钟。
learn-mao-name-ask = 说出游戏的名字。
learn-mao-name-hint = “毛”：按 m 键。
learn-mao-name-wrong-twice = 最后一张是J才说两遍。别的牌这样说，等于没说。
learn-mao-name-wrong-last = 你已经没有牌了，那句话早该说。
learn-mao-name-wrong-other = 一个字，游戏的名字。不说就罚一张，这一局继续。
learn-mao-won =
    没有人反对，这一局是你的。最后一张不合适，这几秒里受了罚，或者该说的没说，都会使它作废。
    一局之后，大家都可以看到罚了什么、漏了什么，各依哪一条。
learn-mao-end =
    你已经够厉害了。赢满三局的人可以自定一条规则，管到全场结束；真正的毛，从这里才开始。
    与机器人玩一晚：{ $play }
    全部规则，逐条来看：{ $rules }
    和朋友在浏览器里玩：{ $web }
