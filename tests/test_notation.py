"""The notation: writing and reading are inverse; mistakes are placed; old hands can be short."""

import re
from pathlib import Path
from random import Random

import pytest

from papertiger.madiao.events import HandSettled
from papertiger.madiao.hand_json import result_of, settle_hand
from papertiger.madiao.notation import NotedMatch, as_json, noted, read, write
from papertiger.madiao.notation_words import NotationError
from papertiger.madiao.options import Options
from tests.cli.running import ROOT, complains, papertiger
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
    names = ("A|B", "x; y]", "［Ｃ", "D　 E")
    assert read(write(NotedMatch(Options(), (), names))).players == ("A_B", "x_ y_", "_Ｃ", "D E")


WIDE = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}


def spelled(text: str, rng: Random) -> str:
    """The same text as a keyboard, a book or an editor may have it."""
    lines = [line if "players" in line else respelled(line, rng) for line in text.splitlines()]
    ends = [rng.choice(("", "  ", " ; said", "\u3000")) for _ in lines]
    ending = rng.choice(("\n", "\r\n", "\r"))
    written = ending.join((*map("".join, zip(lines, ends, strict=True)), "", " ", ""))
    return rng.choice(("", "\ufeff")) + written


def respelled(line: str, rng: Random) -> str:
    """A line with other minuses, spaces, case and width."""
    minus = rng.choice(("-", "–", "−", "—", "－", "- ", "−  "))
    line = line.replace("-", minus).replace("_", rng.choice("_-"))
    line = line.replace("]", rng.choice(("]", " ]")))
    line = re.sub(r"(?<=[:=.]) ", rng.choice((" ", "", "\t")), line)
    line = re.sub(r"(?<=[0-9A-Z]) (?=[-A-Z])", rng.choice((" ", "  ", ", ", "，")), line)
    line = rng.choice((str, str.lower, str.upper))(line)
    return line.translate(WIDE) if rng.random() < 0.3 else line


def test_any_spelling_is_read_as_the_same(full_count: FullCount) -> None:
    """Case, wide signs, any minus, spaces, commas, line ends, marks; what is written is plain."""
    rng, told = Random(33), 0
    for _ in range(full_count(2_000, seed=33)):
        options = random_options(rng)
        hands = [
            noted(event.hand)
            for moment in moments(options, rng, most=200)
            for event in moment.events
            if isinstance(event, HandSettled)
        ]
        match = NotedMatch(options, tuple(hands), ("Ann–B", "Ｂｏ", "馮", "- d"))
        text = write(match)
        assert read(spelled(text, rng)) == match, text
        told += len(hands)
    assert told > 100


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[rules", "\ufeff[rules"),
        ("-C6", "–C6"),
        ("-C6", "− C6"),
        ("0: T80 T60", "０：Ｔ８０　Ｔ６０"),
        ("T80 T60", "t80 t60"),
        ("TM HM T70", "ТМ НМ Т70"),
        ("0: T80", "0:T80"),
        ("0: T80", "0 : T80"),
        ("1. 0: M3", "1.0:M3"),
        ("1. 0: M3", "1 . 0 : m3"),
        ("= -14 0", "=-14 0"),
        ("= -14 0", "= − 14 +0"),
        ("[rules source]", "[rules source ]"),
        ("[rules source]", "[ Rules\tSource ]"),
        ("[rules source]", "［rules source］"),
        ("[rules source]", "[rules source][exposed-discard value]"),
        ("Ann | Bo | Cai | Di", "Ann|Bo｜Cai  |Di "),
        ("stock: C7 S4", "Stock:C7, S4,"),
        ("banker 0 first 0 stake 4", "BANKER 0\nFirst 0\n\nstake +4"),
        ("C4 CH\n", "C4 CH ; the rest；\n"),
        ("+11\n", "+11"),
        ("+11\n", "+11\r\n\r\n \r\n"),
    ],
)
def test_what_people_type_is_understood(old: str, new: str) -> None:
    """One freedom at a time; written down again it is the same as ever."""
    assert EXAMPLE.count(old) >= 1
    assert write(read(EXAMPLE.replace(old, new, 1))) == EXAMPLE


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "found"),
    [
        ("[rules", "\ufeff[rulez", 1, 2, "rulez"),
        ("-C6", "−  Ｃ66", 10, 19, "Ｃ66"),
        ("0: T80", "0:T85", 5, 3, "T85"),
        ("\nstock: C7", "\r\nstock: C77", 9, 8, "C77"),
        ("1: T90", "1：t80", 6, 3, "t80"),
        ("Ann | Bo", "Ann [ Bo", 2, 14, "["),
    ],
)
def test_a_mistake_is_told_as_it_stands(
    old: str, new: str, line: int, column: int, found: str
) -> None:
    """The place is the one in the text, and the word is told as it was written."""
    with pytest.raises(NotationError) as caught:
        read(EXAMPLE.replace(old, new, 1))
    error = caught.value
    assert (error.line, error.column, error.found) == (line, column, found), error


