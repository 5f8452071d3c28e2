# Whether the shuffles of a record are those that were committed to.

verify-hand-proven = 第 { $number } 局：已證實。密值與承諾值相符，各次牌序均由密值與各家所添字句推出（共 { $orders } 次）。
verify-hand-no-commitment = 第 { $number } 局：無從證實。事先沒有公布承諾值。
verify-hand-no-secret = 第 { $number } 局：無從證實。記錄中沒有公開密值。
verify-hand-other-secret = 第 { $number } 局：不符！密值與承諾值對不上。
verify-hand-used-again = 第 { $number } 局：不符！此密值在先前某一局之後已經公開過。
verify-hand-other-order = 第 { $number } 局：不符！第 { $line } 行的牌序並非由密值與各家所添字句推出。
verify-commitment = 承諾值：{ $commitment }
verify-word = { $who } 所添字句：「{ $word }」
verify-no-words = 各家都沒有添加字句
verify-sum = 已證實 { $proven } 局，共 { $all } 局。
verify-compare = 有兩件事只有你自己能核對：承諾值是否與每局開始前給你看的一致，以及你自己所添的字句是否在內。
verify-one-seed = 整場牌出自同一個種子，單機牌局便是如此。請用種子核對：{ $command }
verify-torn = { $file } 第 { $line } 行殘缺，寫到一半就斷了。此前的部分已核對。
