# Mao: scenarios that cannot be run, what happens, penalties, refusals, options.

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
scenario-rule-id-taken = there is a rule or a reason “{ $id }” already
scenario-no-reason = a penalty for “other” needs its reason in “text” [MO-68]
scenario-deal-out-of-bounds = { $low } to { $high } cards are dealt to each [MO-7]
scenario-deal-too-large = the pack is too small for { $cards } cards to each of { $seats } seats [MO-1]

## Words between and around

list-separator = { ", " }
scores-separator = { ", " }
referee-name = the referee

## Cards

card-S = { $rank } of spades
card-H = { $rank } of hearts
card-D = { $rank } of diamonds
card-C = { $rank } of clubs
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king

## What happens

event-dealer-chosen = First dealer: { $who }
event-deal-begun = { $who } deals, { $cards } cards to each
event-dealt = The cards are dealt; cards in the stock: { $stock }
event-turned-up = { $who } turned up the first card: { $card }
event-turned-up-held = { $who } turned up the first card and holds a finger on it: { $card }
event-unlocked = The first card is acted out: everybody may look
event-look-seen = { $who } looked at the cards
event-look-seen-own = { $who } looked at the cards: { $cards }
event-turn-began = On turn: { $who }
event-card-played = { $who } played the { $card }
event-card-played-held = { $who } played the { $card } and holds a finger on it
event-card-returned = { $who } takes back the { $card }
event-draw-seen-taken = { $who } took a card from the stock
event-draw-seen-own-taken = { $who } took the { $card } from the stock
event-draw-seen-forced = The table drew a card for { $who }
event-draw-seen-own-forced = The table drew the { $card } for { $who }
event-draw-seen-none = { $who } touched the stock, but nothing is left
event-reshuffled = The discards are shuffled and become the stock; cards in it: { $stock }
event-reshuffled-added = A fresh deck is added; cards in the stock: { $stock }
event-suit-called = { $who } calls a suit: { $suit }
event-suit-called-in-force = { $who } was first: the suit is { $suit }
event-jack-released = { $who } let the jack go; suit: { $suit }
event-jack-released-race = { $who } let the jack go without a call: the first to call a suit decides
event-race-closed = { $who } closed the race: the jack’s own suit counts
event-said = { $who }: “{ $text }”
event-said-suit = { $who } calls a suit: “{ $text }”
event-said-bad-call = { $who }: “{ $text }” (about penalty { $penalty })
event-said-order = { $who }: “{ $text }”. Cards down, anything may be asked
event-gestured-knock = { $who } knocks
event-gestured-bow = { $who } bows
event-gestured-tap = { $who } taps the pile
event-gestured-slap = { $who } slaps the table
event-gestured-stand = { $who } stands up
event-gestured-snap = { $who } snaps two fingers
event-gestured-straighten = { $who } straightens the pile
event-penalty-seen = Penalty { $number } for { $who }, from { $by }: { $reason }
event-penalty-seen-own = Penalty card: { $card }
event-penalty-seen-none = Nothing is left in the stock: no card, but thanks are due
event-move-seen-to-stock = Penalty { $penalty }: { $from } gives the card back to the stock
event-move-seen-from-stock = Penalty { $penalty }: { $to } gets the card from the stock again
event-move-seen = Penalty { $penalty }: its card goes from { $from } to { $to }
event-move-seen-card = It is the { $card }
event-bad-call-made = { $who } says that penalty { $penalty } was a bad call
event-ballot-opened = { $who } asks for a vote on penalty { $penalty }
event-vote-cast = { $who } has voted
event-ballot-closed-stands = Penalty { $penalty } stands. For it: { $ayes }; against: { $noes }
event-ballot-closed-undone = Penalty { $penalty } is undone. For it: { $ayes }; against: { $noes }
event-ballot-closed-nobody = nobody
event-order-began = { $who } calls a point of order: cards down, anything may be asked
event-order-end-wished = { $who } wants the point of order to end
event-order-ended = The point of order is over
event-went-away = { $who } is away; the cards are kept, and the table draws
event-came-back = { $who } is back
event-went-for-good = { $who } has left for good
event-win-undone = { $who } has not won: the hand goes on
event-hand-ended-won = { $who } wins the hand
event-hand-ended-void = The hand is void: nobody wins it
event-hand-ended-wins = Hands won: { $scores }
event-hand-ended-noticed = Breach by { $who }: { $reason } (penalty { $penalty })
event-hand-ended-unpunished = Breach by { $who }, not called: { $reason }
event-rule-due = { $who } may make up a rule
event-rule-seen = { $who } made a rule, “{ $id }”: { $text }
event-rule-seen-secret = { $who } made a secret rule
event-rule-seen-secret-own = { $who } made a secret rule, “{ $id }”: { $text }
event-rule-declined = { $who } makes no rule now
event-ruled-reversed = The direction of play turns round
event-ruled-card-moved = A rule moves a card
event-ruled-hands-swapped = { $who } and { $other } swap hands
event-ruled-hands-passed = All hands are passed on
event-ruled-die-rolled = A die is rolled for { $who }: { $number }
event-ruled-undone = What rules did because of that card is undone
event-end-agreed = All agree. { $end }
event-game-ended = The game is over. Hands won: { $scores }
event-game-ended-winners = Most hands: { $winners }
event-history-open = Rule { $number }, “{ $id }”, made by { $who }: { $text }
event-history-secret = Secret rule { $number }, “{ $id }”, made by { $who }: { $text }
event-history-given = Rule { $number }, “{ $id }”, from the beginning: { $text }
event-history-nothing = it caught nobody
event-history-count = breaches that it caught: { $count }
event-history-more = earlier ones: { $count }
event-history-penalised = deal { $deal }, at { $seconds } s: { $who } { $what }, penalty { $penalty }
event-history-unnoticed = deal { $deal }, at { $seconds } s: { $who } { $what }, and nobody noticed
event-history-what-secret-rule = broke it, as a player called it
event-history-what-not-said = did not say something
event-history-what-not-gestured = did not make a gesture
event-history-what-too-slow = was too slow
event-history-what-wrong-words = said something
event-history-what-wrong-card = played a card
event-history-what-wrong-act = did something

