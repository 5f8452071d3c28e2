"""Somebody is forgotten: no table, no log, no list of the database knows them any more.

No server may run on the database meanwhile: what it has in memory it would write again.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, select, update

from papertiger.room import forgetting
from papertiger.server.store.schema import log, people, reports, sitters, tables
from papertiger.server.store.store import Store

AT_ONCE = 1_000
"""So many facts are looked through at once."""

_CHANGE = (
    update(log)
    .where(log.c.table_id == bindparam("in_table"), log.c.number == bindparam("of_number"))
    .values(fact=bindparam("fact"))
)


class Found(Struct, frozen=True):
    """Whom a name stands for (ids), and the tables whose logs may know them."""

    people: frozenset[str]
    tables: frozenset[str]


class Counts(Struct):
    """How much was changed."""

    tables: int = 0
    facts: int = 0
    reports: int = 0


async def find(store: Store, name: str) -> Found:
    """Whom a name stands for now or has stood for, and where."""
    return await store.read(lambda connection: _find(connection, name))


async def forget(store: Store, person: str | None, name: str, new: str, known: Found) -> Counts:
    """Forget somebody, who is called `new` from now on where they have played.

    `person` None: somebody of that name who has never sat down. Each table is changed by itself,
    and who they were is deleted last: what was interrupted can be done again.
    """
    counts = Counts()
    for table in sorted(known.tables | await store.read(lambda each: _tables_of(each, person))):
        facts = await store.facts(table)
        found = forgetting.forgotten(facts, person, name, new)
        changed, told = await _change(store, table, found, person, new)
        counts.tables += bool(changed or told)
        counts.facts += changed
        counts.reports += told
    gone = delete(people).where(people.c.id == person)
    await store.writer.do(lambda connection: connection.execute(gone).rowcount)
    return counts


async def _change(
    store: Store, table: str, found: forgetting.Forgotten, person: str | None, new: str
) -> tuple[int, int]:
    def work(connection: Connection) -> tuple[int, int]:
        rows = [
            {"in_table": table, "of_number": number, "fact": fact}
            for number, fact in found.facts.items()
        ]
        if rows:
            connection.execute(_CHANGE, rows)
        here = (sitters.c.table_id == table) & (sitters.c.person == person)
        connection.execute(delete(sitters).where(here))
        if found.names:
            _change_summary(connection, table, found.names, new)
        return len(rows), _change_reports(connection, table, found, new)

    done: tuple[int, int] = await store.writer.do(work)
    return done


def _find(connection: Connection, name: str) -> Found:
    persons = set(connection.execute(select(people.c.id).where(people.c.name == name)).scalars())
    known = set()
    needle = msgspec.json.encode(name)[1:-1]
    rows = select(log.c.table_id, log.c.fact).execution_options(yield_per=AT_ONCE)
    for table, fact in connection.execute(rows):
        if needle in fact:
            known.add(table)
            person = forgetting.who_sat(fact, name)
            if person:
                persons.add(person)
    return Found(frozenset(persons), frozenset(known))


def _tables_of(connection: Connection, person: str | None) -> frozenset[str]:
    rows = select(sitters.c.table_id).where(sitters.c.person == person)
    return frozenset(connection.execute(rows).scalars())


def _change_summary(connection: Connection, table: str, names: Iterable[str], new: str) -> None:
    row = tables.c.id == table
    summary = connection.execute(select(tables.c.summary).where(row)).scalar_one()
    changed = msgspec.json.encode(_called(msgspec.json.decode(summary), frozenset(names), new))
    connection.execute(update(tables).where(row).values(summary=changed.decode()))


def _called(value: Any, names: frozenset[str], new: str) -> Any:
    """A value of JSON in which every text that is one of the names is another."""
    match value:
        case str():
            return new if value in names else value
        case list():
            return [_called(each, names, new) for each in value]
        case dict():
            return {key: _called(each, names, new) for key, each in value.items()}
        case _:
            return value


def _change_reports(
    connection: Connection, table: str, found: forgetting.Forgotten, new: str
) -> int:
    """What was reported from their places is gone, and their names in what others reported."""
    rows = select(reports.c.id, reports.c.place, reports.c.text).where(reports.c.table_id == table)
    changed = 0
    for number, place, text in connection.execute(rows).all():
        own = place in found.places
        made = "" if own else forgetting.unmentioned(text, found.names, new)
        if made != text:
            connection.execute(update(reports).where(reports.c.id == number).values(text=made))
            changed += 1
    return changed
