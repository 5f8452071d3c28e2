"""A hand of Mao at a table that people sit at: what was done step by step, and the same again.

Whoever knows a hand's shuffles and moves can have it again where cards that a reader has not seen
are others: the shuffles and the moves of another world are put in the place of the first ones.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from papertiger import mao
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Chance
from papertiger.mao.events import HandEnded
from papertiger.mao.state import Table
from papertiger.room import facts as f
from papertiger.wire import commands as c
from papertiger.wire.settings import MaoSettings
from tests.playing_mao import Moment
from tests.room.evening import Client, Evening

Order = Callable[[bytes, Any, int, int], tuple[int, ...]]


@dataclass(frozen=True)
class Pass:
    """Time passes (ms)."""

    ms: int


@dataclass(frozen=True)
class Send:
    """Somebody sends a command, which is so long on its way (ms)."""

    who: str
    command: Any
    lag: int = 0


@dataclass(frozen=True)
class Go:
    """Somebody's socket is gone."""

    who: str


@dataclass(frozen=True)
class ComeBack:
    """Somebody is there again, and goes on from what was seen."""

    who: str


Step = Pass | Send | Go | ComeBack


@dataclass
class World:
    """An evening: its people by name, and after each step what it had told them and wants next.

    `marks`: how many frames the reader had, when the table wants to be woken, how long its log is.
    """

    evening: Evening
    people: dict[str, Client]
    reader: str
    steps: list[Step] = field(default_factory=list)
    marks: list[tuple[int, int | None, int]] = field(default_factory=list)

    def do(self, step: Step) -> None:
        """One more step."""
        match step:
            case Pass():
                self.evening.pass_time(step.ms)
            case Send():
                self.evening.command(self.people[step.who], step.command, step.lag)
            case Go():
                self.evening.left(self.people[step.who])
            case ComeBack():
                self.people[step.who].hello(resume=True)
        self.steps.append(step)
        mark = len(self.frames), self.evening.actor.due, len(self.evening.log)
        self.marks.append(mark)

    @property
    def frames(self) -> list[bytes]:
        """What the reader was sent so far."""
        return self.people[self.reader].frames

    def is_there(self, name: str) -> bool:
        """Whether somebody's socket is open."""
        return self.people[name].member.connection in self.evening.clients

    def in_hand(self) -> None:
        """Forget the steps from the end of the first hand on: then much may be told."""
        _, hand = moments(self.evening.log)
        before = [number for number, each in enumerate(hand) if _ends(each)]
        if not before:
            return
        facts = [number for number, fact in enumerate(self.evening.log) if _is_input(fact)]
        while self.marks and self.marks[-1][2] > facts[before[0]]:
            self.marks.pop()
            self.steps.pop()


def _ends(moment: Moment) -> bool:
    return any(isinstance(event, HandEnded) for event in moment.events)


def _is_input(fact: bytes) -> bool:
    return isinstance(f.decode(fact), f.Happened)


def begun(settings: MaoSettings, names: Sequence[str], watcher: str, reader: str) -> World:
    """People who have sat down, in this order, somebody who watches, and the game begun."""
    evening = Evening(settings)
    people = {name: evening.client(name).hello() for name in (*names, watcher)}
    for name in names:
        assert people[name].do(c.SitDown).refused is None
        assert people[name].do(c.Ready).refused is None
    assert people[names[0]].do(c.Start).refused is None
    return World(evening, people, reader)


def moments(log: Sequence[bytes]) -> tuple[Table, list[Moment]]:
    """The table at the beginning of a game, and each input of its first hand; as the log has it."""
    lines = ""
    for fact in map(f.decode, log):
        match fact:
            case f.Began():
                lines = fact.line
            case f.Happened():
                lines += fact.lines
            case _:
                pass
    (segment, *_) = journal.read(mao, lines.encode())
    start = table = mao.open(segment.header.options, len(segment.header.seats))
    found = []
    for stamped in segment.inputs:
        step = mao.step(table, stamped.input, stamped.at)
        assert not isinstance(step, Refused)
        found.append(Moment(table, stamped.input, stamped.at, step.table, step.events))
        table = step.table
    return start, found


def commands(log: Sequence[bytes]) -> list[str]:
    """For each input of a game the id of the command that it was, "" if it was none."""
    return [fact.command for fact in map(f.decode, log) if isinstance(fact, f.Happened)]


def orders(hand: Sequence[Moment]) -> list[tuple[int, ...]]:
    """What chance brought in a hand."""
    return [each.given.order.reveal() for each in hand if isinstance(each.given, Chance)]


def given(known: Sequence[tuple[int, ...]], original: Order) -> Order:
    """Shuffles of a first hand: these, and then what else would come."""

    def order(secret: bytes, entropy: Any, index: int, n: int) -> tuple[int, ...]:
        found = known[index] if index < len(known) else original(secret, entropy, index, n)
        assert len(found) == n
        return found

    return order


def again(world: World, other: World, moves: Mapping[str, Any]) -> None:
    """The same steps, with these moves by the id of their commands."""
    for step in world.steps:
        if isinstance(step, Send) and step.command.id in moves:
            command = replace(step.command, move=moves[step.command.id])
            other.do(Send(step.who, command, step.lag))
        else:
            other.do(step)
