# The pages around the table: who one is, tables to go on with, what a table is set to.

## The first page

pages-name-is = 你在各桌的名字：{ $name }
pages-name-taken = 这里已有人用这个名字，或极相近的名字，请另取一个。
pages-go-on = 接着打
pages-free = 空位：{ $count }
pages-refresh = 刷新
pages-quick = 与在场的人同桌
pages-quick-about = 坐进有空位的公开牌桌；若没有，就由你开一桌。
pages-join-about = 用别人发给你的链接，或别人念给你的八位数字。
pages-open-about = 先选规则，再把链接发给别人，或与机器人对局。

## Around every page

pages-newer = 本页有新版本。
pages-load = 加载

## The waiting room

pages-set = 本桌的规矩
pages-change = 更改设置
pages-save = 就这样打
pages-unusual = 与通常不同
pages-share = 发送链接
pages-only-here = 这个链接只有这台电脑打得开。要让同一网络中的人加入，请这样启动 Paper Tiger：{ $command }

## What a table is set to

pages-rules = 规则
pages-preset = { $preset ->
    [ming] 依明代牌谱
    [custom] 自行搭配
   *[source] 依两篇记述
}
pages-about-rules = 两者只差一项赔付：以百万贯得墩的赏。
pages-more = 更多选项
pages-of-the-game = 牌局
pages-of-the-table = 牌桌

pages-label-stake-min = 最低每注
pages-label-stake-max = 最高每注
pages-about-stake-max = 发牌之前，庄家在两者之间定一个偶数为注，本局所有赔付都按它计算。
pages-label-max-deals = 最多打几局
pages-about-max-deals = 人人都当过庄家，一场就结束；发牌满此次数也必定结束。
pages-label-exposed-discard = 明垫
pages-about-exposed-discard = 明出而捉不到的牌要付什么代价。若禁止，这样的牌只能扣下。
pages-label-hundred-bonus = 百万贯之赏
pages-about-hundred-bonus = 得几墩时，其中一墩以百万贯得来可计 3 注。
pages-label-sets = 百千尊万与空文
pages-about-sets = 四张都得墩的人计 3 + 4，还是只计 4。
pages-label-cut-card-is-upcard = 第一面张
pages-about-cut-card-is-upcard = 切牌时人人看到的就是它，还是重新洗牌后随机翻出。
pages-label-seating = 定座
pages-about-seating = 由什么决定谁先当庄家，打法不变。
pages-label-keep-seats = 座位
pages-about-keep-seats = 抽签是否也决定谁坐在谁旁边。

pages-label-bots = 空着的座位
pages-set-bots = { $value ->
    [none] 要等人来
    [random] 由随便出牌的机器人补上
   *[steady] 由打得好的机器人补上
}
pages-about-bots = 机器人在开始时入座。开局之前，人可以取代机器人。
pages-label-pace = 机器人思考
pages-set-pace = { $value ->
    [0] 完全不想
    [25] 几乎不想
    [100] 和人一样久
   *[other] 人所用时间的 { $value }%
}
pages-label-takeover = 有人离开时
pages-set-takeover = { $value ->
    [false] 全桌等候
   *[true] 由机器人代打
}
pages-about-takeover = 回来的人坐回原位接着打。若由机器人代打，别人也可以中途接手。
pages-label-clock = 每手时限
pages-set-clock = { $value ->
    [0] 不限
   *[other] { $value } 秒
}
pages-about-clock = 时间一到，若有机器人代打，这一手就由机器人出。
pages-label-time = { $place } 号座位的时限
pages-set-time = { $value ->
    [100] 和大家一样
   *[other] { $value }%
}
pages-about-time = 为看牌、阅读或操作需要更久的人：每手时限照此放长。
pages-label-grace = 断线
pages-set-grace = { $value ->
    [0] 立刻算离开
   *[other] { $value } 秒后算离开
}
pages-label-spectators = 旁观
pages-set-spectators = { $value ->
    [false] 不可旁观
   *[true] 有链接的人都可旁观
}
pages-about-spectators = 旁观的人只看得到桌上的牌，看不到手牌。
pages-label-delay = 旁观者看到牌局
pages-set-delay = { $value ->
    [0] 同时
   *[other] 晚 { $value } 秒
}
pages-about-delay = 晚一些，他们就无法给人支招。
pages-label-chat = 聊天
pages-set-chat = { $value ->
    [false] 没有
   *[true] 以文字，全桌可见
}
pages-label-public = 谁找得到这一桌
pages-set-public = { $value ->
    [true] 人人：列在公开列表上
   *[false] 有链接或桌号的人
}
