"""What is asked of the server outside a table's socket, and what it answers: JSON bodies."""

from typing import Annotated

from msgspec import Meta, Struct

from papertiger.madiao.settle import Ending
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
