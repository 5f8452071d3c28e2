# A made-up rule that is tried out: what it contradicts, what it does, what came of the hands.

## What a new rule contradicts, then an example, then what holds

conflict-same-rule = “{ $new }”与“{ $other }”说的完全一样。
conflict-ban-and-permission = “{ $new }”与“{ $other }”，一条准许的，另一条禁止。
conflict-two-bans = “{ $new }”与“{ $other }”禁止的出牌有重叠。
conflict-two-permissions = “{ $new }”与“{ $other }”准许的出牌有重叠。
conflict-count-as = 按“{ $new }”与“{ $other }”，同一张牌要当作两种牌。
conflict-act-as = 按“{ $new }”与“{ $other }”，同一张牌有两种不同的作用。
conflict-words-and-silence = “{ $new }”与“{ $other }”，一条要求说话，另一条同时要求不出声。
conflict-words-and-ban = “{ $new }”与“{ $other }”，一条要求说的话，另一条不准任何人说：“{ $words }”。
conflict-gesture-and-ban = “{ $new }”与“{ $other }”，一条要求做的动作，另一条不准任何人做。
conflict-turn = “{ $new }”与“{ $other }”都规定下一个轮到谁。
conflict-example = 例如：把{ $card }出在{ $top }上。
conflict-example-card = 例如：{ $card }。
conflict-prevails = 以“{ $prevails }”为准。[MO-93]
conflict-both = 两条都有效。[MO-93]

## A trial

trial-progress = 正在试行规则：{ $of }局已打{ $done }局
trial-seat = 玩家{ $seat }
trial-separator = { "；" }
trial-attempt = { $who }手里有{ $card }，牌堆顶是{ $top }。
trial-counts = { $card }等同{ $other }。
trial-follows = 生效：{ $moment }
trial-follows-not = 不生效：{ $moment }
trial-hands = 打了{ $hands }局，打完的有{ $ended }局；半数牌局不超过{ $turns }轮，最长的{ $longest }轮。
trial-part = 第{ $part }部分生效{ $times }次。
trial-caught = 因违反这条规则罚了{ $caught }次，一共罚了{ $given }次。

## Files

rule-accepted = { $file }：“{ $id }”可以订立。
rule-judged = { $file }：“{ $id }”是自由文字，由牌桌评判，无需试行。
rule-file-empty = { $file }是空的，里面没有规则
rule-file-no-json = { $file }第{ $line }行第{ $column }列：不是 JSON
rule-file-no-rule = { $file }，{ $path }：{ $detail }
rule-file-no-utf8 = { $file }第{ $line }行：不是 UTF-8 文本
rule-file-standard-twice = 标准输入只能读一次
rule-file-written = { $file }第{ $line }行第{ $column }列：{ $fault }
rule-trial-failed = 无法试行这条规则
