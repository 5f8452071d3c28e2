# A rule made after three hands won, step by step, drawn or in plain lines.

making-title = 已贏三局：自創一條規則
making-about-announced = 規則在這場遊戲餘下的時間裡有效，人人都會聽到。
making-about-secret = 規則在這場遊戲餘下的時間裡有效，只有您知道。
making-ask-way = 您想怎樣立規？
making-way-draft = 繼續寫這條規則
making-way-templates = 選一條常見規則，填好空白
making-way-empty = 一步一步拼出一句話
making-way-free = 用自己的話寫：由玩家判罰
making-way-written = 鍵入或貼上文字寫法的規則
making-way-library = 從清單裡取一條現成的規則
making-way-none = 不立規則

making-ask-template = 像哪一條規則？接著填空白。
making-ask-library = 哪一條規則？
making-seek = 鍵入文字，縮小清單
making-found = { $all } 條規則中的 { $left } 條
making-none-found = 沒有符合「{ $sought }」的規則。
making-ask-written = 文字寫法的規則
making-ask-free = 用自己的話寫規則
making-ask-name = 它叫什麼？玩家會看到這個名稱。
making-name = { $head }：{ $tail }
making-name-say = 說{ $phrases }
making-ask-cards = 哪些牌？選點數和花色；都不選就是任何牌。
making-ask-what = 請選擇：{ $what }
making-ask-whole = 規則已完整。可以試行，也可以改任何一處。

## Common rules whose blanks do not say what goes there

making-start-gesture = 有玩家出牌後：如果這張牌是…，則該玩家須在 3 秒內做一個動作（敲桌、鞠躬……）。
making-start-count-as = 任何時候：您選的牌當作別的點數或花色。
making-start-act-as = 任何時候：您選的牌作用與別的點數相同，但匹配時仍是原來的牌。

## What is asked for, where the name of a field says too little

making-what-when = 這條規則在什麼時候起作用？
making-what-if = 要有條件嗎？
making-what-then = 會怎樣？
making-what-who = 誰？
making-what-phrases = 要說什麼？
making-what-within = 限時多久？
making-what-back = 看哪一張牌？0 是這張，1 是前一張。
making-what-of = 哪一項？
making-what-holds = 什麼須成立？
making-what-gesture = 哪個動作？
making-what-name = 給它起個名稱，一個短詞
making-what-say-number = { "{" }number{ "}" } 處說哪個數？
making-what-say-again = { "{" }again{ "}" } 處重複說哪個詞？重複次數就是那個數。
making-known = 已有的名稱：{ $names }

## Answers

making-number = 鍵入一個數
making-true = 是
making-false = 否
making-none = 不填：保持原樣
making-none-if = 不要：總是如此
making-nothing = 無
making-word-all = 幾件事同時成立
making-word-any = 幾件事之一成立
making-word-not = 某件事不成立
making-word-compare = 比較兩個數
making-word-one-of = 某數是幾個數之一
making-word-same-player = 兩位玩家是同一位
making-word-sum = 兩個數合在一起
making-word-count-as = 某些牌當作別的點數或花色
making-word-act-as = 某些牌的作用與別的點數相同，但匹配時仍是原來的牌
making-word-chose = 有玩家說出您的規則所問的花色、玩家等之後
making-word-gesture = 須做一個動作：敲桌、鞠躬……
making-word-judged = 機器聽不出來的事：由玩家判
making-no-number = 請鍵入 { $low } 到 { $high } 之間的整數。

## The whole rule

making-named = 「{ $name }」
making-row = { $what }：{ $held }
making-more = + 再加一項：{ $what }
making-more-phrases = + 另一種說法，說了也算
making-more-then = + 還會怎樣
making-more-of = + 再加其中一項
making-more-parts = + 再加一句：何時、如果、則
making-row-within = 時限
making-row-gesture = 動作
making-row-back = 看哪張牌
making-row-many-cards = 幾張牌
making-row-say-number = { "{" }number{ "}" } 處說哪個數
making-row-say-again = { "{" }again{ "}" } 處重複說哪個詞
making-try = 試行
making-again = 重新來，換個方式
making-trying = 正在試行這條規則：按它打許多局。
making-good = 這條規則可以立。
making-refused = 這條規則照現在這樣不能立。
making-make = 立規
making-mend = 修改
making-anew = 重新來，換個方式

## Keys and hints

making-left = 發牌前還有 { $seconds } 秒可以立規。
making-left-minutes = 發牌前還有 { $minutes } 分鐘可以立規。
making-late = 下一局隨時可能發牌。以後發牌前仍可立規；已寫好的會保留。
making-may = 您可以立規：N
making-fault = ! { $fault }
making-hint-one = ↑ ↓ 或編號，Enter 選定   Backspace 返回   Esc 以後再說
making-hint-sought = ↑ ↓，Enter 選定   Esc 重列全部規則
making-hint-verdict = ↑ ↓，Enter 選定   PgDn 翻頁   Backspace 返回   Esc 以後再說
making-hint-whole = ↑ ↓，Enter 修改   Del 去掉   Backspace 返回   Esc 以後再說
making-hint-some = 按鍵選，再按取消   Enter 繼續   Backspace 返回   Esc 以後再說
making-hint-number = 鍵入，或 ↑ ↓   Enter 繼續   空行時 Backspace 返回   Esc 以後再說
making-hint-line = Enter 繼續   空行時 Backspace 返回   Esc 以後再說
making-hint-text = Ctrl+D 繼續   Esc 返回
making-hint-wait = Esc 以後再說

## In plain lines

making-plain-one = 鍵入答案的編號；「返回」回上一步，「以後」擱下規則。
making-plain-library = 鍵入規則的編號，或鍵入文字縮小清單；空行重列全部；「返回」回上一步，「以後」擱下規則。
making-plain-whole = 鍵入一行的編號；減號加編號去掉它；「返回」回上一步，「以後」擱下規則。
making-plain-some = 鍵入牌的按鍵，如「j q k h」；空行取標了 * 的；「返回」回上一步，「以後」擱下規則。
making-plain-number = 鍵入 { $low } 到 { $high } 之間的數；「返回」回上一步，「以後」擱下規則。
making-plain-line = 鍵入文字；空行取「{ $text }」；「返回」回上一步，「以後」擱下規則。
making-plain-line-empty = 鍵入文字；「返回」回上一步，「以後」擱下規則。
making-plain-text = 一行一行鍵入規則，空行結束。只鍵入「返回」就回上一步。
making-plain-more = 「更多」再列一些。
making-plain-may = 您可以立規：鍵入「立規」。
making-plain-off = 規則已擱下；兩局之間鍵入「立規」繼續。
making-plain-expected = 這不是答案：{ $how }
making-back-words = 返回 b back
making-later-words = 以後 later
making-more-words = 更多 m more
