"""The course of a lesson at a drawn table, whatever the game: things are seen, a step opens.

A step lies over the table as a sheet; what the learner does is answered, and leads on or does not.
"""

from collections.abc import Callable
from typing import Any

from textual.screen import Screen
from textual.timer import Timer

from papertiger.lessons import course as courses
from papertiger.lessons.course import Beat, Course
from papertiger.lessons.words import Telling
from papertiger.text.book import Book
from papertiger.tui.lesson import QuestionSheet, StepSheet, Way
from papertiger.tui.rules import ClauseSheet
from papertiger.tui.sheets import soon
from papertiger.tui.window import Window

PACE = 1.2
"""Seconds between what others do: time enough to see each card fall."""
SHOW = "n"


class Teaching(Window):
    """An app that goes through a lesson; each game says how its table is drawn.

    `course` is how far it has come, `left` how much of what happened is still to be seen.
    """

    book: Book
    act_hint = "learn-keys-act"
    quit_title, quit_text = "learn-quit-title", "learn-quit"
    course: Course
    telling: Telling
    left = 0
    _opened = False
    _waits: Timer | None = None

    def teach(
        self, course: Course, telling: Telling, keep: Callable[[Course], None], pace: float
    ) -> None:
        """Begin here. `keep` is given every answer that leads on; `pace` is in seconds."""
        self.course, self.telling, self.keep, self.pace = course, telling, keep, pace

    # What each game says

    def bottom(self) -> Screen[Any]:
        """The screen of the table."""
        raise NotImplementedError

    def show_table(self) -> None:
        """Draw the table as far as it is to be seen."""
        raise NotImplementedError

    def moved(self) -> None:
        """The learner is at another step."""

    def news(self, beat: Beat) -> bool:
        """Whether there is something to see in what happened."""
        raise NotImplementedError

    def pause_after(self, beat: Beat) -> float:
        """How many times the pace it is looked at."""
        del beat
        return 1

    def before_on(self) -> bool:
        """Whether something else comes first when one goes on from a step that is read."""
        return False

    # The course

    def beats(self) -> list[Beat]:
        """What has happened and been seen."""
        every = [beat for moment in self.course.moments for beat in moment.beats]
        return every[: len(every) - self.left]

    def advance(self) -> None:
        """Let what has happened be seen, thing by thing; then open the step."""
        if self._waits is not None:
            self._waits.stop()
            self._waits = None
        if self.screen is not self.bottom():
            return
        self.show_table()
        while self.left and not self.pace:
            self._see()
        if self.left:
            pause = self.pace * self.pause_after(self.beats()[-1])
            self._waits = self.set_timer(pause, self.next_beat)
        elif not self._opened:
            self._opened = True
            self._open()

    def next_beat(self) -> None:
        """See the next thing, when its time has come."""
        self._waits = None
        if self.left and self.screen is self.bottom():
            self._see()
            self.advance()

    def _see(self) -> None:
        """See the next thing that happened, and what nobody has anything to say about with it."""
        self.left -= 1
        while self.left and not self.news(self.beats()[-1]):
            self.left -= 1
        self.show_table()

    def _open(self) -> None:
        """The step as a sheet."""
        course, telling, say = self.course, self.telling, self.words.say
        heading, lines = telling.heading(course), telling.text(course)
        if course.step.answers:
            sheet: StepSheet = QuestionSheet(
                self.words, heading, lines, say("learn-keys-question"), self._went,
                ask=telling.ask(course), choices=telling.choices(course), chose=self._chose,
            )  # fmt: skip
        elif course.step.want:
            ask = telling.ask(course)
            hint = say(self.act_hint)
            sheet = StepSheet(self.words, heading, lines, hint, self._went, ask=ask)
        else:
            sheet = StepSheet(self.words, heading, lines, say("learn-keys-read"), self._went)
        soon(self.push_screen(sheet))

    def _went(self, way: Way) -> None:
        """Where the learner goes from the sheet of a step."""
        match way:
            case "on" if not self.course.step.want:
                if not self.before_on():
                    self.give("")
            case "on" | "table":
                pass
            case _:
                self.go(way)

    def _chose(self, number: int) -> None:
        self.give(str(number))

    def give(self, answer: str) -> None:
        """Answer the step; go on from there, or say why that does not lead on."""
        self._take(courses.answer(self.course, answer))

    def _take(self, after: Course) -> None:
        before = self.course
        self.course = after
        if after.wrong is not None:
            self._say_wrong(after)
            return
        # The own act is seen at once, like what nobody did before.
        on = len(after.moments) > len(before.moments)
        self.left = max(0, len(after.moment.beats) - bool(before.step.want)) if on else 0
        self._opened = False
        self.moved()
        if after.moments != before.moments:
            self.keep(after)
        if after.over:
            self.exit()
            return
        self.call_after_refresh(self.advance)

    def _say_wrong(self, course: Course) -> None:
        lines = self.telling.wrong(course, SHOW)
        hint = self.words.say("learn-keys-answered")
        heading = self.telling.heading(course)
        self._opened = not course.step.answers
        sheet = StepSheet(self.words, heading, lines, hint, self._answered)
        self.call_after_refresh(lambda: soon(self.push_screen(sheet)))

    def _answered(self, way: Way) -> None:
        """From the sheet that says what was wrong, to the table or on."""
        if way in ("back", "show"):
            self.go(way)

    def go(self, way: Way) -> None:
        """Back a step, or on as the script means it."""
        course = self.course
        meant = courses.answer(course, courses.shown(course)) if way == "show" else None
        self._take(courses.back(course) if meant is None else meant)

    def hurry(self) -> bool:
        """See the rest at once; whether there was any."""
        waited = self.left > 0
        if waited:
            self.left = 0
            self.advance()
        return waited

    # Keys

    def action_text(self) -> None:
        """The text of the step again."""
        if not self.hurry() and self.screen is self.bottom():
            self._opened = True
            self._open()

    def action_go(self, way: Way) -> None:
        """Back a step, or on as the script means it; from a step's sheet by putting it away."""
        if isinstance(self.screen, StepSheet):
            self.screen.action_go(way)
        elif self.screen is self.bottom():
            self.go(way)

    def action_clause(self) -> None:
        """The clause that this step is about."""
        soon(self.push_screen(ClauseSheet(self.words, self.book, self.course.step.clause)))
