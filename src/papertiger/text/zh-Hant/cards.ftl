# Help on a card: its names, what is painted on it, what it is worth in a hand.

card-name-english = 英文：{ $name }
card-name-russian = 俄文：{ $name }
card-name-traditional = 繁體：{ $name }
card-name-simplified = 簡體：{ $name }
card-name-pinyin = 拼音：{ $name }
card-hero = 人物：{ $name }
card-figure = 圖樣：{ $name }

card-worth-rank = { $suit }：自大而小居第 { $place }，全門 { $all } 張。
card-worth-red = 十紅之一；一手八紅即成牌型 [MD-4.1]。
card-worth-lowest = 本門之極；四極在一手，三家各付 1 注 [MD-4.4]。
card-worth-upcard = 這是第一面張：本局無人持有。
card-worth-top = 本局賞牌：得兩墩以上者，以此牌得墩值 1 注 [MD-6.4]。
card-worth-top-of-suit = 本門之賞：得兩墩以上者，以此牌得墩值 1 注 [MD-6.4]。
card-worth-second = 若第二面張是 { $top }，明出此牌者付三家各 1 注 [MD-6.13]。
card-worth-hundred-short = 手有百萬貫，不足兩墩：+1 [MD-6.5]。
card-worth-hundred-lost = 得兩墩以上，而百萬貫未得墩：+2 [MD-6.6]。
card-worth-hundred-won = { $switch ->
    [two_or_more] 以百萬貫得墩，共得兩墩以上：+3，另兩閒家各付 1 注；莊家則連莊 [MD-6.7] [MD-6.12]。
   *[exactly_two] 以百萬貫得墩，恰得兩墩：+3，另兩閒家各付 1 注；莊家則連莊 [MD-6.7] [MD-6.12]。
}
card-worth-hundred-edge = 以百萬貫得墩，共得三墩以上：百萬貫不計 [MD-6.7]。
card-worth-hundred-meld = 持百萬貫者，別家牌型不必付注 [MD-4.2]。
card-worth-three-honours = 以尊萬萬貫、千萬貫、百萬貫各得一墩：+3 [MD-6.8]。
card-worth-four-honours = { $switch ->
    [dearest] 以尊萬萬貫、千萬貫、百萬貫、尊空沒文各得一墩：不計三張的 +3，改計 +4 [MD-6.9]。
   *[stack] 以尊萬萬貫、千萬貫、百萬貫、尊空沒文各得一墩：三張的 +3 之外再加 +4 [MD-6.9]。
}
card-worth-lead = 此刻：可以領出。
card-worth-beats = 此刻：能捉，這一墩便歸你。
card-worth-exposes = 此刻：捉不到 { $winning }，明出就是明墊。{ $fine }
card-worth-down-only = 此刻：只能扣著出。
