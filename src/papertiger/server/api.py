"""The HTTP API: guests, tables, codes, and the routes of `records`. Bodies are of `wire.http`."""

import asyncio
import os
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO
from typing import TypeAlias, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from papertiger.room import facts as f
from papertiger.room import keys, names, orders
from papertiger.room.actor import open_table
from papertiger.server import guests, languages
from papertiger.server.answers import RefusedError, answer
from papertiger.server.records import Records, info
from papertiger.server.server import Server
from papertiger.server.store import NameTakenError, StoreUnavailableError
from papertiger.server.store.store import Code, Person, TableRow
from papertiger.wire import http
from papertiger.wire.news import Phase, Refusal, Sitter
from papertiger.wire.settings import Settings

B = TypeVar("B")

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]

BODY_SECONDS = 10
"""So long the body of a request may take to come."""


def foreign(headers: Mapping[str, str]) -> http.Problem:
    """A page of another origin asks."""
    return http.Problem(
        "foreign_origin", "origin", f"{headers.get('origin', '')[:200]} is not of this server"
    )


async def read(request: Request, kind: type[B], most: int) -> B:
    """The body of a request, of at most so many bytes."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise RefusedError(413, "body_too_long", "body", f"at most {most} bytes")
    except TimeoutError:
        raise RefusedError(408, "body_too_slow", "body", f"within {BODY_SECONDS} s") from None
    except ClientDisconnect:
        raise RefusedError(400, "bad_body", "body", "it ended too early") from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RefusedError(400, "bad_body", "body", str(error)[:300]) from None


class Api:
    """The routes of a server."""

    def __init__(self, server: Server) -> None:
        """Routes to this server's tables."""
        self._server = server
        self._store = server.store

    def routes(self) -> list[Route]:
        """All of them."""
        table, records = "/api/tables/{table}", Records(self._server)
        return [
            self._route("/api/me", GET=self.me, POST=self.name_me),
            self._route("/api/me/games", GET=records.mine),
            self._route("/api/me/games/{table}", GET=records.mine),
            self._route("/api/tables", GET=self.list_tables, POST=self.open_table),
            self._route(table, GET=self.table),
            self._route(f"{table}/code", POST=self.spoken_code),
            self._route(f"{table}/qr.svg", GET=self.qr),
            self._route(f"{table}/hands", GET=records.settled),
            self._route(f"{table}/records", GET=records.count),
            self._route(f"{table}/records/{{number:int}}", GET=records.file, POST=records.link),
            self._route(f"{table}/records/{{number:int}}/replay", GET=records.replay),
            self._route(f"{table}/records/{{number:int}}/replay/{{hand:int}}", GET=records.hand),
            self._route("/api/records/{token}", GET=records.linked_file),
            self._route("/api/records/{token}/replay", GET=records.linked_replay),
            self._route("/api/records/{token}/replay/{hand:int}", GET=records.linked_hand),
            self._route("/api/codes", POST=self.use_code),
            self._route("/api/quick", POST=self.quick),
        ]

    def _route(self, path: str, **handlers: Handler) -> Route:
        async def guarded(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            try:
                self._server.count_request(request)
                if method != "GET":
                    self._check_origin(request)
                return await handlers[method](request)
            except RefusedError as error:
                return answer(error.problem, error.status)
            except StoreUnavailableError as error:
                return answer(http.Problem("store_unavailable", "store", str(error)), 503)

        return Route(path, guarded, methods=list(handlers))

    def _check_origin(self, request: Request) -> None:
        """A page of another server may not act in somebody's name."""
        headers = request.headers
        if not self._server.may_come_from(headers.get("origin"), headers.get("host", "")):
            problem = foreign(headers)
            raise RefusedError(403, problem.code, problem.where, problem.detail)

    async def _read(self, request: Request, kind: type[B]) -> B:
        return await read(request, kind, self._server.settings.most_body)

    # Guests

    async def me(self, request: Request) -> Response:
        """Who one is; somebody new gets a cookie."""
        person = await self._guest(request)
        return self._with_cookie(answer(http.Me(person.id, person.name)), person)

    async def name_me(self, request: Request) -> Response:
        """Be called by another name."""
        wish = await self._read(request, http.NameMe)
        person = await self._guest(request)
        refused = names.wrong(wish.name)
        if refused is not None:
            raise RefusedError(422, refused.code, "name", arguments=refused.arguments)
        named = msgspec.structs.replace(person, name=names.clean(wish.name), seen=self._now())
        try:
            await self._store.meet(named)
        except NameTakenError:
            raise RefusedError(409, "name_taken", "name", arguments={"name": named.name}) from None
        return self._with_cookie(answer(http.Me(named.id, named.name)), named)

    async def _guest(self, request: Request) -> Person:
        """Who asks. Nobody is remembered before they do something."""
        known = self._server.person_of(request.cookies)
        person = None if known is None else await self._store.person(known)
        if person is None:
            now, own = self._now(), known or guests.new_id()
            person = Person(own, guests.usual_name(own, languages.asked(request)), now, now)
        return person

    def _with_cookie(self, response: Response, person: Person) -> Response:
        response.set_cookie(
            guests.COOKIE,
            guests.signed(self._server.key, person.id),
            max_age=guests.LASTS,
            httponly=True,
            samesite="lax",
            secure=self._server.settings.public_url.startswith("https:"),
        )
        return response

    # Tables

    async def open_table(self, request: Request) -> Response:
        """A new table."""
        wish = await self._read(request, http.OpenTable)
        person = await self._guest(request)
        return self._with_cookie(answer(await self._open(request, wish.settings), 201), person)

    async def _open(self, request: Request, settings: Settings) -> http.TableLink:
        refused = orders.wrong_bots(settings)
        if refused is not None:
            raise RefusedError(
                422, refused.code, "settings.bots", _levels(refused), refused.arguments
            )
        self._server.count_table(request)
        if await self._store.counted() >= self._server.settings.most_tables:
            raise RefusedError(503, "too_many_tables", "server")
        table = urlsafe_b64encode(os.urandom(16)).decode().rstrip("=")
        facts = [f.encode(fact) for fact in open_table(table, settings, os.urandom)]
        now = self._now()
        nobody = (Sitter.NOBODY,) * settings.places
        info = http.TableInfo(table, Phase.GATHERING, settings, ("",) * settings.places, nobody)
        row = TableRow(
            table, msgspec.to_builtins(settings)["game"], settings.public, Phase.GATHERING.value,
            msgspec.json.encode(info).decode(), now, now,
        )  # fmt: skip
        await self._store.create(row, facts)
        return http.TableLink(table, self._server.link(table))

    async def list_tables(self, request: Request) -> Response:
        """The public tables."""
        del request
        rows = await self._store.public()
        return answer(http.TableList(tuple(info(row) for row in rows)))

    async def table(self, request: Request) -> Response:
        """A table by its id."""
        return answer(info(await self._row(request)))

    async def _row(self, request: Request) -> TableRow:
        row = await self._store.table(request.path_params["table"])
        if row is None:
            raise RefusedError(404, "no_such_table", "table")
        return row

    async def quick(self, request: Request) -> Response:
        """A place at a public table with the same settings, or a new one."""
        wish = await self._read(request, http.QuickMatch)
        person = await self._guest(request)
        settings = msgspec.structs.replace(wish.settings, public=True)
        for row in await self._store.public():
            listed = info(row)
            free = listed.phase is Phase.GATHERING and Sitter.NOBODY in listed.sitters
            if free and listed.settings == settings:
                found = http.TableLink(row.id, self._server.link(row.id))
                return self._with_cookie(answer(found), person)
        return self._with_cookie(answer(await self._open(request, settings), 201), person)

    # Codes

    async def spoken_code(self, request: Request) -> Response:
        """A short code that leads to a table."""
        row = await self._row(request)
        code = keys.code(os.urandom)
        expires = self._now() + keys.SPOKEN_LASTS * 1000
        await self._store.put_code(keys.key(code), Code("spoken", row.id, None), expires=expires)
        return answer(http.SpokenCode(code, keys.SPOKEN_LASTS), 201)

    async def use_code(self, request: Request) -> Response:
        """Where a code leads; one that brings a seat is good once."""
        wish = await self._read(request, http.UseCode)
        digits = keys.typed(wish.code)
        if digits is None:
            raise RefusedError(404, "no_such_code", "code")
        self._server.count_guess(request)
        key = keys.key(digits)
        code = await self._store.use_code(key, ("spoken", "transfer"), self._now())
        if code is None:
            raise RefusedError(404, "no_such_code", "code")
        link = self._server.link(code.table)
        if code.place is None:
            return answer(http.CodeLeads(code.table, link))
        token = await self._server.hub.redeem(code.table, code.place, key)
        if token is None:
            raise RefusedError(404, "no_such_code", "code")
        return answer(http.CodeLeads(code.table, link, code.place, token))

    async def qr(self, request: Request) -> Response:
        """The link to a table as a picture to point a phone at."""
        row = await self._row(request)
        out = BytesIO()
        segno.make(self._server.link(row.id), error="m").save(
            out, kind="svg", scale=8, xmldecl=False, svgclass=None, lineclass=None
        )
        return Response(out.getvalue(), media_type="image/svg+xml")

    def _now(self) -> int:
        return self._server.clock()


def _levels(refused: Refusal) -> str:
    return f"there are {refused.arguments['levels']}"


__all__ = ["Api", "RefusedError", "answer"]
