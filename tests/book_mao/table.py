"""A Mao table to play at in the clause tests, so that a test reads like play.

    table = started({1: "5S 9H 3C"}, up="5H", stock="QD")
    table.at(1200).seat(1).plays("5S").says("five of spades")
    assert table.turn == 2
    assert table.until(7_251).penalties == []

`dealt` stands after the deal, nothing turned up; `started` has its first card up, all hands
looked at and the first turn begun, all at time 0. Times are milliseconds of table time. An act
that is refused fails the test; `tries` returns the refusal instead. Cards that a test does not
name are dull ones, always the same. Everything goes through the game's own `open`, `waiting`,
`step`, `show` and `tell`.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from papertiger import mao
from papertiger.kernel.game import Refused, Waiting
from papertiger.kernel.inputs import Act, Input, Tick, chance
from papertiger.mao import moves
from papertiger.mao.cards import Card, Suit, pack
from papertiger.mao.carried import Carried
from papertiger.mao.customs import InForce
from papertiger.mao.events import BreachNoted, Event
from papertiger.mao.moves import Move
from papertiger.mao.options import Options, Referee
from papertiger.mao.state import Table
from papertiger.mao.told import PenaltySeen, Told
from papertiger.mao.view import Stage, View
from tests.book_mao.packs import Deck, Hands, cards, places_of

Kind = TypeVar("Kind")

MODES = ("referee", "players", "both")
"""Every referee mode."""
MACHINE = ("referee", "both")
"""The modes in which the machine gives penalties."""
CALLED = ("players", "both")
"""The modes in which players give penalties."""


class Seat:
    """A player at a moment: acts, one after another, all at that time."""

    def __init__(self, table: "MaoTable", at: int, seat: int, lag: int) -> None:
        self.table, self.at, self.number, self.lag = table, at, seat, lag

    def _does(self, move: Move) -> "Seat":
        refused = self.table.give(Act(self.number, move, self.lag), self.at)
        assert refused is None, f"{move} of seat {self.number} at {self.at}: {refused}"
        return self

    def tries(self, move: Move) -> Refused:
        """An act that cannot be: why it is refused. The table stays as it was."""
        before = self.table.table
        refused = self.table.give(Act(self.number, move, self.lag), self.at)
        assert refused is not None, f"{move} of seat {self.number} at {self.at} was taken"
        assert self.table.table is before
        return refused

    def looks(self) -> "Seat":
        """Pick up the own hand."""
        return self._does(moves.Look())

    def deals(self, each: int) -> "Seat":
        """The dealer deals that many to each."""
        return self._does(moves.Deal(each))

    def turns_up(self, *, hold: bool = False) -> "Seat":
        """The dealer turns the first card up."""
        return self._does(moves.TurnUp(hold=hold))

    def plays(self, card: str, *, hold: bool = False) -> "Seat":
        """A card from the hand to the pile; `hold`: the finger stays on it."""
        return self._does(moves.Play(Card(card), hold=hold))

    def draws(self, times: int = 1) -> "Seat":
        """Touch the stock, once or more often."""
        for _ in range(times):
            self._does(moves.Draw())
        return self

    def calls(self, suit: str) -> "Seat":
        """Call a suit: `calls("H")`."""
        return self._does(moves.Call(Suit(suit)))

    def releases(self) -> "Seat":
        """Let the jack go."""
        return self._does(moves.Release())

    def says(self, text: str) -> "Seat":
        """Say anything."""
        return self._does(moves.Say(text))

    def penalises(self, target: int, reason: str, text: str = "") -> "Seat":
        """Give another seat a penalty card."""
        return self._does(moves.GivePenalty(target, reason, text))

    def bad_call(self, penalty: int) -> "Seat":
        """Hand a penalty back, by its number."""
        return self._does(moves.BadCall(penalty))

    def disputes(self, penalty: int) -> "Seat":
        """Ask for a vote on a penalty, by its number."""
        return self._does(moves.Dispute(penalty))

    def votes(self, penalty: int, *, uphold: bool) -> "Seat":
        """Vote on a penalty."""
        return self._does(moves.Vote(penalty, uphold=uphold))

    def point_of_order(self) -> "Seat":
        """Call a point of order."""
        return self._does(moves.PointOfOrder())

    def ends_point_of_order(self) -> "Seat":
        """End the own point of order, or vote for the end of another's."""
        return self._does(moves.EndPointOfOrder())

    def leaves(self) -> "Seat":
        """Go away; the hand is kept."""
        return self._does(moves.Leave())

    def returns(self) -> "Seat":
        """Come back."""
        return self._does(moves.Return())

    def quits(self) -> "Seat":
        """Leave for good."""
        return self._does(moves.Quit())

    def agrees(self, end: str) -> "Seat":
        """Wish for another end of the game."""
        return self._does(moves.AgreeEnd(end))

    def says_time_is_up(self) -> "Seat":
        """What runs the table tells it, in this seat's name, that the hour has come."""
        return self._does(moves.TimeIsUp())

    def does(self, move: Move) -> "Seat":
        """Any other move."""
        return self._does(move)


