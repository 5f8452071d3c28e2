# What happens at a Madiao table, why something is refused, and what a payment is for.

## Events. $who is a player's name.

event-cards-drawn = { $who }：抽到 { $card }
event-dice-rolled = { $who }：掷出 { $first } 和 { $second }
event-players-seated = 座次（逆时针）：{ $players }
event-banker-chosen = 庄家：{ $who }
event-stake-named = { $who }：定每注 { $stake }
event-pack-shuffled = { $who }：洗牌
event-pack-cut = { $who }：切起 { $depth } 张，亮出 { $card }；首家：{ $first }
event-hand-dealt = 每家八张，首家：{ $first }
event-upcard-shown = 第一面张：{ $card }
event-upcard-shown-tops = 本局赏牌：{ $cards }
event-meld-declared = { $who }：亮出牌型“{ $meld }”，值 { $worth }：{ $cards }
event-four-lowest-declared = { $who }：亮出四极，其余三家付注，重新发牌
event-redeal-demanded = { $who }：有五张以上同门，要求重发
event-card-played-led = { $who }：领出 { $card }
event-card-played-beat = { $who }：以 { $card } 捉牌
event-card-played-exposed = { $who }：明垫 { $card }
event-slough-seen = { $who }：扣牌一张
event-slough-seen-own = { $who }：扣牌 { $card }
event-trick-taken = 第 { $number } 墩归{ $who }：{ $card }
event-second-upcard-shown = 第二面张：{ $card }
event-hand-settled-play = 本局打完，各家付注如下：
event-hand-settled-meld = 凭牌型赢得此局，各家付注如下：
event-hand-settled-four-lowest = 四极，各家付注如下：
event-hand-settled-nobody-pays = 各家互不付注。
event-hand-settled-shown-hand = 手牌（{ $who }）：{ $cards }
event-hand-settled-shown-stock = 底牌：{ $cards }
event-hand-settled-shown-sloughs = 扣牌（{ $who }）：{ $cards }
event-hand-settled-result = 本局输赢：{ $scores }
event-hand-settled-totals = 全场累计：{ $scores }
event-match-ended-all-served = 全场结束：各家都已坐过庄。
event-match-ended-max-deals = 全场结束：发牌次数已达上限。

meld-four-highest = 四尊
meld-four-highest-hundred = 四尊带百万
meld-flush-tens = 十字清一色
meld-flush-tens-hundred = 十字清一色带百万
meld-flush-myriads = 万字清一色
meld-flush-strings = 索子清一色
meld-flush-cash = 文钱清一色
meld-eight-reds = 八红
meld-eight-reds-hundred = 八红带百万
meld-exact-reds = 四尊四极八红

suit-T = 十字
suit-M = 万字
suit-S = 索子
suit-C = 文钱

## Lists; the quotes keep the space

list-separator = { "、" }
scores-separator = { "，" }

## The switches of the rules, and the bots

switch-seating = { $value ->
    [dice] 掷骰定座
   *[draw] 抽牌定座
}
switch-keep-seats = { $value ->
    [true] 座位不变，只抽庄家
   *[false] 按抽签入座
}
switch-cut-card-is-upcard = { $value ->
    [false] 第一面张与切牌无关
   *[true] 切出之牌即第一面张
}
switch-exposed-discard = { $value ->
    [two_to_each] 明垫付每家 2 注
    [two_to_banker] 明垫付庄家 2 注
    [forbid] 禁止明垫
   *[value] 明垫扣本局 2 注
}
switch-hundred-bonus = { $value ->
    [two_or_more] 得两墩以上百万贯有赏
   *[exactly_two] 恰得两墩时百万贯有赏
}
switch-sets = { $value ->
    [dearest] 百千尊万与空文四张代替三张
   *[stack] 百千尊万与空文四张另加计
}
switch-max-deals = 至多 { $value } 次发牌

bot-random = 随机
bot-steady = 稳健

## Payments: one line each

payment-line = { $payment }；{ $about }

payment = { $payer } → { $payee }：{ $stakes } 注（{ $money }）
payment-for = { $earner }：{ $reason }
stakes-worth = { $stakes } 注

