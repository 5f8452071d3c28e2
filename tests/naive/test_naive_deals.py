"""The naive referee and its generators against the text of the rules: deal and declarations."""

from collections import Counter
from random import Random

import pytest

from .cards import CARDS, FOUR_LOWEST, SECOND, TOP
from .deals import RIGGED, STAKES, SWITCHES, random_deal, random_hand, rigged_deal, rigged_hand
from .declaring import Line, add_up, deal, declarations, first_dealt_to, meld_stakes
from .referee import Hand, illegal, settle

SEED = 20


def table(
    held: dict[int, str], under: str = "", last: str = ""
) -> tuple[list[list[str]], list[str]]:
    """A deal with the named cards in these hands and in the stock, `last` dealt out last."""
    named = [card for text in [*held.values(), under, last] for card in text.split()]
    rest = last.split() + [card for card in CARDS[::5] if card not in named]
    for start in [1, 2, 3, 4]:
        rest += [card for card in CARDS[start::5] if card not in named]
    hands: list[list[str]] = []
    for seat in range(4):
        cards = held.get(seat, "").split()
        while len(cards) < 8:
            cards.append(rest.pop())
        hands.append(cards)
    return hands, under.split() + rest


# --- the deal ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "right_of_banker"),
    [
        ("M1 S5 C9 T50 T90 MM TM HM C0 CH", 2),
        ("M2 S6 C2 T20 T60", 3),
        ("M3 S7 C7 T30 T70", 0),
        ("M4 S8 C8 T40 T80", 1),
    ],
)
def test_md_3_1_first_player_naive(cards: str, right_of_banker: int) -> None:
    for banker in range(4):
        for card in cards.split():
            assert first_dealt_to(card, banker) == (banker + right_of_banker) % 4


def test_md_3_1_leading_digit_formula_naive() -> None:
    for card in CARDS:
        digit = int(card[1]) if card[1] in "123456789" else 1
        assert first_dealt_to(card, 3) == (3 + 1 + digit) % 4


def test_md_3_2_to_3_4_cut_and_deal_naive() -> None:
    hands, stock, first = deal(CARDS, banker=0, depth=10)
    assert first == 0  # T30 is revealed, the tenth card from the top
    assert hands[0] == ["T20", "M9", "M8", "M7", "S3", "CH", "C4", "C8"]
    assert hands[1] == ["M6", "M5", "M4", "M3", "S2", "C1", "C5", "C9"]
    assert hands[2] == ["M2", "M1", "S9", "S8", "S1", "C2", "C6", "MM"]
    assert hands[3] == ["S7", "S6", "S5", "S4", "C0", "C3", "C7", "TM"]
    assert stock == ["T30", "T40", "T50", "T60", "T70", "T80", "T90", "HM"]


def test_md_3_2_deal_starts_at_the_first_player_naive() -> None:
    hands, stock, first = deal(CARDS, banker=1, depth=4)
    assert first == 3  # T90 is revealed
    assert hands[3][:4] == ["T80", "T70", "T60", "T50"]
    assert hands[0][:4] == ["T40", "T30", "T20", "M9"]
    assert (hands[3][4], hands[0][4], hands[1][4], hands[2][4]) == ("S9", "S8", "S7", "S6")
    assert stock == ["T90", "HM", "TM", "MM", "C9", "C8", "C7", "C6"]


# --- declarations -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "stakes"),
    [
        ("MM M9 S9 C0 T30 T40 M2 C5", 4),
        ("MM M9 S9 C0 HM T40 M2 C5", 5),
        ("M9 M8 M7 M6 M5 M4 M3 M2", 4),
        ("C0 CH C1 C2 C3 C4 C5 C9", 4),
        ("MM TM T90 T80 T70 T60 T50 T20", 4),
        ("MM HM T90 T80 T70 T60 T50 T20", 5),
        ("MM TM T20 M9 M1 S9 S1 C9", 6),
        ("MM TM T20 M9 M1 S9 C0 C9", 6),
        ("MM TM T20 M9 M1 S9 S1 C0", 6),
        ("MM TM HM M9 M1 S9 S1 C9", 7),
        ("MM HM T20 M9 M1 S9 C0 C9", 7),
        ("MM T20 M9 M1 S9 S1 C0 C9", 8),
        ("MM M9 S9 CH HM T40 M2 C5", 0),
        ("MM TM T20 M9 M1 S9 S1 CH", 0),
        ("M9 M8 M7 M6 M5 M4 M3 S2", 0),
    ],
)
def test_md_4_1_melds_naive(cards: str, stakes: int) -> None:
    assert meld_stakes(cards.split()) == stakes


