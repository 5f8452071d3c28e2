"""What is wrong with a rule that is written down, and where: a code for catalogs, and a place."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Wanted(StrEnum):
    """What can stand at a place, as the catalogs have words for it: `written-wanted-...`.

    The sorts of nodes are named as in `vocabulary.Sort`; the last four are kinds of JSON.
    """

    TRIGGER = "when"
    CONDITION = "if"
    NUMBER = "number"
    PLAYERS = "who"
    EFFECT = "do"
    CARDS = "cards"
    ID = "id"
    NAME = "name"
    LETTERS = "letters"
    TEXT = "text"
    WHOLE = "whole"
    VALUE = "value"
    LIST = "list"
    NOTHING = "nothing"
    OBJECT = "object"
    TRUTH = "truth"
    FRACTION = "fraction"
    NULL = "null"


Argument: TypeAlias = str | tuple[str, ...]
"""Of a message. In a tuple are words of the language as they are written, and members of Wanted."""


@dataclass(frozen=True)
class Span:
    """A stretch of a text, from one place to before another."""

    start: int
    end: int


class WrittenError(ValueError):
    """A text that is no rule.

    `code` is that of a message `written-CODE` of the catalogs and `arguments` are its arguments;
    `line` and `column`, from 1, and `length` (in characters, within the line, at least 1) tell
    the place, and `source` is that line. `hints` are words that may have been meant.
    """

    def __init__(
        self,
        text: str,
        span: Span,
        code: str,
        hints: tuple[str, ...] = (),
        **arguments: Argument,
    ) -> None:
        """An error at a span of a text."""
        start = min(span.start, len(text))
        begin = text.rfind("\n", 0, start) + 1
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        self.code = code
        self.arguments = arguments
        self.hints = hints
        self.line = text.count("\n", 0, start) + 1
        self.column = start - begin + 1
        self.length = max(1, min(span.end, end) - start)
        self.source = text[begin:end].removesuffix("\r")
        super().__init__(f"{code} at {self.line}:{self.column} {arguments}")