## Reasons for penalties

reason-early-look = looked at the cards before play began
reason-delay = delay of game
reason-out-of-turn = played out of turn
reason-misplay = played an invalid card
reason-unnamed-spade = did not name a spade
reason-no-suit-call = released a jack without calling a suit
reason-question = asked a question outside a point of order
reason-no-thanks = did not say “Thank you” for a penalty
reason-no-draw = did not draw the cards that were due
reason-look-in-point-of-order = looked at cards in a point of order
reason-no-last-card = did not say “Last card”
reason-no-name = did not say the name with the last card
reason-said-name = said the name of the game during play
reason-other = { $text }
reason-custom = broke the made-up rule “{ $id }”
reason-secret-rule = broke a secret rule
reason-not-said = did not say what a secret rule asks for
reason-not-gestured = did not make a gesture that a secret rule asks for
reason-too-slow = was too slow for a secret rule
reason-wrong-words = said what a secret rule forbids
reason-wrong-card = played against a secret rule
reason-wrong-act = did what a secret rule forbids

## Refusals

refused-game-over = The game is over.
refused-gone = This player has left for good.
refused-away = You are away already.
refused-here = You are not away.
refused-not-between-hands = Cards are dealt between two hands only.
refused-not-the-dealer = Only the dealer can do that: { $dealer }.
refused-too-few-seats = Too few players are left: a deal needs at least { $low }.
refused-nothing-to-turn-up = There is no first card to turn up now.
refused-no-hand = You have no cards to look at now.
refused-not-looked = Look at your cards first: they lie face down.
refused-silence = This table is silent: while a hand is played, only phrases of the game are said.
refused-not-in-hand = You do not hold the { $card }.
refused-play-waits = Your card lies ready: it waits for the calls of a suit.
refused-not-in-play = That can be done only while a hand is played, from the first card turned up on.
refused-point-of-order = Not in a point of order: wait until it is over.
refused-no-call-due = There is no suit to call now: hold a jack of your own, or wait for one released without a call.
refused-nothing-held = You hold no finger on a jack.
refused-no-such-penalty = There is no penalty { $penalty } in this hand.
refused-vote-running = A vote on penalty { $penalty } is running: wait until it closes.
refused-no-vote = There is no vote on penalty { $penalty } now.
refused-away-cannot-vote = Who is away cannot vote: come back first.
refused-voted-already = You have voted on penalty { $penalty } already; a vote cannot be changed.
refused-vote-over = The ten seconds for your vote on penalty { $penalty } are over.
refused-no-order = There is no point of order to end.
refused-no-rule-due = A rule may be made between hands, by who has won three, six, nine…
refused-rule-id-taken = There is a rule or a reason “{ $id }” already: choose another name.
refused-too-many-rules = At most { $most } rules can be in force, and they may not be too long together.
refused-card-never-playable = This rule would spoil the game: “{ $card }” could be played on no card any more.
refused-nothing-follows = This rule would spoil the game: no card could be played on “{ $card }” any more.
refused-hands-do-not-end = This rule would spoil the game: of { $hands } hands that were tried out, { $void } did not end. In hand { $hand }, say (seed { $seed }), nobody had won after { $turns } turns.
refused-spoils-unseen = With all the rules that are in force, this one would spoil the game. More cannot be said of it.
refused-rule-spoils-the-game = This rule would spoil the game: { $verdict ->
    [hands_do_not_end] too many hands would not end
    [nothing_follows] there would be a card that nothing can be played on
    [spoils_the_game] it does not go with the rules in force
   *[card_never_playable] there would be a card that can never be played
}.
refused-unknown-end = “{ $end }” is no end of a game: open, hands:N or time:MINUTES is.
refused-deal-out-of-bounds = { $low } to { $high } cards are dealt to each.
refused-deal-too-large = The pack is too small for { $cards } cards to each of { $seats } players.
refused-shuffle-wanted = The next shuffle is needed first.
refused-deal-awaited = The deal is awaited.
refused-no-chance-wanted = Nothing is to be shuffled now.
refused-not-a-permutation = A permutation of { $n } is needed.
refused-no-such-seat = Nobody sits at seat { $seat }.
refused-order-running = A point of order is called already.
refused-order-too-soon = You called the last one yourself: after { $turns } turns of the table you may call another.
refused-still-talking = The talk has not stopped: { $seconds } s more of silence.
refused-already-wished = You have asked for the end of the point of order already.
refused-referee-is-disputed = Penalty { $penalty } is the referee’s: it cannot be handed back, but you can ask for a vote.
refused-bad-call-by-third = Penalty { $penalty } is handed back by a third player, not by its giver or receiver.
refused-already-handed-back = Penalty { $penalty } is decided already: it was handed back or voted on.
refused-challenge-over = It is too late to challenge penalty { $penalty }: ten seconds are given for it.
refused-vote-decided = There was a vote on penalty { $penalty } already.
refused-unknown-reason = “{ $reason }” is no reason for a penalty here.
refused-no-reason = Say the reason: a penalty without one cannot be given.
refused-own-penalty = Nobody gives penalties to oneself.
refused-referee-calls = The referee calls here: players give penalties only for made-up rules.
refused-already-called = That has had its penalty already: { $reason }.
refused-called-too-late = It is too late to call this: { $reason }.

