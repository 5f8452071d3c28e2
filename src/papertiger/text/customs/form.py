"""A made-up rule put together choice by choice: the form that a sentence builder draws.

A form is a rule in the record form with blanks: a node that is not chosen yet is `{}`, a field
that must be filled and is not is left out, an item of a list is None. Every place of it has a
path, as `$.parts[0].then[1].who`. What is done to a form gives a new form, or `Refused`, whose
arguments name the place; `refusal` says it in words. What each place can be, `slots.py` tells.

    form = start("say", "r1")
    form = fill(form, "$.parts[0].if.among.ranks", ["J", "Q", "K"])
    form = choose(form, "$.parts[0].then[0].who", "everybody")
    custom_of(form)  # Refused: $.parts[0].then[0].phrases is blank

Nothing is offered that could not lead to a rule; `custom_of` is still the judge of the whole.
"""

import re
from typing import Any

import msgspec
from msgspec import Struct

from papertiger.kernel.game import Refused
from papertiger.mao.customs import Custom
from papertiger.mao.customs.limits import MOST_NODES
from papertiger.mao.customs.phrases import fault_of
from papertiger.text.catalog import Catalog
from papertiger.text.customs.possible import (
    begun,
    can_hold,
    fits,
    is_empty,
    names_in,
    words_at,
    words_in,
)
from papertiger.text.customs.reading import BLANK, held_by
from papertiger.text.customs.spots import Spot, spot, spots_in, with_held
from papertiger.text.customs.vocabulary import (
    Letters,
    Many,
    Nodes,
    Shape,
    Sort,
    Whole,
    node_of,
    nodes_of,
)

