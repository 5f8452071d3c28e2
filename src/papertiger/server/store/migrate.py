"""Bring a database to the form that this version of the program knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, select

from papertiger.server.store.errors import UnknownRevisionError

FOLDER = Path(__file__).with_name("migrations")

_LOCK = 0x7061_7065
"""The number of the lock under which one process at a time migrates a PostgreSQL database."""


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings for the migrations of the package."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def known() -> tuple[str, ...]:
    """The revisions that this version of the program knows, the newest first."""
    scripts = ScriptDirectory.from_config(config()).walk_revisions()
    return tuple(script.revision for script in scripts)


def revision(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


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
    present = revision(connection)
    if present is not None and present not in known():
        raise UnknownRevisionError(database, present)
    command.upgrade(config(connection), "head")
