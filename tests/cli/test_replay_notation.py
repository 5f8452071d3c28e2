"""`replay` of a match in notation: told like a record, walked through, faults by their place."""

from pathlib import Path

import pexpect
import pytest

from papertiger.cli.main import main
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.cli.running import ROOT
from tests.cli.test_play import at_a_terminal
from tests.cli.test_records import finished_match

EXAMPLE = ROOT / "docs" / "examples" / "match.txt"
Run = pytest.CaptureFixture[str]

UNFINISHED = """\
banker 1 first 2
0: T80 T60 M5 M4 M3 M2 S1 C3
1: T90 M8 M6 M1 S8 S5 S2 C2
2: T50 T40 T20 M9 S9 S6 C5 C8
3: MM TM HM T70 M7 C0 C1 C6
stock: C7 S4
1. 2: C8 -C6 -C3 -C2
2. 2: S9 -T70
"""


def told(capsys: Run, *words: str) -> list[str]:
    """The lines of a command that ends well."""
    assert main(["replay", *words]) == 0
    return capsys.readouterr().out.splitlines()


def note(tmp_path: Path, text: str) -> str:
    """A file with that text."""
    path = tmp_path / "noted.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_it_is_told_as_the_record_that_it_was_written_from(tmp_path: Path, capsys: Run) -> None:
    """From the deals on: every play, every payment, with the names by seat."""
    path, _ = finished_match(tmp_path)
    record = told(capsys, str(path))
    written = note(tmp_path, "\n".join(told(capsys, str(path), "--notation")))
    retold = told(capsys, written)
    # Of a deal that is dealt again nothing is written down.
    before = (
        *("drew", "Seats,", "shuffled the pack", " cut ", "Banker: ", "The match is over"),
        *("Eight cards", " holds ", "First upcard", "count as tops", "redeal"),
    )
    told_of_play, retold_of_play = (
        [line for line in lines if not any(word in line for word in before)]
        for lines in (record, retold)
    )
    assert retold_of_play == told_of_play
    assert len(told_of_play) > 200
    assert told(capsys, written, "--notation") == told(capsys, str(path), "--notation")
    assert told(capsys, written, "--json") == told(capsys, str(path), "--json")


def test_a_seat_sees_its_own_cards_alone(capsys: Run) -> None:
    """As of a record."""
    lines = told(capsys, str(EXAMPLE), "--seat", "1")
    assert [line.split()[0] for line in lines if " holds " in line] == ["Bo"]
    assert "Di played a card face down" in lines


def test_a_missing_stake_is_the_least_even_one(tmp_path: Path, capsys: Run) -> None:
    """Within the limits that the rules above the hand name."""
    text = f"[rules source]\n[stake-min 5]\n[stake-max 9]\n{UNFINISHED}"
    assert main(["replay", note(tmp_path, text)]) == 0
    assert "the least stake, 6." in capsys.readouterr().err


def test_what_is_not_written_is_said(tmp_path: Path, capsys: Run) -> None:
    """Seats stand for names, the least stake for a missing one; a hand may end early."""
    assert main(["replay", note(tmp_path, UNFINISHED)]) == 0
    shown = capsys.readouterr()
    assert "No stake is written" in shown.err
    assert shown.out.splitlines()[0] == "Banker: Seat 1 [MD-2.2]"
    assert shown.out.splitlines()[-1] == "Seat 3 played T70 70 Myriad face down"


def test_hands_that_do_not_follow_each_other_name_their_bankers(
    tmp_path: Path, capsys: Run
) -> None:
    """As where somebody copies single hands from a book."""
    text = EXAMPLE.read_text(encoding="utf-8")
    hand = text[text.index("banker 0") :].split("\n\n")[0]
    lines = told(capsys, note(tmp_path, f"{hand}\n\n{hand}"))
    bankers = [line for line in lines if line.startswith("Banker: ")]
    assert bankers[:2] == ["Banker: Seat 0 [MD-2.2]", "Banker: Seat 0 [MD-2.2]"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new", "place"),
    [("T60", "T6O", ("3", "8")), ("-T70", "-T71", ("8", "10")), ("stock:", "stack:", ("6", "1"))],
)
def test_a_fault_has_its_line_and_column(
    tmp_path: Path, capsys: Run, language: str, old: str, new: str, place: tuple[str, str]
) -> None:
    """In every language, with what was expected."""
    text = UNFINISHED if old != "T60" else "\n" + UNFINISHED
    wrong = note(tmp_path, text.replace(old, new))
    assert main(["--lang", language, "replay", wrong]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    words = Catalog(language, "cli")
    expected = {
        "T6O": words.say("notation-card"),
        "-T71": words.say("notation-play"),
        "stack:": words.say("notation-word", word="stock:"),
    }[new]
    line, column = place
    said = words.say(
        "cli-broken-notation",
        file=wrong,
        line=line,
        column=column,
        expected=expected,
        found=new,
    )
    assert said in shown.err


def test_what_is_against_the_rules_is_named_by_its_trick(tmp_path: Path, capsys: Run) -> None:
    """Nothing of it is shown."""
    wrong = note(tmp_path, UNFINISHED.replace("2. 2: S9", "2. 3: T70"))
    assert main(["replay", wrong]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "hand 1, trick 2" in shown.err


def test_a_wrong_result_is_noted_and_the_hand_shown(tmp_path: Path, capsys: Run) -> None:
    """Books have misprints."""
    text = EXAMPLE.read_text(encoding="utf-8").replace("= -14 0 +3 +11", "= -14 0 +4 +10")
    assert main(["replay", note(tmp_path, text)]) == 0
    shown = capsys.readouterr()
    assert "the result is -14 0 3 11, not -14 0 4 10" in shown.err
    assert "The hand is over. Who pays whom:" in shown.out


def test_it_is_walked_through_in_plain_lines() -> None:
    """On, back, and to a moment."""
    child = at_a_terminal(str(EXAMPLE), "--plain", command=("replay",))
    child.expect("Moment 1 of")
    child.expect("leave\\. ")
    child.sendline("")
    child.expect("Moment 2 of")
    child.expect("Eight cards to each")
    child.expect("leave\\. ")
    child.sendline("b")
    child.expect("Moment 1 of")
    child.expect("leave\\. ")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_it_opens_at_the_drawn_table() -> None:
    """Where there is a terminal."""
    child = at_a_terminal(str(EXAMPLE), command=("replay",), TERM="xterm-256color", columns=80)
    child.expect("F1")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
