# Settling a hand that was played with real cards: what is asked and what does not fit.

score-welcome = A hand played with real cards: answer a few questions, and it is settled.
score-more-help = Type ? for help, b to go back to the question before, q to quit.
score-help =
    Players are named by seat number (0 to 3, counter-clockwise), by name, or by how the name begins.
    Cards are named by their codes: MM TM HM T90 … T20, M9 … M1, S9 … S1, C0 CH C1 … C9.
    For a trick: who won it and the card that won it, such as 2 M9. A dash means nobody or none.
    b goes back to the question before, q quits; typed alone they are never a name. What follows a # is not read.
score-bye = Nothing was settled. Until next time.
score-seat = Seat { $number }

## Questions

score-ask-names = Names of the four players, counter-clockwise, with commas between (- for { $names }):
score-ask-banker = Who was banker ({ $players })?
score-ask-stake = The stake, even, { $low } to { $high }:
score-ask-upcard = The first upcard:
score-ask-ended = How did the hand end: played, meld or lowest?
score-ask-second-upcard = The second upcard, the card under the first:
score-ask-trick = Trick { $number } of 8: who won it, and with which card?
score-ask-exposed = Exposed discards: who and which card, with commas between (such as 2 C5, 0 S3; - for none):
score-ask-hundred = Who was dealt HM, the Hundred (- if it lay in the stock)?
score-ask-meld = Who held a meld?
score-ask-hand = The eight cards of { $who }:
score-ask-meld-next = Who else held a meld (- for nobody)?
score-ask-first = Who was dealt to first?
score-ask-lowest = Who held the four lowest?

## Answers that may be typed, and what is said between

score-nobody-words = - – — nobody none
score-back-words = b back
score-play-words = played play p 1
score-meld-words = meld melds m 2
score-four-lowest-words = lowest four l 3
score-meld-is = { $who }: { $meld }, worth { $worth }
score-next-banker = Next banker: { $who }
score-bank-redrawn = The bank is drawn for anew, by the high card, and the cards are dealt again [MD-4.4].

## What does not fit

score-bad-names = Four different names are needed, each of 1 to { $most } printable characters.
score-name-is-word = “{ $name }” cannot be a name here: { $means ->
    [quit] it leaves without a settlement.
    [help] it asks for help.
    [back] it goes back to the question before.
    [nobody] it means nobody.
   *[seat] numbers stand for seats.
}
score-name-begins = { $who }: type the seat, { $seat }, or more of the name; “{ $word }” alone { $means ->
    [quit] quits.
    [help] asks for help.
   *[back] goes back.
}
score-unknown-player = “{ $text }” is no player: there are { $players }.
score-unknown-card = “{ $text }” is no card; cards are named by codes such as MM, T90, M9, S1, C0, CH.
score-unknown-ending = “{ $text }” is no ending: type played, meld or lowest.
score-expected-owned = A player and a card are expected, such as 2 M9, not “{ $text }”.
score-same-upcard = { $card } is the first upcard; the second is another card.
score-is-upcard = { $card } is an upcard: it lay in the stock, and nobody played it [MD-3.3].
score-won-already = { $card } has won a trick already.
score-barred = { $who } won none of the first seven tricks, and so cannot win the eighth [MD-5.6].
score-only-led = { $card } can beat no card that is left: it wins only when it is led, and { $who } led this trick [MD-5.3].
score-exposed-won = { $card } won a trick: it was no discard [MD-5.5].
score-card-twice = { $card } is named twice.
score-no-room = { $who } has no trick in which to discard { $cards } face up: one that another led and won, and in which the card did not beat [MD-5.5].
score-hand-known = The eight cards of { $who } are known already, and they are others.
score-meld-shown = { $who } has shown a meld already.
score-no-lowest = { $card } is the upcard, so nobody held the four lowest [MD-4.4].
score-not-eight = Eight different cards are needed, not { $found }.
score-elsewhere = { $card } lies elsewhere: it is the upcard, or in a hand that was shown before.
score-no-meld = These eight cards are no meld [MD-4.1].
