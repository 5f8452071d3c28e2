"""A rule is read back from its value: in words that there are, and that mean it alone. [MO-93]"""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from papertiger.mao.customs import Custom
from papertiger.mao.customs.deeds import MOST_SKIPPED
from papertiger.mao.customs.effects import LONGEST_MARK, MOST_TAKEN
from papertiger.mao.customs.phrases import MOST_TIMES
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.customs.reading import member_words, node_words, read_back, sentences
from papertiger.text.customs.vocabulary import Choice, Many, Shape, Sort, nodes_of
from tests.conftest import FullCount
from tests.customs import readings
from tests.customs.random_rules import random_rule
from tests.customs.scripted import EXAMPLES, example

CATALOGS = {language: Catalog(language, "customs") for language in LANGUAGES}
each_language = pytest.mark.parametrize("language", LANGUAGES)
WORDS = [node for sort in Sort if sort is not Sort.RULE for node in nodes_of(sort)]


def choices(shapes: tuple[Shape, ...]) -> list[Choice]:
    """The enums that values of these shapes are chosen from."""
    inner = [each for shape in shapes if isinstance(shape, Many) for each in choices(shape.of)]
    return [*inner, *(shape for shape in shapes if isinstance(shape, Choice))]


@each_language
@pytest.mark.parametrize("node", WORDS, ids=lambda node: f"{node.sort}-{node.word}")
def test_every_word_and_every_member_has_its_message(language: str, node: Any) -> None:
    catalog = CATALOGS[language]
    assert node_words(catalog, node.sort, node.tag)
    for field in node.fields:
        for choice in choices(field.shapes):
            assert all(member_words(catalog, choice, each.value) for each in choice.members)


@each_language
def test_the_examples_are_read_back_as_they_were_approved(language: str) -> None:
    assert readings.readings(language) == readings.path(language).read_text(encoding="utf-8")


@each_language
@pytest.mark.parametrize(
    ("word", "field", "most"),
    [
        ("draw", "cards", MOST_TAKEN),
        ("skip", "players", MOST_SKIPPED),
        ("mark", "turns", LONGEST_MARK),
        ("say", "number", MOST_TIMES),
    ],
)
def test_mo_92_where_a_number_is_computed_its_bound_is_read(
    language: str, word: str, field: str, most: int
) -> None:
    value = {"do": word, "again": "very", field: {"number": "turns"}}
    said = node_words(CATALOGS[language], Sort.EFFECT, value)
    assert str(most) in re.findall(r"\d+", said)


@each_language
def test_nothing_of_a_reading_is_left_unfilled(language: str) -> None:
    for file in EXAMPLES.iterdir():
        text = "".join(read_back(CATALOGS[language], example(file.name.removesuffix(".json"))))
        assert "…" not in text
        assert "\ue000" not in text
        assert "none" not in text.lower()


@each_language
def test_two_rules_that_read_the_same_are_the_same(language: str, full_count: FullCount) -> None:
    """Random rules, whole and part by part: what is small meets itself again often."""
    rng = Random(11)
    known: dict[Any, Any] = {}
    for _ in range(full_count(1_500, seed=11)):
        rule = random_rule(rng, "r1")
        for part in () if rule.parts is msgspec.UNSET else rule.parts:
            alone = msgspec.structs.replace(rule, parts=(part,))
            reading = tuple(read_back(CATALOGS[language], alone))
            assert known.setdefault(reading, part) == part
            for held in (part.given, *part.then):
                sort = Sort.CONDITION if held is part.given else Sort.EFFECT
                if held is not None:
                    words = node_words(CATALOGS[language], sort, msgspec.to_builtins(held))
                    assert known.setdefault((sort, words), held) == held


@each_language
def test_whatever_number_is_changed_in_a_rule_changes_its_reading(language: str) -> None:
    for file in EXAMPLES.iterdir():
        rule = msgspec.to_builtins(example(file.name.removesuffix(".json")))
        whole = sentences(CATALOGS[language], rule)
        text = msgspec.json.encode(rule["parts"])
        for place in re.finditer(rb":(\d+)", text):
            other = text[: place.start(1)] + b"%d" % (int(place[1]) + 1) + text[place.end(1) :]
            changed = rule | {"parts": msgspec.json.decode(other)}
            assert sentences(CATALOGS[language], changed) != whole


