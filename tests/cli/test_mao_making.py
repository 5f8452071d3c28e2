"""A rule made after three hands won in plain lines and at a real terminal, tried out for real.

The table is one that was left: Ann has won three hands at it.
"""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import pexpect
import pytest

from papertiger.cli.mao.making import by_quarters
from papertiger.mao.options import Making
from papertiger.room import facts as f
from papertiger.text.catalog import Catalog
from papertiger.tui.mao import WORDS
from tests.cli.running import papertiger
from tests.cli.test_play import at_a_terminal
from tests.tui.mao.winning import won

RESUME = ("mao", "play", "--resume")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where that table was left."""
    games = tmp_path / "games"
    games.mkdir()
    lines = b"".join(f.encode(fact) + b"\n" for fact in asyncio.run(won(Making.ANNOUNCED)))
    (games / "mao-20260102-030405.table").write_bytes(lines)
    return tmp_path


def typed(home: Path, lines: Sequence[str], *flags: str) -> str:
    """What is said to who types these lines."""
    given = "".join(f"{line}\n" for line in lines)
    done = papertiger(*RESUME, "--plain", *flags, given=given, PAPERTIGER_HOME=str(home))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_rule_is_made_in_plain_lines(home: Path) -> None:
    """Choices by their numbers, cards by their keys; back with b; what stands is told again."""
    said = typed(
        home,
        ["rule", "1", "1", "q", "b", "j q h", "mao", "all hail", "", "1", "1", "rules", "rule"],
    )
    assert said.count("You may make a rule: type “rule”.") == 1
    assert "1 Choose a common rule and fill in its blanks" in said
    assert "if the card is a queen, the player must say …" in said
    assert "*q queen" in said
    assert "Nobody may say the name of the game [MO-51]" in said
    whole = "if the card is a jack or a queen, of hearts, the player must say “all hail”"
    assert whole in said
    assert "The rule can be made." in said
    assert "Ann made a rule" in said
    assert said.count(whole) > 3
    assert "Made-up rule: A jack or a queen, of hearts: say all hail" in said
    # The right is used.
    assert "A rule may be made between hands" in said


def test_a_rule_is_put_off_and_gone_on_with_in_plain_lines(home: Path) -> None:
    lines = ["rule", "1", "1", "q", "later", "table", "rule", "b", "b", "b", "1", "x", "bow"]
    said = typed(home, lines)
    assert "The rule is put off" in said
    assert "1 Go on with this rule" in said


def test_a_rule_in_own_words_is_read_back_before_it_is_made(home: Path) -> None:
    """Nothing is made before its maker has read it, and said so."""
    said = typed(home, ["rule Bow to kings", "rules"])
    assert "“Bow to kings”" in said
    assert "Rule rule-1" not in said
    assert "The rule is whole." in said
    assert "Ann made a rule" not in said
    said = typed(home, ["rule Bow to kings", "1", "2", "1", "1"])
    # No hands are played with what no machine can hear.
    assert "being tried out" not in said
    assert (
        said.index("1 Try it out") < said.index("1 Make the rule") < said.index("Ann made a rule")
    )


def test_mo_94_plain_lines_tell_how_far_a_trial_is(home: Path) -> None:
    said = typed(home, ["rule", "5", "1", "1"])
    found = re.search(r"being tried out.*?(\d+) of 200 hands.*can be made", said, re.DOTALL)
    assert found is not None
    assert 50 <= int(found[1]) < 200


def test_every_quarter_of_a_trial_is_told_once() -> None:
    said: list[str] = []
    tell = by_quarters(Catalog("en", *WORDS), said.append)
    for done in (4, 52, 56, 100, 148, 196, 200):
        tell(done, 200)
    assert [re.findall(r"\d+", line)[0] for line in said] == ["52", "100", "196"]


def test_that_there_is_no_condition_can_be_answered_without_reading_on(home: Path) -> None:
    said = typed(home, ["rule", "2", "1", "later"])
    condition = said.split("Is there a condition?")[1]
    assert condition.lstrip().startswith("- 1 no: it is always so")
    assert "m shows more of them." in condition


def test_that_nothing_is_said_of_it_can_be_answered_without_reading_on(home: Path) -> None:
    said = typed(home, ["rule", "1", "1", "q", "hail", "", "12", "later"])
    number = said.split("in the place of {number}?")[1]
    assert "m shows more of them." in number
    assert re.search(r"- \d+ nothing: leave it as it is", number)


def test_words_narrow_the_list_of_real_rules_in_plain_lines(home: Path) -> None:
    """Others narrow it anew; an empty line lists all of them; numbers are those of what is left."""
    said = typed(home, ["rule", "5", "Bow", "king must", "", "bow jack", "1", "b", "later"])
    _, whole, bow, king, again, jack, back = said.split("Which rule?")
    assert "or words that narrow the list" in whole
    assert "2 of 93 rules" in bow
    assert "- 2 When a player plays a card: if the card is a jack, a queen or a king" in bow
    assert "- 3" not in bow
    assert "m shows more of them." not in bow
    assert "stand up within 3 seconds" in king
    assert "of 93 rules" not in again
    assert "m shows more of them." in again
    assert "1 of 93 rules" in jack
    assert "The rule is whole." in jack
    assert "“Bow to a face card.”" in jack.split("The rule is whole.")[1]
    # Back to the list as it was narrowed.
    assert "1 of 93 rules" in back


def test_that_no_rule_has_such_words_is_said_in_plain_lines(home: Path) -> None:
    said = typed(home, ["rule", "5", "bow", "xyz", "?", "9", "2", "later"])
    assert "No rule fits “xyz”." in said
    assert "No rule fits “?”." in said
    assert "That is no answer to this: The number of a rule, or words" in said
    # The list stays as it was: 2 is the second rule with a bow.
    assert said.count("Which rule?") == 2
    assert "“Bow to a face card.”" in said.split("The rule is whole.")[1]


def test_more_of_a_narrowed_list_is_shown_page_by_page(home: Path) -> None:
    said = typed(home, ["rule", "5", "m", "say", "m", "later"])
    _, _, _, say, more = said.split("Which rule?")
    assert "- 1 " in say
    assert "- 13 " not in say
    assert "- 13 " in more


@pytest.mark.parametrize("language", ["ru", "zh-Hans", "zh-Hant"])
def test_a_list_is_narrowed_in_every_language(home: Path, language: str) -> None:
    words = Catalog(language, *WORDS)
    start = words.say("mao-rule-words").split()[0]
    later = words.say("making-later-words").split()[0]
    bow = "поклон" if language == "ru" else "鞠躬"
    said = typed(home, [start, "5", bow, "xyz", later], "--lang", language)
    assert words.say("making-found", left="2", all="93") in said
    assert words.say("making-none-found", sought="xyz") in said
    assert said.count(words.say("making-plain-library")) == 3


@pytest.mark.parametrize("language", ["ru", "zh-Hans", "zh-Hant"])
def test_a_rule_is_begun_in_every_language(home: Path, language: str) -> None:
    words = Catalog(language, *WORDS)
    start = words.say("mao-rule-words").split()[0]
    later = words.say("making-later-words").split()[0]
    back = words.say("making-back-words").split()[0]
    said = typed(home, [start, "1", "1", "j", back, later], "--lang", language)
    assert words.say("making-ask-template") in said
    assert said.count(words.say("making-ask-cards")) == 2
    assert words.say("making-plain-off") in said


def test_a_rule_is_made_at_a_terminal(home: Path) -> None:
    """By keys alone; its trial goes on in processes of their own, with a bar that fills."""
    child = at_a_terminal(
        command=RESUME, columns=80, TERM="xterm", PAPERTIGER_HOME=str(home), LINES="24"
    )
    child.expect_exact("Ann wins the hand")
    child.send(" ")
    child.expect_exact("How would you like to make it?")
    child.send("\r")
    child.expect_exact("Which rule is it like?")
    child.send("\r")
    child.expect_exact("Which cards?")
    child.send("k")
    child.expect_exact("■ k king")
    child.send("\r")
    child.expect_exact("What is to be said?")
    child.send("hail\r")
    child.expect_exact("What is it called?")
    child.send("\r")
    child.expect_exact("Try it out")
    child.send("\r")
    child.expect_exact("of 200 hands")
    child.expect_exact("The rule can be made.")
    child.send("\r")
    child.expect_exact("Ann made a rule")
    child.send("Q")
    child.expect_exact("can be resumed later")
    child.send("y")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_log_without_the_beginning_of_its_game_is_left_as_it_is(home: Path) -> None:
    """It keeps nobody from playing."""
    facts = [each for each in asyncio.run(won(Making.ANNOUNCED)) if not isinstance(each, f.Began)]
    log = home / "games" / "mao-20260101-000000.table"
    log.write_bytes(b"".join(f.encode(fact) + b"\n" for fact in facts))
    assert "Hands won: Ann 3" in typed(home, ["quit"])
    assert log.exists()
