"""The words of made-up rules are those of the types: all of them, within the same bounds."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from papertiger.mao.cards import Card
from papertiger.mao.customs import Custom, Part
from papertiger.mao.customs.conditions import Condition, holds
from papertiger.mao.customs.effects import Draw, Effect
from papertiger.mao.customs.faces import Cards
from papertiger.mao.customs.limits import walk
from papertiger.mao.customs.numbers import Number
from papertiger.mao.customs.scene import Kind, printed
from papertiger.mao.customs.seats import Who
from papertiger.mao.customs.triggers import Trigger
from papertiger.mao.trial.pairs import scene_of_pair
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
    node_for,
    node_of,
    nodes_of,
    shape_words,
    sorts_with,
    words_of,
)
from tests.customs.random_rules import random_rule

NODES = [node for sort in Sort for node in nodes_of(sort)]
# A whole rule has bounds beside those of its fields; test_language.py is about them.
FIELDS = [(node, field) for node in NODES if node.sort is not Sort.RULE for field in node.fields]


@pytest.mark.parametrize(
    ("sort", "union"),
    [
        (Sort.TRIGGER, Trigger),
        (Sort.CONDITION, Condition),
        (Sort.NUMBER, Number),
        (Sort.PLAYERS, Who),
        (Sort.EFFECT, Effect),
    ],
)
def test_every_type_of_a_union_has_its_word(sort: Sort, union: Any) -> None:
    types: list[type[msgspec.Struct]] = [each for each in get_args(union) if isinstance(each, type)]
    assert [node.struct for node in nodes_of(sort)] == types
    assert words_of(sort) == tuple(each.__struct_config__.tag for each in types)


def test_a_value_knows_its_node() -> None:
    assert node_for(Draw(2)) is node_for(Draw) is node_of(Sort.EFFECT, "draw")
    assert node_for(Cards()) is node_of(Sort.CARDS)
    assert node_for(Part) is node_of(Sort.PART)
    assert node_for(Custom) is node_of(Sort.RULE)
    assert sorts_with("suit") == (Sort.NUMBER,)


@pytest.mark.parametrize("node", NODES, ids=lambda node: f"{node.sort} {node.word}")
def test_a_node_has_the_fields_of_its_type_and_says_what_it_means(node: Node) -> None:
    names = tuple(field.name for field in node.fields)
    assert names == node.struct.__struct_encode_fields__
    assert all(field.shapes for field in node.fields)
    assert node.meaning.endswith(".")


def tried(node: Node, field: Field, value: Any) -> bool:
    """Whether the types take this value in a field of a node that is whole otherwise."""
    given = {each.name: some(each.shapes[0]) for each in node.fields if each.required}
    try:
        msgspec.convert(node.tag | given | {field.name: value}, node.struct)
    except msgspec.ValidationError:
        return False
    return True


def some(shape: Shape) -> Any:
    """A value of a shape."""
    match shape:
        case Whole(least=least):
            return least
        case Letters():
            return "AB" if shape.pattern and "A-F" in shape.pattern else "ab"
        case Choice(members=members):
            return next(iter(members)).value
        case Nodes(sort=sort):
            node = nodes_of(sort)[0]
            if sort is Sort.CONDITION:
                node = node_of(sort, "clockwise")
            return node.tag | {each.name: some(each.shapes[0]) for each in node.fields}
        case Many(of=of, fewest=fewest):
            return [some(of[0])] * fewest
        case _:
            return False


def edges(shape: Shape) -> Iterator[tuple[Any, bool]]:
    """Values at the bounds of a shape and beyond them, and whether they are taken."""
    match shape:
        case Whole(least=least, most=most):
            yield from [(least, True), (most, True), (least - 1, False), (most + 1, False)]
        case Many(of=(item, *_), fewest=fewest, most=most):
            yield [some(item)] * fewest, True
            if fewest:
                yield [some(item)] * (fewest - 1), False
            if most is not None:
                yield [some(item)] * most, True
                yield [some(item)] * (most + 1), False
        case Letters(fewest=fewest, most=int(most), pattern=None):
            yield from [("x" * most, True), ("x" * (most + 1), False)]
            if fewest:
                yield "x" * (fewest - 1), False
        case Choice(members=members):
            yield from ((each.value, True) for each in members)
            yield "nothing", False
        case _:
            pass


@pytest.mark.parametrize(
    ("node", "field"), FIELDS, ids=lambda it: it.name if isinstance(it, Field) else it.word
)
def test_bounds_are_those_of_the_types(node: Node, field: Field) -> None:
    for shape in field.shapes:
        for value, taken in edges(shape):
            assert tried(node, field, value) is taken, value
    assert tried(node, field, None) is field.nullable
    if not field.required:
        left_out = node.tag | {each.name: some(each.shapes[0]) for each in node.fields}
        del left_out[field.name]
        made = msgspec.convert(left_out, node.struct)
        assert msgspec.to_builtins(getattr(made, field.attribute)) == field.default


def test_suits_go_by_their_names() -> None:
    (suits,) = node_of(Sort.CARDS).field("suits").shapes
    assert isinstance(suits, Many)
    assert shape_words(suits.of[0]) == ("spades", "hearts", "diamonds", "clubs")
    assert isinstance(suits.of[0], Choice)
    assert suits.of[0].named("hearts") == "H"
    assert suits.of[0].named("H") is None


def test_what_goes_by_the_card_of_the_moment_says_so() -> None:
    """Bots leave it alone where that card is hidden from them."""
    rng = Random(9)
    first = printed(Card("9H"))
    drawn = scene_of_pair((), Card("9H"), Card("8S"), kind=Kind.DRAWN)
    another = scene_of_pair((), Card("QC"), Card("8S"), kind=Kind.DRAWN)
    scene = replace(drawn, upcard=first)
    other = replace(another, upcard=first, laid=drawn.laid)
    seen = 0
    for number in range(1_500):
        for part in random_rule(rng, f"r{number}").parts:  # type: ignore[union-attr]  # it always has parts
            if part.given is None:
                continue
            says_so = any(getattr(each, "of_the_card", False) for _, each in walk(part.given, ""))
            if not says_so:
                assert holds(part.given, scene) is holds(part.given, other), part.given
            seen += says_so
    assert seen > 100
