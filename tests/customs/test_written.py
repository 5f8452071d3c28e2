"""Made-up rules in their written form: each is the same rule after writing and reading."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from papertiger.mao.cards import Rank, Suit
from papertiger.mao.customs import Custom, Part
from papertiger.mao.customs.conditions import (
    All,
    AnyOf,
    CardIs,
    Clockwise,
    Compare,
    Condition,
    IsMarked,
    Not,
    OneOf,
    Order,
    Says,
)
from papertiger.mao.customs.deeds import Place
from papertiger.mao.customs.effects import Again, Draw, Effect, Keep, Move, Roll, Skip
from papertiger.mao.customs.faces import Cards
from papertiger.mao.customs.limits import MOST_NODES, nodes_of
from papertiger.mao.customs.numbers import Number, Operator, Sum, Value
from papertiger.mao.customs.triggers import Played
from papertiger.text.customs.written import read_rule, write_rule
from papertiger.text.customs.written.parsing import MOST_CHARACTERS, MOST_TOKENS, grammar, keywords
from tests.conftest import FullCount
from tests.customs.random_rules import random_rule
from tests.customs.scripted import EXAMPLES, example

PAGE = Path(__file__).parents[2] / "docs" / "customs.md"
NAMES = sorted(file.name.removesuffix(".json") for file in EXAMPLES.iterdir())


def ruled(*then: Effect, given: Condition | None = None) -> Custom:
    """A rule of one part."""
    return Custom("r1", "A rule.", judged=False, parts=(Part(Played(), then, given),))


def again(rule: Custom) -> Custom:
    """The rule after writing and reading."""
    return read_rule(write_rule(rule))


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_the_same_after_writing_and_reading(name: str) -> None:
    assert again(example(name)) == example(name)


def test_a_random_rule_is_the_same_after_writing_and_reading(full_count: FullCount) -> None:
    rng = Random(89)
    for _ in range(full_count(4_000, seed=89)):
        rule = random_rule(rng, "r1")
        text = write_rule(rule)
        assert read_rule(text) == rule, text
        assert write_rule(read_rule(text)) == text


@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=500))
def test_any_text_can_stand_in_quotes(text: str) -> None:
    rule = Custom("r1", text)
    written = write_rule(rule)
    assert read_rule(written) == rule
    assert written.count("\n") == 1


@given(st.text("az09_-", max_size=31))
def test_any_id_can_be_written(name: str) -> None:
    assert again(Custom(f"r{name}", "x")).id == f"r{name}"


@pytest.mark.parametrize("name", [*keywords().values(), "none", "any", "yes", "no", "j", "x9_"])
def test_a_name_may_be_a_word_of_the_language(name: str) -> None:
    away = Move(Place.HAND, Place.PILE, chosen=name)
    rule = ruled(Roll(name), Keep(name, 1), away, given=IsMarked(name))
    assert again(rule) == rule


REST = nodes_of(ruled(Again()).parts)
"""The nodes of a rule that has nothing else."""

SIX, KING = CardIs(Cards(ranks=(Rank.SIX,))), CardIs(Cards(ranks=(Rank.KING,)))


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (All((SIX, KING, SIX)), "card(6) and card(K) and card(6)"),
        (All((All((SIX, KING)), SIX)), "(card(6) and card(K)) and card(6)"),
        (AnyOf((All((SIX, KING)), SIX)), "card(6) and card(K) or card(6)"),
        (All((AnyOf((SIX, KING)), SIX)), "(card(6) or card(K)) and card(6)"),
        (Not(All((SIX, KING))), "not (card(6) and card(K))"),
        (All((Not(Not(SIX)), KING)), "not not card(6) and card(K)"),
        (All((SIX,)), "all(card(6))"),
        (AnyOf((AnyOf((SIX,)),)), "any(any(card(6)))"),
        (CardIs(Cards()), "card(any)"),
        (CardIs(Cards(suits=(Suit.CLUBS,)), back=2), "card(clubs, back: 2)"),
        (
            CardIs(Cards((Rank.TEN, Rank.ACE), (Suit.HEARTS, Suit.SPADES))),
            "card(10 A of hearts spades)",
        ),
        (Compare(1, Order.UNEQUAL, -2), "1 != -2"),
        (OneOf(Value(), (3,)), "value in [3]"),
        (Says(("no", "ёж", "六")), 'says(["no", "ёж", "六"])'),
        (Says(("no",)), 'says("no")'),
    ],
)
def test_conditions_read_like_a_rule(condition: Condition, text: str) -> None:
    rule = ruled(Draw(), given=condition)
    assert again(rule) == rule
    assert f"\nif {text}\n" in write_rule(rule)


def summed(left: Number, by: Operator, right: Number) -> Sum:
    """Two numbers together."""
    return Sum(left, by, right)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (summed(summed(1, Operator.MINUS, 2), Operator.MINUS, 3), "1 - 2 - 3"),
        (summed(1, Operator.MINUS, summed(2, Operator.MINUS, 3)), "1 - (2 - 3)"),
        (summed(summed(1, Operator.PLUS, 2), Operator.TIMES, 3), "(1 + 2) * 3"),
        (summed(1, Operator.PLUS, summed(2, Operator.TIMES, 3)), "1 + 2 * 3"),
        (summed(6, Operator.OVER, summed(3, Operator.MODULO, -2)), "6 / (3 % -2)"),
        (summed(-1, Operator.APART, -2), "-1 apart -2"),
        (summed(-1, Operator.MINUS, -2), "-1 - -2"),
    ],
)
def test_numbers_have_brackets_where_their_order_asks_for_them(number: Number, text: str) -> None:
    rule = ruled(Draw(number))
    assert f"then draw({text})\n" in write_rule(rule)
    assert again(rule) == rule


def test_the_general_form_means_the_same() -> None:
    head = 'rule r1 "A rule."\nwhen played\n'
    general = (
        "if all([not(compare(value, at_least, 3)), one_of(value, [1, 2])]) then draw(cards: 1)"
    )
    short = "if not value >= 3 and value in [1, 2] then draw"
    assert read_rule(head + general.replace("not(", "not (")) == read_rule(head + short)
    assert read_rule(f"{head}then draw(sum(1, minus, 2))") == read_rule(
        f"{head}then draw(1 - 2,) # below 0"
    )
    assert read_rule(f"{head}if value == 3 then draw") == read_rule(
        f"{head}if value = 3 # three\r\n\tthen draw()"
    )


DEEP: dict[str, Callable[[Condition], Condition]] = {
    "not": Not,
    "all": lambda inner: All((inner,)),
    "any": lambda inner: AnyOf((inner,)),
    "left": lambda inner: All((inner, Clockwise())),
    "right": lambda inner: AnyOf((Clockwise(), inner)),
}


@pytest.mark.parametrize("kind", DEEP)
def test_a_rule_may_be_as_deep_as_it_is_large(kind: str) -> None:
    condition: Condition = Clockwise()
    while nodes_of(DEEP[kind](condition)) <= MOST_NODES - REST:
        condition = DEEP[kind](condition)
    rule = ruled(Again(), given=condition)
    assert again(rule) == rule


@pytest.mark.parametrize("left", [True, False])
def test_a_number_may_be_as_deep_as_it_is_large(left: bool) -> None:  # noqa: FBT001 one of two
    number: Number = 1
    while nodes_of(number) < MOST_NODES - REST:
        by = Operator.APART
        number = Sum(number, by, -1) if left else Sum(-1, by, number)
    rule = ruled(Skip(number))
    assert again(rule) == rule


def test_the_largest_rules_can_be_read() -> None:
    words, numbers = Says(("w" * 60,) * 40), OneOf(-99_999, (-99_999,) * 40)
    for condition in (words, numbers):
        rule = ruled(Again(), given=All((condition,) * (MOST_NODES - REST - 1)))
        assert nodes_of(rule.parts) == MOST_NODES
        text = write_rule(rule)
        assert len(text) < MOST_CHARACTERS
        assert len(list(grammar().lex(text))) < MOST_TOKENS
        assert read_rule(text) == rule


def blocks() -> list[str]:
    """The written rules of the page."""
    return re.findall(r"(?s)```mao\n(.*?)```", PAGE.read_text(encoding="utf-8"))


def test_every_rule_of_the_page_is_a_rule() -> None:
    rules = [read_rule(text) for text in blocks()]
    assert len({rule.id for rule in rules}) == len(rules) >= 5
    assert all(again(rule) == rule for rule in rules)
    assert any(rule.judged for rule in rules)


def test_the_record_form_of_the_page_is_that_of_its_written_form() -> None:
    (record,) = re.findall(r"(?s)```json\n(.*?)```", PAGE.read_text(encoding="utf-8"))
    rule = msgspec.json.decode(record, type=Custom)
    assert rule in [read_rule(text) for text in blocks()]


def test_a_long_condition_stands_on_a_line_for_each() -> None:
    rule = ruled(Again(), given=AnyOf((All((SIX, KING)), *[SIX] * 12)))
    assert "if card(6) and card(K)\n   or card(6)\n   or card(6)\n" in write_rule(rule)
    assert again(rule) == rule
