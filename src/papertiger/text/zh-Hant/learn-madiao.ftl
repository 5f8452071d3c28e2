# The lesson of Madiao, step by step: lessons/madiao.toml says what each step is.
# The players are You, Feng (right), Pan (across, the banker) and Li (left), as in play.ftl.

learn-madiao-part-cards = 認牌
learn-madiao-part-deal = 發牌
learn-madiao-part-play = 打牌
learn-madiao-part-settlement = 結算
learn-madiao-part-end = 往後

## The cards

learn-madiao-welcome =
    馬弔，明代的紙老虎之戲。你將打完一局，邊打邊學，約需十分鐘。
    四人同桌，用四十張畫著錢的牌。一家坐莊，三家同鬥一莊。這局潘之恆坐莊，在你對面；馮夢龍在你右手，黎遂球在你左手，依次向右輪轉。潘之恆已定每注 2 文。
    儘管放手試：出得不合適，會告訴你緣故，牌仍回到手裡。
learn-madiao-suits =
    牌分四門，各有大小，由大到小：
    十字：MM、TM、HM，然後 T90、T80，直到 T20。
    萬字：M9 到 M1。
    索子：S9 到 S1。
    文錢：C0、CH，然後 C1、C2，直到 C9。
    這些是代碼。MM 是尊萬萬貫，TM 是千萬貫，HM 是百萬貫；C0 是空沒文，CH 是半文錢。要當心文錢：大小是倒過來的，錢越少，牌越大。
learn-madiao-cash = 先拿文錢試試，誰都在這裡錯過一回。
learn-madiao-cash-ask = 下面哪一張最大？
learn-madiao-cash-answer-1 = C2 二錢
learn-madiao-cash-answer-2 = C5 五錢
learn-madiao-cash-answer-3 = C9 九錢
learn-madiao-cash-wrong-2 = 五比九少，所以 C5 大過 C9。可是還有一張更少。
learn-madiao-cash-wrong-3 = 換作別門，不錯。在文錢裡，九錢卻是最小的一張。
learn-madiao-cash-hint = 錢越少，牌越大。

## The deal

learn-madiao-deal =
    每家八張，餘下八張是底牌，翻過來，亮出最下面一張：S9，這叫面張，它不參加打牌。
    面張還決定誰先出。九點，由莊家的對家起，所以由你先領出。
    看看手牌：三張好牌，HM、S8、C3；另外五張平常。
learn-madiao-tops = 每門最大的一張是賞牌：MM、M9、S9、C0。用賞牌得一墩，值 1 注。但這一局有一張成了面張，不能得墩，於是同門第二大的那張代它做賞牌。
learn-madiao-tops-ask = 你手裡哪一張是本局的賞牌？
learn-madiao-tops-answer-1 = HM 百萬貫
learn-madiao-tops-answer-2 = S8 八索
learn-madiao-tops-answer-3 = C9 九錢
learn-madiao-tops-wrong-1 = 百萬貫另有妙用，後面就會看到。但它上面還有 MM 和 TM，不是賞牌。
learn-madiao-tops-wrong-3 = 是九，卻是文錢的九：這一門裡最小的一張。
learn-madiao-tops-hint = 面張是 S9。緊挨在它下面的是哪一張？
learn-madiao-minimum = 所以 S8 這一局是賞牌。那麼要爭什麼？八墩之中，以兩墩為本。不足兩墩，付 1 注，賞牌也不算數；得兩墩叫正本，不賠；三墩以上，得 1 注。
learn-madiao-hundred =
    你手裡還有 HM，百萬貫。用它得一墩，而且全局恰得兩墩，莊家付你 3 注，另外兩家各付 1 注。得三墩，百萬貫就一文不值。
    打算這樣打：S8 得一墩，百萬貫得一墩，然後一墩也不多要。

## The play

