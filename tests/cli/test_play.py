"""Playing in plain lines: through a pseudo-terminal, through a pipe, and by golden transcripts."""

import re
import signal
import sys
from typing import Any

import pexpect
import pytest

from tests.cli.running import environment, papertiger
from tests.golden import transcripts

YOURS = "Your card: "


def heed_interrupts() -> None:
    """Undo the ignoring of SIGINT that a suite started in the background hands on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def at_a_terminal(
    *words: str, command: tuple[str, ...] = ("madiao", "play"), columns: int = 200, **more: str
) -> "pexpect.spawn[str]":
    """The real program at a pseudo-terminal."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "papertiger", *command, *words],
        env=environment(**{"TERM": "dumb"} | more),
        encoding="utf-8",
        timeout=90,
        echo=False,
        dimensions=(40, columns),
        preexec_fn=heed_interrupts,
    )


def answer_until(child: "pexpect.spawn[str]", end: str) -> tuple[str, int]:
    """Answer every question with the first thing allowed until `end` is printed; what was shown."""
    shown, cards = "", 0
    answers = {
        r"Name the stake.*: ": "4",
        r"How deep do you cut.*\? ": "20",
        r"dealt again\? \(y/n\) ": "n",
        r"all the same\? \(y/n\) ": "n",
        r"for the next hand.*: ": "",
        re.escape(YOURS): None,
        end: None,
    }
    patterns: list[Any] = list(answers)
    while True:
        found = child.expect(patterns)
        shown += str(child.before) + str(child.after)
        if patterns[found] == end:
            return shown, cards
        answer = answers[patterns[found]]
        if answer is None:
            answer = first_allowed(shown.rpartition("Trick ")[2])
            cards += 1
        child.sendline(answer)


def first_allowed(table: str) -> str:
    """The first card that wins, face up; else the last of the hand face down; a lead is face up."""
    hand = table.rpartition("Your hand: ")[2]
    if "You lead." in table:
        return "1"
    winning = re.search(r"(\d+) \*", hand)
    if winning:
        return winning[1]
    return "-" + hand.split("  ")[-1].split()[0]


def test_a_whole_hand_at_a_terminal() -> None:
    """From the first line to the settlement of a hand, with a person's answers."""
    child = at_a_terminal("--seed", "5", "--bots", "random", "--name", "Ann")
    shown, cards = answer_until(child, "Match so far: ")
    assert cards == 8
    for number in range(1, 9):
        assert f"Trick {number} to " in shown
    payments = re.findall(r" → \w+: \d+ stakes? \(\d+\) — .* \[MD-[\d.]+\]", shown)
    assert payments
    child.sendline("q")
    child.expect("Until next time")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_whole_match_at_a_terminal() -> None:
    """To the last hand: the program ends by itself with the final result."""
    child = at_a_terminal("--seed", "12", "--bots", "random")
    shown, _ = answer_until(child, "Final result: ")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert shown.count("Match so far: ") >= 4


def test_interrupting_leaves_quietly() -> None:
    """Ctrl-C ends the program with status 130 and no traceback."""
    child = at_a_terminal("--seed", "5")
    child.expect("Feng")
    child.expect(r"[:?)] $")
    child.sendintr()
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.close()
    assert child.exitstatus == 130


