# Made-up rules read back: a message for each word of their language (docs/customs.md).

## Around the words

custom-rule = 规则 { $id }：“{ $text }”
custom-rule-judged = 这条规则机器听不出来：由玩家自己判罚。
custom-blank = …
custom-quoted = “{ $text }”
custom-bracketed = （{ $what }）
custom-noted = { $what }（{ $notes }）
custom-note-separator = { "；" }
custom-list-separator = { "、" }
custom-or-separator = { "或" }
custom-part = { $when }：如果{ $if }，则{ $then }。
custom-part-if-none = { $when }：{ $then }。
custom-part-separator = { "；然后" }
custom-part-when-always-separator = { "；" }

## What is counted

custom-unit-seconds = { $n } 秒
custom-unit-card-laid = 往前数第 { $n } 张牌
custom-unit-card-laid-0 = 这张牌
custom-unit-card-laid-1 = 前一张牌
custom-unit-card-laid-of = 往前数第 { $n } 张牌
custom-unit-card-laid-of-0 = 这张牌
custom-unit-card-laid-of-1 = 前一张牌
custom-unit-card-taken = 弃牌堆顶往下数第 { $above } 张牌
custom-unit-card-taken-0 = 这张牌
custom-unit-card-taken-1 = 弃牌堆顶的牌
custom-unit-card-taken-of = 弃牌堆顶往下数第 { $above } 张牌
custom-unit-card-taken-of-0 = 这张牌
custom-unit-card-taken-of-1 = 弃牌堆顶的牌
custom-unit-card-pile = 弃牌堆顶往下数第 { $n } 张牌
custom-unit-card-pile-0 = 弃牌堆顶的牌
custom-unit-card-pile-1 = 弃牌堆顶下面那张牌
custom-unit-card-pile-of = 弃牌堆顶往下数第 { $n } 张牌
custom-unit-card-pile-of-0 = 弃牌堆顶的牌
custom-unit-card-pile-of-1 = 弃牌堆顶下面那张牌

## Cards

custom-cards = { $suits }的{ $ranks_a }
custom-cards-suits-none = { $ranks_a }
custom-cards-suits-HD = 红色的{ $ranks }
custom-cards-suits-SC = 黑色的{ $ranks }
custom-cards-ranks-one = { $suits_of }{ $ranks_a }
custom-cards-ranks-one-suits-none = { $ranks_a }
custom-cards-ranks-one-suits-HD = 红色的{ $ranks }
custom-cards-ranks-one-suits-SC = 黑色的{ $ranks }
custom-cards-ranks-none = { $suits_a }
custom-cards-ranks-none-suits-none = 任意一张牌
custom-cards-ranks-none-suits-HD = 红色的牌
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
custom-suit-H = 红桃
custom-suit-H-a = 红桃
custom-suit-H-of = 红桃
custom-suit-D = 方块
custom-suit-D-a = 方块
custom-suit-D-of = 方块
custom-suit-C = 梅花
custom-suit-C-a = 梅花
custom-suit-C-of = 梅花
custom-quality-rank = 点数
custom-quality-suit = 花色
custom-quality-colour = 颜色
custom-quality-parity = 奇偶
custom-quality-card = 点数和花色

## When

custom-when-always = 任何时候
custom-when-attempted = 有玩家要出牌时
custom-when-played = 有玩家出牌后
custom-when-drawn = 有玩家从牌堆摸牌后
custom-when-picked-up = 有玩家手里多了一张牌时（摸牌、罚牌或因规则）
custom-when-skipped = 有玩家被跳过时
custom-when-penalised = 有玩家被罚牌时
custom-when-spoke = 有玩家说了游戏用语以外的话时
custom-when-gestured = 有玩家做出动作（{ $name }）时
custom-when-turn = 轮到一名玩家时
custom-when-hand = 有玩家的手牌增到、减到 { $size } 张或越过这个数时
custom-when-hand-way-down = 有玩家的手牌减到 { $size } 张或更少时
custom-when-hand-way-up = 有玩家的手牌增到 { $size } 张或更多时
custom-when-won = 有玩家打出最后一张牌时
custom-when-chose = 有玩家作出选择{ $name }后
custom-way-down = 减少
custom-way-up = 增加
custom-way-either = 增加或减少

## Gestures