def test_a_rule_is_read_with_its_name_and_a_sentence_for_each_part() -> None:
    [name, sentence] = read_back(CATALOGS["en"], example("h11"))
    assert name == "Rule h11: “On a face card everybody says all hail.”"
    assert sentence == (
        "When a player plays a card: if the card is a jack, a queen or a king, "
        "everybody must say “all hail” within 3 seconds."
    )


def test_a_rule_of_free_text_says_that_players_judge_it() -> None:
    assert read_back(CATALOGS["en"], Custom("r1", "Bow to kings.")) == [
        "Rule r1: “Bow to kings.”",
        "No machine hears this rule: the players judge it and give penalties for it.",
    ]


def test_a_free_text_cannot_pass_for_the_words_around_it() -> None:
    """Quotes, and what is not seen, are shown for what they are."""
    [name, _] = read_back(CATALOGS["en"], Custom("r1", "a”. No \u202e\n"))
    assert name == "Rule r1: “a\\”. No \\u202e\\u000a”"


@pytest.mark.parametrize(
    ("sort", "value", "words"),
    [
        # Of several players, one alone does it, or any of them counts.
        (
            "do",
            {"do": "go_to", "who": {"who": "others"}},
            "the turn goes to the first of all other players",
        ),
        (
            "if",
            {"if": "marked", "mark": "a", "who": {"who": "everybody"}},
            "anybody bears the mark “a”",
        ),
        (
            "if",
            {"if": "same_player", "who": {"who": "bearer", "mark": "a"}},
            "one of the players with the mark “a” is the same player as the player",
        ),
        (
            "number",
            {"number": "hand_size", "who": {"who": "everybody"}},
            "the number of cards in the hand of the first of everybody",
        ),
        # Brackets where a number could run into what stands beside it.
        (
            "number",
            {
                "number": "sum",
                "left": {"number": "sum", "left": 9, "by": "minus", "right": 2},
                "by": "minus",
                "right": {"number": "run_of", "cards": {"ranks": ["7"]}},
            },
            (
                "(9 minus 2) minus "
                "(the length of the run, up to the card, of cards that are each a seven)"
            ),
        ),
        (
            "if",
            {"if": "not", "of": {"if": "any", "of": [{"if": "clockwise"}, {"if": "clockwise"}]}},
            "it is not so that (play goes clockwise, or play goes clockwise)",
        ),
        ("do", {"do": "draw"}, "the player draws 1 card from the stock"),
        ("do", {"do": "mark", "name": "a", "turns": 0}, "the player loses the mark “a”"),
        (
            "do",
            {"do": "count_as", "cards": {"suits": ["H"]}, "rank": "5"},
            "a heart counts as a five (a jack stays a jack)",
        ),
        ("do", {"do": "silence", "within": 2500}, None),
    ],
)
def test_the_wording_fits_what_is_meant(sort: str, value: Any, words: str | None) -> None:
    expected = words or "the player must say nothing for 2.5 seconds but the game's own phrases"
    assert node_words(CATALOGS["en"], Sort(sort), value) == expected


def test_the_card_is_the_one_that_the_trigger_is_about() -> None:
    """One that was laid, one that was taken, or that on the pile."""
    words = {
        card: node_words(CATALOGS["en"], Sort.NUMBER, {"number": "value", "back": 1}, card)
        for card in ("laid", "taken", "pile")
    }
    assert words == {
        "laid": "the value of the card before it",
        "taken": "the value of the top card of the pile",
        "pile": "the value of the card under the top card of the pile",
    }


def test_what_is_empty_is_read_as_a_blank() -> None:
    part: dict[str, Any] = {"when": {"when": "played"}, "if": {}, "then": [{"do": "say"}]}
    [_, sentence] = sentences(CATALOGS["en"], {"id": "r1", "judged": False, "parts": [part]})
    assert sentence == ("When a player plays a card: if …, the player must say … within 3 seconds.")


@each_language
def test_a_rule_of_any_size_is_read_whole(language: str) -> None:
    condition: dict[str, Any] = {"if": "clockwise"}
    for _ in range(60):
        condition = {"if": "all", "of": [condition, {"if": "clockwise"}]}
    one = node_words(CATALOGS[language], Sort.CONDITION, {"if": "clockwise"})
    assert node_words(CATALOGS[language], Sort.CONDITION, condition).count(one) == 61