def test_a_question_comes_again_after_a_stop() -> None:
    """Back from Ctrl-Z, which throws away what was typed, the question stands there anew."""
    child = at_a_terminal("--seed", "5")
    child.expect_exact(YOURS)
    child.kill(signal.SIGSTOP)
    child.kill(signal.SIGCONT)
    child.expect_exact(YOURS)
    child.sendline("q")
    child.expect("Until next time")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_questions_do_not_go_where_errors_go() -> None:
    """With the errors thrown away, a person still sees what is asked."""
    words = f"{sys.executable} -m papertiger madiao play --seed 5 2>/dev/null"
    child = pexpect.spawn(
        "/bin/sh",
        ["-c", words],
        env=environment(TERM="dumb"),
        encoding="utf-8",
        timeout=90,
        echo=False,
    )
    child.expect_exact(YOURS)
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ("x", "is not understood"),
        ("99", "is not understood"),
        ("-99", "is not understood"),
        ("XX", "is not understood"),
        ("\x1b[A", "is not understood"),
        ("MM9", "is not understood"),
        ("?", "Two tricks are the minimum"),
        ("t", "Your hand"),
    ],
)
def test_odd_answers_are_explained(answers: str, expected: str) -> None:
    """What is not understood is said, with what would be; nothing is played."""
    before = [*transcripts.answers("hand.en")[:1], answers]
    done = papertiger(*transcripts.COMMANDS["hand"], given="\n".join([*before, "q"]))
    assert done.returncode == 0
    assert expected in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_the_rules_refuse_and_teach() -> None:
    """A refused stake says what would be right and asks again."""
    done = papertiger("madiao", "play", "--seed", "1", "--keep-seats", given="5\n200\n-2\n4\nq\n")
    refusals = re.findall(r"is no stake here.*\[MD-2\.3\]", done.stdout)
    assert len(refusals) == 3
    assert "named the stake: 4" in done.stdout


def test_the_end_of_input_leaves_the_table() -> None:
    """A closed input is no error."""
    done = papertiger("madiao", "play", "--seed", "3", given="")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Until next time" in done.stdout


@pytest.mark.parametrize("name", transcripts.NAMES)
def test_golden_transcripts(name: str) -> None:
    """A hand as it was read and found good; tests/golden/transcripts.py renews one."""
    assert transcripts.played(name) == transcripts.path(name).read_text(encoding="utf-8")


def test_a_seat_of_ones_own() -> None:
    """`--seat` puts the person there, and nobody moves."""
    words = ("--seed", "1", "--bots", "random", "--name", "Ann", "--seat", "2")
    done = papertiger("madiao", "play", *words, given="4\n" * 3 + "q\n")
    assert "Seats, counter-clockwise" not in done.stdout
    drawn = [line.split()[0] for line in done.stdout.splitlines() if " drew " in line]
    assert drawn == ["Feng", "Pan", "Ann", "Li"]


def test_the_drawn_table_gives_the_terminal_back_for_a_while() -> None:
    """Ctrl-Z goes to the shell that started it, `fg` brings the table back as it was."""
    shell = pexpect.spawn(
        "/bin/sh",
        ["-i"],
        env=environment(TERM="xterm-256color", PS1="ready> ", PYTHON=sys.executable),
        encoding="utf-8",
        timeout=90,
        dimensions=(24, 80),
    )
    shell.expect("ready> ")
    shell.sendline('"$PYTHON" -m papertiger madiao play --seed 5 --bots random --pace 0')
    shell.expect("T50|S9|C3")
    shell.send("\x1a")
    shell.expect("(?i)stopped|suspended")
    shell.expect("ready> ")
    shell.sendline("fg")
    shell.expect("T50|S9|C3")
    shell.send("q")
    shell.expect("Yes")
    shell.send("y")
    shell.expect("Until next time|The match is kept")
    shell.sendline("exit")
    shell.expect(pexpect.EOF)
    shell.close()


def test_the_drawn_table_stays_where_no_shell_waits() -> None:
    """Ctrl-Z would stop it for good: nobody could bring it back."""
    child = at_a_terminal("--seed", "5", "--bots", "random", "--pace", "0", TERM="xterm-256color")
    child.expect("T50|S9|C3")
    child.send("\x1a")
    child.send("q")
    child.expect("Yes")
    child.send("y")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_the_drawn_table_opens_where_there_is_a_terminal() -> None:
    """Textual's table comes up by itself, is left by keys, and the match is kept."""
    child = at_a_terminal("--seed", "5", "--bots", "random", "--pace", "0", TERM="xterm-256color")
    child.expect("F1")
    child.expect("T50|S9|C3")
    child.send("q")
    child.expect("y")
    child.send("y")
    child.expect("Until next time")
    child.expect(r"The match is kept: madiao-[0-9-]+\.tiger")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