CLAUSE = "MO-92"


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule under construction: the record form, with blanks."""

    rule: dict[str, Any]


def form_of(custom: Custom) -> Form:
    """A rule as a form."""
    return Form(msgspec.json.decode(msgspec.json.encode(custom)))


def form_from(rule: Any) -> Form | Refused:
    """A form that came from outside, as a page sends it; refused where no form can be so."""
    whole = (Nodes(Sort.RULE),)
    try:
        wrong = "$" if rule in (None, {}) else _unsound(whole, rule, "$")
        large = wrong is None and _size(whole, rule) > MOST_NODES
    except RecursionError:
        wrong, large = None, True
    if large:
        return _refused("too-large", "$", most=MOST_NODES)
    return Form(rule) if wrong is None else _refused("not-fitting", wrong)


def custom_of(form: Form) -> Custom | Refused:
    """The rule that a form makes; refused at its first blank, or where no rule can be so."""
    empty = next(iter(blanks(form)), None)
    if empty is not None:
        return _refused("blank", empty)
    try:
        return msgspec.convert(form.rule, Custom)
    except (msgspec.ValidationError, RecursionError) as error:
        found = re.search(r"`(\$[^`]*)`", str(error))
        return _refused("no-rule", found[1] if found else "$")


def blanks(form: Form) -> tuple[str, ...]:
    """The paths of all that must still be filled, in order."""
    judged = form.rule.get("judged", True)
    return tuple(
        at.path
        for at in spots_in(form.rule)
        if is_empty(at) and not (judged and at.field.name == "parts")
    )


def choose(form: Form, path: str, word: str) -> Form | Refused:
    """The form with another node at a place; what the old one held and still fits stays."""
    at = spot(form.rule, path)
    if at is None or at.sort is None:
        return _refused("no-such-place", path)
    if word not in words_at(at):
        return _refused("not-offered", path, word=word)
    held = at.held if isinstance(at.held, dict) else {}
    return _with(at, begun(node_of(at.sort, word), held, names_in(form.rule)))


def fill(form: Form, path: str, value: Any) -> Form | Refused:
    """The form with a number, a text, a member of an enum, yes or no, or a list of them there."""
    at = spot(form.rule, path)
    if at is None or all(isinstance(each, Nodes) for each in at.shapes):
        return _refused("no-such-place", path)
    held = list(value) if isinstance(value, tuple) else value
    # A text that may be empty and is: nothing is said of it, and something can be later.
    return _unfit(at, held) or _with(at, BLANK if held == "" else held)


def add(form: Form, path: str) -> Form | Refused:
    """The form with one more item, a blank, at the end of a list."""
    at = spot(form.rule, path)
    if at is None or at.many is None:
        return _refused("no-such-place", path)
    items = [] if at.held is BLANK or at.held is None else list(at.held)
    if at.many.most is not None and len(items) >= at.many.most:
        return _refused("list-full", path, most=at.many.most)
    sort = next((each.sort for each in at.many.of if isinstance(each, Nodes)), None)
    if sort is Sort.PART:
        added = _with(at, [*items, begun(node_of(sort), {}, ())])
        return Form(added.rule | {"judged": False}) if isinstance(added, Form) else added
    return _with(at, [*items, None if sort is None else {}])


def remove(form: Form, path: str) -> Form | Refused:
    """The form without an item of a list, or with a field as it is when nothing is said of it."""
    at = spot(form.rule, path)
    if at is None:
        return _refused("no-such-place", path)
    if at.index is None:
        return _with(at, BLANK)
    whole = spot(form.rule, at.list_path)
    if whole is None or whole.many is None:
        return _refused("no-such-place", path)
    if len(whole.held) <= whole.many.fewest:
        return _refused("list-short", path, fewest=whole.many.fewest)
    return _with(whole, [each for place, each in enumerate(whole.held) if place != at.index])


def move(form: Form, path: str, to: int) -> Form | Refused:
    """The form with an item of a list at another place of it."""
    at = spot(form.rule, path)
    whole = None if at is None else spot(form.rule, at.list_path)
    if at is None or at.index is None or whole is None:
        return _refused("no-such-place", path)
    if not 0 <= to < len(whole.held):
        return _refused("no-such-place", f"{at.list_path}[{to}]")
    items = [each for place, each in enumerate(whole.held) if place != at.index]
    items.insert(to, whole.held[at.index])
    return _with(whole, items)


def refusal(catalog: Catalog, refused: Refused) -> str:
    """Why something cannot be done to a form, and where. Needs the part "customs"."""
    return catalog.say(f"custom-refused-{refused.code}", **refused.arguments)


def _refused(code: str, path: str, **arguments: str | int) -> Refused:
    return Refused(code, CLAUSE, {"path": path, **arguments})


def _with(at: Spot, held: Any) -> Form | Refused:
    """The form with something else at a place, unless it is too large then."""
    rule = with_held(at, held)
    parts = node_of(Sort.RULE).field("parts")
    if held is not BLANK and _size(parts.shapes, held_by(rule, parts)) > MOST_NODES:
        return _refused("too-large", at.path, most=MOST_NODES)
    return Form(rule)


def _unsound(shapes: tuple[Shape, ...], held: Any, path: str) -> str | None:
    """The path of the first thing that cannot stand where it does, blanks aside."""
    if held is None or held == {}:
        return None
    many = next((each for each in shapes if isinstance(each, Many)), None)
    sort = next((each.sort for each in shapes if isinstance(each, Nodes)), None)
    if isinstance(held, list) and many is not None:
        if many.most is not None and len(held) > many.most:
            return path
        inner = ((many.of, each, f"{path}[{place}]") for place, each in enumerate(held))
    elif isinstance(held, dict) and sort is not None:
        word = held.get(sort.value, "") if nodes_of(sort)[0].word else ""
        if word not in words_in(sort):
            return path
        node = node_of(sort, word)
        fields = {field.name: field.shapes for field in node.fields}
        rest = {key: each for key, each in held.items() if key not in node.tag}
        strange = next((key for key in rest if key not in fields), None)
        if strange is not None:
            return f"{path}.{strange}"
        inner = ((fields[key], each, f"{path}.{key}") for key, each in rest.items())
    else:
        return None if fits(shapes, held) else path
    return next(filter(None, (_unsound(*each) for each in inner)), None)


def _size(shapes: tuple[Shape, ...], held: Any) -> int:
    """How many nodes are held, as `limits.nodes_of` counts them: with those that go unsaid."""
    for shape in shapes:
        match shape:
            case Nodes() if held is BLANK:
                return 1
            case Nodes(sort=sort) if isinstance(held, dict):
                word = held.get(sort.value, "")
                if word not in words_in(sort):
                    return 1
                fields = node_of(sort, word).fields
                return 1 + sum(_size(field.shapes, held_by(held, field)) for field in fields)
            case Many(of=of) if isinstance(held, list | tuple):
                return sum(_size(of, each) for each in held)
            case _:
                pass
    return 0


def _unfit(at: Spot, held: Any) -> Refused | None:
    """Why a plain value cannot stand at a place."""
    items = held if isinstance(held, list) else [held]
    if any(isinstance(each, dict) for each in items):
        return _refused("not-fitting", at.path)
    for shape in at.shapes:
        match shape:
            case Whole(least=least, most=most) if type(held) is int and not least <= held <= most:
                return _refused("number-beyond", at.path, least=least, most=most)
            case Letters(most=int(most)) if isinstance(held, str) and len(held) > most:
                return _refused("text-long", at.path, most=most)
            case Many(most=int(most)) if isinstance(held, list) and len(held) > most:
                return _refused("list-full", at.path, most=most)
            case _:
                pass
    if not fits(at.shapes, held):
        return _refused("not-fitting", at.path)
    units = {each.unit for each in _items_of(at) if isinstance(each, Letters)}
    said = items if units & {"phrase", "words"} else []
    texts = (each for each in said if isinstance(each, str) and each)
    for fault in (fault_of(each, blanks="phrase" in units) for each in texts):
        if fault is not None:
            return _refused(f"phrase-{fault.value}", at.path)
    return None if can_hold(at, held) else _refused("not-fitting", at.path)


def _items_of(at: Spot) -> tuple[Shape, ...]:
    """The shapes of what may stand at a place, or be an item of it."""
    return (*at.shapes, *(at.many.of if at.many is not None else ()))
