"""Bring a database to the form that this version of the program knows.

A new one is made as the schema says, and one of the present form is left as it is: neither needs
the migrations, whose import alone takes longer than all else that opening a database does.
"""

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, func, inspect, select
from sqlalchemy import insert as into

from papertiger.server.store.errors import UnknownRevisionError
from papertiger.server.store.schema import metadata

KNOWN = ("0002", "0001")
"""The revisions that this version of the program knows, the newest first."""

_LOCK = 0x7061_7065
"""The number of the lock under which one process at a time migrates a PostgreSQL database."""

_own = MetaData()
_version = Table(
    "alembic_version", _own, Column("version_num", String(32), nullable=False, primary_key=True)
)
_version.primary_key.name = "alembic_version_pkc"


def revision(connection: Connection) -> str | None:
    """The revision of a database; None if it has none."""
    if not inspect(connection).has_table(_version.name):
        return None
    return connection.execute(select(_version.c.version_num)).scalar_one_or_none()


def upgrade(engine: Engine) -> None:
    """Bring a database to the newest revision, wholly or not at all.

    Raises UnknownRevisionError for one that a later version of the program has written.
    """
    with engine.begin() as connection:
        upgrade_within(connection, engine.url.render_as_string())


def upgrade_within(connection: Connection, database: str) -> None:
    """The same as a part of a transaction; `database` is its URL, without a password."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    present, newest = revision(connection), KNOWN[0]
    if present == newest:
        return
    if present is not None and present not in KNOWN:
        raise UnknownRevisionError(database, present)
    if present is None and not inspect(connection).get_table_names():
        metadata.create_all(connection)
        _own.create_all(connection)
        connection.execute(into(_version).values(version_num=newest))
        return
    from papertiger.server.store import steps  # noqa: PLC0415 slow, and seldom needed

    steps.upgrade(connection, newest)
