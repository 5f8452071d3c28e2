"""Section 8: the presets, and that every switch is a field, is recorded and is shown."""

import json
from typing import Any

import msgspec
import pytest

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.madiao.events import HandSettled
from papertiger.madiao.options import (
    CLAUSES,
    PRESETS,
    ExposedDiscard,
    HundredBonus,
    Options,
    Seating,
    Sets,
    preset_of,
)
from papertiger.madiao.state import Carried
from tests.book.built import EVEN, READERS, SEATS, PlayedTable, played, table_at

# Every switch that the rules name, its default, and another value.
SWITCHES: list[tuple[str, object, object]] = [
    ("seating", "draw", "dice"),
    ("keep_seats", False, True),
    ("stake_min", 2, 4),
    ("stake_max", 20, 40),
    ("cut_card_is_upcard", True, False),
    ("exposed_discard", "value", "two_to_each"),
    ("exposed_discard", "value", "two_to_banker"),
    ("exposed_discard", "value", "forbid"),
    ("hundred_bonus", "exactly_two", "two_or_more"),
    ("sets", "stack", "dearest"),
    ("max_deals", 60, 12),
]
NAMES = {name for name, _, _ in SWITCHES}


def with_switch(name: str, value: object) -> Options:
    """The default with one switch changed, as it is read from a file."""
    return msgspec.convert({name: value}, Options)


@pytest.mark.parametrize(("name", "default", "other"), SWITCHES)
def test_md_8_every_switch_is_a_field_of_the_rules_object(
    name: str, default: object, other: object
) -> None:
    assert getattr(Options(), name) == default
    assert getattr(with_switch(name, other), name) == other


def test_md_8_and_there_are_no_others() -> None:
    assert {field.name for field in msgspec.structs.fields(Options)} == NAMES
    assert set(CLAUSES) == NAMES


@pytest.mark.parametrize(
    ("name", "value"),
    [("exposed_discard", "forbid"), ("sets", None), ("max_deals", 2.5), ("max_deals", True),
     ("cut_card_is_upcard", 0)],
)  # fmt: skip
def test_md_8_a_switch_of_another_type_is_refused_in_python_too(name: str, value: Any) -> None:
    """Else it would say one thing and play another: no law would know it."""
    given: dict[str, Any] = {name: value}
    with pytest.raises(ValueError, match=f"{name} must be of type .*, found {value!r}"):
        Options(**given)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (Seating, {"draw", "dice"}),
        (ExposedDiscard, {"value", "two_to_each", "two_to_banker", "forbid"}),
        (HundredBonus, {"exactly_two", "two_or_more"}),
        (Sets, {"stack", "dearest"}),
    ],
)
def test_md_8_a_switch_has_the_values_that_the_rules_name(
    kind: type[Seating | ExposedDiscard | HundredBonus | Sets], names: set[str]
) -> None:
    assert {value.value for value in kind} == names


def test_md_8_source_is_the_default() -> None:
    assert PRESETS["source"] == Options()
    assert preset_of(Options()) == "source"


def test_md_8_ming_differs_in_the_bonus_for_the_hundred_only() -> None:
    ming = msgspec.to_builtins(PRESETS["ming"])
    source = msgspec.to_builtins(PRESETS["source"])
    assert ming == source | {"hundred_bonus": "two_or_more"}
    assert preset_of(PRESETS["ming"]) == "ming"


def test_md_8_there_are_two_presets() -> None:
    assert set(PRESETS) == {"source", "ming"}


def test_md_8_the_presets_part_at_three_tricks_with_the_hundred() -> None:
    tricks = "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 HM / 1 S5 / 1 C6, 2 C5 / 2 M2, 3 M3 / 3 T70"
    results = {
        name: played(tricks, 0, preset).last(HandSettled).hand.settlement.payments
        for name, preset in PRESETS.items()
    }
    assert results == {"source": (0, 1, -1, 0), "ming": (-3, 6, -2, -1)}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(("name", "default", "other"), SWITCHES)
def test_md_8_every_switch_is_shown_at_the_table(
    name: str, default: object, other: object, reader: int | None
) -> None:
    table = PlayedTable(with_switch(name, other))
    shown = json.loads(msgspec.json.encode(table.see(reader)))["options"]
    assert shown[name] == other != default
    assert set(shown) == NAMES


@pytest.mark.parametrize("reader", READERS)
def test_md_8_and_stays_shown_while_the_match_goes_on(reader: int | None) -> None:
    table = played(EVEN, 0, PRESETS["ming"])
    assert {view.options for view in (madiao.show(t, reader) for t in table.tables)} == {
        PRESETS["ming"]
    }


def recorded(options: Options) -> bytes:
    """A record of a match that has just begun."""
    header = journal.Header(game="madiao", options=options, seats=("a", "b", "c", "d"))
    return journal.write(journal.begin(madiao, header).segments)


@pytest.mark.parametrize(("name", "default", "other"), SWITCHES)
def test_md_8_every_switch_is_stored_in_every_record(
    name: str, default: object, other: object
) -> None:
    for value in (default, other):
        written = recorded(with_switch(name, value))
        options = json.loads(written.splitlines()[0])["options"]
        assert options[name] == value
        assert set(options) == NAMES
        (segment,) = journal.read(madiao, written)
        assert segment.header.options == with_switch(name, value)


def test_md_8_the_record_of_every_later_hand_has_them_too() -> None:
    header = journal.Header(
        game="madiao", options=PRESETS["ming"], seats=("a", "b", "c", "d"),
        carried=Carried(SEATS, 0, (0, 0, 0, 0), 0, 0, 0),
    )  # fmt: skip
    table = played(EVEN, 0, PRESETS["ming"])
    table.name_stake()
    recording = journal.begin(madiao, header)
    for given in table.inputs:
        step = journal.record(madiao, recording, given, 0)
        assert isinstance(step, journal.Recorded)
        recording = step.recording
    lines = [json.loads(line) for line in journal.write(recording.segments).splitlines()]
    headers = [line for line in lines if "tiger" in line]
    assert len(headers) == 2
    assert all(line["options"]["hundred_bonus"] == "two_or_more" for line in headers)
    assert all(set(line["options"]) == NAMES for line in headers)


def test_md_8_tables_with_other_limits_keep_the_name_of_their_preset() -> None:
    assert preset_of(Options(stake_max=40, max_deals=8, keep_seats=True)) == "source"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("exposed_discard", "forbid"),
        ("sets", "dearest"),
        ("cut_card_is_upcard", False),
    ],
)
def test_md_8_rules_of_neither_preset_are_not_named_for_one(name: str, value: object) -> None:
    assert preset_of(with_switch(name, value)) not in PRESETS


def test_md_8_a_table_of_friends_plays_by_its_own_switches() -> None:
    options = Options(stake_min=4, stake_max=4, hundred_bonus=HundredBonus.TWO_OR_MORE)
    table = table_at(0, options)
    table.hand(EVEN, stake=4)
    assert table.public.options == options
