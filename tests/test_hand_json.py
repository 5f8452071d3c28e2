"""A hand as JSON: every mistake is its own error, with its clause and its place."""

import json
from random import Random
from typing import Any

import pytest

from papertiger.madiao.hand_json import HandError, settle_hand, split_hands
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.madiao import hand_error
from tests.naive import deals
from tests.naive.cards import CARDS

Hand = dict[str, Any]

WORDS = {language: Catalog(language, "madiao") for language in LANGUAGES}


def hand(**changes: Any) -> Hand:
    """A legal, finished hand with some of its keys changed."""
    whole = deals.random_hand(Random(4), options={})
    assert len(whole["plays"]) == 32
    return whole | changes


def plays(at: int, play: object) -> Hand:
    """The hand with one play changed."""
    changed = list(hand()["plays"])
    changed[at] = play
    return hand(plays=changed)


def without(key: str) -> Hand:
    """The hand without one of its keys."""
    return {name: value for name, value in hand().items() if name != key}


def dealt(seat: int, place: int, code: object) -> Hand:
    """The hand with one dealt card changed."""
    hands = [list(cards) for cards in hand()["hands"]]
    hands[seat][place] = code
    return hand(hands=hands)


FIRST = hand()["first"]
LED = hand()["plays"][0][1]
NOT_LED = next(card for card in hand()["hands"][FIRST] if card != LED)

MISTAKES: list[tuple[object, str, str, int | None]] = [
    ([], "not_an_object", "MD-1.3", None),
    ("hand", "not_an_object", "MD-1.3", None),
    (None, "not_an_object", "MD-1.3", None),
    (without("game"), "missing_key", "MD-1.3", None),
    (without("banker"), "missing_key", "MD-1.3", None),
    (without("first"), "missing_key", "MD-1.3", None),
    (without("hands"), "missing_key", "MD-1.3", None),
    (without("stock"), "missing_key", "MD-1.3", None),
    (without("plays"), "missing_key", "MD-1.3", None),
    (without("options") | {"option": {}}, "unknown_key", "MD-1.3", None),
    (hand(game="mao"), "wrong_game", "MD-1.3", None),
    (hand(game=None), "wrong_game", "MD-1.3", None),
    (hand(banker=4), "bad_seat", "MD-2.1", None),
    (hand(banker=-1), "bad_seat", "MD-2.1", None),
    (hand(first=True), "bad_seat", "MD-2.1", None),
    (hand(first=1.0), "bad_seat", "MD-2.1", None),
    (hand(first="1"), "bad_seat", "MD-2.1", None),
    (hand(hands=hand()["hands"][:3]), "not_four_hands", "MD-2.1", None),
    (hand(hands={}), "not_four_hands", "MD-2.1", None),
    (hand(hands=[1, 2, 3, 4]), "not_a_list", "MD-1.3", None),
    (hand(stock="C9"), "not_a_list", "MD-1.3", None),
    (hand(stock=hand()["stock"][:7]), "wrong_count", "MD-3.3", None),
    (hand(stock=[*hand()["stock"], "MM"]), "wrong_count", "MD-3.3", None),
    (hand(hands=[hand()["hands"][0][:7], *hand()["hands"][1:]]), "wrong_count", "MD-3.2", None),
    (dealt(0, 0, "T10"), "unknown_card", "MD-1.3", None),
    (dealt(2, 7, "mm"), "unknown_card", "MD-1.3", None),
    (dealt(2, 7, 9), "unknown_card", "MD-1.3", None),
    (dealt(2, 7, ["MM"]), "unknown_card", "MD-1.3", None),
    (dealt(0, 0, hand()["hands"][1][3]), "card_twice", "MD-1.1", None),
    (dealt(0, 0, hand()["hands"][0][1]), "card_twice", "MD-1.1", None),
    (dealt(3, 5, hand()["stock"][0]), "card_twice", "MD-1.1", None),
    (hand(options=[]), "options_not_an_object", "MD-1.3", None),
    (hand(options={"hundred": "exactly_two"}), "unknown_option", "MD-1.3", None),
    (hand(options={"hundred_bonus": "three"}), "bad_option", "MD-6.7", None),
    (hand(options={"sets": None}), "bad_option", "MD-6.9", None),
    (hand(options={"sets": "stack", "exposed_discard": 2}), "bad_option", "MD-5.5", None),
    (hand(options={"keep_seats": "yes"}), "bad_option", "MD-2.2", None),
    (hand(options={"stake_max": 1}), "bad_option", "MD-2.3", None),
    (hand(options={"max_deals": 0}), "bad_option", "MD-7.2", None),
    (hand(plays={}), "not_a_list", "MD-1.3", None),
    (plays(5, None), "bad_play", "MD-1.3", 5),
    (plays(5, [0, "MM"]), "bad_play", "MD-1.3", 5),
    (plays(5, [0, "MM", "up", 1]), "bad_play", "MD-1.3", 5),
    (plays(5, {"seat": 0}), "bad_play", "MD-1.3", 5),
    (plays(5, ["0", "MM", "up"]), "bad_seat", "MD-2.1", 5),
    (plays(5, [7, "MM", "up"]), "bad_seat", "MD-2.1", 5),
    (plays(5, [hand()["plays"][5][0], "XX", "up"]), "unknown_card", "MD-1.3", 5),
    (plays(5, [*hand()["plays"][5][:2], "left"]), "bad_face", "MD-5.2", 5),
    (plays(5, [*hand()["plays"][5][:2], None]), "bad_face", "MD-5.2", 5),
    (plays(0, [(FIRST + 1) % 4, LED, "up"]), "out_of_turn", "MD-5.1", 0),
    (plays(1, [FIRST, LED, "up"]), "out_of_turn", "MD-5.2", 1),
    (plays(0, [FIRST, LED, "down"]), "lead_face_down", "MD-5.2", 0),
    (plays(0, [FIRST, hand()["stock"][3], "up"]), "not_held", "MD-5.2", 0),
    (plays(4, [hand()["plays"][4][0], LED, "up"]), "not_held", "MD-5.2", 4),
    (hand(plays=[*hand()["plays"], [0, "MM", "up"]]), "too_many_plays", "MD-5.1", 32),
]


