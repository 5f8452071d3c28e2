"""`papertiger madiao learn`: a first hand, taught by playing it."""

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from papertiger.cli import saying
from papertiger.cli.arguments import draws
from papertiger.cli.learning.lesson import go_through
from papertiger.cli.learning.plain import PlainLesson
from papertiger.cli.madiao.looking import Looking, ledger_lines
from papertiger.cli.madiao.play import WORDS
from papertiger.cli.madiao.prompt import Prompt, play_typed
from papertiger.cli.madiao.table_lines import hand_line, table_lines
from papertiger.lessons import course as courses
from papertiger.lessons.course import Course
from papertiger.lessons.madiao_stage import stage, written
from papertiger.lessons.script import script
from papertiger.lessons.words import Telling
from papertiger.madiao.events import HandSettled, Told
from papertiger.madiao.view import View
from papertiger.text.book import MADIAO, Book
from papertiger.text.catalog import Catalog

GAME = "madiao"


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Go through the lesson, drawn where there is a terminal to draw in."""
    words = Catalog(catalog.language, *WORDS, "learn", f"learn-{GAME}", "tui")
    prompt = Prompt(words, saying.ask, saying.say)
    lesson = script(GAME)
    names = (words.say("play-you"), *words.say("play-bot-names").split())
    telling = Telling(words, names)

    def going(course: Course, keep: Callable[[Course], None]) -> Course:
        if draws(plain=found.plain):
            from papertiger.tui.madiao import learn  # noqa: PLC0415 plain lines need no Textual

            return learn(course, telling, keep)
        manner = MadiaoManner(telling, Looking(words, prompt.write))
        return PlainLesson(telling, manner, prompt, keep).run(course)

    return go_through(found, courses.begin(lesson, stage(lesson)), telling, prompt, going)


@dataclass(frozen=True, slots=True)
class MadiaoManner:
    """Madiao as a lesson in plain lines tells it."""

    telling: Telling
    looking: Looking
    book: Book = MADIAO
    letters: bool = True
    question: str = "learn-ask-act"

    def table(self, course: Course) -> Iterable[str]:
        """The trick and the hand."""
        view = course.stage.show(course.moment.table)
        return table_lines(self.telling.words, view, self.telling.names)

    def hand(self, course: Course) -> Iterable[str]:
        """The hand, while there is one."""
        view = course.stage.show(course.moment.table)
        return [hand_line(self.telling.words, view)] if view.hand else []

    def told(self, event: Told) -> Iterable[str]:
        """An event; the payments of a settlement are numbered."""
        words, names = self.telling.words, self.telling.names
        if isinstance(event, HandSettled):
            return ["", *ledger_lines(words, event, names)]
        return self.telling.told(GAME, event)

    def act(self, view: View, text: str) -> str | None:
        """A card, however it is typed."""
        play = play_typed(text, view.hand)
        return None if play is None else written(*play)

    def expected(self, view: View) -> str:
        """A card is expected."""
        return self.telling.words.say("play-expected-card", count=len(view.hand))

    def look(self, text: str) -> bool:
        """Rules and cards."""
        return self.looking.look(text)
