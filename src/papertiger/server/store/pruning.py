"""What is old goes: tables with all that is theirs, codes, people who sit nowhere; and their space.

A server may run on the database meanwhile: a table that it holds in memory is gone for it, too.
"""

from msgspec import Struct
from sqlalchemy import Connection, Select, delete, exists, func, literal, select

from papertiger.server.store import codes
from papertiger.server.store.schema import codes as codes_table
from papertiger.server.store.schema import log, people, sitters, tables
from papertiger.server.store.store import Store

PHASES = {
    "finished": ("over",),
    "unfinished": ("playing", "paused"),
    "unbegun": ("gathering",),
}
"""Kinds of tables, by the phases that they stand in."""


class Before(Struct, frozen=True):
    """Of each kind goes what nothing has happened to since that wall time (ms)."""

    finished: int
    unfinished: int
    unbegun: int
    people: int


class Pruned(Struct):
    """How many of each kind are gone, and how many facts with the tables."""

    finished: int = 0
    unfinished: int = 0
    unbegun: int = 0
    facts: int = 0
    people: int = 0
    codes: int = 0


async def look(store: Store, before: Before, now: int) -> Pruned:
    """What `prune` would do."""
    return await store.read(lambda connection: _look(connection, before, now))


async def prune(store: Store, before: Before, now: int) -> Pruned:
    """Delete what is old. Each table goes by itself, so that others need not wait for long."""
    done = Pruned()
    for kind in PHASES:
        until = getattr(before, kind)
        rows = _idle(kind, until)
        idle = await store.read(lambda each, rows=rows: list(each.execute(rows).scalars()))  # type: ignore[misc]
        for table in idle:
            facts = await store.writer.do(
                lambda each, table=table, rows=rows: _delete(each, table, rows)  # type: ignore[misc]
            )
            if facts is not None:
                setattr(done, kind, getattr(done, kind) + 1)
                done.facts += facts
    done.codes = await store.purge_codes(now)
    done.people = await store.prune_people(before.people)
    return done


def _idle(kind: str, before: int) -> Select[str]:
    """The tables of a kind that nothing has happened at since then."""
    last = (
        select(log.c.at)
        .where(log.c.table_id == tables.c.id)
        .order_by(log.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    quiet = (tables.c.touched < before) & (func.coalesce(last, 0) < before)
    return select(tables.c.id).where(tables.c.phase.in_(PHASES[kind]), quiet)


def _delete(connection: Connection, table: str, idle: Select[str]) -> int | None:
    """Delete a table if it is idle still; how many facts it had, None if it is not."""
    # First this: who adds to it, in whatever process, has done so or does so no more.
    row = select(tables.c.id).where(tables.c.id == table)
    connection.execute(row.with_for_update()).one_or_none()
    if connection.execute(idle.where(tables.c.id == table)).one_or_none() is None:
        return None
    facts = connection.execute(_facts_of([table])).scalar_one()
    connection.execute(delete(tables).where(tables.c.id == table))
    return facts


def _facts_of(those: list[str]) -> Select[int]:
    return select(func.count()).select_from(log).where(log.c.table_id.in_(those))


def _look(connection: Connection, before: Before, now: int) -> Pruned:
    found, gone = Pruned(), []
    for kind in PHASES:
        idle = list(connection.execute(_idle(kind, getattr(before, kind))).scalars())
        setattr(found, kind, len(idle))
        gone += idle
    for start in range(0, len(gone), 500):
        found.facts += connection.execute(_facts_of(gone[start : start + 500])).scalar_one()
    lost = set(gone)
    by_codes = select(codes_table.c.table_id).where(codes.over(now))
    found.codes = sum(table not in lost for table in connection.execute(by_codes).scalars())
    found.people = _people(connection, before.people, lost)
    return found


def _people(connection: Connection, before: int, lost: set[str]) -> int:
    """How many were not seen since then and sit at no table but those that go."""
    old = select(people.c.id).where(people.c.seen < before)
    there = exists(literal(1)).where(sitters.c.person == people.c.id)
    nowhere = connection.execute(old.where(~there)).scalars().all()
    seats = select(sitters.c.person, sitters.c.table_id).where(sitters.c.person.in_(old))
    stays: dict[str, bool] = {}
    for person, table in connection.execute(seats):
        stays[person] = stays.get(person, False) or table not in lost
    return len(nowhere) + sum(not each for each in stays.values())
