"""The types of the wire as TypeScript declarations, written from their JSON Schema."""

import json
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from papertiger.wire import PROTOCOL
from papertiger.wire.routes import ROUTES, Route
from tools.documents.components import REF, Schema, name_of

WIDTH = 100

HEAD = """\
// What a client and a table server say to each other. Made by `python tools/wire.py`.
//
// Unions are told apart by one field: `do` of what goes up and of moves, `is` of what comes down,
// `event` of what happened, `ask` of what is asked, `game` of settings.
"""

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
PLAIN["null"] = "null"


def declarations(components: dict[str, Schema]) -> str:
    """The text of the file."""
    blocks = [HEAD, f"/** The version of the protocol. */\nexport type Protocol = {PROTOCOL};\n"]
    blocks += ["\n".join(_declared(name, schema)) + "\n" for name, schema in components.items()]
    blocks.append("\n".join(_routes(ROUTES)) + "\n")
    return "\n".join(blocks)


def _declared(name: str, schema: Schema) -> Iterator[str]:
    yield from _comment(schema["description"])
    if schema.get("type") != "object":
        yield from _alias(name, _alternatives(schema))
        return
    yield f"export interface {name} {{"
    required = schema.get("required", ())
    for field, each in schema["properties"].items():
        yield from _comment(_facts(each), "  ")
        mark = "" if field in required else "?"
        yield f"  {field}{mark}: {_type(each)};"
    yield "}"


def _comment(text: str, indent: str = "") -> Iterator[str]:
    """A comment for whoever reads the declarations."""
    if not text:
        return
    one = f"{indent}/** {text} */"
    if len(one) <= WIDTH and "\n" not in text:
        yield one
        return
    yield f"{indent}/**"
    for number, paragraph in enumerate(text.split("\n\n")):
        if number:
            yield f"{indent} *"
        prefix = f"{indent} * "
        yield from textwrap.wrap(
            paragraph, WIDTH, initial_indent=prefix, subsequent_indent=prefix,
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip
    yield f"{indent} */"


def _facts(schema: Schema) -> str:
    """What a type of TypeScript does not say: limits, lengths, the default."""
    said = [*_bounds(schema), *(each for part in schema.get("anyOf", ()) for each in _bounds(part))]
    items = schema.get("items")
    if isinstance(items, dict):
        said += [f"each {bound}" for bound in _bounds(items)]
    if "default" in schema and not isinstance(schema["default"], dict):
        said.append(f"default {json.dumps(schema['default'])}")
    return ", ".join(said)


def _bounds(schema: Schema) -> Iterator[str]:
    for lowest, highest, what in (
        ("minimum", "maximum", ""),
        ("minimum", "exclusiveMaximum", ""),
        ("minLength", "maxLength", " characters"),
    ):
        if highest in schema:
            top = schema[highest] - (highest == "exclusiveMaximum")
            yield f"{schema.get(lowest, 0)} to {top}{what}"
    if "pattern" in schema:
        yield f"`{schema['pattern']}`"


def _alias(name: str, parts: Sequence[str]) -> Iterator[str]:
    """A type that is one of several."""
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"export type {name} ="
    # A part stays with the bar before it.
    bars = " ".join(f"|\0{part}" for part in parts) + ";"
    for row in textwrap.wrap(bars, WIDTH - 2, break_long_words=False, break_on_hyphens=False):
        yield "  " + row.replace("\0", " ")


def _alternatives(schema: Schema) -> list[str]:
    """What a schema may be, one of several."""
    match schema:
        case {"$ref": str(ref)}:
            return [ref.removeprefix(REF)]
        case {"const": value}:
            return [json.dumps(value)]
        case {"enum": list(values)}:
            return [json.dumps(value) for value in values]
        case {"anyOf": list(parts)}:
            return [each for part in parts for each in _alternatives(part)]
        case _:
            return [_of_kind(schema)]


def _of_kind(schema: Schema) -> str:
    match schema:
        case {"type": "array", "prefixItems": list(items)}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": dict(item)}:
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(value)}:
            return f"{{ [name: string]: {_type(value)} }}"
        case {"type": str(kind)} if kind in PLAIN:
            return PLAIN[kind]
        case _:
            raise ValueError(f"no type of TypeScript for {schema}")


def _type(schema: Any) -> str:
    return " | ".join(_alternatives(schema))


def _routes(routes: Sequence[Route]) -> Iterator[str]:
    """What is asked by HTTP, and what is answered, as far as it is JSON."""
    yield from _comment("What can be asked by HTTP: the JSON that goes there and that comes back.")
    yield "export interface Routes {"
    for route in routes:
        answers = dict.fromkeys(each.body for each in route.answers if each.body is not None)
        if not answers:
            continue
        body = "" if route.body is None else f"body: {name_of(route.body)}; "
        yield from _comment(route.summary, "  ")
        answer = " | ".join(map(name_of, answers))
        yield f'  "{route.method} {route.path}": {{ {body}answer: {answer} }};'
    yield "}"
