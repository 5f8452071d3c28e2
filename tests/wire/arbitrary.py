"""Anything that can be said on the wire, made from its types alone."""

from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

TEXT = st.text(st.characters(codec="utf-8"), max_size=12)
SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 14),
    st.sampled_from([39, 40, 41, 63, 64, 99, 100, 1000, 1001, 2**53, 2**53 + 1, -(2**63), 2**64]),
    st.sampled_from([0.5, 4.5, 5.5, 7.5]),
    st.sampled_from(["", "x" * 41, "x" * 501, "hello", "madiao", "mao", "play", "MM", "10S", "up"]),
    TEXT,
    st.lists(st.integers(0, 3), max_size=5),
    st.just({}),
    st.dictionaries(TEXT, st.integers(0, 3), max_size=2),
)
"""What a program might put where it does not belong."""


def of_type(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a type as JSON has them."""
    match kind:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            return _of_extra(inner, extra or {})
        case inspect.UnionType(types=types):
            return st.one_of(*map(of_type, types))
        case inspect.TupleType(item_types=items):
            return st.tuples(*map(of_type, items)).map(list)
        case inspect.VarTupleType(item_type=item, min_length=fewest):
            return st.lists(of_type(item), min_size=fewest or 0, max_size=4)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(of_type(key), of_type(value), max_size=3)
        case inspect.StructType():
            return _of_struct(kind)
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.EnumType(cls=cls):
            return st.sampled_from([each.value for each in cls])
        case _:
            return _plain(kind)


def _plain(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values that hold no others."""
    match kind:
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType(ge=ge, le=le, lt=lt):
            highest = lt - 1 if lt is not None else le if le is not None else 2**53
            return st.integers(-(2**53) if ge is None else ge, highest)
        case inspect.FloatType(ge=ge, le=le):
            return st.floats(ge, le, allow_nan=False)
        case inspect.StrType(pattern=str(pattern)):
            return st.from_regex(pattern, fullmatch=True)
        case inspect.StrType(min_length=shortest, max_length=longest):
            signs = st.characters(codec="utf-8")
            return st.text(signs, min_size=shortest or 0, max_size=min(longest or 12, 600))
        case _:
            raise AssertionError(f"nothing is made of {kind}")


def _of_extra(kind: inspect.Type, extra: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values of a type whose limits only the schema and the class that has the field know."""
    match extra:
        case {"pattern": pattern}:
            return st.from_regex(pattern, fullmatch=True)
        case {"minimum": lowest, "maximum": highest}:
            return st.integers(lowest, highest)
        case _:
            return of_type(kind)


_STRUCTS: dict[type, st.SearchStrategy[dict[str, Any]]] = {}
"""What is made of each class: types may hold themselves, as conditions do."""


def _of_struct(kind: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    if kind.cls not in _STRUCTS:
        _STRUCTS[kind.cls] = st.deferred(lambda: _of_fields(kind))
    return _STRUCTS[kind.cls]


def _of_fields(kind: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    tag = {} if kind.tag_field is None else {kind.tag_field: st.just(kind.tag)}
    needed = {each.encode_name: of_type(each.type) for each in kind.fields if each.required}
    others = {each.encode_name: of_type(each.type) for each in kind.fields if not each.required}
    return st.fixed_dictionaries(tag | needed, optional=others)


@st.composite
def spoilt(draw: st.DrawFn, sound: st.SearchStrategy[Any]) -> Any:
    """A message in which one place is not as it was: gone, added, twice, or something else."""
    message = draw(sound)
    places = list(_places(message))
    holder, key = draw(st.sampled_from(places))
    how = draw(st.sampled_from(["drop", "add", "put", "put", "twice", "longer"]))
    match holder, how:
        case ((dict() | list()), "drop"):
            del holder[key]
        case dict(), "add":
            holder[draw(TEXT)] = draw(SCRAPS)
        case list(), ("add" | "twice"):
            holder.append(draw(SCRAPS) if how == "add" else holder[key])
        case _, "longer" if isinstance(holder[key], str):
            holder[key] += draw(st.sampled_from(["\n", " ", "x", "0", "😀", "x" * 600]))
        case _:
            holder[key] = draw(SCRAPS)
    return message


def _places(value: Any) -> Any:
    """Every place in a message: what holds it, and its key there."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in pairs:
        yield value, key
        if isinstance(each, dict | list):
            yield from _places(each)
