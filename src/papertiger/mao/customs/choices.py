"""Choices that a rule asks for: what was said, as the number that the rule keeps. [MO-92]"""

from typing import assert_never

from papertiger.mao.cards import CARDS, Rank
from papertiger.mao.customs.deeds import ChoiceDue, Subject
from papertiger.mao.customs.phrases import names_of
from papertiger.mao.customs.scene import CHOSEN, SUITS, Tally
from papertiger.mao.phrases import RANK_WORDS, SUIT_WORDS
from papertiger.mao.speech import fold

RANKS = tuple(Rank)
VALUES = {name: value for value in range(1, 14) for name in names_of(value)}
PLAYERS = {
    form: number
    for number in range(1, 13)
    for form in (
        str(number),
        f"player {number}",
        f"seat {number}",
        f"игрок {number}",
        f"{number}号",
    )
}
CARD_NAMES = {
    form: card.place + 1
    for card in CARDS
    for rank in RANK_WORDS[card.rank].split()
    for suit, meant in SUIT_WORDS.items()
    if meant is card.suit
    for form in (f"{fold(rank)} of {suit}", f"{fold(rank)} {suit}", f"{suit}{fold(rank)}")
} | {card.casefold(): card.place + 1 for card in CARDS}


def chosen(subject: Subject, said: tuple[str, ...], seat: int, seats: int) -> int | None:
    """The number of what was chosen; None if nothing was. "Left" and "right" are neighbours."""
    match subject:
        case Subject.SUIT:
            found = (SUITS.index(SUIT_WORDS[each]) + 1 for each in said if each in SUIT_WORDS)
        case Subject.VALUE:
            found = (VALUES[each] for each in said if each in VALUES)
        case Subject.PLAYER:
            sides = {"left": (seat + 1) % seats + 1, "right": (seat - 1) % seats + 1}
            known = {form: each for form, each in PLAYERS.items() if each <= seats} | sides
            found = (known[each] for each in said if each in known)
        case Subject.CARD:
            found = (CARD_NAMES[each] for each in said if each in CARD_NAMES)
        case _:
            assert_never(subject)
    return next(found, None)


def kept_of(rule: int, due: ChoiceDue, number: int) -> tuple[Tally, ...]:
    """What a rule keeps of a choice: its number, and of a player who it is. [MO-92]"""
    kept = Tally(rule, due.name, None, number)
    player = Tally(rule, due.name, CHOSEN, number)
    return (kept, player) if due.subject is Subject.PLAYER else (kept,)
