"""`papertiger mao rule`: made-up rules in files, checked, explained and tried out."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from papertiger.cli.mao.rule.check import refused_untried
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.customs.limits import MOST_NODES_IN_FORCE, nodes_of
from papertiger.text.catalog import LANGUAGES
from papertiger.text.customs.written import write_rule
from tests.cli.running import complains, papertiger
from tests.trial.rules import (
    ALL_HAIL,
    DRAW_FOR_EVER,
    NO_SEVENS,
    NOTHING_ON_KINGS,
    card,
    custom,
    part,
)

SKIP = custom("skip_fours", part("played", "skip", given=card(ranks=["4"])))
ON_A_HEART = {"if": "all", "of": [card(ranks=["Q"], suits=["H"]), card(back=1, suits=["H"])]}
BAN = custom("ban", part("attempted", "forbid", given=ON_A_HEART))
PERMISSION = custom("leave", part("attempted", "allow", given=card(ranks=["Q"])))


def written(folder: Path, *rules: Custom) -> list[str]:
    """Files with these rules as JSON."""
    paths = [folder / f"{rule.id}.json" for rule in rules]
    for path, rule in zip(paths, rules, strict=True):
        path.write_bytes(msgspec.json.encode(rule))
    return list(map(str, paths))


def test_mo_94_rules_that_a_table_takes_are_checked_one_after_another(tmp_path: Path) -> None:
    done = papertiger("mao", "rule", "check", *written(tmp_path, SKIP, Custom("kind", "Be kind.")))
    assert (done.returncode, done.stderr) == (0, "")
    first, second = done.stdout.splitlines()
    assert first.endswith("skip_fours.json: “skip_fours” can be made.")
    assert "“kind” is free text" in second


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (NO_SEVENS, "“seven of spades” could be played on no card"),
        (NOTHING_ON_KINGS, "no card could be played on “king of spades”"),
        (DRAW_FOR_EVER, "4 did not end. In hand 1, say (seed 94), nobody had won after 400 turns"),
    ],
)
def test_mo_94_a_rule_that_spoils_the_game_is_refused(
    rule: Custom, said: str, tmp_path: Path
) -> None:
    done = papertiger("mao", "rule", "check", *written(tmp_path, rule))
    assert (done.returncode, done.stderr) == (1, "")
    assert said in done.stdout or said.replace("4 did", "8 did") in done.stdout
    assert "[MO-94]" in done.stdout


def test_mo_93_conflicts_are_shown_with_what_prevails(tmp_path: Path) -> None:
    done = papertiger("mao", "rule", "check", *written(tmp_path, BAN, PERMISSION))
    assert done.returncode == 0
    conflict = done.stdout.splitlines()[1]
    assert "Of “leave” and “ban”, one allows what the other forbids." in conflict
    assert "queen of hearts, laid on the" in conflict
    assert "“ban” prevails. [MO-93]" in conflict


def test_mo_89_an_id_is_taken_once(tmp_path: Path) -> None:
    [file] = written(tmp_path, SKIP)
    done = papertiger("mao", "rule", "check", file, file)
    assert done.returncode == 1
    assert "“skip_fours” already" in done.stdout
    tried = papertiger("mao", "rule", "try", file, "--with", file, "--hands", "1")
    assert (tried.returncode, tried.stdout) == (1, done.stdout.splitlines(keepends=True)[-1])


@pytest.mark.parametrize("command", ["check", "try"])
@pytest.mark.parametrize("name", ["misplay", "other", "not_said"])
def test_mo_89_no_rule_is_called_what_a_breach_of_the_game_is(name: str, command: str) -> None:
    done = papertiger("mao", "rule", command, "-", given=f'rule {name} "Be kind." judged')
    assert done.returncode == 1
    assert f"“{name}” already" in done.stdout


def test_a_rule_is_read_as_people_write_it_and_from_standard_input() -> None:
    text = write_rule(ALL_HAIL)
    assert not text.lstrip().startswith("{")
    for given in (text, msgspec.json.encode(ALL_HAIL)):
        done = papertiger("mao", "rule", "explain", "-", given=given)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines()[0] == "Rule all_hail: “The rule all_hail.”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_explained_in_every_language(language: str, tmp_path: Path) -> None:
    done = papertiger("mao", "rule", "explain", *written(tmp_path, SKIP), "--lang", language)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 2
    english = papertiger("mao", "rule", "explain", *written(tmp_path, SKIP))
    assert (done.stdout == english.stdout) is (language == "en")


def test_a_text_that_is_no_rule_is_told_with_its_place() -> None:
    text = write_rule(ALL_HAIL).replace("played", "plaid")
    done = papertiger("mao", "rule", "check", "-", given=text)
    assert done.returncode == 2
    assert done.stdout == ""
    *shown, last = done.stderr.splitlines()
    assert any(line.strip().startswith("^") for line in shown)
    assert "error: standard input, line 2, column 6: " in last
    assert done.stderr.count("is not known here") == 1
    assert "“plaid”" in last


def test_json_that_is_no_rule_is_told_with_its_place(tmp_path: Path) -> None:
    data = msgspec.to_builtins(ALL_HAIL)
    data["parts"][0]["then"][0]["within"] = 10
    said = complains(
        papertiger("mao", "rule", "check", "-", given=msgspec.json.encode(data).decode())
    )
    assert "standard input, $.parts[0].then[0].within: “within”: 10 is less than 1000." in said
    said = complains(papertiger("mao", "rule", "explain", "-", given='{"id": \n"x", }'))
    assert "standard input, line 2, column " in said
    assert "this is no JSON" in said
    said = complains(papertiger("mao", "rule", "explain", str(tmp_path / "none")))
    assert "none" in said
    assert "is empty: there is no rule in it" in complains(
        papertiger("mao", "rule", "explain", "-", given=" ")
    )
    assert "UTF-8" in complains(papertiger("mao", "rule", "explain", "-", given=b"rule \xff"))
    assert "once only" in complains(papertiger("mao", "rule", "explain", "-", "-"))


def test_mo_92_what_no_rule_may_be_is_told_of_json_in_the_readers_language() -> None:
    data = msgspec.to_builtins(ALL_HAIL)
    data["parts"][0]["then"][0]["phrases"] = ["a <b>"]
    given = msgspec.json.encode(data).decode()
    said = complains(papertiger("mao", "rule", "explain", "-", "--lang", "ru", given=given))
    assert "$.parts[0].then[0].phrases[0]: " in said
    assert "Знак «<» нельзя произнести." in said
    assert "no rule" not in said


def test_mo_94_a_rule_is_tried_in_situations_and_hands(tmp_path: Path) -> None:
    [file] = written(tmp_path, ALL_HAIL)
    done = papertiger("mao", "rule", "try", file, "--hands", "4", "--seed", "7")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    applies = [line for line in lines if line.startswith("  It applies: ")]
    assert len(applies) == 3
    assert all(any(rank in line for rank in ("jack", "queen", "king")) for line in applies)
    assert sum(line.startswith("  It does not: ") for line in lines) == 1
    assert "4 hands were played, 4 to their end" in done.stdout
    assert "Part 1 applied " in lines[-2]
    assert "given for a breach of the rule" in lines[-1]
    again = papertiger("mao", "rule", "try", file, "--hands", "4", "--seed", "7")
    assert again.stdout == done.stdout
    assert papertiger("mao", "rule", "try", file, "--hands", "4").stdout != done.stdout


def test_mo_94_what_may_be_played_and_what_cards_count_as_is_tried_too(tmp_path: Path) -> None:
    nines = {"do": "count_as", "cards": {"ranks": ["9"]}, "rank": "6"}
    files = written(tmp_path, BAN, custom("nines", part("always", nines)))
    ban = papertiger("mao", "rule", "try", files[0], "--with", files[1], "--hands", "20")
    assert "holds the queen of hearts, and the " in ban.stdout
    nine = papertiger("mao", "rule", "try", files[1], "--hands", "1")
    assert "the nine of spades is as good as the six of spades" in nine.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    files = written(tmp_path, ALL_HAIL, Custom("kind", "Be kind."))
    for file in files:
        done = papertiger("mao", "rule", "try", file, "--hands", "1", "--lang", language)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


def test_mo_92_rules_that_are_too_long_together_are_refused_as_at_a_table() -> None:
    no_card: dict[str, Any] = {"if": "clockwise"}
    for _ in range(190):
        no_card = {"if": "not", "of": no_card}
    long = [custom(f"r{number}", part("played", "reverse", given=no_card)) for number in range(21)]
    size = nodes_of(long[0].parts)
    fit = MOST_NODES_IN_FORCE // size
    assert fit < len(long)
    taken = tuple(map(InForce, long))
    assert refused_untried(taken[: fit - 1], long[fit]) is None
    refused = refused_untried(taken[:fit], long[fit])
    assert refused is not None
    assert refused.code == "too_many_rules"
