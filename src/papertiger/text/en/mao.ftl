# Mao: scenarios that cannot be run.

scenario-error = line { $line }: { $message }
scenario-empty = there is no line for the table
scenario-not-json = this is no JSON: { $detail }
scenario-not-an-object = a JSON object is needed: { "{" } … { "}" }
scenario-field = { $detail }
scenario-another-game = the game must be “mao”, not “{ $game }”
scenario-seats = seats must be { $low } to { $high }
scenario-no-such-seat = there is no seat “{ $seat }” at this table
scenario-wins = wins must be { $seats } numbers, none of them negative
scenario-pack = the pack is not whole: { $card } is there { $found } times, { $wanted } needed
scenario-discards = the deck lacks a discard: { $card } is there { $found } times, { $wanted } needed
scenario-time = “at” must be a whole number of milliseconds, 0 or more
scenario-backwards = time runs backwards: { $at } after { $before }
scenario-lag = a lag is a whole number from 0 to { $high } ms
scenario-unknown-reason = there is no reason “{ $reason }”
scenario-no-reason = a penalty for “other” needs its reason in “text” [MO-68]
scenario-deal-out-of-bounds = { $low } to { $high } cards are dealt to each [MO-7]
scenario-deal-too-large = the pack is too small for { $cards } cards to each of { $seats } seats [MO-1]
