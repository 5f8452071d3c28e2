"""The migrations of the database, step by step, by Alembic; imported only where one is needed."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER = Path(__file__).with_name("migrations")


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings for the migrations of the package."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, revision: str) -> None:
    """Take every step up to a revision, as a part of a transaction."""
    command.upgrade(config(connection), revision)
