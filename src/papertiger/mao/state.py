"""The table as a value: a public part, the hands, and what nobody sees.

Only the modules of this game look in here; everybody else gets views. Most times are *play
time*: table time less what points of order and votes have stopped. [MO-20]
"""

from enum import StrEnum

from msgspec import Struct

from papertiger.kernel.secret import Secret
from papertiger.mao.cards import Card, Suit
from papertiger.mao.customs import InForce
from papertiger.mao.customs.history import Caught
from papertiger.mao.customs.memory import Memory
from papertiger.mao.customs.scene import Marked, Tally
from papertiger.mao.events import HandEnded
from papertiger.mao.options import Options
from papertiger.mao.reasons import Reason, Unnamed
from papertiger.mao.speech import Heard


class Phase(StrEnum):
    """Where the session stands."""

    DEALER = "dealer"
    HAND_OVER = "hand_over"
    MAKE_RULE = "make_rule"
    SHUFFLE = "shuffle"
    DEAL = "deal"
    PLAY = "play"
    GAME_OVER = "game_over"


class Clock(Struct, frozen=True):
    """The limit of a turn or of a turned-up jack, in play time. [MO-18] [MO-21]

    `delays` counts the delays in this turn; `begun` as in `Public`.
    """

    seat: int
    start: int
    until: int
    begun: int
    delays: int = 0


class Held(Struct, frozen=True):
    """A jack under a finger, and the suit called last. [MO-41]

    `in_turn`: it was played on turn, and its release ends the turn.
    """

    seat: int
    suit: Suit | None = None
    in_turn: bool = True


class RaceCall(Struct, frozen=True):
    """A call in the race and where it stands. [MO-42]"""

    seat: int
    suit: Suit
    place: int


class Race(Struct, frozen=True):
    """An open race for a jack's suit: `closes` (play time) once the first call is in. [MO-42]

    `waiting` is the next player's card that waits for the outcome, with its hold.
    """

    owner: int
    calls: tuple[RaceCall, ...] = ()
    closes: int | None = None
    begun: int = 0
    waiting: tuple[int, Card, bool] | None = None


class DutyKind(StrEnum):
    """What must be said with a card."""

    SPADE = "spade"
    LAST_CARD = "last_card"


class Duty(Struct, frozen=True):
    """Words due by `until` (play time, without allowance) for the card of that play. [MO-48]

    `begun` as in `Public`.
    """

    seat: int
    kind: DutyKind
    card: Card
    begun: int
    until: int
    play: int


class Thanks(Struct, frozen=True):
    """A thank-you due for the penalties of one moment (table time). [MO-73]

    `until`: by when, without allowance (play time); `begun` as in `Public`.
    """

    seat: int
    moment: int
    begun: int
    until: int


class Breach(Struct, frozen=True):
    """A breach that the machine has noticed: when (play time), after how many turns. [MO-82]

    `penalty` is the number of the penalty given for it; `play` the play it was. Of a made-up rule
    `rule` is its number, `what` what was done or left undone.
    """

    seat: int
    reason: str
    at: int
    turns: int
    penalty: int | None = None
    play: int | None = None
    rule: int | None = None
    what: Unnamed | None = None


class Penalty(Struct, frozen=True):
    """A penalty that was given: `by` is a seat, or None for the referee. [MO-68] [MO-69]

    Times in play time. `handed_back`: by whom and when a bad call returned it; `stands`: what a
    vote made of it; `rule`: the number of the secret rule that its maker called. [MO-91]
    """

    number: int
    seat: int
    by: int | None
    reason: str
    at: int
    card: Secret[Card | None]
    text: str = ""
    returned_by: int | None = None
    returned_at: int | None = None
    stands: bool | None = None
    rule: Secret[int | None] = Secret(None)

    @property
    def lies_with(self) -> int | None:
        """The seat that holds its card now, or None for the stock."""
        took_back = self.returned_by is not None
        if self.stands is not None:
            took_back = not self.stands
        return self.by if took_back else self.seat


class Ballot(Struct, frozen=True):
    """A vote on a penalty; `since` in table time, a voice for each seat. [MO-72]"""

    penalty: int
    since: int
    voices: tuple[bool | None, ...]


class Order(Struct, frozen=True):
    """A point of order; times in table time. [MO-60]

    `wishes`: who wants it to end; `looked`: who looked at cards; `quitting`: who leaves for good
    when it is over.
    """

    caller: int
    since: int
    spoken: int
    wishes: tuple[int, ...] = ()
    looked: tuple[int, ...] = ()
    quitting: tuple[int, ...] = ()


class Acting(Struct, frozen=True):
    """The first card, until all is done for it; play begins `steps` after the dealer. [MO-12]"""

    steps: int
    naming: bool
    releasing: bool


