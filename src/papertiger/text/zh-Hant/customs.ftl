# Made-up rules read back: a message for each word of their language (docs/customs.md).

## Around the words

custom-rule = 規則 { $id }：「{ $text }」
custom-rule-judged = 這條規則機器聽不出來：由玩家自己判罰。
custom-blank = …
custom-quoted = 「{ $text }」
custom-bracketed = （{ $what }）
custom-noted = { $what }（{ $notes }）
custom-note-separator = { "；" }
custom-list-separator = { "、" }
custom-or-separator = { "或" }
custom-part = { $when }：如果{ $if }，則{ $then }。
custom-part-if-none = { $when }：{ $then }。
custom-part-separator = { "；然後" }
custom-part-when-always-separator = { "；" }

## What is counted

custom-unit-seconds = { $n } 秒
custom-unit-card-laid = 往前數第 { $n } 張牌
custom-unit-card-laid-0 = 這張牌
custom-unit-card-laid-1 = 前一張牌
custom-unit-card-laid-of = 往前數第 { $n } 張牌
custom-unit-card-laid-of-0 = 這張牌
custom-unit-card-laid-of-1 = 前一張牌
custom-unit-card-taken = 棄牌堆頂往下數第 { $above } 張牌
custom-unit-card-taken-0 = 這張牌
custom-unit-card-taken-1 = 棄牌堆頂的牌
custom-unit-card-taken-of = 棄牌堆頂往下數第 { $above } 張牌
custom-unit-card-taken-of-0 = 這張牌
custom-unit-card-taken-of-1 = 棄牌堆頂的牌
custom-unit-card-pile = 棄牌堆頂往下數第 { $n } 張牌
custom-unit-card-pile-0 = 棄牌堆頂的牌
custom-unit-card-pile-1 = 棄牌堆頂下面那張牌
custom-unit-card-pile-of = 棄牌堆頂往下數第 { $n } 張牌
custom-unit-card-pile-of-0 = 棄牌堆頂的牌
custom-unit-card-pile-of-1 = 棄牌堆頂下面那張牌

## Cards

custom-cards = { $suits }的{ $ranks_a }
custom-cards-suits-none = { $ranks_a }
custom-cards-suits-HD = 紅色的{ $ranks }
custom-cards-suits-SC = 黑色的{ $ranks }
custom-cards-ranks-one = { $suits_of }{ $ranks_a }
custom-cards-ranks-one-suits-none = { $ranks_a }
custom-cards-ranks-one-suits-HD = 紅色的{ $ranks }
custom-cards-ranks-one-suits-SC = 黑色的{ $ranks }
custom-cards-ranks-none = { $suits_a }
custom-cards-ranks-none-suits-none = 任意一張牌
custom-cards-ranks-none-suits-HD = 紅色的牌
custom-cards-ranks-none-suits-SC = 黑色的牌
custom-rank-A = A
custom-rank-A-a = A
custom-rank-2 = 2
custom-rank-2-a = 2
custom-rank-3 = 3
custom-rank-3-a = 3
custom-rank-4 = 4
custom-rank-4-a = 4
custom-rank-5 = 5
custom-rank-5-a = 5
custom-rank-6 = 6
custom-rank-6-a = 6
custom-rank-7 = 7
custom-rank-7-a = 7
custom-rank-8 = 8
custom-rank-8-a = 8
custom-rank-9 = 9
custom-rank-9-a = 9
custom-rank-10 = 10
custom-rank-10-a = 10
custom-rank-J = J
custom-rank-J-a = J
custom-rank-Q = Q
custom-rank-Q-a = Q
custom-rank-K = K
custom-rank-K-a = K
custom-suit-S = 黑桃
custom-suit-S-a = 黑桃
custom-suit-S-of = 黑桃
custom-suit-H = 紅心
custom-suit-H-a = 紅心
custom-suit-H-of = 紅心
custom-suit-D = 方塊
custom-suit-D-a = 方塊
custom-suit-D-of = 方塊
custom-suit-C = 梅花
custom-suit-C-a = 梅花
custom-suit-C-of = 梅花
custom-quality-rank = 點數
custom-quality-suit = 花色
custom-quality-colour = 顏色
custom-quality-parity = 奇偶
custom-quality-card = 點數和花色

## When

