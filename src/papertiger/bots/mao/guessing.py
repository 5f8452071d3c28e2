"""Guessing at secret rules: a player does what it saw others do with such a card. [MO-91]

It remembers what was said or done with the hands right after a card by who had laid it, by the
rank and by the suit of that card; what the maker of a secret rule does counts twice. It remembers
too after which cards somebody who had done nothing was punished for a reason that it does not
know, and with which nothing was done and nothing happened. With its own card it tries what speaks
for itself by that. All this is open to everybody; it is guesswork, and no learning.
"""

from functools import cache

from papertiger.bots.mao.guesses import Deed, Trial
from papertiger.bots.mao.manner import Manner
from papertiger.bots.mao.mind import Mind
from papertiger.bots.mao.words import words_in
from papertiger.mao import events as e
from papertiger.mao import told
from papertiger.mao.customs.phrases import fault_of, said_freely
from papertiger.mao.gestures import Gesture
from papertiger.mao.reasons import Unnamed
from papertiger.mao.speech import fold, hear

AFTER = 4000
"""So long (ms) after a card what its player says or does may belong to it."""
PUNISHED = 9000
"""So long (ms) after it a penalty for an unknown reason may be about it."""
MAKER = 2
"""So much what the maker of a secret rule does counts against what others do."""


def notice(mind: Mind, event: told.Told) -> None:
    """Remember what an event may show of a rule that is secret; try with the own card."""
    if not mind.memory.secrets or mind.memory.order:
        return
    last, now = mind.guesses.last, mind.memory.time(event.at)
    match event:
        case e.CardPlayed():
            if event.seat in last:
                weight = MAKER if event.seat in mind.memory.secrets else 1
                mind.guesses.learn(last[event.seat], weight)
            last[event.seat] = Trial(event.card, now)
            if event.seat == mind.seat:
                _try(mind, event)
        case e.CardReturned() | e.HandEnded():
            last.clear()
        case e.Said() if _is_odd(mind, event.text):
            _saw(mind, event.seat, event.text, now)
        case e.Gestured():
            _saw(mind, event.seat, event.name, now)
        case told.PenaltySeen() if event.reason in tuple(Unnamed) and event.seat in last:
            last[event.seat].punished |= now - last[event.seat].at <= PUNISHED
        case _:
            pass


def _is_odd(mind: Mind, text: str) -> bool:
    """Whether something said is no phrase of the game, no talk, and could be asked by a rule."""
    if not said_freely(text) or hear(text).question or fault_of(text) is not None:
        return False
    return fold(text) not in _talk(mind.words.language)


@cache
def _talk(language: str) -> frozenset[str]:
    """What players that are programs say without any rule."""
    spoken = [words_in(language, manner) for manner in Manner]
    remarks = [text for words in spoken for each in words.remarks.values() for text in each]
    thanks = [words.thanks for words in spoken]
    return frozenset(map(fold, (*remarks, *thanks, *spoken[0].answers)))


def _saw(mind: Mind, seat: int, deed: Deed, now: int) -> None:
    """Somebody did something after a card: it may belong to it."""
    trial = mind.guesses.last.get(seat)
    if trial is not None and trial.deed is None and now - trial.at <= AFTER:
        trial.deed = deed


def _try(mind: Mind, event: e.CardPlayed) -> None:
    """With the own card try what others did with cards like it, perhaps."""
    tries, soon = mind.open_chance.random(), mind.follow_up(event.at)
    found = mind.guesses.best(event.card)
    if found is None:
        return
    deed, speaks = found
    believes = 1 - (1 - mind.level.tries) ** speaks
    if tries >= believes * (1 - mind.level.forgets_rule):
        return
    if isinstance(deed, Gesture):
        mind.plans["try_gesture", deed.value] = soon
    else:
        mind.plans["try_words", deed] = soon
