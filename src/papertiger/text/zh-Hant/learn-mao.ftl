# The lesson of Mao, step by step: lessons/mao.toml says what each step is.
# The players are You, and Ann, Bo, Cleo and Dan, as in learn.ftl, clockwise from you.

learn-mao-part-begin = 第一張牌之前
learn-mao-part-pay = 第一張罰牌
learn-mao-part-cards = 有作用的牌
learn-mao-part-call = 罰別人
learn-mao-part-jack = 萬能的J
learn-mao-part-order = 程序問題
learn-mao-part-win = 取勝
learn-mao-part-end = 往後

## Before the first card

learn-mao-welcome =
    毛用普通撲克牌來玩：誰先出完手裡的牌，誰就贏這一局。不過它是說話的遊戲：有些話必須說，有些話不許說，誰犯了規就得一張罰牌。
    你要像大家一樣來學：付代價。桌上沒有什麼會亮起來提醒你。每句話、每個動作都有自己的鍵，位置從不改變；打字說出來也行。
learn-mao-dealt =
    安娜、小波、巧蘭、大林從你起按順時針坐成一圈。大林給每人發了五張牌。牌都扣著，誰也不去碰：第一張牌處理完之前看牌，要罰一張。
    先看大林做什麼。
learn-mao-look = 大林翻開了黑桃9，還說了一句話。請記住。現在可以拿起手牌了，別人都已拿起。
learn-mao-look-ask = 看看你的牌。
learn-mao-look-hint = 按 u 鍵。
learn-mao-look-wrong-other = 先拿起手牌：沒看過牌，誰也不能出牌。

## The first card to pay

learn-mao-play = 發牌人的左邊先出，也就是你。可以出一張與最上面那張同花色或同點數的牌，或者從牌堆摸一張。限時七秒；在課程裡，時間會等你。
learn-mao-play-ask = 打出黑桃5，看看會怎樣。
learn-mao-play-hint = 選中它，打出去：它和9都是黑桃。
learn-mao-play-wrong-nine = 紅心9也合適：9接9。不過後面還要用它。先出黑桃5。
learn-mao-play-wrong-fit = 這張既不是黑桃，也不是9。這是誤出：牌要收回，再加一張。
learn-mao-play-wrong-draw = 不出而摸牌，隨時都可以。但你要的是牌少，不是牌多，而且手裡有合適的。
learn-mao-play-wrong-named = 你聽得很仔細！報牌可以早於出牌一秒之內。不過先看看不說會怎樣：出牌吧。
learn-mao-play-wrong-other = 現在這樣沒有用：輪到你出牌。
learn-mao-paid =
    小波給了你一張罰牌，也說了緣由：誰出黑桃，誰就要報出牌名，比如「黑桃5」。一開始大林就是這樣做的。出牌之後有三秒鐘。
    從牌堆來的一張牌，是每一次犯規的代價。現在輪到你說一句話，有禮貌的人都會說。
learn-mao-paid-ask = 別人給了東西，該說什麼？
learn-mao-paid-hint = 「謝謝」：按 t 鍵。
learn-mao-paid-wrong-late = 已經晚了：三秒過去，牌也給了。
learn-mao-paid-wrong-costs = 小心！這樣還要再罰一張：沒有人贏之前，不許說遊戲的名字，也不許隨便提問。
learn-mao-paid-wrong-words = 這張桌上可以隨便聊，但現在該說的是另一句。
learn-mao-paid-wrong-other = 做別的之前，先有一句話要說。
learn-mao-thanked = 說得對。每次受罰都要在七秒之內道謝，罰錯了也一樣。不謝就再罰一張，那一張也要謝。

## Cards that do something

learn-mao-sevens = 牌已繞了一圈。看看桌上：巧蘭出了7，大林又接了一張7。7之後的人要麼也出7，要麼每張7摸兩張。
learn-mao-sevens-ask = 兩張7就是四張牌。有更好的辦法嗎？
learn-mao-sevens-hint = 你有方塊7。
learn-mao-sevens-wrong-draw = 可以，要摸四張。可你有7。
learn-mao-sevens-wrong-seven = 7還在接的時候，只能出7，或者摸牌。別的都是誤出，同花色也不行。
learn-mao-sevens-wrong-other = 這樣，那些7也不會消失。