@pytest.mark.parametrize(("broken", "code", "clause", "at"), MISTAKES)
def test_each_mistake_has_its_error(broken: object, code: str, clause: str, at: int | None) -> None:
    """The code, the clause and the place; and a sentence in each language."""
    with pytest.raises(HandError) as caught:
        settle_hand(broken)
    error = caught.value
    if (code, at) == ("not_held", 4):
        assert error.code in ("not_held", "played_already")
    else:
        assert error.code == code
    assert (error.clause, error.at) == (clause, at)
    said = [hand_error(words, error) for words in WORDS.values()]
    assert len(set(said)) >= 3  # the two Chinese ones may be alike


@pytest.mark.parametrize("seat", [0, 1])
def test_true_and_false_are_no_seats_in_plays(seat: int) -> None:
    """JSON's `true` is not seat 1, nor `false` seat 0, even where that seat is to play."""
    at, play = next((n, play) for n, play in enumerate(hand()["plays"]) if play[0] == seat)
    with pytest.raises(HandError) as caught:
        settle_hand(plays(at, [bool(seat), *play[1:]]))
    assert (caught.value.code, caught.value.clause, caught.value.at) == ("bad_seat", "MD-2.1", at)


LONG = "x" * 10_000


@pytest.mark.parametrize(
    "broken",
    [
        LONG,
        [LONG],
        hand(game=LONG),
        hand(banker=LONG),
        hand(first=10**4_000),
        hand(hands=LONG),
        hand(hands=[[LONG]] * 4),
        hand(stock={LONG: 1}),
        dealt(0, 0, LONG),
        dealt(0, 0, [LONG]),
        hand(options=LONG),
        hand(options={LONG: 1}),
        hand(options={"sets": LONG}),
        hand(options={"keep_seats": [LONG]}),
        hand(plays=LONG),
        plays(0, LONG),
        plays(0, [LONG, "MM", "up"]),
        plays(0, [FIRST, LONG, "up"]),
        plays(0, [FIRST, LED, LONG]),
    ],
)
def test_a_long_value_makes_no_long_message(broken: object) -> None:
    """What is found in a file is shown short, however long it is."""
    with pytest.raises(HandError) as caught:
        settle_hand(broken)
    for words in WORDS.values():
        assert len(hand_error(words, caught.value)) < 300


