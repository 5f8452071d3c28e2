"""The words of made-up rules: what can stand at each place of a rule, and within which bounds.

All of it is read from the types of `mao/customs` themselves: a condition or an effect that is
added there is here at once. A rule is built of *nodes*. Each is of a *sort*, such as conditions,
and has a word, which is its tag in the record form, and fields. What a field takes is a tuple of
shapes, of which its value has one: as a number in a rule is a whole number, or a node of the sort
"number".

    field = node_of(Sort.EFFECT, "draw").field("who")
    field.shapes      # (Nodes(Sort.WHO),)
    field.default     # {"who": "actor"}
    words_of(Sort.WHO)  # ("actor", "beside", ...)

Values are those of the record form (JSON as Python has it), so that what is put together here can
go to `msgspec.convert(value, Custom)`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec import NODEFAULT, UNSET, Struct, inspect

from papertiger.mao.cards import Suit
from papertiger.mao.customs import Custom


class Sort(StrEnum):
    """The sorts of nodes. The value is the key of the record form whose value is the word.

    Nodes of the last three have no such key: there is one node of each sort.
    """

    TRIGGER = "when"
    CONDITION = "if"
    NUMBER = "number"
    PLAYERS = "who"
    EFFECT = "do"
    CARDS = "cards"
    PART = "part"
    RULE = "custom"


@dataclass(frozen=True)
class Whole:
    """A whole number, of these bounds; what it counts, where its type says so."""

    least: int
    most: int
    unit: str = ""


@dataclass(frozen=True)
class Letters:
    """A text of so many characters; with a pattern, a code. Its unit tells what it is, or is "".

    A "phrase" is said at the table, and may have blanks; so are "words", which have none; a "name"
    is that of a choice, a mark or a number of the rule.
    """

    fewest: int
    most: int | None
    pattern: str | None
    unit: str = ""


@dataclass(frozen=True)
class Choice:
    """One of the members of an enum, by its word."""

    members: type[StrEnum]

    @property
    def words(self) -> tuple[str, ...]:
        """The words, in order."""
        return tuple(map(word_for, self.members))

    def named(self, word: str) -> StrEnum | None:
        """The member that goes by this word; its value is what the record form has."""
        return next((each for each in self.members if word_for(each) == word), None)


@dataclass(frozen=True)
class YesOrNo:
    """True or false."""


@dataclass(frozen=True)
class Nodes:
    """A node of this sort."""

    sort: Sort


@dataclass(frozen=True)
class Many:
    """So many values, each of one of these shapes."""

    of: tuple["Shape", ...]
    fewest: int
    most: int | None


Shape: TypeAlias = Whole | Letters | Choice | YesOrNo | Nodes | Many


@dataclass(frozen=True)
class Field:
    """A field of a node.

    `name` is that of the record form, `attribute` that of the Struct (`if` is `given` there). A
    field that is not `required` may be left out, which means its default; `nullable`: None is
    a value, too.
    """

    name: str
    attribute: str
    shapes: tuple[Shape, ...]
    required: bool
    nullable: bool
    default: Any

    @property
    def many(self) -> Many | None:
        """How many values there may be, where the value is a list."""
        return next((each for each in self.shapes if isinstance(each, Many)), None)

    @property
    def letters(self) -> Letters | None:
        """The bounds of a text, where the value is one."""
        return next((each for each in self.shapes if isinstance(each, Letters)), None)

    @property
    def choice(self) -> Choice | None:
        """What is chosen from, where the value is one word of a list."""
        return next((each for each in self.shapes if isinstance(each, Choice)), None)


@dataclass(frozen=True)
class Node:
    """A node: its sort, its word ("" where its sort has this one only), its fields in order.

    `meaning` is the first sentence of the type's own documentation, in English.
    """

    sort: Sort
    word: str
    fields: tuple[Field, ...]
    struct: type[Struct]
    meaning: str

    def field(self, name: str) -> Field:
        """The field of that name in the record form; raises KeyError when there is none."""
        for each in self.fields:
            if each.name == name:
                return each
        raise KeyError(name)

    @property
    def tag(self) -> dict[str, str]:
        """What the record form has beside the fields."""
        return {self.sort.value: self.word} if self.word else {}


def nodes_of(sort: Sort) -> tuple[Node, ...]:
    """The nodes of a sort, in the order of their type."""
    return tuple(_vocabulary()[sort].values())


def words_of(sort: Sort) -> tuple[str, ...]:
    """The words of a sort, in the order of their type; none where it has one node only."""
    return tuple(filter(None, _vocabulary()[sort]))


def node_of(sort: Sort, word: str = "") -> Node:
    """The node of that word; raises KeyError when the sort has none."""
    return _vocabulary()[sort][word]


def node_for(struct: type[Struct] | Struct) -> Node:
    """The node that a type, or a value of it, is."""
    cls = struct if isinstance(struct, type) else type(struct)
    return node_of(*_sort_and_word(cls))


def sorts_with(word: str) -> tuple[Sort, ...]:
    """The sorts that have such a word."""
    return tuple(sort for sort, nodes in _vocabulary().items() if word in nodes)


def word_for(member: StrEnum) -> str:
    """The word of a member of an enum: its value; suits go by their names, "hearts"."""
    return member.name.lower() if isinstance(member, Suit) else member.value


@cache
def _vocabulary() -> dict[Sort, dict[str, Node]]:
    """Every node by sort and word, from the outermost type in."""
    found: dict[Sort, dict[str, Node]] = {sort: {} for sort in Sort}

    def enter(kind: inspect.StructType) -> Sort:
        """The sort of a type, whose nodes are entered the first time that it is met."""
        sort, word = _sort_and_word(kind.cls)
        if word not in found[sort]:
            meaning = (kind.cls.__doc__ or "").split("\n")[0].split(" [")[0]
            # Entered before its fields are looked at: a condition holds conditions.
            found[sort][word] = Node(sort, word, (), kind.cls, meaning)
            fields = tuple(_field(each, enter) for each in kind.fields)
            found[sort][word] = Node(sort, word, fields, kind.cls, meaning)
        return sort

    _shape(inspect.type_info(Custom), enter)
    return found


def _sort_and_word(cls: type[Struct]) -> tuple[Sort, str]:
    settings = cls.__struct_config__
    if settings.tag_field is None:
        return Sort(cls.__name__.lower()), ""
    return Sort(settings.tag_field), str(settings.tag)


_Enter: TypeAlias = Callable[[inspect.StructType], Sort]


def _field(field: inspect.Field, enter: _Enter) -> Field:
    kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    return Field(
        field.encode_name,
        field.name,
        _shapes(kinds, enter),
        field.required,
        any(isinstance(each, inspect.NoneType) for each in kinds),
        None if field.default in (NODEFAULT, UNSET) else msgspec.to_builtins(field.default),
    )


def _shapes(kinds: Iterable[inspect.Type], enter: _Enter) -> tuple[Shape, ...]:
    """The shapes of the members of a union, each once."""
    each = (_shape(kind, enter) for kind in kinds)
    return tuple(dict.fromkeys(shape for shape in each if shape is not None))


def _shape(kind: inspect.Type, enter: _Enter) -> Shape | None:
    """What a type takes; None for that of a value that is not there."""
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            shape, unit = _shape(inner, enter), (extra or {}).get("unit", "")
            return replace(shape, unit=unit) if isinstance(shape, Whole | Letters) else shape
        case inspect.StructType():
            return Nodes(enter(kind))
        case inspect.VarTupleType(item_type=item, min_length=fewest, max_length=most):
            kinds = item.types if isinstance(item, inspect.UnionType) else (item,)
            return Many(_shapes(kinds, enter), fewest or 0, most)
        case inspect.IntType(ge=int(least), le=int(most)):
            return Whole(least, most)
        case inspect.StrType(min_length=fewest, max_length=most, pattern=pattern):
            return Letters(fewest or 0, most, pattern)
        case inspect.EnumType(cls=members) if issubclass(members, StrEnum):
            return Choice(members)
        case inspect.BoolType():
            return YesOrNo()
        case inspect.NoneType() | inspect.CustomType():
            return None
        case _:
            # Rules are made of nothing else; a number without bounds is a fault of its file.
            raise AssertionError(f"no rule can be made of {kind}")


def shape_words(shape: Shape) -> tuple[str, ...]:
    """The words that a value of this shape can begin with, where they are a list."""
    match shape:
        case Choice():
            return shape.words
        case Nodes(sort=sort):
            return words_of(sort)
        case YesOrNo():
            return ("yes", "no")
        case Whole() | Letters() | Many():
            return ()
        case _:
            assert_never(shape)
