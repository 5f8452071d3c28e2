"""The cards: rank then suit, as in `10H` [MO-1]."""

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = ["S", "H", "D", "C"]
PACK = [rank + suit for suit in SUITS for rank in RANKS]

RANK_WORDS = {
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}
SUIT_WORDS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def rank_of(card: str) -> str:
    """The rank: `10` of `10H`."""
    return card[:-1]


def suit_of(card: str) -> str:
    """The suit: `H` of `10H`."""
    return card[-1]


def name_of(spade: str) -> str:
    """What must be said when a spade is played: "five of spades" [MO-48]."""
    return RANK_WORDS[rank_of(spade)] + " of spades"


def packs_in(cards: list[str]) -> int:
    """How many whole packs these cards are; 0 when they are not whole packs."""
    many, rest = divmod(len(cards), len(PACK))
    if rest or any(cards.count(card) != many for card in PACK):
        return 0
    return many


NEW_PACK = [
    rank + suit
    for suit in "SHDC"
    for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
]
"""A pack as it comes from the shop."""
