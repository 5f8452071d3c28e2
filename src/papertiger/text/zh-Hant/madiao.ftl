# What happens at a Madiao table, why something is refused, and what a payment is for.

## Events. $who is a player's name.

event-cards-drawn = { $who }：抽到 { $card }
event-dice-rolled = { $who }：擲出 { $first } 和 { $second }
event-players-seated = 座次（逆時針）：{ $players }
event-banker-chosen = 莊家：{ $who }
event-stake-named = { $who }：定每注 { $stake }
event-pack-shuffled = { $who }：洗牌
event-pack-cut = { $who }：切起 { $depth } 張，亮出 { $card }；首家：{ $first }
event-hand-dealt = 每家八張，首家：{ $first }
event-upcard-shown = 第一面張：{ $card }
event-upcard-shown-tops = 本局賞牌：{ $cards }
event-meld-declared = { $who }：亮出牌型「{ $meld }」，值 { $worth }：{ $cards }
event-four-lowest-declared = { $who }：亮出四極，其餘三家付注，重新發牌
event-redeal-demanded = { $who }：有五張以上同門，要求重發
event-card-played-led = { $who }：領出 { $card }
event-card-played-beat = { $who }：以 { $card } 捉牌
event-card-played-exposed = { $who }：明墊 { $card }
event-slough-seen = { $who }：扣牌一張
event-slough-seen-own = { $who }：扣牌 { $card }
event-trick-taken = 第 { $number } 墩歸{ $who }：{ $card }
event-second-upcard-shown = 第二面張：{ $card }
event-hand-settled-play = 本局打完，各家付注如下：
event-hand-settled-meld = 憑牌型贏得此局，各家付注如下：
event-hand-settled-four-lowest = 四極，各家付注如下：
event-hand-settled-nobody-pays = 各家互不付注。
event-hand-settled-shown-hand = 手牌（{ $who }）：{ $cards }
event-hand-settled-shown-stock = 底牌：{ $cards }
event-hand-settled-shown-sloughs = 扣牌（{ $who }）：{ $cards }
event-hand-settled-result = 本局輸贏：{ $scores }
event-hand-settled-totals = 全場累計：{ $scores }
event-match-ended-all-served = 全場結束：各家都已坐過莊。
event-match-ended-max-deals = 全場結束：發牌次數已達上限。

meld-four-highest = 四尊
meld-four-highest-hundred = 四尊帶百萬
meld-flush-tens = 十字清一色
meld-flush-tens-hundred = 十字清一色帶百萬
meld-flush-myriads = 萬字清一色
meld-flush-strings = 索子清一色
meld-flush-cash = 文錢清一色
meld-eight-reds = 八紅
meld-eight-reds-hundred = 八紅帶百萬
meld-exact-reds = 四尊四極八紅

suit-T = 十字
suit-M = 萬字
suit-S = 索子
suit-C = 文錢

## Lists; the quotes keep the space

list-separator = { "、" }
scores-separator = { "，" }

## The switches of the rules, and the bots

switch-seating = { $value ->
    [dice] 擲骰定座
   *[draw] 抽牌定座
}
switch-keep-seats = { $value ->
    [true] 座位不變，只抽莊家
   *[false] 按抽籤入座
}
switch-cut-card-is-upcard = { $value ->
    [false] 第一面張與切牌無關
   *[true] 切出之牌即第一面張
}
switch-exposed-discard = { $value ->
    [two_to_each] 明墊付每家 2 注
    [two_to_banker] 明墊付莊家 2 注
    [forbid] 禁止明墊
   *[value] 明墊扣本局 2 注
}
switch-hundred-bonus = { $value ->
    [two_or_more] 得兩墩以上百萬貫有賞
   *[exactly_two] 恰得兩墩時百萬貫有賞
}
switch-sets = { $value ->
    [dearest] 百千尊萬與空文四張代替三張
   *[stack] 百千尊萬與空文四張另加計
}
switch-max-deals = 至多 { $value } 次發牌

bot-random = 隨機
bot-steady = 穩健

## Payments: one line each

payment-line = { $payment }；{ $about }

payment = { $payer } → { $payee }：{ $stakes } 注（{ $money }）
payment-for = { $earner }：{ $reason }
stakes-worth = { $stakes } 注

