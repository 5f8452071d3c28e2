# Help on a card: its names, what is painted on it, what it is worth in a hand.

card-name-english = 英文：{ $name }
card-name-russian = 俄文：{ $name }
card-name-traditional = 繁体：{ $name }
card-name-simplified = 简体：{ $name }
card-name-pinyin = 拼音：{ $name }
card-hero = 人物：{ $name }
card-figure = 图样：{ $name }

card-worth-rank = { $suit }：自大而小居第 { $place }，全门 { $all } 张。
card-worth-red = 十红之一；一手八红即成牌型 [MD-4.1]。
card-worth-lowest = 本门之极；四极在一手，三家各付 1 注 [MD-4.4]。
card-worth-upcard = 这是第一面张：本局无人持有。
card-worth-top = 本局赏牌：得两墩以上者，以此牌得墩值 1 注 [MD-6.4]。
card-worth-top-of-suit = 本门之赏：得两墩以上者，以此牌得墩值 1 注 [MD-6.4]。
card-worth-second = 若第二面张是 { $top }，明出此牌者付三家各 1 注 [MD-6.13]。
card-worth-hundred-short = 手有百万贯，不足两墩：+1 [MD-6.5]。
card-worth-hundred-lost = 得两墩以上，而百万贯未得墩：+2 [MD-6.6]。
card-worth-hundred-won = { $switch ->
    [two_or_more] 以百万贯得墩，共得两墩以上：+3，另两闲家各付 1 注；庄家则连庄 [MD-6.7] [MD-6.12]。
   *[exactly_two] 以百万贯得墩，恰得两墩：+3，另两闲家各付 1 注；庄家则连庄 [MD-6.7] [MD-6.12]。
}
card-worth-hundred-edge = 以百万贯得墩，共得三墩以上：百万贯不计 [MD-6.7]。
card-worth-hundred-meld = 持百万贯者，别家牌型不必付注 [MD-4.2]。
card-worth-three-honours = 以尊万万贯、千万贯、百万贯各得一墩：+3 [MD-6.8]。
card-worth-four-honours = { $switch ->
    [dearest] 以尊万万贯、千万贯、百万贯、尊空没文各得一墩：不计三张的 +3，改计 +4 [MD-6.9]。
   *[stack] 以尊万万贯、千万贯、百万贯、尊空没文各得一墩：三张的 +3 之外再加 +4 [MD-6.9]。
}
card-worth-lead = 此刻：可以领出。
card-worth-beats = 此刻：能捉，这一墩便归你。
card-worth-exposes = 此刻：捉不到 { $winning }，明出就是明垫。{ $fine }
card-worth-down-only = 此刻：只能扣着出。
