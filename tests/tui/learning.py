"""Sitting in a lesson in tests: an app without a terminal, and its keys."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from papertiger.lessons import course as courses
from papertiger.lessons.course import Course
from papertiger.lessons.madiao_stage import stage
from papertiger.lessons.script import script
from papertiger.lessons.words import Telling
from papertiger.text.catalog import Catalog
from papertiger.tui.lesson import QuestionSheet, StepSheet
from papertiger.tui.madiao.learn import LearnApp, LearnScreen
from papertiger.tui.madiao.ledger import LedgerSheet
from tests.tui.sitting import SMALL, Looking

PARTS = ("cards", "cli", "clauses", "madiao", "painted", "play", "tui", "learn", "learn-madiao")


def telling(language: str) -> Telling:
    """The lesson of Madiao in a language."""
    words = Catalog(language, *PARTS)
    return Telling(words, (words.say("play-you"), *words.say("play-bot-names").split()))


def fresh() -> Course:
    """The lesson of Madiao at its first step."""
    lesson = script("madiao")
    return courses.begin(lesson, stage(lesson))


def at_step(name: str) -> Course:
    """The lesson of Madiao at a step, reached as the script means it."""
    course = fresh()
    while course.step.id != name:
        course = courses.answer(course, courses.shown(course))
    return course


class Learning(Looking[LearnApp]):
    """A lesson that is gone through by keys."""

    @property
    def step(self) -> str:
        """Where the learner is."""
        return self.app.course.step.id

    async def to_table(self) -> None:
        """Put the sheet of the step away, to act."""
        if self.on(StepSheet):
            await self.press("escape")

    async def play(self, act: str) -> None:
        """Play a card as the script writes it, from the table."""
        await self.to_table()
        hand = [card.value for card in self.app.view().hand]
        await self.press(str(hand.index(act.lstrip("-")) + 1))
        await self.press("minus" if act.startswith("-") else "enter")

    async def forward(self) -> None:
        """Do what leads on from here."""
        step = self.app.course.step
        if step.want:
            await self.play(courses.shown(self.app.course))
        elif step.answers:
            await self.press(str(step.right))
        else:
            await self.press("enter")
            if self.on(LedgerSheet):
                await self.press("space")


@asynccontextmanager
async def learning(
    course: Course | None = None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    pace: float = 0,
) -> AsyncIterator[tuple[Learning, list[Course]]]:
    """An app that runs a lesson, and what it has given to be kept."""
    kept: list[Course] = []
    app = LearnApp(fresh() if course is None else course, telling(language), kept.append, pace)
    async with app.run_test(size=size) as pilot:
        at = Learning(app, pilot)
        await at.rest()
        yield at, kept


__all__ = [
    "LearnScreen", "Learning", "LedgerSheet", "QuestionSheet", "StepSheet", "at_step", "fresh",
    "learning", "telling",
]  # fmt: skip