@pytest.mark.parametrize(
    ("hundred", "paid"),
    [("0", [0, -4, 8, -4]), ("1", [-4, 0, 8, -4]), ("stock", [-4, -4, 12, -4])],
)
def test_md_4_2_holder_of_hundred_pays_nothing_naive(hundred: str, paid: list[int]) -> None:
    held = {2: "MM M9 S9 C0 T30 T40 M2 C5"}
    if hundred != "stock":
        held[int(hundred)] = "HM"
    hands, stock = table(held, last="HM" if hundred == "stock" else "")
    assert ("HM" in stock) == (hundred == "stock")
    found = declarations(hands, stock, 0)
    assert (found["melds"], found["payments"], found["redeal"]) == ({2: 4}, paid, [])


def test_md_4_2_winner_holds_hundred_naive() -> None:
    hands, stock = table({3: "MM M9 S9 C0 HM T40 M2 C5"})
    assert declarations(hands, stock, 0)["payments"] == [-5, -5, -5, 15]


def hand_of(hands: list[list[str]], stock: list[str], first: int) -> Hand:
    """A hand before its first play, banker 0."""
    return {"banker": 0, "first": first, "hands": hands, "stock": stock, "plays": []}


def test_md_4_3_two_melds_naive() -> None:
    held = {0: "MM M9 S9 C0 T30 T40 S2 C5", 2: "M8 M7 M6 M5 M4 M3 M2 M1", 3: "HM"}
    hands, stock = table(held)
    result = settle(hand_of(hands, stock, 1))
    assert result["payments"] == [4, -8, 4, 0]
    assert (result["ended_by"], result["next_banker"]) == ("meld", 2)
    assert settle(hand_of(hands, stock, 3))["next_banker"] == 0
    assert result["banker_keeps"] is False
    assert {entry["rule"] for entry in result["lines"]} == {"MD-4.2"}
    assert len(result["lines"]) == 4


def test_md_4_3_one_of_two_holds_hundred_naive() -> None:
    held = {0: "MM M9 S9 C0 HM T40 S2 C5", 2: "M8 M7 M6 M5 M4 M3 M2 M1"}
    hands, stock = table(held)
    assert settle(hand_of(hands, stock, 0))["payments"] == [15, -9, 3, -9]


def test_md_4_4_four_lowest_naive() -> None:
    hands, stock = table({1: "T20 M1 S1 C9", 2: "M8 M7 M6 M5 M4", 3: "HM"})
    result = settle(hand_of(hands, stock, 0))
    assert (result["ended_by"], result["next_banker"]) == ("four_lowest", None)
    assert result["payments"] == [-1, 3, -1, -1]
    assert {entry["rule"] for entry in result["lines"]} == {"MD-4.4"}
    found = declarations(hands, stock, 0)
    assert (found["melds"], found["four_lowest"], found["redeal"]) == ({}, 1, [])


def test_md_4_4_nothing_beside_a_meld_naive() -> None:
    held = {1: "T20 M1 S1 C9", 2: "M9 M8 M7 M6 M5 M4 M3 M2"}
    hands, stock = table(held, last="HM")
    found = declarations(hands, stock, 0)
    assert (found["four_lowest"], found["payments"]) == (None, [-4, -4, 12, -4])


def test_md_4_5_redeal_in_deal_order_naive() -> None:
    held = {0: "M9 M8 M7 M6 M5 S2 S3 C4", 3: "C1 C2 C3 CH C5 S5 S6 S7"}
    held[1] = "T20 T30 T40 T50 M3 M2 S8 C6"
    held[2] = "T60 T70 M1 M4 S1 S4 C9 C8"
    hands, stock = table(held)
    assert declarations(hands, stock, 0)["redeal"] == [0, 3]
    assert declarations(hands, stock, 1)["redeal"] == [3, 0]


