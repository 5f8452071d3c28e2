# The lesson of Madiao, step by step: lessons/madiao.toml says what each step is.
# The players are You, Feng (right), Pan (across, the banker) and Li (left), as in play.ftl.

learn-madiao-part-cards = 认牌
learn-madiao-part-deal = 发牌
learn-madiao-part-play = 打牌
learn-madiao-part-settlement = 结算
learn-madiao-part-end = 往后

## The cards

learn-madiao-welcome =
    马吊，明代的纸老虎之戏。你将打完一局，边打边学，约需十分钟。
    四人同桌，用四十张画着钱的牌。一家坐庄，三家同斗一庄。这局潘之恒坐庄，在你对面；冯梦龙在你右手，黎遂球在你左手，依次向右轮转。潘之恒已定每注 2 文。
    尽管放手试：出得不合适，会告诉你缘故，牌仍回到手里。
learn-madiao-suits =
    牌分四门，各有大小，由大到小：
    十字：MM、TM、HM，然后 T90、T80，直到 T20。
    万字：M9 到 M1。
    索子：S9 到 S1。
    文钱：C0、CH，然后 C1、C2，直到 C9。
    这些是代码。MM 是尊万万贯，TM 是千万贯，HM 是百万贯；C0 是空没文，CH 是半文钱。要当心文钱：大小是倒过来的，钱越少，牌越大。
learn-madiao-cash = 先拿文钱试试，谁都在这里错过一回。
learn-madiao-cash-ask = 下面哪一张最大？
learn-madiao-cash-answer-1 = C2 二钱
learn-madiao-cash-answer-2 = C5 五钱
learn-madiao-cash-answer-3 = C9 九钱
learn-madiao-cash-wrong-2 = 五比九少，所以 C5 大过 C9。可是还有一张更少。
learn-madiao-cash-wrong-3 = 换作别门，不错。在文钱里，九钱却是最小的一张。
learn-madiao-cash-hint = 钱越少，牌越大。

## The deal

learn-madiao-deal =
    每家八张，余下八张是底牌，翻过来，亮出最下面一张：S9，这叫面张，它不参加打牌。
    面张还决定谁先出。九点，由庄家的对家起，所以由你先领出。
    看看手牌：三张好牌，HM、S8、C3；另外五张平常。
learn-madiao-tops = 每门最大的一张是赏牌：MM、M9、S9、C0。用赏牌得一墩，值 1 注。但这一局有一张成了面张，不能得墩，于是同门第二大的那张代它做赏牌。
learn-madiao-tops-ask = 你手里哪一张是本局的赏牌？
learn-madiao-tops-answer-1 = HM 百万贯
learn-madiao-tops-answer-2 = S8 八索
learn-madiao-tops-answer-3 = C9 九钱
learn-madiao-tops-wrong-1 = 百万贯另有妙用，后面就会看到。但它上面还有 MM 和 TM，不是赏牌。
learn-madiao-tops-wrong-3 = 是九，却是文钱的九：这一门里最小的一张。
learn-madiao-tops-hint = 面张是 S9。紧挨在它下面的是哪一张？
learn-madiao-minimum = 所以 S8 这一局是赏牌。那么要争什么？八墩之中，以两墩为本。不足两墩，付 1 注，赏牌也不算数；得两墩叫正本，不赔；三墩以上，得 1 注。
learn-madiao-hundred =
    你手里还有 HM，百万贯。用它得一墩，而且全局恰得两墩，庄家付你 3 注，另外两家各付 1 注。得三墩，百万贯就一文不值。
    打算这样打：S8 得一墩，百万贯得一墩，然后一墩也不多要。

## The play

