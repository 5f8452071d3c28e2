"""The notation: writing and reading are inverse; mistakes are placed; old hands can be short."""

import re
from random import Random

import pytest

from papertiger.madiao.events import HandSettled
from papertiger.madiao.hand_json import result_of, settle_hand
from papertiger.madiao.notation import NotationError, NotedMatch, as_json, noted, read, write
from papertiger.madiao.options import Options
from tests.cli.running import ROOT
from tests.conftest import FullCount
from tests.playing import moments, random_options

PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
(EXAMPLE,) = re.findall(r"```madiao\n(.*?)```", PAGE, re.DOTALL)


def test_writing_and_reading_are_inverse(full_count: FullCount) -> None:
    """Whole matches under any options, named or not, finished hands or broken off."""
    rng = Random(31)
    for _ in range(full_count(2_000, seed=31)):
        options = random_options(rng)
        hands = [
            noted(event.hand)
            for moment in moments(options, rng)
            for event in moment.events
            if isinstance(event, HandSettled)
        ]
        players = rng.choice([(), ("Ann", "Bo the Great", "馮", "Д")])
        match = NotedMatch(options, tuple(hands), players)
        assert read(write(match)) == match


def test_what_is_written_settles_as_it_was_played() -> None:
    """The result in the notation is what `settle` finds in its JSON form."""
    match = read(EXAMPLE)
    (hand,) = match.hands
    settled = result_of(settle_hand(as_json(hand, match.options)))
    assert settled["payments"] == hand.result == (-14, 0, 3, 11)
    assert write(match) == EXAMPLE


def test_old_hands_may_leave_things_out() -> None:
    """Without hands, with two cards of the stock, in one line, with comments."""
    lines = [line for line in EXAMPLE.splitlines() if not re.match(r"[0-3]: ", line)]
    short = "\n".join(lines).replace(" S7 C9 T30 S3 C4 CH", " ; the rest is not known")
    found, whole = read(short).hands[0], read(EXAMPLE).hands[0]
    assert found.hands == whole.hands
    assert found.stock[:2] == whole.stock[:2]
    assert sorted(found.stock) == sorted(whole.stock)
    assert read(" ".join(EXAMPLE.split("\n"))) == read(EXAMPLE)


def test_limits_and_names_of_any_kind_are_read_back() -> None:
    """Both limits of the stake above the usual ones; a preset after its switches; odd names."""
    options = Options(stake_min=30, stake_max=40)
    assert read(write(NotedMatch(options, ()))).options == options
    ming = read("[sets dearest]\n[rules ming]").options
    assert (ming.sets, ming.hundred_bonus) == ("dearest", "two_or_more")
    names = ("A|B", "x; y]", "[C", "D  E")
    assert read(write(NotedMatch(Options(), (), names))).players == ("A_B", "x_ y_", "_C", "D E")


def test_switches_and_presets_are_tags() -> None:
    """Every option comes back; what is not said is the preset `source`."""
    assert read("").options == Options()
    match = read("[rules ming]\n[exposed_discard forbid]\n[max_deals 9]\n[keep_seats true]")
    assert read(write(match)) == match
    assert match.options.max_deals == 9
    assert match.options.keep_seats


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        ("[rules source]", "[rules qing]", 1, 8, "preset"),
        ("[rules source]", "[rulez source]", 1, 1, "switch"),
        ("[rules source]", "[sets heap]", 1, 7, "setting"),
        ("[rules source]", "[rules source", 2, 27, "preset"),
        ("Ann | Bo | Cai | Di", "Ann | Bo | Cai", 2, 21, "players"),
        ("banker 0", "bank 0", 4, 1, "word"),
        ("banker 0", "banker 4", 4, 8, "seat"),
        ("first 0", "fist 0", 4, 10, "word"),
        ("stake 4", "stake four", 4, 24, "stake"),
        ("stake 4", "stake 0", 4, 24, "stake"),
        ("stake 4", "stake 5", 4, 24, "stake"),
        ("stock: ", "stack: ", 9, 1, "word"),
        ("[rules source]", "[max_deals " + "9" * 5_000 + "]", 1, 12, "setting"),
        ("[rules source]", "[stake_min 40]", 2, 27, "setting"),
        ("0: T80", "0: T85", 5, 4, "card"),
        ("0: T80", "0:", 6, 1, "card"),
        ("0: T80", "0: T80 C0", 5, 30, "word"),
        ("1: T90", "2: T90", 6, 1, "word"),
        ("1: T90", "1: T80", 6, 4, "undealt"),
        ("M4 M3", "M5 M3", 5, 15, "undealt"),
        ("2. 2:", "2. 5:", 11, 4, "leader"),
        ("2. 2: S9", "2. 2: -S10", 11, 7, "play"),
        ("3. 2:", "4. 2:", 12, 1, "word"),
        ("= -14 0", "= -14 x", 18, 7, "stakes"),
        ("+3 +11", "+3", 19, 1, "stakes"),
    ],
)
def test_a_mistake_is_placed(old: str, new: str, line: int, column: int, expected: str) -> None:
    """Line and column from 1, and what was expected there."""
    assert EXAMPLE.count(old) >= 1
    with pytest.raises(NotationError) as caught:
        read(EXAMPLE.replace(old, new, 1))
    error = caught.value
    assert (error.line, error.column) == (line, column), error
    assert expected == error.expected


def test_no_text_raises_anything_else() -> None:
    """Texts spoiled at random are read or refused, never worse."""
    rng, places = Random(32), []
    for _ in range(2_000):
        letters = list(EXAMPLE)
        for _ in range(rng.randrange(1, 6)):
            letters[rng.randrange(len(letters))] = rng.choice("0:-= MC9[]|;\n錢")
        try:
            read("".join(letters))
        except NotationError as error:
            places.append((error.line, error.column))
    assert len(places) > 1_000
    assert min(min(place) for place in places) == 1
