"""The form of a sentence builder: every rule can be put together in it, and only rules. [MO-92]"""

from random import Random
from typing import Any

import msgspec
import pytest

from papertiger.kernel.game import Refused
from papertiger.mao.customs import Custom
from papertiger.mao.customs.limits import MOST_NODES, nodes_of
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.customs import form as forms
from papertiger.text.customs.form import Form, blanks, custom_of, form_of
from papertiger.text.customs.possible import names_in
from papertiger.text.customs.reading import sentences
from papertiger.text.customs.slots import Slot, Takes, slot, slots
from papertiger.text.customs.starts import STARTS, start, start_words
from tests.conftest import FullCount
from tests.customs.random_rules import random_rule
from tests.customs.scripted import EXAMPLES, example

ENGLISH = Catalog("en", "customs")
TAGS = ("when", "if", "number", "who", "do")
NAMES = sorted(file.name.removesuffix(".json") for file in EXAMPLES.iterdir())


def done(made: Form | Refused) -> Form:
    """A form that was not refused."""
    assert isinstance(made, Form), made
    return made


def put(form: Form, path: str, value: Any) -> Form:
    """The form with this value of the record form at a place, put there choice by choice."""
    match value:
        case dict():
            tag = next((tag for tag in TAGS if isinstance(value.get(tag), str)), "")
            if "then" not in value:
                form = done(forms.choose(form, path, value.get(tag, "")))
            for name, inner in value.items():
                if name != tag:
                    form = put(form, f"{path}.{name}", inner)
        case [{}, *_]:
            at = slot(ENGLISH, form, path)
            assert at is not None
            for place, item in enumerate(value):
                if place >= len(at.slots):
                    form = done(forms.add(form, path))
                form = put(form, f"{path}[{place}]", item)
        case _:
            form = done(forms.fill(form, path, value))
    return form


def put_together(rule: Custom) -> Form:
    """A rule put together from nothing."""
    form = start("empty", rule.id, rule.text)
    return put(form, "$.parts", msgspec.to_builtins(rule)["parts"])


@pytest.mark.parametrize("name", NAMES)
def test_every_example_is_a_form_and_a_rule_again(name: str) -> None:
    form = form_of(example(name))
    assert custom_of(form) == example(name)
    assert blanks(form) == ()
    assert msgspec.json.decode(msgspec.json.encode(form), type=Form) == form


@pytest.mark.parametrize("name", NAMES)
def test_every_example_can_be_put_together_choice_by_choice(name: str) -> None:
    assert custom_of(put_together(example(name))) == example(name)


def test_any_rule_can_be_put_together_choice_by_choice(full_count: FullCount) -> None:
    rng = Random(21)
    for _ in range(full_count(600, seed=21)):
        rule = random_rule(rng, "r1")
        assert custom_of(form_of(rule)) == rule
        assert custom_of(put_together(rule)) == rule


def deep(levels: int) -> Any:
    """A denial of denials."""
    found: Any = {}
    for _ in range(levels):
        found = {"if": "not", "of": found}
    return found


@pytest.mark.parametrize(
    ("parts", "code", "path"),
    [
        ("x", "not-fitting", "$.parts"),
        ([1], "not-fitting", "$.parts[0]"),
        ([{}] * 13, "not-fitting", "$.parts"),
        ([{"when": {"when": "never"}}], "not-fitting", "$.parts[0].when"),
        ([{"when": {"when": []}}], "not-fitting", "$.parts[0].when"),
        ([{"when": {"when": "played", "x": 1}}], "not-fitting", "$.parts[0].when.x"),
        ([{"then": [{"do": "say", "within": "3"}]}], "not-fitting", "$.parts[0].then[0].within"),
        ([{"then": [{"do": "draw", "who": 1}]}], "not-fitting", "$.parts[0].then[0].who"),
        ([{"if": deep(300)}], "too-large", "$"),
        ([{"if": deep(100_000)}], "too-large", "$"),
    ],
)
def test_a_form_from_outside_is_refused_where_no_form_can_be_so(
    parts: Any, code: str, path: str
) -> None:
    refused = forms.form_from({"id": "r1", "judged": False, "parts": parts})
    assert isinstance(refused, Refused)
    assert (refused.code, refused.arguments["path"]) == (code, path)


@pytest.mark.parametrize("rule", [None, 1, "x", [], {}, {"x": 1}, {"id": 1}, {"judged": "no"}])
def test_what_is_no_form_at_all_is_refused(rule: Any) -> None:
    assert isinstance(forms.form_from(rule), Refused)