def test_hands_that_are_left_out_are_told_from_the_plays() -> None:
    """Not enough of them, or a card twice: the place is where it was missed."""
    short = "\n".join(line for line in EXAMPLE.splitlines() if not re.match(r"[0-3]: ", line))
    for old, new, place, expected in (
        ("-M4 -C2 -C8", "-M4 -C2", (5, 1), "hands"),
        ("-M4 -C2 -C8", "-M4 -C2 -M8", (13, 18), "new_card"),
        ("-M4 -C2 -C8", "-M4 -C2 -S4", (13, 18), "new_card"),
    ):
        assert old in short
        with pytest.raises(NotationError) as caught:
            read(short.replace(old, new))
        error = caught.value
        assert (error.line, error.column, error.expected) == (*place, expected)


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
        ("[rules source]", "[rulez source]", 1, 2, "switch"),
        ("[rules source]", "[sets heap]", 1, 7, "setting"),
        ("[rules source]", "[rules source", 2, 1, "tag_end"),
        ("Ann | Bo | Cai | Di", "Ann | Bo | Cai", 2, 24, "players"),
        ("Ann | Bo | Cai | Di", "Ann | Bo || Di", 2, 24, "players"),
        ("banker 0", "bank 0", 4, 1, "word"),
        ("banker 0", "banker 4", 4, 8, "seat"),
        ("first 0", "fist 0", 4, 10, "word"),
        ("stake 4", "stake four", 4, 24, "stake"),
        ("stake 4", "stake 0", 4, 24, "stake"),
        ("stake 4", "stake 5", 4, 24, "stake"),
        ("stock: ", "stack: ", 9, 1, "word"),
        ("[rules source]", "[max_deals " + "9" * 5_000 + "]", 1, 12, "setting"),
        ("[rules source]", "[stake_min 40]", 1, 12, "setting"),
        ("[rules source]", "[]", 1, 2, "tag"),
        ("[rules source]", "[rules]", 1, 7, "preset"),
        ("0: T80", "0: T85", 5, 4, "card"),
        ("0: T80", "0:", 6, 1, "card"),
        ("0: T80", "0: T80 C0", 5, 30, "word"),
        ("1: T90", "2: T90", 6, 1, "word"),
        ("1: T90", "1: T80", 6, 4, "new_card"),
        ("M4 M3", "M5 M3", 5, 15, "new_card"),
        ("2. 2:", "2. 5:", 11, 4, "leader"),
        ("2. 2: S9", "2. 2: -S10", 11, 7, "play"),
        ("2. 2: S9", "2. 2: - S10", 11, 9, "play"),
        ("S9 -T70 -M2", "S9 -T7O -M2", 11, 10, "play"),
        ("3. 2:", "4. 2:", 12, 1, "trick"),
        ("S4 S7 C9", "S4 S77 C9", 9, 14, "first_trick"),
        ("= -14", "9. 3: C0\n= -14", 18, 1, "hand_end"),
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


def test_the_mistake_on_the_page_is_told_so(tmp_path: Path) -> None:
    """The page shows what `check` says."""
    (line,) = re.findall(r"```text\nhand.txt, (.*)\n```", PAGE)
    file = tmp_path / "hand.txt"
    file.write_text(EXAMPLE.replace("T80 T60", "T80 T6O"), encoding="utf-8")
    assert complains(papertiger("check", str(file))).endswith(f"{file}, {line}\n")


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