class Moment:
    """A time at the table, for its seats to act at."""

    def __init__(self, table: "MaoTable", at: int) -> None:
        self.table, self.at = table, at

    def seat(self, number: int, *, lag: int = 0) -> Seat:
        """A player, with the lag that its acts carry."""
        return Seat(self.table, self.at, number, lag)

    def everybody(self) -> tuple[Seat, ...]:
        """All players that are not gone, from seat 0 on."""
        gone = self.table.view().gone
        return tuple(self.seat(each) for each in range(len(gone)) if not gone[each])


class MaoTable:
    """A table with the decks it will be dealt from, and all that has happened."""

    def __init__(self, options: Options, seats: int, carried: Carried | None) -> None:
        self.table: Table = mao.open(options, seats, carried)
        self.deck = Deck({}, "", "")
        self.reshuffled: tuple[Card, ...] = ()
        self.events: list[Event] = []
        self.last = 0

    # playing

    def at(self, ms: int) -> Moment:
        """A time to act at; what fell due before it has happened."""
        return Moment(self, ms)

    def until(self, ms: int) -> "MaoTable":
        """Time passes; what falls due up to and at that millisecond happens."""
        refused = self.give(Tick(), ms)
        assert refused is None, refused
        return self

    def next_deck(self, hands: Hands | None = None, *, up: str = "9H", stock: str = "") -> None:
        """What the next deal will bring."""
        self.deck = Deck(hands or {}, up, stock)

    def give(self, given: Input[Any], at: int) -> Refused | None:
        """Give the engine an input, and at once every shuffle that it then asks for."""
        assert at >= self.last, "time runs backwards"
        stepped = mao.step(self.table, given, at)
        if isinstance(stepped, Refused):
            return stepped
        self.table, self.last = stepped.table, at
        self.events += stepped.events
        wanted = self.waiting.chance
        if wanted is not None:
            self._shuffles(wanted, at)
        return None

    def _shuffles(self, n: int, at: int) -> None:
        public = self.table.public
        match public.phase.value:
            case "dealer":
                order = tuple(range(n))
            case "shuffle":
                clockwise = (public.dealer + 1 + each for each in range(public.seats))
                players = [
                    seat % public.seats
                    for seat in clockwise
                    if not public.gone[seat % public.seats]
                ]
                order = places_of(self.deck.order(players, public.cards, public.decks), n)
            case _:
                order = places_of(self.reshuffled, n)
        refused = self.give(chance(order), at)
        assert refused is None, refused

    # looking

    @property
    def waiting(self) -> Waiting:
        """What the table waits for."""
        return mao.waiting(self.table)

    def view(self, seat: int | None = None) -> View:
        """What a seat sees, or a spectator."""
        return mao.show(self.table, seat)

    def told(self, kind: type[Kind], seat: int | None = None) -> list[Kind]:
        """All that a seat (or a spectator) was told of one kind."""
        heard: Iterable[Told | None] = (mao.tell(event, seat) for event in self.events)
        return [event for event in heard if isinstance(event, kind)]

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, sorted, as only the table knows them."""
        return sorted(self.table.hands[seat].reveal())

    @property
    def hands(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self.view().hands

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        return self.view().turn

    @property
    def direction(self) -> int:
        """1 clockwise, -1 not."""
        return self.view().direction

    @property
    def top(self) -> str | None:
        """The card on top of the pile."""
        return self.view().top

    @property
    def suit(self) -> str | None:
        """The called suit while it is in force."""
        return self.view().called

    @property
    def sevens(self) -> int:
        """The sevens in the running chain."""
        return self.view().sevens

    @property
    def stock(self) -> int:
        """How many cards the stock has."""
        return self.view().stock

    @property
    def phase(self) -> Stage:
        """The phase by its name in the scenario format."""
        return self.view().stage

    @property
    def winner(self) -> int | None:
        """Who won the hand that is over."""
        return self.view().winner

    @property
    def penalties(self) -> list[str]:
        """Every penalty so far: `"1 delay"` is the referee's, `"1 delay by 3"` a player's."""
        return [
            f"{each.seat} {each.reason}" + ("" if each.by == "referee" else f" by {each.by}")
            for each in self.told(PenaltySeen)
        ]

    @property
    def penalty_times(self) -> list[int]:
        """When every penalty so far was given."""
        return [each.at for each in self.told(PenaltySeen)]

    @property
    def breaches(self) -> list[str]:
        """Every breach that the machine noticed, in every mode: `"1 delay"`."""
        noted = (each for each in self.events if isinstance(each, BreachNoted))
        return [f"{each.seat} {each.reason}" for each in noted]

    @property
    def all_cards(self) -> list[str]:
        """Every card, wherever it lies, sorted."""
        hands = [card for hand in self.table.hands for card in hand.reveal()]
        return sorted([*hands, *self.table.hidden.stock.reveal(), *self.table.public.pile])

    def has_whole_packs(self) -> bool:
        """Whether no card was lost or made."""
        return self.all_cards == sorted(pack(self.table.public.decks))


def dealt(  # noqa: PLR0913 a table has so much to be said of
    hands: Hands | None = None,
    *,
    up: str = "9H",
    stock: str = "",
    seats: int = 5,
    dealer: int = 0,
    deal: int | None = None,
    reshuffled: str = "",
    wins: Sequence[int] = (),
    rules: Sequence[InForce] = (),
    **options: Any,
) -> MaoTable:
    """A table after the deal, at time 0; the options are those of the rules by name.

    Each seat has as many cards as the longest named hand, at least three (two if `deal` says
    so). `reshuffled`: the order of the discards when they become the stock, their top first.
    """
    named = hands or {}
    longest = max((len(hand.split()) for hand in named.values()), default=0)
    each = deal or max(longest, 3)
    options = {"decks": 1, "min_deal": min(each, 3)} | options
    options["referee"] = Referee(options.get("referee", Referee.REFEREE))
    won = tuple(wins) or (0,) * seats
    table = MaoTable(
        Options(**options), seats, Carried(dealer, won, hands=sum(won), rules=tuple(rules))
    )
    table.deck = Deck(named, up, stock)
    table.reshuffled = cards(reshuffled)
    table.at(0).seat(dealer).deals(each)
    return table


def started(
    hands: Hands | None = None, *, up: str = "9H", dealer: int = 0, **given: Any
) -> MaoTable:
    """A table in the first turn, which begins at time 0, with all hands looked at.

    The upcard must be acted out by itself: no spade and no jack.
    """
    table = dealt(hands, up=up, dealer=dealer, **given)
    table.at(0).seat(dealer).turns_up()
    for player in table.at(0).everybody():
        player.looks()
    assert table.turn is not None, "the first card is not acted out"
    assert table.penalties == []
    return table
