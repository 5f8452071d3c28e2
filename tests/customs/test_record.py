"""Rules in JSON that are none: where, what is wrong, in the language of the reader."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from papertiger.mao.customs import Custom
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.customs.record import (
    NoJsonError,
    RecordError,
    is_record,
    read_record,
    told_of_record,
)
from papertiger.text.customs.written import PART
from tests.conftest import FullCount
from tests.customs.no_records import NO_RECORDS
from tests.customs.scripted import EXAMPLES, example

NAMES = sorted(file.name.removesuffix(".json") for file in EXAMPLES.iterdir())
STRANGE: tuple[Any, ...] = (None, True, -1, 7, 10**6, 1.5, "", "x", "J", [], {}, [{}], {"who": "x"})


def refused(text: str) -> RecordError:
    """What is wrong with a text in JSON."""
    with pytest.raises(RecordError) as error:
        read_record(text)
    return error.value


@pytest.mark.parametrize("text", NO_RECORDS, ids=lambda text: text[-40:])
def test_what_is_no_rule_is_told_by_its_place(text: str) -> None:
    assert is_record(text)
    error = refused(text)
    assert (error.path, error.code) == NO_RECORDS[text]
    for language in LANGUAGES:
        said = told_of_record(error, Catalog(language, PART))
        assert said
        assert len(said) < 600


def test_what_may_have_been_meant_is_told_in_the_words_of_json() -> None:
    english = Catalog("en", PART)
    suits = '{"if": "card", "among": {"suits": ["hearts"]}}'
    part = f'{{"when": {{"when": "played"}}, "if": {suits}, "then": [{{"do": "draw"}}]}}'
    error = refused(f'{{"id": "r", "text": "x", "judged": false, "parts": [{part}]}}')
    assert error.path == "$.parts[0].if.among.suits[0]"
    assert told_of_record(error, english) == (
        "“hearts” is not known here. Wanted: “S”, “H”, “D” or “C”. Did you mean “H”?"
    )


def test_a_text_that_is_meant_as_json_and_is_none_is_told_with_its_place() -> None:
    with pytest.raises(NoJsonError) as error:
        read_record('{"id": \n"x", }')
    assert (error.value.line, error.value.column) >= (2, 4)
    assert not is_record('rule r1 "x" judged')
    assert not is_record("# null")


def spoilt(value: Any, rng: Random) -> Any:
    """A value of JSON in which one thing is another, is missing, or is too much."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(sorted(value))
        match rng.random():
            case chance if chance < 0.1:
                return {key: each for key, each in value.items() if key != name}
            case chance if chance < 0.2:
                return value | {rng.choice(("x", "who", "if", "cards")): rng.choice(STRANGE)}
        return value | {name: spoilt(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        place = rng.randrange(len(value))
        return [*value[:place], spoilt(value[place], rng), *value[place + 1 :]]
    return rng.choice(STRANGE)


def test_it_is_refused_what_the_types_refuse_and_the_reason_is_always_known(
    full_count: FullCount,
) -> None:
    rng = Random(93)
    rules = [msgspec.to_builtins(example(name)) for name in NAMES]
    told = 0
    for _ in range(full_count(20_000, seed=93)):
        value = spoilt(rng.choice(rules), rng)
        text = json.dumps(value)
        try:
            rule: Custom | None = msgspec.json.decode(text, type=Custom)
        except msgspec.ValidationError:
            rule = None
        if rule is None:
            assert refused(text).code != "unfit", text
            told += 1
        else:
            assert read_record(text) == rule
    assert told > 300