custom-when-always = 任何時候
custom-when-attempted = 有玩家要出牌時
custom-when-played = 有玩家出牌後
custom-when-drawn = 有玩家從牌堆摸牌後
custom-when-picked-up = 有玩家手裡多了一張牌時（摸牌、罰牌或因規則）
custom-when-skipped = 有玩家被跳過時
custom-when-penalised = 有玩家被罰牌時
custom-when-spoke = 有玩家說了遊戲用語以外的話時
custom-when-gestured = 有玩家做出動作（{ $name }）時
custom-when-turn = 輪到一名玩家時
custom-when-hand = 有玩家的手牌增到、減到 { $size } 張或越過這個數時
custom-when-hand-way-down = 有玩家的手牌減到 { $size } 張或更少時
custom-when-hand-way-up = 有玩家的手牌增到 { $size } 張或更多時
custom-when-won = 有玩家打出最後一張牌時
custom-when-chose = 有玩家作出選擇{ $name }後
custom-way-down = 減少
custom-way-up = 增加
custom-way-either = 增加或減少

## Gestures

custom-gesture-knock = 敲桌子
custom-gesture-bow = 鞠躬
custom-gesture-tap = 點棄牌堆
custom-gesture-slap = 拍桌子
custom-gesture-stand = 站起來
custom-gesture-snap = 彈手指
custom-gesture-straighten = 理齊棄牌堆

## If

custom-if-all = { $of }
custom-if-all-of-one = 以下全部成立：（{ $of }）
custom-if-all-separator = { "，並且" }
custom-if-any = { $of }
custom-if-any-of-one = 以下有一項成立：（{ $of }）
custom-if-any-separator = { "，或者" }
custom-if-not = 並非（{ $of }）
custom-if-card = { $back }是{ $among }
custom-if-card-among-none = 有{ $back }
custom-if-card-not = { $back }不是{ $among }
custom-if-card-not-among-none = 沒有{ $back }
custom-if-alike = { $back_of }與{ $other_of }的{ $quality }相同
custom-if-alike-not = { $back_of }與{ $other_of }的{ $quality }不同
custom-if-compare = { $left }{ $order }{ $right }
custom-if-one-of = { $number }是 { $of }
custom-if-one-of-not = { $number }不是 { $of }
custom-if-pattern = 最近的幾張牌從舊到新按{ $quality }排成{ $letters }（同字母相同，異字母不同）
custom-if-marked = { $who_of_any }有標記{ $mark }
custom-if-same-player = { $who_one }就是{ $other_one }
custom-if-says = 剛才的話裡有{ $words }
custom-if-says-not = 剛才的話裡沒有{ $words }
custom-if-clockwise = 按順時針方向出牌
custom-if-clockwise-not = 按逆時針方向出牌
custom-order-equal = 等於
custom-order-unequal = 不等於
custom-order-less = 小於
custom-order-more = 大於
custom-order-at-least = 至少為
custom-order-at-most = 至多為

## Numbers

custom-number-value = { $back_of }的牌值
custom-number-suit = { $back_of }的花色號（黑桃 1、紅心 2、方塊 3、梅花 4）
custom-number-first-value = 本局第一張牌的牌值
custom-number-hand-size = { $who_of_first }的手牌張數
custom-number-highest = { $who_of_first }手牌中最大的牌值
custom-number-players = 玩家人數
custom-number-kept = { $who_of_first }的數字{ $name }
custom-number-kept-who-none = 數字{ $name }
custom-number-run-of = 到{ $card_of }為止符合「{ $cards }」的連續張數
custom-number-run-alike = 到{ $card_of }為止{ $quality }相同的連續張數
custom-number-run-unlike = 到{ $card_of }為止{ $quality }連續改變的次數
custom-number-climb = 到{ $card_of }為止牌值連續恰好加 { $step } 的次數
custom-number-climb-step-0 = 到{ $card_of }為止牌值連續變大的次數
custom-number-climb-step-negative = 到{ $card_of }為止牌值連續恰好減 { $step_size } 的次數
custom-number-since-play = { $card_before_of }打出後經過的毫秒數
custom-number-sum = { $left }{ $by }{ $right }
custom-number-sum-by-over = { $left }除以{ $right }（捨去餘數）
custom-number-sum-by-modulo = { $left }除以{ $right }的餘數
custom-number-sum-by-apart = { $left }與{ $right }之差的絕對值
custom-operator-plus = 加
custom-operator-minus = 減
custom-operator-times = 乘
custom-operator-over = 除以
custom-operator-modulo = 除以後的餘數
custom-operator-apart = 之差

## Players

