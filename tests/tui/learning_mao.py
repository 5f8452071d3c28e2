"""Sitting in the lesson of Mao in tests: an app without a terminal, and its keys."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from papertiger.lessons import course as courses
from papertiger.lessons.course import Course
from papertiger.lessons.mao_stage import stage
from papertiger.lessons.script import script
from papertiger.lessons.words import Telling
from papertiger.mao.cards import Card
from papertiger.text.catalog import Catalog
from papertiger.tui.lesson import StepSheet
from papertiger.tui.mao import WORDS
from papertiger.tui.mao.acts import in_order
from papertiger.tui.mao.learn import MaoLearnApp
from tests.tui.sitting import SMALL, Looking

SPOKEN = "say what is the name of the game?"
"""What the learner asks in the point of order."""

KEYS = {
    "look": ("u",),
    "say thanks": ("t",),
    "penalty 3 unnamed_spade": ("p", "4", "e"),
    "say bad_call": ("b",),
    "call H": ("h",),
    "release": ("r",),
    "point_of_order": ("o",),
    "say": ("/", "h", "e", "y", "enter"),
    "end_point_of_order": ("e",),
    "say last_card": ("l",),
    "say name": ("m",),
}
"""The keys of the drawn table for what the script wants."""


def telling(language: str) -> Telling:
    """The lesson of Mao in a language."""
    words = Catalog(language, *WORDS, "learn", "learn-mao")
    return Telling(words, (words.say("mao-guest"), *words.say("learn-mao-names").split()))


def fresh(language: str = "en") -> Course:
    """The lesson of Mao at its first step."""
    lesson = script("mao")
    return courses.begin(lesson, stage(lesson, language))


def meant(course: Course) -> str:
    """The answer that leads on; where anything may be said, a question."""
    return SPOKEN if course.step.want == ("say",) else courses.shown(course)


def at_step(name: str, language: str = "en") -> Course:
    """The lesson of Mao at a step, reached as the script means it."""
    course = fresh(language)
    while course.step.id != name:
        course = courses.answer(course, meant(course))
    return course


class LearningMao(Looking[MaoLearnApp]):
    """A lesson that is gone through by keys."""

    @property
    def step(self) -> str:
        """Where the learner is."""
        return self.app.course.step.id

    async def act(self, act: str) -> None:
        """Do at the table what the script writes."""
        if self.on(StepSheet):
            await self.press("escape")
        if act in KEYS:
            await self.press(*KEYS[act])
            return
        _, card, *held = act.split()
        hand = in_order(self.app.course.stage.show(self.app.course.moment.table).hand)
        await self.press("home", *["right"] * hand.index(Card(card)))
        await self.press("space" if held else "enter")

    async def forward(self) -> None:
        """Do what leads on from here."""
        step = self.app.course.step
        if step.want:
            await self.act(step.want[0])
        else:
            await self.press("enter")


@asynccontextmanager
async def learning(
    course: Course | None = None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    pace: float = 0,
) -> AsyncIterator[tuple[LearningMao, list[Course]]]:
    """An app that runs a lesson, and what it has given to be kept."""
    kept: list[Course] = []
    start = fresh(language) if course is None else course
    app = MaoLearnApp(start, telling(language), kept.append, pace)
    async with app.run_test(size=size) as pilot:
        at = LearningMao(app, pilot)
        await at.rest()
        yield at, kept
