"""What the store gives and takes. Times are wall time in ms."""

from msgspec import Struct


class TableRow(Struct, frozen=True):
    """What is known of a table without loading it; `summary` is JSON."""

    id: str
    game: str
    public: bool
    phase: str
    summary: str
    created: int
    touched: int


class Dated(Struct, frozen=True):
    """A fact of a table, and when it was written."""

    at: int
    fact: bytes


class Person(Struct, frozen=True):
    """Somebody with a cookie: an id and the name to be called by."""

    id: str
    name: str
    created: int
    seen: int


class Code(Struct, frozen=True):
    """What a secret leads to: a table, for `kind`, perhaps a place there."""

    kind: str
    table: str
    place: int | None


class Report(Struct, frozen=True):
    """What who sat at `place` had to say about who sat at `whom`."""

    table: str
    at: int
    place: int
    whom: int
    text: str
