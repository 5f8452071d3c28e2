"""Every address of a server as data: what is asked, what it answers, what can be wrong.

The HTTP document is made from this table, and a test holds the server to it.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from papertiger.wire import http

JSON, TEXT = "application/json", "text/plain"

COOKIE = "papertiger"
"""The cookie that says who one is."""

SOCKET = "/tables/{table}/socket"
"""Where a table's socket is opened."""

Refusals: TypeAlias = dict[int, tuple[str, ...]]
"""By status, the codes of a `Problem`."""


class Answer(Struct, frozen=True):
    """An answer that is no problem: its status, what it says, its body, None if that is no JSON."""

    status: int
    says: str
    body: type | None = None
    media: str = JSON


class Route(Struct, frozen=True, kw_only=True):
    """One thing that can be asked of a server.

    `name` is unique; `refusals`: by status, the codes of the `Problem` that can be the answer;
    `parameters`: what the names in the path stand for; `known`: only for who has the cookie.
    """

    method: Literal["GET", "POST"]
    path: str
    name: str
    summary: str
    answers: tuple[Answer, ...]
    body: type | None = None
    refusals: Refusals = {}
    known: bool = False


PARAMETERS: dict[str, tuple[type, str]] = {
    "table": (str, "The id of a table, as in its link."),
    "number": (int, "Which game of the table: 1 for the first."),
    "hand": (int, "Which hand of the game: 1 for the first."),
    "token": (str, "The secret of a link to a record."),
}
"""What the names in paths stand for."""

BODY: Refusals = {400: ("bad_body",), 408: ("body_too_slow",), 413: ("body_too_long",)}
NO_TABLE: Refusals = {404: ("no_such_table",)}
EVERYWHERE: Refusals = {429: ("too_many_requests",), 500: ("fault",), 503: ("store_unavailable",)}
"""What every route below /api can answer with."""

CHANGES: Refusals = {403: ("foreign_origin",)}
"""What a page of another server is answered that would change something."""

NO_HAND: Refusals = {404: ("no_such_record", "no_such_hand")}
NOT_FOR_YOU: Refusals = {403: ("not_for_you",), 404: ("no_such_table", "no_such_record")}
"""Of a record that is for who has sat at its table."""

RECORD = Answer(200, "The record, JSON Lines.", media="application/jsonl")

