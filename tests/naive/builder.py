"""Builds whole hands for the tests from the few plays that matter."""

from .cards import CARDS
from .referee import Hand, illegal

DULL = (
    "C8 M2 S2 T30 C7 M3 S3 T40 C6 M4 S4 T50 C5 M5 S5 T60 C4 M6 S6 T70 C3 M7 S7 T80 C2 T90 C1 "
    "T20 S1 CH S8 M8 M1 C9 TM S9 M9 C0"
)
"""Cards to fill the tricks with, face down, in this order; HM is never among them."""


def build(tricks: str, banker: int = 0, under: str = "C9 M1", **options: str) -> Hand:
    """A whole hand from eight tricks such as `1 M3, 2 M9, 0 HM-`, parted by slashes.

    The first play of a trick is the lead; `-` is face down; seats not named slough dull cards.
    Each seat was dealt what it plays; `under` names the two upcards.
    """
    parts = [[play.split() for play in trick.strip().split(", ")] for trick in tricks.split("/")]
    named = [play[1].rstrip("-") for trick in parts for play in trick] + under.split()
    dull = [card for card in DULL.split() if card not in named]
    plays: list[list[object]] = []
    hands: list[list[str]] = [[], [], [], []]
    for trick in parts:
        told = {int(seat): card for seat, card in trick}
        leader = int(trick[0][0])
        for seat in [leader, (leader + 1) % 4, (leader + 2) % 4, (leader + 3) % 4]:
            text = told[seat] if seat in told else dull.pop(0) + "-"
            card = text.rstrip("-")
            plays.append([seat, card, "down" if text.endswith("-") else "up"])
            hands[seat].append(card)
    dealt = [card for cards in hands for card in cards]
    rest = [card for card in CARDS if card not in dealt and card not in under.split()]
    hand: Hand = {
        "game": "madiao",
        "options": options,
        "banker": banker,
        "first": plays[0][0],
        "hands": hands,
        "stock": under.split() + rest,
        "plays": plays,
    }
    assert illegal(hand) is None, illegal(hand)
    assert len(plays) == 32
    assert sorted(dealt + hand["stock"]) == sorted(CARDS)
    return hand


def rules_for(result: dict[str, object], seat: int) -> list[str]:
    """The lines of one seat as sorted text, such as `MD-6.2 -1 to 0`."""
    found: list[str] = []
    lines = result["lines"]
    assert isinstance(lines, list)
    for entry in lines:
        if entry["from"] == seat:
            found.append(f"{entry['rule']} -{entry['stakes']} to {entry['to']}")
        if entry["to"] == seat:
            found.append(f"{entry['rule']} +{entry['stakes']} from {entry['from']}")
    return sorted(found)
