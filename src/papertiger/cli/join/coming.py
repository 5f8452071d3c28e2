"""Coming to a table: who one is at its server, where a link or a code leads, the seat one has."""

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from papertiger import client
from papertiger.cli import saying
from papertiger.cli.arguments import Wrong
from papertiger.cli.online import secrets, wrong
from papertiger.client import Guest, Link, PartedError, ProblemError, Table, WrongLinkError
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.wire.news import Parting

TERMS = client.Terms(patience=24 * 3600)
"""Somebody who has a seat waits for a server that is away; leaving is always possible."""


def where(text: str, code: str, words: Catalog) -> tuple[str, Link | None]:
    """The server, and the table if a link leads to one. Raises Wrong."""
    try:
        if code:
            return _server_of(text), None
        link = client.read_link(text)
    except WrongLinkError:
        raise Wrong(_what_is_wrong(text, words)) from None
    return link.server, link


def _server_of(text: str) -> str:
    """The server of an address, of a table's link too. Raises WrongLinkError."""
    try:
        return client.read_server(text)
    except WrongLinkError:
        return client.read_link(text).server


def _what_is_wrong(text: str, words: Catalog) -> str:
    shown = printable(text)
    if text and all(letter.isdecimal() or letter in " -" for letter in text):
        return words.say("join-wrong-lone-code", code=shown)
    try:
        server = client.read_server(text)
    except WrongLinkError:
        return words.say("join-wrong-link", link=shown)
    if "." in text or ":" in text or text == "localhost":
        return words.say("join-wrong-server", server=printable(server))
    return words.say("join-wrong-link", link=shown)


def name_at(server: str, name: str | None) -> str | None:
    """The name that is given; else that of the one guest of this machine who gave one there."""
    if name is not None or secrets.kept(server, ""):
        return name
    known = secrets.names(server)
    return known[0] if len(known) == 1 else None


def guest_at(server: str, name: str | None, words: Catalog) -> Guest:
    """Somebody at a server: by the name that is given or asked for, or known from before.

    Outside of any loop: a question that an interrupt should end cannot be asked in one.
    """
    key = name or ""
    refused = wrong.name_of(key, words) if key else None
    if refused is not None:
        raise Wrong(refused)
    cookie = secrets.kept(server, key)
    if name is None and not cookie:
        guest = _named(server, words)
    else:
        guest = asyncio.run(Guest.at(server, key, cookie))
    secrets.keep(server, key, guest.cookie)
    if key:
        secrets.know(server, key)
    return guest


def _named(server: str, words: Catalog) -> Guest:
    """Somebody new, who is asked for a name; without one the server gives one."""
    guest = asyncio.run(Guest.at(server))
    question = words.say("join-ask-name", name=printable(guest.name))
    while True:
        try:
            name = saying.ask(f"{question} ").strip()
        except EOFError:
            return guest
        if not name:
            return guest
        refused = wrong.name_of(name, words)
        if refused is not None:
            saying.say(refused)
            continue
        try:
            return asyncio.run(Guest.at(server, name, guest.cookie))
        except ProblemError as error:
            saying.say(wrong.line(error, server, words))


async def found(
    guest: Guest, link: Link | None, code: str, words: Catalog
) -> tuple[Link, str | None]:
    """The table, and the token of the seat that a code brings."""
    if link is not None:
        return link, None
    if not code:
        raise Wrong(words.say("join-wrong-server", server=guest.server))
    return await guest.use_code(code)


@asynccontextmanager
async def at_table(
    guest: Guest, link: Link, token: str | None, found: argparse.Namespace, words: Catalog
) -> AsyncIterator[Table]:
    """Be at a table, on the seat that one had there; the seat's token is kept while it is one's.

    `token`: brought by a code. With `--watch` a kept seat stays empty.
    """
    key, place = found.name or "", str(link)
    own = token or secrets.kept(place, key) or None
    if found.watch:
        own = None
    table = Table(guest, link, own, TERMS)
    try:
        await table.__aenter__()
    except PartedError as error:
        if own is None or error.why is not Parting.BAD_TOKEN:
            raise
        saying.say(words.say("join-seat-gone"))
        secrets.keep(place, key, "")
        table = Table(guest, link, None, TERMS)
        await table.__aenter__()
    keeping = asyncio.create_task(_keep(table, place, key, None if found.watch else own))
    try:
        yield table
    finally:
        keeping.cancel()
        await asyncio.wait([keeping])
        await table.close()


def keeps(table: Table, found: argparse.Namespace) -> bool:
    """Whether the same command brings the seat back: its token could be written down here."""
    return table.token == secrets.kept(str(table.link), found.name or "")


async def _keep(table: Table, place: str, key: str, known: str | None) -> None:
    """Keep the token of the seat as soon as one has it, and forget it when the seat is given up."""
    if known is not None:
        secrets.keep(place, key, known)
    while True:
        await table.until(lambda: table.token != known)  # noqa: B023 asked in this turn
        known = table.token
        secrets.keep(place, key, known or "")
