"""The lessons in plain lines: the whole of them, left and come back to, kept or not."""

import os
from pathlib import Path
from unittest.mock import patch

import pytest

from papertiger.cli.main import main
from papertiger.lessons.script import LESSONS, script
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.cli.running import papertiger

STEPS = script("madiao").steps
MAO = {
    "look": "u", "play": "play 5S", "paid": "t", "sevens": "play 7D", "call": "penalty 4 e",
    "bad-call": "b", "jack": "hold JC", "suit": "h", "release": "r", "order": "o",
    "ask": "say hm", "end-order": "e", "again": "u", "two": "play 2H", "twice": "play 9H",
    "last": "l", "win": "play QD", "name": "m",
}  # fmt: skip
"""What one types at the steps of Mao where something is asked."""
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
@pytest.mark.parametrize("game", LESSONS)
def test_the_whole_lesson_through_a_pipe(game: str, language: str) -> None:
    steps = script(game).steps
    given = typed() if game == "madiao" else [MAO.get(step.id, "") for step in steps]
    done = papertiger(game, "learn", "--lang", language, given="\n".join([*given, ""]))
    assert (done.returncode, done.stderr) == (0, "")
    words = Catalog(language, "learn", f"learn-{game}")
    for number, step in enumerate(steps, 1):
        part = words.say(f"learn-{game}-part-{step.part}")
        heading = words.say(
            "learn-heading", part=part, number=str(number), all=str(len(steps)), clause=step.clause
        )
        assert done.stdout.count(f"\n{heading}\n") == 1, step.id
    assert done.stdout.endswith(f"{words.say('learn-done')}\n")
    assert not bookmark().exists()


def test_each_lesson_has_its_bookmark() -> None:
    learn(given=["", "", "q"])
    done = papertiger("mao", "learn", given="\n\nu\nquit\n")
    assert "The first card to pay · 4 of 24" in done.stdout
    assert "You can come back to this step: papertiger mao learn" in done.stdout
    assert "at step 3 of 29" in learn(given=["y", "q"])
    assert "at step 4 of 24" in papertiger("mao", "learn", given="y\nquit\n").stdout


def test_in_mao_single_letters_are_left_to_the_game() -> None:
    given = ["", "", "u", "play 5S", "b", "n", "t", "quit"]
    shown = papertiger("mao", "learn", given="\n".join(given)).stdout
    assert "The first card to pay · 6 of 24" in shown
    assert shown.count("The first card to pay · 4 of 24") == 1


def test_what_is_asked_aloud_in_mao_counts_as_said() -> None:
    given = [*(MAO.get(step.id, "") for step in script("mao").steps[:13]), "why?", "quit"]
    shown = papertiger("mao", "learn", given="\n".join(given)).stdout
    assert "Just that would have cost a card." in shown


def test_looking_around_in_mao_answers_nothing() -> None:
    looks = [
        "?",
        "again",
        "clause",
        "hint",
        "table",
        "log",
        "rules 5",
        "penalty",
        "L",
        "what is this",
    ]
    given = ["", "", "u", *looks, "quit"]
    shown = papertiger("mao", "learn", given="\n".join(given)).stdout
    assert "- 2 Ann" in shown
    assert "MO-28 " in shown
    assert "at step 4 of 24" in papertiger("mao", "learn", given="y\nquit\n").stdout


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
