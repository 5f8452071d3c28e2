"""Moments in lines: all of them, or at a terminal one after the other as the person asks."""

import sys
from collections.abc import Sequence

from papertiger.cli import saying
from papertiger.cli.madiao.prompt import Left, typed
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable

LONGEST_ANSWER = 40

Lines = tuple[str, ...]
"""What there is to read at a moment."""


def in_lines(moments: tuple[Lines, ...], words: Catalog, deals: Sequence[int]) -> None:
    """Show the moments of a match; there may be none. `deals`: those in which a hand begins."""
    if not moments:
        saying.say(words.say("replay-nothing"))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _walk(moments, words, deals)
    else:
        for moment in moments:
            saying.say_all(moment)


def _walk(moments: tuple[Lines, ...], words: Catalog, deals: Sequence[int]) -> None:
    """Step through the moments as the person asks: on, back, to a hand, to a number; till they go.

    Where no further hand begins, one comes to the last moment.
    """
    place = 0
    _show(moments, place, words)
    while True:
        try:
            answer = typed(words, saying.ask, saying.say, words.say("replay-ask")).lower()
        except Left:
            return
        wanted = _wanted(answer, place, words, (0, *deals, len(moments) - 1))
        if wanted == len(moments) and not answer.isdecimal():
            # On from the last one.
            return
        if wanted is None and answer in words.say("play-help-words").split():
            saying.say(words.say("replay-help", count=str(len(moments))))
        elif wanted is None or not 0 <= wanted < len(moments):
            shown = printable(answer[:LONGEST_ANSWER])
            saying.say(words.say("replay-not-understood", text=shown, count=str(len(moments))))
        else:
            place = wanted
            _show(moments, place, words)


def _wanted(answer: str, place: int, words: Catalog, hands: Sequence[int]) -> int | None:
    """The place that an answer asks for, there or not; None when it asks for none."""
    if not answer or answer in words.say("replay-on-words").split():
        return place + 1
    if answer in words.say("replay-back-words").split():
        return max(0, place - 1)
    if answer in words.say("replay-hand-words").split():
        return min((each for each in hands if each > place), default=place)
    if answer in words.say("replay-hand-back-words").split():
        return max((each for each in hands if each < place), default=place)
    if answer.isdecimal() and len(answer) < 9:
        return int(answer) - 1
    return None


def _show(moments: tuple[Lines, ...], place: int, words: Catalog) -> None:
    saying.say(words.say("replay-place", place=str(place + 1), count=str(len(moments))))
    for line in moments[place]:
        saying.say(line)
