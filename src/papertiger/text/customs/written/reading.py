"""Made-up rules read from their written form: what each word is, at the place where it stands.

The shapes of the grammar become the record form, as the vocabulary has it for their place.
"""

import re
from collections.abc import Iterator
from typing import Any, NoReturn

import msgspec
from lark import Token

from papertiger.mao.customs import Custom
from papertiger.mao.customs.effects import Move
from papertiger.mao.customs.faults import Fault
from papertiger.mao.customs.limits import MOST_NODES, FaultyRuleError
from papertiger.mao.customs.phrases import MOST_TIMES, UNSEEN, missing_for, unsaid_sign
from papertiger.mao.customs.triggers import Always, Attempted
from papertiger.text.customs.vocabulary import (
    Choice,
    Field,
    Letters,
    Node,
    Nodes,
    Shape,
    Sort,
    YesOrNo,
    node_for,
    node_of,
    shape_words,
    sorts_with,
    words_of,
)
from papertiger.text.customs.written.errors import Wanted, WrittenError
from papertiger.text.customs.written.parsing import Shaped, parsed
from papertiger.text.customs.written.places import Places, near, wanted_of
from papertiger.text.customs.written.plain import cards, count, letters, whole
from papertiger.text.customs.written.signs import MEMBERS, NODES

NONE = "none"
"""The word for no value."""

_PATH = re.compile(r"`(\$[^`]*)`$")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
_FOUND = {
    "whole": Wanted.WHOLE,
    "quoted": Wanted.TEXT,
    "list": Wanted.LIST,
    "words": Wanted.CARDS,
}


def read_rule(text: str) -> Custom:
    """The rule that a text is; raises WrittenError, which tells the place and what is wrong."""
    places = Places(text)
    value = _rule(parsed(text), places)
    try:
        rule: Custom = msgspec.convert(value, Custom)
    except msgspec.ValidationError as error:
        raise _refused(error, value, places) from None
    return rule


def _rule(tree: Shaped, places: Places) -> dict[str, Any]:
    """The whole rule."""
    node = node_of(Sort.RULE)
    name, text, *parts = tree.children
    found: dict[str, Any] = {"judged": not parts}
    for field, each in zip(node.fields, (name, text), strict=False):
        found[field.name] = letters(field.letters, each, f"$.{field.name}", places)
    if parts:
        field = node.field("parts")
        count(field, parts, tree, places)
        places.note("$.parts", parts[0])
        found["parts"] = [
            _part(part, f"$.parts[{place}]", places) for place, part in enumerate(parts)
        ]
    return found


def _part(tree: Any, path: str, places: Places) -> dict[str, Any]:
    """One part of a rule."""
    when, given, *then = tree.children
    node = node_of(Sort.PART)
    shaped = {"when": when, "then": then} | ({} if given is None else {"if": given})
    return {
        name: _value(node.field(name), each, f"{path}.{name}", places, 1)
        for name, each in shaped.items()
    }


def _value(field: Field, tree: Any, path: str, places: Places, depth: int) -> Any:
    """What stands for a field. `tree` is a shape of the grammar, or a list of them.

    `depth` nodes are round it. No call more than needed: a rule may be as deep as it is large.
    """
    many = field.many
    if many is None:
        return _one(field, field.shapes, tree, path, places, depth)
    items = _items(tree)
    places.note(path, tree[0] if isinstance(tree, list) else tree)
    count(field, items, tree, places)
    found = []
    for place, item in enumerate(items):
        found.append(_one(field, many.of, item, f"{path}[{place}]", places, depth))
    return found


def _items(tree: Any) -> list[Any]:
    """The shapes of a list; one value goes without its brackets."""
    if isinstance(tree, list):
        return tree
    return [each for each in tree.children if each] if tree.data == "list" else [tree]


def _one(
    field: Field, shapes: tuple[Shape, ...], tree: Any, path: str, places: Places, depth: int
) -> Any:
    """A single value of one of these shapes."""
    places.note(path, tree)
    if depth > MOST_NODES:
        places.wrong(tree, "too-deep")
    sorts = tuple(each.sort for each in shapes if isinstance(each, Nodes))
    if tree.data == "call":
        return _call(field, shapes, tree, path, places, depth)
    if tree.data in NODES and NODES[tree.data].sort in sorts:
        return _between(NODES[tree.data], tree, path, places, depth)
    if tree.data in {"words", "whole"} and Sort.CARDS in sorts:
        return cards(tree, places)
    for shape in shapes:
        match tree.data, shape:
            case "whole", Choice() if member := shape.named("".join(tree.children)):
                return member.value
            case "whole", _ if (number := whole(field, shape, tree, places)) is not None:
                return number
            case "quoted", Letters():
                return letters(shape, tree.children[0], path, places)
            case _:
                pass
    found = _FOUND.get(tree.data) or Wanted(NODES[tree.data].sort)
    return places.wrong(tree, "wrong-kind", found=(found,), wanted=wanted_of(shapes))