## Calling others

learn-mao-call = 加上你的一共三張7，安娜摸了六張。小波出了牌，接著巧蘭出了黑桃3。你聽見什麼了嗎？過了好幾秒，誰也沒說話。誰發現犯規，誰就可以罰一張，並且必須說出緣由。
learn-mao-call-ask = 罰巧蘭一張，緣由要對。
learn-mao-call-hint = 按 p，再按巧蘭的鍵 4，再按緣由「沒有報黑桃」的鍵 e。純文字行裡：penalty 4 e。
learn-mao-call-wrong-penalty = 罰牌要罰對人、說對緣由。罰錯了，牌可能回到你手裡。
learn-mao-call-wrong-say = 黑桃是巧蘭出的，只有巧蘭能報。
learn-mao-call-wrong-other = 這沒有用。有人犯了規，發現的是你。
learn-mao-bad-call = 巧蘭向你道了謝，多了一張牌；大林出了牌。這時大林罰安娜一張，說她提了問題。可安娜一個字也沒說！罰錯了，任何第三個人都可以把牌退給罰的人。
learn-mao-bad-call-ask = 替安娜說句話：罰錯了該怎麼說？
learn-mao-bad-call-hint = 「誤判」：按 b 鍵。
learn-mao-bad-call-wrong-thanks = 道謝的該是安娜，牌不是給你的。
learn-mao-bad-call-wrong-play = 確實輪到你。不過先幫安娜一把。
learn-mao-bad-call-wrong-other = 這幫不了安娜。

## The jack

learn-mao-jack = 牌退給了大林，歸他了。安娜還是說了謝謝：罰錯了也要謝。現在輪到你。J可以接在任何牌上，只是不能接J。出J的人要用手指按住它，叫一門花色，然後才放手。
learn-mao-jack-ask = 按住，打出梅花J。
learn-mao-jack-hint = 選中J，按空白鍵。純文字行裡：hold JC。
learn-mao-jack-wrong-finger = 不按住就等於馬上放手，那時誰先叫花色就歸誰，不歸你。
learn-mao-jack-wrong-fit = 接紅心3，要紅心或3。紅心你有，但先留著：先出J。
learn-mao-jack-wrong-draw = 不用摸：J可以接在任何牌上。
learn-mao-jack-wrong-other = 輪到你：出J，手指按住。
learn-mao-suit = J在你手指下面。你叫哪一門花色，下一張就得是哪一門。你手裡哪一門最多？
learn-mao-suit-ask = 叫一門對你有利的花色。
learn-mao-suit-hint = 你有紅心2和紅心9：按 h 鍵。
learn-mao-suit-wrong-release = 還不行：沒叫花色就放手，誰先叫就歸誰。
learn-mao-suit-wrong-suit = 哪一門都可以叫。不過你有兩張紅心，那一門卻沒有。
learn-mao-suit-wrong-other = 先叫花色，趁手指還在J上。
learn-mao-release = 那就紅心。沒放手之前，還可以改。
learn-mao-release-ask = 放開J。
learn-mao-release-hint = 按 r 鍵。
learn-mao-release-wrong-other = 把手指從J上拿開：在這之前誰也不能出牌。
learn-mao-round =
    這一圈很快。安娜跟了紅心。小波的A跳過了巧蘭。大林的8掉轉了方向，現在往另一邊輪：從巧蘭到小波，到安娜，再到你。
    還有，聽見小波說什麼了嗎？他手裡只剩一張了。

## A point of order

