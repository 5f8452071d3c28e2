"""Tables and their logs in the database; each function is a part of a transaction."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Dialect,
    Insert,
    Select,
    bindparam,
    exists,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from papertiger.server.store.errors import FencedError
from papertiger.server.store.rows import Dated, Report, TableRow
from papertiger.server.store.schema import log, reports, sitters, tables

_ROW = select(
    tables.c.id,
    tables.c.game,
    tables.c.public,
    tables.c.phase,
    tables.c.summary,
    tables.c.created,
    tables.c.touched,
)

_MORE = insert(log)

_before = log.alias()
_there = exists(literal_column("1")).where(
    _before.c.table_id == bindparam("in_table", type_=log.c.table_id.type),
    _before.c.number == bindparam("before", type_=log.c.number.type),
)
_own = (
    select(
        bindparam("table_id", type_=log.c.table_id.type),
        bindparam("number", type_=log.c.number.type),
        bindparam("at", type_=log.c.at.type),
        bindparam("fact", type_=log.c.fact.type),
    )
    .select_from(tables)
    .where(
        tables.c.id == bindparam("of_table", type_=tables.c.id.type),
        tables.c.fence == bindparam("fence", type_=tables.c.fence.type),
    )
    # Who takes the table over waits until this is committed (SQLite has one writer anyway).
    .with_for_update(read=True, of=tables)
)


def _inserting(row: Select[Any]) -> Insert:
    return insert(log).from_select(["table_id", "number", "at", "fact"], row)


_FIRST = _inserting(_own)
"""The first fact of a table; nothing where somebody else owns it."""

_NEXT = _inserting(_own.where(_there))
"""A fact that comes after another one; nothing where that is missing, or somebody else owns it."""


@cache
def _compiled(statement: Insert, dialect: Dialect) -> tuple[str, Sequence[str] | None]:
    """A statement as its driver takes it, and the order of its values; None: they go by name."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), compiled.positiontup


def _inserted(connection: Connection, statement: Insert, values: Mapping[str, Any]) -> int:
    """How many rows a statement inserted.

    Every move is written by one of these. As text they take half the time that they take when
    their values are worked into them anew (benchmarks/store.py).
    """
    text, order = _compiled(statement, connection.dialect)
    given = dict(values) if order is None else tuple(values[name] for name in order)
    # Of an INSERT the count is not kept unless it is asked for.
    done = connection.exec_driver_sql(text, given, {"preserve_rowcount": True})
    return done.rowcount


def create(connection: Connection, row: TableRow, facts: Sequence[bytes]) -> None:
    """A new table with its first facts. Raises FencedError if there is one of that id."""
    try:
        connection.execute(insert(tables).values(**msgspec.structs.asdict(row)))
    except IntegrityError as error:
        raise FencedError(f"there is a table {row.id} already") from error
    append(connection, row.id, 0, row.created, facts)


def _may_be(table: str) -> bool:
    """Whether a table can have that id: people send what they like; PostgreSQL refuses this."""
    return "\0" not in table


def own(connection: Connection, table: str) -> int | None:
    """Take a table over: the number to write with from now on; None if there is no table."""
    if not _may_be(table):
        return None
    change = update(tables).where(tables.c.id == table).values(fence=tables.c.fence + 1)
    return connection.execute(change.returning(tables.c.fence)).scalar_one_or_none()


def append(
    connection: Connection, table: str, first: int, at: int, facts: Sequence[bytes], fence: int = 0
) -> None:
    """More facts, numbered from `first`, by who owns the table by the number `fence`.

    Raises FencedError when there is one of these numbers, when the one before is missing, when
    somebody else owns the table now, and when it is gone.
    """
    rows: list[dict[str, Any]] = [
        {"table_id": table, "number": number, "at": at, "fact": fact}
        for number, fact in enumerate(facts, first)
    ]
    if not rows:
        return
    by = {"of_table": table, "fence": fence}
    try:
        if first:
            row = rows.pop(0) | by | {"in_table": table, "before": first - 1}
            done = _inserted(connection, _NEXT, row)
        else:
            done = _inserted(connection, _FIRST, rows.pop(0) | by)
        if done != 1:
            raise FencedError(f"table {table} is another process's now, or its log is another one")
        if rows:
            connection.execute(_MORE, rows)
    except IntegrityError as error:
        raise FencedError(f"table {table} has a fact {first} already") from error


def facts_from(table: str, first: int) -> Select[bytes]:
    """The facts of a table from number `first` on."""
    rows = select(log.c.fact).where(log.c.table_id == table, log.c.number >= first)
    return rows.order_by(log.c.number)


def dated(connection: Connection, table: str) -> list[Dated]:
    """All facts of a table with their times."""
    rows = select(log.c.at, log.c.fact).where(log.c.table_id == table).order_by(log.c.number)
    return [Dated(*row) for row in connection.execute(rows)]


def version(connection: Connection, table: str) -> tuple[int, int]:
    """What changes with every change of a table's log: its fence, and how many facts there are."""
    fence = select(tables.c.fence).where(tables.c.id == table)
    last = select(func.max(log.c.number)).where(log.c.table_id == table)
    return (
        connection.execute(fence).scalar_one_or_none() or 0,
        (connection.execute(last).scalar_one_or_none() or 0) + 1,
    )


def row_of(connection: Connection, table: str) -> TableRow | None:
    """What is known of a table."""
    if not _may_be(table):
        return None
    found = connection.execute(_ROW.where(tables.c.id == table)).one_or_none()
    return None if found is None else TableRow(*found)


def public(connection: Connection, most: int) -> list[TableRow]:
    """The public tables, the last touched first."""
    rows = _ROW.where(tables.c.public).order_by(tables.c.touched.desc(), tables.c.id)
    return [TableRow(*row) for row in connection.execute(rows.limit(most))]


def sat_at(
    connection: Connection, person: str, after: TableRow | None, most: int
) -> list[TableRow]:
    """Tables where somebody has sat, the last touched first; those that come after one of them."""
    columns = tables.c
    rows = _ROW.join(sitters, sitters.c.table_id == columns.id).where(sitters.c.person == person)
    if after is not None:
        same = (columns.touched == after.touched) & (columns.id > after.id)
        rows = rows.where((columns.touched < after.touched) | same)
    rows = rows.order_by(columns.touched.desc(), columns.id).limit(most)
    return [TableRow(*row) for row in connection.execute(rows)]


def describe(
    connection: Connection,
    table: str,
    phase: str,
    summary: str,
    touched: int,
    *,
    public: bool,
    fence: int,
) -> None:
    """What a list shows of a table has changed; nothing happens where somebody else owns it."""
    change = update(tables).where(tables.c.id == table, tables.c.fence == fence)
    connection.execute(change.values(phase=phase, summary=summary, touched=touched, public=public))


def count(connection: Connection) -> int:
    """How many tables there are."""
    return connection.execute(select(func.count()).select_from(tables)).scalar_one()


def add_report(connection: Connection, report: Report) -> None:
    """Somebody has something to say about a player."""
    fields = msgspec.structs.asdict(report)
    connection.execute(insert(reports).values(table_id=fields.pop("table"), **fields))


def all_reports(connection: Connection) -> list[Report]:
    """What has been said about players, the newest first."""
    columns = reports.c
    rows = select(columns.table_id, columns.at, columns.place, columns.whom, columns.text)
    return [Report(*row) for row in connection.execute(rows.order_by(columns.id.desc()))]
