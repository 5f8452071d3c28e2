# Whether the shuffles of a record are those that were committed to.

verify-hand-proven = Hand { $number }: proven. The secret is the one committed to, and all orders follow from it and the players’ words (orders: { $orders }).
verify-hand-no-commitment = Hand { $number }: not proven. No commitment was published before it.
verify-hand-no-secret = Hand { $number }: not proven. The record does not tell its secret.
verify-hand-other-secret = Hand { $number }: WRONG. The secret is not the one committed to.
verify-hand-used-again = Hand { $number }: WRONG. Its secret had been told already, after an earlier hand.
verify-hand-other-order = Hand { $number }: WRONG. Line { $line } has another order than the secret and the players’ words give.
verify-commitment = commitment: { $commitment }
verify-word = word of { $who }: “{ $word }”
verify-no-words = no player added a word
verify-sum = Proven hands: { $proven } of { $all }.
verify-compare = Two things only you can compare: the commitments, with those you were shown before each hand; and your own words.
verify-one-seed = The whole match was dealt from one seed, as on a single machine. It is checked with the seed: { $command }
verify-torn = { $file }, line { $line } is torn: it was cut off while it was written. What stands before it is verified.
