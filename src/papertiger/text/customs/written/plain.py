"""The plain values of written rules: whole numbers, texts and names, cards, and how many."""

import re
from collections.abc import Sequence
from typing import Any

from lark import Token

from papertiger.text.customs.vocabulary import (
    Choice,
    Field,
    Letters,
    Shape,
    Sort,
    Whole,
    node_of,
)
from papertiger.text.customs.written.errors import Span, Wanted
from papertiger.text.customs.written.parsing import span_of
from papertiger.text.customs.written.places import FORMS, Places, near
from papertiger.text.customs.written.quoting import EscapeError, unquoted

ANY = "any"
"""The word for cards of any rank and suit."""

_DIGITS = 12


def count(field: Field, items: Sequence[Any], tree: Any, places: Places) -> None:
    """Refuse too few values for a list, which is all of `tree`, or too many."""
    many = field.many
    if many is None:
        return
    if len(items) < many.fewest:
        places.wrong(tree, "too-few", field=field.name, fewest=str(many.fewest))
    if many.most is not None and len(items) > many.most:
        places.wrong(items[many.most], "too-many", field=field.name, most=str(many.most))


def whole(field: Field, shape: Shape, tree: Any, places: Places) -> int | None:
    """A whole number within its bounds; None where none can stand."""
    if not isinstance(shape, Whole):
        return None
    written = "".join(tree.children)
    sign, digits = ("-", written[1:]) if written.startswith("-") else ("", written)
    digits = digits.lstrip("0") or "0"
    # Where there are too many figures, so many are enough to see that.
    number = int(sign + digits[:_DIGITS])
    if number < shape.least:
        places.wrong(tree, "less", field=field.name, number=written, least=str(shape.least))
    if number > shape.most:
        places.wrong(tree, "more", field=field.name, number=written, most=str(shape.most))
    return number


def letters(shape: Letters | None, token: Any, path: str, places: Places) -> str:
    """A text in quotes, or a bare name, within its bounds."""
    places.note(path, token)
    text = str(token)
    if token.type == "STRING":
        try:
            text = unquoted(text[1:-1])
        except EscapeError as error:
            start = span_of(token).start + 1
            span = Span(start + error.start, start + error.end)
            places.wrong(span, "escape", word=places.text[span.start : span.end])
    if shape is None:
        return text
    if shape.pattern is not None and re.search(shape.pattern, text) is None:
        places.wrong(token, "form", word=text, wanted=(FORMS[shape.pattern],))
    if len(text) < shape.fewest:
        places.wrong(token, "empty-text")
    if shape.most is not None and len(text) > shape.most:
        places.wrong(token, "long-text", found=str(len(text)), most=str(shape.most))
    return text


def cards(tree: Any, places: Places) -> dict[str, list[str]]:
    """Cards of these ranks, and of these suits: `J Q of hearts`, `hearts`, `any`.

    `any of hearts` are hearts, too.
    """
    tokens = list(tree.scan_values(lambda each: isinstance(each, Token)))
    if tokens[0] == ANY and (len(tokens) == 1 or tokens[1].type == "OF"):
        tokens = tokens[2:]
        if not tokens:
            return {}
    fields = node_of(Sort.CARDS).fields
    ranks, suits = (choice for field in fields for choice in _choices(field))
    found: dict[str, list[str]] = {field.name: [] for field in fields}
    in_ranks, in_suits = found.values()
    after = False
    for token in tokens:
        rank = None if after or in_suits else ranks.named(token)
        suit = suits.named(token)
        if token.type == "OF" and not in_suits:
            after = True
        elif rank is not None:
            in_ranks.append(rank.value)
        elif suit is not None and (after or not in_ranks):
            in_suits.append(suit.value)
        elif suit is not None:
            places.wrong(token, "needs-of", word=str(token))
        else:
            shapes = (suits,) if after or in_suits else (ranks, suits)
            known = tuple(word for shape in shapes for word in shape.words)
            hints = near(token, shapes)
            wanted = (Wanted.CARDS,)
            places.wrong(token, "unknown", hints, word=str(token), wanted=wanted, known=known)
    for field, shaped in zip(fields, found.values(), strict=True):
        count(field, [tree] * len(shaped), tree, places)
    return {name: words for name, words in found.items() if words}


def _choices(field: Field) -> tuple[Choice, ...]:
    """What the values of a list are chosen from."""
    of = () if field.many is None else field.many.of
    return tuple(each for each in of if isinstance(each, Choice))
