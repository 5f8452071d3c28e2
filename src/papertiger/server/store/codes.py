"""Secrets that lead to tables, by their hashes; each function is a part of a transaction."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from papertiger.server.store.rows import Code
from papertiger.server.store.schema import codes


def put(
    connection: Connection, digest: str, code: Code, expires: int | None, uses: int | None
) -> None:
    """A secret leads somewhere: until `expires` (ms), `uses` times; it leads nowhere else now."""
    connection.execute(delete(codes).where(codes.c.hash == digest))
    row = insert(codes).values(
        hash=digest, kind=code.kind, table_id=code.table, place=code.place,
        expires=expires, uses=uses,
    )  # fmt: skip
    connection.execute(row)


def use(connection: Connection, digest: str, kinds: Sequence[str], now: int) -> Code | None:
    """Where a secret leads, if it is good; one of its uses is gone."""
    columns = codes.c
    good = (columns.hash == digest) & columns.kind.in_(kinds)
    row = connection.execute(
        select(columns.kind, columns.table_id, columns.place, columns.expires, columns.uses)
        .where(good)
        .with_for_update()
    ).one_or_none()
    if row is None or (row.expires is not None and row.expires <= now) or row.uses == 0:
        return None
    if row.uses is not None:
        connection.execute(update(codes).where(good).values(uses=columns.uses - 1))
    return Code(row.kind, row.table_id, row.place)


def purge(connection: Connection, now: int) -> int:
    """Forget codes whose time is over or that were used up; how many."""
    return connection.execute(delete(codes).where(over(now))).rowcount


def over(now: int) -> ColumnElement[bool]:
    """Whether a code's time is over, or it was used up."""
    return (codes.c.expires <= now) | (codes.c.uses <= 0)
