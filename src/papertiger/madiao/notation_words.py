"""The words of a text in notation, with their places, and reading them one by one.

A text is read however it was typed or copied: wide letters, any minus, spaces where one likes.
"""

import re
from dataclasses import dataclass, field
from typing import NoReturn

from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.handwriting import card_of, plain

# A comment or space, a bracket, "=", what ends in ":" or "." ("stock:", "0:", "1."), other words.
_TOKEN = re.compile(
    r"(?P<passed>[\s,]+|;[^\n]*)|\[|\]|=|[0-9]+[ \t]*\.|[^\s,;:=\[\]]+[ \t]*:|[^\s,;:=\[\]]+|:"
)
# Inside the brackets of a tag: what stands between spaces and "|".
_IN_TAG = re.compile(r"(?P<passed>\s+|;[^\n]*)|\[|\]|\||[^\s;\[\]|]+")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text and its place: `line` and `column` from 1; empty for the end.

    `text` is what it is read as, `written` how it stands there.
    """

    text: str
    line: int
    column: int
    written: str = ""


class NotationError(ValueError):
    """What is wrong in a text: where, what was `found` ("" at the end), what was `expected`.

    `expected` is a code whose message the catalog has, `arguments` fill it.
    """

    def __init__(self, at: Word, expected: str, arguments: dict[str, str]) -> None:
        """A mistake and its place."""
        super().__init__(
            f"line {at.line}, column {at.column}: expected {expected}, found {at.written!r}"
        )
        self.line = at.line
        self.column = at.column
        self.found = at.written
        self.expected = expected
        self.arguments = arguments


@dataclass
class Reader:
    """The words of a text that are still to be read."""

    words: list[Word]
    end: Word
    place: int = 0
    # The cards of one hand that were dealt and those that were played, and where they stand.
    dealt: list[tuple[Card, Word]] = field(default_factory=list)
    played: list[tuple[Card, Word]] = field(default_factory=list)

    def here(self) -> Word:
        """The next word, or the end."""
        return self.words[self.place] if self.place < len(self.words) else self.end

    def peek(self) -> str:
        """What the next word is read as, in small letters, or an empty string at the end."""
        return self.here().text.lower()

    def next(self, expected: str) -> Word:
        """The next word, which is wanted for what `expected` says."""
        if self.place == len(self.words):
            self.fail(expected)
        self.place += 1
        return self.words[self.place - 1]

    def word(self, text: str) -> Word:
        """Read exactly this word."""
        if self.peek() != text:
            self.fail("word", word=text)
        return self.next("word")

    def fail(self, expected: str, at: Word | None = None, **arguments: str) -> NoReturn:
        """Say what was expected at a word, or at the next one."""
        raise NotationError(at or self.here(), expected, arguments)

    def number(self, low: int, high: int, expected: str, **limits: str) -> int:
        """A whole number in this range; a space may stand after its sign."""
        word = self.here()
        text = word.text
        self.place += 1
        if text in ("+", "-"):
            text += self.here().text
            self.place += 1
        if not re.fullmatch(r"[+-]?[0-9]{1,9}", text) or not low <= int(text) <= high:
            self.fail(expected, word, **limits)
        return int(text)

    def seat(self, ending: str = "") -> int:
        """A seat, 0 to 3, with what must follow it in the same word."""
        word = self.next("leader" if ending else "seat")
        if word.text not in {f"{seat}{ending}" for seat in range(laws.SEATS)}:
            self.fail("leader" if ending else "seat", word)
        return int(word.text[0])

    def at_card(self) -> bool:
        """Whether a card of the deal comes next."""
        return card_of(self.here().text) is not None

    def card(self) -> Card:
        """A card of the deal, by its code."""
        word = self.next("card")
        card = card_of(word.text)
        if card is None:
            self.fail("card", word)
        self.dealt.append((card, word))
        return card

    def play(self) -> tuple[Card, bool]:
        """A card that is played, and whether it lies face down; a space may follow the minus."""
        word = self.next("play")
        down = word.text.startswith("-")
        if word.text == "-":
            word = self.next("play")
        card = card_of(word.text.removeprefix("-") if down else word.text)
        if card is None:
            self.fail("play", word)
        self.played.append((card, word))
        return card, down


def reader_of(text: str) -> Reader:
    """The words of a text. A byte order mark does not count, and any line break is one."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    read = plain(text)
    words: list[Word] = []
    place, line, start, tag = 0, 1, 0, False
    while match := (_IN_TAG if tag else _TOKEN).match(read, place):
        if match["passed"] is None:
            word = "".join(match[0].split())
            words.append(Word(word, line, place - start + 1, text[place : match.end()]))
            tag = word == "[" or (tag and word != "]")
        elif "\n" in match[0]:
            line += match[0].count("\n")
            start = place + match[0].rindex("\n") + 1
        place = match.end()
    return Reader(words, Word("", line, len(text) - start + 1))
