"""Files of records that are wrong: each names its line, counted from 1, and says why."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.journal import JournalError, Segment
from papertiger.madiao.options import Options, Sets
from tests.kernel.hands import between, two_hands

Line = dict[str, Any]

RECORDING = two_hands()
LINES: list[Line] = [
    msgspec.json.decode(line) for line in journal.write(RECORDING.segments).splitlines()
]
SECOND = next(number for number, line in enumerate(LINES, 1) if "tiger" in line and number > 1)
"""The line of the second header."""
ACT = next(number for number, line in enumerate(LINES, 1) if "move" in line)
SHUFFLE = next(number for number, line in enumerate(LINES, 1) if "chance" in line)
ENDED = RECORDING.segments[0].inputs[-1].at


def written(lines: list[Line]) -> bytes:
    """A file of these lines."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def changed(number: int, **fields: Any) -> list[Line]:
    """The record with some fields of one line changed."""
    return [{**line, **fields} if place == number else line for place, line in enumerate(LINES, 1)]


def unread(lines: list[Line], number: int, code: str) -> None:
    """Reading alone stops at this line for this reason."""
    with pytest.raises(JournalError) as caught:
        journal.read(madiao, written(lines))
    assert (caught.value.line, caught.value.code) == (number, code), caught.value


def fails(lines: list[Line], number: int, code: str) -> None:
    """The lines can be read, but playing them again stops at this line for this reason."""
    segments = journal.read(madiao, written(lines))
    with pytest.raises(JournalError) as caught:
        journal.replay(madiao, segments)
    assert (caught.value.line, caught.value.code) == (number, code), caught.value


def test_the_record_itself_is_read() -> None:
    """What the tests below spoil is right, unspoilt."""
    assert journal.replay(madiao, journal.read(madiao, written(LINES))) == RECORDING


# Headers


def test_a_header_keeps_what_opens_its_commitment() -> None:
    told = {"secret": "ab" * 32, "entropy": ["", "x" * 64, "слово", ""]}
    segments = journal.read(madiao, written(changed(1, **told)))
    first = msgspec.json.decode(journal.write(segments).splitlines()[0])
    assert {key: first[key] for key in told} == told


@pytest.mark.parametrize("number", [1, SECOND])
@pytest.mark.parametrize(
    "fields",
    [
        {"tiger": 0},
        {"tiger": 2},
        {"tiger": "1"},
        {"game": "mao"},
        {"commitments": "x"},
        {"": 0},
        {"at": -1},
        {"at": 0.5},
        {"seats": ["Ann", "Bo", "Ann", "Di"]},
        {"seats": ["Ann", "", "Cai", "Di"]},
        {"seats": ["Ann", "Bo", "Cai"]},
        {"seats": ["Ann", "Bo", "Cai", "Di", "Eva"]},
        {"seats": ["Ann", "Bo", "Cai", 4]},
        {"commitment": 7},
        {"secret": "ab" * 31},
        {"secret": "AB" * 32},
        {"secret": "ab" * 32 + "\n"},
        {"entropy": ["Ann's", "Bo's", "Cai's"]},
        {"entropy": ["", "", "", "x" * 65]},
        {"options": {"set": "stack"}},
        {"options": {"sets": "heap"}},
        {"options": {"stake_min": 30}},
    ],
    ids=str,
)
def test_a_wrong_header_is_refused(number: int, fields: Line) -> None:
    """Its format, game, names, options and time are checked, and no key is passed over."""
    unread(changed(number, **fields), number, "bad_header")


@pytest.mark.parametrize(
    "fields",
    [
        {"players": [0, 1, 2]},
        {"players": [0, 1, 2, 2]},
        {"players": [0, 1, 2, 4]},
        {"players": [-1, 0, 1, 2]},
        {"players": [0, 1, 2, 3, 4]},
        {"banker": -1},
        {"banker": 4},
        {"banker": True},
        {"totals": [1, 0, 0, 0]},
        {"totals": [0, 0, 0]},
        {"totals": [0, 0, 0, 0, 0]},
        {"totals": [0.5, -0.5, 0, 0]},
        {"served": -1},
        {"served": 16},
        {"deals": -1},
        {"deals": 0, "hands": 1},
        {"deals": Options().max_deals},
        {"deals": 10**9, "hands": 10**9},
        {"hands": -1},
        {"dealt": 3},
    ],
    ids=str,
)
def test_what_no_hand_hands_on_is_refused(fields: Line) -> None:
    """Each field of what is carried in has its range."""
    carried = {**LINES[SECOND - 1]["carried"], **fields}
    unread(changed(SECOND, carried=carried), SECOND, "bad_header")
    unread(changed(SECOND, carried=carried)[SECOND - 1 :], 1, "bad_header")


# Inputs


