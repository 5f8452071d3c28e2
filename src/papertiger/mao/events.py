"""What happens at a table: the closed union of events. Each has its table time `at`.

Most are public and are told as they are; those that hold cards, secret rules or evidence are told
with what the reader may know (told.py), or not at all.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from papertiger.kernel.secret import Secret
from papertiger.mao.cards import Card, Suit
from papertiger.mao.customs import InForce
from papertiger.mao.customs.history import History
from papertiger.mao.gestures import Gesture


class DealerChosen(Struct, frozen=True, tag_field="event", tag="dealer_chosen"):
    """Chance has chosen the first dealer. [MO-6]"""

    at: int
    seat: int


class DealBegun(Struct, frozen=True, tag_field="event", tag="deal_begun"):
    """The dealer deals; `cards` to each. [MO-7]"""

    at: int
    seat: int
    cards: int


class Dealt(Struct, frozen=True, tag_field="event", tag="dealt"):
    """The cards lie face down before the seats, `hands` to each seat. [MO-7] [MO-8]"""

    at: int
    dealer: int
    hands: tuple[int, ...]
    stock: int


class TurnedUp(Struct, frozen=True, tag_field="event", tag="turned_up"):
    """The first card is face up; `held`: a jack is under the dealer's finger. [MO-11]"""

    at: int
    seat: int
    card: Card
    held: bool


class Unlocked(Struct, frozen=True, tag_field="event", tag="unlocked"):
    """The first card is acted out: all may look. [MO-13]"""

    at: int


class Looked(Struct, frozen=True):
    """A seat has picked up its hand, as the table knows it. [MO-9]"""

    at: int
    seat: int
    hand: Secret[tuple[Card, ...]]


class TurnBegan(Struct, frozen=True, tag_field="event", tag="turn"):
    """It is that seat's turn. [MO-21]"""

    at: int
    seat: int


class CardPlayed(Struct, frozen=True, tag_field="event", tag="played"):
    """A card was played; `held`: a jack under the finger. [MO-16]"""

    at: int
    seat: int
    card: Card
    held: bool


class CardReturned(Struct, frozen=True, tag_field="event", tag="returned"):
    """A card that was played against the rules is taken back. [MO-26] [MO-78]"""

    at: int
    seat: int
    card: Card


class CardDrawn(Struct, frozen=True):
    """A seat has taken the top card of the stock, as the table knows it. [MO-22]

    `seen`: the seat has its hand up; `forced`: the table drew for it.
    """

    at: int
    seat: int
    card: Secret[Card | None]
    seen: bool
    forced: bool


class Reshuffled(Struct, frozen=True, tag_field="event", tag="reshuffled"):
    """The discards have become the stock; `added`: a fresh deck has. [MO-95] [MO-96]"""

    at: int
    stock: int
    added: bool


class SuitCalled(Struct, frozen=True, tag_field="event", tag="suit_called"):
    """A suit was called on a jack: held, in the race, or as the race's outcome. [MO-41] [MO-42]

    `in_force`: it is the suit from now on.
    """

    at: int
    seat: int
    suit: Suit
    in_force: bool


class JackReleased(Struct, frozen=True, tag_field="event", tag="released"):
    """A jack was let go; `suit` is what was called, or None: a race. [MO-41] [MO-42]"""

    at: int
    seat: int
    suit: Suit | None


class RaceClosed(Struct, frozen=True, tag_field="event", tag="race_closed"):
    """The next player closed the race: the jack's printed suit counts. [MO-45]"""

    at: int
    seat: int


class Said(Struct, frozen=True, tag_field="event", tag="said"):
    """Somebody said something. [MO-54]"""

    at: int
    seat: int
    text: str


class Gestured(Struct, frozen=True, tag_field="event", tag="gestured"):
    """Somebody made a gesture. [MO-92]"""

    at: int
    seat: int
    name: Gesture


class BreachNoted(Struct, frozen=True):
    """The machine has noticed a breach: evidence, told to nobody. [MO-80]"""

    at: int
    seat: int
    reason: str


class PenaltyGiven(Struct, frozen=True):
    """A penalty card, as the table knows it; `by` None is the referee. [MO-68] [MO-69]"""

    at: int
    number: int
    seat: int
    by: int | None
    reason: str
    text: str
    card: Secret[Card | None]
    seen: bool


class CardMoved(Struct, frozen=True):
    """A penalty's card goes back, or comes again, as the table knows it. [MO-70] [MO-72]

    `source` and `target` are seats, None the stock; `knows`: the seats that see its face.
    """

    at: int
    penalty: int
    source: int | None
    target: int | None
    card: Secret[Card]
    knows: tuple[int, ...]


class BadCallMade(Struct, frozen=True, tag_field="event", tag="bad_call"):
    """A third player calls a penalty bad. [MO-70]"""

    at: int
    seat: int
    penalty: int


