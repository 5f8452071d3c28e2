"""The types of the wire as JSON Schema 2020-12: a component for every class and every union.

msgspec makes the schemas. Here components get names that stay as they are when others are added,
unions get names of their own, and descriptions come from the docstrings.
"""

import enum
import re
from collections.abc import Iterable, Iterator
from inspect import getdoc
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import inspect

from papertiger.madiao.events import Told as MadiaoTold
from papertiger.madiao.moves import Move as MadiaoMove
from papertiger.madiao.view import Ask as MadiaoAsk
from papertiger.mao.customs import conditions, custom, effects, numbers, seats, triggers
from papertiger.mao.moves import Move as MaoMove
from papertiger.mao.told import Told as MaoTold
from papertiger.wire import http
from papertiger.wire.commands import Command, Up
from papertiger.wire.news import Down, Numbered
from papertiger.wire.settings import Settings

Schema: TypeAlias = dict[str, Any]

UNIONS: dict[str, tuple[Any, str]] = {
    "Up": (Up, "What a client may send on a table's socket."),
    "Command": (Command, "What has an effect at a table, and an answer."),
    "Down": (Down, "What a table sends on a socket."),
    "Numbered": (Numbered, "The messages of a stream, numbered without gaps."),
    "Settings": (Settings, "What a table is set to."),
    "MadiaoMove": (MadiaoMove, "What a player of Madiao may do."),
    "MadiaoTold": (MadiaoTold, "What a reader is told of what happens in Madiao."),
    "MadiaoAsk": (MadiaoAsk, "What a player of Madiao is asked."),
    "MaoMove": (MaoMove, "What a player of Mao may do."),
    "MaoTold": (MaoTold, "What a reader is told of what happens in Mao."),
    "MaoRuleTrigger": (triggers.Trigger, "When a made-up rule looks at its conditions."),
    "MaoRuleCondition": (conditions.Condition, "What must hold for effects to follow."),
    "MaoRuleNumber": (numbers.Number, "A number in a made-up rule."),
    "MaoRuleWho": (seats.Who, "Players, as made-up rules speak of them."),
    "MaoRuleEffect": (effects.Effect, "What a made-up rule does."),
}
"""The unions that have a name: what they are of, and what they are."""

BODIES = tuple(
    each for each in vars(http).values() if getattr(each, "__module__", "") == http.__name__
)
"""What is asked and answered by HTTP."""

SIDES = {**dict.fromkeys(get_args(Up), "Up"), **dict.fromkeys(get_args(Down), "Down")}
LANGUAGE = custom.__package__
"""The package of what made-up rules are made of, beside the rule itself."""
GAMES = {"madiao": "Madiao", "mao": "Mao"}
REF = "#/$defs/"


def name_of(cls: type) -> str:
    """The name of a class among the components: `UpHello`, `DownWelcome`, `MadiaoPlay`, `Room`."""
    if cls.__module__.startswith(f"{LANGUAGE}.") and cls.__module__ != custom.__name__:
        return f"MaoRule{cls.__name__}"
    package = cls.__module__.split(".")[1]
    return SIDES.get(cls, GAMES.get(package, "")) + cls.__name__


def components() -> dict[str, Schema]:
    """Every component by its name, in the order of the alphabet."""
    unions = [union for union, _ in UNIONS.values()]
    classes = list(dict.fromkeys(_classes(inspect.multi_type_info([*unions, *BODIES]))))
    schemas, found = msgspec.json.schema_components([*classes, *unions])
    names = {
        schema["$ref"].removeprefix(REF): name_of(cls)
        for cls, schema in zip(classes, schemas, strict=False)
    }
    if len(set(names.values())) < len(names):
        raise ValueError(f"two components share a name: {sorted(names.values())}")
    by_name = {names[given]: _renamed(schema, names) for given, schema in found.items()}
    for cls in classes:
        by_name[name_of(cls)] |= {"title": name_of(cls), "description": _about(cls)}
        if issubclass(cls, enum.Enum):
            # As the class has them: cards in the order of their ranks.
            by_name[name_of(cls)] |= {"type": "string", "enum": [each.value for each in cls]}
    named = dict(zip(UNIONS, schemas[len(classes) :], strict=True))
    unnamed = {name: _renamed(schema, names) for name, schema in named.items()}
    by_name = {name: _with_unions(schema, unnamed) for name, schema in by_name.items()}
    for name, schema in unnamed.items():
        others = {other: each for other, each in unnamed.items() if other != name}
        about = {"title": name, "description": UNIONS[name][1]}
        by_name[name] = about | _within_unions(schema, others)
    return dict(sorted(by_name.items()))


