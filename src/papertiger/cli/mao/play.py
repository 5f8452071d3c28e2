"""`papertiger mao play`: an evening of Mao at a table of this machine, with bots."""

import argparse
import asyncio
import os
import random
import secrets
import signal
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from papertiger.bots.mao import BOTS
from papertiger.cli import files, records, saying
from papertiger.cli.arguments import Wrong, bots_from, draws
from papertiger.cli.games.replay_mao import print_statistics
from papertiger.cli.mao import keeping
from papertiger.cli.mao.options import set_by
from papertiger.cli.mao.plain import PlainTable
from papertiger.client import Local, RefusedError, Table
from papertiger.client.clock import LoopClock, StandingClock
from papertiger.mao.statistics import statistics
from papertiger.mao.view import View
from papertiger.room import names
from papertiger.room.again_mao import counted, hands
from papertiger.room.facts import Fact
from papertiger.room.keys import Random
from papertiger.text import room
from papertiger.text.catalog import Catalog
from papertiger.text.mao import scores
from papertiger.tui.mao import WORDS, play
from papertiger.wire import commands as c
from papertiger.wire.news import Phase
from papertiger.wire.settings import MaoSettings

TIME_IN_PLAIN = 1000
"""In percent: the times of who plays in plain lines."""


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Play till the game is over or the person leaves; leaving the table is no error."""
    words = Catalog(catalog.language, *WORDS, "mao-records")
    levels = bots_from(found.bots, found.seats - 1, BOTS, catalog)
    plain = not draws(plain=found.plain)
    settings = _settings(found, words, plain=plain)
    name = _name(found, words)
    kept = _kept(words)
    log: list[Fact] = [] if kept is None else kept.log
    keep = log.extend if kept is None else kept.keep
    chance: Random = secrets.token_bytes
    if found.seed is not None:
        chance = random.Random(found.seed).randbytes  # noqa: S311 chosen by the player
    try:
        asyncio.run(_evening(settings, levels, name, keep, chance, words, plain=plain))
    except OSError as error:
        if kept is None or error is not kept.failed:
            # It is about what is shown, not about what is kept.
            raise
        why = files.why(error, words)
        raise Wrong(words.say("mao-kept-no-further", why=why)) from None
    finally:
        _finish(kept, words)
    print_statistics(statistics(counted(hands(keeping.hands(log)))), words, json=False)
    return 0


def _settings(found: argparse.Namespace, words: Catalog, *, plain: bool) -> MaoSettings:
    """The table, set by the flags; in plain lines one has ten times the time. Raises Wrong."""
    longer = TIME_IN_PLAIN if plain else found.time
    multipliers = (longer, *(100,) * (found.seats - 1)) if longer != 100 else ()
    return MaoSettings(
        options=set_by(found, words),
        places=found.seats,
        spectators=False,
        multipliers=multipliers,
        language=words.language,
    )


def _name(found: argparse.Namespace, words: Catalog) -> str:
    """What the person is called. Raises Wrong."""
    if found.name is None:
        return words.say("mao-guest")
    name = names.clean(found.name)
    refused = names.wrong(name)
    if refused is not None:
        raise Wrong(room.refusal(words, refused.code, refused.arguments))
    return name


def _kept(words: Catalog) -> keeping.Keeping | None:
    """Where the table is written down; without a place for that it is played all the same."""
    try:
        where = records.folder(os.environ)
        keeping.recover(where)
        return keeping.begin(where, datetime.now(UTC))
    except OSError as error:
        saying.say(words.say("mao-not-kept", why=files.why(error, words)))
        return None


def _finish(kept: keeping.Keeping | None, words: Catalog) -> None:
    """Write the record, and say where it is."""
    if kept is None:
        return
    try:
        if kept.close():
            saying.say(words.say("mao-kept", file=kept.path.name))
    except OSError as error:
        saying.say(words.say("mao-not-kept", why=files.why(error, words)))


async def _evening(
    settings: MaoSettings,
    levels: Sequence[str],
    name: str,
    keep: Callable[[Sequence[Fact]], None],
    chance: Random,
    words: Catalog,
    *,
    plain: bool,
) -> None:
    standing = StandingClock()
    local = Local.opened(settings, keep, standing if plain else LoopClock(), chance)
    async with local.table(name) as table:
        await begin(table, levels, words)
        if plain:
            # The loop would have Ctrl+C wait for the line that is being typed.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            bots = words.join(chair.name for chair in table.room.chairs[1:])
            saying.say(words.say("mao-plain-welcome", name=name, bots=bots))
            saying.say(words.say("mao-plain-more-help"))
            await PlainTable(table, words, standing, saying.ask, saying.say).play()
        else:
            await play(table, words)
        if table.room.phase is not Phase.OVER or not plain:
            # In plain lines the end of the game has been told.
            saying.say(_final(table, words))
        await table.stand_up()


def _final(table: Table, words: Catalog) -> str:
    """How the evening ended."""
    view = table.view
    wins = view.wins if isinstance(view, View) else ()
    names = [chair.name for chair in table.room.chairs]
    return words.say("mao-plain-score", scores=scores(words, names, wins))


async def begin(table: Table, levels: Sequence[str], words: Catalog) -> None:
    """Sit down, with bots of these levels at the other places, and begin. Raises Wrong."""
    try:
        await table.sit_down(0)
    except RefusedError as error:
        raise Wrong(room.refusal(words, error.refusal.code, error.refusal.arguments)) from None
    for place, level in enumerate(levels, 1):
        await table.do(c.SeatBot, place=place, level=level)
    await table.ready()
    await table.start()
