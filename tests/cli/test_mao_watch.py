"""`papertiger mao watch`: sessions of Mao among bots."""

import json

import pytest

from papertiger.bots.mao import BOTS
from papertiger.cli.mao import FEWEST_SEATS, LEVELS, MOST_SEATS
from papertiger.cli.mao.options import REFEREES
from papertiger.mao import options
from papertiger.mao.options import Referee
from tests.cli.running import complains, papertiger

KEYS = [
    "session", "seed", "referee", "bots", "wins", "hands", "void_hands", "turns", "penalties", "ms",
]  # fmt: skip
SHORT = ("mao", "watch", "--hands", "2", "--seed", "7")


def test_the_choices_are_those_of_the_rules_and_the_bots() -> None:
    assert tuple(Referee) == REFEREES
    assert tuple(BOTS) == LEVELS
    assert (options.FEWEST_SEATS, options.MOST_SEATS) == (FEWEST_SEATS, MOST_SEATS)


def test_watch_prints_a_json_line_a_session() -> None:
    done = papertiger(*SHORT, "--sessions", "3", "--referee", "players", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [list(line) for line in lines] == [KEYS] * 3
    assert [line["session"] for line in lines] == [1, 2, 3]
    for line in lines:
        assert (line["seed"], line["referee"], line["bots"]) == (7, "players", ["regular"] * 6)
        assert (sum(line["wins"]), len(line["wins"])) == (2, 6)
        assert line["hands"] == 2
        assert line["turns"] > 10
        assert line["ms"] > 20_000
    assert len({line["ms"] for line in lines}) == 3


def test_the_same_seed_gives_the_same_sessions_in_every_language() -> None:
    here = papertiger(*SHORT, "--json")
    assert papertiger(*SHORT, "--json").stdout == here.stdout
    assert papertiger(*SHORT, "--json", "--lang", "zh-Hant").stdout == here.stdout
    assert papertiger(*SHORT[:-1], "8", "--json").stdout != here.stdout


def test_each_seat_has_its_bot() -> None:
    done = papertiger(*SHORT, "--seats", "3", "--bots", "expert, beginner,regular", "--json")
    line = json.loads(done.stdout)
    assert (line["bots"], len(line["wins"])) == (["expert", "beginner", "regular"], 3)


def test_watch_in_words_says_the_same() -> None:
    line = json.loads(papertiger(*SHORT, "--json").stdout)
    said = papertiger(*SHORT).stdout
    assert said.startswith("session 1: hands 2, void 0, turns ")
    assert f"turns {line['turns']}, penalties {sum(line['penalties'].values())}," in said
    assert papertiger(*SHORT, "--lang", "ru").stdout.startswith("партия 1: раздач 2,")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--bots", "steady"), "beginner, regular, expert"),
        (("--bots", "expert,regular"), "6"),
        (("--seats", "1"), "2"),
        (("--seats", "13"), "12"),
        (("--referee", "nobody"), "nobody"),
        (("--hands", "0"), "--hands"),
        (("--sessions", "0"), "--sessions"),
    ],
)
def test_watch_says_what_is_wrong(words: tuple[str, ...], named: str) -> None:
    assert named in complains(papertiger("mao", "watch", *words))
