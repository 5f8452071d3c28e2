"""A hand played through quickly under some rules, to see whether it ends. [MO-94] [MO-98]

Every breach is called, as by a referee, whoever calls them at the table: hands end latest so.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input, Tick, chance
from papertiger.mao import laws
from papertiger.mao.carried import Carried
from papertiger.mao.customs import InForce
from papertiger.mao.events import Event, HandEnded, PenaltyGiven, WentAway
from papertiger.mao.moves import Deal, Move, TurnUp
from papertiger.mao.options import Options, Referee
from papertiger.mao.rules import open as opened
from papertiger.mao.rules import step, waiting
from papertiger.mao.start import usual_deal
from papertiger.mao.state import Phase, Table
from papertiger.mao.trial.player import Player, Roll

LONGEST = 40
"""A hand of a trial may take so many minutes at least. [MO-98]"""
PACE = 350
"""So long (ms) everybody takes over everything."""
MOST_INPUTS = 4_000
"""A hand of more inputs than this does not end; some hundreds are usual, with duties too."""
PATIENCE = 3
"""Nobody is taken to be away before so many turns without an act, whatever the table says."""
LEAST_CAP, MOST_CAP = 400, 1_000
"""A hand of a trial has so many turns at least, whatever the table says, and at most. [MO-98]"""


class Rehearsed(Struct, frozen=True):
    """What came of a hand: whether somebody won, its turns, its penalties by their reason."""

    ended: bool
    turns: int
    penalties: dict[str, int] = {}


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a rehearsed hand: the table before it, what was given, what followed."""

    before: Table
    at: int
    given: Input[Move]
    after: Table
    events: tuple[Event, ...]


def rehearse(options: Options, seats: int, rules: tuple[InForce, ...], roll: Roll) -> Rehearsed:
    """Play one hand at a table of these options to its end."""
    return count(moments(options, seats, rules, roll))


def moments(
    options: Options, seats: int, rules: tuple[InForce, ...], roll: Roll
) -> Iterator[Moment]:
    """The steps of one hand. Raises AssertionError when the table stands still.

    Everybody is there: who is taken to be away had no time to play for what rules ask, again and
    again. Such a hand goes no further: at a table it would not end.
    """
    table = between_hands(options, seats, rules, roll(seats))
    hand = _Hand(Player(roll), roll)
    while table.public.phase is not Phase.HAND_OVER or not table.public.deals:
        given, stepped = hand.step(table)
        yield Moment(table, hand.at, given, stepped[0], stepped[1])
        table = stepped[0]
        if hand.inputs > MOST_INPUTS or any(isinstance(each, WentAway) for each in stepped[1]):
            return


def between_hands(options: Options, seats: int, rules: tuple[InForce, ...], dealer: int) -> Table:
    """The table before a hand of a trial. No rule is to blame for a table whose cap is short."""
    plain = replace(
        options,
        referee=Referee.REFEREE,
        end="open",
        multipliers=(),
        hand_cap_turns=min(max(options.hand_cap_turns, LEAST_CAP), MOST_CAP),
        away_after=max(options.away_after, PATIENCE),
        hand_cap_minutes=max(options.hand_cap_minutes, LONGEST),
    )
    return opened(plain, seats, Carried(dealer, (0,) * seats, rules=rules))


def count(hand: Iterator[Moment]) -> Rehearsed:
    """What came of a hand."""
    penalties: Counter[str] = Counter()
    ended, turns = False, 0
    for moment in hand:
        turns = max(turns, moment.after.public.turns)
        for event in moment.events:
            match event:
                case PenaltyGiven():
                    penalties[str(event.reason)] += 1
                case HandEnded():
                    ended = event.winner is not None
                case _:
                    pass
    return Rehearsed(ended, turns, dict(penalties))


@dataclass(slots=True)
class _Hand:
    """The time of a hand that is played, and what is refused at this very moment."""

    player: Player
    roll: Roll
    at: int = 0
    inputs: int = 0

    def step(self, table: Table) -> tuple[Input[Move], tuple[Table, tuple[Event, ...]]]:
        """The next thing that happens."""
        for given in self._given(table):
            self.inputs += 1
            stepped = step(table, given, self.at)
            if not isinstance(stepped, Refused):
                return given, (stepped.table, stepped.events)
        raise AssertionError(f"the table stands still at {self.at} ms in {table.public.phase}")

    def _given(self, table: Table) -> Iterator[Input[Move]]:
        """What could happen next, the likeliest first: the clock goes on in any case."""
        public, wanted = table.public, waiting(table)
        if wanted.chance is not None:
            yield chance(self._order(wanted.chance))
            return
        self.at = max(self.at, public.now)
        if public.phase is Phase.HAND_OVER:
            yield Act(public.dealer, Deal(usual_deal(public) or 2))
        elif public.phase is Phase.DEAL:
            yield Act(public.dealer, TurnUp(hold=True))
        elif wanted.deadline is None or self.at + PACE <= wanted.deadline:
            for seat, move in self.player.moves(table, self.at):
                self.at = max(self.at, public.now) + PACE
                yield Act(seat, move)
        self.at = max(self.at, wanted.deadline or self.at + laws.SECOND)
        yield Tick()

    def _order(self, n: int) -> tuple[int, ...]:
        """A shuffle of n things."""
        things = list(range(n))
        for last in range(n - 1, 0, -1):
            place = self.roll(last + 1)
            things[last], things[place] = things[place], things[last]
        return tuple(things)