ROUTES: tuple[Route, ...] = (
    Route(
        method="GET",
        path="/api/me",
        name="me",
        summary="Who one is; somebody new is given a name and a cookie.",
        answers=(Answer(200, "Who one is.", http.Me),),
    ),
    Route(
        method="POST",
        path="/api/me",
        name="nameMe",
        summary="Be called by another name from now on, where one sits down next.",
        body=http.NameMe,
        answers=(Answer(200, "Who one is now.", http.Me),),
        refusals=BODY
        | {
            409: ("name_taken",),
            422: ("name_empty", "name_only_signs", "name_too_long", "name_reserved"),
        },
    ),
    Route(
        method="GET",
        path="/api/me/games",
        name="myGames",
        summary="The games at tables where one has sat, the table last touched first.",
        answers=(Answer(200, "The first of them.", http.PastTables),),
    ),
    Route(
        method="GET",
        path="/api/me/games/{table}",
        name="myGamesAfter",
        summary="Those that come after a table in that list.",
        answers=(Answer(200, "The next of them.", http.PastTables),),
        refusals=NO_TABLE,
    ),
    Route(
        method="GET",
        path="/api/tables",
        name="listTables",
        summary="The public tables.",
        answers=(Answer(200, "The tables, the last touched first.", http.TableList),),
    ),
    Route(
        method="POST",
        path="/api/tables",
        name="openTable",
        summary="Open a table; nobody sits there yet.",
        body=http.OpenTable,
        answers=(Answer(201, "Where the table is.", http.TableLink),),
        refusals=BODY | {422: ("no_such_bot",), 503: ("too_many_tables",)},
    ),
    Route(
        method="GET",
        path="/api/tables/{table}",
        name="table",
        summary="What a list would show of a table.",
        answers=(Answer(200, "The table.", http.TableInfo),),
        refusals=NO_TABLE,
    ),
    Route(
        method="POST",
        path="/api/tables/{table}/code",
        name="spokenCode",
        summary="A short code to be said aloud, which leads to the table.",
        answers=(Answer(201, "The code.", http.SpokenCode),),
        refusals=NO_TABLE,
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/qr.svg",
        name="qr",
        summary="The link to a table as a picture to point a phone at.",
        answers=(Answer(200, "The picture.", media="image/svg+xml"),),
        refusals=NO_TABLE,
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/hands",
        name="hands",
        summary="The settled hands of the match that is played at a table, or was played last; for "
        "who has sat there, and for who may watch without delay.",
        answers=(Answer(200, "The hands; none at a table of Mao.", http.HandList),),
        refusals=NO_TABLE | {403: ("not_for_you",)},
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/records",
        name="records",
        summary="How many games of a table can be downloaded, for who has sat there.",
        answers=(Answer(200, "How many.", http.RecordList),),
        refusals=NO_TABLE | {403: ("not_for_you",)},
        known=True,
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/records/{number}",
        name="record",
        summary="The finished hands of a game as a `.tiger` file, for who has sat there.",
        answers=(RECORD,),
        refusals=NOT_FOR_YOU,
        known=True,
    ),
    Route(
        method="POST",
        path="/api/tables/{table}/records/{number}",
        name="linkRecord",
        summary="A link by which anybody may have that file.",
        answers=(Answer(201, "The link.", http.RecordLink),),
        refusals=NOT_FOR_YOU,
        known=True,
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/records/{number}/replay",
        name="replay",
        summary="What there is to replay of a game, for who has sat there.",
        answers=(Answer(200, "The hands that are over.", http.Replay),),
        refusals=NOT_FOR_YOU,
        known=True,
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/records/{number}/replay/{hand}",
        name="replayHand",
        summary="A hand of a game of Madiao step by step, all cards open, for who has sat there.",
        answers=(Answer(200, "The hand.", http.ReplayHand),),
        refusals={
            403: ("not_for_you",),
            404: ("no_such_table", "no_such_record", "no_such_hand"),
        },
        known=True,
    ),
    Route(
        method="GET",
        path="/api/records/{token}",
        name="linkedRecord",
        summary="The file that such a link leads to.",
        answers=(RECORD,),
        refusals={404: ("no_such_record",)},
    ),
    Route(
        method="GET",
        path="/api/records/{token}/replay",
        name="linkedReplay",
        summary="What there is to replay of the game that such a link leads to.",
        answers=(Answer(200, "The hands that are over.", http.Replay),),
        refusals={404: ("no_such_record",)},
    ),
    Route(
        method="GET",
        path="/api/records/{token}/replay/{hand}",
        name="linkedReplayHand",
        summary="A hand of that game step by step, if it is one of Madiao.",
        answers=(Answer(200, "The hand.", http.ReplayHand),),
        refusals=NO_HAND,
    ),
    Route(
        method="POST",
        path="/api/codes",
        name="useCode",
        summary="Where a code leads: a spoken one to a table, a transfer code to a seat, once.",
        body=http.UseCode,
        answers=(Answer(200, "Where it leads.", http.CodeLeads),),
        refusals=BODY | {404: ("no_such_code",)},
    ),
    Route(
        method="POST",
        path="/api/quick",
        name="quick",
        summary="A public table with these settings and a free place, or a new one.",
        body=http.QuickMatch,
        answers=(
            Answer(200, "A table that others have opened.", http.TableLink),
            Answer(201, "A new table.", http.TableLink),
        ),
        refusals=BODY | {422: ("no_such_bot",), 503: ("too_many_tables",)},
    ),
    Route(
        method="GET",
        path="/health",
        name="health",
        summary="Whether the process answers at all.",
        answers=(Answer(200, "`ok`", media=TEXT),),
    ),
    Route(
        method="GET",
        path="/ready",
        name="ready",
        summary="Whether the store answers, too.",
        answers=(Answer(200, "`ready`", media=TEXT),),
        refusals={503: ("store_unavailable", "closing")},
    ),
)


def refusals(route: Route) -> Refusals:
    """All refusals of a route by status, those of every route among them."""
    if not route.path.startswith("/api/"):
        return route.refusals
    every = (route.refusals, EVERYWHERE, {} if route.method == "GET" else CHANGES)
    statuses = sorted({status for each in every for status in each})
    return {
        status: tuple(code for each in every for code in each.get(status, ()))
        for status in statuses
    }
