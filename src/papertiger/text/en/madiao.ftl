# What happens at a Madiao table, why something is refused, and what a payment is for.

## Events. $who is a player's name.

event-cards-drawn = { $who } drew { $card }
event-dice-rolled = { $who } rolled { $first } and { $second }
event-players-seated = Seats, counter-clockwise: { $players }
event-banker-chosen = Banker: { $who }
event-stake-named = { $who } named the stake: { $stake }
event-pack-shuffled = { $who } shuffled the pack
event-pack-cut = { $who } cut { $depth } cards deep and showed { $card }; the deal begins with { $first }
event-hand-dealt = Eight cards to each, from { $first } on
event-upcard-shown = First upcard: { $card }
event-upcard-shown-tops = Cards that count as tops: { $cards }
event-meld-declared = { $who } showed a meld, { $meld }, worth { $worth }: { $cards }
event-four-lowest-declared = { $who } showed the four lowest cards: the others pay, and the cards are dealt again
event-redeal-demanded = { $who } had five cards of one suit and demanded a redeal
event-card-played-led = { $who } led { $card }
event-card-played-beat = { $who } beat it with { $card }
event-card-played-exposed = { $who } discarded { $card } face up: an exposed discard
event-slough-seen = { $who } played a card face down
event-slough-seen-own = { $who } played { $card } face down
event-trick-taken = Trick { $number } to { $who }, with { $card }
event-second-upcard-shown = Second upcard: { $card }
event-hand-settled-play = The hand is over. Who pays whom:
event-hand-settled-meld = The meld wins the hand. Who pays whom:
event-hand-settled-four-lowest = Four lowest. Who pays whom:
event-hand-settled-nobody-pays = Nobody pays anything.
event-hand-settled-shown-hand = { $who } held { $cards }
event-hand-settled-shown-stock = In the stock: { $cards }
event-hand-settled-shown-sloughs = { $who } had face down: { $cards }
event-hand-settled-result = This hand: { $scores }
event-hand-settled-totals = Match so far: { $scores }
event-match-ended-all-served = The match is over: everybody has been banker.
event-match-ended-max-deals = The match is over: the limit on deals is reached.

meld-four-highest = the four highest
meld-four-highest-hundred = the four highest with the Hundred
meld-flush-tens = a flush of Tens
meld-flush-tens-hundred = a flush of Tens with the Hundred
meld-flush-myriads = a flush of Myriads
meld-flush-strings = a flush of Strings
meld-flush-cash = a flush of Cash
meld-eight-reds = eight reds
meld-eight-reds-hundred = eight reds with the Hundred
meld-exact-reds = the eight reds without Thousand and Hundred

suit-T = Tens of myriads
suit-M = Myriads
suit-S = Strings
suit-C = Cash

## Lists; the quotes keep the space

list-separator = { ", " }
scores-separator = { ", " }

## The switches of the rules, and the bots

switch-seating = { $value ->
    [dice] seats by dice
   *[draw] seats by drawing cards
}
switch-keep-seats = { $value ->
    [true] seats are kept, only the bank is drawn for
   *[false] players take the seats they drew
}
switch-cut-card-is-upcard = { $value ->
    [false] the first upcard is independent of the cut
   *[true] the cut card is the first upcard
}
switch-exposed-discard = { $value ->
    [two_to_each] an exposed discard costs 2 stakes to each
    [two_to_banker] an exposed discard costs 2 stakes to the banker
    [forbid] exposed discards are forbidden
   *[value] an exposed discard takes 2 stakes from the value
}
switch-hundred-bonus = { $value ->
    [two_or_more] the Hundred’s bonus with two tricks or more
   *[exactly_two] the Hundred’s bonus with exactly two tricks
}
switch-sets = { $value ->
    [dearest] four honours count instead of three
   *[stack] four honours count on top of three
}
switch-max-deals = at most { $value } deals

bot-random = random
bot-steady = steady

## Payments: one line each

payment-line = { $payment } — { $about }

payment = { $payer } → { $payee }: { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
} ({ $money })
payment-for = { $earner }: { $reason }
stakes-worth = { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
}