@pytest.mark.parametrize("name", STARTS)
def test_every_start_can_come_from_outside(name: str) -> None:
    form = start(name, "r1")
    assert forms.form_from(msgspec.json.decode(msgspec.json.encode(form.rule))) == form


def everything(found: tuple[Slot, ...]) -> list[Slot]:
    """Slots with all that are in them."""
    return [each for one in found for each in (one, *everything(one.slots))]


def at_random(form: Form, rng: Random, chosen: Slot) -> Form | Refused:
    """Something that a slot offers, done."""
    takes = rng.choice(chosen.takes)
    words = [each.word for each in chosen.choices]
    match takes:
        case Takes.WORD:
            return forms.choose(form, chosen.path, rng.choice(words)) if words else form
        case Takes.MEMBER:
            return forms.fill(form, chosen.path, rng.choice(words))
        case Takes.MEMBERS:
            return forms.fill(form, chosen.path, rng.sample(words, rng.randint(1, 2)))
        case Takes.NUMBER:
            assert chosen.least is not None
            assert chosen.most is not None
            return forms.fill(form, chosen.path, rng.randint(chosen.least, chosen.most))
        case Takes.TEXT:
            text = rng.choice([*words, "a"])
            return forms.fill(form, chosen.path, "ABA" if "letters" in chosen.path else text)
        case Takes.YES_OR_NO:
            return forms.fill(form, chosen.path, rng.random() < 0.5)
        case Takes.LIST:
            return forms.add(form, chosen.path)


def test_whatever_is_chosen_of_what_is_offered_comes_to_a_rule(full_count: FullCount) -> None:
    """Random choices, first anywhere, then where something is missing, until nothing is."""
    rng = Random(22)
    for _ in range(full_count(400, seed=22)):
        form = start(rng.choice([name for name in STARTS if STARTS[name]]), "r1", "A rule.")
        for _ in range(6):
            chosen = rng.choice(everything(slots(ENGLISH, form)))
            made = at_random(form, rng, chosen)
            form = form if isinstance(made, Refused) and made.code == "list-full" else done(made)
        for _ in range(2_000):
            if not blanks(form):
                break
            missing = slot(ENGLISH, form, blanks(form)[0])
            assert missing is not None
            assert missing.empty
            form = done(at_random(form, rng, missing))
        rule = custom_of(form)
        assert isinstance(rule, Custom), (rule, form)
        assert custom_of(form_of(rule)) == rule


def test_a_rule_takes_a_few_choices_from_a_start() -> None:
    form = start("all-say", "all_hail", "On a face card everybody says all hail.")
    assert blanks(form) == ("$.parts[0].then[0].phrases", "$.parts[0].if.among")
    assert sentences(ENGLISH, form.rule)[1] == (
        "When a player plays a card: if the card is …, everybody must say … within 3 seconds."
    )
    form = done(forms.fill(form, "$.parts[0].if.among.ranks", ["J", "Q", "K"]))
    form = done(forms.fill(form, "$.parts[0].then[0].phrases", ["all hail"]))
    made = custom_of(form)
    assert isinstance(made, Custom)
    assert made.parts == example("h11").parts


