"""Every command as a process of its own says what it says in the process of the tests."""

import os

import pytest

from tests.cli.running import ROOT, papertiger, process

MATCH = str(ROOT / "docs" / "examples" / "match.txt")
SCENARIO = str(ROOT / "docs" / "examples" / "mao-hand.jsonl")


@pytest.mark.parametrize(
    ("words", "given"),
    [
        ((), ""),
        (("terminal", "--seed", "7", "--lang", "zh-Hant"), "?\nq\n"),
        (("madiao", "play", "--seed", "7", "--name", "Анна"), "5\n" * 400),
        (("madiao", "watch", "--seed", "1", "--json", "--bots", "random"), ""),
        (("madiao", "deal", "--seed", "7"), ""),
        (("madiao", "settle", "-"), '{"game": "madiao"\n'),
        (("madiao", "score"), "四\n"),
        (("madiao", "rules", "MD-5.6", "--lang", "ru"), ""),
        (("mao", "watch", "--hands", "1", "--seed", "7"), ""),
        (("mao", "run", "-"), "{\n"),
        (("mao", "run", SCENARIO, "--views"), ""),
        (("mao", "play", "--seed", "3"), "q\n"),
        (("mao", "rules"), ""),
        (("games", "--json"), ""),
        (("check", MATCH), ""),
        (("replay", MATCH, "--plain"), ""),
        (("verify", MATCH), ""),
        (("deck", "--lang", "zh-Hans"), ""),
        (("bot", "--lang", "zh-Hans"), ""),
        (("web", "--port", "x"), ""),
        (("serve", "--port", "x"), ""),
        (("admin", "prune", "--data", "/no/such/folder"), ""),
        (("chess", "--lang", "ru"), ""),
    ],
    ids=lambda value: "-".join(value[:2]) if isinstance(value, tuple) else "",
)
def test_a_process_says_what_is_said_here(words: tuple[str, ...], given: str) -> None:
    """Its status, its output and its complaints are the same; what is kept would tell the time."""
    done = process(*words, given=given, PAPERTIGER_HOME=os.devnull)
    assert done == papertiger(*words, given=given, PAPERTIGER_HOME=os.devnull)
    assert done.stdout or done.stderr