learn-madiao-lead = 第一墩由你领出。领出的牌要明出，它是哪一门，这一墩就是哪一门。然后向右依次每家出一张。不必跟同门，也不必捉牌。
learn-madiao-lead-ask = 先拿稳得的一墩：领出你的赏牌。
learn-madiao-lead-hint = S9 是面张，所以场上的索子以 S8 为最大。
learn-madiao-lead-wrong-hundred = MM 和 TM 还在别家手里，都捉得到百万贯。这样就白丢了。
learn-madiao-lead-wrong-six = S6 不一定能得：上面还有 S7，而它不在你手里。
learn-madiao-lead-wrong-other = 可以这样领，但别家有同门更大的牌。先拿稳得的一墩。
learn-madiao-sloughs = 三张牌背！谁也捉不到 S8，就各把一张没用的牌扣着出，这叫灭。扣牌不能得墩，是什么牌，结算之前谁也不知道。这一墩归你；谁得墩，下一墩就由谁领出。
learn-madiao-draw = 现在替百万贯开路。MM 和 TM 还在，它就不安稳。给那两家一张可以捉的牌。
learn-madiao-draw-ask = 领出一张舍得的十字。
learn-madiao-draw-hint = 你有两张十字：HM 和 T50。
learn-madiao-draw-wrong-hundred = 太早了：会被 MM 或 TM 捉去，百万贯就再也得不了墩。
learn-madiao-draw-wrong-six = S6 引不出 MM 和 TM：它们只能捉本门，也就是十字。
learn-madiao-draw-wrong-three = C3 留着，等有人领出文钱。要引出 MM 和 TM，只有十字才行。
learn-madiao-draw-wrong-nine = C9 留着，最小的牌也有用处。要引出 MM 和 TM，只有十字才行。
learn-madiao-draw-wrong-other = 万字引不出 MM 和 TM：名字里虽有万，它们却是十字。
learn-madiao-beaten =
    成了：冯梦龙用 T70 捉了 T50，潘之恒又用 TM 捉了 T70。明出、与领出同门、又大过这一墩里所有同门的牌，才算捉到。最后捉到的人得墩。
    TM 出了，现在百万贯上面只剩 MM。
learn-madiao-exposed =
    潘之恒领出 C6，再看黎遂球：C8 压 C6，还是明出。八比六多，可这是文钱，C8 捉不到。
    明出而捉不到，叫明垫，要扣出牌者 2 注。若是扣着出，本来不花一文。
learn-madiao-beat = 轮到你了。现在是 C6 最大，而你有一张更大的。
learn-madiao-beat-ask = 捉住它。
learn-madiao-beat-hint = 在文钱里，三大过六。把 C3 明出。
learn-madiao-beat-wrong-nine = C9 比 C6 小。明出就和黎遂球一样，成了明垫：2 注。
learn-madiao-beat-wrong-exposes = 这张不是文钱，捉不到 C6。明出就是明垫：2 注。
learn-madiao-beat-wrong-down = 捉得到也可以不捉，改为扣牌。不过能得墩的牌，此时正好一试：文钱不是常有人领的。
learn-madiao-partners = 冯梦龙有 C1，把这一墩捉了去。不要紧：他和你一样，是斗庄的。最后三家各自只同庄家结算，冯梦龙赢的，由潘之恒付。
learn-madiao-slough = 冯梦龙领出 MM，十字里最大的一张，谁也捉不到。这正好：MM 和 TM 都出了，场上的十字再没有大过百万贯的。潘之恒和黎遂球都扣了牌。
learn-madiao-slough-ask = 扣掉一张小的万字。
learn-madiao-slough-hint = M2 或 M4，扣着出。
learn-madiao-slough-wrong-hundred-up = 百万贯捉不到 MM。这样既是明垫，又丢了百万贯。
learn-madiao-slough-wrong-exposes = 捉不到 MM，明出就是明垫：2 注。同一张牌扣着出，不花一文。
learn-madiao-slough-wrong-hundred = 百万贯可不能扣！余下的十字数它最大，马上就要用到。
learn-madiao-slough-wrong-nine = C9 留着。等一会儿，你要一张包输的牌。
learn-madiao-slough-wrong-six = S6 也许还能得一墩，小万字就难了。先扔最不值的。
learn-madiao-strike = 冯梦龙又领出十字，T80。潘之恒和黎遂球扣了牌，你最后出。
learn-madiao-strike-ask = 拿下这一墩。
learn-madiao-strike-hint = 百万贯 HM，明出。
learn-madiao-strike-wrong-exposes = 这张捉不到 T80，明出就是明垫。你有一张捉得到的。
learn-madiao-strike-wrong-hundred = 扣着出什么也得不到。百万贯要明出：你后面没有人了。
learn-madiao-strike-wrong-down = 也可以，但等的就是这一刻：百万贯捉得到 T80，而且你后面没有人了。
learn-madiao-enough =
    两墩到手，其中一墩用的是百万贯：正合心意。
    若得第三墩，多 1 注，却丢了百万贯的赏：潘之恒的 3 注，还有冯梦龙、黎遂球各 1 注。所以从现在起，你要输。马吊就是这样有趣。
