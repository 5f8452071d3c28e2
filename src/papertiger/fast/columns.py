"""A table as a row of words: where each thing stands in it.

Four words by seat for the hands, the cards that won tricks, those laid face up and those laid face
down (masks), and the totals (money). Then single words: the state of chance; which phase; seats;
the places of both upcards; who was dealt HM, or -1; whose turn it is; how many tricks are over and
how many cards are in this one; what would beat the card that wins it, that card (masks) and its
seat; exposed discards as `settling.discards_of` reads them; who owes MD-6.13, or -1; how many seats
were gone through for a redeal; deals and finished hands of the match; who has been banker, as bits.

Between hands these words serve for payments and items: `UP` and `DOWN` for a declaration, `HAND`
and `DOWN` for what was played out. A deal and `stepping.lead` write them anew.
"""

HAND, WON, UP, DOWN, TOTAL = 0, 4, 8, 12, 16

(
    CHANCE, PHASE, BANKER, FIRST, UPCARD, SECOND, HUNDRED, TURN, TRICK, LAID, ABOVE, WINNING,
    WINNER, DISCARDS, OFFENDER, ASKED, DEALS, HANDS, SERVED,
) = range(20, 39)  # fmt: skip

WORDS = 39

REDEAL, PLAY = range(2)
"""The phases in which a table waits for a decision. [MD-4.5] [MD-5.1]"""

CARDS = 40
KEEP, DEMAND = 2 * CARDS, 2 * CARDS + 1
ACTIONS = 2 * CARDS + 2
"""An action: the place of a card, to lay it face up; 40 more, to lay it face down; 80 to keep the
hand where a redeal may be demanded, 81 to demand it."""
