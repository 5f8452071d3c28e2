"""`papertiger mao play`: an evening of Mao at a table of this machine, with bots."""

import argparse
import asyncio
import os
import random
import secrets
import signal
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from papertiger.bots.mao import BOTS
from papertiger.cli import files, records, saying
from papertiger.cli.arguments import Wrong, bots_from, draws
from papertiger.cli.games.replay_mao import print_statistics
from papertiger.cli.madiao.prompt import Left, Prompt
from papertiger.cli.mao import keeping
from papertiger.cli.mao.options import chosen, set_by
from papertiger.cli.mao.plain import PlainTable
from papertiger.client import Local, RefusedError, Table
from papertiger.client.clock import LoopClock, StandingClock
from papertiger.mao.statistics import statistics
from papertiger.mao.view import View
from papertiger.room import keys, names
from papertiger.room.again_mao import counted, hands
from papertiger.room.facts import Fact, KeyAdded
from papertiger.room.keys import Random
from papertiger.room.state import load
from papertiger.text import room
from papertiger.text.catalog import Catalog
from papertiger.text.mao import scores
from papertiger.tui.mao import WORDS, play
from papertiger.wire import commands as c
from papertiger.wire.news import Phase
from papertiger.wire.settings import MaoSettings

PERSON = 0
"""The place of who plays."""

SEATS, LEVEL = 5, "regular"
"""Where the flags say nothing."""

SET_BY = ("seats", "bots", "name", "time")
"""What sets a table besides its options."""

TIME_IN_PLAIN = 1000
"""In percent: the times of who plays in plain lines."""


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Play till the game is over or the person leaves; leaving the table is no error."""
    words = Catalog(catalog.language, *WORDS, "mao-records")
    if found.resume is not None and found.seed is not None:
        raise Wrong(words.say("play-seed-or-resume"))
    if found.resume is not None:
        _goes_on_as_it_was(found, words)
    seats = found.seats or SEATS
    levels = bots_from(found.bots or LEVEL, seats - 1, BOTS, catalog)
    plain = not draws(plain=found.plain)
    settings = _settings(found, words, plain=plain)
    name = _name(found, words)
    try:
        kept = _kept(found, words)
    except Left:
        return 0
    log: list[Fact] = [] if kept is None else kept.log
    keep = log.extend if kept is None else kept.keep
    chance: Random = secrets.token_bytes
    if found.seed is not None:
        chance = random.Random(found.seed).randbytes  # noqa: S311 chosen by the player
    try:
        if log:
            asyncio.run(_again(log, keep, chance, words, plain=plain))
        else:
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


def _goes_on_as_it_was(found: argparse.Namespace, words: Catalog) -> None:
    """What a table is set by is for a new one. Raises Wrong."""
    named = [*chosen(found), *(name for name in SET_BY if getattr(found, name) is not None)]
    if named:
        flag = f"--{named[0].replace('_', '-')}"
        raise Wrong(words.say("mao-flag-or-resume", flag=flag))


def _settings(found: argparse.Namespace, words: Catalog, *, plain: bool) -> MaoSettings:
    """The table, set by the flags; in plain lines one has ten times the time. Raises Wrong."""
    seats = found.seats or SEATS
    longer = TIME_IN_PLAIN if plain else found.time or 100
    multipliers = (longer, *(100,) * (seats - 1)) if longer != 100 else ()
    return MaoSettings(
        options=set_by(found, words),
        places=seats,
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


def _kept(found: argparse.Namespace, words: Catalog) -> keeping.Keeping | None:
    """Where the table is written down, one that was left if the person goes on with it.

    Without a place for it a table is played all the same. Raises Wrong, and Left when the person
    goes.
    """
    try:
        where = records.folder(os.environ)
        keeping.recover(where)
        path = _to_resume(found, where, words)
        if path is not None:
            return _reopened(path, words)
        return keeping.begin(where, datetime.now(UTC))
    except OSError as error:
        if found.resume is not None:
            raise Wrong(words.say("play-no-resume")) from None
        saying.say(words.say("mao-not-kept", why=files.why(error, words)))
        return None


def _to_resume(found: argparse.Namespace, where: Path, words: Catalog) -> Path | None:
    """The table to go on with: the one asked for, or the newest if the person agrees.

    One that the person does not go on with becomes a record.
    """
    if found.resume:
        named = where / found.resume
        log = named.with_suffix(keeping.LOG)
        return log if log.exists() else Path(found.resume).with_suffix(keeping.LOG)
    if found.new or found.seed is not None:
        return None
    newest = next(iter(keeping.unfinished(where)), None)
    if found.resume is not None:
        if newest is None:
            raise Wrong(words.say("play-no-resume"))
        return newest
    if newest is None:
        return None
    prompt = Prompt(words, saying.ask, saying.say)
    if prompt.yes(words.say("play-ask-resume", file=newest.stem), lambda _: False):
        return newest
    if keeping.give_up(newest):
        saying.say(words.say("mao-kept", file=newest.with_suffix(records.SUFFIX).name))
    return None


def _reopened(path: Path, words: Catalog) -> keeping.Keeping:
    """The log of a table that was left. Raises Wrong when it cannot be gone on with."""
    try:
        return keeping.reopen(path)
    except records.InUseError:
        raise Wrong(words.say("play-in-use", file=path.name)) from None
    except (OSError, ValueError) as error:
        why = files.why(error, words)
        raise Wrong(words.say("play-spoiled", file=path.name, why=why)) from None


def _finish(kept: keeping.Keeping | None, words: Catalog) -> None:
    """Write the record of a game that is over, and say where it is, or how to go on."""
    if kept is None:
        return
    if kept.goes_on:
        kept.abandon()
        saying.say(words.say("mao-left", file=kept.path.stem))
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
        await _at(table, standing if plain else None, words)


async def _again(
    log: Sequence[Fact],
    keep: Callable[[Sequence[Fact]], None],
    chance: Random,
    words: Catalog,
    *,
    plain: bool,
) -> None:
    """Go on with a table that was left."""
    standing = StandingClock()
    token = keys.token(secrets.token_bytes)
    keep([KeyAdded(PERSON, keys.key(token))])
    local = Local(tuple(log), keep, standing if plain else LoopClock(), chance)
    name = load(log).chairs[PERSON].name
    async with local.table(name, token) as table:
        await _at(table, standing if plain else None, words)


async def _at(table: Table, standing: StandingClock | None, words: Catalog) -> None:
    """Play at a table, with a standing clock in plain lines, till its game is over or one goes."""
    if standing is not None:
        # The loop would have Ctrl+C wait for the line that is being typed.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        name, *others = (chair.name for chair in table.room.chairs)
        saying.say(words.say("mao-plain-welcome", name=name, bots=words.join(others)))
        saying.say(words.say("mao-plain-more-help"))
        await PlainTable(table, words, standing, saying.ask, saying.say).play()
    else:
        await play(table, words)
    over = table.room.phase is Phase.OVER
    if not over or standing is None:
        # In plain lines the end of the game has been told.
        saying.say(_final(table, words))
    if over:
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