reason-MD-4-2 = 牌型
reason-MD-4-4 = 四極
reason-MD-5-5 = 明墊 { $card }
reason-MD-6-2 = 不足兩墩，未正本
reason-MD-6-3 = 得三墩以上
reason-MD-6-4 = 以賞牌 { $card } 得墩
reason-MD-6-5 = 手有百萬貫，不足兩墩
reason-MD-6-6 = 手有百萬貫，而百萬貫未得墩
reason-MD-6-7 = 以百萬貫得墩
reason-MD-6-8 = 以尊萬萬貫、千萬貫、百萬貫各得一墩
reason-MD-6-9 = 以尊萬萬貫、千萬貫、百萬貫、尊空沒文各得一墩
reason-MD-6-10 = 八墩全得，大滿貫
reason-MD-6-12 = 以百萬貫得墩，另兩閒家亦付
reason-MD-6-13 = 第二面張是賞牌，而 { $card } 已明出

## Why a move is refused

refused-not-now = 現在不能這樣做。{ $phase ->
    [seating] 正在抽牌定座。
    [stake] 等莊家定注。
    [shuffle] 正在洗牌。
    [reshuffle] 正在洗牌。
    [cut] 等發牌者切牌。
    [redeal] 正在逐家詢問是否要求重發。
    [over] 全場已結束。
   *[play] 正在打牌。
}
refused-out-of-turn = 還沒輪到你：現在輪到 { $turn }。
refused-bad-stake = 每注不能定為 { $stake }：須是 { $low } 至 { $high } 的偶數。
refused-bad-cut = 不能切起 { $depth } 張：須切起 { $low } 至 { $high } 張。
refused-no-five-of-a-suit = 手中有五張以上同門，才能要求重發。
refused-not-held = 你手中沒有 { $card }。
refused-lead-face-down = 領出須明出：任選一張，牌面朝上。
ask-barred-from-last-trick = 輪到你：前七墩一墩未得，第八墩便不能贏，只能扣牌 [MD-5.6]。
refused-barred-from-last-trick = 前七墩一墩未得，第八墩便不能贏：{ $card } 只能扣著出。
refused-exposed-discard-forbidden = { $card } 捉不到 { $winning }，此桌又不許明墊：只能扣著出。
refused-no-chance-wanted = 現在不必洗牌，也不必擲骰。
refused-not-a-permutation = 需要 { $n } 個數的排列。

## What is wrong with a hand given as JSON

hand-not-json = 第 { $line } 行第 { $column } 列：不是 JSON。
hand-not-an-object = 牌局須是 JSON 物件，不能是 { $found }。
hand-missing-key = 缺少「{ $key }」。
hand-unknown-key = 牌局中沒有「{ $key }」；想寫的大概是「{ $meant }」。
hand-wrong-game = 「game」須是 "madiao"，不能是 { $found }。
hand-bad-seat = 「{ $key }」須是座位號 0 至 3，不能是 { $found }。
hand-not-four-hands = 「hands」須是四家手牌的陣列，不能是 { $found }。
hand-not-a-list = 「{ $key }」須是陣列，不能是 { $found }。
hand-unknown-card = { $where } 的 { $found } 不是牌。
hand-wrong-count = { $where } 須有 { $count } 張牌，現有 { $found } 張。
hand-card-twice = { $card } 重複：既在 { $before }，又在 { $where }。
hand-options-not-an-object = 「options」須是物件，不能是 { $found }。
hand-unknown-option = 沒有 { $key } 這個選項。
hand-bad-option = 選項「{ $key }」不能是 { $found }；可用的值：{ $allowed }。
hand-bad-play = 每次出牌須寫成 [座位號, 牌, "up" 或 "down"]，不能是 { $found }。
hand-bad-face = 出牌須是 "up"（明出）或 "down"（扣牌），不能是 { $found }。
hand-too-many-plays = 一局共出 { $most } 張牌，這一張多出來了。
hand-out-of-turn = 座位 { $seat } 出牌失序：該輪到座位 { $turn }。
hand-not-held = 座位 { $seat } 沒有發到 { $card }。
hand-played-already = 座位 { $seat } 的 { $card } 已經打出。
hand-play-after-declaration = 此局在領出第一張之前已因亮牌而結束，不能再出牌。
hand-lead-face-down = 領出須明出。
hand-barred-from-last-trick = 前七墩一墩未得者，第八張須扣著出，而 { $card } 是明出的。
hand-exposed-discard-forbidden = { $card } 捉不到 { $winning }，而選項不許明墊。
