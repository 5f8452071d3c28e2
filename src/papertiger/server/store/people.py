"""People in the database; each function is a part of a transaction."""

from hashlib import sha256

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from papertiger.room import names
from papertiger.server.store.errors import NameTakenError
from papertiger.server.store.rows import Person
from papertiger.server.store.schema import looks, people, sitters

NAME_LASTS = 30 * 24 * 3600 * 1000
"""So long (ms) a name is kept for somebody who is not seen; then others may have it."""

_ROW = select(people.c.id, people.c.name, people.c.created, people.c.seen)


def meet(connection: Connection, person: Person) -> None:
    """Somebody new, or somebody known by another name or seen again.

    Raises NameTakenError when somebody else has a name that looks the same.
    """
    fields = msgspec.structs.asdict(person)
    changed = {name: fields[name] for name in ("name", "seen")}
    known = connection.execute(update(people).where(people.c.id == person.id).values(**changed))
    if not known.rowcount:
        connection.execute(insert(people).values(**fields))
    own = [_digest(look) for look in sorted(names.skeletons(person.name)) if look]
    if not own:
        return
    faded = select(people.c.id).where(people.c.seen < person.seen - NAME_LASTS)
    left = (looks.c.person == person.id) | (looks.c.look.in_(own) & looks.c.person.in_(faded))
    connection.execute(delete(looks).where(left))
    try:
        rows = [{"look": look, "person": person.id} for look in own]
        connection.execute(insert(looks), rows)
    except IntegrityError as error:
        raise NameTakenError("somebody else is called so, or it looks the same") from error


def _digest(look: str) -> str:
    return sha256(look.encode()).hexdigest()


def saw(connection: Connection, person: str, seen: int) -> None:
    """Somebody known is there."""
    connection.execute(update(people).where(people.c.id == person).values(seen=seen))


def person_of(connection: Connection, person: str) -> Person | None:
    """Somebody by id."""
    found = connection.execute(_ROW.where(people.c.id == person)).one_or_none()
    return None if found is None else Person(*found)


def called(connection: Connection, name: str) -> list[Person]:
    """Who is called so, the last seen first."""
    rows = _ROW.where(people.c.name == name).order_by(people.c.seen.desc(), people.c.id)
    return [Person(*row) for row in connection.execute(rows)]


def sat(connection: Connection, table: str, person: str, place: int) -> None:
    """Somebody has sat at a table, and may have its records."""
    connection.execute(delete(sitters).where(_at(table, person)))
    connection.execute(insert(sitters).values(table_id=table, person=person, place=place))


def place_of(connection: Connection, table: str, person: str) -> int | None:
    """Where somebody has sat at a table last; None: nowhere."""
    return connection.execute(
        select(sitters.c.place).where(_at(table, person))
    ).scalar_one_or_none()


def delete_idle(connection: Connection, before: int) -> int:
    """Forget who was not seen since `before` (ms) and has sat at no table that there still is."""
    there = exists(literal(1)).where(sitters.c.person == people.c.id)
    return connection.execute(delete(people).where(people.c.seen < before, ~there)).rowcount


def _at(table: str, person: str) -> ColumnElement[bool]:
    return (sitters.c.table_id == table) & (sitters.c.person == person)