custom-who-actor = 該玩家
custom-who-actor-of = 該玩家
custom-who-beside = 按出牌方向往下數第 { $places } 位玩家
custom-who-beside-places-1 = 下一位玩家
custom-who-beside-places--1 = 上一位玩家
custom-who-beside-places-negative = 按出牌方向往回數第 { $places_size } 位玩家
custom-who-beside-of = 按出牌方向往下數第 { $places } 位玩家
custom-who-beside-of-places-1 = 下一位玩家
custom-who-beside-of-places--1 = 上一位玩家
custom-who-beside-of-places-negative = 按出牌方向往回數第 { $places_size } 位玩家
custom-who-left = 按順時針數第 { $places } 位玩家
custom-who-left-places-negative = 按逆時針數第 { $places_size } 位玩家
custom-who-left-of = 按順時針數第 { $places } 位玩家
custom-who-left-of-places-negative = 按逆時針數第 { $places_size } 位玩家
custom-who-everybody = 每個人
custom-who-everybody-first = 所有人中的第一位
custom-who-everybody-one = 所有人中的一位
custom-who-everybody-of = 每個人
custom-who-everybody-of-first = 所有人中的第一位
custom-who-everybody-of-any = 任何一人
custom-who-others = 其他每位玩家
custom-who-others-first = 其他玩家中的第一位
custom-who-others-one = 其他玩家中的一位
custom-who-others-of = 其他每位玩家
custom-who-others-of-first = 其他玩家中的第一位
custom-who-others-of-any = 其他任何一位玩家
custom-who-chosen = 選擇{ $name }所選的玩家
custom-who-chosen-of = 選擇{ $name }所選的玩家
custom-who-bearer = 每位有標記{ $mark }的玩家
custom-who-bearer-first = 第一位有標記{ $mark }的玩家
custom-who-bearer-one = 有標記{ $mark }的玩家中的一位
custom-who-bearer-of = 每位有標記{ $mark }的玩家
custom-who-bearer-of-first = 第一位有標記{ $mark }的玩家
custom-who-bearer-of-any = 任何一位有標記{ $mark }的玩家
custom-who-last-to-play = { $card_of }之前最後打出過「{ $cards }」的玩家
custom-who-last-to-play-of = { $card_of }之前最後打出過「{ $cards }」的玩家

## Then

custom-do-say = { $who }須在 { $within }內說{ $phrases }
custom-do-say-note-number = { "{" }number{ "}" } 指{ $number }
custom-do-say-note-again = { "{" }again{ "}" } 指把{ $again }說那麼多遍
custom-do-say-note-order-one-way = 按出牌方向一個接一個
custom-do-say-note-order-both-ways = 同時向兩邊繞桌一個接一個
custom-round-any = 次序不限
custom-round-one-way = 一個接一個
custom-round-both-ways = 同時向兩邊繞桌
custom-do-silence = { $who }在 { $within }內除遊戲用語外不得說話
custom-do-gesture = { $who }須在 { $within }內{ $name }
custom-do-hurry = { $who }須在 { $within }內出牌或摸牌
custom-do-choose = { $who_first }須在 { $within }內說出{ $what }（記為選擇{ $name }）
custom-do-choose-must-false = { $who_first }可以在 { $within }內說出{ $what }（記為選擇{ $name }）
custom-subject-suit = 一種花色
custom-subject-value = 一個點數
custom-subject-player = 一位玩家
custom-subject-card = 一張牌
custom-do-breaks = { $who }違反了本規則
custom-do-forbid = 不得打出這張牌
custom-do-allow = 即使不匹配也可以打出這張牌
custom-do-allow-note-out-of-turn = 沒輪到的人也可以
custom-do-count-as = { $cards }算作{ $suit_of }{ $rank_a }
custom-do-count-as-rank-none = { $cards }算作{ $suit_a }
custom-do-count-as-rank-none-suit-none = { $cards }仍算作原來的牌
custom-do-count-as-suit-none = { $cards }算作同花色的{ $rank_a }
custom-do-count-as-note-rank-cards-none = J 仍是 J
custom-do-count-as-note-rank-cards-suits = J 仍是 J
custom-do-count-as-note-more = 牌值加 { $more }
custom-do-count-as-note-more-negative = 牌值減 { $more_size }
custom-do-act-as = { $cards }的作用與{ $rank_a }相同，但匹配時仍是原來的牌
custom-do-act-as-cards-none = 除 J 以外任何牌的作用與{ $rank_a }相同，但匹配時仍是原來的牌
custom-do-act-as-cards-suits = { $cards }（J 除外）的作用與{ $rank_a }相同，但匹配時仍是原來的牌
custom-do-skip = 跳過接下來的回合，個數為{ $players }
custom-do-skip-players-plain = 跳過接下來的 { $players } 個回合
custom-do-reverse = 出牌方向反轉
custom-do-again = 該玩家再來一個回合
custom-do-go-to = 輪到{ $who_first }
custom-do-draw = { $who }從牌堆摸牌，張數為{ $cards }
custom-do-draw-cards-plain = { $who }從牌堆摸 { $cards } 張牌
custom-do-move = 一張牌從{ $source }移到{ $target }（歸{ $to_first }）
custom-do-move-target-hand = 一張牌從{ $source }移到{ $to_of_first }手裡
custom-do-move-to-actor = 一張牌從{ $source }移到{ $target }
custom-do-move-note-chosen = 選擇{ $chosen }所選的那張
custom-place-pile = 棄牌堆頂
custom-place-pile-bottom = 棄牌堆底
custom-place-stock = 牌堆頂
custom-place-stock-bottom = 牌堆底
custom-place-hand = 該玩家的手牌
custom-do-swap = { $who_first }與{ $other_first }交換全部手牌
custom-do-pass-hands = 每個人的手牌按出牌方向往下傳 { $places } 位
custom-do-pass-hands-places-negative = 每個人的手牌按出牌方向往回傳 { $places_size } 位
custom-do-keep = { $who_of }的數字{ $name }變為{ $number }
custom-do-keep-who-none = 數字{ $name }變為{ $number }
custom-do-mark = { $who }得到標記{ $name }，持續的回合數（全桌合計）是{ $turns }
custom-do-mark-turns-plain = { $who }得到標記{ $name }，持續 { $turns } 個回合（全桌合計）
custom-do-mark-turns-0 = { $who }失去標記{ $name }
custom-do-roll = 擲一次骰子，數字{ $name }變為擲出的點數
custom-do-judged = { $text }（由玩家判罰）

