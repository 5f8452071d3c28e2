# Mao: scenarios that cannot be run, what happens, penalties, refusals, options.

scenario-error = 第 { $line } 行：{ $message }
scenario-empty = 缺少描述牌桌的一行
scenario-not-json = 不是有效的 JSON：{ $detail }
scenario-not-an-object = 需要一个 JSON 对象：{ "{" } … { "}" }
scenario-field = { $detail }
scenario-another-game = 游戏应为“mao”，而不是“{ $game }”
scenario-seats = 座位数应为 { $low } 至 { $high }
scenario-no-such-seat = 这一桌没有座位“{ $seat }”
scenario-wins = wins 应为 { $seats } 个非负数
scenario-pack = 牌不齐：{ $card } 有 { $found } 张，应有 { $wanted } 张
scenario-discards = 牌序缺少弃牌：{ $card } 有 { $found } 张，应有 { $wanted } 张
scenario-time = “at”应为不小于 0 的整数毫秒
scenario-backwards = 时间倒流：{ $at } 在 { $before } 之后
scenario-lag = 延迟应为 0 至 { $high } 毫秒的整数
scenario-unknown-reason = 没有“{ $reason }”这一罚因
scenario-rule-id-taken = 已有名为“{ $id }”的规则或罚因
scenario-no-reason = 以“other”罚牌时，须在“text”中写明理由 [MO-68]
scenario-deal-out-of-bounds = 每人应发 { $low } 至 { $high } 张 [MO-7]
scenario-deal-too-large = 牌不够 { $seats } 个座位每人 { $cards } 张 [MO-1]

## Words between and around

list-separator = { "、" }
scores-separator = { "，" }
referee-name = 裁判

## Cards

card-S = 黑桃{ $rank }
card-H = 红桃{ $rank }
card-D = 方块{ $rank }
card-C = 梅花{ $rank }
suit-S = 黑桃
suit-H = 红桃
suit-D = 方块
suit-C = 梅花
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = J
rank-Q = Q
rank-K = K

## What happens

