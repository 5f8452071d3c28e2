# Made-up rules read back: a message for each word of their language (docs/customs.md).

## Around the words

custom-rule = Rule { $id }: “{ $text }”
custom-rule-judged = No machine hears this rule: the players judge it and give penalties for it.
custom-blank = …
custom-quoted = “{ $text }”
custom-bracketed = ({ $what })
custom-noted = { $what } ({ $notes })
custom-note-separator = { "; " }
custom-list-separator = { ", " }
custom-or-separator = { " or " }
custom-part = { $when }: if { $if }, { $then }.
custom-part-if-none = { $when }: { $then }.
custom-part-separator = { "; then " }
custom-part-when-always-separator = { "; " }

## What is counted

custom-unit-seconds = { $n } { $n ->
        [one] second
       *[other] seconds
    }
custom-unit-card-laid = the card { $n } places before it
custom-unit-card-laid-0 = the card
custom-unit-card-laid-1 = the card before it
custom-unit-card-laid-of = the card { $n } places before it
custom-unit-card-laid-of-0 = the card
custom-unit-card-laid-of-1 = the card before it
custom-unit-card-taken = the card { $above } places below the top of the pile
custom-unit-card-taken-0 = the card
custom-unit-card-taken-1 = the top card of the pile
custom-unit-card-taken-of = the card { $above } places below the top of the pile
custom-unit-card-taken-of-0 = the card
custom-unit-card-taken-of-1 = the top card of the pile
custom-unit-card-pile = the card { $n } places below the top of the pile
custom-unit-card-pile-0 = the top card of the pile
custom-unit-card-pile-1 = the card under the top card of the pile
custom-unit-card-pile-of = the card { $n } places below the top of the pile
custom-unit-card-pile-of-0 = the top card of the pile
custom-unit-card-pile-of-1 = the card under the top card of the pile

## Cards

custom-cards = { $ranks_a }, of { $suits }
custom-cards-suits-none = { $ranks_a }
custom-cards-suits-HD = a red { $ranks }
custom-cards-suits-SC = a black { $ranks }
custom-cards-ranks-one = { $ranks_a } of { $suits_of }
custom-cards-ranks-one-suits-none = { $ranks_a }
custom-cards-ranks-one-suits-HD = a red { $ranks }
custom-cards-ranks-one-suits-SC = a black { $ranks }
custom-cards-ranks-none = { $suits_a }
custom-cards-ranks-none-suits-none = any card
custom-cards-ranks-none-suits-HD = a red card
custom-cards-ranks-none-suits-SC = a black card
custom-rank-A = ace
custom-rank-A-a = an ace
custom-rank-2 = two
custom-rank-2-a = a two
custom-rank-3 = three
custom-rank-3-a = a three
custom-rank-4 = four
custom-rank-4-a = a four
custom-rank-5 = five
custom-rank-5-a = a five
custom-rank-6 = six
custom-rank-6-a = a six
custom-rank-7 = seven
custom-rank-7-a = a seven
custom-rank-8 = eight
custom-rank-8-a = an eight
custom-rank-9 = nine
custom-rank-9-a = a nine
custom-rank-10 = ten
custom-rank-10-a = a ten
custom-rank-J = jack
custom-rank-J-a = a jack
custom-rank-Q = queen
custom-rank-Q-a = a queen
custom-rank-K = king
custom-rank-K-a = a king
custom-suit-S = spades
custom-suit-S-a = a spade
custom-suit-S-of = spades
custom-suit-H = hearts
custom-suit-H-a = a heart
custom-suit-H-of = hearts
custom-suit-D = diamonds
custom-suit-D-a = a diamond
custom-suit-D-of = diamonds
custom-suit-C = clubs
custom-suit-C-a = a club
custom-suit-C-of = clubs
custom-quality-rank = rank
custom-quality-suit = suit
custom-quality-colour = colour
custom-quality-parity = parity (even or odd)
custom-quality-card = rank and suit

## When

custom-when-always = At all times
custom-when-attempted = When a player is about to play a card
custom-when-played = When a player plays a card
custom-when-drawn = When a player draws a card from the stock
custom-when-picked-up = When a player gets a card in any way (drawn, as a penalty, by a rule)
custom-when-skipped = When a player is skipped
custom-when-penalised = When a player is given a penalty card
custom-when-spoke = When a player says anything but the game's own phrases
custom-when-gestured = When a player makes a gesture (to { $name })
custom-when-turn = When a player's turn begins
custom-when-reversed = When the direction of play turns round (the player: who last laid a card)
custom-when-reshuffled = When the discards become the stock (the player: who last laid a card)
custom-when-hand = When a player's hand, growing or shrinking, comes to { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } or goes past that number
custom-when-hand-way-down = When a player's hand shrinks to { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } or fewer
custom-when-hand-way-up = When a player's hand grows to { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } or more
custom-when-won = When a player lays the last card
custom-when-chose = When a player has made the choice { $name }
custom-way-down = down
custom-way-up = up
custom-way-either = up or down