## Fields of a form

custom-field-id = 編號
custom-field-text = 名稱
custom-field-judged = 由玩家裁定
custom-field-parts = 部分
custom-field-when = 何時
custom-field-if = 如果
custom-field-then = 則
custom-field-of = 其中
custom-field-among = 哪些牌
custom-field-back = 哪張牌
custom-field-other = 與哪一個
custom-field-quality = 比較什麼
custom-field-left = 前一個數
custom-field-order = 怎樣
custom-field-right = 後一個數
custom-field-number = 數字
custom-field-letters = 排列
custom-field-mark = 標記
custom-field-who = 誰
custom-field-words = 詞語
custom-field-cards = 牌
custom-field-step = 每次多少
custom-field-by = 怎樣運算
custom-field-places = 位數
custom-field-phrases = 要說的話
custom-field-within = 時限（毫秒）
custom-field-again = 反覆說的詞
custom-field-what = 選什麼
custom-field-name = 名字
custom-field-must = 是否必須
custom-field-out-of-turn = 沒輪到也可以
custom-field-rank = 算作哪個點數
custom-field-suit = 算作哪種花色
custom-field-more = 牌值增加
custom-field-players = 幾個回合
custom-field-source = 從哪裡
custom-field-target = 到哪裡
custom-field-to = 給誰
custom-field-chosen = 哪個選擇
custom-field-turns = 幾個回合
custom-field-size = 幾張牌
custom-field-way = 增還是減
custom-field-ranks = 點數
custom-field-suits = 花色
custom-field-item = { $what }：第 { $n } 項

## Starts

custom-start-empty = 從頭開始，逐詞拼出
custom-start-free = 自由文字，由玩家裁定

## What cannot be done to a form

custom-refused-no-such-place = 規則裡沒有這個位置：{ $path }
custom-refused-not-offered = 這裡不能用「{ $word }」：{ $path }
custom-refused-not-fitting = 這裡需要填別的：{ $path }
custom-refused-number-beyond = 這裡需要 { $least } 到 { $most } 之間的數：{ $path }
custom-refused-text-long = 這裡最多 { $most } 個字元：{ $path }
custom-refused-list-full = 這裡最多 { $most } 項：{ $path }
custom-refused-list-short = 這裡至少要有 { $fewest } 項：{ $path }
custom-refused-too-large = 規則太大了，最多 { $most } 個詞：{ $path }
custom-refused-blank = 這裡還沒有填：{ $path }
custom-refused-no-rule = 規則不能是這樣：{ $path }
custom-refused-phrase-sign = 要說的話只能有文字、數字和普通標點：{ $path }
custom-refused-phrase-backwards = 要說的話須從左向右讀：{ $path }
custom-refused-phrase-silent = 要說的話裡得有能說出來的內容：{ $path }
custom-refused-phrase-name = 不得說出遊戲的名字 [MO-51]：{ $path }
custom-refused-phrase-taken = 這句話是遊戲自己的用語 [MO-92]：{ $path }
