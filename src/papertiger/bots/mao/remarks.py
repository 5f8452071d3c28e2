"""Remarks: what a player that is a program says beside what the game wants to be said.

What it says hangs on what everybody sees, when it says it on that and on
chance of its own, so no remark tells of a hand.
"""

from papertiger.bots.mao.manner import HABITS, Habits, Occasion
from papertiger.bots.mao.mind import Mind
from papertiger.mao import events as e
from papertiger.mao import told
from papertiger.mao.cards import Rank
from papertiger.mao.speech import hear


def occasion(mind: Mind, event: told.Told) -> Occasion | None:
    """What an event gives occasion for, to who had no part in it or won."""
    match event:
        case e.Dealt():
            return Occasion.DEALT
        case e.HandEnded(winner=None):
            return None
        case e.HandEnded():
            return Occasion.WON if event.winner == mind.seat else Occasion.LOST
        case told.PenaltySeen() if mind.seat not in (event.seat, event.by):
            return Occasion.PENALTY
        case e.CardPlayed() if event.card.rank is Rank.EIGHT:
            return Occasion.REVERSED
        case _:
            return None


def heard(mind: Mind, event: told.Told) -> None:
    """Mean to say something about an event, or to answer in a point of order."""
    if mind.memory.options.silence:
        return
    habits = HABITS[mind.manner]
    if mind.memory.order:
        asks = isinstance(event, e.Said) and event.seat != mind.seat and hear(event.text).question
        if asks and isinstance(event, e.Said):
            _answer(mind, habits, event)
        return
    about = occasion(mind, event)
    if about is not None and mind.talks(habits.remarks.get(about, 0)):
        mind.plans["remark", about] = mind.remark(event.at)


def _answer(mind: Mind, habits: Habits, event: e.Said) -> None:
    """The terse leave questions to others, the talkative have an answer to most."""
    answer = "answer", mind.words.question(event.text), event.seat
    if habits.answers < 0:
        mind.paused.pop(answer, None)
    elif mind.talks(habits.answers):
        mind.paused.setdefault(answer, mind.remark(event.at))