@pytest.mark.parametrize("name", STARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_start_has_words_and_only_blanks_in_the_way(name: str, language: str) -> None:
    catalog = Catalog(language, "customs")
    assert start_words(catalog, name)
    form = start(name, "r1", "A rule.")
    assert all(each.label and each.words for each in everything(slots(catalog, form)))
    assert isinstance(custom_of(form), Custom) == (name == "free")


def test_free_text_gets_parts_when_one_is_added() -> None:
    form = start("free", "r1", "Bow.")
    assert custom_of(form) == Custom("r1", "Bow.")
    assert blanks(done(forms.add(form, "$.parts"))) == ("$.parts[0].when", "$.parts[0].then[0]")


def offered(form: Form, path: str) -> list[str]:
    """The words that a slot offers."""
    at = slot(ENGLISH, form, path)
    assert at is not None
    return [each.word for each in at.choices]


def test_mo_93_bans_are_offered_for_attempts_alone() -> None:
    form = done(forms.choose(start("empty", "r1"), "$.parts[0].when", "played"))
    assert not {"forbid", "allow", "count_as"} & {*offered(form, "$.parts[0].then[0]")}
    form = done(forms.choose(form, "$.parts[0].when", "attempted"))
    assert offered(form, "$.parts[0].then[0]") == ["forbid", "allow"]
    form = done(forms.choose(form, "$.parts[0].then[0]", "forbid"))
    assert offered(form, "$.parts[0].when") == ["attempted"]
    refused = forms.choose(form, "$.parts[0].when", "played")
    assert isinstance(refused, Refused)
    assert refused.code == "not-offered"


def test_mo_92_no_penalty_is_offered_for_a_penalty_and_no_jack_as_another_card() -> None:
    form = done(forms.choose(start("empty", "r1"), "$.parts[0].when", "penalised"))
    assert "breaks" not in offered(form, "$.parts[0].then[0]")
    form = start("count-as", "r1")
    assert "J" not in offered(form, "$.parts[0].then[0].rank")
    assert "J" not in offered(form, "$.parts[0].then[0].cards.ranks")
    assert slot(ENGLISH, form, "$.parts[0].if") is not None
    assert "$.parts[0].if" not in [each.path for each in everything(slots(ENGLISH, form))]


def test_a_card_is_moved_only_where_it_can_go() -> None:
    form = done(forms.choose(start("empty", "r1"), "$.parts[0].when", "played"))
    form = done(forms.choose(form, "$.parts[0].then[0]", "move"))
    assert "stock_bottom" not in offered(form, "$.parts[0].then[0].source")
    form = done(forms.fill(form, "$.parts[0].then[0].source", "pile"))
    assert offered(form, "$.parts[0].then[0].target") == ["stock_bottom", "hand"]
    form = done(forms.remove(form, "$.parts[0].then[0].source"))
    form = done(forms.fill(form, "$.parts[0].then[0].source", "hand"))
    assert "$.parts[0].then[0].chosen" in blanks(form)


def test_mo_92_the_blanks_of_a_phrase_are_filled_before_there_is_a_rule() -> None:
    then = "$.parts[0].then[0]"
    form = done(forms.choose(start("empty", "r1", "A rule."), "$.parts[0].when", "played"))
    form = done(forms.choose(form, then, "say"))
    form = done(forms.fill(form, f"{then}.again", ""))
    form = done(forms.fill(form, f"{then}.phrases", ["a {again} nice day", "it is {number}"]))
    assert blanks(form) == (f"{then}.number", f"{then}.again")
    form = done(forms.fill(form, f"{then}.number", 2))
    assert blanks(form) == (f"{then}.again",)
    form = done(forms.fill(form, f"{then}.again", "very"))
    assert isinstance(custom_of(form), Custom)
    assert isinstance(forms.fill(form, f"{then}.again", ""), Refused)
    form = done(forms.remove(form, f"{then}.number"))
    assert blanks(form) == (f"{then}.number",)
    form = done(forms.fill(form, f"{then}.phrases", ["nice day"]))
    assert isinstance(custom_of(form), Custom)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("$.parts[0].then[0].phrases", ["Mao"], "phrase-name"),
        ("$.parts[0].then[0].phrases", ["thank you"], "phrase-taken"),
        ("$.parts[0].then[0].phrases", ["<b>"], "phrase-sign"),
        ("$.parts[0].then[0].phrases", ["..."], "phrase-silent"),
        ("$.parts[0].then[0].again", "{number}", "phrase-sign"),
        ("$.parts[0].then[0].phrases", ["שלום"], "phrase-backwards"),
        ("$.parts[0].then[0].phrases", ["x"] * 25, "list-full"),
        ("$.parts[0].then[0].phrases", "six", "not-fitting"),
        ("$.parts[0].then[0].phrases", [{"do": "say"}], "not-fitting"),
        ("$.parts[0].then[0].within", 60_000, "number-beyond"),
        ("$.parts[0].then[0].within", True, "not-fitting"),
        ("$.parts[0].then[0].order", "sideways", "not-fitting"),
        ("$.parts[0].if.among.ranks", ["1"], "not-fitting"),
        ("$.text", "x" * 501, "text-long"),
        ("$.parts[0].then[0].nothing", 1, "no-such-place"),
        ("$.parts[0].then[7].within", 2000, "no-such-place"),
        ("$.parts[0].when", "played", "no-such-place"),
        ("parts", 1, "no-such-place"),
        ("$", 1, "no-such-place"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_mo_92_what_cannot_be_is_refused_where_it_is_put(
    path: str, value: Any, code: str, language: str
) -> None:
    form = start("say", "r1", "A rule.")
    refused = forms.fill(form, path, value)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.arguments["path"]) == (code, path)
    assert path in forms.refusal(Catalog(language, "customs"), refused)
    assert form == start("say", "r1", "A rule.")


@pytest.mark.parametrize(
    ("word", "field", "most"),
    [("draw", "cards", 10), ("skip", "players", 11), ("mark", "turns", 48)],
)
def test_mo_92_a_number_that_is_written_is_the_number_that_is_meant(
    word: str, field: str, most: int
) -> None:
    path = f"$.parts[0].then[0].{field}"
    form = done(forms.choose(start("empty", "r1"), "$.parts[0].when", "played"))
    form = done(forms.choose(form, "$.parts[0].then[0]", word))
    done(forms.fill(form, path, most))
    refused = forms.fill(form, path, most + 1)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.arguments["most"]) == ("number-beyond", most)
    done(forms.choose(form, path, "turns"))


