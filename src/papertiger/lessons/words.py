"""A lesson in words: what is to be read at a step, what is asked, how wrong answers are answered.

Needs the parts "learn" and "learn-" with the game's name of the catalog, and those of the game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from papertiger.kernel.game import Refused
from papertiger.lessons.course import Course
from papertiger.text import madiao, mao
from papertiger.text.catalog import Catalog

EventLines = Callable[[Catalog, Any, Sequence[str]], list[str]]
Refusal = Callable[[Catalog, Refused, Sequence[str]], str]

_GAMES: Mapping[str, tuple[EventLines, Refusal]] = {
    "madiao": (madiao.event_lines, madiao.refusal),
    "mao": (mao.event_lines, mao.refusal),
}
# Commands are the same in every language, and no sentences of it.
_COMMANDS = {
    "play": "papertiger {game} play",
    "rules": "papertiger {game} rules",
    "web": "papertiger web",
}


@dataclass(frozen=True, slots=True)
class Telling:
    """A lesson told in a language; `names` are the players by seat."""

    words: Catalog
    names: Sequence[str]

    def heading(self, course: Course) -> str:
        """Which part of the lesson this is, how far it has come, and which clause it is about."""
        step, (number, every) = course.step, progress(course)
        part = self._say(course, f"part-{step.part}")
        return self.words.say(
            "learn-heading", part=part, number=number, all=every, clause=step.clause
        )

    def text(self, course: Course) -> list[str]:
        """What is to be read: after a question its answer, the text, lines of the settlement."""
        text = self._say(course, course.step.id).split("\n")
        return [*self._answer_before(course), *text, *self._quoted(course)]

    def _answer_before(self, course: Course) -> list[str]:
        """The right answer to the question of the step before, if it was one."""
        place = course.moment.place - 1
        if place < 0 or not course.script.steps[place].answers:
            return []
        before = course.script.steps[place]
        answer = self._say(course, f"{before.id}-answer-{before.right}")
        return [self.words.say("learn-answer", answer=answer)]

    def ask(self, course: Course) -> str:
        """What is asked of the learner; empty where nothing is."""
        step = course.step
        return self._say(course, f"{step.id}-ask") if asks(course) else ""

    def choices(self, course: Course) -> list[str]:
        """The answers to choose from."""
        step = course.step
        numbers = range(1, step.answers + 1)
        return [self._say(course, f"{step.id}-answer-{number}") for number in numbers]

    def hint(self, course: Course) -> str:
        """A hint, as it is given after a wrong answer; where nothing is asked there is none."""
        if not asks(course):
            return self.words.say("learn-no-hint")
        hint = self._say(course, f"{course.step.id}-hint")
        return self.words.say("learn-hint", hint=hint)

    def wrong(self, course: Course, key: str) -> list[str]:
        """What to say to the last answer, if it was wrong; `key` shows what would be right."""
        step, wrong, say = course.step, course.wrong, self.words.say
        if wrong is None:
            return []
        if wrong.refused is not None:
            _, refusal = _GAMES[course.script.game]
            lines = [refusal(self.words, wrong.refused, self.names)]
        elif wrong.word:
            lines = [self._say(course, f"{step.id}-wrong-{wrong.word}")]
        else:
            lines = [say("learn-not-that")]
        lines.append(self.hint(course))
        if wrong.tries > 1:
            lines.append(say("learn-show", key=key))
        return lines

    def told(self, game: str, event: Any) -> list[str]:
        """An event of the game in words."""
        event_lines, _ = _GAMES[game]
        return event_lines(self.words, event, self.names)

    def _quoted(self, course: Course) -> list[str]:
        """The lines of the settlement that a step is about, each with its number."""
        step = course.step
        if not step.lines:
            return []
        hand = course.stage.show(course.moment.table).previous
        lines = hand.settlement.lines
        quoted = []
        for number in filter(None, step.lines):
            line = madiao.payment_line(self.words, lines[number - 1], self.names, hand.stake)
            quoted.append(f"{number}. {line}")
        if 0 in step.lines:
            money = [payment * hand.stake for payment in hand.settlement.payments]
            result = madiao.scores(self.words, self.names, money)
            quoted.append(self.words.say("event-hand-settled-result", scores=result))
        return quoted

    def _say(self, course: Course, message: str) -> str:
        game = course.script.game
        commands = {name: line.format(game=game) for name, line in _COMMANDS.items()}
        return self.words.say(f"learn-{game}-{message}", **commands)


def asks(course: Course) -> bool:
    """Whether something is asked of the learner."""
    return bool(course.step.want or course.step.answers)


def progress(course: Course) -> tuple[str, str]:
    """At which step the learner is, from 1, and of how many."""
    every = len(course.script.steps)
    return str(min(course.moment.place + 1, every)), str(every)