## Gestures

custom-gesture-knock = knock on the table
custom-gesture-bow = bow
custom-gesture-tap = tap the pile
custom-gesture-slap = slap the table
custom-gesture-stand = stand up
custom-gesture-snap = snap two fingers
custom-gesture-straighten = straighten the pile

## If

custom-if-all = { $of }
custom-if-all-of-one = all of this holds: ({ $of })
custom-if-all-separator = { ", and " }
custom-if-any = { $of }
custom-if-any-of-one = one of this holds: ({ $of })
custom-if-any-separator = { ", or " }
custom-if-not = it is not so that ({ $of })
custom-if-card = { $back } is { $among }
custom-if-card-among-none = { $back } exists
custom-if-card-not = { $back } is not { $among }
custom-if-card-not-among-none = { $back } does not exist
custom-if-alike = { $back_of } and { $other_of } have the same { $quality }
custom-if-alike-not = { $back_of } and { $other_of } do not have the same { $quality }
custom-if-like-first = { $back_of } and the first card of the hand have the same { $quality }
custom-if-like-first-not = { $back_of } and the first card of the hand do not have the same { $quality }
custom-if-compare = { $left } { $order } { $right }
custom-if-compare-order-equal = { $left } equals { $right }
custom-if-compare-order-equal-right-plain = { $left } equals { $right }
custom-if-compare-order-unequal = { $left } differs from { $right }
custom-if-compare-order-unequal-right-plain = { $left } differs from { $right }
custom-if-one-of = { $number } is { $of }
custom-if-one-of-not = { $number } is not { $of }
custom-if-pattern = the last cards, the oldest first, make the pattern { $letters } by their { $quality } (same letters alike, different letters different)
custom-if-marked = { $who_of_any } bears the mark { $mark }
custom-if-same-player = { $who_one } is the same player as { $other_one }
custom-if-says = what was just said has { $words } in it
custom-if-says-not = what was just said does not have { $words } in it
custom-if-clockwise = play goes clockwise
custom-if-clockwise-not = play goes counter-clockwise
custom-order-equal = equals
custom-order-unequal = differs from
custom-order-less = is less than
custom-order-more = is more than
custom-order-at-least = is at least
custom-order-at-most = is at most

## Numbers

custom-number-value = the value of { $back_of }
custom-number-suit = the suit of { $back_of } as a number (spades 1, hearts 2, diamonds 3, clubs 4)
custom-number-first-value = the value of the first card of the hand
custom-number-hand-size = the number of cards in the hand of { $who_of_first }
custom-number-highest = the highest value in the hand of { $who_of_first }
custom-number-players = the number of players
custom-number-pile-size = the number of cards on the pile
custom-number-stock-size = the number of cards in the stock
custom-number-turns = the number of turns of the hand that are complete
custom-number-kept = the number { $name } of { $who_of_first }
custom-number-kept-who-none = the number { $name }
custom-number-run-of = the length of the run, up to { $card_of }, of cards that are each { $cards }
custom-number-run-alike = the length of the run, up to { $card_of }, of cards of the same { $quality }
custom-number-run-unlike = the number of times in a row, up to { $card_of }, that the { $quality } has changed
custom-number-run-by-player = the number of cards in a row, up to { $card_of }, that one player has laid
custom-number-climb = the number of times in a row, up to { $card_of }, that the value rose by exactly { $step }
custom-number-climb-step-0 = the number of times in a row, up to { $card_of }, that the value rose
custom-number-climb-step-negative = the number of times in a row, up to { $card_of }, that the value fell by exactly { $step_size }
custom-number-since-play = the number of milliseconds since { $card_before_of } was played
custom-number-sum = { $left } { $by } { $right }
custom-number-sum-by-over = { $left } divided by { $right } and rounded down
custom-number-sum-by-modulo = the remainder when { $left } is divided by { $right }
custom-number-sum-by-apart = the difference between { $left } and { $right }
custom-operator-plus = plus
custom-operator-minus = minus
custom-operator-times = times
custom-operator-over = divided by
custom-operator-modulo = the remainder of a division by
custom-operator-apart = the difference from

## Players

