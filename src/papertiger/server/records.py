"""What is left of games by HTTP: the list of one's own, their records, replays, links to them."""

import os
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from papertiger.room import keys
from papertiger.server.answers import RefusedError, answer, made
from papertiger.server.played import Record, Summary
from papertiger.server.server import Server
from papertiger.server.store.store import Code, TableRow
from papertiger.wire import http
from papertiger.wire.news import Phase

PAGE = 10
"""So many tables a list has."""


class Records:
    """The handlers of `Api` for games that are over, or have hands that are."""

    def __init__(self, server: Server) -> None:
        """Records of this server's tables."""
        self._server, self._store, self._played = server, server.store, server.played

    async def mine(self, request: Request) -> Response:
        """The games at tables where one has sat."""
        person = self._server.person_of(request.cookies)
        after = await self._row(request) if "table" in request.path_params else None
        rows = [] if person is None else await self._store.sat_at(person, after, PAGE + 1)
        found = [await self._past(row, person) for row in rows[:PAGE]]
        return answer(http.PastTables(tuple(found), len(rows) > PAGE))

    async def _past(self, row: TableRow, person: str | None) -> http.PastTable:
        games = await self._played.summaries(row.id)
        past = tuple(_past_game(each, person) for each in reversed(games))
        return http.PastTable(row.id, row.game, Phase(row.phase), row.created, past)

    async def settled(self, request: Request) -> Response:
        """The settled hands of the match, for who has sat there or may see them as they come."""
        row = await self._row(request)
        settings = info(row).settings
        if settings.delay or not settings.spectators:
            await self._check_sitter(request, row)
        return answer(http.HandList(await self._played.settled(row.id)))

    async def count(self, request: Request) -> Response:
        """How many games of a table have something to download, for who has sat there."""
        row = await self._own(request)
        return answer(http.RecordList(len(await self._played.records(row.id))))

    async def file(self, request: Request) -> Response:
        """A game of a table as a `.tiger` file, for who has sat there."""
        row = await self._own(request)
        number, record = await self._record(row, request.path_params["number"])
        return _file(row, number, record)

    async def replay(self, request: Request) -> Response:
        """What there is to replay, for who has sat there."""
        row = await self._own(request)
        _, record = await self._record(row, request.path_params["number"])
        person = self._server.person_of(request.cookies)
        you = next((place for place, each in record.people.items() if person in each), None)
        return answer(msgspec.structs.replace(record.replay, you=you))

    async def hand(self, request: Request) -> Response:
        """A hand step by step, for who has sat there."""
        row = await self._own(request)
        number, record = await self._record(row, request.path_params["number"])
        return await self._hand(request, row, number, record)

    async def link(self, request: Request) -> Response:
        """A link by which anybody may have the file."""
        row = await self._own(request)
        number, _ = await self._record(row, request.path_params["number"])
        token = keys.token(os.urandom)
        await self._store.put_code(keys.key(token), Code("record", row.id, number))
        return answer(http.RecordLink(token, f"{self._server.url}/api/records/{token}"), 201)

    async def linked_file(self, request: Request) -> Response:
        """The file that a link leads to."""
        row, number, record = await self._linked(request)
        return _file(row, number, record)

    async def linked_replay(self, request: Request) -> Response:
        """What there is to replay of the game that a link leads to."""
        _, _, record = await self._linked(request)
        return answer(record.replay)

    async def linked_hand(self, request: Request) -> Response:
        """A hand of it."""
        row, number, record = await self._linked(request)
        return await self._hand(request, row, number, record)

    async def _hand(self, request: Request, row: TableRow, number: int, record: Record) -> Response:
        hand = request.path_params["hand"]
        hands = record.hands if row.game == "madiao" else 0
        if not 1 <= hand <= hands:
            raise RefusedError(404, "no_such_hand", "hand", f"there are {hands}")
        return made(await self._played.hand(row.id, record, number, hand))

    async def _linked(self, request: Request) -> tuple[TableRow, int, Record]:
        digest = keys.key(request.path_params["token"])
        code = await self._store.use_code(digest, ("record",), self._server.clock())
        row = None if code is None else await self._store.table(code.table)
        if code is None or code.place is None or row is None:
            raise RefusedError(404, "no_such_record", "token")
        return (row, *await self._record(row, code.place))

    async def _row(self, request: Request) -> TableRow:
        row = await self._store.table(request.path_params["table"])
        if row is None:
            raise RefusedError(404, "no_such_table", "table")
        return row

    async def _own(self, request: Request) -> TableRow:
        """The table that is asked about, if who asks has sat there."""
        row = await self._row(request)
        await self._check_sitter(request, row)
        return row

    async def _check_sitter(self, request: Request, row: TableRow) -> None:
        person = self._server.person_of(request.cookies)
        if person is None or not await self._store.has_sat(row.id, person):
            raise RefusedError(403, "not_for_you", "table", "who has sat there may have it")

    async def _record(self, row: TableRow, number: int) -> tuple[int, Record]:
        found = await self._played.records(row.id)
        if not 1 <= number <= len(found):
            raise RefusedError(404, "no_such_record", "number", f"there are {len(found)}")
        return number, found[number - 1]


def info(row: TableRow) -> http.TableInfo:
    """What a list shows of a table."""
    fields: dict[str, Any] = msgspec.json.decode(row.summary)
    return msgspec.convert(fields | {"table": row.id}, http.TableInfo)


def _file(row: TableRow, number: int, record: Record) -> Response:
    name = f"{row.game}-{row.id[:8]}-{number}.tiger"
    return Response(
        record.file,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _past_game(game: Summary, person: str | None) -> http.PastGame:
    players = tuple(
        http.PastPlayer(each.name, each.chair.sitter, each.score, person in each.people)
        for each in game.players
    )
    own = next((seat for seat, each in enumerate(players) if each.you), 0)
    turned = players[own:] + players[:own]
    return http.PastGame(game.number, game.began, game.ended, game.hands, turned)
