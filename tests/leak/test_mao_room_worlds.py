"""The leak property at a table of Mao that people sit at: every byte that a socket receives.

People play a hand up to some moment. Then the cards that one reader has not seen change places, in
the shuffles and so in the hands of the others and in the stock, and everybody does the same again.
Step by step the reader must receive the same bytes, and the table must want to be woken at the same
times.
"""

from random import Random

import pytest

from papertiger import mao
from papertiger.kernel.inputs import Act
from papertiger.mao.moves import Play, Quit
from papertiger.mao.state import Table
from papertiger.room import fair
from papertiger.wire import commands as c
from papertiger.wire.news import Phase
from papertiger.wire.settings import MaoSettings
from tests.conftest import FullCount
from tests.leak.mao_evenings import (
    ComeBack,
    Go,
    Pass,
    Send,
    World,
    again,
    begun,
    commands,
    given,
    moments,
    orders,
)
from tests.leak.test_mao_worlds import PROBES, other_world
from tests.playing_mao import LAGS, TIMES, likely_move, random_options

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay")
WATCHER = "Watcher"
SEED = 11_003
READERS = ("Ann", "Bo", WATCHER)


def random_settings(rng: Random) -> MaoSettings:
    """Any options of the game, and what at the table concerns who sees what when."""
    return MaoSettings(
        options=random_options(rng),
        places=rng.choice((2, 3, 5, 6)),
        takeover=False,
        grace=rng.choice((0, 5, 600)),
        delay=rng.choice((0, 0, 3)),
    )


def played(rng: Random, settings: MaoSettings, reader: str) -> World:
    """A hand in which anybody does anything; up to some moment before its end."""
    names = NAMES[: settings.places]
    world = begun(settings, names, WATCHER, reader)
    for number in range(rng.randint(20, 150)):
        if not _is_first_hand(world):
            break
        _step(world, rng, names, number)
    if _is_first_hand(world):
        world.do(Pass(rng.choice((0, 500, 4_000))))
    world.in_hand()
    return world


def _is_first_hand(world: World) -> bool:
    room = world.evening.actor.room
    return room.hand == 1 and room.phase is Phase.PLAYING


def _step(world: World, rng: Random, names: tuple[str, ...], number: int) -> None:
    """Time passes; somebody comes, goes, or does something."""
    world.do(Pass(rng.choice(TIMES)))
    running = world.evening.actor.room.running
    if not _is_first_hand(world) or running is None:
        return
    if rng.random() < 0.03:
        who = rng.choice((*names, WATCHER))
        world.do(Go(who) if world.is_there(who) else ComeBack(who))
        return
    table = running.recording.table
    seat = _likely(table, rng, len(names))
    who, move = names[running.players[seat]], likely_move(table, seat, rng)
    if world.reader in names and rng.random() < 0.3:
        who, move = world.reader, rng.choice(PROBES)
    if isinstance(move, Quit) or not world.is_there(who):
        return
    before = len(world.evening.log)
    world.do(Send(who, c.MaoMove(f"step {number}", move), rng.choice(LAGS)))
    if len(world.evening.log) == before and who != world.reader:
        # Refused, which changes nothing; in the other world it might not be.
        world.steps.pop()
        world.marks.pop()


def _likely(table: Table, rng: Random, seats: int) -> int:
    """Mostly a seat that is asked for something."""
    asked = mao.waiting(table).seats
    if table.public.turn is not None and rng.random() < 0.5:
        return table.public.turn
    return rng.choice(asked) if asked and rng.random() < 0.7 else rng.randrange(seats)


@pytest.mark.parametrize("reader", READERS)
def test_worlds_that_a_reader_cannot_tell_apart_send_it_the_same_bytes_at_the_same_times(
    reader: str, full_count: FullCount, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = SEED + READERS.index(reader)
    rng, original = Random(seed), fair.order
    compared = different = 0
    wanted = full_count(400, seed=seed)
    while compared < wanted:
        monkeypatch.setattr(fair, "order", original)
        settings = random_settings(rng)
        world = played(rng, settings, reader)
        if not world.steps:
            continue
        log = world.evening.log[: world.marks[-1][2]]
        start, hand = moments(log)
        seat = None if reader == WATCHER else NAMES.index(reader)
        moved = other_world(rng, start, hand, seat)
        moves = {
            command: each.given.move
            for command, each in zip(commands(log), moved, strict=True)
            if command and isinstance(each.given, Act)
        }
        monkeypatch.setattr(fair, "order", given(orders(moved), original))
        other = begun(settings, NAMES[: settings.places], WATCHER, reader)
        again(world, other, moves)
        assert other.marks == world.marks
        assert other.frames == world.frames[: world.marks[-1][0]]
        compared += 1
        different += moved[-1].after != hand[-1].after
    assert different > compared * 3 // 4


def test_a_card_that_the_reader_has_seen_is_told_in_other_bytes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The comparison sees what it should: the reader's own cards come in its frames."""
    rng, original = Random(SEED), fair.order
    settings = MaoSettings(places=3, takeover=False)
    while True:
        monkeypatch.setattr(fair, "order", original)
        world = played(rng, settings, "Ann")
        plays = [
            step
            for step in world.steps
            if isinstance(step, Send) and isinstance(step.command.move, Play)
        ]
        if plays and world.steps:
            break
    other = begun(settings, NAMES[:3], WATCHER, "Ann")
    _, hand = moments(world.evening.log)
    shuffles = orders(hand)
    shuffles[1] = (*shuffles[1][1:], shuffles[1][0])
    monkeypatch.setattr(fair, "order", given(shuffles, original))
    other = begun(settings, NAMES[:3], WATCHER, "Ann")
    again(world, other, {})
    assert other.frames != world.frames[: world.marks[-1][0]]
