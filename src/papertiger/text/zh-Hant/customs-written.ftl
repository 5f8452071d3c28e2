# A made-up rule that is written down (docs/customs.md): what is wrong with it, and what would be right.

written-place = 第 { $line } 行第 { $column } 欄：{ $fault }
written-word = 「{ $word }」
written-list-separator = { "、" }
written-or-separator = { "或" }
written-hint = 是否想寫{ $words }？
written-known = 可用：{ $words }。

# The text as a whole.

written-too-long = 一條規則最多 { $most } 個字元。
written-too-many-words = 一條規則最多 { $most } 個詞和符號。
written-too-deep = 這裡巢狀過深。
written-hidden-sign = 字元 { $sign } 不可見。在引號中可寫它的編碼，如 \u{ "{" }200b{ "}" }。
written-unexpected = 這裡不能寫{ $word }。應為：{ $wanted }。
written-ended = 規則沒有寫完。應為：{ $wanted }。
written-open-text = 這一行的引號沒有結束。
written-escape = { $word } 不代表任何字元。可用：\"、\\、\n、\t 和 \u{ "{" }…{ "}" }。

# Words and what stands with them.

written-unknown = 這裡沒有{ $word }這個詞。應為：{ $wanted }。
written-other-kind = { $word }是{ $found }。應為：{ $wanted }。
written-wrong-kind = 這是{ $found }。應為：{ $wanted }。
written-needs-of = { $word }前面要寫「of」，例如：J Q of hearts。
written-no-fields = { $word }後面不帶括號。
written-too-many-fields = { $word }括號中的內容太多。可寫：{ $fields }。
written-unknown-field = { $word }沒有{ $field }這一項。可寫：{ $fields }。
written-given-twice = { $field }寫了兩次。
written-after-named = 按位置寫的項要放在按名稱寫的項之前。
written-missing = { $word }的括號中缺少：{ $fields }。

# Bounds.

written-less = { $field }：{ $number } 小於 { $least }。
written-more = { $field }：{ $number } 大於 { $most }。
written-too-few = { $field }：少於 { $fewest } 個。
written-too-many = { $field }：多於 { $most } 個。
written-empty-text = 文字為空。
written-long-text = 文字有 { $found } 個字元，最多 { $most } 個。
written-form = { $word }的寫法不對。應為：{ $wanted }。
written-unfit = 規則裡不能這樣寫。

# Of rules in JSON alone.

written-absent = 這裡缺少：{ $fields }。
written-judged-or-parts = 規則要麼由玩家裁定，要麼有若干部分，二者只居其一。
written-half-sign = { $sign } 只是半個字元。

# What no rule may be or do, by the codes of `mao/customs/faults.py`.

written-fault-too-large = 規則太大：事件、條件、數值和效果合計最多 { $most } 個。
written-fault-only-attempted = 只能用於{ $trigger }：正要出牌的時候。
written-fault-only-always = 只能用於{ $trigger }：牌當作別的牌，是始終如此的。
written-fault-no-condition = 牌算作什麼是任何時候都成立的，不能帶條件。
written-fault-jack = J 始終是 J，不能改動。
written-fault-nothing-happened = 這時還沒有發生任何事，不能有這個效果。
written-fault-penalty = 不能因為罰牌而再罰牌。
written-fault-no-way = 牌不能這樣移動。
written-fault-stays = 這張牌等於沒有移動。
written-fault-not-chosen = 只有移動手牌時才選定是哪一張（{ $field }），而且必須選定。
written-fault-sign = 符號{ $sign }說不出來。
written-fault-backwards = 這是從右往左讀的文字。
written-fault-silent = 這裡什麼也沒說。
written-fault-name = 誰也不能說出遊戲名。
written-fault-taken = 基本規則已經用到這句話。
written-fault-unfilled = { $word } 沒有內容可填：未給出 { $field }。
written-fault-too-often = 一個詞最多重複 { $most } 遍。

# What can stand at a place, for lists: one beside the other.

written-wanted-when = 事件
written-wanted-if = 條件
written-wanted-number = 數值
written-wanted-who = 玩家
written-wanted-do = 效果
written-wanted-cards = 牌
written-wanted-id = 規則代號：至多 32 個小寫拉丁字母、數字、- 和 _，以字母開頭
written-wanted-name = 名稱：至多 24 個小寫拉丁字母、數字和 _，以字母開頭
written-wanted-letters = 兩到十二個從 A 到 F 的字母
written-wanted-text = 引號中的文字
written-wanted-whole = 整數
written-wanted-value = 值
written-wanted-list = 方括號中的清單
written-wanted-nothing = 到此為止
written-wanted-object = 花括號裡的物件
written-wanted-truth = true 或 false
written-wanted-fraction = 帶小數的數
written-wanted-null = 空值（null）
