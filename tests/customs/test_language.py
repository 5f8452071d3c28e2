"""The language of made-up rules: what can be said in it, and what is refused where. [MO-92]"""

from typing import Any

import msgspec
import pytest

from papertiger.mao.customs import Custom, Part
from papertiger.mao.customs.conditions import CardIs, Not, Pattern
from papertiger.mao.customs.effects import Breaks, Draw, Mark, Say
from papertiger.mao.customs.faces import Cards, Quality
from papertiger.mao.customs.faults import Fault
from papertiger.mao.customs.limits import MOST_NODES, BeyondBoundsError, FaultyRuleError, nodes_of
from papertiger.mao.customs.phrases import fault_of
from papertiger.mao.customs.triggers import HandReached, Played
from papertiger.room.names import CONFUSABLES
from tests.customs.scripted import EXAMPLES, example

SAY = {"do": "say", "phrases": ["six"]}
NINE = {"if": "card", "among": {"ranks": ["9"]}}


def made(*then: Any, when: str = "played", given: Any = None) -> Custom:
    """A rule of one part, from its JSON."""
    part: dict[str, Any] = {"when": {"when": when}, "then": list(then)}
    if given is not None:
        part["if"] = given
    fields = {"id": "r1", "text": "A rule.", "judged": False, "parts": [part]}
    rule: Custom = msgspec.json.decode(msgspec.json.encode(fields), type=Custom)
    return rule


def nested(depth: int) -> dict[str, Any]:
    """A condition within conditions."""
    found: dict[str, Any] = NINE
    for _ in range(depth):
        found = {"if": "not", "of": found}
    return found


def test_mo_89_free_text_keeps_its_form() -> None:
    rule = msgspec.json.decode(b'{"id": "r1", "text": "Bow.", "judged": true}', type=Custom)
    assert rule == Custom("r1", "Bow.")
    assert msgspec.json.encode(rule) == b'{"id":"r1","text":"Bow.","judged":true}'


def test_mo_89_a_rule_is_judged_or_has_parts() -> None:
    for fields in ({"judged": False}, {"judged": True, "parts": [{"when": {}, "then": []}]}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"id": "r1", "text": "x", **fields}, Custom)


@pytest.mark.parametrize("file", sorted(EXAMPLES.iterdir(), key=str), ids=lambda file: file.name)
def test_mo_90_a_rule_is_the_same_after_writing_and_reading(file: Any) -> None:
    rule = example(file.name.removesuffix(".json"))
    assert msgspec.json.decode(msgspec.json.encode(rule), type=Custom) == rule
    assert 0 < nodes_of(rule.parts) <= MOST_NODES


@pytest.mark.parametrize(
    ("then", "path"),
    [
        ({"do": "say", "phrases": ["Mao"]}, "$.parts[0].then[0]"),
        ({"do": "say", "phrases": ["six", "thank you"]}, "$.parts[0].then[0]"),
        ({"do": "say", "phrases": ["point of order"]}, "$.parts[0].then[0]"),
        ({"do": "say", "phrases": ["<b>six</b>"]}, "$.parts[0].then[0]"),
        ({"do": "say", "phrases": ["a\u202eb"]}, "$.parts[0].then[0]"),
        ({"do": "say", "phrases": ["שלום"]}, "$.parts[0].then[0]"),
        ({"do": "say", "phrases": ["..."]}, "$.parts[0].then[0]"),
        ({"do": "say", "phrases": ["\u3164"]}, "$.parts[0].then[0].phrases[0]"),
        ({"do": "say", "phrases": ["s\u034fix"]}, "$.parts[0].then[0].phrases[0]"),
        ({"do": "say", "phrases": ["x" * 61]}, "$.parts[0].then[0].phrases[0]"),
        ({"do": "say", "phrases": ["six", "it is {number}"]}, "$.parts[0].then[0].phrases[1]"),
        ({"do": "say", "phrases": ["a {again} nice day"], "number": 2}, "then[0].phrases[0]"),
        ({"do": "say", "phrases": ["{again} nice"], "again": "very"}, "then[0].phrases[0]"),
        ({"do": "say", "phrases": ["six"], "number": 2, "again": "{number}"}, "then[0].again"),
        ({"do": "say", "phrases": ["six"], "within": 60_000}, "$.parts[0].then[0].within"),
        ({"do": "say", "phrases": ["six"], "who": {"who": "seat", "seat": 2}}, "then[0].who"),
        ({"do": "draw", "cards": 10**9}, "$.parts[0].then[0].cards"),
        ({"do": "draw", "cards": 11}, "$.parts[0].then[0].cards"),
        ({"do": "draw", "cards": 0}, "$.parts[0].then[0].cards"),
        ({"do": "skip", "players": 12}, "$.parts[0].then[0].players"),
        ({"do": "mark", "name": "a", "turns": 49}, "$.parts[0].then[0].turns"),
        (
            {"do": "say", "phrases": ["{again} nice"], "again": "very", "number": 13},
            "$.parts[0].then[0].number",
        ),
        ({"do": "forbid"}, "$.parts[0].then[0]"),
        ({"do": "count_as", "cards": {}, "rank": "5"}, "$.parts[0].then[0]"),
        ({"do": "penalty"}, "$.parts[0].then[0]"),
        ({"do": "move", "source": "pile", "target": "pile"}, "$.parts[0].then[0]"),
    ],
)
def test_mo_92_what_no_rule_may_do_is_refused_where_it_stands(then: Any, path: str) -> None:
    with pytest.raises(msgspec.ValidationError) as refused:
        made(then)
    assert path in str(refused.value)


