"""What a made-up rule can know: a moment of the hand, without any card that lies face down.

A scene is built by the game (`enforcing.py`); the meaning of triggers, conditions, numbers and
effects is worked out from it alone.
"""

from enum import StrEnum

from msgspec import Struct

from papertiger.mao.cards import Card, Rank, Suit

ORDER = tuple(Rank)
SUITS = tuple(Suit)
CHOSEN = -1
"""In the place of a tally's seat: who was chosen aloud under that name. No rule counts it up, so
that none can single a seat out by its number. [MO-92]"""


class Kind(StrEnum):
    """What has happened."""

    ATTEMPTED = "attempted"
    PLAYED = "played"
    DRAWN = "drawn"
    PICKED_UP = "picked_up"
    SKIPPED = "skipped"
    PENALISED = "penalised"
    SPOKE = "spoke"
    GESTURED = "gestured"
    TURN = "turn"
    HAND = "hand"
    WON = "won"
    CHOSE = "chose"
    REVERSED = "reversed"
    RESHUFFLED = "reshuffled"


class Happening(Struct, frozen=True):
    """Something that happened to a seat; `name`: a gesture, or of a choice the rule and its name.

    `parts`: what was said, folded; `before`, `after`: sizes of a hand that changed.
    """

    kind: Kind
    seat: int
    card: Card | None = None
    parts: tuple[str, ...] = ()
    name: str = ""
    before: int = 0
    after: int = 0


class Face(Struct, frozen=True):
    """A card as it counts by the rules in force: `value` is 1 for an ace to 13 for a king."""

    rank: Rank
    suit: Suit
    value: int

    @property
    def red(self) -> bool:
        """Hearts and diamonds are red."""
        return self.suit in (Suit.HEARTS, Suit.DIAMONDS)


_PRINTED = {card: Face(card.rank, card.suit, ORDER.index(card.rank) + 1) for card in Card}


def printed(card: Card) -> Face:
    """A card as it is printed."""
    return _PRINTED[card]


class Laid(Struct, frozen=True):
    """A card laid on the pile: by whom and when (play time)."""

    card: Card
    seat: int
    at: int


class Tally(Struct, frozen=True):
    """A number that a rule keeps; `seat` None: one for the table, or `CHOSEN`."""

    rule: int
    name: str
    seat: int | None
    number: int


class Marked(Struct, frozen=True):
    """A mark on a seat until so many turns of the hand are complete."""

    rule: int
    name: str
    seat: int
    until: int


class Scene(Struct, frozen=True):
    """A moment as a rule sees it; tuples by seat.

    `faces` and `laid`: the cards, newest first; the first is what the happening is about, else
    the top of the pile. `upcard` is the first card of the hand; `pile`, `stock`: their cards.
    """

    rule: int
    happening: Happening
    faces: tuple[Face, ...]
    laid: tuple[Laid, ...]
    hands: tuple[int, ...]
    highest: tuple[int, ...]
    direction: int
    gone: tuple[bool, ...]
    now: int
    turns: int
    turn: int | None = None
    upcard: Face | None = None
    pile: int = 0
    stock: int = 0
    tallies: tuple[Tally, ...] = ()
    marks: tuple[Marked, ...] = ()

    def tally(self, name: str, seat: int | None) -> int:
        """The number that this rule keeps under that name; 0 before it is set."""
        for each in self.tallies:
            if (each.rule, each.name, each.seat) == (self.rule, name, seat):
                return each.number
        return 0

    def is_marked(self, name: str, seat: int) -> bool:
        """Whether a seat bears this rule's mark now."""
        return any(
            (each.rule, each.name, each.seat) == (self.rule, name, seat) and each.until > self.turns
            for each in self.marks
        )
