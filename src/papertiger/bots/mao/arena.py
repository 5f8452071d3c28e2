"""Whole sessions between players that are programs, in table time: the same again for a seed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from papertiger import mao
from papertiger.bots.mao.player import Player
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Chance, Tick, chance
from papertiger.kernel.shuffle import order
from papertiger.mao.carried import Carried
from papertiger.mao.customs import InForce
from papertiger.mao.events import Event, HandEnded, PenaltyGiven, TurnBegan
from papertiger.mao.moves import Move
from papertiger.mao.options import Options


@dataclass(frozen=True, slots=True)
class Moment:
    """An input at its table time, what the table was then, and the events; or why it was refused.

    `table` is opaque: only the game looks into it.
    """

    at: int
    given: Act[Move] | Chance | Tick
    table: object
    events: tuple[Event, ...]
    refused: Refused | None = None


@dataclass(slots=True)
class Played:
    """A session: hands won by seat, void hands, turns, penalties by reason, table time (ms)."""

    wins: tuple[int, ...]
    hands: int = 0
    void: int = 0
    turns: int = 0
    penalties: Counter[str] = field(default_factory=Counter)
    ms: int = 0
    inputs: int = 0
    refused: int = 0


def sit_down(
    options: Options, levels: Sequence[str], seed: bytes, language: str = "en"
) -> list[Player]:
    """A player of each level, in the order of seats."""
    seats = len(levels)
    return [
        Player(seat, seats, options, level, f"{seed.hex()} {seat}", language)
        for seat, level in enumerate(levels)
    ]


def moments(
    options: Options, players: Sequence[Player], seed: bytes, rules: tuple[InForce, ...] = ()
) -> Iterator[Moment]:
    """A session of these players, one a seat, whose every shuffle comes from `seed`.

    `rules` are in force from the beginning. It goes on until the game is over; under `end` =
    `open` that is for ever.
    """
    seats = len(players)
    table = mao.open(options, seats, Carried(0, (0,) * seats, rules=rules) if rules else None)
    for each in players if rules else ():
        each.arrive(partial(mao.show, table, each.seat), 0)
    at = shuffles = 0
    while not (wanted := mao.waiting(table)).over:
        given: Act[Move] | Chance | Tick
        player = None
        if wanted.chance is not None:
            given = chance(order(seed, shuffles, wanted.chance))
            shuffles += 1
        else:
            player, due = _first(players)
            deadline = wanted.deadline
            if player is None or (deadline is not None and deadline < due):
                if deadline is None:
                    raise AssertionError(f"nobody acts and nothing falls due at {at} ms")
                at, player, given = max(at, deadline), None, Tick()
            else:
                at = max(at, due)
                move = player.act(partial(mao.show, table, player.seat), at)
                if move is None:
                    continue
                given = Act(player.seat, move)
        step = mao.step(table, given, at)
        if isinstance(step, Refused):
            if player is None or not isinstance(given, Act):
                raise AssertionError(f"{given} was refused at {at} ms: {step}")
            player.refused(given.move, step, at)
            yield Moment(at, given, table, (), step)
            continue
        table = step.table
        _tell(players, table, step.events)
        yield Moment(at, given, table, step.events)


def _first(players: Sequence[Player]) -> tuple[Player | None, int]:
    """Who means to act first, and when."""
    first, when = None, 0
    for player in players:
        due = player.due
        if due is not None and (first is None or due < when):
            first, when = player, due
    return first, when


def _tell(players: Sequence[Player], table: Any, events: Sequence[Event]) -> None:
    """Everybody learns of what happened, each as its seat is told.

    What a spectator is told as it is hides nothing: all are told the same.
    """
    spectator = [mao.tell(event, None) for event in events]
    hidden = any(told is not event for told, event in zip(spectator, events, strict=True))
    for player in players:
        heard = [mao.tell(event, player.seat) for event in events] if hidden else spectator
        told = [event for event in heard if event is not None]
        player.hear(told, partial(mao.show, table, player.seat))


def play_session(
    options: Options, levels: Sequence[str], seed: bytes, language: str = "en"
) -> Played:
    """A whole session between players of these levels; under `end` = `open` it never ends.

    Raises AssertionError when the table stands still or refuses what it asked for.
    """
    players = sit_down(options, levels, seed, language)
    return tally(moments(options, players, seed), len(levels))


def tally(session: Iterable[Moment], seats: int) -> Played:
    """What came of a session."""
    played = Played((0,) * seats)
    for moment in session:
        played.inputs += 1
        played.ms = moment.at
        played.refused += moment.refused is not None
        for event in moment.events:
            match event:
                case HandEnded():
                    played.wins = event.wins
                    played.hands += event.winner is not None
                    played.void += event.winner is None
                case PenaltyGiven():
                    played.penalties[str(event.reason)] += 1
                case TurnBegan():
                    played.turns += 1
                case _:
                    pass
    return played