learn-madiao-lose = 由你领出，要让别家捉去才好。
learn-madiao-lose-ask = 领出最稳输的一张。
learn-madiao-lose-hint = 哪一张在本门里最小？想想文钱。
learn-madiao-lose-wrong-six = 索子里只有 S7 还捉得到 S6。它的主人若不肯捉，你就得了第三墩。
learn-madiao-lose-wrong-myriad = 也许有人捉，但 C9 更稳：它在本门最小，随便哪张文钱都捉得到。
learn-madiao-refrain = C9 被冯梦龙的 C7 捉了，C7 又被潘之恒的 CH 半文钱捉了。现在潘之恒领出 S3，黎遂球扣牌。
learn-madiao-refrain-ask = 你捉得到 S3。要捉吗？
learn-madiao-refrain-hint = 不要第三墩：随便扣一张。
learn-madiao-refrain-wrong-six = 若冯梦龙捉不到 S6，你就得了第三墩，百万贯便一文不值。扣一张牌吧。
learn-madiao-refrain-wrong-exposes = 明出就是明垫：2 注。扣着出不花一文。
learn-madiao-barred = 第七墩冯梦龙用 S7 得了，又领出 M7，是最后一墩。黎遂球一墩还没有，这里规则很严：前七墩一墩未得的，第八墩无论拿着多大的牌都不能赢，只能扣着出。黎遂球扣了牌，是什么，待会儿就知道。
learn-madiao-last = 你只剩一张，捉不到 M7。
learn-madiao-last-ask = 把它出掉：哪一面朝上呢？
learn-madiao-last-hint = 扣着出。
learn-madiao-last-wrong-exposes = 明出就是明垫：最后一墩还要赔 2 注。

## Who pays whom

learn-madiao-ledger = 这一局打完，牌都摊开了。黎遂球最后扣的是 M9，万字的赏牌：留到后来，已经晚了。谁付给谁，一笔一行，写明缘由和条文；括号里是钱数，每注 2 文。一起来看。
learn-madiao-yours = 这是你的。S8 以赏牌得一墩：1 注。百万贯得一墩，而你恰得两墩：3 注。都由潘之恒付，因为三家各自同庄家结算。
learn-madiao-others =
    冯梦龙得四墩：三墩以上 1 注，用 MM 得墩又 1 注。
    黎遂球一墩没有：未正本 1 注，明垫 C8 又 2 注，都付给潘之恒。
    潘之恒得两墩，没有赏牌：不赢不赔。庄家若有所得，就要由你们三家各自照付。
learn-madiao-from-others = 三家之间只有这一笔：百万贯得墩，另外两家也各付你 1 注。
learn-madiao-third = 假如你当时用 S6 捉了 S3，得了第三墩呢？
learn-madiao-third-ask = 那么百万贯值多少？
learn-madiao-third-answer-1 = 潘之恒 3 注，另外两家各 1 注
learn-madiao-third-answer-2 = 1 注
learn-madiao-third-answer-3 = 一文不值
learn-madiao-third-wrong-1 = 那是恰得两墩才有的。
learn-madiao-third-wrong-2 = 1 注是三墩本身的，有没有百万贯都一样。
learn-madiao-third-hint = 恰得两墩才有赏。
learn-madiao-second-upcard = 最后还有一奇。拿开面张，下面是 C0，文钱的赏牌。谁明出过这一门第二大的 CH，就要付另外三家各 1 注。潘之恒事先无从知道，这就是运气了。
learn-madiao-result =
    这就是一局，以钱数计。三家斗一庄，这回庄家输了。
    下一局由黎遂球坐庄，他在潘之恒的右手。四家都坐过庄，全场才结束。
learn-madiao-end =
    你已经会打了。这局没遇到的，以后一见便知：有的手牌好到当场就赢，那叫牌型；有五张同门的人可以要求重发。
    与三个机器人打一场：{ $play }
    全部规则，逐条来看：{ $rules }
    和朋友在浏览器里打：{ $web }