event-dealer-chosen = 首位发牌者：{ $who }
event-deal-begun = { $who }发牌，每人 { $cards } 张
event-dealt = 发牌完毕，牌堆里有 { $stock } 张
event-turned-up = { $who }翻开第一张牌：{ $card }
event-turned-up-held = { $who }翻开第一张牌，手指按着：{ $card }
event-unlocked = 第一张牌已处理完，大家可以看牌了
event-look-seen = { $who }看了自己的牌
event-look-seen-own = { $who }看了自己的牌：{ $cards }
event-turn-began = 轮到{ $who }
event-card-played = { $who }打出{ $card }
event-card-played-held = { $who }打出{ $card }，手指按着
event-card-returned = { $who }收回{ $card }
event-draw-seen-taken = { $who }从牌堆摸了一张牌
event-draw-seen-own-taken = { $who }从牌堆摸到{ $card }
event-draw-seen-forced = 牌桌替{ $who }摸了一张牌
event-draw-seen-own-forced = 牌桌替{ $who }摸到{ $card }
event-draw-seen-none = { $who }碰了牌堆，但已无牌可摸
event-reshuffled = 弃牌洗匀，成为新的牌堆，共 { $stock } 张
event-reshuffled-added = 加入一副新牌，牌堆共 { $stock } 张
event-suit-called = { $who }叫花色：{ $suit }
event-suit-called-in-force = { $who }叫定花色：{ $suit }
event-jack-released = { $who }松开了 J，花色为{ $suit }
event-jack-released-race = { $who }没叫花色就松开了 J，谁先叫就归谁定
event-race-closed = { $who }结束抢叫，以 J 本身的花色为准
event-said = { $who }：“{ $text }”
event-said-suit = { $who }叫花色：“{ $text }”
event-said-bad-call = { $who }：“{ $text }”（第 { $penalty } 次罚牌）
event-said-order = { $who }：“{ $text }”。扣下手牌，什么都可以问
event-gestured-knock = { $who }敲了敲桌子
event-gestured-bow = { $who }鞠了一躬
event-gestured-tap = { $who }点了点弃牌堆
event-gestured-slap = { $who }拍了一下桌子
event-gestured-stand = { $who }站了起来
event-gestured-snap = { $who }打了个响指
event-gestured-straighten = { $who }理齐了弃牌堆
event-penalty-seen = 第 { $number } 次罚牌：{ $by }罚{ $who }，理由：{ $reason }
event-penalty-seen-own = 罚到的牌：{ $card }
event-penalty-seen-none = 已无牌可罚，但仍须道谢
event-move-seen-to-stock = 第 { $penalty } 次罚牌：{ $from }把牌放回牌堆
event-move-seen-from-stock = 第 { $penalty } 次罚牌：{ $to }又从牌堆得到这张牌
event-move-seen = 第 { $penalty } 次罚牌：这张牌从{ $from }转给{ $to }
event-move-seen-card = 这张牌是{ $card }
event-bad-call-made = { $who }认为第 { $penalty } 次罚牌是误判
event-ballot-opened = { $who }要求就第 { $penalty } 次罚牌表决
event-vote-cast = { $who }已投票
event-ballot-closed-stands = 第 { $penalty } 次罚牌维持不变。赞成：{ $ayes }；反对：{ $noes }
event-ballot-closed-undone = 第 { $penalty } 次罚牌撤销。赞成：{ $ayes }；反对：{ $noes }
event-ballot-closed-nobody = 无
event-order-began = { $who }提出程序问题：扣下手牌，什么都可以问
event-order-end-wished = { $who }希望结束程序问题
event-order-ended = 程序问题结束
event-went-away = { $who }暂时离开，手牌保留，由牌桌代摸
event-came-back = { $who }回来了
event-went-for-good = { $who }退出了游戏
event-win-undone = { $who }没有获胜，本局继续
event-hand-ended-won = { $who }赢得本局
event-hand-ended-void = 本局作废，无人获胜
event-hand-ended-wins = 已赢局数：{ $scores }
event-hand-ended-noticed = { $who }违规：{ $reason }（第 { $penalty } 次罚牌）
event-hand-ended-unpunished = { $who }违规而未受罚：{ $reason }
event-rule-due = { $who }可以自创一条规则
event-rule-seen = { $who }立下规则“{ $id }”：{ $text }
event-rule-seen-secret = { $who }立下一条秘密规则
event-rule-seen-secret-own = { $who }立下秘密规则“{ $id }”：{ $text }
event-rule-declined = { $who }暂不立规则
event-ruled-reversed = 出牌方向反转
event-ruled-card-moved = 按规则移动了一张牌
event-ruled-hands-swapped = { $who }与{ $other }交换手牌
event-ruled-hands-passed = 所有人依次传递手牌
event-ruled-die-rolled = { $who }掷骰：{ $number }
event-ruled-undone = 规则因那张牌所做的一切已撤销
event-end-agreed = 全体同意：{ $end }
event-game-ended = 游戏结束，已赢局数：{ $scores }
event-game-ended-winners = 赢局最多：{ $winners }
event-history-open = 规则 { $number }“{ $id }”，{ $who }所立：{ $text }
event-history-secret = 秘密规则 { $number }“{ $id }”，{ $who }所立：{ $text }
event-history-given = 规则 { $number }“{ $id }”，开局即有：{ $text }
event-history-nothing = 无人违反
event-history-count = 查出违规 { $count } 次
event-history-more = 更早的 { $count } 次
event-history-penalised = 第 { $deal } 局 { $seconds } 秒：{ $who }{ $what }，罚牌 { $penalty }
event-history-unnoticed = 第 { $deal } 局 { $seconds } 秒：{ $who }{ $what }，无人察觉
event-history-what-secret-rule = 被其他玩家指为违规
event-history-what-not-said = 该说的没说
event-history-what-not-gestured = 该做的动作没做
event-history-what-too-slow = 太慢
event-history-what-wrong-words = 说了不该说的
event-history-what-wrong-card = 出了不该出的牌
event-history-what-wrong-act = 做了不该做的

## Reasons for penalties