custom-who-actor = the player
custom-who-actor-of = the player
custom-who-across = the player across the table
custom-who-across-of = the player across the table
custom-who-fewest = every player with the fewest cards
custom-who-fewest-first = the first player with the fewest cards
custom-who-fewest-one = one of the players with the fewest cards
custom-who-fewest-of = every player with the fewest cards
custom-who-fewest-of-first = the first player with the fewest cards
custom-who-fewest-of-any = any player with the fewest cards
custom-who-most = every player with the most cards
custom-who-most-first = the first player with the most cards
custom-who-most-one = one of the players with the most cards
custom-who-most-of = every player with the most cards
custom-who-most-of-first = the first player with the most cards
custom-who-most-of-any = any player with the most cards
custom-who-beside = the player { $places } places on in the direction of play
custom-who-beside-places-1 = the next player
custom-who-beside-places--1 = the previous player
custom-who-beside-places-negative = the player { $places_size ->
        [one] { $places_size } place
       *[other] { $places_size } places
    } back against the direction of play
custom-who-beside-of = the player { $places } places on in the direction of play
custom-who-beside-of-places-1 = the next player
custom-who-beside-of-places--1 = the previous player
custom-who-beside-of-places-negative = the player { $places_size ->
        [one] { $places_size } place
       *[other] { $places_size } places
    } back against the direction of play
custom-who-left = the player { $places ->
        [one] { $places } place
       *[other] { $places } places
    } clockwise
custom-who-left-places-negative = the player { $places_size ->
        [one] { $places_size } place
       *[other] { $places_size } places
    } counter-clockwise
custom-who-left-of = the player { $places ->
        [one] { $places } place
       *[other] { $places } places
    } clockwise
custom-who-left-of-places-negative = the player { $places_size ->
        [one] { $places_size } place
       *[other] { $places_size } places
    } counter-clockwise
custom-who-everybody = everybody
custom-who-everybody-first = the first of everybody
custom-who-everybody-one = one of everybody
custom-who-everybody-of = everybody
custom-who-everybody-of-first = the first of everybody
custom-who-everybody-of-any = anybody
custom-who-others = every other player
custom-who-others-first = the first of all other players
custom-who-others-one = one of all other players
custom-who-others-of = every other player
custom-who-others-of-first = the first of all other players
custom-who-others-of-any = any other player
custom-who-chosen = the player chosen as { $name }
custom-who-chosen-of = the player chosen as { $name }
custom-who-bearer = every player with the mark { $mark }
custom-who-bearer-first = the first player with the mark { $mark }
custom-who-bearer-one = one of the players with the mark { $mark }
custom-who-bearer-of = every player with the mark { $mark }
custom-who-bearer-of-first = the first player with the mark { $mark }
custom-who-bearer-of-any = any player with the mark { $mark }
custom-who-last-to-play = the player who, before { $card_of }, last played { $cards }
custom-who-last-to-play-of = the player who, before { $card_of }, last played { $cards }

## Then

custom-do-say = { $who } must say { $phrases } within { $within }
custom-do-say-note-number = { "{" }number{ "}" } is { $number }
custom-do-say-note-again = { "{" }again{ "}" } is { $again } as many times as that number (12 at most)
custom-do-say-note-order-one-way = one after another in the direction of play
custom-do-say-note-order-both-ways = one after another round the table, both ways at once
custom-round-any = in any order
custom-round-one-way = one after another
custom-round-both-ways = both ways round the table
custom-do-silence = { $who } must say nothing for { $within } but the game's own phrases
custom-do-gesture = { $who } must { $name } within { $within }
custom-do-hurry = { $who } must play or draw within { $within }
custom-do-choose = { $who_first } must name { $what } within { $within } (this is the choice { $name })
custom-do-choose-must-false = { $who_first } may name { $what } within { $within } (this is the choice { $name })
custom-subject-suit = a suit
custom-subject-value = a value
custom-subject-player = a player
custom-subject-card = a card
custom-do-breaks = { $who } has broken this rule
custom-do-forbid = the card may not be played
custom-do-allow = the card may be played even if it does not match
custom-do-allow-note-out-of-turn = by anybody, out of turn too
custom-do-count-as = { $cards } counts as { $rank_a } of { $suit_of }
custom-do-count-as-rank-none = { $cards } counts as { $suit_a }
custom-do-count-as-rank-none-suit-none = { $cards } counts as itself
custom-do-count-as-suit-none = { $cards } counts as { $rank_a }
custom-do-count-as-note-rank-cards-none = a jack stays a jack
custom-do-count-as-note-rank-cards-suits = a jack stays a jack
custom-do-count-as-note-more = its value is { $more } more
custom-do-count-as-note-more-negative = its value is { $more_size } less
custom-do-act-as = { $cards } does what { $rank_a } does, but still matches as itself
custom-do-act-as-cards-none = any card but a jack does what { $rank_a } does, but still matches as itself
custom-do-act-as-cards-suits = { $cards }, but for jacks, does what { $rank_a } does, but still matches as itself
custom-do-skip = as many of the turns that are due are skipped as { $players } (11 at most)
custom-do-skip-players-plain = { $players ->
        [one] the turn that is due is skipped
       *[other] the { $players } turns that are due are skipped
    }