class Win(Struct, frozen=True):
    """A provisional win: the last card, until when its name is due (play time). [MO-86]

    `turn`: whose turn it is if the win is undone, when the card was out of turn and stands; else
    None; `owed` is what it owed then. `held`: a jack is still under the finger; `said`: the right
    name was said; `named`: that window has closed.
    """

    seat: int
    card: Card
    since: int
    until: int
    play: int
    turn: int | None = None
    owed: int = 0
    held: bool = False
    said: bool = False
    named: bool = False


class Wrought(Struct, frozen=True):
    """What made-up rules made of a play: hands, stock, direction and turn before and after them.

    `tallies` and `marks` are those before the play. [MO-78]
    """

    hands: tuple[tuple[tuple[Card, ...], ...], ...]
    stocks: tuple[tuple[Card, ...], ...]
    directions: tuple[int, int]
    turns: tuple[int | None, int | None]
    tallies: tuple[Tally, ...]
    marks: tuple[Marked, ...]


class Undo(Struct, frozen=True):
    """What a take-back restores exactly; `wrought`: what rules did at once. [MO-78]"""

    seat: int
    card: Card
    play: int
    reason: Reason
    pile: tuple[Card, ...]
    called: Suit | None
    sevens: int
    direction: int
    turns: int
    race: Race | None
    owed: int
    delays: int
    wrought: Wrought | None = None


class Public(Struct, frozen=True):
    """What everybody at the table could know; the view chooses from it.

    A tuple by seat where not said otherwise. `ended`: how the last hand did, till the next is
    dealt; `called`, `sevens`, `direction`: the state of the pile; `owed`: cards of a debt still
    to draw; `recent`: what was said in the last second; `unanswered`: penalties in a row
    without thanks; `lapses`: turns the table had to draw; `early`: the seats that looked too
    early, in that order; `given_before`: penalties of earlier hands; `added`: decks added when
    all cards were out; `early_names`: (seat, play time, begun) of a name said with one card
    left, not yet judged; `begun`: how many windows and clocks have been begun, which orders
    those that fall due together.
    """

    options: Options
    phase: Phase
    dealer: int
    wins: tuple[int, ...]
    lags: tuple[int, ...]
    gone: tuple[bool, ...]
    away: tuple[bool, ...]
    end: str
    wishes: tuple[str | None, ...]
    rights: tuple[int, ...]
    rules: tuple[InForce, ...] = ()
    time_up: int | None = None
    deals: int = 0
    hands: int = 0
    since: int = 0
    winner: int | None = None
    ended: HandEnded | None = None
    now: int = 0
    stopped: int = 0
    stopped_since: int | None = None
    decks: int = 1
    added: int = 0
    cards: int = 0
    direction: int = 1
    turn: int | None = None
    turns: int = 0
    clock: Clock | None = None
    pile: tuple[Card, ...] = ()
    called: Suit | None = None
    sevens: int = 0
    owed: int = 0
    held: Held | None = None
    race: Race | None = None
    acting: Acting | None = None
    unlocked: bool = False
    looked: tuple[bool, ...] = ()
    early: tuple[int, ...] = ()
    plays: int = 0
    duties: tuple[Duty, ...] = ()
    recent: tuple[tuple[int, int, Heard], ...] = ()
    early_names: tuple[tuple[int, int, int], ...] = ()
    begun: int = 0
    thanks: tuple[Thanks, ...] = ()
    unanswered: tuple[int, ...] = ()
    lapses: tuple[int, ...] = ()
    given_before: int = 0
    penalties: tuple[Penalty, ...] = ()
    ballot: Ballot | None = None
    order: Order | None = None
    ordered: tuple[int | None, ...] = ()
    win: Win | None = None

    @property
    def seats(self) -> int:
        """How many seats the table has, those gone for good among them."""
        return len(self.wins)

    @property
    def top(self) -> Card | None:
        """The card on top of the pile."""
        return self.pile[-1] if self.pile else None


class Hidden(Struct, frozen=True):
    """What nobody sees: the stock (top first), the next shuffles, evidence, secret rules.

    `shuffles`: the orders that the discards, or a fresh deck, will get when they become the stock,
    the next one first. [MO-95] [MO-96] `after`: for each secret rule how many announced ones were
    made before it; `caught`: breaches of made-up rules in hands that are over; `memory` is what
    made-up rules remember, `supplied` that all their shuffles had been brought when this step
    began.
    """

    stock: Secret[tuple[Card, ...]] = Secret(())
    shuffles: tuple[Secret[tuple[int, ...]], ...] = ()
    breaches: Secret[tuple[Breach, ...]] = Secret(())
    undo: Secret[Undo] | None = None
    rules: Secret[tuple[InForce, ...]] = Secret(())
    after: Secret[tuple[int, ...]] = Secret(())
    caught: Secret[tuple[Caught, ...]] = Secret(())
    memory: Secret[Memory] = Secret(Memory())
    supplied: bool = False


class Table(Struct, frozen=True):
    """A Mao table; `hands[seat]` is that seat's hand, in the order received."""

    public: Public
    hands: tuple[Secret[tuple[Card, ...]], ...]
    hidden: Hidden


def hand_of(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards of a seat."""
    return table.hands[seat].reveal()
