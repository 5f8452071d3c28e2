"""What can go wrong with the store."""

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """The store cannot be used: what is wrong, and with which database."""


class UnknownRevisionError(StoreError):
    """The database has a form that this version of the program does not know."""

    def __init__(self, database: str, revision: str) -> None:
        """`database`: its URL, without a password."""
        super().__init__(
            f"the database {database} is of revision {revision}, which this version of Paper Tiger "
            "does not know: a later one has written it"
        )
        self.revision = revision


class StoreUnavailableError(StoreError):
    """The store did not answer in time, or refuses for now; nothing is half written.

    `doubtful`: the time was up while the database was making the change durable, so that it may
    be there after all. The next append with that number then raises FencedError, and the table is
    loaded anew.
    """

    def __init__(self, message: str, *, doubtful: bool = False) -> None:
        """Say what is wrong."""
        super().__init__(message)
        self.doubtful = doubtful


class FencedError(StoreError):
    """The log of a table is not as its owner believes: somebody else has written to it."""


class NameTakenError(StoreError):
    """Somebody else is called so, or so that it looks the same."""


def why(error: DBAPIError) -> str:
    """What the database itself said, without the statement."""
    return f"{type(error.orig).__name__}: {error.orig}"
