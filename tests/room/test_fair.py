"""Fair shuffles: known answers, the page that tells of them, and the order of things at a table."""

import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papertiger import mao
from papertiger.kernel import journal, shuffle
from papertiger.madiao.events import StakeNamed
from papertiger.mao.options import Options as MaoOptions
from papertiger.room import export, fair
from papertiger.room import facts as f
from papertiger.room.fair import Verdict
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.kernel import by_hand
from tests.room.evening import Client, Evening, play_madiao, play_mao

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
WORDS = st.lists(st.text(max_size=8), max_size=5).map(tuple)


def block(language: str) -> str:
    """The block of the page in this language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.DOTALL)
    return str(found)


VECTORS: list[dict[str, Any]] = json.loads(block("json"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["words"]))
def test_the_vectors_of_the_page(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    assert shuffle.commitment(secret) == vector["commitment"]
    assert fair.seed(secret, vector["words"]).hex() == vector["seed"]
    for index, order in enumerate(vector["orders"]):
        assert list(fair.order(secret, vector["words"], index, len(order))) == order
        assert by_hand.order(bytes.fromhex(vector["seed"]), index, len(order)) == tuple(order)


def test_the_steps_of_the_page_lead_to_its_vector() -> None:
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block("bash")],  # noqa: S607 the shell of whoever tests
        capture_output=True,
        check=True,
        env={"LC_ALL": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin"},
    )
    commitment, seed, first = done.stdout.decode().replace(" -", "").split()
    assert (commitment, seed) == (VECTORS[0]["commitment"], VECTORS[0]["seed"])
    assert first == sha256(bytes.fromhex(seed) + bytes(16)).hexdigest()
    assert f"`{first[:8]}`" in PAGE
    assert f"{int(first[:8], 16)} mod 6 = {int(first[:8], 16) % 6}" in PAGE


def by_the_page(record: bytes, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """What the lines of the page make of a record."""
    file = folder / "record.tiger"
    file.write_bytes(record)
    return subprocess.run(
        [sys.executable, "-I", "-c", block("python"), str(file)], capture_output=True, check=False
    )


def test_the_lines_of_the_page_verify_a_record_and_no_other(tmp_path: Path) -> None:
    assert sum(bool(line) for line in block("python").splitlines()) <= 24
    evening, *people = played()
    (record,) = export.records(map(f.decode, evening.log))
    done = by_the_page(record, tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert people[0].view.hands > 0
    for wrong in (
        record.replace(b"a word", b"A word", 1),
        re.sub(rb'"secret":"..', b'"secret":"00', record, count=1),
        re.sub(rb'"chance":\[(\d+),(\d+)', rb'"chance":[\2,\1', record, count=1),
    ):
        assert wrong != record
        assert b"AssertionError: line " in by_the_page(wrong, tmp_path).stderr


@given(WORDS, WORDS)
def test_other_words_give_another_seed(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert (fair.seed(bytes(32), one) == fair.seed(bytes(32), other)) == (one == other)


@given(st.binary(min_size=32, max_size=32), WORDS)
def test_the_seed_is_no_hash_that_is_published(secret: bytes, words: tuple[str, ...]) -> None:
    assert fair.seed(secret, words).hex() != shuffle.commitment(secret)
    assert fair.seed(secret, words) != secret


# At a table


def begun(*words: str) -> tuple[Evening, Client, Client]:
    """Two people who have sat down with bots, and added words, before the game."""
    evening = Evening(MadiaoSettings(bots="steady"), thorough=True)
    ann, bo = evening.client("Ann").hello(), evening.client("Bo").hello()
    ann.do(c.SitDown)
    bo.do(c.SitDown)
    bo.do(c.Ready)
    for word in words:
        assert ann.do(c.Entropy, entropy=word).refused is None
    return evening, ann, bo


def played() -> tuple[Evening, Client, Client]:
    """A match, with a word in the first hand."""
    evening, ann, bo = begun("a word")
    ann.do(c.Start)
    play_madiao(evening, ann, bo)
    return evening, ann, bo


def headers(evening: Evening) -> list[dict[str, Any]]:
    """The first lines of the hands that may be shown."""
    (record,) = export.records(map(f.decode, evening.log))
    lines = map(json.loads, record.splitlines())
    return [line for line in lines if "tiger" in line]


def test_the_commitment_is_told_before_a_word_can_be_added_and_stands() -> None:
    evening, ann, bo = begun()
    promised = ann.room.commitment
    assert promised is not None
    ann.do(c.Entropy, entropy="a word")
    ann.do(c.Start)
    assert ann.room.commitment == promised
    play_madiao(evening, ann, bo, until=lambda: ann.view.hands > 0)
    assert headers(evening)[0]["commitment"] == promised
    assert ann.room.commitment != promised


def test_everybody_is_told_the_commitment_of_a_hand_before_anything_of_it_is_dealt() -> None:
    evening, ann, bo = begun()
    watcher = evening.client("Wu").hello()
    ann.do(c.Start)
    play_madiao(evening, ann, bo)
    promised = [header["commitment"] for header in headers(evening)]
    chance = {"CardsDrawn", "DiceRolled", "PackShuffled", "PackCut", "HandDealt"}
    for reader in (ann, bo, watcher):
        told: list[str | None] = []
        hands = 0
        for message in reader.told:
            if isinstance(message, news.RoomNews) and message.room.commitment not in told:
                told.append(message.room.commitment)
            elif isinstance(message, news.MadiaoNews):
                for event in message.told:
                    hands += isinstance(event, StakeNamed)
                    if type(event).__name__ in chance:
                        assert promised[max(hands, 1) - 1] in told
        assert hands == len(promised)
        assert told[:hands] == promised


def test_the_last_word_of_a_seat_counts_and_only_for_one_hand() -> None:
    evening, ann, bo = begun("first", "second")
    ann.do(c.Start)
    play_madiao(evening, ann, bo)
    words = [header["entropy"] for header in headers(evening)]
    assert words[0] == ["second", "", "", ""]
    assert all(each == ["", "", "", ""] for each in words[1:])


def test_a_word_after_the_first_shuffle_is_too_late() -> None:
    _, ann, _ = begun()
    ann.do(c.Start)
    refused = ann.do(c.Entropy, entropy="late").refused
    assert refused is not None
    assert refused.code == "entropy_too_late"


def test_others_learn_that_a_word_was_added_and_not_which() -> None:
    _, _, bo = begun("zyxwv")
    assert [chair.entropy for chair in bo.room.chairs] == [True, False, False, False]
    assert b"zyxwv" not in b"".join(bo.frames)


def test_no_two_hands_have_a_secret_in_common_and_none_is_told_before_its_end() -> None:
    evening, ann, bo = begun()
    ann.do(c.Start)
    play_madiao(evening, ann, bo, until=lambda: ann.view.hands > 0)
    play_madiao(evening, ann, bo, until=lambda: ann.view.board is not None)
    running = evening.actor.room.running
    assert running is not None
    assert len(headers(evening)) == 1
    (record,) = export.records(map(f.decode, evening.log))
    assert running.secret.reveal().hex().encode() not in record
    play_madiao(evening, ann, bo)
    secrets = [header["secret"] for header in headers(evening)]
    assert len(set(secrets)) == len(secrets) > 2


def test_a_session_of_mao_is_proven_reshuffles_and_all() -> None:
    evening = Evening(MaoSettings(bots="regular", options=MaoOptions(end="hands:2")))
    ann, bo = evening.client("Ann").hello(), evening.client("Bo").hello()
    ann.do(c.SitDown)
    bo.do(c.SitDown)
    bo.do(c.Ready, entropy="毛")
    ann.do(c.Start)
    play_mao(evening, ann, bo)
    (record,) = export.records(map(f.decode, evening.log))
    proofs = tuple(fair.proofs(journal.read(mao, record)))
    assert [proof.verdict for proof in proofs] == [Verdict.PROVEN] * 2
    assert sum(proof.orders for proof in proofs) > 2
