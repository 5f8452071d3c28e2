# Replaying a match in plain lines.

replay-hand = { $who }, карты: { $cards }
replay-place = Момент { $place } из { $count }
replay-ask = Enter — дальше; н — назад; число — к этому моменту; в — выход.
replay-back-words = н назад b back
replay-nothing = Ещё ничего не сыграно.
