# A made-up rule that is tried out: what it contradicts, what it does, what came of the hands.

## What a new rule contradicts, then an example, then what holds

conflict-same-rule = 「{ $new }」與「{ $other }」說的完全一樣。
conflict-ban-and-permission = 「{ $new }」與「{ $other }」，一條准許的，另一條禁止。
conflict-two-bans = 「{ $new }」與「{ $other }」禁止的出牌有重疊。
conflict-two-permissions = 「{ $new }」與「{ $other }」准許的出牌有重疊。
conflict-count-as = 按「{ $new }」與「{ $other }」，同一張牌要當作兩種牌。
conflict-act-as = 按「{ $new }」與「{ $other }」，同一張牌有兩種不同的作用。
conflict-words-and-silence = 「{ $new }」與「{ $other }」，一條要求說話，另一條同時要求不出聲。
conflict-words-and-ban = 「{ $new }」與「{ $other }」，一條要求說的話，另一條不准任何人說：「{ $words }」。
conflict-gesture-and-ban = 「{ $new }」與「{ $other }」，一條要求做的動作，另一條不准任何人做。
conflict-turn = 「{ $new }」與「{ $other }」都規定下一個輪到誰。
conflict-example = 例如：把{ $card }出在{ $top }上。
conflict-example-card = 例如：{ $card }。
conflict-prevails = 以「{ $prevails }」為準。[MO-93]
conflict-both = 兩條都有效。[MO-93]

## A trial

trial-progress = 正在試行規則：{ $of }局已打{ $done }局
trial-seat = 玩家{ $seat }
trial-separator = { "；" }
trial-attempt = { $who }手裡有{ $card }，牌堆頂是{ $top }。
trial-counts = { $card }等同{ $other }。
trial-follows = 生效：{ $moment }
trial-follows-not = 不生效：{ $moment }
trial-hands = 打了{ $hands }局，打完的有{ $ended }局；半數牌局不超過{ $turns }輪，最長的{ $longest }輪。
trial-part = 第{ $part }部分生效{ $times }次。
trial-caught = 因違反這條規則罰了{ $caught }次，一共罰了{ $given }次。

## Files

rule-accepted = { $file }：「{ $id }」可以訂立。
rule-judged = { $file }：「{ $id }」是自由文字，由牌桌評判，無需試行。
rule-file-empty = { $file }是空的，裡面沒有規則
rule-file-no-json = { $file }第{ $line }行第{ $column }列：不是 JSON
rule-file-no-rule = { $file }，{ $path }：{ $detail }
rule-file-no-utf8 = { $file }第{ $line }行：不是 UTF-8 文字
rule-file-standard-twice = 標準輸入只能讀一次
rule-file-written = { $file }第{ $line }行第{ $column }列：{ $fault }
rule-trial-failed = 無法試行這條規則
