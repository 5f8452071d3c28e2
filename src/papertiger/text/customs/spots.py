"""Spots: the places of a made-up rule that is being put together, by their paths.

A rule is here in the record form with blanks: a node that is not chosen yet is `{}`, a field that
must be filled and is not is left out, an item of a list is None. A path is that of faults of rules,
as `$.parts[0].then[1].who`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from papertiger.text.customs.reading import BLANK, held_by
from papertiger.text.customs.vocabulary import Field, Many, Node, Nodes, Shape, Sort, node_of

Rule = dict[str, Any]
"""A rule, or a node of one, in the record form with blanks."""

Inside = tuple[tuple[Rule, str, int | None], ...]

_STEP = re.compile(r"\.([a-z_]+)(?:\[(\d{1,4})\])?")


@dataclass(frozen=True)
class Spot:
    """A field of a node, or an item of the list in it.

    `inside`: that node, and before it all that it is in, with the field and the item that lead on.
    `shapes`: what may stand here; `held`: what does, or `BLANK`.
    """

    path: str
    inside: Inside
    node: Node
    field: Field
    index: int | None
    shapes: tuple[Shape, ...]
    held: Any

    @property
    def value(self) -> Rule:
        """The node that this is a field of."""
        return self.inside[-1][0]

    @property
    def many(self) -> Many | None:
        """The list that may stand here, with its bounds."""
        return next((each for each in self.shapes if isinstance(each, Many)), None)

    @property
    def sort(self) -> Sort | None:
        """The sort of the nodes that may stand here."""
        return next((each.sort for each in self.shapes if isinstance(each, Nodes)), None)

    @property
    def part(self) -> Rule | None:
        """The part of the rule that this is in."""
        return self.inside[1][0] if len(self.inside) > 1 else None

    @property
    def list_path(self) -> str:
        """The path of the list that this is an item of."""
        return self.path if self.index is None else self.path[: self.path.rindex("[")]


def spot(rule: Rule, path: str) -> Spot | None:
    """The spot of a path, or None where there is none now."""
    steps = [(step[1], step[2] and int(step[2])) for step in _STEP.finditer(path)]
    if "$" + "".join(step[0] for step in _STEP.finditer(path)) != path or not steps:
        return None
    found, node, value = None, node_of(Sort.RULE), rule
    inside: Inside = ()
    for name, number in steps:
        field = next((each for each in node.fields if each.name == name), None)
        if field is None:
            return None
        index = None if number in (None, "") else int(number)
        inside = (*inside, (value, name, index))
        found = _found(path, inside, node, field)
        if found is None:
            return None
        stepped = within(found)
        if stepped is not None:
            node, value = stepped
        elif len(inside) < len(steps):
            return None
    return found


def _found(path: str, inside: Inside, node: Node, field: Field) -> Spot | None:
    value, _, index = inside[-1]
    held = held_by(value, field)
    if index is None:
        return Spot(path, inside, node, field, None, field.shapes, held)
    many = next((each for each in field.shapes if isinstance(each, Many)), None)
    if many is None or not isinstance(held, list | tuple) or index >= len(held):
        return None
    item = BLANK if held[index] in (None, {}) else held[index]
    return Spot(path, inside, node, field, index, many.of, item)


def within(at: Spot) -> tuple[Node, Rule] | None:
    """The node that stands at a spot; cards of no rank and suit do where none are chosen yet."""
    if at.sort is Sort.CARDS and at.held is BLANK:
        return node_of(Sort.CARDS), {}
    if at.sort is None or not isinstance(at.held, dict):
        return None
    return node_of(at.sort, at.held.get(at.sort.value, "")), at.held


def with_held(at: Spot, held: Any) -> Rule:
    """The whole rule with something else at a spot; `BLANK`: with nothing."""
    for value, name, index in reversed(at.inside):
        if index is not None:
            items = [*value[name]]
            items[index] = held
            held = value | {name: items}
        elif held is BLANK:
            held = {key: each for key, each in value.items() if key != name}
        else:
            held = value | {name: held}
    return dict(held)


def spots_in(rule: Rule) -> Iterator[Spot]:
    """The spots of a rule, each before those in it."""
    yield from _fields("$", (), node_of(Sort.RULE), rule)


def _fields(path: str, inside: Inside, node: Node, value: Rule) -> Iterator[Spot]:
    for field in node.fields:
        at = _found(f"{path}.{field.name}", (*inside, (value, field.name, None)), node, field)
        if at is not None:
            yield from _all_of(at)


def _all_of(at: Spot) -> Iterator[Spot]:
    yield at
    if at.many is not None and isinstance(at.held, list | tuple):
        for index in range(len(at.held)):
            inside = (*at.inside[:-1], (at.value, at.field.name, index))
            item = _found(f"{at.path}[{index}]", inside, at.node, at.field)
            if item is not None:
                yield from _all_of(item)
    stepped = within(at)
    if stepped is not None:
        yield from _fields(at.path, at.inside, *stepped)


def is_blank(at: Spot) -> bool:
    """Whether something must still be put here: nothing is, and nothing stands by itself."""
    if at.index is None and not at.field.required:
        return at.held == {} or at.held is BLANK
    return at.held is BLANK or (at.many is not None and not at.held)
