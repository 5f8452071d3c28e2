"""The page of the scenario format: its acts, keys and example are those of the program."""

import re
from pathlib import Path
from typing import get_args

import msgspec

from papertiger.mao.cards import CARDS
from papertiger.mao.gestures import Gesture
from papertiger.mao.moves import Move
from papertiger.mao.view import Stage
from tests.cli.running import papertiger

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "formats" / "mao-scenario.md").read_text(encoding="utf-8")


def rows(head: str) -> list[list[str]]:
    """The rows of the table with that first heading."""
    table = PAGE.partition(f"| {head} |")[2].partition("\n\n")[0]
    return [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]


def codes(text: str) -> list[str]:
    """What stands in code marks."""
    return re.findall(r"`(\w+)`", text)


def test_the_page_has_every_act_with_its_keys() -> None:
    """Those of the moves, and the two that are no player's."""
    found = {name: line[1:] for line in rows("do") for name in codes(line[0])}
    acts = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(Move)}
    assert set(found) == {*acts, "deck", "wait"}
    for name, fields in acts.items():
        keys = codes(found[name][0].partition(":")[0]) if len(found[name]) > 1 else []
        assert sorted(keys) == sorted(fields), name
    assert set(codes(found["gesture"][1])) == set(Gesture) - {"name"}


def test_the_page_has_every_phase() -> None:
    """As a state line names them."""
    (phases,) = [line[1] for line in rows("key of a state") if codes(line[0]) == ["phase"]]
    assert codes(phases) == [str(stage) for stage in get_args(Stage) or Stage]


def test_a_refusal_reads_as_the_page_says(tmp_path: Path) -> None:
    """The sentence of the example, word for word."""
    shown = re.search(r'^\{"at": 2000, "refused": .+$', PAGE, re.MULTILINE)
    assert shown
    opening = {"game": "mao", "seats": 5, "dealer": 0, "deal": 3, "deck": list(CARDS)[::-1]}
    lines = (
        opening,
        {"at": 1000, "seat": 0, "do": "turn_up"},
        {"at": 1500, "seat": 1, "do": "look"},
        {"at": 2000, "seat": 1, "do": "play", "card": "5S"},
    )
    file = tmp_path / "refused.jsonl"
    file.write_bytes(b"\n".join(map(msgspec.json.encode, lines)))
    printed = papertiger("mao", "run", str(file)).stdout.splitlines()
    refused = [line for line in printed if "refused" in line]
    assert [msgspec.json.decode(line) for line in refused] == [msgspec.json.decode(shown[0])]
