# Replaying a match in plain lines.

replay-hand = { $who } holds { $cards }
replay-place = Moment { $place } of { $count }
replay-ask = Enter: on; b: back; d: next hand; a number: to that moment; ?: help; q: leave.
replay-back-words = b back
replay-hand-words = d deal
replay-hand-back-words = db
replay-on-words = n next
replay-nothing = Nothing has been played yet.
replay-help =
    Enter or n: the next moment; after the last one the replay ends.
    b: the moment before. A number from 1 to { $count }: that moment.
    d: the next hand; db: the beginning of this one, or the one before.
    q: leave.
replay-not-understood = “{ $text }” is not understood: Enter, b, d, q, ? or a number from 1 to { $count } is expected.
replay-torn = { $file }, line { $line } is torn: it was cut off while it was written. The match is shown up to line { $before }.
replay-guarded = The last hand of { $file } is not finished: it is told without the cards that are hidden from you. --open shows them all.
replay-no-stake = No stake is written for some hand: its money is reckoned with the least stake, { $stake }.