def _between(node: Node, tree: Shaped, path: str, places: Places, depth: int) -> dict[str, Any]:
    """A node whose words, or sign, stand between its fields."""
    found: dict[str, Any] = dict(node.tag)
    fields = node.fields
    shaped = [list(tree.children)] if len(fields) == 1 < len(tree.children) else tree.children
    for field, each in zip(fields, shaped, strict=True):
        below = f"{path}.{field.name}"
        if isinstance(each, Token):
            found[field.name] = MEMBERS[each].value
        else:
            found[field.name] = _value(field, each, below, places, depth + 1)
    return found


def _call(
    field: Field, shapes: tuple[Shape, ...], tree: Shaped, path: str, places: Places, depth: int
) -> Any:
    """What a word stands for, with what it has in brackets."""
    word, *given = filter(None, tree.children)
    sorts = tuple(each.sort for each in shapes if isinstance(each, Nodes))
    for sort in sorts:
        if word in words_of(sort):
            return _node(node_of(sort, str(word)), word, given, path, places, depth)
    if given:
        return _unknown(word, shapes, places, given=True)
    if word == NONE and field.nullable:
        return None
    if Sort.CARDS in sorts:
        return cards(tree, places)
    for shape in shapes:
        match shape:
            case YesOrNo() if word in shape_words(shape):
                return word == "yes"
            case Choice() if (member := shape.named(str(word))) is not None:
                return member.value
            case Letters(pattern=str()):
                return letters(shape, word, path, places)
            case _:
                pass
    return _unknown(word, shapes, places)


def _unknown(
    word: Any, shapes: tuple[Shape, ...], places: Places, *, given: bool = False
) -> NoReturn:
    """Raise what is wrong with a word that is none of these shapes; `given`: it has brackets."""
    known = tuple(each for shape in shapes for each in shape_words(shape))
    wanted, hints = wanted_of(shapes), near(str(word), shapes)
    if given and word in known:
        places.wrong(word, "no-fields", word=str(word))
    elsewhere = tuple(Wanted(each) for each in sorts_with(str(word)))
    if elsewhere and not hints:
        places.wrong(word, "other-kind", word=str(word), found=elsewhere, wanted=wanted)
    places.wrong(word, "unknown", hints, word=str(word), wanted=wanted, known=known)


def _node(
    node: Node, word: Any, given: list[Any], path: str, places: Places, depth: int
) -> dict[str, Any]:
    """A node with its fields: first those in their order, then those that are named."""
    places.note(path, word)
    found: dict[str, Any] = dict(node.tag)
    names = tuple(field.name for field in node.fields)
    named = False
    for place, each in enumerate(given):
        if each.data == "labelled":
            named = True
            label, tree = each.children
            if label not in names:
                hints = near(label, (), names)
                places.wrong(
                    label, "unknown-field", hints, word=str(word), field=str(label), fields=names
                )
            field = node.field(str(label))
            if field.name in found:
                places.wrong(label, "given-twice", field=field.name)
        else:
            if named:
                places.wrong(each, "after-named")
            if place >= len(names):
                code = "too-many-fields" if names else "no-fields"
                places.wrong(each, code, word=str(word), **({"fields": names} if names else {}))
            field, tree = node.fields[place], each
        found[field.name] = _value(field, tree, f"{path}.{field.name}", places, depth + 1)
    missing = tuple(each.name for each in node.fields if each.required and each.name not in found)
    if missing:
        places.wrong(word, "missing", word=str(word), fields=missing)
    return found


def _refused(error: msgspec.ValidationError, value: Any, places: Places) -> WrittenError:
    """What the types refuse, at the place in the text that its path tells."""
    cause = error.__cause__
    if not isinstance(cause, FaultyRuleError):
        path = _PATH.search(str(error))
        return WrittenError(places.text, places.at(path[1] if path else "$"), "unfit")
    arguments = fault_arguments(cause, value)
    at = places.at(cause.path)
    return WrittenError(places.text, at, f"fault-{cause.fault.value}", (), **arguments)


def fault_arguments(error: FaultyRuleError, value: Any) -> dict[str, str]:
    """What the message of a fault names; `value`: the rule in plain JSON."""
    match error.fault:
        case Fault.TOO_LARGE:
            return {"most": str(MOST_NODES)}
        case Fault.TOO_OFTEN:
            return {"most": str(MOST_TIMES)}
        case Fault.ONLY_ATTEMPTED:
            return {"trigger": node_for(Attempted).word}
        case Fault.ONLY_ALWAYS:
            return {"trigger": node_for(Always).word}
        case Fault.NOT_CHOSEN:
            return {"field": node_for(Move).fields[-1].name}
        case Fault.SIGN:
            *_, phrase = _within(value, error.path)
            sign = unsaid_sign(phrase, blanks=".phrases[" in error.path) or ""
            seen = sign.isprintable() and sign not in UNSEEN
            return {"sign": sign if seen else f"U+{ord(sign):04X}"}
        case Fault.UNFILLED:
            *_, say, _, phrase = _within(value, error.path)
            filled = {name: say.get(name) not in (None, "") for name in ("number", "again")}
            blank, field = missing_for(phrase, **filled) or ("", "")
            return {"word": blank, "field": field}
        case _:
            return {}


def _within(value: Any, path: str) -> Iterator[Any]:
    """What a path leads through, from the whole rule in plain JSON to what it points at."""
    yield value
    for name, place in _STEP.findall(path):
        value = value[name or int(place)]
        yield value
