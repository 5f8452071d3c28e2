"""The course of a lesson: where the learner is in the script, and what each answer leads to.

It is a value. Going back is to drop the last moment; coming back to a lesson is to give the same
answers again.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from papertiger.kernel.game import Refused
from papertiger.lessons.script import Script, Step
from papertiger.lessons.stage import Stage, Timed


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happened: the table after it, its time, and what the learner was told."""

    table: Any
    told: tuple[Any, ...]
    at: int = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """The learner at a step: the table there, and what has happened since the step before.

    `answer` is what led here: empty for a step that was only read. `at` is the table time (ms).
    """

    place: int
    table: Any
    beats: tuple[Beat, ...]
    answer: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class Wrong:
    """An answer that does not lead on: the `word` that the script has for it, or the refusal.

    `tries` counts the wrong answers at this step.
    """

    tries: int
    word: str = ""
    refused: Refused | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson in progress; `wrong` is what was last answered wrongly at this step."""

    script: Script
    stage: Stage
    moments: tuple[Moment, ...]
    wrong: Wrong | None = None

    @property
    def moment(self) -> Moment:
        """Where the learner is."""
        return self.moments[-1]

    @property
    def over(self) -> bool:
        """Whether the last step has been answered."""
        return self.moment.place == len(self.script.steps)

    @property
    def step(self) -> Step:
        """The step that the learner is at; after the last one, that one."""
        return self.script.steps[min(self.moment.place, len(self.script.steps) - 1)]

    @property
    def answers(self) -> tuple[str, ...]:
        """All that the learner has answered; `resume` takes it."""
        return tuple(moment.answer for moment in self.moments[1:])

    @property
    def told(self) -> tuple[Any, ...]:
        """Everything that the learner has been told."""
        return tuple(
            event for moment in self.moments for beat in moment.beats for event in beat.told
        )


def begin(script: Script, stage: Stage) -> Course:
    """A lesson at its first step."""
    opened = stage.opened()
    told = tuple(shown for event in opened.events if (shown := stage.tell(event)) is not None)
    course = Course(script, stage, (Moment(-1, opened.table, (Beat(opened.table, told),)),))
    return replace(course, moments=(_arrived(course, "", course.moment.beats),))


def resume(script: Script, stage: Stage, answers: Iterable[str]) -> Course:
    """The lesson after these answers, as far as they still lead on."""
    course = begin(script, stage)
    for given in answers:
        after = course if course.over else answer(course, given)
        if len(after.moments) == len(course.moments):
            break
        course = after
    return course


def answer(course: Course, given: str) -> Course:
    """The lesson after an answer: at its next step, or at this one with what is wrong.

    Where nothing is asked any answer leads on. The over lesson stays as it is.
    """
    step, table = course.step, course.moment.table
    if course.over:
        return course
    if step.answers:
        if given == str(step.right):
            return _on(course, given, ())
        number = int(given) if given.isdecimal() and len(given) < 3 else 0
        return _missed(course, f"{number}" if 1 <= number <= step.answers else "")
    if not step.want:
        return _on(course, "", ())
    act = course.stage.own(table, given, course.moment.at)
    if act is None:
        return _missed(course, "")
    stepped = course.stage.step(table, act)
    if isinstance(stepped, Refused):
        return _missed(course, "", stepped)
    if any(course.stage.fits(table, given, wanted) for wanted in step.want):
        return _on(course, given, (_beat(course.stage, table, act),))
    words = (word for kind, word in step.wrong.items() if course.stage.fits(table, given, kind))
    return _missed(course, next(words, ""))


def shown(course: Course) -> str:
    """The answer that leads on, for a learner who would rather be shown."""
    step = course.step
    if step.answers:
        return str(step.right)
    for act in step.want:
        given = course.stage.own(course.moment.table, act, course.moment.at)
        if given is not None and not isinstance(
            course.stage.step(course.moment.table, given), Refused
        ):
            return act
    return ""


def back(course: Course) -> Course:
    """The lesson a step earlier; at the first step, that step anew."""
    moments = course.moments[:-1] or course.moments
    return replace(course, moments=moments, wrong=None)


def _missed(course: Course, word: str, refused: Refused | None = None) -> Course:
    tries = 1 if course.wrong is None else course.wrong.tries + 1
    return replace(course, wrong=Wrong(tries, word, refused))


def _on(course: Course, given: str, beats: tuple[Beat, ...]) -> Course:
    """The next step, with what happens before it."""
    moments = (*course.moments, _arrived(course, given, beats))
    return replace(course, moments=moments, wrong=None)


def _arrived(course: Course, given: str, beats: tuple[Beat, ...]) -> Moment:
    """The next step's moment: its script's lines are played out first."""
    before = course.moment
    place = before.place + 1
    table, at = (beats[-1].table, beats[-1].at) if beats else (before.table, before.at)
    steps = course.script.steps
    for line in steps[place].go if place < len(steps) else ():
        for given_input in course.stage.scripted(table, line, at):
            beat = _beat(course.stage, table, given_input)
            beats, table, at = (*beats, beat), beat.table, beat.at
    return Moment(place, table, beats, given, at)


def _beat(stage: Stage, table: Any, given: Timed) -> Beat:
    """What an input of the script, or an accepted one of the learner's, leads to."""
    stepped = stage.step(table, given)
    if isinstance(stepped, Refused):
        raise AssertionError(f"the script is refused: {stepped}")
    told = tuple(each for event in stepped.events if (each := stage.tell(event)) is not None)
    return Beat(stepped.table, told, given.at)
