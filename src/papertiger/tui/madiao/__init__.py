"""Madiao at a table drawn in the terminal."""

from collections.abc import Callable, Sequence

from papertiger.client import Table
from papertiger.lessons.course import Course
from papertiger.lessons.words import Telling
from papertiger.room.moments import Moment
from papertiger.room.solo import Solo
from papertiger.text.catalog import Catalog
from papertiger.tui.company.words import PARTS
from papertiger.tui.madiao.company import CompanyApp
from papertiger.tui.madiao.learn import LearnApp
from papertiger.tui.madiao.replay import ReplayApp
from papertiger.tui.madiao.solo import SoloApp

WORDS = ("cards", "cli", "clauses", "madiao", "painted", "play", "tui", *PARTS)
"""The parts of the catalog that a table with others speaks with."""


def play(match: Solo, words: Catalog, keep: Callable[[bytes], None], pace: float = 1.0) -> Solo:
    """Play till the match is over or the person leaves; the match as it then stands.

    `words` has the parts "cards", "cli", "clauses", "madiao", "painted", "play" and "tui". `keep`
    is given the lines of every accepted input before anything of it is shown; an OSError from it
    ends the play and is raised here. `pace`: seconds between the bots' inputs, 0 for none.
    """
    app = SoloApp(match, words, keep, pace)
    app.run()
    if app.failure is not None:
        raise app.failure
    if app.return_code:
        # A bug: Textual has put the terminal in order and printed where it happened.
        raise SystemExit(app.return_code)
    return app.match


def replay(moments: Sequence[Moment], words: Catalog) -> None:
    """Show a match again, from its first moment on, till the reader leaves.

    `moments` are those of `papertiger.room.again`, of one seat or of all; `words` has the parts
    that `play` needs and "replay".
    """
    app = ReplayApp(words, moments)
    app.run()
    if app.return_code:
        raise SystemExit(app.return_code)


def learn(course: Course, telling: Telling, keep: Callable[[Course], None]) -> Course:
    """Go through a lesson till it is over or the learner leaves; the lesson as it then stands.

    `telling` speaks with the parts that `play` needs, "learn" and "learn-madiao". `keep` is given
    the lesson after every answer that leads on.
    """
    app = LearnApp(course, telling, keep)
    app.run()
    if app.return_code:
        raise SystemExit(app.return_code)
    return app.course


async def company(table: Table, words: Catalog, *, watches: bool = False) -> None:
    """Be at a table with others, one that one has come to, till the person leaves.

    `words` has the parts `WORDS`. What ends the table for this client is raised: PartedError,
    UnreachableError.
    """
    app = CompanyApp(table, words, watches=watches)
    await app.run_async()
    if app.around.failure is not None:
        raise app.around.failure
    if app.return_code:
        raise SystemExit(app.return_code)