class BallotOpened(Struct, frozen=True, tag_field="event", tag="ballot_opened"):
    """A vote on a penalty has begun. [MO-72]"""

    at: int
    seat: int
    penalty: int


class VoteCast(Struct, frozen=True, tag_field="event", tag="voted"):
    """A seat has voted; how comes out when the vote closes. [MO-72]"""

    at: int
    seat: int
    penalty: int


class BallotClosed(Struct, frozen=True, tag_field="event", tag="ballot_closed"):
    """A vote has closed; a voice for each seat, None for none. [MO-72]"""

    at: int
    penalty: int
    stands: bool
    voices: tuple[bool | None, ...]


class OrderBegan(Struct, frozen=True, tag_field="event", tag="point_of_order"):
    """A point of order: hands down, talk is free. [MO-60]"""

    at: int
    seat: int


class OrderEndWished(Struct, frozen=True, tag_field="event", tag="end_wished"):
    """A seat wants the point of order to end. [MO-65]"""

    at: int
    seat: int


class OrderEnded(Struct, frozen=True, tag_field="event", tag="point_of_order_ended"):
    """The point of order is over. [MO-64] [MO-65]"""

    at: int


class WentAway(Struct, frozen=True, tag_field="event", tag="away"):
    """A seat is away; its hand is kept. [MO-97]"""

    at: int
    seat: int


class CameBack(Struct, frozen=True, tag_field="event", tag="back"):
    """A seat is back. [MO-97]"""

    at: int
    seat: int


class WentForGood(Struct, frozen=True, tag_field="event", tag="quit"):
    """A seat has left for good. [MO-97]"""

    at: int
    seat: int


class WinUndone(Struct, frozen=True, tag_field="event", tag="win_undone"):
    """The last card did not win: play goes on. [MO-86] [MO-87]"""

    at: int
    seat: int


class Noted(Struct, frozen=True):
    """A breach in the review after a hand; `penalty`: the number of its penalty, or None."""

    seat: int
    reason: str
    penalty: int | None


class HandEnded(Struct, frozen=True, tag_field="event", tag="hand_ended"):
    """A hand is over: won, or void without a winner; with all that the machine noticed. [MO-86]"""

    at: int
    winner: int | None
    wins: tuple[int, ...]
    noticed: tuple[Noted, ...]


class RuleDue(Struct, frozen=True, tag_field="event", tag="rule_due"):
    """A winner of three may make a rule. [MO-89]"""

    at: int
    seat: int


class RuleMade(Struct, frozen=True):
    """A rule was added, as the table knows it. [MO-89] [MO-91]"""

    at: int
    seat: int
    rule: Secret[InForce]


class RuleDeclined(Struct, frozen=True, tag_field="event", tag="rule_declined"):
    """A winner of three makes no rule now. [MO-89]"""

    at: int
    seat: int


class Ruling(StrEnum):
    """What a made-up rule has done that everybody sees. [MO-92]"""

    REVERSED = "reversed"
    CARD_MOVED = "card_moved"
    HANDS_SWAPPED = "hands_swapped"
    HANDS_PASSED = "hands_passed"
    DIE_ROLLED = "die_rolled"
    UNDONE = "undone"


class Ruled(Struct, frozen=True, tag_field="event", tag="ruled"):
    """A made-up rule has done something; which rule is not said. [MO-91] [MO-92]

    `hands`: cards in them now; `seat`, `other`: whose card or hand went, and whom to; `number`:
    the die.
    """

    at: int
    what: Ruling
    hands: tuple[int, ...]
    seat: int | None = None
    other: int | None = None
    number: int | None = None


class EndAgreed(Struct, frozen=True, tag_field="event", tag="end_agreed"):
    """All seats agreed on another end of the game. [MO-3]"""

    at: int
    end: str


class GameEnded(Struct, frozen=True, omit_defaults=True, tag_field="event", tag="game_ended"):
    """The game is over; hands won by seat. [MO-3] [MO-5]

    Every rule that was made up is laid open, the secret ones too, with what it caught. [MO-91]
    """

    at: int
    wins: tuple[int, ...]
    histories: tuple[History, ...] = ()


Public: TypeAlias = (
    DealerChosen
    | DealBegun
    | Dealt
    | TurnedUp
    | Unlocked
    | TurnBegan
    | CardPlayed
    | CardReturned
    | Reshuffled
    | SuitCalled
    | JackReleased
    | RaceClosed
    | Said
    | Gestured
    | BadCallMade
    | BallotOpened
    | VoteCast
    | BallotClosed
    | OrderBegan
    | OrderEndWished
    | OrderEnded
    | WentAway
    | CameBack
    | WentForGood
    | WinUndone
    | HandEnded
    | RuleDue
    | RuleDeclined
    | Ruled
    | EndAgreed
    | GameEnded
)
Event: TypeAlias = Public | Looked | CardDrawn | BreachNoted | PenaltyGiven | CardMoved | RuleMade
