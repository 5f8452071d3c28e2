"""Madiao at a table drawn in the terminal."""

from collections.abc import Callable, Sequence

from papertiger.lessons.course import Course
from papertiger.lessons.words import Telling
from papertiger.room.again import Moment
from papertiger.room.solo import Solo
from papertiger.text.catalog import Catalog
from papertiger.tui.madiao.learn import LearnApp
from papertiger.tui.madiao.replay import ReplayApp
from papertiger.tui.madiao.solo import SoloApp


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
