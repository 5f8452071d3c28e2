# A made-up rule that is written down (docs/customs.md): what is wrong with it, and what would be right.

written-place = 第 { $line } 行第 { $column } 列：{ $fault }
written-word = “{ $word }”
written-list-separator = { "、" }
written-or-separator = { "或" }
written-hint = 是否想写{ $words }？
written-known = 可用：{ $words }。

# The text as a whole.

written-too-long = 一条规则最多 { $most } 个字符。
written-too-many-words = 一条规则最多 { $most } 个词和符号。
written-too-deep = 这里嵌套过深。
written-hidden-sign = 字符 { $sign } 不可见。在引号中可写它的编码，如 \u{ "{" }200b{ "}" }。
written-unexpected = 这里不能写{ $word }。应为：{ $wanted }。
written-ended = 规则没有写完。应为：{ $wanted }。
written-open-text = 这一行的引号没有结束。
written-escape = { $word } 不代表任何字符。可用：\"、\\、\n、\t 和 \u{ "{" }…{ "}" }。

# Words and what stands with them.

written-unknown = 这里没有{ $word }这个词。应为：{ $wanted }。
written-other-kind = { $word }是{ $found }。应为：{ $wanted }。
written-wrong-kind = 这是{ $found }。应为：{ $wanted }。
written-needs-of = { $word }前面要写“of”，例如：J Q of hearts。
written-no-fields = { $word }后面不带括号。
written-too-many-fields = { $word }括号中的内容太多。可写：{ $fields }。
written-unknown-field = { $word }没有{ $field }这一项。可写：{ $fields }。
written-given-twice = { $field }写了两次。
written-after-named = 按位置写的项要放在按名称写的项之前。
written-missing = { $word }的括号中缺少：{ $fields }。

# Bounds.

written-less = { $field }：{ $number } 小于 { $least }。
written-more = { $field }：{ $number } 大于 { $most }。
written-too-few = { $field }：少于 { $fewest } 个。
written-too-many = { $field }：多于 { $most } 个。
written-empty-text = 文字为空。
written-long-text = 文字有 { $found } 个字符，最多 { $most } 个。
written-form = { $word }的写法不对。应为：{ $wanted }。
written-unfit = 规则里不能这样写。

# Of rules in JSON alone.

written-absent = 这里缺少：{ $fields }。
written-judged-or-parts = 规则要么由玩家裁定，要么有若干部分，二者只居其一。
written-half-sign = { $sign } 只是半个字符。

# What no rule may be or do, by the codes of `mao/customs/faults.py`.

written-fault-too-large = 规则太大：事件、条件、数值和效果合计最多 { $most } 个。
written-fault-only-attempted = 只能用于{ $trigger }：正要出牌的时候。
written-fault-only-always = 只能用于{ $trigger }：牌当作别的牌，是始终如此的。
written-fault-no-condition = 牌算作什么是任何时候都成立的，不能带条件。
written-fault-jack = J 始终是 J，不能改动。
written-fault-nothing-happened = 这时还没有发生任何事，不能有这个效果。
written-fault-penalty = 不能因为罚牌而再罚牌。
written-fault-no-way = 牌不能这样移动。
written-fault-stays = 这张牌等于没有移动。
written-fault-not-chosen = 只有移动手牌时才选定是哪一张（{ $field }），而且必须选定。
written-fault-sign = 符号{ $sign }说不出来。
written-fault-backwards = 这是从右往左读的文字。
written-fault-silent = 这里什么也没说。
written-fault-name = 谁也不能说出游戏名。
written-fault-taken = 基本规则已经用到这句话。
written-fault-unfilled = { $word } 没有内容可填：未给出 { $field }。
written-fault-too-often = 一个词最多重复 { $most } 遍。

# What can stand at a place, for lists: one beside the other.

written-wanted-when = 事件
written-wanted-if = 条件
written-wanted-number = 数值
written-wanted-who = 玩家
written-wanted-do = 效果
written-wanted-cards = 牌
written-wanted-id = 规则代号：至多 32 个小写拉丁字母、数字、- 和 _，以字母开头
written-wanted-name = 名称：至多 24 个小写拉丁字母、数字和 _，以字母开头
written-wanted-letters = 两到十二个从 A 到 F 的字母
written-wanted-text = 引号中的文字
written-wanted-whole = 整数
written-wanted-value = 值
written-wanted-list = 方括号中的列表
written-wanted-nothing = 到此为止
written-wanted-object = 花括号里的对象
written-wanted-truth = true 或 false
written-wanted-fraction = 带小数的数
written-wanted-null = 空值（null）
