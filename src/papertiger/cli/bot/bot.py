"""`papertiger bot LINK`: come, sit down, play one game, say how it ended."""

import argparse
import asyncio
import sys
from collections.abc import Coroutine, Iterable
from contextlib import AsyncExitStack
from typing import Any

from papertiger import client
from papertiger.cli.arguments import Wrong
from papertiger.cli.bot import said
from papertiger.cli.online import secrets, wrong
from papertiger.client import ClientError, Guest, Link, Table, View
from papertiger.mao.options import MOST_SEATS
from papertiger.mao.options import Options as MaoOptions
from papertiger.room import hosting
from papertiger.room.orders import BEFORE
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.wire.news import Sitter
from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings

TERMS = client.Terms()


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Play a game with all its bots. Raises Wrong."""
    words = Catalog(catalog.language, *wrong.WORDS)
    try:
        asyncio.run(_evening(found, words))
    except ClientError as error:
        raise Wrong(wrong.line(error, found.link, words)) from None
    return 0


async def _evening(found: argparse.Namespace, words: Catalog) -> None:
    server, link = _where(found)
    _check_level(found, words)
    guests = [await _guest(server, found, number) for number in range(found.seats)]
    token = None
    if found.code is not None:
        link, token = await guests[0].use_code(found.code)
    elif link is None:
        link = await guests[0].open_table(_settings(found, words))
    _say(words.say("joining-table", link=str(link)))
    async with AsyncExitStack() as stack:
        tables = []
        for guest in guests:
            table = await stack.enter_async_context(Table(guest, link, token, TERMS))
            token = None
            await _sit(table, words)
            tables.append(table)
        views = await _together(_play(table, found) for table in tables)
        _say(said.ending(views[0], tables[0].room, words))
        for table in tables:
            await table.stand_up()


def _where(found: argparse.Namespace) -> tuple[str, Link | None]:
    """The server, and the table if the link leads to one. Raises WrongLinkError."""
    if found.code is None and found.game is None:
        link = client.read_link(found.link)
        return link.server, link
    return client.read_server(found.link), None


def _check_level(found: argparse.Namespace, words: Catalog) -> None:
    """Before anything is opened: raises UnknownLevelError."""
    if found.game is not None:
        client.level_of(_settings(found, words), found.level)


def _settings(found: argparse.Namespace, words: Catalog) -> Settings:
    """A new table: bots of the server fill it if it is to start at once."""
    if found.game == "madiao":
        bots = hosting.of(MadiaoSettings()).usual_level if found.start else ""
        return MadiaoSettings(bots=bots)
    options = MaoOptions(end=f"hands:{found.hands}")
    bots = hosting.of(MaoSettings()).usual_level if found.start else ""
    places = min(max(found.seats, MaoSettings().places), MOST_SEATS)
    return MaoSettings(bots=bots, options=options, places=places, language=words.language)


async def _guest(server: str, found: argparse.Namespace, number: int) -> Guest:
    """The bot of a name is the same guest each time, or nobody could have its name again."""
    name = found.name or ""
    if name and number:
        name = f"{name} {number + 1}"
    known = secrets.kept(server, name) if name else ""
    guest = await Guest.at(server, name, known)
    if name:
        secrets.keep(server, name, guest.cookie)
    return guest


async def _sit(table: Table, words: Catalog) -> None:
    """Take a place, if it is not brought by a code."""
    place = await table.sit_down() if table.place is None else table.place
    name = table.room.chairs[place].name
    _say(words.say("joining-seated", name=printable(name), place=str(place + 1)))


async def _play(table: Table, found: argparse.Namespace) -> View:
    """Be ready, begin the game if it is for this one to do, and play it to its end."""
    client.level_of(table.room.settings, found.level)
    if table.room.phase in BEFORE:
        await table.ready()
        beginning = asyncio.create_task(_begin(table, now=found.start))
    else:
        beginning = None
    try:
        return await client.play(table, found.level)
    finally:
        if beginning is not None:
            beginning.cancel()


async def _begin(table: Table, *, now: bool) -> None:
    """The host begins when every place is taken and everybody is ready; or without waiting."""

    def complete() -> bool:
        chairs = table.room.chairs
        if table.room.host != table.place or table.room.phase not in BEFORE:
            return False
        people = all(chair.ready for chair in chairs if chair.sitter is Sitter.PERSON)
        return people and (now or all(chair.sitter is not Sitter.NOBODY for chair in chairs))

    await table.until(complete)
    await table.start()


async def _together(all_of: Iterable[Coroutine[Any, Any, View]]) -> list[View]:
    """Every one of them; when one fails the others are ended, and its error is raised."""
    tasks = [asyncio.create_task(each) for each in all_of]
    try:
        return list(await asyncio.gather(*tasks))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
