"""The cut, the deal and the declarations before the first lead [MD-3, MD-4]."""

from typing import Any

from .cards import (
    EXACT_EIGHT,
    FOUR_HIGHEST,
    FOUR_LOWEST,
    REDS,
    SUITS,
    contains,
    deal_order,
    others,
    suit_of,
)

Line = dict[str, Any]


def line(payer: int, receiver: int, stakes: int, rule: str) -> Line:
    """One line of the result [MD-6.14]."""
    return {"from": payer, "to": receiver, "stakes": stakes, "rule": rule}


def add_up(lines: list[Line]) -> list[int]:
    """What each seat receives in all, below zero where it pays [MD-2.4]."""
    payments = [0, 0, 0, 0]
    for entry in lines:
        payments[entry["from"]] -= entry["stakes"]
        payments[entry["to"]] += entry["stakes"]
    return payments


def first_dealt_to(revealed: str, banker: int) -> int:
    """Who is dealt to first, by the leading digit of the revealed card [MD-3.1].

    The five cards named without a digit from 1 to 9 (Zero, Half, Hundred, Thousand and
    Myriad Myriad) are the honours: opposite the banker, as for 1.
    """
    if revealed in ["MM", "TM", "HM", "C0", "CH"]:
        return (banker + 2) % 4
    digit = int(revealed[1])
    if digit in [1, 5, 9]:
        return (banker + 2) % 4
    if digit in [2, 6]:
        return (banker + 3) % 4
    if digit in [3, 7]:
        return banker
    return (banker + 1) % 4


def deal(pack: list[str], banker: int, depth: int) -> tuple[list[list[str]], list[str], int]:
    """Cuts and deals a pack given from the top down; the hands, the stock, the first player.

    The bottom card of the lifted packet is revealed, the lower packet goes on top
    [MD-3.1, MD-3.4]; four cards to each at once, then four rounds of one [MD-3.2]; the rest
    is turned over, bottom card first [MD-3.3].
    """
    lifted = pack[:depth]
    lower = pack[depth:]
    first = first_dealt_to(lifted[-1], banker)
    left = lower + lifted
    hands: list[list[str]] = [[], [], [], []]
    for seat in deal_order(first):
        for _ in range(4):
            hands[seat].append(left.pop(0))
    for _ in range(4):
        for seat in deal_order(first):
            hands[seat].append(left.pop(0))
    stock: list[str] = []
    while left:
        stock.append(left.pop())
    return hands, stock, first


def meld_stakes(cards: list[str]) -> int:
    """The stakes of the dearest meld in eight cards, 0 when there is none [MD-4.1]."""
    found = [0]
    if contains(cards, FOUR_HIGHEST):
        found.append(4)
    if contains(cards, [*FOUR_HIGHEST, "HM"]):
        found.append(5)
    for suit in SUITS:
        if all(suit_of(card) == suit for card in cards):
            found.append(4)
            if suit == "T" and "HM" in cards:
                found.append(5)
    if all(card in REDS for card in cards):
        found.append(6)
        if "HM" in cards:
            found.append(7)
    if sorted(cards) == sorted(EXACT_EIGHT):
        found.append(8)
    return max(found)


def may_demand_redeal(cards: list[str]) -> bool:
    """Whether five or more of the cards are of one suit [MD-4.5]."""
    suits = [suit_of(card) for card in cards]
    return any(suits.count(suit) >= 5 for suit in SUITS)


def meld_lines(hands: list[list[str]], stock: list[str], melds: dict[int, int]) -> list[Line]:
    """Each holder of a meld collects from the others, bar the holder of HM [MD-4.2, MD-4.3]."""
    lines: list[Line] = []
    for winner, stakes in melds.items():
        for payer in others(winner):
            everybody_pays = "HM" in hands[winner] or "HM" in stock
            if everybody_pays or "HM" not in hands[payer]:
                lines.append(line(payer, winner, stakes, "MD-4.2"))
    return lines


def declarations(hands: list[list[str]], stock: list[str], first: int) -> dict[str, Any]:
    """What the players hold before the first lead, resolved in the order of section 4.

    `melds`: stakes by seat, in deal order [MD-4.1]; `four_lowest`: the seat, or None, and None
    too when somebody holds a meld [MD-4.4]; `redeal`: the seats that may demand one, in deal
    order, none when a meld or the four lowest ended the deal [MD-4.5]; `lines` and `payments`.
    """
    melds: dict[int, int] = {}
    for seat in deal_order(first):
        if meld_stakes(hands[seat]) > 0:
            melds[seat] = meld_stakes(hands[seat])

    four_lowest: int | None = None
    if not melds:
        for seat in deal_order(first):
            if contains(hands[seat], FOUR_LOWEST):
                four_lowest = seat

    redeal: list[int] = []
    if not melds and four_lowest is None:
        redeal = [seat for seat in deal_order(first) if may_demand_redeal(hands[seat])]

    lines = meld_lines(hands, stock, melds)
    if four_lowest is not None:
        lines = [line(payer, four_lowest, 1, "MD-4.4") for payer in others(four_lowest)]
    return {
        "melds": melds,
        "four_lowest": four_lowest,
        "redeal": redeal,
        "lines": lines,
        "payments": add_up(lines),
    }
