"""Somebody is forgotten: no table, no log, no list of the database knows them any more.

A server may run on the database meanwhile. Each table is taken over as it is changed, and in the
end every one: what any process still holds in memory it can no longer write, and loads anew.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, select, update

from papertiger.room import forgetting, names
from papertiger.room.forgetting import Forgotten, StandIns
from papertiger.server import guests
from papertiger.server.store import logs
from papertiger.server.store.schema import log, people, reports, sitters, tables
from papertiger.server.store.store import Store

AT_ONCE = 1_000
"""So many facts are looked through at once."""

_CHANGE = (
    update(log)
    .where(log.c.table_id == bindparam("in_table"), log.c.number == bindparam("of_number"))
    .values(fact=bindparam("fact"))
)

_LOW, _HIGH = forgetting.NAMING
_NAMING = select(log.c.table_id, log.c.fact).where(log.c.fact >= _LOW, log.c.fact < _HIGH)


class Who(Struct):
    """Somebody whom a name stands for, or has stood for.

    `person`: the id; "" for spectators of that name, of whom no id is kept. `names`: all that they
    have gone by; `seen`: when last (wall time, ms), 0 if that is not known.
    """

    person: str
    names: set[str] = msgspec.field(default_factory=set)
    tables: set[str] = msgspec.field(default_factory=set)
    seen: int = 0


class Counts(Struct):
    """How much was changed."""

    tables: int = 0
    facts: int = 0
    reports: int = 0


async def find(store: Store, name: str) -> list[Who]:
    """Whom a name stands for now or has stood for, or one that looks like it."""
    return await store.read(lambda connection: _find(connection, name))


async def forget(store: Store, who: Who, invent: Callable[[], str] | None = None) -> Counts:
    """Forget somebody; where they have played, `invent` makes up what they are called.

    Each table is changed by itself, and who they were is deleted last: what was interrupted can be
    done again.
    """
    invent = invent or _invented
    counts = Counts()
    for table in sorted(who.tables):
        await _forget_at(store, table, who, invent, counts)
    await store.writer.do(lambda connection: _delete(connection, who.person))
    # What a server has written in the meantime; now it cannot any more.
    for table in sorted(await store.read(lambda connection: _left(connection, who))):
        await _forget_at(store, table, who, invent, counts)
    return counts


def _invented() -> str:
    return guests.usual_name(guests.new_id())


async def _forget_at(
    store: Store, table: str, who: Who, invent: Callable[[], str], counts: Counts
) -> None:
    def work(connection: Connection) -> tuple[int, int]:
        if logs.own(connection, table) is None:
            return 0, 0
        facts = list(connection.execute(logs.facts_from(table, 0)).scalars())
        found = forgetting.forgotten(facts, who.person or None, who.names, invent)
        _change(connection, table, found, who.person)
        return len(found.facts), _change_reports(connection, table, found)

    facts, told = await store.writer.do(work)
    counts.tables += bool(facts or told)
    counts.facts += facts
    counts.reports += told


def _change(connection: Connection, table: str, found: Forgotten, person: str) -> None:
    rows = [
        {"in_table": table, "of_number": number, "fact": fact}
        for number, fact in found.facts.items()
    ]
    if rows:
        connection.execute(_CHANGE, rows)
    here = (sitters.c.table_id == table) & (sitters.c.person == person)
    connection.execute(delete(sitters).where(here))
    if found.stand_ins:
        _change_summary(connection, table, found.stand_ins)


def _delete(connection: Connection, person: str) -> None:
    """Who they were is gone, and nobody has a table in memory that he may write to."""
    connection.execute(delete(people).where(people.c.id == person))
    connection.execute(update(tables).values(fence=tables.c.fence + 1))


def _find(connection: Connection, name: str) -> list[Who]:
    looks = names.skeletons(name) - {""}

    @cache
    def alike(other: str) -> bool:
        return other == name or not looks.isdisjoint(names.skeletons(other))

    found: dict[str, Who] = {}

    def note(person: str, called: str) -> Who:
        who = found.setdefault(person, Who(person))
        who.names.add(called)
        return who

    for person, called in connection.execute(select(people.c.id, people.c.name)):
        if alike(called):
            note(person, called)
    for table, fact in connection.execute(_NAMING.execution_options(yield_per=AT_ONCE)):
        person, called = forgetting.named(fact) or ("", "")
        if called and alike(called):
            note(person or "", called).tables.add(table)
    for who in found.values():
        _complete(connection, who)
    return sorted(found.values(), key=lambda who: (not who.person, -who.seen, who.person))


def _complete(connection: Connection, who: Who) -> None:
    """Where else somebody has sat, by which names, and what they are called now."""
    if not who.person:
        return
    rows = select(sitters.c.table_id).where(sitters.c.person == who.person)
    who.tables |= set(connection.execute(rows).scalars())
    own = select(people.c.name, people.c.seen).where(people.c.id == who.person)
    for name, seen in connection.execute(own):
        who.names.add(name)
        who.seen = seen
    for table in who.tables:
        for _, fact in connection.execute(_NAMING.where(log.c.table_id == table)):
            person, called = forgetting.named(fact) or ("", "")
            if person == who.person:
                who.names.add(called)


def _left(connection: Connection, who: Who) -> set[str]:
    """The tables that somebody is still at, by id or as a spectator by name."""
    left: set[str] = set()
    for table, fact in connection.execute(_NAMING.execution_options(yield_per=AT_ONCE)):
        person, called = forgetting.named(fact) or ("", "")
        if called and (person == who.person if person else called in who.names):
            left.add(table)
    return left


def _change_summary(connection: Connection, table: str, stand_ins: StandIns) -> None:
    row = tables.c.id == table
    summary = connection.execute(select(tables.c.summary).where(row)).scalar_one()
    changed = msgspec.json.encode(_called(msgspec.json.decode(summary), stand_ins))
    connection.execute(update(tables).where(row).values(summary=changed.decode()))


def _called(value: Any, stand_ins: StandIns) -> Any:
    """A value of JSON in which every text that is one of the names is another."""
    match value:
        case str():
            return stand_ins.get(value, value)
        case list():
            return [_called(each, stand_ins) for each in value]
        case dict():
            return {key: _called(each, stand_ins) for key, each in value.items()}
        case _:
            return value


def _change_reports(connection: Connection, table: str, found: Forgotten) -> int:
    """What they reported is gone, and their names in what others reported.

    Each was written together with its fact in the log, which tells who sat there then. Where the
    two do not go together, all that was reported from their places is gone.
    """
    columns = select(reports.c.id, reports.c.place, reports.c.text)
    rows = connection.execute(
        columns.where(reports.c.table_id == table).order_by(reports.c.id)
    ).all()
    texts: Sequence[str | None] = found.reports
    if len(texts) != len(rows):
        texts = (None,) * len(rows)
    changed = 0
    for (number, place, text), known in zip(rows, texts, strict=True):
        made = known
        if made is None:
            own = place in found.places
            made = "" if own else forgetting.unmentioned(text, found.stand_ins)
        if made != text:
            connection.execute(update(reports).where(reports.c.id == number).values(text=made))
            changed += 1
    return changed


__all__ = ["Counts", "Who", "find", "forget"]
