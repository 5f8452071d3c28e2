"""What is said where: the language of the environment, names, errors on one line, means."""

import re
from typing import Any

import pytest

from papertiger.cli.arguments import Wrong, language_from
from papertiger.cli.madiao import sitting, watch
from papertiger.cli.main import main
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.cli.running import complains, papertiger

WORDS = {language: Catalog(language, "cli", "madiao", "play") for language in LANGUAGES}
RUSSIAN, CHINESE, ENGLISH = "ru_RU.UTF-8", "zh_TW.UTF-8", "en_GB.UTF-8"


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a wrong command leaves, without a process of its own for it."""
    try:
        status: object = main(["--lang", "en", *words])
    except SystemExit as left:
        status = left.code
    said = capsys.readouterr()
    assert (status, said.out) == (2, "")
    assert said.err.count("\n") == len(said.err.splitlines()) == 1, said.err
    assert said.err.removesuffix("\n").isprintable()
    return said.err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": RUSSIAN}, "ru"),
        ({"LC_ALL": RUSSIAN, "LANG": CHINESE}, "ru"),
        ({"LC_ALL": RUSSIAN, "LC_MESSAGES": CHINESE, "LANG": ENGLISH}, "ru"),
        ({"LC_MESSAGES": CHINESE, "LANG": RUSSIAN}, "zh-Hant"),
        ({"PAPERTIGER_LANG": "ru", "LC_ALL": CHINESE, "LANG": ENGLISH}, "ru"),
        ({"PAPERTIGER_LANG": "zh", "LC_ALL": RUSSIAN}, "zh-Hans"),
        ({"PAPERTIGER_LANG": "", "LC_ALL": "", "LANG": RUSSIAN}, "ru"),
        ({"PAPERTIGER_LANG": "xx", "LANG": RUSSIAN}, "ru"),
        ({"LANGUAGE": RUSSIAN, "LC_CTYPE": RUSSIAN}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    """PAPERTIGER_LANG, then LC_ALL, then LC_MESSAGES, then LANG; what is empty does not count."""
    backwards = dict(reversed(environment.items()))
    for given in (environment, backwards):
        assert language_from(["madiao", "deal"], given) == language
        assert language_from(["--lang", "zh-TW", "madiao"], given) == "zh-Hant"
        assert language_from(["madiao", "--lang=ru"], given) == "ru"


def test_the_program_asks_the_environment_in_that_order() -> None:
    """The same from outside."""
    said = complains(papertiger("chess", PAPERTIGER_LANG="ru", LC_ALL=CHINESE, LANG=ENGLISH))
    assert re.search("[а-я]{3}", said)


@pytest.mark.parametrize("gap", ["\n", "\r\n", "\r", "\v", "\f", "\x85", "\u2028", "\x1b", "\t"])
def test_an_error_stays_on_one_line(capsys: pytest.CaptureFixture[str], gap: str) -> None:
    """Whatever stands in the argument that it quotes."""
    stand_in = " " if gap.isspace() else "\N{REPLACEMENT CHARACTER}"
    quoted = f"ge{stand_in}nius"
    assert quoted in complaint(capsys, "madiao", "watch", "--bots", f"ge{gap}nius")
    assert quoted in complaint(capsys, "madiao", "settle", f"ge{gap}nius")
    assert "nius" in complaint(capsys, f"ge{gap}nius")
    assert "nius" in complaint(capsys, "madiao", "deal", "--seed", f"ge{gap}nius")


def test_an_error_with_a_line_break_from_outside() -> None:
    """The same in a process of its own."""
    assert "genius" in complains(papertiger("madiao", "watch", "--bots", "a\ngenius\nb"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_bot_is_taken_however_it_is_written(language: str) -> None:
    """In capitals or not, with spaces around or not."""
    words = WORDS[language]
    bots = words.say("play-bot-names").split()
    for bot in bots:
        for name in (bot, bot.upper(), bot.lower(), bot.swapcase(), f" {bot.upper()} "):
            with pytest.raises(Wrong, match=name.strip()):
                sitting._names(name, 0, words)
    assert sitting._names(" Ann ", 0, words) == ("Ann", *bots)


def test_a_taken_name_is_refused_by_the_program() -> None:
    """Before the first card."""
    assert "fENG" in complains(papertiger("madiao", "play", "--name", "fENG", given="q\n"))


@pytest.mark.parametrize(
    ("money", "said"),
    [
        ([2, 4, 4, 6], "+4.00 (0.82)"),  # squares 4 + 0 + 0 + 4; 8/3/4 = 0.6667; its root 0.8165
        ([10, -10], "+0.00 (10.00)"),  # squares 100 + 100; 200/1/2 = 100
        ([-1, -1, -1], "-1.00 (0.00)"),
        ([-3], "-3.00"),  # one match says nothing of the spread
    ],
)
def test_the_mean_and_its_standard_error(money: list[int], said: str) -> None:
    """The root of the unbiased variance over the count."""
    assert watch._mean(money) == said


TOO_LARGE: list[Any] = [
    "9" * 5_000,
    "0" * 5_000 + "7",
    "-" + "9" * 5_000,
    "1_000",
    "٣",
    "1e3",
    "+1",
]


@pytest.mark.parametrize("number", TOO_LARGE, ids=lambda number: number[:6])
def test_a_strange_number_is_one_short_line(
    capsys: pytest.CaptureFixture[str], number: str
) -> None:
    """Python itself refuses to read 5,000 digits; the program says it in its own words."""
    said = complaint(capsys, "madiao", "deal", f"--seed={number}")
    assert "--seed" in said
    assert len(said) < 400


@pytest.mark.parametrize(
    "number", ["0" * 5_000 + "9", "0" * 30 + "1", "0" * 30 + "9", "09", "4", "-0", ""]
)
def test_a_seat_is_0_to_3_however_long_it_is_written(
    capsys: pytest.CaptureFixture[str], number: str
) -> None:
    """Zeros before it make no seat of a nine."""
    assert "--banker" in complaint(capsys, "madiao", "deal", f"--banker={number}")


def test_a_seed_of_5000_digits_from_outside() -> None:
    """The same in a process of its own."""
    assert len(complains(papertiger("madiao", "deal", "--seed", "9" * 5_000))) < 400


@pytest.mark.parametrize("words", [("madiao", "rules", "MD-5.4"), ("mao", "--help")])
def test_the_language_may_stand_before_any_word(words: tuple[str, ...]) -> None:
    """Before the game, between it and its command, at the end."""
    places = [(*words[:place], "--lang", "ru", *words[place:]) for place in range(len(words) + 1)]
    said = {papertiger(*each).stdout for each in places}
    assert len(said) == 1
    assert re.search("[а-я]", said.pop())
