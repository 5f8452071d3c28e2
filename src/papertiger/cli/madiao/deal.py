"""`papertiger madiao deal`: a dealt hand as JSON, ready for `settle` and other programs."""

import argparse
import secrets
import sys

import msgspec

from papertiger.kernel import shuffle
from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS
from papertiger.madiao.dealing import cut, hands_and_stock
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Shuffle, cut and deal as the rules say, from the seed, and print the hand before its play."""
    del catalog
    seed = secrets.randbelow(2**63) if found.seed is None else found.seed
    source = shuffle.seed_of(seed)
    pack = tuple(CARDS[place] for place in shuffle.order(source, 0, len(CARDS)))
    # The dealer cuts anywhere: the second order's first number, of 1 to 39.
    depth = 1 + shuffle.order(source, 1, len(CARDS) - 1)[0]
    card, pack = cut(pack, depth)
    first = laws.first_dealt(found.banker, card.place)
    hands, stock = hands_and_stock(pack, first)
    hand = {
        "game": "madiao",
        "seed": seed,
        "banker": found.banker,
        "first": first,
        "hands": hands,
        "stock": stock,
        "plays": [],
    }
    sys.stdout.buffer.write(msgspec.json.encode(hand) + b"\n")
    return 0