def test_mo_51_no_phrase_looks_like_the_name_of_the_game() -> None:
    groups = (line.split("\t") for line in CONFUSABLES.read_text(encoding="utf-8").splitlines())
    alike = {each[0]: each[1] for each in groups if len(each) == 2}
    looks = {
        "M": alike["M"] + alike["rn"],
        "a": alike["a"] + alike["A"],
        "o": alike["o"] + alike["O"],
    }
    for letter, signs in looks.items():
        for sign in signs:
            assert fault_of(f"say {'Mao'.replace(letter, sign)} now") is not None, sign
    assert fault_of("M\u0430o") is Fault.NAME
    assert fault_of("\u043c\u0430 o") is None
    assert fault_of("mad") is None


def test_mo_92_no_penalty_for_a_penalty_and_no_word_of_thanks_is_taboo() -> None:
    made({"do": "breaks"}, when="spoke")
    with pytest.raises(msgspec.ValidationError, match="no penalty for a penalty"):
        made({"do": "breaks"}, when="penalised")
    with pytest.raises(msgspec.ValidationError, match=r"\$\.parts\[0\]\.if\.words\[1\]"):
        made({"do": "breaks"}, when="spoke", given={"if": "says", "words": ["yes", "thank you"]})


def test_what_holds_always_has_no_condition() -> None:
    """Else it would read as a rule and do nothing."""
    count = {"do": "count_as", "cards": {}, "more": 1}
    made(count, when="always")
    with pytest.raises(msgspec.ValidationError, match=r"\$\.parts\[0\]\.if"):
        made(count, when="always", given=NINE)


def test_mo_92_jacks_stay_jacks() -> None:
    for do, cards in (("act_as", {"ranks": ["J"]}), ("count_as", {"ranks": ["J"]})):
        with pytest.raises(msgspec.ValidationError, match="a jack stays a jack"):
            made({"do": do, "cards": cards, "rank": "5"}, when="always")


def test_mo_92_a_rule_has_two_hundred_nodes_at_most() -> None:
    fits = MOST_NODES - nodes_of(made(SAY, given=NINE).parts)
    assert nodes_of(made(SAY, given=nested(fits)).parts) == MOST_NODES
    with pytest.raises(msgspec.ValidationError, match="at most 200 nodes"):
        made(SAY, given=nested(fits + 1))
    with pytest.raises((msgspec.ValidationError, RecursionError)):
        made(SAY, given=nested(5_000))


def value_of(**fields: Any) -> Custom:
    """A rule of one part that no decoder has seen."""
    whole: dict[str, Any] = {"when": Played(), "then": (Say(("six",)),)} | fields
    part = Part(**whole)
    return Custom("r1", "A rule.", judged=False, parts=(part,))


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"then": (Draw(10**9),)}, "$.parts[0].then[0].cards"),
        ({"then": (Say(("six",), within=60_000),)}, "$.parts[0].then[0].within"),
        ({"then": (Say(("x" * 61,)),)}, "$.parts[0].then[0].phrases[0]"),
        ({"then": (Mark("Not a name", 1),)}, "$.parts[0].then[0].name"),
        ({"then": ()}, "$.parts[0].then"),
        ({"then": (Breaks(),) * 13}, "$.parts[0].then"),
        ({"when": HandReached(-1)}, "$.parts[0].when.size"),
        ({"given": CardIs(Cards(), back=13)}, "$.parts[0].if.back"),
        ({"given": Pattern(Quality.SUIT, "A")}, "$.parts[0].if.letters"),
        ({"given": "always"}, "$.parts[0].if"),
        ({"then": (Draw(object()),)}, "$.parts"),  # type: ignore[arg-type]
    ],
)
def test_mo_92_values_that_were_never_decoded_have_the_same_bounds(fields: Any, path: str) -> None:
    assert value_of().parts
    with pytest.raises(BeyondBoundsError) as refused:
        value_of(**fields)
    assert refused.value.path == path


def test_mo_92_a_rule_that_was_never_decoded_has_a_name_and_a_text() -> None:
    for name, text in (("UPPER", "x"), ("", "x"), ("r1\n", "x"), ("r1", ""), ("r1", "x" * 501)):
        with pytest.raises(ValueError, match="an id and up to 500 characters"):
            Custom(name, text)
    for parts in ((), (Part(Played(), (Breaks(),)),) * 13):
        with pytest.raises(BeyondBoundsError, match="of length"):
            Custom("r1", "x", judged=False, parts=parts)


def test_mo_92_a_condition_without_end_is_refused() -> None:
    deep: Any = CardIs(Cards())
    for _ in range(50_000):
        deep = Not(deep)
    with pytest.raises(FaultyRuleError, match="200 nodes"):
        value_of(given=deep)