def built(hands: list[str], first: int, line: str, **options: str) -> Hand:
    """A hand from short strings; "-" before a card sloughs it."""
    spread = [cards.split() for cards in hands]
    held = {card for cards in spread for card in cards}
    stock = [card for card in CARDS if card not in held]
    words = line.split()
    moves = [
        [int(seat), code.lstrip("-"), "down" if code.startswith("-") else "up"]
        for seat, code in zip(words[::2], words[1::2], strict=True)
    ]
    return {
        "game": "madiao",
        "options": options,
        "banker": 0,
        "first": first,
        "hands": spread,
        "stock": stock,
        "plays": moves,
    }


PLAIN = [
    "MM T90 M8 M2 S9 S3 C4 C9",
    "TM T60 M9 M1 S8 S2 C1 C8",
    "HM T50 M7 M3 S7 S1 CH C7",
    "T80 T20 M6 M4 S6 S4 C0 C2",
]
ONE_TAKES_ALL = (
    "0 MM 1 -T60 2 -T50 3 -T20 0 S9 1 -S2 2 -S1 3 -S4 0 M8 1 -M1 2 -M3 3 -M4 "
    "0 C4 1 -C8 2 -C7 3 -M6 0 T90 1 -S8 2 -M7 3 -S6 0 C9 1 -TM 2 -HM 3 -T80 "
    "0 M2 1 -C1 2 -CH 3 -C0 0 S3 1 {} 2 -S7 3 -C2"
)


def test_a_barred_seat_playing_face_up_is_an_error() -> None:
    """The eighth trick without one before, face up: named by its clause and place. [MD-5.6]"""
    barred = built(PLAIN, 0, ONE_TAKES_ALL.format("M9"))
    with pytest.raises(HandError) as caught:
        settle_hand(barred)
    found = caught.value
    assert (found.code, found.clause, found.at) == ("barred_from_last_trick", "MD-5.6", 29)
    settle_hand(built(PLAIN, 0, ONE_TAKES_ALL.format("-M9")))


def test_a_forbidden_exposed_discard_is_an_error() -> None:
    """Under the switch that forbids it; otherwise it is allowed. [MD-5.5]"""
    line = "0 MM 1 C1"
    settle_hand(built(PLAIN, 0, line))
    with pytest.raises(HandError) as caught:
        settle_hand(built(PLAIN, 0, line, exposed_discard="forbid"))
    assert (caught.value.code, caught.value.clause) == ("exposed_discard_forbidden", "MD-5.5")


def test_a_card_played_twice_is_named_as_such() -> None:
    """A card that the seat held and has played before."""
    with pytest.raises(HandError) as caught:
        settle_hand(built(PLAIN, 0, "0 MM 1 -T60 2 -T50 3 -T20 0 MM"))
    assert (caught.value.code, caught.value.at) == ("played_already", 4)


@pytest.mark.parametrize(
    ("kind", "clause"), [("flush", "MD-4.1"), ("two_melds", "MD-4.1"), ("four_lowest", "MD-4.4")]
)
def test_plays_after_a_declaration_are_an_error(kind: str, clause: str) -> None:
    """A compulsory declaration ends the hand before play."""
    rng = Random(5)
    ended = deals.random_hand(rng, deal=deals.rigged_deal(rng, kind))
    first = ended["first"]
    settle_hand(ended)
    with pytest.raises(HandError) as caught:
        settle_hand(ended | {"plays": [[first, ended["hands"][first][0], "up"]]})
    error = caught.value
    assert (error.code, error.clause, error.at) == ("play_after_declaration", clause, 0)


