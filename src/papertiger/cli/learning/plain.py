"""A lesson in plain lines: what happened, what is to be read, what is asked, and the answer."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from papertiger.cli import rules, saying
from papertiger.cli.madiao.prompt import Prompt
from papertiger.lessons import course as courses
from papertiger.lessons.course import Course
from papertiger.lessons.words import Telling, asks
from papertiger.madiao.handwriting import narrow
from papertiger.text.book import Book
from papertiger.text.catalog import Catalog

# What one types to get about in a lesson; words in the catalog, for each language its own.
_WAYS = {"back": "learn-back-words", "show": "learn-show-words"}
_LOOKS = {
    "help": "play-help-words",
    "again": "learn-again-words",
    "clause": "learn-clause-words",
    "hint": "learn-hint-words",
    "table": "play-table-words",
    "log": "play-log-words",
}


class Manner(Protocol):
    """What differs from game to game when a lesson is told in plain lines."""

    @property
    def book(self) -> Book:
        """The rules."""

    @property
    def letters(self) -> bool:
        """Whether single letters get about in the lesson, or are left to the game."""

    @property
    def question(self) -> str:
        """The message that asks for an act; with "-help" behind it, what can be typed."""

    def table(self, course: Course) -> Iterable[str]:
        """All that is to be seen of the table."""

    def hand(self, course: Course) -> Iterable[str]:
        """The learner's hand alone."""

    def told(self, event: Any) -> Iterable[str]:
        """An event in lines."""

    def act(self, view: Any, text: str) -> str | None:
        """What a person typed as an act of the lesson; None when it is none."""

    def expected(self, view: Any) -> str:
        """What could have been typed."""

    def look(self, text: str) -> bool:
        """Show what a text asks to see of the rules and cards; False when it asks for nothing."""


@dataclass(frozen=True, slots=True)
class PlainLesson:
    """A lesson in lines; `keep` is given it after every answer that leads on."""

    telling: Telling
    manner: Manner
    prompt: Prompt
    keep: Callable[[Course], None]

    def run(self, course: Course) -> Course:
        """Go through the lesson to its end; raises prompt.Left when the learner goes."""
        self._write([self._words.say("learn-opening")])
        self._arrive(course, happened=True)
        while not course.over:
            after = self._answered(course)
            if after is course:
                continue
            if len(after.moments) != len(course.moments):
                self.keep(after)
            if after.wrong is not None:
                key = self._list("learn-show-words")[0]
                self._write(["", *self.telling.wrong(after, key), *self._asked(after)])
            elif not after.over:
                self._arrive(after, happened=len(after.moments) > len(course.moments))
            course = after
        return course

    @property
    def _words(self) -> Catalog:
        return self.telling.words

    def _write(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.prompt.write(line)

    def _arrive(self, course: Course, *, happened: bool) -> None:
        """Tell what has happened since the step before, then the step."""
        told = [
            line
            for beat in course.moment.beats
            for event in beat.told
            for line in self.manner.told(event)
        ]
        self._write(told if happened else ())
        self._write(self._page(course))

    def _page(self, course: Course) -> list[str]:
        """A step as it is read: heading, text, what there is to see of the table, what is asked."""
        lines = ["", self.telling.heading(course), *self.telling.text(course)]
        if course.step.want:
            lines += self.manner.table(course)
        elif course.moment.beats:
            lines += self.manner.hand(course)
        return [*lines, *self._asked(course)]

    def _asked(self, course: Course) -> list[str]:
        """What is asked, and the answers to choose from."""
        choices = enumerate(self.telling.choices(course), 1)
        ask = [self.telling.ask(course)] if asks(course) else []
        return [*ask, *(f"  {number}. {choice}" for number, choice in choices)]

    def _answered(self, course: Course) -> Course:
        """What the learner's next line makes of the lesson."""
        step, say = course.step, self._words.say
        question = "learn-ask-question" if step.answers else "learn-ask-read"
        if step.want:
            question = self.manner.question

        def look(text: str) -> bool:
            return self._look(course, text)

        text = self.prompt.answer(say(question), look)
        match self._way(text):
            case "back":
                return courses.back(course)
            case "show":
                act = courses.shown(course)
                if step.want:
                    self._write([say("learn-shown", act=act)])
                return courses.answer(course, act)
            case _:
                pass
        if not text:
            return course if asks(course) else courses.answer(course, "")
        view = course.stage.show(course.moment.table)
        act_typed = self.manner.act(view, text) if step.want else _number(text, step.answers)
        if act_typed is not None:
            return courses.answer(course, act_typed)
        expected = (
            self.manner.expected(view)
            if step.want
            else say("learn-expected-number", count=step.answers)
            if step.answers
            else say("learn-expected-read")
        )
        self.prompt.not_understood(text, expected)
        return course

    def _way(self, text: str) -> str:
        word = narrow(text).casefold()
        return next((name for name, said in _WAYS.items() if word in self._list(said)), "")

    def _look(self, course: Course, text: str) -> bool:
        """Show what a text asks to see, at whatever question."""
        word = narrow(text).casefold()
        for name, said in _LOOKS.items():
            if word in map(narrow, self._list(said)):
                self._write(self._seen(course, name))
                return True
        return not self._way(text) and self.manner.look(text)

    def _seen(self, course: Course, name: str) -> Sequence[str]:
        match name:
            case "help":
                return self._words.say(f"{self.manner.question}-help").split("\n")
            case "again":
                return self._page(course)
            case "clause":
                book = self.manner.book.translated(self._words.language)
                clause = book.clauses[course.step.clause]
                return list(rules.page(book, clause, self._words, saying.room()))
            case "hint":
                return [self.telling.hint(course)]
            case "log":
                lines = [line for event in course.told for line in self.manner.told(event)]
                return lines or [self._words.say("play-no-log")]
            case _:
                return list(self.manner.table(course))

    def _list(self, message: str) -> list[str]:
        """The words for something; single letters only where the game has no use for them."""
        words = self._words.say(message).split()
        return [word for word in words if self.manner.letters or not word.isalpha() or word[1:]]


def _number(text: str, most: int) -> str | None:
    """The number of an answer."""
    bare = narrow(text)
    good = bare.isdecimal() and len(bare) < 3 and 1 <= int(bare) <= most
    return str(int(bare)) if good else None