learn-madiao-lead = 第一墩由你領出。領出的牌要明出，它是哪一門，這一墩就是哪一門。然後向右依次每家出一張。不必跟同門，也不必捉牌。
learn-madiao-lead-ask = 先拿穩得的一墩：領出你的賞牌。
learn-madiao-lead-hint = S9 是面張，所以場上的索子以 S8 為最大。
learn-madiao-lead-wrong-hundred = MM 和 TM 還在別家手裡，都捉得到百萬貫。這樣就白丟了。
learn-madiao-lead-wrong-six = S6 不一定能得：上面還有 S7，而它不在你手裡。
learn-madiao-lead-wrong-other = 可以這樣領，但別家有同門更大的牌。先拿穩得的一墩。
learn-madiao-sloughs = 三張牌背！誰也捉不到 S8，就各把一張沒用的牌扣著出，這叫滅。扣牌不能得墩，是什麼牌，結算之前誰也不知道。這一墩歸你；誰得墩，下一墩就由誰領出。
learn-madiao-draw = 現在替百萬貫開路。MM 和 TM 還在，它就不安穩。給那兩家一張可以捉的牌。
learn-madiao-draw-ask = 領出一張捨得的十字。
learn-madiao-draw-hint = 你有兩張十字：HM 和 T50。
learn-madiao-draw-wrong-hundred = 太早了：會被 MM 或 TM 捉去，百萬貫就再也得不了墩。
learn-madiao-draw-wrong-six = S6 引不出 MM 和 TM：它們只能捉本門，也就是十字。
learn-madiao-draw-wrong-three = C3 留著，等有人領出文錢。要引出 MM 和 TM，只有十字才行。
learn-madiao-draw-wrong-nine = C9 留著，最小的牌也有用處。要引出 MM 和 TM，只有十字才行。
learn-madiao-draw-wrong-other = 萬字引不出 MM 和 TM：名字裡雖有萬，它們卻是十字。
learn-madiao-beaten =
    成了：馮夢龍用 T70 捉了 T50，潘之恆又用 TM 捉了 T70。明出、與領出同門、又大過這一墩裡所有同門的牌，才算捉到。最後捉到的人得墩。
    TM 出了，現在百萬貫上面只剩 MM。
learn-madiao-exposed =
    潘之恆領出 C6，再看黎遂球：C8 壓 C6，還是明出。八比六多，可這是文錢，C8 捉不到。
    明出而捉不到，叫明墊，要扣出牌者 2 注。若是扣著出，本來不花一文。
learn-madiao-beat = 輪到你了。現在是 C6 最大，而你有一張更大的。
learn-madiao-beat-ask = 捉住它。
learn-madiao-beat-hint = 在文錢裡，三大過六。把 C3 明出。
learn-madiao-beat-wrong-nine = C9 比 C6 小。明出就和黎遂球一樣，成了明墊：2 注。
learn-madiao-beat-wrong-exposes = 這張不是文錢，捉不到 C6。明出就是明墊：2 注。
learn-madiao-beat-wrong-down = 捉得到也可以不捉，改為扣牌。不過能得墩的牌，此時正好一試：文錢不是常有人領的。
learn-madiao-partners = 馮夢龍有 C1，把這一墩捉了去。不要緊：他和你一樣，是鬥莊的。最後三家各自只同莊家結算，馮夢龍贏的，由潘之恆付。
learn-madiao-slough = 馮夢龍領出 MM，十字裡最大的一張，誰也捉不到。這正好：MM 和 TM 都出了，場上的十字再沒有大過百萬貫的。潘之恆和黎遂球都扣了牌。
learn-madiao-slough-ask = 扣掉一張小的萬字。
learn-madiao-slough-hint = M2 或 M4，扣著出。
learn-madiao-slough-wrong-hundred-up = 百萬貫捉不到 MM。這樣既是明墊，又丟了百萬貫。
learn-madiao-slough-wrong-exposes = 捉不到 MM，明出就是明墊：2 注。同一張牌扣著出，不花一文。
learn-madiao-slough-wrong-hundred = 百萬貫可不能扣！餘下的十字數它最大，馬上就要用到。
learn-madiao-slough-wrong-nine = C9 留著。等一會兒，你要一張包輸的牌。
learn-madiao-slough-wrong-six = S6 也許還能得一墩，小萬字就難了。先扔最不值的。
learn-madiao-strike = 馮夢龍又領出十字，T80。潘之恆和黎遂球扣了牌，你最後出。
learn-madiao-strike-ask = 拿下這一墩。
learn-madiao-strike-hint = 百萬貫 HM，明出。
learn-madiao-strike-wrong-exposes = 這張捉不到 T80，明出就是明墊。你有一張捉得到的。
learn-madiao-strike-wrong-hundred = 扣著出什麼也得不到。百萬貫要明出：你後面沒有人了。
learn-madiao-strike-wrong-down = 也可以，但等的就是這一刻：百萬貫捉得到 T80，而且你後面沒有人了。
learn-madiao-enough =
    兩墩到手，其中一墩用的是百萬貫：正合心意。
    若得第三墩，多 1 注，卻丟了百萬貫的賞：潘之恆的 3 注，還有馮夢龍、黎遂球各 1 注。所以從現在起，你要輸。馬弔就是這樣有趣。