def test_options_and_their_keys_may_be_left_out() -> None:
    """No options are the defaults; extra keys beside the known ones do no harm."""
    assert settle_hand(without("options")) == settle_hand(hand(options={}))
    assert settle_hand(hand(options={"sets": "stack"})) == settle_hand(hand(note="from a book"))
    limits = {"stake_min": 30, "stake_max": 40}
    assert settle_hand(hand(options=limits)) == settle_hand(hand())


def split(text: bytes) -> list[str]:
    """What the file holds, each hand as "ok" or the code of its error."""
    return [one.code if isinstance(one, HandError) else "ok" for one in split_hands(text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (b'{"game": "madiao"}', ["ok"]),
        (b'\xef\xbb\xbf{"game": "madiao"}\r\n', ["ok"]),
        (b'{\n "game":\n "madiao"\n}\n', ["ok"]),
        (b'[{"a": 1}, 2, []]', ["ok", "ok", "ok"]),
        (b"[]", []),
        (b'{"a": 1}\n\n{"b": 2}\n', ["ok", "ok"]),
        (b'{"a": 1}\n{"b": \n{"c": 3}\n', ["ok", "not_json", "ok"]),
        (b'{"a": 1}\n\xff\xfe\n{"c": 3}', ["ok", "not_json", "ok"]),
        (b'{"a": NaN}', ["not_json"]),
        (b'{"a": 1', ["not_json"]),
        (b'[{"a": 1},\n {"b": 2}', ["not_json"]),
        (b'{\n "a": 1,\n "b"\n}', ["not_json"]),
        (b"[" * 100_000, ["not_json"]),
        (b'[1, \n{"a": 1}\n{"b": 2}\n', ["not_json", "ok", "ok"]),
        (b'{"a": 1\n{"b"\n{"c": \n', ["not_json"] * 3),
        (b'[{"a": 1}]\n[{"b": 2}]\n', ["ok", "ok"]),
        (b'{"a": 1}\n\xef\xbb\xbf{"b": 2}\n', ["ok", "ok"]),
        (b'[\n{"a": 1},\n{"b": 2},\n{"c"}\n]', ["not_json"]),
        (b'{"hands": [\n["MM"],\n["TM"]\n],\n"stock": [}', ["not_json"]),
        (b'{"a": "\\ud800"}', ["not_json"]),
    ],
)
def test_files_are_split_into_hands(text: bytes, found: list[str]) -> None:
    """One hand, an array, JSON Lines; a broken line is an error in its place."""
    assert split(text) == found


def test_a_mistake_in_json_is_placed_in_characters() -> None:
    """Line and column from 1, a letter of several bytes counted once."""
    (broken,) = split_hands('{"ž": 1,\n "馬弔": x}'.encode())
    assert isinstance(broken, HandError)
    assert broken.arguments == {"line": 2, "column": 8}


def test_a_broken_line_is_named() -> None:
    """Blank lines count."""
    broken = [one for one in split_hands(b'{"a": 1}\n\n{\n') if isinstance(one, HandError)]
    assert [error.arguments["line"] for error in broken] == [3]


def test_no_hand_however_broken_raises_anything_else() -> None:
    """Hands with values of any kind in any place: an error or a result, never an exception."""
    rng = Random(6)
    words = WORDS["en"]
    said = set()
    values: list[object] = [
        None,
        True,
        -1,
        3,
        2**70,
        1e300,
        "",
        "MM",
        "\udfff",
        [],
        [[]],
        {},
        {"a": []},
    ]
    for _ in range(3_000):
        broken = json.loads(json.dumps(hand()))
        spoil(rng, broken, rng.choice(values))
        try:
            settle_hand(broken)
        except HandError as error:
            said.add(hand_error(words, error))
    assert len(said) > 100


def spoil(rng: Random, value: Any, by: object) -> None:
    """Put a value somewhere into a decoded hand."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = rng.choice(keys)
        inner = value[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
            value = inner
            continue
        value[key] = by
        return
