"""The commands from outside: help, version, errors, deal, watch, settle."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from papertiger import __version__
from papertiger.cli.madiao import CHOICES, FLAGS, PRESETS
from papertiger.madiao import options
from papertiger.madiao.options import Options
from tests.cli.running import complains, environment, papertiger
from tests.naive import deals, referee


def test_version() -> None:
    """`--version` says the version and nothing else."""
    done = papertiger("--version")
    assert (done.returncode, done.stdout) == (0, f"papertiger {__version__}\n")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--help",),
        ("madiao", "--help"),
        *(("madiao", command, "--help") for command in ("play", "watch", "deal", "settle")),
    ],
)
@pytest.mark.parametrize(
    ("language", "usage"),
    [("en", "usage: "), ("ru", "использование: "), ("zh-Hans", "用法："), ("zh-Hant", "用法：")],
)
def test_help_in_each_language(words: tuple[str, ...], language: str, usage: str) -> None:
    """Every command has help, in the language of the environment."""
    done = papertiger(*words, PAPERTIGER_LANG=language)
    assert done.returncode == 0
    assert done.stdout.startswith(usage)
    assert done.stderr == ""


def test_the_flags_are_the_switches_of_the_rules() -> None:
    """Every switch has its flag, with the choices that the rules know."""
    limits = ("stake_min", "stake_max", "max_deals")
    assert {*CHOICES, *FLAGS, *limits} == set(msgspec.structs.asdict(Options()))
    assert tuple(options.PRESETS) == PRESETS
    for switch, choices in CHOICES.items():
        kind = type(getattr(Options(), switch))
        assert tuple(str(one) for one in kind) == choices


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("chess",), "chess"),
        (("madiao",), "COMMAND"),
        (("madiao", "fly"), "fly"),
        (("--lang", "xx", "madiao", "deal"), "xx"),
        (("madiao", "deal", "--seed", "x"), "--seed"),
        (("madiao", "deal", "--seed", "-1"), "--seed"),
        (("madiao", "deal", "--seed", "9" * 30), "--seed"),
        (("madiao", "deal", "--banker", "4"), "--banker"),
        (("madiao", "deal", "--what"), "--what"),
        (("madiao", "watch", "--matches", "0"), "--matches"),
        (("madiao", "watch", "--bots", "genius"), "genius"),
        (("madiao", "watch", "--bots", "steady,random"), "4"),
        (("madiao", "watch", "--bots", ""), "steady"),
        (("madiao", "watch", "--preset", "qing"), "qing"),
        (("madiao", "watch", "--sets", "heap"), "heap"),
        (("madiao", "watch", "--stake-limits", "2to20"), "2to20"),
        (("madiao", "watch", "--stake-limits", "20-2"), "20"),
        (("madiao", "watch", "--stake-limits", "3-3"), "3"),
        (("madiao", "watch", "--stake-limits", "0-20"), "0"),
        (("madiao", "watch", "--stake-limits", "-2-4"), "“-2-4”"),
        (("madiao", "watch", "--stake-limits", "-2--4"), "“-2--4”"),
        (("madiao", "watch", "--stake-limits"), "LOW-HIGH is missing: the least and the greatest"),
        (("madiao", "watch", "--stake-limits", "--json"), "LOW-HIGH is missing"),
        (("madiao", "watch", "--sets"), "stack|dearest is missing: whether the set"),
        (("madiao", "score", "--seating"), "SEATING is missing: draw|dice"),
        (("madiao", "watch", "--max-deals", "-1"), "from 1 to 1000000 is needed, not “-1”"),
        (("madiao", "watch", "--seed", "-5x"), "“-5x”"),
        (("madiao", "watch", "--max-deals", "0"), "--max-deals"),
        (("madiao", "play", "--bots", "steady,steady"), "3"),
        (("madiao", "play", "--name", ""), "1"),
        (("madiao", "play", "--name", "a\x1b[31mb"), "24"),
        (("madiao", "play", "--name", "x" * 25), "24"),
        (("madiao", "play", "--name", "Feng"), "Feng"),
        (("madiao", "settle"), "FILE"),
        (("madiao", "settle", "no/such/file.json"), "no/such/file.json"),
        (("madiao", "settle", "."), "."),
        (("madiao", "settle", "-"), "standard input"),
    ],
)
def test_a_wrong_command_says_what_is_wrong(words: tuple[str, ...], named: str) -> None:
    """Status 2 and one line that names the culprit."""
    assert named in complains(papertiger(*words))


def test_errors_speak_the_language_that_is_asked_for() -> None:
    """Errors of argparse too go through the catalog."""
    assert "нет" in complains(papertiger("--lang", "ru", "madiao", "watch", "--bots", "гений"))
    assert "错误" in complains(papertiger("--lang=zh-CN", "madiao", "settle"))
    assert "нет" in complains(papertiger("madiao", "watch", "--lang", "ru", "--bots", "гений"))
    assert "錯誤" in complains(papertiger("madiao", "fly", LANG="zh_TW.UTF-8"))


def test_deal_is_repeatable_and_settles_as_unfinished() -> None:
    """The same seed deals the same hand, a legal one that `settle` reads."""
    first, again, other = (
        papertiger("madiao", "deal", "--seed", seed, "--banker", "2").stdout
        for seed in ("7", "7", "8")
    )
    assert first == again != other
    hand = json.loads(first)
    assert (hand["banker"], hand["plays"]) == (2, [])
    assert hand["first"] == referee.deal([hand["stock"][0]] + ["MM"] * 39, 2, 1)[2]
    settled = json.loads(papertiger("madiao", "settle", "-", given=first).stdout)
    expected = referee.settle({**hand, "options": {}})
    assert settled["ended_by"] == expected["ended_by"]


def test_deal_without_a_seed_differs() -> None:
    """Without a seed every deal is new, and says the seed that repeats it."""
    one, two = (papertiger("madiao", "deal").stdout for _ in range(2))
    assert one != two
    again = papertiger("madiao", "deal", "--seed", str(json.loads(one)["seed"]))
    assert again.stdout == one


def test_watch_prints_a_json_line_a_match() -> None:
    """One line for each match, money summing to zero, the same for the same seed."""
    words = ("madiao", "watch", "--matches", "6", "--seed", "3", "--json", "--bots", "random")
    done = papertiger(*words)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["match"] for line in lines] == [1, 2, 3, 4, 5, 6]
    assert all(sum(line["totals"]) == 0 for line in lines)
    assert {line["preset"] for line in lines} == {"source"}
    assert papertiger(*words).stdout == done.stdout
    assert papertiger(*words[:-1], "steady").stdout != done.stdout
    assert done.stderr == ""


def test_watch_names_its_rules() -> None:
    """Every measurement of bots names its preset, also when switches make it a custom one."""
    words = ("madiao", "watch", "--json", "--seed", "1", "--bots", "random")
    presets = [
        json.loads(papertiger(*words, *more).stdout)["preset"]
        for more in ((), ("--preset", "ming"), ("--sets", "dearest"), ("--stake-limits", "4-4"))
    ]
    assert presets == ["source", "ming", "custom", "source"]


def test_watch_in_words_sums_up() -> None:
    """Without --json: a line for each match and the means."""
    done = papertiger("madiao", "watch", "--matches", "3", "--seed", "1", "--bots", "random")
    assert len(done.stdout.splitlines()) == 4
    assert "source" in done.stdout.splitlines()[-1]


def hands(count: int, seed: int) -> list[dict[str, object]]:
    """Legal hands at random."""
    rng = Random(seed)
    return [deals.random_hand(rng) for _ in range(count)]


def test_settle_keeps_order_and_settles_the_rest() -> None:
    """Broken hands get their own errors in their places; the status is 2 at the end."""
    whole = hands(5, 1)
    lines = [json.dumps(hand) for hand in whole]
    lines[1] = '{"game": "madiao"'
    lines[3] = json.dumps({**whole[3], "banker": 9})
    done = papertiger("madiao", "settle", "-", given="\n".join(lines))
    assert (done.returncode, done.stderr) == (2, "")
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["error" in result for result in results] == [False, True, False, True, False]
    assert set(results[3]["error"]) == {"code", "rule", "message", "at"}
    for place in (0, 2, 4):
        assert results[place]["payments"] == referee.settle(whole[place])["payments"]


@pytest.mark.parametrize("form", ["one", "array", "lines", "pretty"])
def test_settle_reads_a_file_in_each_form(form: str, tmp_path: Path) -> None:
    """One hand, an array and JSON Lines; a result for each hand, a line each."""
    whole = hands(1 if form in ("one", "pretty") else 4, 2)
    texts = {
        "one": json.dumps(whole[0]),
        "pretty": json.dumps(whole[0], indent=2),
        "array": json.dumps(whole, indent=1),
        "lines": "".join(json.dumps(hand) + "\n" for hand in whole),
    }
    file = tmp_path / "hands.json"
    file.write_text(texts[form], encoding="utf-8")
    done = papertiger("madiao", "settle", str(file))
    assert done.returncode == 0
    found = [json.loads(line)["payments"] for line in done.stdout.splitlines()]
    assert found == [referee.settle(hand)["payments"] for hand in whole]


def test_settle_has_the_keys_of_the_format() -> None:
    """Exactly the keys of docs/formats/madiao-hand.md, and `legal` while a hand is in progress."""
    finished = deals.random_hand(Random(3), options={})
    open_hand = {**finished, "plays": finished["plays"][:9]}
    both = "\n".join(json.dumps(hand) for hand in (finished, open_hand))
    done = papertiger("madiao", "settle", "-", given=both)
    one, two = (json.loads(line) for line in done.stdout.splitlines())
    keys = {"ended_by", "payments", "banker_keeps", "next_banker", "lines"}
    assert set(one) == keys
    assert set(one["lines"][0]) == {"from", "to", "stakes", "rule"}
    assert set(two) == keys | {"legal"}
    assert (two["ended_by"], two["payments"]) == ("unfinished", None)
    assert sorted(two["legal"]) == referee.legal(open_hand)


def test_a_reader_who_goes_away_is_no_error() -> None:
    """`papertiger ... | head -1` ends quietly."""
    words = "madiao watch --matches 300 --seed 1 --json --bots random"
    done = subprocess.run(
        ["/bin/bash", "-c", f"{sys.executable} -m papertiger {words} | head -1"],
        capture_output=True,
        env=environment(),
        check=False,
        timeout=60,
    )
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 1