learn-madiao-lose = 由你領出，要讓別家捉去才好。
learn-madiao-lose-ask = 領出最穩輸的一張。
learn-madiao-lose-hint = 哪一張在本門裡最小？想想文錢。
learn-madiao-lose-wrong-six = 索子裡只有 S7 還捉得到 S6。它的主人若不肯捉，你就得了第三墩。
learn-madiao-lose-wrong-myriad = 也許有人捉，但 C9 更穩：它在本門最小，隨便哪張文錢都捉得到。
learn-madiao-refrain = C9 被馮夢龍的 C7 捉了，C7 又被潘之恆的 CH 半文錢捉了。現在潘之恆領出 S3，黎遂球扣牌。
learn-madiao-refrain-ask = 你捉得到 S3。要捉嗎？
learn-madiao-refrain-hint = 不要第三墩：隨便扣一張。
learn-madiao-refrain-wrong-six = 若馮夢龍捉不到 S6，你就得了第三墩，百萬貫便一文不值。扣一張牌吧。
learn-madiao-refrain-wrong-exposes = 明出就是明墊：2 注。扣著出不花一文。
learn-madiao-barred = 第七墩馮夢龍用 S7 得了，又領出 M7，是最後一墩。黎遂球一墩還沒有，這裡規則很嚴：前七墩一墩未得的，第八墩無論拿著多大的牌都不能贏，只能扣著出。黎遂球扣了牌，是什麼，待會兒就知道。
learn-madiao-last = 你只剩一張，捉不到 M7。
learn-madiao-last-ask = 把它出掉：哪一面朝上呢？
learn-madiao-last-hint = 扣著出。
learn-madiao-last-wrong-exposes = 明出就是明墊：最後一墩還要賠 2 注。

## Who pays whom

learn-madiao-ledger = 這一局打完，牌都攤開了。黎遂球最後扣的是 M9，萬字的賞牌：留到後來，已經晚了。誰付給誰，一筆一行，寫明緣由和條文；括號裡是錢數，每注 2 文。一起來看。
learn-madiao-yours = 這是你的。S8 以賞牌得一墩：1 注。百萬貫得一墩，而你恰得兩墩：3 注。都由潘之恆付，因為三家各自同莊家結算。
learn-madiao-others =
    馮夢龍得四墩：三墩以上 1 注，用 MM 得墩又 1 注。
    黎遂球一墩沒有：未正本 1 注，明墊 C8 又 2 注，都付給潘之恆。
    潘之恆得兩墩，沒有賞牌：不贏不賠。莊家若有所得，就要由你們三家各自照付。
learn-madiao-from-others = 三家之間只有這一筆：百萬貫得墩，另外兩家也各付你 1 注。
learn-madiao-third = 假如你當時用 S6 捉了 S3，得了第三墩呢？
learn-madiao-third-ask = 那麼百萬貫值多少？
learn-madiao-third-answer-1 = 潘之恆 3 注，另外兩家各 1 注
learn-madiao-third-answer-2 = 1 注
learn-madiao-third-answer-3 = 一文不值
learn-madiao-third-wrong-1 = 那是恰得兩墩才有的。
learn-madiao-third-wrong-2 = 1 注是三墩本身的，有沒有百萬貫都一樣。
learn-madiao-third-hint = 恰得兩墩才有賞。
learn-madiao-second-upcard = 最後還有一奇。拿開面張，下面是 C0，文錢的賞牌。誰明出過這一門第二大的 CH，就要付另外三家各 1 注。潘之恆事先無從知道，這就是運氣了。
learn-madiao-result =
    這就是一局，以錢數計。三家鬥一莊，這回莊家輸了。
    下一局由黎遂球坐莊，他在潘之恆的右手。四家都坐過莊，全場才結束。
learn-madiao-end =
    你已經會打了。這局沒遇到的，以後一見便知：有的手牌好到當場就贏，那叫牌型；有五張同門的人可以要求重發。
    與三個機器人打一場：{ $play }
    全部規則，逐條來看：{ $rules }
    和朋友在瀏覽器裡打：{ $web }
