"""Somebody at a server by HTTP: a name and a cookie; opening, finding and listing tables."""

import asyncio
from dataclasses import dataclass, field
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, OpenerDirector, Request, build_opener

import msgspec

from papertiger.client.errors import ProblemError, UnreachableError
from papertiger.client.links import Link, read_link, read_server
from papertiger.wire import http
from papertiger.wire.routes import COOKIE, JSON
from papertiger.wire.settings import Settings

A = TypeVar("A")

SECONDS = 15.0
"""So long (s) an answer may take."""

MOST = 4_000_000
"""No answer of a server is longer (bytes)."""


class _NoRedirects(HTTPRedirectHandler):
    """A server of Paper Tiger leads nowhere else."""

    def redirect_request(self, *_: object) -> None:
        """Take no other address."""


_OPENER: OpenerDirector = build_opener(_NoRedirects())


@dataclass(slots=True)
class Guest:
    """Somebody at a server, without an account.

    `server`: its address; `cookie`: a secret that says who this is, to be the same guest again
    another day; `person`: the id that goes with it; `name`: what the others at a table see.
    Every method raises UnreachableError when nobody answers, ProblemError for what is refused.
    """

    server: str
    cookie: str
    person: str
    name: str = field(default="")

    @classmethod
    async def at(cls, server: str, name: str = "", cookie: str = "") -> "Guest":
        """Come to a server, as somebody new or by a cookie kept from before.

        `name`: what to be called, else the usual `Guest 1234`, or the name from before. Raises
        WrongLinkError for what is no address; ProblemError with codes such as `name_taken`.
        """
        guest = cls(read_server(server), cookie, "")
        wish = http.NameMe(name) if name else None
        me = await guest.ask("POST" if name else "GET", "/api/me", http.Me, wish)
        guest.person, guest.name = me.person, me.name
        return guest

    async def open_table(self, settings: Settings) -> Link:
        """Open a table that is set like this; nobody sits there yet."""
        made = await self.ask("POST", "/api/tables", http.TableLink, http.OpenTable(settings))
        return Link(self.server, made.table)

    async def quick(self, settings: Settings) -> Link:
        """A public table with these settings and a free place, or a new one."""
        made = await self.ask("POST", "/api/quick", http.TableLink, http.QuickMatch(settings))
        return Link(self.server, made.table)

    async def tables(self) -> tuple[http.TableInfo, ...]:
        """The public tables, the last touched first."""
        return (await self.ask("GET", "/api/tables", http.TableList)).tables

    async def info(self, link: Link) -> http.TableInfo:
        """What a list would show of a table. ProblemError `no_such_table`."""
        return await self.ask("GET", f"/api/tables/{link.table}", http.TableInfo)

    async def spoken_code(self, link: Link) -> http.SpokenCode:
        """A short code to be said aloud, which leads to the table."""
        return await self.ask("POST", f"/api/tables/{link.table}/code", http.SpokenCode)

    async def use_code(self, code: str) -> tuple[Link, str | None]:
        """Where a code leads that somebody said or read: a table, and a seat's token if it has one.

        ProblemError `no_such_code`; `too_many_requests` after a few wrong ones.
        """
        leads = await self.ask("POST", "/api/codes", http.CodeLeads, http.UseCode(code))
        return Link(self.server, leads.table), leads.token

    async def find(self, text: str) -> tuple[Link, str | None]:
        """Where a link or a code leads, whichever it is. Raises WrongLinkError too."""
        if any(sign in text for sign in ":/"):
            return read_link(text), None
        return await self.use_code(text)

    async def ask(
        self, method: str, path: str, kind: type[A], body: msgspec.Struct | None = None
    ) -> A:
        """Ask the server something of `wire.routes`: the answer's body as a `kind`."""
        return await asyncio.to_thread(self._ask, method, path, kind, body)

    def _ask(self, method: str, path: str, kind: type[A], body: msgspec.Struct | None) -> A:
        data = None if body is None else msgspec.json.encode(body)
        if method == "POST" and data is None:
            data = b""
        request = Request(f"{self.server}{path}", data, method=method)  # noqa: S310 read_server
        if data:
            request.add_header("Content-Type", JSON)
        if self.cookie:
            request.add_header("Cookie", f"{COOKIE}={self.cookie}")
        try:
            with _OPENER.open(request, timeout=SECONDS) as answer:
                self._keep(answer.headers.get_all("Set-Cookie") or [])
                return msgspec.json.decode(answer.read(MOST), type=kind)
        except HTTPError as error:
            with error:
                raise _problem(self.server, error) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise UnreachableError(self.server, "it does not answer as Paper Tiger") from None
        except URLError as error:
            raise UnreachableError(self.server, str(error.reason)) from None
        except (OSError, HTTPException, ValueError) as error:
            raise UnreachableError(self.server, str(error) or type(error).__name__) from None

    def _keep(self, headers: list[str]) -> None:
        for header in headers:
            try:
                found = SimpleCookie(header).get(COOKIE)
            except CookieError:
                continue
            if found is not None:
                self.cookie = found.value


def _problem(server: str, error: HTTPError) -> ProblemError | UnreachableError:
    try:
        return ProblemError(error.code, msgspec.json.decode(error.read(MOST), type=http.Problem))
    except (msgspec.DecodeError, UnicodeDecodeError, OSError, HTTPException):
        return UnreachableError(server, f"status {error.code}")