reason-MD-4-2 = a meld
reason-MD-4-4 = the four lowest cards
reason-MD-5-5 = exposed discard, { $card }
reason-MD-6-2 = fewer than two tricks
reason-MD-6-3 = three tricks or more
reason-MD-6-4 = a trick won with the top { $card }
reason-MD-6-5 = the Hundred in hand, fewer than two tricks
reason-MD-6-6 = the Hundred in hand, which won no trick
reason-MD-6-7 = a trick won with the Hundred
reason-MD-6-8 = tricks won with Myriad Myriad, Thousand and Hundred
reason-MD-6-9 = tricks won with Myriad Myriad, Thousand, Hundred and Zero Cash
reason-MD-6-10 = all eight tricks, a slam
reason-MD-6-12 = a trick won with the Hundred, from the others too
reason-MD-6-13 = the second upcard is a top, and { $card } was played face up

## Why a move is refused

refused-not-now = That is not to be done now. { $phase ->
    [seating] The seats are being drawn.
    [stake] The banker names the stake.
    [shuffle] The pack is being shuffled.
    [reshuffle] The pack is being shuffled.
    [cut] The dealer cuts the pack.
    [redeal] Players are asked, one after the other, whether they demand a redeal.
    [over] The match is over.
   *[play] Cards are being played.
}
refused-out-of-turn = It is not your turn: { $turn } is to act.
refused-bad-stake = { $stake } is no stake here: an even number from { $low } to { $high } is.
refused-bad-cut = The pack cannot be cut { $depth } deep: lift { $low } to { $high } cards.
refused-no-five-of-a-suit = Only a hand with five or more cards of one suit may demand a redeal.
refused-not-held = { $card } is not in your hand.
refused-lead-face-down = A lead is face up: lead any card, face up.
ask-barred-from-last-trick = Your turn: without a trick among the first seven you cannot win the eighth. Face down [MD-5.6].
refused-barred-from-last-trick = Without a trick among the first seven you cannot win the eighth: play { $card } face down.
refused-exposed-discard-forbidden = { $card } does not beat { $winning }, and exposed discards are forbidden here: play it face down.
refused-no-chance-wanted = Nothing is to be shuffled or rolled now.
refused-not-a-permutation = A permutation of { $n } is needed.

## What is wrong with a hand given as JSON

hand-not-json = Line { $line }, column { $column }: this is not JSON.
hand-not-an-object = A hand is a JSON object, not { $found }.
hand-missing-key = “{ $key }” is missing.
hand-unknown-key = There is no “{ $key }” in a hand; “{ $meant }” is meant, it seems.
hand-wrong-game = “game” must be "madiao", not { $found }.
hand-bad-seat = “{ $key }” must be a seat, 0 to 3, not { $found }.
hand-not-four-hands = “hands” must be a list of four hands, not { $found }.
hand-not-a-list = “{ $key }” must be a list, not { $found }.
hand-unknown-card = { $found } in { $where } is no card.
hand-wrong-count = { $where } must hold { $count } cards, not { $found }.
hand-card-twice = { $card } stands twice: in { $before } and in { $where }.
hand-options-not-an-object = “options” must be an object, not { $found }.
hand-unknown-option = There is no option { $key }.
hand-bad-option = The option “{ $key }” cannot be { $found }; it can be { $allowed }.
hand-bad-play = A play is [seat, card, "up" or "down"], not { $found }.
hand-bad-face = A card is played "up" or "down", not { $found }.
hand-too-many-plays = A hand has { $most } plays, and this is one more.
hand-out-of-turn = Seat { $seat } plays out of turn: seat { $turn } is to play.
hand-not-held = Seat { $seat } was not dealt { $card }.
hand-played-already = Seat { $seat } has already played { $card }.
hand-play-after-declaration = A declaration ended this hand before the first lead: nothing is played.
hand-lead-face-down = A lead is face up.
hand-barred-from-last-trick = A player without a trick among the first seven plays the eighth card face down: { $card } is face up.
hand-exposed-discard-forbidden = { $card } does not beat { $winning }, and exposed discards are forbidden by the options.
