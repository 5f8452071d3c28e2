"""Tables and their logs in the database; each function is a part of a transaction."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from papertiger.server.store.errors import FencedError
from papertiger.server.store.rows import Report, TableRow
from papertiger.server.store.schema import log, reports, tables

_ROW = select(
    tables.c.id,
    tables.c.game,
    tables.c.public,
    tables.c.phase,
    tables.c.summary,
    tables.c.created,
    tables.c.touched,
)

_FIRST = insert(log)

_before = log.alias()
_there = exists(literal(1)).where(
    _before.c.table_id == bindparam("in_table", type_=log.c.table_id.type),
    _before.c.number == bindparam("before", type_=log.c.number.type),
)
_NEXT = (
    insert(log)
    .from_select(
        ["table_id", "number", "at", "fact"],
        select(
            bindparam("table_id", type_=log.c.table_id.type),
            bindparam("number", type_=log.c.number.type),
            bindparam("at", type_=log.c.at.type),
            bindparam("fact", type_=log.c.fact.type),
        ).where(_there),
    )
    # Of an INSERT the count is not kept unless it is asked for.
    .execution_options(preserve_rowcount=True)
)
"""A fact that comes after another one; nothing where that is missing."""


def create(connection: Connection, row: TableRow, facts: Sequence[bytes]) -> None:
    """A new table with its first facts. Raises FencedError if there is one of that id."""
    try:
        connection.execute(insert(tables).values(**msgspec.structs.asdict(row)))
    except IntegrityError as error:
        raise FencedError(f"there is a table {row.id} already") from error
    append(connection, row.id, 0, row.created, facts)


def append(connection: Connection, table: str, first: int, at: int, facts: Sequence[bytes]) -> None:
    """More facts, numbered from `first`.

    Raises FencedError when there is one of these numbers, when the one before is missing, and when
    the table is.
    """
    rows: list[dict[str, Any]] = [
        {"table_id": table, "number": number, "at": at, "fact": fact}
        for number, fact in enumerate(facts, first)
    ]
    if not rows:
        return
    try:
        if first:
            after = rows.pop(0) | {"in_table": table, "before": first - 1}
            if connection.execute(_NEXT, after).rowcount != 1:
                raise FencedError(f"table {table} has no fact {first - 1}")
        if rows:
            connection.execute(_FIRST, rows)
    except IntegrityError as error:
        raise FencedError(f"table {table} is gone, or has a fact {first} already") from error


def facts_from(table: str, first: int) -> Select[bytes]:
    """The facts of a table from number `first` on."""
    rows = select(log.c.fact).where(log.c.table_id == table, log.c.number >= first)
    return rows.order_by(log.c.number)


def row_of(connection: Connection, table: str) -> TableRow | None:
    """What is known of a table."""
    found = connection.execute(_ROW.where(tables.c.id == table)).one_or_none()
    return None if found is None else TableRow(*found)


def public(connection: Connection, most: int) -> list[TableRow]:
    """The public tables, the last touched first."""
    rows = _ROW.where(tables.c.public).order_by(tables.c.touched.desc(), tables.c.id)
    return [TableRow(*row) for row in connection.execute(rows.limit(most))]


def describe(
    connection: Connection, table: str, phase: str, summary: str, touched: int, *, public: bool
) -> None:
    """What a list shows of a table has changed."""
    change = update(tables).where(tables.c.id == table)
    connection.execute(change.values(phase=phase, summary=summary, touched=touched, public=public))


def idle(connection: Connection, before: int) -> list[str]:
    """The tables that nothing has happened at since `before` (ms)."""
    return list(connection.execute(_idle(before)).scalars())


def delete_idle(connection: Connection, table: str, before: int) -> bool:
    """Delete a table with all that belongs to it, if it is idle still; whether it was."""
    gone = delete(tables).where(tables.c.id.in_(_idle(before).where(tables.c.id == table)))
    return bool(connection.execute(gone).rowcount)


def _idle(before: int) -> Select[str]:
    later = exists(literal(1)).where(log.c.table_id == tables.c.id, log.c.at >= before)
    return select(tables.c.id).where(tables.c.touched < before, ~later)


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
