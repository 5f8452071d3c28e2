"""What is said of a text that is no rule: where, what is wrong, and what would be right."""

import re
from pathlib import Path
from random import Random
from time import process_time

import pytest

from papertiger.mao.customs.conditions import Clockwise
from papertiger.mao.customs.faults import Fault
from papertiger.text import catalog
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.customs.record import RecordError, read_record
from papertiger.text.customs.vocabulary import Letters, Many, Shape, Sort, node_for, nodes_of
from papertiger.text.customs.written import (
    PART,
    WrittenError,
    explained,
    read_rule,
    shown,
    told,
    write_rule,
)
from papertiger.text.customs.written.errors import Wanted
from papertiger.text.customs.written.parsing import MOST_CHARACTERS, grammar, keywords
from papertiger.text.customs.written.places import FORMS
from papertiger.text.lines import cells
from tests.conftest import FullCount
from tests.customs.misspelt import FILE, fault_of, texts, written_anew
from tests.customs.no_records import NO_RECORDS
from tests.customs.scripted import EXAMPLES, example

NAMES = sorted(file.name.removesuffix(".json") for file in EXAMPLES.iterdir())
HEAD = 'rule r1 "A rule."\nwhen played\n'

HOSTILE = {
    "brackets": HEAD + "if " + "(" * 100_000,
    "calls": HEAD + "then draw(" + "sum(" * 100_000,
    "lists": HEAD + "then say(" + "[" * 100_000,
    "closing": HEAD + "then say" + ")" * 100_000,
    "not": HEAD + "if " + "not " * 2_000 + "clockwise then draw",
    "sums": HEAD + "then draw(" + "1 + " * 2_000 + "1)",
    "nested": HEAD + "then draw(" + "1 + (" * 1_000 + "1" + ")" * 1_000 + ")",
    "and": HEAD + "if " + "clockwise and " * 1_000 + "clockwise then draw",
    "effects": HEAD + "then " + "draw " * 27_000,
    "parts": HEAD + "then draw\n" + "when played then draw " * 1_000,
    "figures": HEAD + f"then draw({'9' * 500_000})",
    "word": HEAD + f"then {'x' * 500_000}",
    "words": HEAD + f"if card({'J ' * 2_000}) then draw",
    "label": HEAD + f"then draw({'x' * 250_000}{' ' * 250_000})",
    "open quotes": HEAD + f'then say("{"x" * 500_000}',
    "escapes": HEAD + f'then say("{chr(92) * 500_001}")',
    "text": f'rule r1 "{"x" * 500_000}" judged',
    "spaces": " " * 600_000,
    "comments": "#\n" * 300_000,
    "too long": "x" * 1_000_000,
    "a megabyte": HEAD + "then " + "draw\n" * 250_000,
    "nothing but zeros": "\0" * 500_000,
    "zero": HEAD + 'then say("a\0b")',
    "bell": HEAD + "then draw \a",
    "escape": HEAD + "then \x1b[2J",
    "turned": HEAD + "then draw # \u202e(kcab",
    "isolated": HEAD + 'then say("\u2067x\u2069")',
    "no width": HEAD + "then dr\u200baw",
    "line separator": HEAD + "then\u2028draw",
    "old line ends": "rule r1\r",
    "half a pair": HEAD + 'then say("\ud800")',
    "right to left": HEAD + "then שלום",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_gets_an_error_soon(name: str) -> None:
    began = process_time()
    error = fault_of(HOSTILE[name])
    for language in LANGUAGES:
        said = explained(error, Catalog(language, PART))
        assert len(said) < 1_500
        assert all(each.isprintable() or each == "\n" for each in said)
    # A tenth of this is enough; the machine may have much to do.
    assert process_time() - began < 20


WORD = re.compile(r'"(?:[^"\\\n]|\\.)*"|\w+|\s+|.')


def spoilt(words: list[str], others: list[str], rng: Random) -> str:
    """A text in which up to three words are lost, doubled, put in or misspelt."""
    words = list(words)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(words))
        word, letter = words[place], rng.randrange(len(words[place]) or 1)
        misspelt = word[:letter] + word[letter + 1 :]
        words[place] = rng.choice(["", rng.choice(others), word + rng.choice(others), misspelt])
    return "".join(words)


def test_whatever_is_spoilt_is_a_rule_or_gets_an_error_that_can_be_told(
    full_count: FullCount,
) -> None:
    rng = Random(92)
    rules = [WORD.findall(write_rule(example(name))) for name in NAMES]
    strange = [
        "[",
        "]",
        '"',
        "\\",
        "«",
        "９",
        "\u3000",
        "\0",
        "none",
        "any",
        "of",
        "in",
        "not",
        "-",
    ]
    others = sorted({word for words in rules for word in words}) + strange
    catalogs = [Catalog(language, PART) for language in LANGUAGES]
    errors: list[WrittenError] = []
    for _ in range(full_count(10_000, seed=92)):
        text = spoilt(rng.choice(rules), others, rng)
        try:
            rule = read_rule(text)
        except WrittenError as refused:
            errors.append(refused)
        else:
            assert read_rule(write_rule(rule)) == rule
    assert len(errors) > 300
    for error in errors:
        assert error.code != "unfit", error.source
        assert all(explained(error, words) for words in catalogs)


