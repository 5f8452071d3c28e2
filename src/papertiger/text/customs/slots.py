"""The slots of a form: what can stand at each place, in the words of a language, for who draws it.

A slot tells its path, what it is called, what stands there, and what can: words to `choose`
from; a number, a text, a member of a list or several, yes or no to `fill` in; items to `add`.
Slots hold the slots of what is in them. All of it encodes as plain JSON.
"""

from enum import StrEnum
from functools import lru_cache
from typing import Any

from msgspec import Struct

from papertiger.text.catalog import Catalog
from papertiger.text.customs.form import Form
from papertiger.text.customs.possible import is_empty, members_at, names_in, words_at
from papertiger.text.customs.reading import (
    BLANK,
    card_of,
    held_words,
    member_words,
    node_words,
)
from papertiger.text.customs.spots import Rule, Spot, spot, within
from papertiger.text.customs.vocabulary import (
    Choice,
    Letters,
    Many,
    Nodes,
    Shape,
    Sort,
    Whole,
    YesOrNo,
    node_of,
)


class Takes(StrEnum):
    """What can be put at a place."""

    WORD = "word"
    """One of the choices, by `choose`."""
    MEMBER = "member"
    """One of the choices, by `fill`."""
    MEMBERS = "members"
    """Some of the choices, as a list, by `fill`."""
    NUMBER = "number"
    """A whole number from `least` to `most`, by `fill`."""
    TEXT = "text"
    """A text of `least` to `most` characters, by `fill`; the choices are those at hand."""
    YES_OR_NO = "yes_or_no"
    """True or false, by `fill`."""
    LIST = "list"
    """Items, `least` to `most` of them, by `add`, `remove` and `move`."""


class Option(Struct, frozen=True):
    """One of the choices: what goes to `choose` or `fill`, and what it is called."""

    word: str
    label: str


class Slot(Struct, frozen=True, omit_defaults=True):
    """A place of a rule.

    `words`: what stands there, as it reads; `held`: the word, member, number or text itself.
    `empty`: something must still be put there. `spare`: it may be left as it is, and `remove`
    makes it so. Where it `takes` a number or a word, it is one of both.
    """

    path: str
    label: str
    takes: tuple[Takes, ...]
    words: str
    held: Any = None
    empty: bool = False
    spare: bool = False
    choices: tuple[Option, ...] = ()
    least: int | None = None
    most: int | None = None
    slots: tuple["Slot", ...] = ()


def slots(catalog: Catalog, form: Form) -> tuple[Slot, ...]:
    """The slots of a form: what the rule is called, then its parts. Needs the part "customs"."""
    hidden = {"id", "judged", *(["parts"] if form.rule.get("judged", True) else [])}
    fields = [each.name for each in node_of(Sort.RULE).fields if each.name not in hidden]
    return _slots_of(catalog, form.rule, [f"$.{name}" for name in fields])


def slot(catalog: Catalog, form: Form, path: str) -> Slot | None:
    """The slot of one place, with those in it; None where there is no such place."""
    at = spot(form.rule, path)
    return None if at is None else _slot(catalog, form.rule, at)


def _slots_of(catalog: Catalog, rule: Rule, paths: list[str]) -> tuple[Slot, ...]:
    found = (spot(rule, path) for path in paths)
    return tuple(_slot(catalog, rule, at) for at in found if at is not None and not _idle(at))


def _idle(at: Spot) -> bool:
    """Whether nothing can come of a place: what holds always has no condition."""
    sort, part = at.sort, at.part
    idle = sort is Sort.CONDITION and part is not None and part.get("when") == {"when": "always"}
    return idle and not at.held


def _slot(catalog: Catalog, rule: Rule, at: Spot) -> Slot:
    card = card_of(None if at.part is None else at.part.get("when"))
    takes = tuple(dict.fromkeys(_takes(each) for each in at.shapes))
    least, most = next(filter(None, (_bounds(each) for each in at.shapes)), (None, None))
    return Slot(
        at.path,
        _label(catalog, at),
        takes,
        held_words(catalog, at.node, at.value, at.shapes, at.held, card),
        _plainly(at),
        is_empty(at),
        at.index is not None or not at.field.required,
        _choices(catalog, rule, at, takes, card),
        least,
        most,
        _slots_of(catalog, rule, _inner_paths(at)),
    )


def _label(catalog: Catalog, at: Spot) -> str:
    name = at.field.name.replace("_", "-")
    if at.index is None:
        return catalog.say(f"custom-field-{name}")
    return catalog.say(
        "custom-field-item", what=catalog.say(f"custom-field-{name}"), n=at.index + 1
    )


def _takes(shape: Shape) -> Takes:
    match shape:
        case Nodes():
            return Takes.WORD
        case Choice():
            return Takes.MEMBER
        case Whole():
            return Takes.NUMBER
        case Letters():
            return Takes.TEXT
        case YesOrNo():
            return Takes.YES_OR_NO
        case Many(of=of):
            return Takes.MEMBERS if isinstance(of[0], Choice) else Takes.LIST


def _bounds(shape: Shape) -> tuple[int, int | None] | None:
    match shape:
        case Whole(least=least, most=most):
            return least, most
        case Letters(fewest=fewest, most=most) | Many(fewest=fewest, most=most):
            return fewest, most
        case _:
            return None


def _plainly(at: Spot) -> Any:
    """The word of a node, or a plain value as it is; None for nothing, and for lists of nodes."""
    if isinstance(at.held, dict):
        return None if at.sort is None else at.held.get(at.sort.value, "")
    listed = isinstance(at.held, list | tuple)
    nodes = at.many is not None and any(isinstance(each, Nodes) for each in at.many.of)
    if at.held is BLANK or (listed and nodes):
        return None
    return tuple(at.held) if listed else at.held


def _choices(
    catalog: Catalog, rule: Rule, at: Spot, takes: tuple[Takes, ...], card: str
) -> tuple[Option, ...]:
    if Takes.WORD in takes and at.sort is not None and at.sort is not Sort.PART:
        return tuple(Option(word, _said(catalog, at.sort, word, card)) for word in words_at(at))
    if Takes.MEMBER in takes or Takes.MEMBERS in takes:
        shapes = (*at.shapes, *(at.many.of if at.many is not None else ()))
        choice = next(each for each in shapes if isinstance(each, Choice))
        return tuple(Option(each, member_words(catalog, choice, each)) for each in members_at(at))
    if any(isinstance(each, Letters) and each.unit == "name" for each in at.shapes):
        return tuple(Option(name, name) for name in names_in(rule))
    return ()


@lru_cache(maxsize=2048)
def _said(catalog: Catalog, sort: Sort, word: str, card: str) -> str:
    """What a word reads like before anything is filled in."""
    node = node_of(sort, word)
    return node_words(catalog, sort, {} if sort is Sort.CARDS else dict(node.tag), card)


def _inner_paths(at: Spot) -> list[str]:
    """The places in a place: the items of a list, the fields of a node."""
    if isinstance(at.held, list | tuple) and at.many is not None:
        if _takes(at.many) is Takes.LIST:
            return [f"{at.path}[{place}]" for place in range(len(at.held))]
        return []
    inner = within(at)
    return [] if inner is None else [f"{at.path}.{field.name}" for field in inner[0].fields]
