"""Asking a person in plain lines: numbers, yes or no, cards. Every answer may be help or quit."""

from collections.abc import Callable
from dataclasses import dataclass
from unicodedata import east_asian_width

from papertiger.madiao.cards import Card
from papertiger.madiao.handwriting import MINUSES, card_of
from papertiger.madiao.tricks import Face
from papertiger.text.catalog import Catalog


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


@dataclass(frozen=True, slots=True)
class Prompt:
    """Where questions go and answers come from. `table` shows the table again."""

    words: Catalog
    read: Callable[[str], str]
    write: Callable[[str], None]

    def answer(self, question: str, table: Callable[[], None]) -> str:
        """A person's answer, once it is neither help nor a look at the table; Left if they go."""
        while True:
            text = typed(self.words, self.read, self.write, question)
            word = text.lower()
            if word in self._list("play-help-words"):
                self.write(self.words.say("play-help"))
            elif word in self._list("play-table-words"):
                table()
            elif text:
                return text

    def number(self, question: str, table: Callable[[], None]) -> int:
        """A whole number; whether it is allowed is for the rules to say."""
        while True:
            text = self.answer(question, table)
            if text.removeprefix("-").isdecimal() and len(text) < 19:
                return int(text)
            self._not_understood(text, self.words.say("play-expected-number"))

    def yes(self, question: str, table: Callable[[], None]) -> bool:
        """Yes or no."""
        while True:
            word = self.answer(question, table).lower()
            if word in self._list("play-yes"):
                return True
            if word in self._list("play-no"):
                return False
            self._not_understood(word, self.words.say("play-expected-yes-no"))

    def card(
        self, question: str, hand: tuple[Card, ...], table: Callable[[], None]
    ) -> tuple[Card, Face]:
        """A card by its number in the hand or its code; a minus before it lays it face down."""
        while True:
            text = self.answer(question, table)
            face = Face.DOWN if text[0] in MINUSES else Face.UP
            chosen = text.lstrip(f"{MINUSES} ")
            card = card_of(chosen)
            if card is not None:
                return card, face
            if chosen.isdecimal() and len(chosen) < 3 and 1 <= int(chosen) <= len(hand):
                return hand[int(chosen) - 1], face
            expected = self.words.say("play-expected-card", count=len(hand))
            self._not_understood(text, expected)

    def _not_understood(self, text: str, expected: str) -> None:
        printable = "".join(letter if letter.isprintable() else "?" for letter in text[:40])
        self.write(self.words.say("play-not-understood", text=printable, expected=expected))

    def _list(self, message: str) -> list[str]:
        return self.words.say(message).split()