def test_md_4_1_and_4_4_no_plays_after_a_declaration_naive() -> None:
    for held, clause in [("MM M9 S9 C0 T30 T40 M2 C5", "MD-4.1"), ("T20 M1 S1 C9", "MD-4.4")]:
        hand = hand_of(*table({2: held}), 0)
        assert illegal(hand) is None
        hand["plays"] = [[0, hand["hands"][0][0], "up"]]
        assert illegal(hand) == (0, clause)


# --- the generators ---------------------------------------------------------------------------


def is_a_deal(hands: list[list[str]], stock: list[str]) -> bool:
    """Whether hands and stock are the forty cards, eight by eight."""
    dealt = [card for cards in [*hands, stock] for card in cards]
    return [len(cards) for cards in [*hands, stock]] == [8] * 5 and sorted(dealt) == sorted(CARDS)


@pytest.mark.parametrize("meld", RIGGED)
def test_rigged_deals_hold_what_they_say_naive(meld: str) -> None:
    rng = Random(SEED)
    holders: set[int] = set()
    for _ in range(60):
        hands, stock = rigged_deal(rng, meld)
        assert is_a_deal(hands, stock)
        found = declarations(hands, stock, 0)
        lowest = [cards for cards in hands if set(FOUR_LOWEST) <= set(cards)]
        if meld in STAKES:
            assert list(found["melds"].values()) == [STAKES[meld]]
        elif meld == "two_melds":
            assert len(found["melds"]) == 2
        elif meld == "meld_and_four_lowest":
            assert found["melds"]
            assert lowest
        elif meld == "four_lowest":
            assert lowest
            assert not found["melds"]
        else:
            assert found["redeal"]
            assert not found["melds"]
            assert not lowest
        holders.update(found["melds"])
        holders.update(found["redeal"])
        holders.update(seat for seat in range(4) if hands[seat] in lowest)
    assert holders == {0, 1, 2, 3}


def check_hand(hand: Hand) -> list[Line]:
    """Sees that a generated hand is legal and settles to zero; its lines."""
    assert is_a_deal(hand["hands"], hand["stock"])
    assert illegal(hand) is None
    result = settle(hand)
    assert result["ended_by"] != "unfinished"
    assert sum(result["payments"]) == 0
    assert add_up(result["lines"]) == result["payments"]
    return list(result["lines"])


def test_md_2_4_random_hands_settle_to_zero_naive() -> None:
    rng = Random(SEED)
    rules: Counter[str] = Counter()
    switches: set[tuple[str, str]] = set()
    for _ in range(400):
        hand = random_hand(rng)
        rules.update({entry["rule"] for entry in check_hand(hand)})
        switches.update(hand["options"].items())
    assert {"MD-5.5", "MD-6.2", "MD-6.3", "MD-6.4", "MD-6.5", "MD-6.6", "MD-6.7"} <= set(rules)
    assert switches == {(name, value) for name, values in SWITCHES.items() for value in values}


def test_rigged_hands_reach_every_item_naive() -> None:
    rng = Random(SEED)
    rules: Counter[str] = Counter()
    shifted = 0
    for _ in range(400):
        hand = rigged_hand(rng)
        assert len(hand["plays"]) == 32
        rules.update({entry["rule"] for entry in check_hand(hand)})
        shifted += hand["stock"][0] in TOP.values() and hand["stock"][1] not in SECOND.values()
    items = [f"MD-6.{number}" for number in [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]]
    assert all(rules[item] >= 10 for item in [*items, "MD-5.5"])
    assert shifted >= 20


def test_unfinished_hands_naive() -> None:
    rng = Random(SEED)
    options = {"sets": "dearest"}
    for plays in range(32):
        hand = random_hand(rng, rigged_deal(rng, "five_of_suit"), options, plays)
        assert len(hand["plays"]) == plays
        assert hand["options"] == options
        result = settle(hand)
        assert (result["ended_by"], result["payments"]) == ("unfinished", None)
        seat = hand["plays"][-1][0] + 1 if plays % 4 else None
        assert result["legal"]
        for card, face in result["legal"]:
            played = [[other, card, face] for other in range(4) if card in hand["hands"][other]]
            assert len(played) == 1
            assert seat is None or played[0][0] == seat % 4
            assert illegal({**hand, "plays": hand["plays"] + played}) is None


def test_same_seed_same_hand_naive() -> None:
    assert random_hand(Random(SEED)) == random_hand(Random(SEED))
    assert random_deal(Random(SEED)) == random_deal(Random(SEED))