reason-early-look = 开局前偷看手牌
reason-delay = 拖延
reason-out-of-turn = 未轮到就出牌
reason-misplay = 出了不合规的牌
reason-unnamed-spade = 没有报黑桃的牌名
reason-no-suit-call = 没叫花色就松开 J
reason-question = 不在程序问题期间提问
reason-no-thanks = 受罚后没说“谢谢”
reason-no-draw = 该摸的牌没摸
reason-look-in-point-of-order = 程序问题期间看牌
reason-no-last-card = 没喊“最后一张”
reason-no-name = 打出最后一张时没喊游戏名
reason-said-name = 游戏中说出游戏名
reason-other = { $text }
reason-custom = 违反自创规则“{ $id }”
reason-secret-rule = 违反秘密规则
reason-not-said = 没说秘密规则要求的话
reason-not-gestured = 没做秘密规则要求的动作
reason-too-slow = 慢于秘密规则的要求
reason-wrong-words = 说了秘密规则禁止的话
reason-wrong-card = 出牌违反秘密规则
reason-wrong-act = 做了秘密规则禁止的事

## Refusals

refused-game-over = 游戏已经结束。
refused-gone = 这位玩家已退出游戏。
refused-away = 您已处于离开状态。
refused-here = 您并没有离开。
refused-not-between-hands = 只能在两局之间发牌。
refused-not-the-dealer = 只有发牌者可以这样做：{ $dealer }。
refused-too-few-seats = 剩下的玩家太少，至少 { $low } 人才能发牌。
refused-nothing-to-turn-up = 现在没有要翻开的第一张牌。
refused-no-hand = 现在没有手牌可看。
refused-not-looked = 手牌还扣着，请先看牌。
refused-silence = 这是静默桌：对局当中只能说游戏用语。
refused-not-in-hand = 您手里没有{ $card }。
refused-play-waits = 您的牌已备好，正等待抢叫花色的结果。
refused-not-in-play = 只有在对局当中才能这样做，即第一张牌翻开以后。
refused-point-of-order = 现在是程序问题，请等它结束。
refused-no-call-due = 现在没有花色可叫：须按着自己的 J，或有人没叫花色就松开了 J。
refused-nothing-held = 您没有按着 J。
refused-no-such-penalty = 本局没有第 { $penalty } 次罚牌。
refused-vote-running = 正在表决第 { $penalty } 次罚牌，请等表决结束。
refused-no-vote = 现在没有就第 { $penalty } 次罚牌表决。
refused-away-cannot-vote = 离开的玩家不能投票，请先回来。
refused-voted-already = 您已就第 { $penalty } 次罚牌投过票，不能更改。
refused-vote-over = 就第 { $penalty } 次罚牌投票的十秒时限已过。
refused-no-order = 现在没有可结束的程序问题。
refused-no-rule-due = 规则在两局之间订立，由赢得三局、六局、九局……的玩家提出。
refused-rule-id-taken = 已有名为“{ $id }”的规则或罚因，请另取名字。
refused-too-many-rules = 同时有效的规则最多{ $most }条，总长度也不能太长。
refused-card-never-playable = 这条规则会毁掉牌局：{ $card }再也不能出在任何牌上。
refused-nothing-follows = 这条规则会毁掉牌局：{ $card }上面再也不能出任何牌。
refused-hands-do-not-end = 这条规则会毁掉牌局：试打了{ $hands }局，有{ $void }局打不完。例如第{ $hand }局（种子{ $seed }），打了{ $turns }轮仍无人获胜。
refused-spoils-unseen = 与所有现行规则放在一起，这条规则会毁掉牌局。详情不能说明。
refused-rule-spoils-the-game = 这条规则会毁掉牌局：{ $verdict ->
    [hands_do_not_end] 太多局打不完
    [nothing_follows] 会有一张上面什么都不能出的牌
    [spoils_the_game] 它与现行规则不能并存
   *[card_never_playable] 会有永远打不出的牌
}。
refused-unknown-end = “{ $end }”不是游戏的结束方式，可用 open、hands:局数 或 time:分钟数。
refused-deal-out-of-bounds = 每人应发 { $low } 至 { $high } 张。
refused-deal-too-large = 牌不够 { $seats } 人每人 { $cards } 张。
refused-shuffle-wanted = 需要先给出下一次洗牌。
refused-deal-awaited = 正在等发牌。
refused-no-chance-wanted = 现在不用洗牌。
refused-not-a-permutation = 需要 { $n } 个元素的排列。
refused-no-such-seat = { $seat } 号座位没有人。
refused-order-running = 已经有人提出程序问题。
refused-order-too-soon = 上一次程序问题是您提出的，牌桌上再过 { $turns } 回合才能再提。
refused-still-talking = 谈话还没停，还需安静 { $seconds } 秒。
refused-already-wished = 您已要求结束程序问题。
refused-referee-is-disputed = 第 { $penalty } 次罚牌由裁判作出，不能退回，但可以要求表决。
refused-bad-call-by-third = 第 { $penalty } 次罚牌只能由第三者退回，罚牌者和受罚者都不行。
refused-already-handed-back = 第 { $penalty } 次罚牌已有定论：已被退回或表决过。
refused-challenge-over = 质疑第 { $penalty } 次罚牌的十秒时限已过。
refused-vote-decided = 第 { $penalty } 次罚牌已经表决过。
refused-unknown-reason = “{ $reason }”在这里不是罚牌的理由。
refused-no-reason = 请说明理由：没有理由不能罚牌。
refused-own-penalty = 不能罚自己。
refused-referee-calls = 这一桌由裁判判罚，玩家只能就自创规则罚牌。
refused-already-called = 这次违规已经罚过：{ $reason }。
refused-called-too-late = 现在罚已经太晚：{ $reason }。

