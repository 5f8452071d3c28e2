# Settling a hand that was played with real cards: what is asked and what does not fit.

score-welcome = 用实体牌打完了一局？回答几个问题，便可结算。
score-more-help = 输入 ? 看说明，b 回到上一题，q 退出。
score-help =
    指明玩家：座位号（0 至 3，逆时针）、名字，或名字的开头。
    指明牌：用代码，MM TM HM T90 … T20、M9 … M1、S9 … S1、C0 CH C1 … C9。
    每墩：谁得墩、用哪张牌，如 2 M9。减号表示没有人或没有。
    b 回到上一题，q 退出；单独输入时不会当作名字。# 之后的文字不读。
score-bye = 未作结算。后会有期。
score-seat = 座位 { $number }

## Questions

score-ask-names = 四家的名字，按逆时针顺序，用逗号隔开（输入 - 则用 { $names }）：
score-ask-banker = 谁坐庄（{ $players }）？
score-ask-stake = 每注多少，{ $low } 至 { $high } 的偶数：
score-ask-upcard = 第一面张：
score-ask-ended = 这一局怎样结束：打完、牌型，还是四极？
score-ask-second-upcard = 第二面张，即第一面张之下的一张：
score-ask-trick = 第 { $number } 墩，共 8 墩：谁得墩，用的哪张牌？
score-ask-exposed = 明垫：谁、哪张牌，用逗号隔开（如 2 C5，0 S3；没有则输入 -）：
score-ask-hundred = 百万贯 HM 发给了谁（若在底牌中，输入 -）？
score-ask-meld = 谁有牌型？
score-ask-hand = { $who } 的八张牌：
score-ask-meld-next = 还有谁有牌型（没有则输入 -）？
score-ask-first = 谁是首家？
score-ask-lowest = 谁有四极？

## Answers that may be typed, and what is said between

score-nobody-words = - – — － 无 没有 nobody none
score-back-words = 上一题 返回 b back
score-play-words = 打完 打 played play p 1
score-meld-words = 牌型 meld melds m 2
score-four-lowest-words = 四极 lowest four l 3
score-meld-is = { $who }：{ $meld }，值 { $worth }
score-next-banker = 下一局庄家：{ $who }
score-bank-redrawn = 重新抽牌，以大者坐庄，并重新发牌 [MD-4.4]。

## What does not fit

score-bad-names = 须有四个不同的名字，每个不超过 { $most } 个可显示的字符。
score-name-is-word = “{ $name }”不能作名字：{ $means ->
    [quit] 它表示退出。
    [help] 它用来看说明。
    [back] 它表示回到上一题。
    [nobody] 它表示没有人。
   *[seat] 数字是座位号。
}
score-name-begins = { $who }：请输入座位号 { $seat }，或把名字多写几个字；单独的“{ $word }”表示{ $means ->
    [quit] 退出。
    [help] 看说明。
   *[back] 回到上一题。
}
score-unknown-player = 没有“{ $text }”这一家；各家是 { $players }。
score-unknown-card = 没有“{ $text }”这张牌；牌用代码表示，如 MM、T90、M9、S1、C0、CH。
score-unknown-ending = 看不懂“{ $text }”：请输入打完、牌型或四极。
score-expected-owned = 这里要写一家和一张牌，如 2 M9，而不是“{ $text }”。
score-same-upcard = { $card } 是第一面张；第二面张应是另一张牌。
score-is-upcard = { $card } 是面张，在底牌中，没有人打过 [MD-3.3]。
score-won-already = { $card } 已经得过一墩。
score-barred = { $who } 前七墩一墩未得，第八墩便不能赢 [MD-5.6]。
score-only-led = { $card } 捉不到剩下的任何一张牌，只有领出才能得墩；而这一墩由 { $who } 领出 [MD-5.3]。
score-exposed-won = { $card } 得了墩，不是明垫 [MD-5.5]。
score-card-twice = { $card } 写了两次。
score-no-room = { $who } 没有哪一墩可以明垫 { $cards }：那一墩须由别家领出、别家得墩，而这张牌又捉不到 [MD-5.5]。
score-hand-known = { $who } 的八张牌都已知道，其中没有这一张。
score-meld-shown = { $who } 的牌型已经亮出。
score-no-lowest = { $card } 是面张，所以没有人有四极 [MD-4.4]。
score-not-eight = 须是八张不同的牌，现有 { $found } 张。
score-elsewhere = { $card } 不可能在这里：它是面张，或在已经亮出的手牌中。
score-no-meld = 这八张牌不成牌型 [MD-4.1]。
