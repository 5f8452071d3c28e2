# Whether the shuffles of a record are those that were committed to.

verify-hand-proven = 第 { $number } 局：已证实。密值与承诺值相符，各次牌序均由密值与各家所添字句推出（共 { $orders } 次）。
verify-hand-no-commitment = 第 { $number } 局：无从证实。事先没有公布承诺值。
verify-hand-no-secret = 第 { $number } 局：无从证实。记录中没有公开密值。
verify-hand-other-secret = 第 { $number } 局：不符！密值与承诺值对不上。
verify-hand-used-again = 第 { $number } 局：不符！此密值在先前某一局之后已经公开过。
verify-hand-other-order = 第 { $number } 局：不符！第 { $line } 行的牌序并非由密值与各家所添字句推出。
verify-commitment = 承诺值：{ $commitment }
verify-word = { $who } 所添字句：“{ $word }”
verify-no-words = 各家都没有添加字句
verify-sum = 已证实 { $proven } 局，共 { $all } 局。
verify-compare = 有两件事只有你自己能核对：承诺值是否与每局开始前给你看的一致，以及你自己所添的字句是否在内。
verify-one-seed = 整场牌出自同一个种子，单机牌局便是如此。请用种子核对：{ $command }
verify-torn = { $file } 第 { $line } 行残缺，写到一半就断了。此前的部分已核对。