## Options of a table

option-referee = { $value ->
    [referee] 由裁判（机器）判罚
    [players] 只由玩家判罚
   *[both] 裁判和玩家都可判罚
}
option-limit = 每回合时限：{ $value } 秒
option-limit-own = 每回合时限：{ $value } 秒；您的时限：{ $own } 秒
option-strict = { $value ->
    [true] 满 5 秒起即可罚拖延
   *[false] 超过时限才可罚拖延
}
option-decks = 牌：{ $value } 副
option-decks-by-seats = 牌的副数按人数和发牌张数而定
option-end-open = 玩到大家尽兴为止
option-end-hands = 共玩 { $value } 局
option-end-time = { $value } 分钟后不再发新局
option-grace-ms = 每个时限之后的宽限：{ $value } 毫秒
option-hand-cap-turns = 一局满 { $value } 回合即作废
option-hand-cap-minutes = 一局满 { $value } 分钟即作废
option-thanks-cap = 连续 { $value } 次受罚不道谢，即视为离开
option-away-after = 牌桌代摸满 { $value } 回合，即视为离开
option-min-deal = 每人至少发 { $value } 张
option-winner-deals = { $value ->
    [true] 由赢家发下一局
   *[false] 按顺时针轮流发牌
}
option-stock-out-of-turn-penalty = { $value ->
    [true] 未轮到就碰牌堆要罚牌
   *[false] 未轮到就碰牌堆不算违规
}
option-draw-then-play = { $value ->
    [true] 因 7 摸牌之后，再出一张或摸一张
   *[false] 因 7 摸牌就是整个回合
}
option-reverse-is-skip-2p = { $value ->
    [true] 只剩两人时，出 8 者再走一回合
   *[false] 只剩两人时，8 不影响下一个轮到谁
}
option-penalise-early-release = { $value ->
    [true] 没叫花色就松开 J 要罚牌
   *[false] 没叫花色就松开 J 不罚牌，只是失去叫花色的权利
}
option-strict-calls = { $value ->
    [true] 被收回的黑桃也要报牌名
   *[false] 被收回的牌什么都不用说
}
option-silence = { $value ->
    [true] 对局当中只能说游戏用语
   *[false] 可以随意说话
}
option-to-stock = { $value ->
    [true] 误判的牌放回牌堆
   *[false] 误判的牌归罚牌者
}
option-once = { $value ->
    [true] 赢满三局可自创规则，仅此一次
   *[false] 每赢满三局可自创一条规则
}
option-making = { $value ->
    [announced] 自创规则要公布
   *[secret] 自创规则保密
}
option-add-deck = { $value ->
    [true] 牌摸完时，加入一副新牌
   *[false] 牌摸完时，不再摸牌
}
option-multipliers = 各座位的时限（百分比）：{ $value }
option-multipliers-none = 所有人的时限相同
