"""`verify`: which hands of a record are proven, which are open, and which are wrong."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from papertiger.cli.main import main
from papertiger.kernel import shuffle
from papertiger.room import export, fair
from papertiger.room import facts as f
from papertiger.text.catalog import LANGUAGES
from papertiger.wire import commands as c
from papertiger.wire.settings import MadiaoSettings
from tests.cli.test_records import finished_match
from tests.room.evening import Evening, play_madiao

Line = dict[str, Any]
Run = pytest.CaptureFixture[str]


@cache
def played() -> tuple[str, tuple[str, ...]]:
    """The record of a match at a table, where people added words; the commitments Bo was told."""
    evening = Evening(MadiaoSettings(bots="steady"))
    ann, bo = evening.client("Ann").hello(), evening.client("Bo").hello()
    ann.do(c.SitDown)
    bo.do(c.SitDown)
    bo.do(c.Ready, entropy="Bo's word")
    ann.do(c.Entropy, entropy="слово 字")
    ann.do(c.Start)
    play_madiao(evening, ann, bo, until=lambda: ann.view.hands > 0)
    assert ann.do(c.Entropy, entropy="second").refused is None
    play_madiao(evening, ann, bo)
    (record,) = export.records(map(f.decode, evening.log))
    told = dict.fromkeys(
        each.room.commitment for each in bo.told if hasattr(each, "room") and each.room.commitment
    )
    return record.decode(), tuple(told)


def lines() -> list[Line]:
    """The record, line by line."""
    return [json.loads(line) for line in played()[0].splitlines()]


def headers(record: list[Line]) -> list[Line]:
    """The first lines of its hands."""
    return [line for line in record if "tiger" in line]


def verified(tmp_path: Path, record: list[Line], capsys: Run) -> tuple[int, list[Line]]:
    """The exit status, and the JSON line of each hand."""
    path = tmp_path / "record.tiger"
    path.write_text("".join(json.dumps(line) + "\n" for line in record), encoding="utf-8")
    status = main(["verify", str(path), "--json"])
    return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def verdicts(tmp_path: Path, record: list[Line], capsys: Run) -> tuple[int, list[str]]:
    """The exit status, and the verdict on each hand."""
    status, hands = verified(tmp_path, record, capsys)
    return status, [hand["verdict"] for hand in hands]


def swapped(order: list[int]) -> list[int]:
    """Another order of the same things."""
    return [order[1], order[0], *order[2:]]


def test_every_hand_of_a_match_at_a_table_is_proven(tmp_path: Path, capsys: Run) -> None:
    record = lines()
    status, hands = verified(tmp_path, record, capsys)
    assert status == 0
    assert {hand["verdict"] for hand in hands} == {"proven"}
    assert len(hands) == len(headers(record)) > 3
    orders = sum("chance" in line for line in record)
    assert sum(hand["orders"] for hand in hands) == orders >= len(hands)
    assert hands[0]["entropy"] == ["слово 字", "Bo's word", "", ""]
    assert hands[1]["entropy"] == ["second", "", "", ""]
    assert hands[2]["entropy"] == ["", "", "", ""]
    for hand in hands:
        assert record[hand["line"] - 1]["commitment"] == hand["commitment"]
        assert shuffle.commitment(bytes.fromhex(hand["secret"])) == hand["commitment"]


def test_the_commitments_are_those_that_a_player_was_told_in_their_order() -> None:
    _, told = played()
    promised = [header["commitment"] for header in headers(lines())]
    # One more is told when the match is over: that of the first hand of the next.
    assert [*told[:-1]] == promised


def test_a_secret_that_was_not_committed_to_is_wrong(tmp_path: Path, capsys: Run) -> None:
    record = lines()
    headers(record)[1]["secret"] = "ab" * 32
    status, found = verdicts(tmp_path, record, capsys)
    assert (status, found[:3]) == (2, ["proven", "other-secret", "proven"])


@pytest.mark.parametrize("word", ["Bo's word!", "", "Ann"])
def test_a_word_that_somebody_did_not_say_is_wrong(tmp_path: Path, capsys: Run, word: str) -> None:
    record = lines()
    headers(record)[0]["entropy"][1] = word
    status, hands = verified(tmp_path, record, capsys)
    assert status == 2
    assert hands[0]["verdict"] == "other-order"
    first = next(number for number, line in enumerate(record, 1) if "chance" in line)
    assert hands[0]["wrong_line"] == first


def test_words_change_nothing_where_they_stand_for_each_other(tmp_path: Path, capsys: Run) -> None:
    """Lengths are hashed, too: what one word ends with, the next cannot begin with."""
    record = lines()
    headers(record)[0]["entropy"] = ["слово 字B", "o's word", "", ""]
    assert verdicts(tmp_path, record, capsys)[1][0] == "other-order"


def test_a_shuffle_that_somebody_chose_is_wrong(tmp_path: Path, capsys: Run) -> None:
    """In the last hand, whose last order is a shuffle: the hand ends where it would not follow."""
    record = lines()
    last = max(number for number, line in enumerate(record) if "tiger" in line)
    chosen = max(number for number, line in enumerate(record) if "chance" in line)
    assert chosen > last
    record[chosen]["chance"] = swapped(record[chosen]["chance"])
    status, hands = verified(tmp_path, record[: chosen + 1], capsys)
    assert status == 2
    assert hands[-1]["verdict"] == "other-order"
    assert hands[-1]["wrong_line"] == chosen + 1


def test_a_secret_that_had_been_told_before_is_wrong(tmp_path: Path, capsys: Run) -> None:
    record = lines()
    second = [number for number, line in enumerate(record) if "tiger" in line][1]
    first = record[0]
    opening = next(number for number in range(second, len(record)) if "chance" in record[number])
    record[second] |= {key: first[key] for key in ("commitment", "secret", "entropy")}
    secret = bytes.fromhex(first["secret"])
    order = fair.order(secret, first["entropy"], 0, len(record[opening]["chance"]))
    record[opening]["chance"] = list(order)
    status, found = verdicts(tmp_path, record[: opening + 1], capsys)
    assert (status, found) == (2, ["proven", "used-again"])


def test_a_hand_without_its_secret_is_not_proven(tmp_path: Path, capsys: Run) -> None:
    record = lines()
    headers(record)[2]["secret"] = None
    status, found = verdicts(tmp_path, record, capsys)
    assert (status, found[1:4]) == (1, ["proven", "no-secret", "proven"])


def test_a_hand_that_nobody_committed_to_is_not_proven(tmp_path: Path, capsys: Run) -> None:
    record = lines()
    headers(record)[0]["commitment"] = None
    headers(record)[1] |= {"commitment": None, "secret": None, "entropy": []}
    status, found = verdicts(tmp_path, record, capsys)
    assert (status, found[:3]) == (1, ["no-commitment", "no-commitment", "proven"])


def test_a_record_that_breaks_the_rules_proves_nothing(tmp_path: Path, capsys: Run) -> None:
    record = lines()
    stake = next(number for number, line in enumerate(record) if "stake" in str(line.get("move")))
    del record[stake]
    path = tmp_path / "record.tiger"
    path.write_text("".join(json.dumps(line) + "\n" for line in record), encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    shown = capsys.readouterr()
    assert not shown.out
    assert f"line {stake + 1}" in shown.err


def test_a_torn_record_is_verified_up_to_the_tear(tmp_path: Path, capsys: Run) -> None:
    path = tmp_path / "record.tiger"
    path.write_text(played()[0][:-10], encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    shown = capsys.readouterr()
    assert f"line {len(lines())} is torn" in shown.err
    assert "Hand 1: proven" in shown.out


def test_a_match_of_this_machine_is_told_apart(tmp_path: Path, capsys: Run) -> None:
    """Even where its file has no seed beside it."""
    path, _ = finished_match(tmp_path / "home" / "games")
    assert main(["verify", path.stem]) == 1
    shown = capsys.readouterr().out
    assert "one seed" in shown
    assert f"papertiger check {path.stem} --seed N" in shown
    copy = tmp_path / "copy.tiger"
    copy.write_bytes(path.read_bytes())
    assert main(["verify", str(copy)]) == 1
    assert "one seed" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_person_is_told_has_what_can_be_compared(
    tmp_path: Path, capsys: Run, language: str
) -> None:
    path = tmp_path / "record.tiger"
    path.write_text(played()[0], encoding="utf-8")
    assert main(["verify", str(path), "--lang", language]) == 0
    shown = capsys.readouterr().out
    for header in headers(lines()):
        assert header["commitment"] in shown
    assert "Bo's word" in shown
    assert "one seed" not in shown
