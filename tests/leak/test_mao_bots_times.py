"""Bots at a table of Mao act in times that tell nothing of hidden cards.

All seats are played by bots, one of them for somebody who looks on from there. Then cards that it
has not seen change places, and the same bots play again. What a bot does may be another thing then:
that is its play. When it does something may not. So up to the first act that differs, and with that
act itself, all is done at the same times, and everybody who watches receives the same bytes. (To
break in out of turn, or not to for want of a card, is such an act.)
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from papertiger.bots.mao.levels import LEVELS
from papertiger.mao.cards import CARDS
from papertiger.mao.events import HandEnded
from papertiger.mao.options import Options, Referee
from papertiger.room import facts as f
from papertiger.room import fair
from papertiger.wire import commands as c
from papertiger.wire.news import Phase
from papertiger.wire.settings import MaoSettings
from tests.conftest import FullCount
from tests.leak.mao_evenings import given, moments, orders
from tests.leak.test_mao_worlds import DECK, names_for, seen
from tests.playing_mao import Moment
from tests.room.evening import Client, Evening

SEED = 12_007
MOST = 400
"""So many times a table is woken at most."""

Order = tuple[int, ...]


@dataclass(frozen=True)
class Woken:
    """The table was woken at `due`: what bots did, what it wants next, what had been told by then.

    `turn`: whose it was; `frames`: how many Ann had, and the watcher; `log`: how long the log is.
    """

    due: int
    turn: int | None
    acts: tuple[str, ...]
    then: int | None
    frames: tuple[int, int]
    log: int


@dataclass
class Table:
    """A table of bots: Ann, whose seat a bot plays, and a watcher; each time that it was woken."""

    evening: Evening
    ann: Client
    watcher: Client
    woken: list[Woken]


def table_of(settings: MaoSettings, seed: int) -> Table:
    """A table whose game has begun."""
    evening = Evening(settings, seed=seed)
    ann, watcher = evening.client("Ann").hello(), evening.client("Wu").hello()
    ann.do(c.SitDown)
    assert ann.do(c.Start).refused is None
    assert ann.do(c.LetBot).refused is None
    return Table(evening, ann, watcher, [])


def playing(table: Table) -> Iterator[Woken]:
    """The game goes on by itself."""
    evening = table.evening
    for _ in range(MOST):
        due = evening.actor.due
        if due is None or evening.actor.room.phase is not Phase.PLAYING:
            return
        before = len(evening.log)
        running = evening.actor.room.running
        turn = None if running is None else running.recording.table.public.turn
        evening.now = max(evening.now, due)
        evening.make_so(evening.actor.wake(evening.now))
        frames = len(table.ann.frames), len(table.watcher.frames)
        acts = tuple(acts_of(evening.log[before:]))
        yield Woken(due, turn, acts, evening.actor.due, frames, len(evening.log))


def acts_of(log: list[bytes]) -> Iterator[str]:
    """What was done, but for what chance brought."""
    for fact in map(f.decode, log):
        if isinstance(fact, f.Happened) and '"chance"' not in fact.lines:
            yield fact.lines


def in_first_hand(table: Table, most: int) -> list[Moment]:
    """Play on for so long, but not to the end of the hand; the hand so far."""
    for woken in playing(table):
        table.woken.append(woken)
        if len(table.woken) >= most or table.evening.actor.room.hand > 1:
            break
    _, hand = moments(table.evening.log)
    over = [n for n, each in enumerate(hand) if _ends(each)]
    if not over:
        return hand
    inputs = [n for n, fact in enumerate(table.evening.log) if b'"happened"' in fact]
    table.woken = [each for each in table.woken if each.log <= inputs[over[0]]]
    return hand[: over[0]]


def _ends(moment: Moment) -> bool:
    return any(isinstance(event, HandEnded) for event in moment.events)


def exchanged(hand: list[Moment], rng: Random) -> list[Order] | None:
    """The shuffles of a hand; two cards (or all) that seat 0 has not seen are exchanged.

    None where it has seen all but one.
    """
    known = orders(hand)
    fixed = seen(hand, 0)
    hidden = [place for place in known[1] if CARDS[place % DECK] not in fixed]
    if len(hidden) < 2:
        return None
    some = rng.sample(hidden, 2) if rng.random() < 0.8 else hidden
    names = names_for(rng, some, fixed)
    if len(some) == 2:
        names = {some[0]: some[1], some[1]: some[0]}
    known[1] = tuple(names.get(place, place) for place in known[1])
    return known


def compare(table: Table, other: Table) -> tuple[int, bool]:
    """How often the tables were woken alike; whether to the end."""
    for number, (one, two) in enumerate(zip(table.woken, playing(other), strict=False)):
        assert two.due == one.due
        if two.acts != one.acts:
            assert (one.acts and two.acts) or breaks_in(one.turn, *one.acts, *two.acts)
            return number, False
        assert two == one
        assert other.ann.frames == table.ann.frames[: one.frames[0]]
        assert other.watcher.frames == table.watcher.frames[: one.frames[1]]
    return len(table.woken), True


def breaks_in(turn: int | None, *lines: str) -> bool:
    """Whether these are a single card played out of turn, and what followed."""
    acts = [json.loads(line) for line in lines if '"move"' in line]
    return len(acts) == 1 and acts[0]["move"]["do"] == "play" and acts[0]["seat"] != turn


@pytest.mark.parametrize("level", LEVELS)
def test_bots_act_in_the_same_times_whatever_the_hidden_cards_are(
    level: str, full_count: FullCount, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = SEED + list(LEVELS).index(level)
    rng, original = Random(seed), fair.order
    alike: list[int] = []
    whole = 0
    tables = full_count(400, seed=seed)
    for _ in range(tables):
        options = Options(decks=1, referee=rng.choice(list(Referee)), silence=rng.random() < 0.2)
        settings = MaoSettings(bots=level, options=options, places=rng.choice((3, 4, 5)))
        start = rng.randrange(2**32)
        monkeypatch.setattr(fair, "order", original)
        table = table_of(settings, start)
        hand = in_first_hand(table, rng.randint(10, 150))
        known: Any = exchanged(hand, rng)
        if known is None:
            continue
        monkeypatch.setattr(fair, "order", given(known, original))
        number, same = compare(table, table_of(settings, start))
        alike.append(number)
        whole += same
    assert len(alike) >= 0.9 * tables
    assert sum(alike) > 15 * len(alike), "they part too soon for that to say much"
    assert 0 < whole < len(alike)
