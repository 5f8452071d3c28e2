"""Made-up rules written down, so that reading gives the same rule again."""

import re
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from papertiger.mao.customs import Custom
from papertiger.text.customs.vocabulary import (
    Choice,
    Field,
    Letters,
    Node,
    Nodes,
    Shape,
    Sort,
    node_of,
    word_for,
)
from papertiger.text.customs.written.parsing import keywords
from papertiger.text.customs.written.plain import ANY
from papertiger.text.customs.written.quoting import quoted
from papertiger.text.customs.written.reading import NONE
from papertiger.text.customs.written.signs import MEMBERS, NODES

WIDTH = 88
"""Conditions that are wider together stand on a line each."""

_BARE = re.compile(r"[^\W\d]\w*")
_SIGNS = {member: sign for sign, member in reversed(MEMBERS.items())}
_PRODUCTS = frozenset("*/%")
# How tightly shapes hold together; what holds less tightly than its place asks has brackets.
_OR, _AND, _NOT, _COMPARED, _SUM, _PRODUCT, _ATOM = range(7)
_JOINTS = {NODES["all_of"].word: ("and", _AND), NODES["any_of"].word: ("or", _OR)}


def write_rule(rule: Custom) -> str:
    """A rule in its written form, which ends with a line feed."""
    head = f"rule {rule.id} {quoted(rule.text)}"
    # What goes by its default is not there, or is told by its value.
    value = msgspec.to_builtins(rule)
    if rule.judged:
        return f"{head} judged\n"
    parts = "\n\n".join(_part(part) for part in value["parts"])
    return f"{head}\n{parts}\n"


def _part(part: dict[str, Any]) -> str:
    lines = [f"when {_line(Sort.TRIGGER, part['when'])}"]
    if part.get("if") is not None:
        lines.append(f"if {_line(Sort.CONDITION, part['if'])}")
    first, *others = (_line(Sort.EFFECT, each) for each in part["then"])
    return "\n".join([*lines, f"then {first}", *(f"     {each}" for each in others)])


def _line(sort: Sort, value: dict[str, Any]) -> str:
    """A whole node; conditions that are too wide for a line have one each."""
    node = node_of(sort, value[sort.value])
    done = _inner(node, value)
    text, _ = _node(node, value, done)
    if len(text) <= WIDTH or (joint := _joint(node, value)) is None:
        return text
    word, holds = joint
    shapes = (Nodes(sort),)
    return f"\n   {word} ".join([_one(shapes, each, done, holds + 1) for each in value["of"]])


_Done: TypeAlias = dict[int, tuple[str, int]]
"""Nodes that are written: their text, and how tightly it holds together, by the id of the value."""


def _inner(node: Node, value: dict[str, Any]) -> _Done:
    """All nodes inside of one; from the inside out, since a rule may be very deep."""
    order = [(node, value)]
    for outer, it in order:
        order.extend(_below(outer, it))
    done: _Done = {}
    for inner, it in reversed(order[1:]):
        done[id(it)] = _node(inner, it, done)
    return done


def _below(node: Node, value: dict[str, Any]) -> Iterator[tuple[Node, dict[str, Any]]]:
    """The nodes that are right inside of one; cards are words of the node that they are in."""
    for field in node.fields:
        found = value.get(field.name)
        shapes = field.shapes if field.many is None else field.many.of
        sort = next((each.sort for each in shapes if isinstance(each, Nodes)), Sort.CARDS)
        for each in found if isinstance(found, tuple) else (found,):
            if isinstance(each, dict) and sort is not Sort.CARDS:
                yield node_of(sort, each[sort.value]), each


def _one(shapes: tuple[Shape, ...], value: Any, done: _Done, tightness: int = _OR) -> str:
    """A value of one of these shapes, in brackets if it holds together less tightly than that."""
    if isinstance(value, dict):
        found, holds = done[id(value)] if id(value) in done else (_cards(value), _ATOM)
        return found if holds >= tightness else f"({found})"
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    for shape in shapes:
        if isinstance(shape, Choice):
            return word_for(shape.members(value))
        if isinstance(shape, Letters) and shape.pattern is not None and _goes_bare(value):
            return str(value)
    return quoted(value)


def _goes_bare(name: str) -> bool:
    """Whether a name is none of the words of the language itself."""
    return bool(_BARE.fullmatch(name)) and name not in {NONE, *keywords().values()}


def _joint(node: Node, value: dict[str, Any]) -> tuple[str, int] | None:
    """The word between conditions that hold together, and how tightly it does."""
    several = len(value.get("of", ())) > 1
    return _JOINTS.get(node.word) if node.sort is Sort.CONDITION and several else None


def _node(node: Node, value: dict[str, Any], done: _Done) -> tuple[str, int]:
    """A node, and how tightly it holds together."""
    given: list[tuple[tuple[Shape, ...], Any]] = [
        (field.shapes, value.get(field.name)) for field in node.fields
    ]
    if (joint := _joint(node, value)) is not None:
        word, holds = joint
        shapes = (Nodes(node.sort),)
        return f" {word} ".join(_one(shapes, it, done, holds + 1) for it in value["of"]), holds
    if node is NODES["negated"]:
        return f"not {_one(*given[0], done, _NOT)}", _NOT
    if node is NODES["compared"]:
        left, order, right = given
        sign = _SIGNS[order[1]]
        return f"{_one(*left, done, _SUM)} {sign} {_one(*right, done, _SUM)}", _COMPARED
    if node is NODES["among"]:
        number, several = given
        return f"{_one(*number, done, _SUM)} in [{', '.join(map(str, several[1]))}]", _COMPARED
    if node is NODES["together"]:
        left, by, right = given
        sign = _SIGNS[by[1]]
        holds = _PRODUCT if sign in _PRODUCTS else _SUM
        return f"{_one(*left, done, holds)} {sign} {_one(*right, done, holds + 1)}", holds
    return _call(node, value, done), _ATOM


def _call(node: Node, value: dict[str, Any], done: _Done) -> str:
    """A word and its fields: those without which it is nothing in their order, others by name."""
    written: list[str] = []
    in_order = True
    for place, field in enumerate(node.fields):
        it = value.get(field.name, field.default)
        if not field.required and it == field.default:
            in_order = False
            continue
        told = field.choice is not None and not field.nullable
        in_order &= field.required or (place == 0 and not isinstance(it, bool)) or told
        text = _field(field, it, done)
        written.append(text if in_order else f"{field.name}: {text}")
    return f"{node.word}({', '.join(written)})" if written else node.word


def _field(field: Field, value: Any, done: _Done) -> str:
    if field.many is None:
        return _one(field.shapes, value, done)
    each = [_one(field.many.of, it, done) for it in value]
    return each[0] if len(each) == 1 else f"[{', '.join(each)}]"


def _cards(value: dict[str, Any]) -> str:
    """Ranks, suits, or `J Q of hearts`."""
    listed = []
    for field in node_of(Sort.CARDS).fields:
        words = value.get(field.name)
        if words and field.many is not None:
            listed.append(" ".join(_one(field.many.of, each, {}) for each in words))
    return " of ".join(listed) or ANY