custom-gesture-knock = 敲桌子
custom-gesture-bow = 鞠躬
custom-gesture-tap = 点弃牌堆
custom-gesture-slap = 拍桌子
custom-gesture-stand = 站起来
custom-gesture-snap = 打响指
custom-gesture-straighten = 理齐弃牌堆

## If

custom-if-all = { $of }
custom-if-all-of-one = 以下全部成立：（{ $of }）
custom-if-all-separator = { "，并且" }
custom-if-any = { $of }
custom-if-any-of-one = 以下有一项成立：（{ $of }）
custom-if-any-separator = { "，或者" }
custom-if-not = 并非（{ $of }）
custom-if-card = { $back }是{ $among }
custom-if-card-among-none = 有{ $back }
custom-if-card-not = { $back }不是{ $among }
custom-if-card-not-among-none = 没有{ $back }
custom-if-alike = { $back_of }与{ $other_of }的{ $quality }相同
custom-if-alike-not = { $back_of }与{ $other_of }的{ $quality }不同
custom-if-compare = { $left }{ $order }{ $right }
custom-if-one-of = { $number }是 { $of }
custom-if-one-of-not = { $number }不是 { $of }
custom-if-pattern = 最近的几张牌从旧到新按{ $quality }排成{ $letters }（同字母相同，异字母不同）
custom-if-marked = { $who_of_any }有标记{ $mark }
custom-if-same-player = { $who_one }就是{ $other_one }
custom-if-says = 刚才的话里有{ $words }
custom-if-says-not = 刚才的话里没有{ $words }
custom-if-clockwise = 按顺时针方向出牌
custom-if-clockwise-not = 按逆时针方向出牌
custom-order-equal = 等于
custom-order-unequal = 不等于
custom-order-less = 小于
custom-order-more = 大于
custom-order-at-least = 至少为
custom-order-at-most = 至多为

## Numbers

custom-number-value = { $back_of }的牌值
custom-number-suit = { $back_of }的花色号（黑桃 1、红桃 2、方块 3、梅花 4）
custom-number-first-value = 本局第一张牌的牌值
custom-number-hand-size = { $who_of_first }的手牌张数
custom-number-highest = { $who_of_first }手牌中最大的牌值
custom-number-players = 玩家人数
custom-number-kept = { $who_of_first }的数字{ $name }
custom-number-kept-who-none = 数字{ $name }
custom-number-run-of = 到{ $card_of }为止符合“{ $cards }”的连续张数
custom-number-run-alike = 到{ $card_of }为止{ $quality }相同的连续张数
custom-number-run-unlike = 到{ $card_of }为止{ $quality }连续改变的次数
custom-number-climb = 到{ $card_of }为止牌值连续恰好加 { $step } 的次数
custom-number-climb-step-0 = 到{ $card_of }为止牌值连续变大的次数
custom-number-climb-step-negative = 到{ $card_of }为止牌值连续恰好减 { $step_size } 的次数
custom-number-since-play = { $card_before_of }打出后经过的毫秒数
custom-number-sum = { $left }{ $by }{ $right }
custom-number-sum-by-over = { $left }除以{ $right }（舍去余数）
custom-number-sum-by-modulo = { $left }除以{ $right }的余数
custom-number-sum-by-apart = { $left }与{ $right }之差的绝对值
custom-operator-plus = 加
custom-operator-minus = 减
custom-operator-times = 乘
custom-operator-over = 除以
custom-operator-modulo = 除以后的余数
custom-operator-apart = 之差

## Players