def test_items_are_added_moved_and_removed() -> None:
    form = start("say", "r1", "A rule.")
    form = done(forms.add(form, "$.parts[0].then"))
    form = done(forms.choose(form, "$.parts[0].then[1]", "reverse"))
    form = done(forms.move(form, "$.parts[0].then[1]", 0))
    assert [each["do"] for each in form.rule["parts"][0]["then"]] == ["reverse", "say"]
    assert isinstance(forms.move(form, "$.parts[0].then[1]", 2), Refused)
    form = done(forms.remove(form, "$.parts[0].then[1]"))
    assert form.rule["parts"][0]["then"] == [{"do": "reverse"}]
    refused = forms.remove(form, "$.parts[0].then[0]")
    assert isinstance(refused, Refused)
    assert refused.code == "list-short"
    form = done(forms.remove(form, "$.parts[0].if"))
    assert isinstance(custom_of(form), Custom)


def test_what_still_fits_stays_when_another_word_is_chosen() -> None:
    form = put_together(example("h11"))
    form = done(forms.choose(form, "$.parts[0].then[0]", "silence"))
    assert form.rule["parts"][0]["then"] == [{"do": "silence", "who": {"who": "everybody"}}]


def test_a_choice_is_named_and_what_looks_at_it_means_it() -> None:
    form = done(forms.choose(start("empty", "r1"), "$.parts[0].when", "played"))
    form = done(forms.choose(form, "$.parts[0].then[0]", "choose"))
    form = done(forms.fill(form, "$.parts[0].then[0].name", "suit"))
    form = done(forms.add(form, "$.parts"))
    form = done(forms.choose(form, "$.parts[1].when", "chose"))
    assert form.rule["parts"][1]["when"] == {"when": "chose", "name": "suit"}


def test_a_rule_in_a_form_grows_no_larger_than_a_rule_may() -> None:
    form = start("say", "r1", "A rule.")
    path = "$.parts[0].if"
    chosen = forms.choose(form, path, "not")
    while isinstance(chosen, Form):
        form, path = chosen, f"{path}.of"
        chosen = forms.choose(form, path, "not")
    assert chosen.code == "too-large"
    form = done(forms.fill(form, "$.parts[0].then[0].phrases", ["six"]))
    form = done(forms.choose(form, path, "clockwise"))
    made = custom_of(form)
    assert isinstance(made, Custom)
    assert nodes_of(made.parts) == MOST_NODES


def test_slots_are_plain_json() -> None:
    encoded = msgspec.json.encode(slots(ENGLISH, form_of(example("h79"))))
    assert msgspec.json.decode(encoded, type=tuple[Slot, ...])


def test_a_slot_says_what_stands_there_and_what_else_can() -> None:
    at = slot(ENGLISH, form_of(example("h11")), "$.parts[0].then[0].who")
    assert at is not None
    assert (at.label, at.words, at.held, at.takes) == (
        "who",
        "everybody",
        "everybody",
        (Takes.WORD,),
    )
    assert [each.label for each in at.choices][:2] == [
        "the player",
        "the player … places on in the direction of play",
    ]


def test_names_that_are_still_blank_are_not_at_hand() -> None:
    """A mark without a name is none of the names that a rule gives."""
    effects = [{"do": "mark"}, {"do": "mark", "name": "kept"}]
    rule = {"id": "r", "text": "x", "judged": False, "parts": [{"when": {}, "then": effects}]}
    assert names_in(rule) == ("kept",)
