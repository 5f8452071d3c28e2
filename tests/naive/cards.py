"""The forty cards, their order, and the four seats [MD-1, MD-2.1]."""

SUITS: dict[str, list[str]] = {
    "T": ["MM", "TM", "HM", "T90", "T80", "T70", "T60", "T50", "T40", "T30", "T20"],
    "M": ["M9", "M8", "M7", "M6", "M5", "M4", "M3", "M2", "M1"],
    "S": ["S9", "S8", "S7", "S6", "S5", "S4", "S3", "S2", "S1"],
    "C": ["C0", "CH", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"],
}
"""The four suits, each from high to low [MD-1.1]."""

CARDS: list[str] = SUITS["T"] + SUITS["M"] + SUITS["S"] + SUITS["C"]
TOP: dict[str, str] = {"T": "MM", "M": "M9", "S": "S9", "C": "C0"}
SECOND: dict[str, str] = {"T": "TM", "M": "M8", "S": "S8", "C": "CH"}
REDS: list[str] = ["MM", "TM", "HM", "T20", "M9", "M1", "S9", "S1", "C0", "C9"]
FOUR_HIGHEST: list[str] = ["MM", "M9", "S9", "C0"]
FOUR_LOWEST: list[str] = ["T20", "M1", "S1", "C9"]
EXACT_EIGHT: list[str] = ["MM", "T20", "M9", "M1", "S9", "S1", "C0", "C9"]


def suit_of(card: str) -> str:
    """The suit in whose row the card stands [MD-1.1]."""
    for suit, row in SUITS.items():
        if card in row:
            return suit
    raise ValueError(f"no such card: {card}")


def is_higher(card: str, other: str) -> bool:
    """Whether a card stands before another in the row of their common suit [MD-1.1]."""
    row = SUITS[suit_of(card)]
    return other in row and row.index(card) < row.index(other)


def others(seat: int) -> list[int]:
    """The three other seats [MD-2.1]."""
    return [other for other in [0, 1, 2, 3] if other != seat]


def deal_order(first: int) -> list[int]:
    """The seats counter-clockwise from the first player dealt to [MD-2.1, MD-3.2]."""
    return [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]


def contains(cards: list[str], wanted: list[str]) -> bool:
    """Whether every wanted card is among the cards."""
    return all(card in cards for card in wanted)
