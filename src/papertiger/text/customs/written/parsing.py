"""A text as the shapes of `grammar.lark`, or what is wrong with it and where."""

import re
import unicodedata
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser

from papertiger.text.customs.written.errors import Span, Wanted, WrittenError
from papertiger.text.customs.written.quoting import is_plain

Shaped: TypeAlias = Tree[Token]
"""A shape of the grammar, of tokens and shapes; None stands for what was left out."""

MOST_CHARACTERS = 600_000
"""No rule of `limits.py` is longer, with all of its words as long as they may be."""
MOST_TOKENS = 26_000
"""The same, in words and signs."""

_WORD = re.compile(r'"(?:[^"\\\n]|\\.)*"|\w+|[<>=!]=|.')
_QUOTES = "“”„«»「」"
_BRACKETS = {"LPAR": 1, "LSQB": 1, "RPAR": -1, "RSQB": -1}
_WANTED = {
    "ID": Wanted.ID,
    "STRING": Wanted.TEXT,
    "NUMBER": Wanted.WHOLE,
}
_AT = {"_WHEN": Wanted.TRIGGER, "_IF": Wanted.CONDITION, "_THEN": Wanted.EFFECT}
# Where any value can stand, these are no news beside it; neither is how a number could go on.
_VALUES = frozenset({"NUMBER", "STRING", "LABEL", "MINUS", "LPAR", "LSQB", "_NOT"})
_GOING_ON = frozenset({"ORDER", "MINUS", "SUM_SIGN", "PRODUCT_SIGN", "APART", "_IN", "OF"})


@cache
def grammar() -> Lark:
    """The grammar, read once."""
    file = Path(__file__).with_name("grammar.lark")
    return Lark(file.read_text(encoding="utf-8"), parser="lalr", propagate_positions=True)


@cache
def keywords() -> dict[str, str]:
    """The words that belong to the language itself, by the names of their terminals."""
    found = {each.name: each.pattern.value for each in grammar().terminals}
    return {name: it.removesuffix(r"\b") for name, it in found.items() if it.endswith(r"\b")}


def parsed(text: str) -> Shaped:
    """The shapes of a text; raises WrittenError."""
    _refuse_signs(text)
    # A mark of the order of bytes is no sign of the text; with a space for it places stay.
    whole = text.replace("\ufeff", " ", 1) if text.startswith("\ufeff") else text
    steps = grammar().parse_interactive(whole)
    taken: list[Token] = []
    try:
        for token in steps.iter_parse():
            taken.append(token)
            if len(taken) > MOST_TOKENS:
                raise WrittenError(text, span_of(token), "too-many-words", most=str(MOST_TOKENS))
        tree: Shaped = steps.feed_eof(taken[-1] if taken else None)  # type: ignore[no-untyped-call]
    except UnexpectedInput as error:
        raise _unexpected(text, error, steps, taken) from None
    return tree


def span_of(shape: Token | Shaped) -> Span:
    """Where something stands in the text."""
    place = shape if isinstance(shape, Token) else shape.meta
    return Span(place.start_pos or 0, place.end_pos or 0)


def _refuse_signs(text: str) -> None:
    """Refuse what is far too long, and signs that one cannot see."""
    if len(text) > MOST_CHARACTERS:
        raise WrittenError(text, Span(0, 1), "too-long", most=str(MOST_CHARACTERS))
    start = 0
    for line in text.split("\n"):
        # Nearly every line, and soon seen.
        signs = "" if line.isprintable() else line.removesuffix("\r")
        for place, sign in enumerate(signs, start):
            if sign != "\t" and not is_plain(sign) and (place or sign != "\ufeff"):
                name = f"U+{ord(sign):04X}"
                raise WrittenError(text, Span(place, place + 1), "hidden-sign", sign=name)
        start += len(line) + 1


def _unexpected(
    text: str, error: UnexpectedInput, steps: InteractiveParser, taken: list[Token]
) -> WrittenError:
    """What a person is told of what the grammar does not take."""
    wanted = _wanted(steps, taken)
    at_end = isinstance(error, UnexpectedToken) and error.token.type == "$END"
    if at_end:
        end = len(text.rstrip())
        return WrittenError(text, Span(end, end + 1), "ended", wanted=wanted)
    start: Any = error.pos_in_stream
    found = _WORD.match(text, start)
    word = found[0] if found else text[start]
    span = Span(start, start + len(word))
    if word == '"':
        end = text.find("\n", start)
        return WrittenError(text, Span(start, len(text) if end < 0 else end), "open-text")
    plain = '"' if word in _QUOTES else unicodedata.normalize("NFKC", word)
    written = [each for each in wanted if not isinstance(each, Wanted)]
    hints = (plain,) if plain != word else tuple(get_close_matches(word, written, 1))
    return WrittenError(text, span, "unexpected", hints, word=word, wanted=wanted)


def _wanted(steps: InteractiveParser, taken: list[Token]) -> tuple[str, ...]:
    """What could stand instead, as it is written or by its kind."""
    could: set[str] = steps.accepts()  # type: ignore[no-untyped-call]
    names = set(could)
    if {"WORD", "NUMBER"} <= could:
        # A value; where it could not be in brackets, one more card of several.
        names -= _VALUES if "LPAR" in could else _VALUES | {"WORD"}
    names -= _GOING_ON
    signs = {each.name: each.pattern.value.replace("\\", "") for each in grammar().terminals}
    found: list[str] = []
    for name in (each.name for each in grammar().terminals):
        if name not in names:
            continue
        if name == "WORD":
            found.insert(0, _word_wanted(could, taken))
        else:
            found.append(_WANTED.get(name) or keywords().get(name) or signs[name])
    return tuple(found) if found else (Wanted.NOTHING,)


def _word_wanted(names: set[str], taken: list[Token]) -> Wanted:
    """What a word would be: that follows from what else could stand there, or stands before."""
    if "LSQB" in names:
        return Wanted.VALUE
    if "NUMBER" in names and "_NOT" not in names:
        return Wanted.NUMBER
    return next(_AT[token.type] for token in reversed(taken) if token.type in _AT)
