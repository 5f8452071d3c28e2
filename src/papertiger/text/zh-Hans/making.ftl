# A rule made after three hands won, step by step, drawn or in plain lines.

making-title = 已赢三局：自创一条规则
making-about-announced = 规则在这场游戏余下的时间里有效，人人都会听到。
making-about-secret = 规则在这场游戏余下的时间里有效，只有您知道。
making-ask-way = 您想怎样立规？
making-way-draft = 继续写这条规则
making-way-templates = 选一条常见规则，填好空白
making-way-empty = 一步一步拼出一句话
making-way-free = 用自己的话写：由玩家判罚
making-way-written = 键入或粘贴文本写法的规则
making-way-library = 从列表里取一条现成的规则
making-way-none = 不立规则

making-ask-template = 像哪一条规则？接着填空白。
making-ask-library = 哪一条规则？
making-seek = 键入文字，缩小列表
making-found = { $all } 条规则中的 { $left } 条
making-none-found = 没有符合“{ $sought }”的规则。
making-ask-written = 文本写法的规则
making-ask-free = 用自己的话写规则
making-ask-name = 它叫什么？玩家会看到这个名称。
making-name = { $head }：{ $tail }
making-name-say = 说{ $phrases }
making-ask-cards = 哪些牌？选点数和花色；都不选就是任何牌。
making-ask-what = 请选择：{ $what }
making-ask-whole = 规则已完整。可以试行，也可以改任何一处。

## Common rules whose blanks do not say what goes there

making-start-gesture = 有玩家出牌后：如果这张牌是…，则该玩家须在 3 秒内做一个动作（敲桌、鞠躬……）。
making-start-count-as = 任何时候：您选的牌当作别的点数或花色。
making-start-act-as = 任何时候：您选的牌作用与别的点数相同，但匹配时仍是原来的牌。

## What is asked for, where the name of a field says too little

making-what-when = 这条规则在什么时候起作用？
making-what-if = 要有条件吗？
making-what-then = 会怎样？
making-what-who = 谁？
making-what-phrases = 要说什么？
making-what-within = 限时多久？
making-what-back = 看哪一张牌？0 是这张，1 是前一张。
making-what-of = 哪一项？
making-what-holds = 什么须成立？
making-what-gesture = 哪个动作？
making-what-name = 给它起个名称，一个短词
making-what-say-number = { "{" }number{ "}" } 处说哪个数？
making-what-say-again = { "{" }again{ "}" } 处重复说哪个词？重复次数就是那个数。
making-known = 已有的名称：{ $names }

## Answers

making-number = 键入一个数
making-true = 是
making-false = 否
making-none = 不填：保持原样
making-none-if = 不要：总是如此
making-nothing = 无
making-word-all = 几件事同时成立
making-word-any = 几件事之一成立
making-word-not = 某件事不成立
making-word-compare = 比较两个数
making-word-one-of = 某数是几个数之一
making-word-same-player = 两位玩家是同一位
making-word-sum = 两个数合在一起
making-word-count-as = 某些牌当作别的点数或花色
making-word-act-as = 某些牌的作用与别的点数相同，但匹配时仍是原来的牌
making-word-chose = 有玩家说出您的规则所问的花色、玩家等之后
making-word-gesture = 须做一个动作：敲桌、鞠躬……
making-word-judged = 机器听不出来的事：由玩家判
making-no-number = 请键入 { $low } 到 { $high } 之间的整数。

## The whole rule

making-named = “{ $name }”
making-row = { $what }：{ $held }
making-more = + 再加一项：{ $what }
making-more-phrases = + 另一种说法，说了也算
making-more-then = + 还会怎样
making-more-of = + 再加其中一项
making-more-parts = + 再加一句：何时、如果、则
making-row-within = 时限
making-row-gesture = 动作
making-row-back = 看哪张牌
making-row-many-cards = 几张牌
making-row-say-number = { "{" }number{ "}" } 处说哪个数
making-row-say-again = { "{" }again{ "}" } 处重复说哪个词
making-try = 试行
making-again = 重新来，换个方式
making-trying = 正在试行这条规则：按它打许多局。
making-good = 这条规则可以立。
making-refused = 这条规则照现在这样不能立。
making-make = 立规
making-mend = 修改
making-anew = 重新来，换个方式

## Keys and hints

making-left = 发牌前还有 { $seconds } 秒可以立规。
making-left-minutes = 发牌前还有 { $minutes } 分钟可以立规。
making-late = 下一局随时可能发牌。以后发牌前仍可立规；已写好的会保留。
making-may = 您可以立规：N
making-fault = ! { $fault }
making-hint-one = ↑ ↓ 或编号，Enter 选定   Backspace 返回   Esc 以后再说
making-hint-sought = ↑ ↓，Enter 选定   Esc 重列全部规则
making-hint-verdict = ↑ ↓，Enter 选定   PgDn 翻页   Backspace 返回   Esc 以后再说
making-hint-whole = ↑ ↓，Enter 修改   Del 去掉   Backspace 返回   Esc 以后再说
making-hint-some = 按键选，再按取消   Enter 继续   Backspace 返回   Esc 以后再说
making-hint-number = 键入，或 ↑ ↓   Enter 继续   空行时 Backspace 返回   Esc 以后再说
making-hint-line = Enter 继续   空行时 Backspace 返回   Esc 以后再说
making-hint-text = Ctrl+D 继续   Esc 返回
making-hint-wait = Esc 以后再说

## In plain lines

making-plain-one = 键入答案的编号；“返回”回上一步，“以后”搁下规则。
making-plain-library = 键入规则的编号，或键入文字缩小列表；空行重列全部；“返回”回上一步，“以后”搁下规则。
making-plain-whole = 键入一行的编号；减号加编号去掉它；“返回”回上一步，“以后”搁下规则。
making-plain-some = 键入牌的按键，如“j q k h”；空行取标了 * 的；“返回”回上一步，“以后”搁下规则。
making-plain-number = 键入 { $low } 到 { $high } 之间的数；“返回”回上一步，“以后”搁下规则。
making-plain-line = 键入文字；空行取“{ $text }”；“返回”回上一步，“以后”搁下规则。
making-plain-line-empty = 键入文字；“返回”回上一步，“以后”搁下规则。
making-plain-text = 一行一行键入规则，空行结束。只键入“返回”就回上一步。
making-plain-more = “更多”再列一些。
making-plain-may = 您可以立规：键入“立规”。
making-plain-off = 规则已搁下；两局之间键入“立规”继续。
making-plain-expected = 这不是答案：{ $how }
making-back-words = 返回 b back
making-later-words = 以后 later
making-more-words = 更多 m more
