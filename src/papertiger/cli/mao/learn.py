"""`papertiger mao learn`: a first hand, taught by paying for it."""

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from papertiger.bots.mao.words import words_in
from papertiger.cli import saying
from papertiger.cli.arguments import draws
from papertiger.cli.learning.lesson import go_through
from papertiger.cli.learning.plain import PlainLesson
from papertiger.cli.madiao.prompt import Prompt
from papertiger.cli.mao.looking import hand, look, table
from papertiger.cli.mao.typed import GoOn, Leave, Look, Unclear, meant
from papertiger.lessons import course as courses
from papertiger.lessons.course import Course
from papertiger.lessons.mao_stage import stage, written
from papertiger.lessons.script import script
from papertiger.lessons.words import Telling
from papertiger.mao.events import TurnBegan
from papertiger.mao.moves import Say
from papertiger.mao.speech import hear
from papertiger.mao.told import Told
from papertiger.mao.view import View
from papertiger.text.book import MAO, Book
from papertiger.text.catalog import Catalog
from papertiger.tui.mao import WORDS
from papertiger.tui.mao.learn import evening_of, learn

GAME = "mao"


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Go through the lesson, drawn where there is a terminal to draw in."""
    words = Catalog(catalog.language, *WORDS, "learn", f"learn-{GAME}")
    prompt = Prompt(words, saying.ask, saying.say)
    lesson = script(GAME)
    telling = Telling(words, (words.say("mao-guest"), *words.say("learn-mao-names").split()))
    beginning = courses.begin(lesson, stage(lesson, words.language))

    def going(course: Course, keep: Callable[[Course], None]) -> Course:
        if draws(plain=found.plain):
            return learn(course, telling, keep)
        return PlainLesson(telling, MaoManner(telling, prompt, course), prompt, keep).run(course)

    return go_through(found, beginning, telling, prompt, going)


@dataclass
class MaoManner:
    """Mao as a lesson in plain lines tells it; `course` is the lesson as it was last seen."""

    telling: Telling
    prompt: Prompt
    course: Course
    book: Book = MAO
    letters: bool = False
    question: str = "learn-ask-mao"

    def table(self, course: Course) -> Iterable[str]:
        """What lies on the table, who sits there, the hand."""
        self.course = course
        return table(evening_of(course, self.telling), course.stage.show(course.moment.table))

    def hand(self, course: Course) -> Iterable[str]:
        """The hand, while there is one."""
        self.course = course
        view = course.stage.show(course.moment.table)
        return [hand(self.telling.words, view)] if view.hands[view.seat] else []

    def told(self, event: Told) -> Iterable[str]:
        """An event; whose turn it is is said with the table."""
        return [] if isinstance(event, TurnBegan) else self.telling.told(GAME, event)

    def act(self, view: View, text: str) -> str | None:
        """A move, however it is typed."""
        words = self.telling.words
        act = meant(text, view, words, words_in(words.language))
        if isinstance(act, Unclear) and hear(text).question:
            # Who asks has spoken, whatever it costs.
            return written(Say(text))
        return None if isinstance(act, GoOn | Leave | Look | Unclear) else written(act)

    def expected(self, view: View) -> str:
        """A card, a phrase, an act."""
        del view
        return self.telling.words.say("learn-mao-expected")

    def look(self, text: str) -> bool:
        """What one can look at at a table of Mao."""
        words = self.telling.words
        view = self.course.stage.show(self.course.moment.table)
        act = meant(text, view, words, words_in(words.language))
        if not isinstance(act, Look):
            return False
        evening = evening_of(self.course, self.telling)
        for line in look(evening, view, act.what, act.about):
            self.prompt.write(line)
        return True
