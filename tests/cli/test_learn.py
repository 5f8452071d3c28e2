"""`papertiger madiao learn` in plain lines: the whole of it, left and come back to, kept or not."""

import os
from pathlib import Path
from unittest.mock import patch

import pytest

from papertiger.cli.main import main
from papertiger.lessons.script import script
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.cli.running import papertiger

STEPS = script("madiao").steps
WORDS = (
    "learn-back-words", "learn-show-words", "learn-again-words", "learn-clause-words",
    "learn-hint-words", "play-help-words", "play-table-words", "play-log-words",
    "play-rules-words", "play-quit-words",
)  # fmt: skip


def typed(*answers: str) -> list[str]:
    """What leads through the lesson as its script means it, up to where `answers` take over."""
    meant = [step.want[0] if step.want else str(step.right or "") for step in STEPS]
    return [*meant, *answers]


def learn(*words: str, given: list[str]) -> str:
    """What the lesson shows for some lines of input."""
    done = papertiger("madiao", "learn", *words, given="\n".join([*given, ""]))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def bookmark() -> Path:
    """The file of the bookmark, in the home that the test has for itself."""
    return Path(os.environ["PAPERTIGER_HOME"]) / "lessons" / "madiao.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_lesson_through_a_pipe(language: str) -> None:
    shown = learn("--lang", language, given=typed())
    words = Catalog(language, "learn", "learn-madiao")
    for number, step in enumerate(STEPS, 1):
        part = words.say(f"learn-madiao-part-{step.part}")
        heading = words.say(
            "learn-heading", part=part, number=str(number), all=str(len(STEPS)), clause=step.clause
        )
        assert shown.count(f"\n{heading}\n") == 1
    assert shown.endswith(f"{words.say('learn-done')}\n")
    assert not bookmark().exists()


def test_whoever_leaves_comes_back_to_the_step() -> None:
    learn(given=[*typed()[:9], "q"])
    shown = learn(given=["y", "q"])
    assert "You left this lesson at step 10 of 29." in shown
    assert "The play · 10 of 29" in shown
    assert "The cards · 1 of 29" not in shown
    assert "You can come back to this step: papertiger madiao learn" in shown
    assert "The cards · 1 of 29" in learn(given=["n", "q"])


def test_the_end_of_the_input_is_leaving() -> None:
    learn(given=typed()[:5])
    assert "at step 6 of 29" in learn(given=["y"])


def test_new_begins_anew_without_asking() -> None:
    learn(given=[*typed()[:9], "q"])
    shown = learn("--new", given=["q"])
    assert "You left" not in shown
    assert "The cards · 1 of 29" in shown


def test_a_lesson_that_is_over_begins_anew() -> None:
    learn(given=typed())
    assert "You left" not in learn(given=["q"])


@pytest.mark.parametrize("text", ["", "{}", '{"answers": 3}', "\x00", '{"answers": []}'])
def test_a_bookmark_that_leads_nowhere_is_passed_over(text: str) -> None:
    bookmark().parent.mkdir(parents=True)
    bookmark().write_text(text)
    shown = learn(given=["", "", "q"])
    assert "The cards · 3 of 29" in shown


def test_where_nothing_can_be_kept_the_lesson_goes_on_and_says_so(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("no folder")
    done = papertiger("madiao", "learn", given="\n\nq\n", PAPERTIGER_HOME=str(home))
    assert done.returncode == 0
    assert "The cards · 3 of 29" in done.stdout
    assert "could not be kept" in done.stdout
    assert "come back" not in done.stdout.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_may_be_typed_means_two_things(language: str) -> None:
    words = Catalog(language, "play", "learn")
    every = [word for message in WORDS for word in words.say(message).split()]
    assert len(every) == len(set(every))


def test_what_is_looked_at_answers_nothing() -> None:
    looks = ["?", "a", "c", "hint", "t", "l", "r", "r 5.3", "? M9", "nonsense", "99", "-"]
    given = typed()[:7]
    for look in looks:
        given += [look]
    shown = learn(given=[*given, "q"])
    assert "“nonsense” is not understood." in shown
    assert "“99” is not understood." in shown
    assert "MD-5.2 " in shown
    assert "Lei Heng" in shown
    assert "The play · 9 of 29" not in shown
    assert "at step 8 of 29" in learn(given=["y", "q"])


def test_at_a_question_only_its_answers_are_understood() -> None:
    shown = learn(given=["", "", "4", "M9", "3", "q"])
    assert shown.count("A number from 1 to 3 is expected.") == 2
    assert "the very lowest card" in shown


def test_reading_on_needs_no_answer() -> None:
    shown = learn(given=["M9", "q"])
    assert "Nothing is asked yet: Enter goes on." in shown


def test_a_terminal_that_cannot_draw_gets_plain_lines() -> None:
    with (
        patch("papertiger.cli.madiao.learn.draws", return_value=False) as draws,
        patch("builtins.input", side_effect=EOFError),
    ):
        assert main(["madiao", "learn", "--plain"]) == 0
    draws.assert_called_once_with(plain=True)
