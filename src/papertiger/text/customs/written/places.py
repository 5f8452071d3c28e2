"""Where each value of a written rule stands in its text, and what could stand there instead."""

from difflib import get_close_matches
from typing import Any, NoReturn, assert_never

from lark import Token, Tree

from papertiger.mao.customs import ID
from papertiger.mao.customs.conditions import LETTERS
from papertiger.mao.customs.seats import NAME
from papertiger.text.customs.vocabulary import (
    Choice,
    Letters,
    Many,
    Nodes,
    Shape,
    Whole,
    YesOrNo,
    shape_words,
    sorts_with,
)
from papertiger.text.customs.written.errors import Argument, Span, Wanted, WrittenError
from papertiger.text.customs.written.parsing import span_of
from papertiger.text.customs.written.quoting import quoted

FORMS = {ID: Wanted.ID, NAME: Wanted.NAME, LETTERS: Wanted.LETTERS}
"""What texts with a pattern are."""

LIKE, LIKELY = 0.6, 0.8
"""How like a word has to be that may have been meant, from 0 to 1."""


class Places:
    """A text, and the place of each value of the rule in it, by its path ("$.parts[0].when")."""

    def __init__(self, text: str) -> None:
        """No value has its place yet."""
        self.text = text
        self._spans: dict[str, Span] = {}

    def note(self, path: str, shape: Any) -> None:
        """A value stands there."""
        self._spans[path] = span_of(shape)

    def at(self, path: str) -> Span:
        """The place of a value, or of what it is in."""
        while path not in self._spans:
            if not path:
                return Span(0, 1)
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self._spans[path]

    def wrong(
        self,
        shape: Token | Tree[Token] | Span,
        code: str,
        hints: tuple[str, ...] = (),
        **arguments: Argument,
    ) -> NoReturn:
        """Raise what is wrong there."""
        span = shape if isinstance(shape, Span) else span_of(shape)
        raise WrittenError(self.text, span, code, hints, **arguments)


def wanted_of(shapes: tuple[Shape, ...]) -> tuple[str, ...]:
    """What can stand where these shapes can."""
    found: list[str] = []
    for shape in shapes:
        match shape:
            case Whole():
                found.append(Wanted.WHOLE)
            case Letters(pattern=pattern):
                found.append(Wanted.TEXT if pattern is None else FORMS.get(pattern, Wanted.TEXT))
            case Nodes(sort=sort):
                found.append(Wanted(sort.value))
            case Many(of=of):
                found += wanted_of(of)
            case Choice() | YesOrNo():
                found += shape_words(shape)
            case _:
                assert_never(shape)
    # A whole number is one of the numbers that a rule can name.
    return tuple(each for each in found if each != Wanted.WHOLE or Wanted.NUMBER not in found)


def near(word: str, shapes: tuple[Shape, ...], known: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Words that may have been meant, the likeliest alone."""
    choices = [shape for shape in shapes if isinstance(shape, Choice)]
    for choice in choices:
        for member, it in zip(choice.members, choice.words, strict=True):
            if word.casefold() in {member.name.casefold(), member.value.casefold()}:
                return (it,)
    if any(isinstance(each, Letters) and each.pattern is None for each in shapes):
        return (quoted(word),)
    words = (*known, *(each for shape in shapes for each in shape_words(shape)))
    # A word that stands for something else is meant, unless all but a letter speaks against it.
    likeness = LIKELY if sorts_with(word) else LIKE
    return () if word.isdigit() else tuple(get_close_matches(word.lower(), words, 1, likeness))
