"""Made-up rules at random, made from the types of the language alone."""

from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from papertiger.mao.customs import Custom, InForce
from papertiger.mao.customs.conditions import Condition
from papertiger.mao.customs.effects import Effect
from papertiger.mao.customs.triggers import Trigger

DEEP = 4
STRINGS = {"name": ("a", "b"), "letters": ("AB", "ABA", "AABB"), "word": ("nice", "six", "snap")}


def _value(kind: inspect.Type, rng: Random, depth: int, name: str) -> Any:
    """A value of a type as JSON has it; deep down only what holds nothing more."""
    match kind:
        case inspect.Metadata(type=inner):
            return _value(inner, rng, depth, name)
        case inspect.UnionType(types=types):
            plain = [each for each in types if not _holds_more(each)]
            return _value(rng.choice(plain if depth > DEEP and plain else types), rng, depth, name)
        case inspect.VarTupleType(item_type=item, min_length=fewest):
            count = rng.randint(fewest or 0, 2)
            return [_value(item, rng, depth + 1, name) for _ in range(count)]
        case inspect.StructType():
            tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
            chosen = [each for each in kind.fields if each.required or rng.random() < 0.5]
            made = {
                each.encode_name: _value(each.type, rng, depth + 1, each.name) for each in chosen
            }
            return tag | made
        case inspect.EnumType(cls=cls):
            return rng.choice([each.value for each in cls])
        case inspect.IntType(ge=ge, le=le):
            return rng.randint(max(-3, ge or 0), max(min(13, le or 13), ge or 0))
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.NoneType():
            return None
        case inspect.StrType():
            return rng.choice(STRINGS.get(name, STRINGS["name" if kind.pattern else "word"]))
        case _:
            raise AssertionError(f"nothing is made of {kind}")


def _holds_more(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StructType) and any(
        isinstance(each.type, inspect.UnionType | inspect.VarTupleType | inspect.StructType)
        for each in kind.fields
    )


TRIGGER, CONDITION, EFFECT = inspect.multi_type_info([Trigger, Condition, Effect])


def random_rule(rng: Random, name: str) -> Custom:
    """A rule that is taken; whatever is refused is tried again otherwise."""
    while True:
        parts = []
        for _ in range(rng.randint(1, 3)):
            then = [_value(EFFECT, rng, 1, "") for _ in range(rng.randint(1, 3))]
            part = {"when": _value(TRIGGER, rng, 1, ""), "then": then}
            if rng.random() < 0.4:
                part["if"] = _value(CONDITION, rng, 1, "")
            parts.append(part)
        made = {"id": name, "text": "At random.", "judged": False, "parts": parts}
        try:
            rule: Custom = msgspec.convert(made, Custom)
        except msgspec.ValidationError as error:
            if "no rule can be so" not in str(error):
                raise
        else:
            return rule


def random_rules(rng: Random, most: int) -> tuple[InForce, ...]:
    """Rules in force, some of them secret."""
    return tuple(
        InForce(random_rule(rng, f"r{number}"), secret=rng.random() < 0.3)
        for number in range(rng.randint(1, most))
    )