reason-MD-4-2 = 牌型
reason-MD-4-4 = 四极
reason-MD-5-5 = 明垫 { $card }
reason-MD-6-2 = 不足两墩，未正本
reason-MD-6-3 = 得三墩以上
reason-MD-6-4 = 以赏牌 { $card } 得墩
reason-MD-6-5 = 手有百万贯，不足两墩
reason-MD-6-6 = 手有百万贯，而百万贯未得墩
reason-MD-6-7 = 以百万贯得墩
reason-MD-6-8 = 以尊万万贯、千万贯、百万贯各得一墩
reason-MD-6-9 = 以尊万万贯、千万贯、百万贯、尊空没文各得一墩
reason-MD-6-10 = 八墩全得，大满贯
reason-MD-6-12 = 以百万贯得墩，另两闲家亦付
reason-MD-6-13 = 第二面张是赏牌，而 { $card } 已明出

## Why a move is refused

refused-not-now = 现在不能这样做。{ $phase ->
    [seating] 正在抽牌定座。
    [stake] 等庄家定注。
    [shuffle] 正在洗牌。
    [reshuffle] 正在洗牌。
    [cut] 等发牌者切牌。
    [redeal] 正在逐家询问是否要求重发。
    [over] 全场已结束。
   *[play] 正在打牌。
}
refused-out-of-turn = 还没轮到你：现在轮到 { $turn }。
refused-bad-stake = 每注不能定为 { $stake }：须是 { $low } 至 { $high } 的偶数。
refused-bad-cut = 不能切起 { $depth } 张：须切起 { $low } 至 { $high } 张。
refused-no-five-of-a-suit = 手中有五张以上同门，才能要求重发。
refused-not-held = 你手中没有 { $card }。
refused-lead-face-down = 领出须明出：任选一张，牌面朝上。
ask-barred-from-last-trick = 轮到你：前七墩一墩未得，第八墩便不能赢，只能扣牌 [MD-5.6]。
refused-barred-from-last-trick = 前七墩一墩未得，第八墩便不能赢：{ $card } 只能扣着出。
refused-exposed-discard-forbidden = { $card } 捉不到 { $winning }，此桌又不许明垫：只能扣着出。
refused-no-chance-wanted = 现在不必洗牌，也不必掷骰。
refused-not-a-permutation = 需要 { $n } 个数的排列。

## What is wrong with a hand given as JSON

hand-not-json = 第 { $line } 行第 { $column } 列：不是 JSON。
hand-not-an-object = 牌局须是 JSON 对象，不能是 { $found }。
hand-missing-key = 缺少“{ $key }”。
hand-unknown-key = 牌局中没有“{ $key }”；想写的大概是“{ $meant }”。
hand-wrong-game = “game”须是 "madiao"，不能是 { $found }。
hand-bad-seat = “{ $key }”须是座位号 0 至 3，不能是 { $found }。
hand-not-four-hands = “hands”须是四家手牌的数组，不能是 { $found }。
hand-not-a-list = “{ $key }”须是数组，不能是 { $found }。
hand-unknown-card = { $where } 的 { $found } 不是牌。
hand-wrong-count = { $where } 须有 { $count } 张牌，现有 { $found } 张。
hand-card-twice = { $card } 重复：既在 { $before }，又在 { $where }。
hand-options-not-an-object = “options”须是对象，不能是 { $found }。
hand-unknown-option = 没有 { $key } 这个选项。
hand-bad-option = 选项“{ $key }”不能是 { $found }；可用的值：{ $allowed }。
hand-bad-play = 每次出牌须写成 [座位号, 牌, "up" 或 "down"]，不能是 { $found }。
hand-bad-face = 出牌须是 "up"（明出）或 "down"（扣牌），不能是 { $found }。
hand-too-many-plays = 一局共出 { $most } 张牌，这一张多出来了。
hand-out-of-turn = 座位 { $seat } 出牌失序：该轮到座位 { $turn }。
hand-not-held = 座位 { $seat } 没有发到 { $card }。
hand-played-already = 座位 { $seat } 的 { $card } 已经打出。
hand-play-after-declaration = 此局在领出第一张之前已因亮牌而结束，不能再出牌。
hand-lead-face-down = 领出须明出。
hand-barred-from-last-trick = 前七墩一墩未得者，第八张须扣着出，而 { $card } 是明出的。
hand-exposed-discard-forbidden = { $card } 捉不到 { $winning }，而选项不许明垫。