custom-who-actor = 该玩家
custom-who-actor-of = 该玩家
custom-who-beside = 按出牌方向往下数第 { $places } 位玩家
custom-who-beside-places-1 = 下一位玩家
custom-who-beside-places--1 = 上一位玩家
custom-who-beside-places-negative = 按出牌方向往回数第 { $places_size } 位玩家
custom-who-beside-of = 按出牌方向往下数第 { $places } 位玩家
custom-who-beside-of-places-1 = 下一位玩家
custom-who-beside-of-places--1 = 上一位玩家
custom-who-beside-of-places-negative = 按出牌方向往回数第 { $places_size } 位玩家
custom-who-left = 按顺时针数第 { $places } 位玩家
custom-who-left-places-negative = 按逆时针数第 { $places_size } 位玩家
custom-who-left-of = 按顺时针数第 { $places } 位玩家
custom-who-left-of-places-negative = 按逆时针数第 { $places_size } 位玩家
custom-who-everybody = 每个人
custom-who-everybody-first = 所有人中的第一位
custom-who-everybody-one = 所有人中的一位
custom-who-everybody-of = 每个人
custom-who-everybody-of-first = 所有人中的第一位
custom-who-everybody-of-any = 任何一人
custom-who-others = 其他每位玩家
custom-who-others-first = 其他玩家中的第一位
custom-who-others-one = 其他玩家中的一位
custom-who-others-of = 其他每位玩家
custom-who-others-of-first = 其他玩家中的第一位
custom-who-others-of-any = 其他任何一位玩家
custom-who-chosen = 选择{ $name }所选的玩家
custom-who-chosen-of = 选择{ $name }所选的玩家
custom-who-bearer = 每位有标记{ $mark }的玩家
custom-who-bearer-first = 第一位有标记{ $mark }的玩家
custom-who-bearer-one = 有标记{ $mark }的玩家中的一位
custom-who-bearer-of = 每位有标记{ $mark }的玩家
custom-who-bearer-of-first = 第一位有标记{ $mark }的玩家
custom-who-bearer-of-any = 任何一位有标记{ $mark }的玩家
custom-who-last-to-play = { $card_of }之前最后打出过“{ $cards }”的玩家
custom-who-last-to-play-of = { $card_of }之前最后打出过“{ $cards }”的玩家

## Then

custom-do-say = { $who }须在 { $within }内说{ $phrases }
custom-do-say-note-number = { "{" }number{ "}" } 指{ $number }
custom-do-say-note-again = { "{" }again{ "}" } 指把{ $again }说那么多遍
custom-do-say-note-order-one-way = 按出牌方向一个接一个
custom-do-say-note-order-both-ways = 同时向两边绕桌一个接一个
custom-round-any = 次序不限
custom-round-one-way = 一个接一个
custom-round-both-ways = 同时向两边绕桌
custom-do-silence = { $who }在 { $within }内除游戏用语外不得说话
custom-do-gesture = { $who }须在 { $within }内{ $name }
custom-do-hurry = { $who }须在 { $within }内出牌或摸牌
custom-do-choose = { $who_first }须在 { $within }内说出{ $what }（记为选择{ $name }）
custom-do-choose-must-false = { $who_first }可以在 { $within }内说出{ $what }（记为选择{ $name }）
custom-subject-suit = 一种花色
custom-subject-value = 一个点数
custom-subject-player = 一位玩家
custom-subject-card = 一张牌
custom-do-breaks = { $who }违反了本规则
custom-do-forbid = 不得打出这张牌
custom-do-allow = 即使不匹配也可以打出这张牌
custom-do-allow-note-out-of-turn = 没轮到的人也可以
custom-do-count-as = { $cards }算作{ $suit_of }{ $rank_a }
custom-do-count-as-rank-none = { $cards }算作{ $suit_a }
custom-do-count-as-rank-none-suit-none = { $cards }仍算作原来的牌
custom-do-count-as-suit-none = { $cards }算作同花色的{ $rank_a }
custom-do-count-as-note-rank-cards-none = J 仍是 J
custom-do-count-as-note-rank-cards-suits = J 仍是 J
custom-do-count-as-note-more = 牌值加 { $more }
custom-do-count-as-note-more-negative = 牌值减 { $more_size }
custom-do-act-as = { $cards }的作用与{ $rank_a }相同，但匹配时仍是原来的牌
custom-do-act-as-cards-none = 除 J 以外任何牌的作用与{ $rank_a }相同，但匹配时仍是原来的牌
custom-do-act-as-cards-suits = { $cards }（J 除外）的作用与{ $rank_a }相同，但匹配时仍是原来的牌
custom-do-skip = 跳过接下来的回合，个数为{ $players }
custom-do-skip-players-plain = 跳过接下来的 { $players } 个回合
custom-do-reverse = 出牌方向反转
custom-do-again = 该玩家再来一个回合
custom-do-go-to = 轮到{ $who_first }
custom-do-draw = { $who }从牌堆摸牌，张数为{ $cards }
custom-do-draw-cards-plain = { $who }从牌堆摸 { $cards } 张牌
custom-do-move = 一张牌从{ $source }移到{ $target }（归{ $to_first }）
custom-do-move-target-hand = 一张牌从{ $source }移到{ $to_of_first }手里
custom-do-move-to-actor = 一张牌从{ $source }移到{ $target }
custom-do-move-note-chosen = 选择{ $chosen }所选的那张
custom-place-pile = 弃牌堆顶
custom-place-pile-bottom = 弃牌堆底
custom-place-stock = 牌堆顶
custom-place-stock-bottom = 牌堆底
custom-place-hand = 该玩家的手牌
custom-do-swap = { $who_first }与{ $other_first }交换全部手牌
custom-do-pass-hands = 每个人的手牌按出牌方向往下传 { $places } 位
custom-do-pass-hands-places-negative = 每个人的手牌按出牌方向往回传 { $places_size } 位
custom-do-keep = { $who_of }的数字{ $name }变为{ $number }
custom-do-keep-who-none = 数字{ $name }变为{ $number }
custom-do-mark = { $who }得到标记{ $name }，持续的回合数（全桌合计）是{ $turns }
custom-do-mark-turns-plain = { $who }得到标记{ $name }，持续 { $turns } 个回合（全桌合计）
custom-do-mark-turns-0 = { $who }失去标记{ $name }
custom-do-roll = 掷一次骰子，数字{ $name }变为掷出的点数
custom-do-judged = { $text }（由玩家判罚）

