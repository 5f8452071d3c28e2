"""The facts of the game as a kernel reads them: masks by card, melds by row, switches by name."""

from typing import NamedTuple

import numpy as np

from papertiger.madiao import laws
from papertiger.madiao.cards import ALL, CARDS, SECONDS, SUIT_MASKS, TOPS, Card
from papertiger.madiao.options import ExposedDiscard, HundredBonus, Options, Sets
from papertiger.madiao.patterns import MELDS

PLACES = range(len(CARDS))

NOBODY = -1
"""Instead of a seat."""

HUNDRED = 1 << Card.HM.place
EVERY_CARD = ALL

BEATEN_BY = np.array(
    [sum(1 << card for card in PLACES if laws.beats(card, winning)) for winning in PLACES]
)
"""By the place of a winning card, the cards that beat it: `laws.beats`, asked for each pair."""

TOPS_UNDER = np.array(
    [sum(1 << laws.acting_top(top.place, upcard) for top in TOPS) for upcard in PLACES]
)
"""By the place of the first upcard, the cards that act as tops. [MD-6.4]"""

SECOND_UNDER = np.array(
    [1 << SECONDS[TOPS.index(card)].place if card in TOPS else 0 for card in CARDS]
)
"""By the place of the second upcard, the second that pays if it is played face up. [MD-6.13]"""

MELD_NEEDS = np.array([meld.needs for meld in MELDS])
MELD_WITHIN = np.array([meld.within for meld in MELDS])
MELD_STAKES = np.array([meld.stakes for meld in MELDS])
"""The melds, dearest first. [MD-4.1]"""

SUITS = np.array(SUIT_MASKS)


class Switches(NamedTuple):
    """The options that a hand is played and settled by, as a kernel reads them."""

    forbid: bool
    by_value: bool
    to_each: bool
    to_banker: bool
    two_or_more: bool
    dearest: bool
    cut_card_is_upcard: bool


def switches(options: Options) -> Switches:
    """The switches of these options. [MD-3.4] [MD-5.5] [MD-6.7] [MD-6.9]"""
    discard = options.exposed_discard
    return Switches(
        forbid=discard is ExposedDiscard.FORBID,
        by_value=discard is ExposedDiscard.VALUE,
        to_each=discard is ExposedDiscard.TWO_TO_EACH,
        to_banker=discard is ExposedDiscard.TWO_TO_BANKER,
        two_or_more=options.hundred_bonus is HundredBonus.TWO_OR_MORE,
        dearest=options.sets is Sets.DEAREST,
        cut_card_is_upcard=options.cut_card_is_upcard,
    )
