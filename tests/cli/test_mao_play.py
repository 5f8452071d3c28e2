"""`papertiger mao play`: its flags, plain lines in a pipe and at a terminal."""

import asyncio
import os
import random
import re
import signal
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pexpect
import pytest

from papertiger.cli.main import INTERRUPTED, main
from papertiger.cli.mao import options
from papertiger.cli.mao.plain import PlainTable
from papertiger.cli.mao.play import begin
from papertiger.client import Local
from papertiger.client.clock import StandingClock
from papertiger.mao.options import Making, Options, Referee
from papertiger.mao.view import View
from papertiger.room import fair
from papertiger.text.catalog import Catalog
from papertiger.tui.mao import WORDS
from papertiger.wire.settings import MaoSettings
from tests.cli.running import complains, environment, papertiger
from tests.cli.test_play import at_a_terminal
from tests.tui.mao.sitting import Rig

SHORT = ("mao", "play", "--seed", "6", "--bots", "expert", "--end", "hands:1")
ANSWERS = "\nlook\n"
SOLO = ("madiao", "play", "--seed", "1")


def forget(what: object) -> None:
    """Keep nothing, show nothing."""
    del what


def evening(
    lines: list[str], hands: str = "5H JC 6S", *, up: str = "2H", **more: object
) -> tuple[list[str], View]:
    """Ann deals three cards each and is on turn after a two; what she is told, how it stands."""
    words = Catalog("en", *WORDS)
    rig = Rig({0: hands}, up, dealer=0)
    given = iter(["deal 3", "turn", "look", *lines])
    shown: list[str] = []

    def ask(question: str) -> str:
        del question
        line = next(given, None)
        if line is None:
            raise EOFError
        shown.append(f"> {line}")
        return line

    async def play() -> View:
        clock = StandingClock()
        settings = MaoSettings(options=Options(**{"decks": 1, **more}), places=5)  # type: ignore[arg-type]
        local = Local.opened(settings, forget, clock, random.Random(1).randbytes)
        async with local.table("Ann") as table:
            await begin(table, ["expert"] * 4, words)
            await PlainTable(table, words, clock, ask, shown.append).play()
            assert isinstance(table.view, View)
            return table.view

    with patch.object(fair, "order", rig.order):
        view = asyncio.run(play())
    return shown, view


def test_a_jack_is_held_called_and_released_in_lines() -> None:
    shown, view = evening(["+3", "hearts", "release"])
    assert "Ann played the jack of clubs and holds a finger on it" in shown
    assert "Ann let the jack go; suit: hearts" in shown
    assert view.called == "H"


def test_time_stands_while_one_thinks_whatever_is_looked_at() -> None:
    looks = ["table", "log", "log all", "review", "rules", "rules 48", "?", "penalty", "xyzzy"]
    before, first = evening([])
    shown, view = evening(looks * 3)
    assert view == first
    assert shown[: len(before) - 1] == before[:-1]
    assert any("MO-48" in line for line in shown)
    assert any("not understood" in line for line in shown)


def test_an_empty_line_on_turn_lets_a_second_pass() -> None:
    _, view = evening([""] * 6, referee=Referee.REFEREE)
    assert view.penalties == ()
    _, view = evening([""] * 8, referee=Referee.REFEREE)
    assert [each.reason for each in view.penalties] == ["delay"]


def test_what_is_due_is_in_time_until_time_goes_on() -> None:
    hands = "2S 5H 4H"
    _, view = evening(["1", "table", "log", *[""] * 4, "two of spades"], hands)
    assert [each.reason for each in view.penalties] == ["unnamed_spade"]
    shown, view = evening(["1", "table", "log", "two of spades", *[""] * 4], hands)
    assert "Ann: “two of spades”" in shown
    assert view.penalties == ()


def test_a_penalty_a_vote_and_a_point_of_order_in_lines() -> None:
    shown, view = evening(
        ["penalty 2 d", "dispute", "undo", "order", "end", "say is it mao?"],
        referee=Referee.PLAYERS,
    )
    assert any(line.startswith("Penalty 1 for Lin, from Ann") for line in shown)
    assert "Ann asks for a vote on penalty 1" in shown
    assert "Ann has voted" in shown
    assert view.penalties[0].reason == "misplay"


def test_an_impossible_act_says_why() -> None:
    shown, _ = evening(["release", "deal 4"])
    assert any("You hold no finger on a jack" in line for line in shown)


# The command


def test_the_same_seed_and_the_same_lines_give_the_same_evening(tmp_path: Path) -> None:
    runs = [
        papertiger(*SHORT, "--plain", given=ANSWERS, PAPERTIGER_HOME=str(tmp_path / str(number)))
        for number in range(2)
    ]
    assert runs[0].returncode == runs[1].returncode == 0
    assert runs[0].stdout == runs[1].stdout
    assert "Guest looked at the cards" in runs[0].stdout