learn-mao-order = 輪到你，你一定有問題想問。可是提問要罰一張，和別的犯規一樣；除非有人提出程序問題，這誰都可以提，什麼時候都行。
learn-mao-order-ask = 提出程序問題。
learn-mao-order-hint = 按 o 鍵。
learn-mao-order-wrong-question = 這正好要罰一張。先提程序問題，再問。
learn-mao-order-wrong-other = 牌不急：先提程序問題。
learn-mao-ask = 現在一切都停下來：牌不動，不罰牌，手牌都扣著。什麼都可以說，連平時禁說的遊戲名字也可以。
learn-mao-ask-ask = 隨便問點什麼。
learn-mao-ask-hint = 打一句話：先按 /。純文字行裡：say，後面寫要說的話。
learn-mao-ask-wrong-look = 程序問題裡誰也不許看牌：一結束就要罰一張。
learn-mao-ask-wrong-other = 程序問題裡不行。說點什麼吧。
learn-mao-end-order = 小波算是回答了。三秒沒人說話之後，提出程序問題的人可以結束它。三秒已過。
learn-mao-end-order-ask = 結束它。
learn-mao-end-order-hint = 按 e 鍵。
learn-mao-end-order-wrong-look = 還不行：要先結束。現在看牌要罰一張。
learn-mao-end-order-wrong-other = 程序問題還沒完，要由你來結束。
learn-mao-again = 結束了，時間又走起來。你的牌還扣著。
learn-mao-again-ask = 再拿起來。
learn-mao-again-hint = 和先前一樣，按 u 鍵。
learn-mao-again-wrong-other = 先拿起手牌。

## Winning

learn-mao-two = 還剩三張：兩張紅心，和第一次受罰得來的方塊Q。接安娜的紅心4，哪張紅心都行。但要留意2：出2的人可以再出一次。
learn-mao-two-ask = 哪張紅心能讓你連出兩次？
learn-mao-two-hint = 紅心2。
learn-mao-two-wrong-nine = 合適。可這樣一來，2後面就沒有牌好接了；先出2，再接9。
learn-mao-two-wrong-fit = 方塊Q既不是紅心，也不是4。
learn-mao-two-wrong-draw = 快贏了：出牌，別摸。
learn-mao-two-wrong-other = 輪到你：出紅心。
learn-mao-twice = 還是輪到你，接你自己的2。出下一張時有話要說，因為那是倒數第二張。小波已經示範過了。
learn-mao-twice-ask = 打出紅心9。
learn-mao-twice-hint = 接得上：都是紅心。
learn-mao-twice-wrong-fit = 方塊Q既不是紅心，也不是2。
learn-mao-twice-wrong-draw = 快贏了：出牌，別摸。
learn-mao-twice-wrong-other = 先出牌，再說話。
learn-mao-last = 只剩一張了。快，趁三秒還沒過，趁還沒有人罰你！
learn-mao-last-ask = 說小波說過的那句話。
learn-mao-last-hint = 「最後一張」：按 l 鍵。
learn-mao-last-wrong-name = 那個字還不能說！贏了的人才說。說早了要罰一張。
learn-mao-last-wrong-other = 不是這句。你手裡只剩一張，大家都該聽到。
learn-mao-win = 大林和小波摸了牌，巧蘭和安娜出了方塊。你手裡有方塊Q：正是第一次犯規得來的那一張。
learn-mao-win-ask = 打出最後一張。
learn-mao-win-hint = Q接得上10：都是方塊。
learn-mao-win-wrong-draw = 現在還摸？只要出牌就行。
learn-mao-win-wrong-other = 先出牌。
learn-mao-name = 牌出完了。可還沒有贏：現在，也只有現在，必須說出遊戲的名字。五秒鐘。
learn-mao-name-ask = 說出遊戲的名字。
learn-mao-name-hint = 「毛」：按 m 鍵。
learn-mao-name-wrong-twice = 最後一張是J才說兩遍。別的牌這樣說，等於沒說。
learn-mao-name-wrong-last = 你已經沒有牌了，那句話早該說。
learn-mao-name-wrong-other = 一個字，遊戲的名字。不說就罰一張，這一局繼續。
learn-mao-won =
    沒有人反對，這一局是你的。最後一張不合適，這幾秒裡受了罰，或者該說的沒說，都會使它作廢。
    一局之後，大家都可以看到罰了什麼、漏了什麼，各依哪一條。
learn-mao-end =
    你已經夠厲害了。贏滿三局的人可以自定一條規則，管到全場結束；真正的毛，從這裡才開始。
    與機器人玩一晚：{ $play }
    全部規則，逐條來看：{ $rules }
    和朋友在瀏覽器裡玩：{ $web }
