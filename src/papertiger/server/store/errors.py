"""What can go wrong with the store."""

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """The store cannot be used: what is wrong, and with which database."""


class StoreUnavailableError(StoreError):
    """The store did not answer in time, or refuses for now; nothing was written."""


class FencedError(StoreError):
    """Somebody else has written to this table: who owns it no longer may."""


def why(error: DBAPIError) -> str:
    """What the database itself said, without the statement."""
    return f"{type(error.orig).__name__}: {error.orig}"
