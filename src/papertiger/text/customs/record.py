"""A made-up rule read from JSON, its record form, with errors that can be told in any language.

`read_record` reads a text. What is no rule is a `RecordError`: the path of the place, as
`$.parts[0].then[1].who`, a code and arguments; `told_of_record` says it, with the messages of the
written form where they fit ("customs-written").
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

import msgspec

from papertiger.mao.customs import Custom
from papertiger.mao.customs.limits import FaultyRuleError
from papertiger.text.catalog import Catalog
from papertiger.text.customs.vocabulary import (
    Choice,
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
    words_of,
)
from papertiger.text.customs.written.errors import Argument, Wanted
from papertiger.text.customs.written.places import FORMS, near
from papertiger.text.customs.written.reading import fault_arguments
from papertiger.text.customs.written.telling import told_of

_PATH = re.compile(r"`(\$[^`]*)`$")
_HALF = re.compile("[\ud800-\udfff]")
_NAMES = {Sort.RULE: "rule", Sort.PART: "part", Sort.CARDS: "cards"}
_MOST_DIGITS = 20
"""Where there are more, so many are enough to see that the number is too large."""


class NoJsonError(ValueError):
    """A text that is no JSON: its line and column, from 1."""

    def __init__(self, line: int, column: int) -> None:
        """The place where it stops to be JSON."""
        super().__init__(f"no JSON at {line}:{column}")
        self.line, self.column = line, column


class RecordError(ValueError):
    """JSON that is no rule: the path, a code of the catalogs and its arguments, hints."""

    def __init__(
        self, path: str, code: str, hints: tuple[str, ...] = (), **arguments: Argument
    ) -> None:
        """An error at a path."""
        super().__init__(f"{code} at {path} {arguments}")
        self.path, self.code, self.hints, self.arguments = path, code, hints, arguments


class _Object(dict[str, Any]):
    """An object of JSON, and the name that it gives twice, if there is one."""

    twice: str | None = None


def is_record(text: str) -> bool:
    """Whether a text is meant as JSON: it begins as an object or a list, or is JSON altogether."""
    try:
        return text.lstrip()[:1] in {"{", "["} or (_decoded(text), True)[1]
    except NoJsonError:
        return False


def read_record(text: str) -> Custom:
    """The rule that a text in JSON is. Raises NoJsonError or RecordError."""
    value = _decoded(text)
    try:
        _check((Nodes(Sort.RULE),), value, "$")
    except RecursionError:
        _wrong("$", "too-deep")
    if value.get("judged", True) is ("parts" in value):
        _wrong("$", "judged-or-parts")
    try:
        rule: Custom = msgspec.convert(value, Custom)
    except msgspec.ValidationError as error:
        cause = error.__cause__
        if isinstance(cause, FaultyRuleError):
            arguments = fault_arguments(cause, value)
            raise RecordError(cause.path, f"fault-{cause.fault.value}", (), **arguments) from None
        found = _PATH.search(str(error))
        raise RecordError(found[1] if found else "$", "unfit") from None
    return rule


def told_of_record(error: RecordError, words: Catalog) -> str:
    """What is wrong and what would be right; without the path."""
    return told_of(error.code, error.arguments, error.hints, words)


def _decoded(text: str) -> Any:
    """JSON as Python has it, its numbers no longer than can matter. Raises NoJsonError."""
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=lambda digits: int(digits[:_MOST_DIGITS]),
        )
    except json.JSONDecodeError as error:
        raise NoJsonError(error.lineno, error.colno) from None
    except RecursionError:
        raise RecordError("$", "too-deep") from None


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    found = _Object()
    for name, value in pairs:
        if name in found and found.twice is None:
            found.twice = name
        found[name] = value
    return found


def _wrong(path: str, code: str, hints: tuple[str, ...] = (), **arguments: Argument) -> NoReturn:
    raise RecordError(path, code, hints, **arguments)


def _check(shapes: tuple[Shape, ...], value: Any, path: str, *, nullable: bool = False) -> None:
    """Raise what is wrong with the first thing that cannot stand where it does."""
    if value is None and nullable:
        return
    for shape in shapes:
        match shape, value:
            case Nodes(sort=sort), dict():
                _check_node(sort, value, path)
            case Many(), list():
                _check_list(shape, value, path)
            case Choice(), str():
                _check_member(shape, value, path)
            case Letters(), str():
                _check_text(shape, value, path)
            case YesOrNo(), bool():
                pass
            case Whole(), int() if not isinstance(value, bool):
                _check_number(shape, value, path)
            case _:
                continue
        return
    wanted = tuple(dict.fromkeys(_wanted(shapes)))
    # A node that is a number, and not a plain one, is a number, too: one of both is said.
    wanted = tuple(each for each in wanted if each != Wanted.WHOLE or Wanted.NUMBER not in wanted)
    _wrong(path, "wrong-kind", found=(_kind(value),), wanted=wanted)


def _check_node(sort: Sort, value: dict[str, Any], path: str) -> None:
    node = _node(sort, value, path)
    if isinstance(value, _Object) and value.twice is not None:
        _wrong(path, "given-twice", field=value.twice)
    fields = {field.name: field for field in node.fields}
    for name in value:
        if name not in fields and name not in node.tag:
            known = (*node.tag, *fields)
            called = node.word or _NAMES[sort]
            hints = near(name, (), known)
            _wrong(path, "unknown-field", hints, word=called, field=name, fields=known)
    missing = tuple(each.name for each in node.fields if each.required and each.name not in value)
    if missing:
        _wrong(path, "absent", fields=missing)
    for name, field in fields.items():
        if name in value:
            _check(field.shapes, value[name], f"{path}.{name}", nullable=field.nullable)


def _node(sort: Sort, value: dict[str, Any], path: str) -> Node:
    """The node that an object says it is."""
    if not nodes_of(sort)[0].word:
        return node_of(sort)
    if sort.value not in value:
        _wrong(path, "absent", fields=(sort.value,))
    word, known, place = value[sort.value], words_of(sort), f"{path}.{sort.value}"
    if not isinstance(word, str):
        _wrong(place, "wrong-kind", found=(_kind(word),), wanted=(Wanted(sort.value),))
    if word not in known:
        hints = near(word, (Nodes(sort),))
        wanted = (Wanted(sort.value),)
        _wrong(place, "unknown", hints, word=word, wanted=wanted, known=known)
    return node_of(sort, word)


def _check_list(many: Many, items: list[Any], path: str) -> None:
    name = path.rpartition(".")[2]
    if len(items) < many.fewest:
        _wrong(path, "too-few", field=name, fewest=str(many.fewest))
    if many.most is not None and len(items) > many.most:
        _wrong(f"{path}[{many.most}]", "too-many", field=name, most=str(many.most))
    for place, item in enumerate(items):
        _check(many.of, item, f"{path}[{place}]")


def _check_member(choice: Choice, word: str, path: str) -> None:
    known = tuple(str(each.value) for each in choice.members)
    if word not in known:
        meant = near(word, (choice,))
        hints = tuple(str(each.value) for it in meant if (each := choice.named(it)) is not None)
        _wrong(path, "unknown", hints, word=word, wanted=known, known=known)


def _check_text(letters: Letters, text: str, path: str) -> None:
    if (half := _HALF.search(text)) is not None:
        _wrong(path, "half-sign", sign=f"U+{ord(half[0]):04X}")
    if letters.pattern is not None and re.search(letters.pattern, text) is None:
        _wrong(path, "form", word=text, wanted=(FORMS[letters.pattern],))
    if len(text) < letters.fewest:
        _wrong(path, "empty-text")
    if letters.most is not None and len(text) > letters.most:
        _wrong(path, "long-text", found=str(len(text)), most=str(letters.most))


def _check_number(whole: Whole, number: int, path: str) -> None:
    name = path.rpartition(".")[2]
    if number < whole.least:
        _wrong(path, "less", field=name, number=str(number), least=str(whole.least))
    if number > whole.most:
        _wrong(path, "more", field=name, number=str(number), most=str(whole.most))


def _kind(value: Any) -> str:
    """What a value of JSON is, as the catalogs have words for it."""
    match value:
        case None:
            return Wanted.NULL
        case bool():
            return Wanted.TRUTH
        case int():
            return Wanted.WHOLE
        case float():
            return Wanted.FRACTION
        case str():
            return Wanted.TEXT
        case list():
            return Wanted.LIST
        case _:
            return Wanted.OBJECT


def _wanted(shapes: Iterable[Shape]) -> Iterator[str]:
    """What could stand where these shapes can."""
    for shape in shapes:
        match shape:
            case Whole():
                yield Wanted.WHOLE
            case Letters(pattern=pattern):
                yield Wanted.TEXT if pattern is None else FORMS[pattern]
            case Nodes(sort=Sort.RULE | Sort.PART):
                yield Wanted.OBJECT
            case Nodes(sort=sort):
                yield Wanted(sort.value)
            case Many():
                yield Wanted.LIST
            case Choice(members=members):
                yield from (str(each.value) for each in members)
            case YesOrNo():
                yield Wanted.TRUTH