## Fields of a form

custom-field-id = 编号
custom-field-text = 名称
custom-field-judged = 由玩家裁定
custom-field-parts = 部分
custom-field-when = 何时
custom-field-if = 如果
custom-field-then = 则
custom-field-of = 其中
custom-field-among = 哪些牌
custom-field-back = 哪张牌
custom-field-other = 与哪一个
custom-field-quality = 比较什么
custom-field-left = 前一个数
custom-field-order = 怎样
custom-field-right = 后一个数
custom-field-number = 数字
custom-field-letters = 排列
custom-field-mark = 标记
custom-field-who = 谁
custom-field-words = 词语
custom-field-cards = 牌
custom-field-step = 每次多少
custom-field-by = 怎样运算
custom-field-places = 位数
custom-field-phrases = 要说的话
custom-field-within = 时限（毫秒）
custom-field-again = 反复说的词
custom-field-what = 选什么
custom-field-name = 名字
custom-field-must = 是否必须
custom-field-out-of-turn = 没轮到也可以
custom-field-rank = 算作哪个点数
custom-field-suit = 算作哪种花色
custom-field-more = 牌值增加
custom-field-players = 几个回合
custom-field-source = 从哪里
custom-field-target = 到哪里
custom-field-to = 给谁
custom-field-chosen = 哪个选择
custom-field-turns = 几个回合
custom-field-size = 几张牌
custom-field-way = 增还是减
custom-field-ranks = 点数
custom-field-suits = 花色
custom-field-item = { $what }：第 { $n } 项

## Starts

custom-start-empty = 从头开始，逐词拼出
custom-start-free = 自由文字，由玩家裁定

## What cannot be done to a form

custom-refused-no-such-place = 规则里没有这个位置：{ $path }
custom-refused-not-offered = 这里不能用“{ $word }”：{ $path }
custom-refused-not-fitting = 这里需要填别的：{ $path }
custom-refused-number-beyond = 这里需要 { $least } 到 { $most } 之间的数：{ $path }
custom-refused-text-long = 这里最多 { $most } 个字符：{ $path }
custom-refused-list-full = 这里最多 { $most } 项：{ $path }
custom-refused-list-short = 这里至少要有 { $fewest } 项：{ $path }
custom-refused-too-large = 规则太大了，最多 { $most } 个词：{ $path }
custom-refused-blank = 这里还没有填：{ $path }
custom-refused-no-rule = 规则不能是这样：{ $path }
custom-refused-phrase-sign = 要说的话只能有文字、数字和普通标点：{ $path }
custom-refused-phrase-backwards = 要说的话须从左向右读：{ $path }
custom-refused-phrase-silent = 要说的话里得有能说出来的内容：{ $path }
custom-refused-phrase-name = 不得说出游戏的名字 [MO-51]：{ $path }
custom-refused-phrase-taken = 这句话是游戏自己的用语 [MO-92]：{ $path }
