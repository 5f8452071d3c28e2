# Replaying a match in plain lines.

replay-hand = { $who } holds { $cards }
replay-place = Moment { $place } of { $count }
replay-ask = Enter: on; b: back; a number: to that moment; q: leave.
replay-back-words = b back
replay-nothing = Nothing has been played yet.