@pytest.mark.parametrize(
    ("number", "fields"),
    [
        (ACT, {"chance": list(range(40))}),
        (ACT, {"tick": True}),
        (ACT, {"lag": -1}),
        (ACT, {"lag": 401}),
        (ACT, {"lag": 1.5}),
        (ACT, {"lag": None}),
        (ACT, {"at": -1}),
        (ACT, {"at": 2**53 + 1}),
        (ACT, {"at": None}),
        (ACT, {"seat": "0"}),
        (ACT, {"seat": None}),
        (ACT, {"move": {"do": "cut", "depth": 3, "face": "up"}}),
        (ACT, {"note": "x"}),
        (SHUFFLE, {"lag": 1}),
        (SHUFFLE, {"seat": 0}),
        (SHUFFLE, {"tick": True}),
        (SHUFFLE, {"at": -1}),
        (SHUFFLE, {"chance": None}),
    ],
    ids=str,
)
def test_a_wrong_input_is_refused(number: int, fields: Line) -> None:
    """One thing on a line, whole, within its range and nothing besides."""
    unread(changed(number, **fields), number, "bad_input")


@pytest.mark.parametrize("line", [{"tick": True}, {"at": 0, "tick": False}, {"at": 0, "tick": 1}])
def test_a_wrong_tick_is_refused(line: Line) -> None:
    """A tick is true and has its time."""
    unread([LINES[0], line, *LINES[1:]], 2, "bad_input")


def test_the_bounds_of_a_lag_are_read() -> None:
    """0 and 400 ms are lags."""
    for lag in (0, 400):
        journal.replay(madiao, journal.read(madiao, written(changed(ACT, lag=lag))))


# One hand after another


def test_no_segments_are_no_record() -> None:
    """Nothing cannot be replayed."""
    with pytest.raises(JournalError) as caught:
        journal.replay(madiao, ())
    assert (caught.value.line, caught.value.code) == (1, "bad_header")


@pytest.mark.parametrize("carried", [None, LINES[SECOND - 1]["carried"]], ids=["none", "the next"])
def test_no_hand_begins_before_the_last_is_over(carried: Line | None) -> None:
    """A header in the middle of a hand is named, whatever it says was handed on."""
    cut = [*LINES[:10], {**LINES[SECOND - 1], "carried": carried}, *LINES[SECOND:]]
    fails(cut, 11, "wrong_carried")


def test_replaying_gathers_no_inputs() -> None:
    """Else the time would be the square of their number, and a long record would never end."""
    steps = [*journal.steps(madiao, RECORDING.segments)]
    assert len(steps) == sum(len(segment.inputs) for segment in RECORDING.segments)
    assert not any(segment.inputs for step in steps for segment in step.recording.segments)
    assert steps[-1].recording.table == RECORDING.table


def test_a_hand_must_start_where_the_last_ended() -> None:
    """What is possible, but not what the hand before handed on."""
    before = LINES[SECOND - 1]["carried"]
    for fields in ({"deals": before["deals"] + 1}, {"banker": (before["banker"] + 1) % 4}):
        fails(changed(SECOND, carried={**before, **fields}), SECOND, "wrong_carried")
    fails(changed(SECOND, carried=None), SECOND, "wrong_carried")


def test_options_do_not_change_between_two_hands() -> None:
    """The rules stand for the whole match."""
    options = msgspec.to_builtins(Options(sets=Sets.DEAREST))
    fails(changed(SECOND, options=options), SECOND, "wrong_options")


def test_a_hand_needs_its_header() -> None:
    """Without it the inputs of the next hand do not belong to the record."""
    fails(LINES[: SECOND - 1] + LINES[SECOND:], SECOND, "bad_input")


def test_a_header_alone_is_no_hand() -> None:
    """A hand is opened by its first input, so a header comes with one; only the first may not."""
    fails(LINES[:SECOND], SECOND, "bad_header")
    assert journal.replay(madiao, journal.read(madiao, written(LINES[:1]))).segments[0].inputs == ()


@pytest.mark.parametrize("at", [ENDED, ENDED + 1, ENDED + 10**6])
def test_a_hand_opens_at_the_time_of_its_first_input(at: int) -> None:
    """Its header says that time and no other."""
    assert LINES[SECOND]["at"] not in (ENDED, ENDED + 1)
    fails(changed(SECOND, at=at), SECOND, "bad_header")


def test_a_hand_does_not_open_before_the_last_was_over() -> None:
    """Time does not run backwards from one hand to the next; the header is what is wrong."""
    lines = changed(SECOND, at=ENDED - 1)
    lines[SECOND] = {**lines[SECOND], "at": ENDED - 1}
    fails(lines, SECOND, "bad_input")


def later(segment: Segment, header: Callable[[Any], Any]) -> Segment:
    """The segment with another header."""
    return replace(segment, header=header(segment.header))


def test_segments_are_checked_without_a_file_too() -> None:
    """Replaying does not rely on reading: the same hand twice, or hands in the wrong order."""
    first, second = RECORDING.segments
    wrong = [
        ((first, first), "wrong_carried"),
        ((second, first), "wrong_carried"),
        ((first, later(second, lambda old: msgspec.structs.replace(old, at=0))), "bad_input"),
    ]
    for segments, code in wrong:
        with pytest.raises(JournalError) as caught:
            journal.replay(madiao, segments)
        assert caught.value.line == len(segments[0].inputs) + 2
        assert caught.value.code == code


def test_a_record_may_end_between_two_hands() -> None:
    """The hand is over and the next has not begun: nothing is missing."""
    whole = between()
    again = journal.replay(madiao, journal.read(madiao, journal.write(whole.segments)))
    assert again == whole
    assert again.closed
