"""A Madiao match of one person against three bots, step by step, with its record.

Nothing here reads a clock or a file: whoever runs it brings the time, shows what is told, and
writes `added` down before showing anything.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from papertiger import madiao
from papertiger.bots.madiao import BOTS
from papertiger.kernel import journal, shuffle
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Chance, Input, chance
from papertiger.kernel.journal import Header, Recording, Segment
from papertiger.madiao import events
from papertiger.madiao.events import PlayersSeated
from papertiger.madiao.moves import Move
from papertiger.madiao.options import Options
from papertiger.madiao.view import View


class Setting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays, and the seed that decides the cards and the bots: what a record does not say.

    `names` stand by the places taken before any draw for seats, `person` is the place of the
    person; `bots` say how the other three play, place after place, by their names in `BOTS`.
    Raises ValueError for a bot or a place that does not exist.
    """

    names: tuple[str, str, str, str]
    bots: tuple[str, str, str]
    seed: int
    person: int = 0

    def __post_init__(self) -> None:
        """Check the person's place and the bots."""
        if self.person not in range(len(self.names)):
            raise ValueError(f"there is no place {self.person}")
        for bot in self.bots:
            if bot not in BOTS:
                raise ValueError(f"there is no bot {bot!r}")


class MismatchError(ValueError):
    """A record is not one of the setting's match: other `names`, another `seed`, or a `later` hand.

    `code` says which.
    """

    def __init__(self, code: str) -> None:
        """`code`: names, seed or later."""
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Solo:
    """A match in progress. `players[seat]` is the place from which who sits there came."""

    setting: Setting
    recording: Recording[Any]
    players: tuple[int, ...]
    shuffles: int
    inputs: int


Told: TypeAlias = tuple[tuple[events.Told, tuple[str, ...]], ...]
"""What the person is told with an input: events, each with the names by seat at that moment."""


class Happened(Struct, frozen=True):
    """What an input led to: the match after it, what the person is told, and the new lines."""

    solo: Solo
    told: Told
    added: bytes


Given: TypeAlias = Input[Move]


def begin(setting: Setting, options: Options) -> Solo:
    """A match before its first input."""
    commitment = shuffle.commitment(shuffle.seed_of(setting.seed))
    header = Header(game=madiao.name, options=options, seats=setting.names, commitment=commitment)
    return Solo(setting, journal.begin(madiao, header), (0, 1, 2, 3), 0, 0)


def resume(setting: Setting, segments: tuple[Segment, ...]) -> Solo:
    """The match that a record of it from its beginning leads to.

    Raises journal.JournalError when the record does not replay, MismatchError when it is not a
    record of the setting's match.
    """
    header = segments[0].header if segments else None
    if header is not None and header.seats != setting.names:
        raise MismatchError("names")
    if header is not None and header.commitment != shuffle.commitment(
        shuffle.seed_of(setting.seed)
    ):
        raise MismatchError("seed")
    if header is not None and header.carried is not None:
        raise MismatchError("later")
    recording = journal.replay(madiao, segments)
    given = [stamped.input for segment in segments for stamped in segment.inputs]
    players = madiao.show(recording.table, None).players
    shuffles = sum(isinstance(one, Chance) for one in given)
    return Solo(setting, recording, players, shuffles, len(given))


def names(solo: Solo) -> tuple[str, ...]:
    """The names by seat."""
    return tuple(solo.setting.names[player] for player in solo.players)


def seat(solo: Solo) -> int:
    """The person's seat now."""
    return solo.players.index(solo.setting.person)


def view(solo: Solo) -> View:
    """What the person sees."""
    return madiao.show(solo.recording.table, seat(solo))


def asked(solo: Solo) -> bool:
    """Whether the match waits for the person."""
    return seat(solo) in madiao.waiting(solo.recording.table).seats


def over(solo: Solo) -> bool:
    """Whether the match is over."""
    return madiao.waiting(solo.recording.table).over


def act(solo: Solo, move: Move, at: int) -> Happened | Refused:
    """The person's move at table time `at` (ms)."""
    return _give(solo, Act(seat(solo), move), at)


def go_on(solo: Solo, at: int) -> Happened:
    """What comes next without the person, one input: chance, or a bot's move.

    Raises ValueError when the match waits for the person or is over.
    """
    waiting = madiao.waiting(solo.recording.table)
    if waiting.chance is not None:
        source = shuffle.seed_of(solo.setting.seed)
        happened = _give(solo, chance(shuffle.order(source, solo.shuffles, waiting.chance)), at)
    elif waiting.seats and not asked(solo):
        happened = _give(solo, Act(waiting.seats[0], _bot_move(solo, waiting.seats[0])), at)
    else:
        raise ValueError("the match waits for the person, or is over")
    if isinstance(happened, Refused):
        raise AssertionError(f"a bot was refused: {happened}")
    return happened


def _bot_move(solo: Solo, turn: int) -> Move:
    """A bot's move: from its view, and from chance that the seed and the moment decide."""
    player = solo.players[turn]
    # The moment is in the seed so that a resumed match goes on as it would have gone.
    rng = Random(f"{solo.setting.seed}:{player}:{solo.inputs}")  # noqa: S311 no secret
    bot = player - (player > solo.setting.person)
    choose = BOTS[solo.setting.bots[bot]]
    return choose(madiao.show(solo.recording.table, turn), rng)


def _give(solo: Solo, given: Given, at: int) -> Happened | Refused:
    recorded = journal.record(madiao, solo.recording, given, at)
    if isinstance(recorded, Refused):
        return recorded
    players, told = _told(solo.setting, solo.players, recorded.events)
    after = replace(
        solo,
        recording=recorded.recording,
        players=players,
        shuffles=solo.shuffles + isinstance(given, Chance),
        inputs=solo.inputs + 1,
    )
    return Happened(after, told, journal.added(solo.recording, recorded.recording))


def told_before(solo: Solo) -> Iterator[Told]:
    """What the person was told with each input so far: a resumed match has a past."""
    players: tuple[int, ...] = (0, 1, 2, 3)
    for step in journal.steps(madiao, solo.recording.segments):
        players, told = _told(solo.setting, players, step.events)
        yield told


def _told(
    setting: Setting, players: tuple[int, ...], happened: Iterable[Any]
) -> tuple[tuple[int, ...], Told]:
    """Who sits where after some events, and what the person is told of them."""
    told = []
    for event in happened:
        if isinstance(event, PlayersSeated):
            players = event.players
        shown = madiao.tell(event, players.index(setting.person))
        if shown is not None:
            told.append((shown, tuple(setting.names[player] for player in players)))
    return players, tuple(told)
