# The pages around the table: who one is, tables to go on with, what a table is set to.

## The first page

pages-name-is = 你在各桌的名字：{ $name }
pages-name-taken = 這裡已有人用這個名字，或極相近的名字，請另取一個。
pages-go-on = 接著打
pages-free = 空位：{ $count }
pages-refresh = 重新整理
pages-quick = 與在場的人同桌
pages-quick-about = 坐進有空位的公開牌桌；若沒有，就由你開一桌。
pages-join-about = 用別人傳給你的連結，或別人念給你的八位數字。
pages-open-about = 先選規則，再把連結傳給別人，或與機器人對局。

## Around every page

pages-newer = 本頁有新版本。
pages-load = 載入

## The waiting room

pages-set = 本桌的規矩
pages-change = 更改設定
pages-save = 就這樣打
pages-unusual = 與通常不同
pages-share = 傳送連結
pages-only-here = 這個連結只有這臺電腦打得開。要讓同一網路中的人加入，請這樣啟動 Paper Tiger：{ $command }

## What a table is set to

pages-rules = 規則
pages-preset = { $preset ->
    [ming] 依明代牌譜
    [custom] 自行搭配
   *[source] 依兩篇記述
}
pages-about-rules = 兩者只差一項賠付：以百萬貫得墩的賞。
pages-more = 更多選項
pages-of-the-game = 牌局
pages-of-the-table = 牌桌

pages-label-stake-min = 最低每注
pages-label-stake-max = 最高每注
pages-about-stake-max = 發牌之前，莊家在兩者之間定一個偶數為注，本局所有賠付都按它計算。
pages-label-max-deals = 最多打幾局
pages-about-max-deals = 人人都當過莊家，一場就結束；發牌滿此次數也必定結束。
pages-label-exposed-discard = 明墊
pages-about-exposed-discard = 明出而捉不到的牌要付什麼代價。若禁止，這樣的牌只能扣下。
pages-label-hundred-bonus = 百萬貫之賞
pages-about-hundred-bonus = 得幾墩時，其中一墩以百萬貫得來可計 3 注。
pages-label-sets = 百千尊萬與空文
pages-about-sets = 四張都得墩的人計 3 + 4，還是只計 4。
pages-label-cut-card-is-upcard = 第一面張
pages-about-cut-card-is-upcard = 切牌時人人看到的就是它，還是重新洗牌後隨機翻出。
pages-label-seating = 定座
pages-about-seating = 由什麼決定誰先當莊家，打法不變。
pages-label-keep-seats = 座位
pages-about-keep-seats = 抽籤是否也決定誰坐在誰旁邊。

pages-label-bots = 空著的座位
pages-set-bots = { $value ->
    [none] 要等人來
    [random] 由隨便出牌的機器人補上
   *[steady] 由打得好的機器人補上
}
pages-about-bots = 機器人在開始時入座。開局之前，人可以取代機器人。
pages-label-pace = 機器人思考
pages-set-pace = { $value ->
    [0] 完全不想
    [25] 幾乎不想
    [100] 和人一樣久
   *[other] 人所用時間的 { $value }%
}
pages-label-takeover = 有人離開時
pages-set-takeover = { $value ->
    [false] 全桌等候
   *[true] 由機器人代打
}
pages-about-takeover = 回來的人坐回原位接著打。若由機器人代打，別人也可以中途接手。
pages-label-clock = 每手時限
pages-set-clock = { $value ->
    [0] 不限
   *[other] { $value } 秒
}
pages-about-clock = 時間一到，若有機器人代打，這一手就由機器人出。
pages-label-time = { $place } 號座位的時限
pages-set-time = { $value ->
    [100] 和大家一樣
   *[other] { $value }%
}
pages-about-time = 為看牌、閱讀或操作需要更久的人：每手時限照此放長。
pages-label-grace = 斷線
pages-set-grace = { $value ->
    [0] 立刻算離開
   *[other] { $value } 秒後算離開
}
pages-label-spectators = 旁觀
pages-set-spectators = { $value ->
    [false] 不可旁觀
   *[true] 有連結的人都可旁觀
}
pages-about-spectators = 旁觀的人只看得到桌上的牌，看不到手牌。
pages-label-delay = 旁觀者看到牌局
pages-set-delay = { $value ->
    [0] 同時
   *[other] 晚 { $value } 秒
}
pages-about-delay = 晚一些，他們就無法給人支招。
pages-label-chat = 聊天
pages-set-chat = { $value ->
    [false] 沒有
   *[true] 以文字，全桌可見
}
pages-label-public = 誰找得到這一桌
pages-set-public = { $value ->
    [true] 人人：列在公開清單上
   *[false] 有連結或桌號的人
}