def _classes(types: Iterable[inspect.Type]) -> Iterator[type]:
    """The classes that become components."""
    waiting, seen = list(types), set()
    while waiting:
        each = waiting.pop(0)
        match each:
            case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
                seen.add(cls)
                yield cls
                waiting += [field.type for field in fields]
            case inspect.EnumType(cls=cls):
                yield cls
            case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
                waiting += parts
            case inspect.CollectionType(item_type=item):
                waiting.append(item)
            case inspect.DictType(value_type=value):
                waiting.append(value)
            case inspect.Metadata(type=inner):
                waiting.append(inner)
            case _:
                pass


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """A schema that refers to components by our names; what can be one thing only is a `const`."""
    match schema:
        case str() if schema.startswith(REF):
            return REF + names[schema.removeprefix(REF)]
        case list():
            return [_renamed(each, names) for each in schema]
        case dict():
            made = {key: _renamed(each, names) for key, each in schema.items()}
            if made.get("required") == []:
                del made["required"]
            if isinstance(made.get("enum"), list) and len(made["enum"]) == 1:
                # The tag of a message, or a version.
                made = {"const": made.pop("enum")[0]} | made
            return made
        case _:
            return schema


def _about(cls: type) -> str:
    """What the docstrings of a class and of those that it is made from say, in terms of JSON."""
    own = [each for each in cls.__mro__ if each.__module__.startswith("papertiger.")]
    paragraphs = "\n\n".join(getdoc(each) or "" for each in own).split("\n\n")
    plain = (re.sub(r"\s*\bRaises .*", "", each, flags=re.DOTALL) for each in paragraphs)
    joined = "\n\n".join(" ".join(each.split()) for each in plain if each)
    return re.sub(r"\bNone\b", "null", joined)


def _with_unions(schema: Any, unions: dict[str, Schema]) -> Any:
    """A schema in which a union that has a name is referred to by it."""
    for name, union in unions.items():
        if schema == union:
            return {"$ref": REF + name}
    match schema:
        case list():
            return [_with_unions(each, unions) for each in schema]
        case dict():
            # A union among the keys of its field: `{"anyOf": [...], ..., "default": null}`.
            return {key: _with_unions(each, unions) for key, each in schema.items()}
        case _:
            return schema


def _within_unions(union: Schema, others: dict[str, Schema]) -> Schema:
    """A union whose members are named unions where there are such, and classes."""
    members = list(union["anyOf"])
    for name, other in others.items():
        if all(each in members for each in other["anyOf"]):
            place = members.index(other["anyOf"][0])
            members = [each for each in members if each not in other["anyOf"]]
            members.insert(place, {"$ref": REF + name})
    return union | {"anyOf": members}


def reachable(names: Iterable[str], every: dict[str, Schema]) -> dict[str, Schema]:
    """These components and all that they refer to."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [ref.removeprefix(REF) for ref in refs(every[name])]
    return {name: schema for name, schema in every.items() if name in found}


def refs(schema: Any) -> Iterator[str]:
    """All references in a schema."""
    match schema:
        case {"$ref": str(ref)}:
            yield ref
        case list():
            for each in schema:
                yield from refs(each)
        case dict():
            for each in schema.values():
                yield from refs(each)
        case _:
            pass


def moved(schema: Any, to: str) -> Any:
    """A schema whose references lead to components elsewhere in a document."""
    match schema:
        case str() if schema.startswith(REF):
            return to + schema.removeprefix(REF)
        case list():
            return [moved(each, to) for each in schema]
        case dict():
            return {key: moved(each, to) for key, each in schema.items()}
        case _:
            return schema
