"""What can be chosen at a spot of a made-up rule: only what can still lead to a rule. [MO-92]"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any, assert_never

import msgspec

from papertiger.mao.customs.effects import Effect, fault_in
from papertiger.mao.customs.triggers import Trigger
from papertiger.text.customs.reading import BLANK
from papertiger.text.customs.spots import Rule, Spot, is_blank, spots_in, with_held
from papertiger.text.customs.vocabulary import (
    Choice,
    Field,
    Letters,
    Many,
    Node,
    Nodes,
    Shape,
    Sort,
    Whole,
    YesOrNo,
    node_of,
    nodes_of,
)


def words_in(sort: Sort) -> tuple[str, ...]:
    """The words of a sort; one without a word, where it has one kind of node only."""
    return tuple(node.word for node in nodes_of(sort))


def words_at(at: Spot) -> tuple[str, ...]:
    """The words of the nodes that can stand at a spot."""
    if at.sort is None:
        return ()
    held = at.held if isinstance(at.held, dict) else {}
    words = words_in(at.sort)
    return tuple(each for each in words if can_hold(at, begun(node_of(at.sort, each), held, ())))


def members_at(at: Spot) -> tuple[str, ...]:
    """The members of an enum that can stand at a spot, alone or in a list."""
    shapes = (*at.shapes, *(at.many.of if at.many else ()))
    choice = next((each for each in shapes if isinstance(each, Choice)), None)
    members = () if choice is None else tuple(str(each.value) for each in choice.members)
    return tuple(each for each in members if can_hold(at, [each] if at.many else each))


def can_hold(at: Spot, held: Any) -> bool:
    """Whether a rule can come of it when this is held here: its effects suit their trigger."""
    if at.part is None or (at.inside[1][1] == "if" and "if" in at.part):
        return True
    rule = with_held(at, held)
    place = at.inside[0][2]
    part = rule["parts"][place]
    if part.get("if") is not None and part.get("when") == {"when": "always"}:
        return False
    _, field, item = at.inside[1]
    then = part.get("then", ())
    concerned = then[item : item + 1] if field == "then" and item is not None else then
    when = msgspec.json.encode(part.get("when"))
    return all(_suits(msgspec.json.encode(effect), when) for effect in concerned)


def is_empty(at: Spot) -> bool:
    """Whether something must still be put at a spot, or no rule can come of it."""
    if at.node.sort is Sort.EFFECT and at.held is None and at.field.nullable:
        return not can_hold(at, None)
    if at.node.sort is Sort.EFFECT and at.held == "":
        return not can_hold(at, "")
    return is_blank(at)


def begun(node: Node, old: Rule, names: tuple[str, ...]) -> Rule:
    """A node just chosen: with what an old one held that fits, lists begun, names made up."""
    new = dict(node.tag)
    for field in node.fields:
        if field.name in old and fits(field.shapes, old[field.name]):
            new[field.name] = old[field.name]
        elif field.required:
            new |= _by_itself(field, names)
    return new


def fits(shapes: tuple[Shape, ...], held: Any) -> bool:
    """Whether what is held, blanks and all, has one of these shapes."""
    found = False
    for shape in shapes:
        match shape:
            case Whole(least=least, most=most):
                found = type(held) is int and least <= held <= most
            case Letters(fewest=fewest, most=most, pattern=pattern):
                long = isinstance(held, str) and fewest <= len(held) <= (most or len(held))
                found = long and (pattern is None or re.search(pattern, held) is not None)
            case Choice(members=members):
                found = isinstance(held, str) and held in tuple(members)
            case YesOrNo():
                found = isinstance(held, bool)
            case Nodes(sort=sort):
                found = isinstance(held, dict) and (held.get(sort.value, "") in words_in(sort))
            case Many(of=of, most=most):
                listed = isinstance(held, list | tuple) and len(held) <= (most or len(held))
                found = listed and all(each in (None, {}) or fits(of, each) for each in held)
        if found:
            return True
    return False


def names_in(rule: Rule) -> tuple[str, ...]:
    """The names that a rule gives to choices, marks and numbers, each once."""
    held = (at.held for at in spots_in(rule) if _names(at.shapes))
    return tuple(dict.fromkeys(each for each in held if isinstance(each, str) and each))


def _names(shapes: tuple[Shape, ...]) -> bool:
    return any(isinstance(each, Letters) and each.unit == "name" for each in shapes)


def _by_itself(field: Field, known: tuple[str, ...]) -> Rule:
    """What a field that must be filled begins with, if with anything: an item, or a name."""
    for shape in field.shapes:
        match shape:
            case Many(of=of, fewest=fewest) if fewest and any(isinstance(o, Nodes) for o in of):
                return {field.name: [{}]}
            case Letters(unit="name"):
                # Who only looks at a name means the last that was given.
                return {field.name: known[-1] if known else "a"}
            case _:
                pass
    return {}


@lru_cache(maxsize=4096)
def _suits(encoded: bytes, when: bytes) -> bool:
    """Whether an effect can be, and after this trigger, however its blanks are filled."""
    effect, trigger = msgspec.json.decode(encoded), msgspec.json.decode(when)
    word = effect.get("do") if effect else None
    if not word:
        return True
    triggers = [trigger] if trigger else [{"when": each} for each in words_in(Sort.TRIGGER)]
    return any(
        fault_in(msgspec.convert(made, Effect), msgspec.convert(known, Trigger)) is None
        for each in triggers
        for known in _filled(node_of(Sort.TRIGGER, each["when"]), each)
        for made in _filled(node_of(Sort.EFFECT, word), effect)
    )


def _filled(node: Node, value: Rule) -> Iterator[Rule]:
    """A node with its blanks filled, in every way that can matter to whether it can be."""
    ways = [[(field.name, way) for way in _ways(field, value)] for field in node.fields]
    for chosen in product(*ways):
        yield node.tag | {name: way for name, way in chosen if way is not BLANK}


def _ways(field: Field, value: Rule) -> list[Any]:
    held = value.get(field.name, BLANK)
    if held not in (BLANK, {}, []):
        return [_whole(field.shapes, held)]
    samples = [sample for shape in field.shapes for sample in _samples(shape)]
    if field.required:
        return samples
    return [BLANK, *samples] if field.nullable or field.default == "" else [BLANK]


def _whole(shapes: tuple[Shape, ...], held: Any) -> Any:
    """What is held, with samples for what is blank in it."""
    for shape in shapes:
        match shape:
            case Nodes(sort=sort) if isinstance(held, dict):
                word = held.get(sort.value, "")
                return (
                    next(_samples(shape))
                    if held == {}
                    else next(_filled(node_of(sort, word), held))
                )
            case Many(of=of) if isinstance(held, list | tuple):
                blank = [next(_samples(of[0])) if each in (None, {}) else each for each in held]
                return [_whole(of, each) for each in blank]
            case _:
                pass
    return held


def _samples(shape: Shape) -> Iterator[Any]:
    """Values of a shape: all members of an enum, of everything else one."""
    match shape:
        case Whole(least=least, most=most):
            yield max(least, min(1, most))
        case Letters(pattern=pattern):
            yield "AB" if pattern and "A-F" in pattern else "a"
        case Choice(members=members):
            yield from (each.value for each in members)
        case YesOrNo():
            yield True
        case Nodes(sort=sort):
            yield _plain(sort)
        case Many(of=of, fewest=fewest):
            yield [next(_samples(of[0]))] * max(1, fewest)
        case _:
            assert_never(shape)


def _plain(sort: Sort) -> Rule:
    """A node of a sort that needs nothing: its first word of that kind."""
    needs = {word: [f for f in node_of(sort, word).fields if f.required] for word in words_in(sort)}
    word = min(needs, key=lambda each: len(needs[each]))
    return next(_filled(node_of(sort, word), {}))
