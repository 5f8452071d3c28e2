"""Asking a person in plain lines: numbers, yes or no, cards.

Every answer may be a look at something, after which the question comes again, or leaving.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias
from unicodedata import east_asian_width

from papertiger.madiao.cards import Card
from papertiger.madiao.handwriting import MINUSES
from papertiger.madiao.tricks import Face
from papertiger.text.card_words import card_called
from papertiger.text.catalog import Catalog

Look: TypeAlias = Callable[[str], bool]
"""Shows what a text asks to see, and says whether it asked for anything."""


class Left(Exception):  # noqa: N818 leaving the table is no error
    """The person has left the table, or the input has ended."""


def typed(
    words: Catalog, read: Callable[[str], str], write: Callable[[str], None], question: str
) -> str:
    """A line that a person types, without the space around it; Left when they go."""
    # A sign of full width brings its own space.
    gap = "" if east_asian_width(question[-1]) in ("F", "W") else " "
    try:
        text = read(f"{question}{gap}").strip()
    except EOFError:
        write("")
        raise Left from None
    if text.lower() in words.say("play-quit-words").split():
        raise Left
    return text


def play_typed(text: str, hand: tuple[Card, ...]) -> tuple[Card, Face] | None:
    """A card as a person types it: by its number in the hand, its code or name; a minus before it.

    The minus lays it face down. None: it is no card.
    """
    face = Face.DOWN if text[:1] in MINUSES else Face.UP
    chosen = text.lstrip(f"{MINUSES} ")
    if chosen.isdecimal() and len(chosen) < 3 and 1 <= int(chosen) <= len(hand):
        return hand[int(chosen) - 1], face
    card = card_called(chosen)
    return None if card is None else (card, face)


@dataclass(frozen=True, slots=True)
class Prompt:
    """Where questions go and answers come from. `look` of every question takes what is to see."""

    words: Catalog
    read: Callable[[str], str]
    write: Callable[[str], None]

    def answer(self, question: str, look: Look) -> str:
        """A person's answer, once it is no look at something; Left if they go. It may be empty."""
        while True:
            text = typed(self.words, self.read, self.write, question)
            if not (text and look(text)):
                return text

    def enter(self, question: str, look: Look) -> None:
        """Wait till the person goes on."""
        while True:
            text = self.answer(question, look)
            if not text:
                return
            self.not_understood(text, self.words.say("play-expected-enter"))

    def number(self, question: str, look: Look) -> int:
        """A whole number; whether it is allowed is for the rules to say."""
        while True:
            text = self._something(question, look)
            if text.removeprefix("-").isdecimal() and len(text) < 19:
                return int(text)
            self.not_understood(text, self.words.say("play-expected-number"))

    def yes(self, question: str, look: Look) -> bool:
        """Yes or no."""
        while True:
            word = self._something(question, look).lower()
            if word in self._list("play-yes"):
                return True
            if word in self._list("play-no"):
                return False
            self.not_understood(word, self.words.say("play-expected-yes-no"))

    def card(self, question: str, hand: tuple[Card, ...], look: Look) -> tuple[Card, Face]:
        """A card by its number in the hand, its code or name; a minus before it lays it down."""
        while True:
            text = self._something(question, look)
            play = play_typed(text, hand)
            if play is not None:
                return play
            expected = self.words.say("play-expected-card", count=len(hand))
            self.not_understood(text, expected)

    def _something(self, question: str, look: Look) -> str:
        """An answer that is not empty."""
        while not (text := self.answer(question, look)):
            pass
        return text

    def not_understood(self, text: str, expected: str) -> None:
        """Say what was expected instead of a text."""
        printable = "".join(letter if letter.isprintable() else "?" for letter in text[:40])
        self.write(self.words.say("play-not-understood", text=printable, expected=expected))

    def _list(self, message: str) -> list[str]:
        return self.words.say(message).split()
