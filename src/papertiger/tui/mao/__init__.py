"""Mao at a table drawn in the terminal; what plain lines say of it, too, stands here as well."""

from papertiger.client import Table
from papertiger.text.catalog import Catalog
from papertiger.tui.company.words import PARTS

WORDS = (
    "cards", "cli", "clauses", "customs", "customs-written", "making", "mao", "mao-trial",
    "play", "room", "tui", "tui-mao",
)  # fmt: skip
"""The parts of the catalog that the table speaks with."""
WORDS_OF_COMPANY = (*WORDS, *(part for part in PARTS if part not in WORDS))
"""Those of a table with others."""


async def play(table: Table, words: Catalog) -> None:
    """Be at a table till its game is over or the person leaves; one has sat down, or watches.

    `words` has the parts `WORDS`. What ends the table for this client is raised: PartedError,
    UnreachableError, and OSError of a table in this process that cannot be kept.
    """
    from papertiger.tui.mao.app import MaoApp  # noqa: PLC0415 plain lines do not need Textual

    app = MaoApp(table, words)
    await app.run_async()
    if app.failure is not None:
        raise app.failure
    if app.return_code:
        # A bug: Textual has put the terminal in order and printed where it happened.
        raise SystemExit(app.return_code)


async def company(table: Table, words: Catalog, *, watches: bool = False) -> None:
    """Be at a table with others, one that one has come to, till the person leaves.

    `words` has the parts `WORDS_OF_COMPANY`. What ends the table for this client is raised.
    """
    from papertiger.tui.mao.company import CompanyApp  # noqa: PLC0415 as above

    app = CompanyApp(table, words, watches=watches)
    await app.run_async()
    failure = app.around.failure or app.failure
    if failure is not None:
        raise failure
    if app.return_code:
        raise SystemExit(app.return_code)