def test_what_is_said_is_as_it_was() -> None:
    assert written_anew() == FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("text", texts(), ids=lambda text: text[-30:])
def test_the_marks_stand_below_the_word(text: str) -> None:
    error = fault_of(text)
    line = text.split("\n")[error.line - 1]
    assert error.source == line
    assert 1 <= error.column <= len(line) + 1
    assert error.length >= 1
    above, below = shown(error)
    word = line[error.column - 1 : error.column - 1 + error.length][:60]
    ahead = len(below) - len(below.lstrip())
    place = next(place for place in range(len(above) + 1) if cells(above[:place]) == ahead)
    assert above[place:].startswith(word)
    assert below.strip() == "^" * max(1, cells(word))


def _record_error(text: str) -> RecordError:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    return refused.value


def test_every_message_is_reached() -> None:
    """Each code of the catalog is that of some text here."""
    large = (HOSTILE[name] for name in ("too long", "effects", "zero"))
    errors = [fault_of(text) for text in (*texts(), *large)]
    records = [_record_error(text) for text in NO_RECORDS]
    codes = {f"written-{code}" for code in (*(e.code for e in errors), *(e.code for e in records))}
    given = [*(error.arguments for error in errors), *(error.arguments for error in records)]
    words = [each for arguments in given for it in arguments.values() for each in it]
    codes |= {f"written-wanted-{each.value}" for each in words if isinstance(each, Wanted)}
    # What stands round the others.
    around = ("place", "word", "list-separator", "or-separator", "hint", "known")
    codes |= {f"written-{each}" for each in around}
    file = Path(catalog.__file__).parent / "en" / f"{PART}.ftl"
    messages = set(re.findall(r"(?m)^([\w-]+) =", file.read_text(encoding="utf-8")))
    # The types refuse nothing that was not refused before.
    assert messages - codes == {"written-unfit"}
    assert codes <= messages


def test_every_fault_and_kind_has_its_words() -> None:
    words = Catalog("en", PART)
    given = {"most": "1", "trigger": "x", "field": "x", "sign": "x", "word": "x"}
    for fault in Fault:
        assert words.say(f"written-fault-{fault.value}", **given)
    for kind in Wanted:
        assert words.say(f"written-wanted-{kind.value}")
    named = {Sort.PART, Sort.RULE}
    assert {sort.value for sort in Sort if sort not in named} <= {kind.value for kind in Wanted}


def shapes_within(shapes: tuple[Shape, ...]) -> list[Shape]:
    """The shapes and those of lists."""
    inner = [each for many in shapes if isinstance(many, Many) for each in many.of]
    return [*shapes, *inner]


def test_every_form_of_a_text_has_its_words() -> None:
    fields = [field for sort in Sort for node in nodes_of(sort) for field in node.fields]
    every = [shape for field in fields for shape in shapes_within(field.shapes)]
    letters = [shape for shape in every if isinstance(shape, Letters)]
    assert {shape.pattern for shape in letters} == {None, *FORMS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_told_in_every_language(language: str) -> None:
    words = Catalog(language, PART)
    said = {told(fault_of(text), words) for text in texts()}
    assert len(said) > 50


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“everbody” is not known here. Wanted: players. Did you mean “everybody”?"),
        (
            "ru",
            (
                "Слово «everbody» здесь неизвестно. Нужно: игроки. "
                "Может быть, имелось в виду «everybody»?"
            ),
        ),
        ("zh-Hans", "这里没有“everbody”这个词。应为：玩家。是否想写“everybody”？"),
        ("zh-Hant", "這裡沒有「everbody」這個詞。應為：玩家。是否想寫「everybody」？"),
    ],
)
def test_a_word_that_was_meant_is_named_in_every_language(language: str, said: str) -> None:
    error = fault_of(HEAD + 'then say("六", who: everbody)')
    assert (error.line, error.column, error.length) == (3, 20, 8)
    assert told(error, Catalog(language, PART)) == said


def test_an_error_has_its_parts() -> None:
    with pytest.raises(WrittenError) as refused:
        read_rule(HEAD + 'then say("six", within: 3)')
    error = refused.value
    assert error.code == "less"
    assert error.arguments == {"field": "within", "number": "3", "least": "1000"}
    assert (error.line, error.column, error.length) == (3, 25, 1)
    assert error.hints == ()
    assert error.source == 'then say("six", within: 3)'


def test_a_mark_of_the_order_of_bytes_is_passed_over() -> None:
    assert read_rule('\ufeffrule r1 "A rule." judged').id == "r1"
    error = fault_of('rule r1 "A rule."\ufeff judged')
    assert (error.code, error.column) == ("hidden-sign", 18)


def test_a_text_of_the_greatest_length_is_read() -> None:
    text = 'rule r1 "A rule." judged'
    assert read_rule(text + " " * (MOST_CHARACTERS - len(text))).judged
    assert fault_of(text + " " * (MOST_CHARACTERS - len(text) + 1)).code == "too-long"


def test_the_words_between_are_those_that_no_name_is() -> None:
    """WORD in the grammar leaves out the keywords that can stand where a word can."""
    (word,) = (each.pattern.value for each in grammar().terminals if each.name == "WORD")
    left_out = {each for each in keywords().values() if not re.fullmatch(word, each)}
    assert set(keywords().values()) - left_out == {"rule", "judged"}
    assert re.fullmatch(word, node_for(Clockwise).word)