def test_plain_lines_at_a_terminal_that_can_draw_nothing(tmp_path: Path) -> None:
    child = at_a_terminal(command=SHORT, PAPERTIGER_HOME=str(tmp_path))
    child.expect("Time stands still")
    for line, answer in (
        ("", "everybody may look"),
        ("look", "Guest looked"),
        ("quit", "Hands won"),
    ):
        child.expect(": ")
        child.sendline(line)
        child.expect(answer)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_plain_lines_are_interrupted_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a line is typed, Ctrl+C is what it is in any program, and not the loop's."""
    found = []

    def read() -> str:
        found.append(signal.getsignal(signal.SIGINT))
        raise KeyboardInterrupt

    monkeypatch.setenv("PAPERTIGER_HOME", str(tmp_path))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with redirect_stdout(StringIO()), patch("builtins.input", read):
            assert main([*SHORT, "--plain"]) == INTERRUPTED
    finally:
        signal.signal(signal.SIGINT, before)
    assert found == [signal.default_int_handler]


def test_the_drawn_table_opens_at_a_terminal_and_is_left(tmp_path: Path) -> None:
    child = at_a_terminal(command=SHORT, columns=100, TERM="xterm", PAPERTIGER_HOME=str(tmp_path))
    child.expect("Thank you")
    child.send("Q")
    child.expect("Leave the table")
    child.send("y")
    child.expect("Hands won: Guest 0")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize("ending", ["SIGTERM", "SIGHUP"])
@pytest.mark.parametrize(
    ("command", "drawn"), [(SHORT, "Thank you"), (("mao", "learn"), "F2"), (SOLO, "quit")]
)
def test_a_table_told_to_end_gives_the_terminal_back(
    command: tuple[str, ...], drawn: str, ending: str, tmp_path: Path
) -> None:
    child = at_a_terminal(command=command, columns=100, TERM="xterm", PAPERTIGER_HOME=str(tmp_path))
    child.expect(drawn)
    child.kill(getattr(signal, ending))
    child.expect_exact("\x1b[?1049l")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_every_option_of_a_table_is_a_flag() -> None:
    fields = set(Options.__struct_fields__)
    # Times are the person's own: --time.
    assert set(options.NAMES) == fields - {"multipliers"}
    assert {"referee": tuple(Referee), "making": tuple(Making)} == options.CHOICES
    assert {name for name in fields if isinstance(getattr(Options(), name), bool)} == set(
        options.FLAGS
    )


@pytest.mark.parametrize(
    ("flags", "line"),
    [
        (("--referee", "both"), "The referee and the players call breaches"),
        (("--end", "hands:7"), "Hands in the game: 7"),
        (("--limit", "5"), "Time for a turn: 5 s"),
        (("--to-stock",), "The card of a bad call goes to the stock"),
        (("--making", "secret"), "Made-up rules are secret"),
        (("--hand-cap-turns", "99"), "Turns after which a hand is void: 99"),
        (("--seats", "7"), "1000, 100, 100, 100, 100, 100, 100"),
    ],
)
def test_a_flag_sets_the_table(flags: tuple[str, ...], line: str, tmp_path: Path) -> None:
    home = str(tmp_path)
    done = papertiger("mao", "play", "--seed", "1", *flags, given="rules\n", PAPERTIGER_HOME=home)
    assert done.returncode == 0, done.stderr
    assert line in done.stdout


@pytest.mark.parametrize(
    ("flags", "about"),
    [
        (("--end", "soon"), "--end is open, hands:N or time:MINUTES"),
        (("--bots", "clever"), "clever"),
        (("--bots", "expert,regular"), "4"),
        (("--name", "Mao"), "Mao"),
        (("--name", "  "), "name"),
        (("--seats", "13"), "12"),
        (("--limit", "9"), "--limit"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    flags: tuple[str, ...], about: str, tmp_path: Path
) -> None:
    assert about in complains(papertiger("mao", "play", *flags, PAPERTIGER_HOME=str(tmp_path)))
    assert not list(tmp_path.rglob("*.t*"))


def test_help_is_there_in_every_language() -> None:
    for language in ("en", "ru", "zh-Hans", "zh-Hant"):
        done = papertiger("mao", "play", "--lang", language, "--help")
        assert done.returncode == 0
        assert all(f"--{name.replace('_', '-')}" in done.stdout for name in options.NAMES)
        assert not re.search(r"cli-mao", done.stdout)


def test_levels_of_bots_are_given_one_by_one(tmp_path: Path) -> None:
    env = environment(PAPERTIGER_HOME=str(tmp_path))
    assert env["PAPERTIGER_HOME"] != os.environ.get("PAPERTIGER_HOME")
    done = papertiger(
        "mao", "play", "--seats", "3", "--bots", "beginner,expert", given="table\n",
        PAPERTIGER_HOME=str(tmp_path),
    )  # fmt: skip
    assert done.returncode == 0
    assert "against Lin, Wu" in done.stdout
