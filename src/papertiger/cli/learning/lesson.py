"""Beginning a lesson or coming back to it, going through it, and what is said at the end."""

import argparse
import os
from collections.abc import Callable
from contextlib import suppress

from papertiger.cli import files, saying
from papertiger.cli.learning.bookmark import Shelf, shelf
from papertiger.cli.madiao.prompt import Left, Prompt
from papertiger.lessons import course as courses
from papertiger.lessons.course import Course
from papertiger.lessons.words import Telling, progress

Going = Callable[[Course, Callable[[Course], None]], Course]
"""Goes through a lesson as far as the learner does; it is given where to keep that."""


def go_through(
    found: argparse.Namespace, course: Course, telling: Telling, prompt: Prompt, going: Going
) -> int:
    """A lesson from its beginning, or from where it was left; leaving it is no error."""
    say, game = telling.words.say, course.script.game
    kept: Shelf | None = None
    with suppress(files.NoHomeError):
        kept = shelf(game, os.environ)
    keeper = Keeper(kept, telling)
    try:
        course = _come_back(course, kept, prompt, new=found.new)
        course = going(course, keeper.keep)
    except Left:
        course = keeper.last or course
    if course.over:
        if kept is not None:
            kept.forget()
        saying.say(say("learn-done"))
    elif keeper.failed:
        saying.say(say("learn-not-kept", why=keeper.failed))
    elif kept is not None:
        saying.say(say("learn-bye", command=f"papertiger {game} learn"))
    return 0


def _come_back(course: Course, kept: Shelf | None, prompt: Prompt, *, new: bool) -> Course:
    """The lesson where it was left, if it was and the learner agrees."""
    answers = () if kept is None or new else kept.read()
    left = courses.resume(course.script, course.stage, answers)
    if left.over or len(left.moments) == 1:
        return course
    number, every = progress(left)
    question = prompt.words.say("learn-ask-resume", number=number, all=every)
    return left if prompt.yes(question, lambda _: False) else course


class Keeper:
    """Keeps where the learner is; that this cannot be done is said once, when the lesson ends."""

    def __init__(self, kept: Shelf | None, telling: Telling) -> None:
        """`kept` None: there is no place for it."""
        self.kept = kept
        self.telling = telling
        self.last: Course | None = None
        self.failed = ""

    def keep(self, course: Course) -> None:
        """Keep the answers of a lesson, to come back to."""
        self.last = course
        if self.kept is None:
            return
        try:
            self.kept.keep(course.answers)
        except OSError as error:
            self.failed = files.why(error, self.telling.words)
