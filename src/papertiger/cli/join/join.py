"""`papertiger join LINK`: a person at a table of a server, drawn or in plain lines."""

import argparse
import asyncio
import shlex
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from papertiger.cli import saying
from papertiger.cli.arguments import Wrong, draws
from papertiger.cli.join import coming
from papertiger.cli.online import wrong
from papertiger.client import ClientError, Guest, Link, Table
from papertiger.text.catalog import Catalog
from papertiger.wire.settings import MadiaoSettings

WORDS = (*wrong.WORDS, "join")
Going: TypeAlias = Callable[[Guest], Coroutine[Any, Any, None]]
"""What somebody does at a server."""


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Be at a table until one leaves it. Raises Wrong."""
    words = Catalog(catalog.language, *WORDS)
    code = "".join(found.code)
    server, link = coming.where(found.where, code, words)

    async def going(guest: Guest) -> None:
        table, token = await coming.found(guest, link, code, words)
        await sit(guest, table, token, found, words)

    return evening(server, going, found, words)


def evening(server: str, going: Going, found: argparse.Namespace, words: Catalog) -> int:
    """Be somebody at a server, and go on from there; what is wrong is told in one line.

    Raises Wrong.
    """
    found.name = coming.name_at(server, found.name)
    try:
        asyncio.run(going(coming.guest_at(server, found.name, words)))
    except ClientError as error:
        raise Wrong(wrong.line(error, server, words)) from None
    return 0


async def sit(
    guest: Guest,
    link: Link,
    token: str | None,
    found: argparse.Namespace,
    words: Catalog,
    *,
    at_once: bool = False,
) -> None:
    """Be at a table till the person leaves; a seat is kept for the same command.

    `at_once`: take a place without being asked; who opens a table is its host.
    """
    async with coming.at_table(guest, link, token, found, words) as table:
        if at_once and table.place is None:
            await table.sit_down()
        if draws(plain=found.plain):
            await _drawn(table, found, words.language)
        else:
            await _plain(table, found, words.language)
        if table.token is None:
            saying.say(words.say("join-left"))
        elif not found.watch and not coming.keeps(table, found):
            saying.say(words.say("join-left-unkept"))
        else:
            # The seat is kept for who has this name on this machine.
            named = "" if found.name is None else f" --name {shlex.quote(found.name)}"
            saying.say(words.say("join-left-seat", link=f"{link}{named}"))


async def _drawn(table: Table, found: argparse.Namespace, language: str) -> None:
    if isinstance(table.room.settings, MadiaoSettings):
        from papertiger.tui import madiao  # noqa: PLC0415 the other game is not played

        words = Catalog(language, *madiao.WORDS)
        await madiao.company(table, words, watches=found.watch)
    else:
        from papertiger.tui import mao  # noqa: PLC0415 the other game is not played

        words = Catalog(language, *mao.WORDS_OF_COMPANY)
        await mao.company(table, words, watches=found.watch)


async def _plain(table: Table, found: argparse.Namespace, language: str) -> None:
    if isinstance(table.room.settings, MadiaoSettings):
        from papertiger.cli.join import madiao  # noqa: PLC0415 the other game is not played

        await madiao.play(table, language, watches=found.watch)
    else:
        from papertiger.cli.join import mao  # noqa: PLC0415 the other game is not played

        await mao.play(table, language, watches=found.watch)
