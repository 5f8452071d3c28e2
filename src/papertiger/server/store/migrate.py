"""Bring a database to the form that this version of the program knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from papertiger.server.store.errors import StoreError

FOLDER = Path(__file__).with_name("migrations")


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings for the migrations of the package."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["connection"] = connection
    return made


def head() -> str:
    """The newest revision that this version of the program knows."""
    found = ScriptDirectory.from_config(config()).get_current_head()
    if found is None:
        raise AssertionError("the package carries no migrations")
    return found


def revision(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: Engine) -> None:
    """Bring a database to the newest revision.

    Raises StoreError for one that a later version of the program has written.
    """
    with engine.begin() as connection:
        present = revision(connection)
        known = {
            script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()
        }
        if present is not None and present not in known:
            raise StoreError(
                f"the database {engine.url.render_as_string()} is of revision {present}, which "
                "this version of Paper Tiger does not know: a later one has written it"
            )
        command.upgrade(config(connection), "head")
