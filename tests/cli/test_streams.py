"""Where the output goes: pipes, terminals, closed streams, full disks and old encodings."""

import json
import os
import pty
import shlex
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from papertiger.madiao.cards import CARDS
from tests.cli.running import environment, papertiger
from tests.kernel import by_hand
from tests.naive import deals, referee


def shell(words: str, redirections: str = "", **more: str) -> subprocess.CompletedProcess[bytes]:
    """`papertiger` with its streams as the shell leaves them; the pipes here catch the rest."""
    more = {"PYTHONUNBUFFERED": ""} | more
    program = f"exec {shlex.quote(sys.executable)} -m papertiger {words} {redirections}"
    return subprocess.run(
        ["/bin/bash", "-c", program],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(**more),
        check=False,
        timeout=60,
    )


@pytest.fixture
def hand_file(tmp_path: Path) -> str:
    """A file with a legal hand."""
    file = tmp_path / "hand.json"
    file.write_text(json.dumps(deals.random_hand(Random(1))), encoding="utf-8")
    return shlex.quote(str(file))


WATCH = "madiao watch --json --seed 1 --bots random"


@pytest.mark.parametrize(
    ("words", "redirections", "status"),
    [
        ("madiao play --seed 1", "<&-", 0),
        ("madiao settle -", "<&-", 2),
        ("--version", ">&-", 2),
        ("madiao deal", ">&-", 2),
        (WATCH, ">&-", 2),
        ("madiao settle {hand}", ">&-", 2),
        ("--help", ">/dev/full", 2),
        ("madiao deal", ">/dev/full", 2),
        (WATCH, ">/dev/full", 2),
        ("madiao settle {hand}", ">/dev/full", 2),
        ("madiao play --seed 1", ">/dev/full", 2),
        ("mao play --seed 1", ">/dev/full", 2),
        ("madiao deal", "2>&-", 0),
        ("madiao fly", "2>&-", 2),
        ("madiao fly", "2>/dev/full", 2),
        (WATCH, ">/dev/full 2>/dev/full", 2),
        ("madiao deal", "<&- >&- 2>&-", 2),
    ],
)
def test_closed_and_full_streams(
    words: str, redirections: str, status: int, hand_file: str
) -> None:
    """Status 2 where nothing can be written, in one line if that can be; never a traceback."""
    done = shell(words.format(hand=hand_file), redirections)
    assert done.returncode == status
    assert b"Traceback" not in done.stdout + done.stderr
    assert b"Exception" not in done.stdout + done.stderr
    lines = 0 if status == 0 or "2>" in redirections else 1
    assert done.stderr.count(b"\n") == lines, done.stderr


def test_an_error_that_cannot_be_said_at_once() -> None:
    """Standard error that keeps nothing back fails where the error is said, and only there."""
    done = shell("madiao fly", "2>/dev/full", PYTHONUNBUFFERED="1")
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "--help"), ("en", "madiao --help"), ("ru", "--help"), ("ru", "madiao fly")],
)
def test_letters_that_an_encoding_lacks(language: str, words: str, encoding: str) -> None:
    """They get a stand-in, and the command does what it does elsewhere."""
    done = shell(f"--lang {language} {words}", PYTHONIOENCODING=encoding)
    assert done.returncode == (0 if "help" in words else 2)
    said = (done.stdout + done.stderr).decode(encoding)
    assert "Traceback" not in said
    assert "papertiger" in said
    if language == "ru":
        assert "?" in said


def test_playing_in_an_encoding_without_its_letters() -> None:
    """A match told in Russian where only ASCII goes through."""
    done = shell("madiao play --lang ru --seed 5", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()


def test_a_progress_bar_keeps_out_of_the_output() -> None:
    """The bar is drawn on a terminal at standard error; every line of JSON goes to the pipe."""
    ours, theirs = pty.openpty()
    drawn = bytearray()

    def drain() -> None:
        with suppress(OSError):  # a pseudo-terminal that all have left says so by an error
            while data := os.read(ours, 65_536):
                drawn.extend(data)

    reader = threading.Thread(target=drain)
    reader.start()
    words = [*WATCH.split(), "--matches", "12"]
    done = subprocess.run(
        [sys.executable, "-m", "papertiger", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=environment(TERM="xterm"),
        check=False,
        timeout=60,
    )
    os.close(theirs)
    reader.join()
    os.close(ours)
    assert done.returncode == 0
    assert [json.loads(line)["match"] for line in done.stdout.splitlines()] == [*range(1, 13)]
    assert b"100%" in drawn
    assert b"totals" not in drawn
    assert done.stdout == papertiger(*words).stdout.encode()


def test_the_matches_of_a_seed_differ() -> None:
    """A seed gives many matches, not the same one many times; another seed gives others."""
    words = (*WATCH.split(), "--matches", "8")
    one, two = (
        [
            (*line["totals"], line["hands"], line["deals"])
            for line in map(json.loads, papertiger(*words, "--seed", seed).stdout.splitlines())
        ]
        for seed in ("1", "2")
    )
    assert len(set(one + two)) > 12


@pytest.mark.parametrize(("seed", "banker"), [(0, 0), (7, 3), (2**63 - 1, 1)])
def test_a_deal_follows_from_its_seed(seed: int, banker: int) -> None:
    """The first order is the pack; the second, of 39, begins with where the dealer cuts."""
    done = papertiger("madiao", "deal", "--seed", str(seed), "--banker", str(banker))
    hand = json.loads(done.stdout)
    source = by_hand.seed_of(seed)
    pack = [str(CARDS[place]) for place in by_hand.order(source, 0, 40)]
    depth = 1 + by_hand.order(source, 1, 39)[0]
    hands, stock, first = referee.deal(pack, banker, depth)
    assert [sorted(cards) for cards in hand["hands"]] == [sorted(cards) for cards in hands]
    assert (hand["stock"], hand["first"], hand["banker"]) == (stock, first, banker)
    assert hand["seed"] == seed


@pytest.mark.parametrize(
    "words", ["deck", "madiao rules", "madiao deal --seed 1", "mao play --seed 1", "--help"]
)
def test_a_reader_that_has_seen_enough_is_no_fault(words: str) -> None:
    """As with `| head -0`: nobody reads the pipe any more, the program ends without a word."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "papertiger", *words.split()],
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            env=environment(PYTHONUNBUFFERED=""),
            check=False,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")
