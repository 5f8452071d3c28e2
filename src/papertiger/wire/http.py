"""What is asked of the server outside a table's socket, and what it answers: JSON bodies."""

from typing import Annotated

from msgspec import Meta, Struct

from papertiger.madiao.cards import Card
from papertiger.madiao.events import Told as MadiaoTold
from papertiger.madiao.settle import Ending
from papertiger.madiao.tricks import Face
from papertiger.wire.news import Phase, Sitter
from papertiger.wire.settings import Settings


class Me(Struct, frozen=True):
    """Who the cookie says that one is."""

    person: str
    name: str


class NameMe(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be called by."""

    name: Annotated[str, Meta(max_length=200)]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table, set like this."""

    settings: Settings


class TableLink(Struct, frozen=True):
    """Where a table is: its id, unguessable, and the link to hand on."""

    table: str
    link: str


class TableInfo(Struct, frozen=True):
    """What a list shows of a table; tuples are by place."""

    table: str
    phase: Phase
    settings: Settings
    names: tuple[str, ...]
    sitters: tuple[Sitter, ...]


class TableList(Struct, frozen=True):
    """The public tables, the last touched first."""

    tables: tuple[TableInfo, ...]


class SpokenCode(Struct, frozen=True):
    """A short code to be said aloud, good for so many seconds."""

    code: str
    seconds: int


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that somebody typed: a spoken one, or one that brings a seat."""

    code: Annotated[str, Meta(max_length=64)]


class CodeLeads(Struct, frozen=True):
    """Where a code leads: a table; with a seat's token if the code brings one."""

    table: str
    link: str
    place: int | None = None
    token: str | None = None


class SettledHand(Struct, frozen=True):
    """A hand of Madiao that is over; `money` of the hand and `totals` after it by place."""

    banker: int
    stake: int
    ended_by: Ending
    money: tuple[int, ...]
    totals: tuple[int, ...]


class HandList(Struct, frozen=True):
    """The hands of a match that are over, in order."""

    hands: tuple[SettledHand, ...]


class RecordList(Struct, frozen=True):
    """How many games of a table can be downloaded; they are numbered from 1."""

    records: int


class RecordLink(Struct, frozen=True):
    """A secret by which anybody may download a game, and the link with it."""

    token: str
    link: str


class PastPlayer(Struct, frozen=True):
    """Somebody in a game: `score` is money, in Mao hands won; `you`: it was who asks."""

    name: str
    sitter: Sitter
    score: int
    you: bool


class PastGame(Struct, frozen=True):
    """A game at a table; times are wall time (ms).

    `number`: under which it has a record, None while it has none; `ended` None: it is still being
    played; `hands`: how many are over; `players`: from who asks on, as the turn goes.
    """

    number: int | None
    began: int
    ended: int | None
    hands: int
    players: tuple[PastPlayer, ...]


class PastTable(Struct, frozen=True):
    """A table where one has sat, and its games, the last one first."""

    table: str
    game: str
    phase: Phase
    created: int
    games: tuple[PastGame, ...]


class PastTables(Struct, frozen=True):
    """Tables where one has sat, the last touched first; `more`: there are others after these."""

    tables: tuple[PastTable, ...]
    more: bool


class Replay(Struct, frozen=True):
    """A game that has a record: `names` by place, and what each hand brought them.

    `hands`: how many are over, numbered from 1. Of Mao there are neither `results` nor steps.
    `you`: the place of who asks; None for who has not played it, or comes by a link.
    """

    game: str
    names: tuple[str, ...]
    hands: int
    results: tuple[tuple[int, ...], ...]
    you: int | None = None


class OpenCard(Struct, frozen=True):
    """A card in a trick that everybody sees afterwards, also one that was laid face down."""

    seat: int
    card: Card
    face: Face
    exposed: bool = False


class ReplayStep(Struct, frozen=True, kw_only=True):
    """The table of Madiao after something happened, with every hand open; tuples are by seat.

    `laid`: the trick on the table, or the last one until the next is led; `winner`: who wins or
    has won it; `won`: tricks; `totals`: money; `players`: their places.
    """

    told: tuple[MadiaoTold, ...]
    players: tuple[int, ...]
    names: tuple[str, ...]
    banker: int | None
    stake: int | None
    upcard: Card | None
    tops: tuple[Card, ...]
    totals: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[OpenCard, ...]
    winner: int | None
    won: tuple[int, ...]


class ReplayHand(Struct, frozen=True):
    """A hand of Madiao, step by step."""

    hand: int
    steps: tuple[ReplayStep, ...]


class QuickMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A place at any public table of a game that has one, or a new table."""

    settings: Settings


class Problem(Struct, frozen=True):
    """What was wrong: a code with arguments, where, and why in English.

    Codes have messages in the catalogs.
    """

    code: str
    where: str
    detail: str = ""
    arguments: dict[str, str | int] = {}