## Options of a table

option-referee = { $value ->
    [referee] The referee, a machine, calls breaches
    [players] Only players call breaches
   *[both] The referee and the players call breaches
}
option-limit = Time for a turn: { $value } s
option-limit-own = Time for a turn: { $value } s; yours: { $own } s
option-strict = { $value ->
    [true] Players may call delay from 5 s on
   *[false] Players may call delay after the time for a turn only
}
option-decks = Decks: { $value }
option-decks-by-seats = Decks: by the number of players and cards
option-end-open = The game goes on as long as the players like
option-end-hands = Hands in the game: { $value }
option-end-time = Minutes after which no new hand is dealt: { $value }
option-grace-ms = Grace after every deadline: { $value } ms
option-hand-cap-turns = Turns after which a hand is void: { $value }
option-hand-cap-minutes = Minutes after which a hand is void: { $value }
option-thanks-cap = Penalties without thanks, in a row, after which a player counts as away: { $value }
option-away-after = Turns drawn by the table after which a player counts as away: { $value }
option-min-deal = Fewest cards dealt to each: { $value }
option-winner-deals = { $value ->
    [true] The winner of a hand deals the next
   *[false] The deal passes clockwise
}
option-stock-out-of-turn-penalty = { $value ->
    [true] Touching the stock out of turn costs a penalty card
   *[false] Touching the stock out of turn is no breach
}
option-draw-then-play = { $value ->
    [true] Who has drawn for sevens then plays or draws one
   *[false] Drawing for sevens is the whole turn
}
option-reverse-is-skip-2p = { $value ->
    [true] Between two players an eight gives the turn again
   *[false] Between two players an eight does not change who is next
}
option-penalise-early-release = { $value ->
    [true] Releasing a jack without a call costs a penalty card
   *[false] Releasing a jack without a call costs nothing but the call
}
option-strict-calls = { $value ->
    [true] A spade that comes back must be named all the same
   *[false] A card that comes back needs no words
}
option-silence = { $value ->
    [true] While a hand is played, only phrases of the game may be said
   *[false] Talk is free
}
option-to-stock = { $value ->
    [true] The card of a bad call goes to the stock
   *[false] The card of a bad call goes to who gave it
}
option-once = { $value ->
    [true] A player makes up a rule once, after three hands won
   *[false] A player makes up a rule after every third hand won
}
option-making = { $value ->
    [announced] Made-up rules are announced
   *[secret] Made-up rules are secret
}
option-add-deck = { $value ->
    [true] When no card is left, a fresh deck is added
   *[false] When no card is left, nothing is drawn
}
option-multipliers = Times by seat, in percent: { $value }
option-multipliers-none = All players have the same times