custom-do-reverse = the direction of play turns round
custom-do-again = the player has another turn
custom-do-go-to = the turn goes to { $who_first }
custom-do-draw = { $who } draws as many cards from the stock as { $cards } (10 at most)
custom-do-draw-cards-plain = { $who } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the stock
custom-do-move = a card goes from { $source } to { $target } (for { $to_first })
custom-do-move-target-hand = a card goes from { $source } into the hand of { $to_of_first }
custom-do-move-to-actor = a card goes from { $source } to { $target }
custom-do-move-note-chosen = the card chosen as { $chosen }
custom-place-pile = the top of the pile
custom-place-pile-bottom = the bottom of the pile
custom-place-stock = the top of the stock
custom-place-stock-bottom = the bottom of the stock
custom-place-hand = the player's hand
custom-do-swap = { $who_first } and { $other_first } swap hands
custom-do-pass-hands = every hand goes { $places ->
        [one] { $places } place
       *[other] { $places } places
    } on in the direction of play
custom-do-pass-hands-places-negative = every hand goes { $places_size ->
        [one] { $places_size } place
       *[other] { $places_size } places
    } back against the direction of play
custom-do-keep = the number { $name } of { $who_of } becomes { $number }
custom-do-keep-who-none = the number { $name } becomes { $number }
custom-do-mark = { $who } gets the mark { $name } for as many turns of the table as { $turns } (48 at most)
custom-do-mark-turns-plain = { $who } gets the mark { $name } for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } of the table
custom-do-mark-turns-0 = { $who } loses the mark { $name }
custom-do-roll = a die is rolled, and the number { $name } becomes what it shows
custom-do-judged = { $text } (the players judge this)

## Fields of a form

custom-field-id = id
custom-field-text = what it is called
custom-field-judged = judged by the players
custom-field-parts = parts
custom-field-when = when
custom-field-if = if
custom-field-then = then
custom-field-of = of these
custom-field-among = which cards
custom-field-back = which card
custom-field-other = and which other
custom-field-quality = alike in what
custom-field-left = first number
custom-field-order = how
custom-field-right = second number
custom-field-number = number
custom-field-letters = pattern
custom-field-mark = mark
custom-field-who = who
custom-field-words = words
custom-field-cards = cards
custom-field-step = by how much
custom-field-by = how put together
custom-field-places = places
custom-field-phrases = phrases
custom-field-within = within how long (ms)
custom-field-again = word said again and again
custom-field-what = what is chosen
custom-field-name = name
custom-field-must = it must be done
custom-field-out-of-turn = out of turn too
custom-field-rank = as which rank
custom-field-suit = as which suit
custom-field-more = value more by
custom-field-players = how many turns
custom-field-source = from where
custom-field-target = to where
custom-field-to = to whom
custom-field-chosen = which choice
custom-field-turns = for how many turns
custom-field-size = how many cards
custom-field-way = from which side
custom-field-ranks = ranks
custom-field-suits = suits
custom-field-item = { $what }: number { $n }

## Starts

custom-start-empty = Everything from the beginning, word by word
custom-start-free = A free text, which the players judge

## What cannot be done to a form

custom-refused-no-such-place = There is no such place in the rule: { $path }
custom-refused-not-offered = “{ $word }” cannot stand here: { $path }
custom-refused-not-fitting = Something else is needed here: { $path }
custom-refused-number-beyond = A number from { $least } to { $most } is needed here: { $path }
custom-refused-text-long = At most { $most } characters fit here: { $path }
custom-refused-list-full = There can be no more than { $most } here: { $path }
custom-refused-list-short = There must be at least { $fewest } here: { $path }
custom-refused-too-large = The rule would be too large; it can have { $most } words at most: { $path }
custom-refused-blank = Something is still missing here: { $path }
custom-refused-no-rule = No rule can be so: { $path }
custom-refused-phrase-sign = A phrase has letters, figures and plain punctuation only: { $path }
custom-refused-phrase-backwards = A phrase is read from left to right: { $path }
custom-refused-phrase-silent = A phrase needs something that is said: { $path }
custom-refused-phrase-name = Nobody may say the name of the game [MO-51]: { $path }
custom-refused-phrase-taken = The game itself listens for this phrase [MO-92]: { $path }
