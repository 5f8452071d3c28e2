"""Plain search without anything clever: every legal play, to the last card, by the rules' text.

Written from the text alone: no law, no settlement and nothing of the solver stands behind it.
"""

from collections.abc import Iterator
from typing import NamedTuple

TENS = ("MM", "TM", "HM", "T90", "T80", "T70", "T60", "T50", "T40", "T30", "T20")
ORDER = (
    *TENS,
    *(f"M{rank}" for rank in range(9, 0, -1)),
    *(f"S{rank}" for rank in range(9, 0, -1)),
    *("C0", "CH", *(f"C{rank}" for rank in range(1, 10))),
)
SUIT = {code: "T" if code in TENS else code[0] for code in ORDER}
RANK = {code: -place for place, code in enumerate(ORDER)}
TOP = {"T": "MM", "M": "M9", "S": "S9", "C": "C0"}
SECOND = {"T": "TM", "M": "M8", "S": "S8", "C": "CH"}


class Hand(NamedTuple):
    """A hand in play: what is fixed, and what every play changes."""

    banker: int
    dealt: tuple[frozenset[str], ...]
    stock: tuple[str, str]
    rules: tuple[str, str, str]
    hands: tuple[frozenset[str], ...]
    turn: int
    trick: tuple[tuple[int, str, bool], ...]
    won: tuple[tuple[str, ...], ...]
    exposed: tuple[int, ...]
    payer: int | None


def winning(hand: Hand) -> tuple[int, str]:
    """The seat and the card that win the trick so far."""
    seat, best, _ = hand.trick[0]
    for other, card, up in hand.trick[1:]:
        if up and SUIT[card] == SUIT[best] and RANK[card] > RANK[best]:
            seat, best = other, card
    return seat, best


def plays(hand: Hand) -> Iterator[tuple[str, bool]]:
    """Every legal play of the seat on turn."""
    own = hand.hands[hand.turn]
    for card in own:
        if not hand.trick:
            yield card, True
            continue
        yield card, False
        best = winning(hand)[1]
        wins = SUIT[card] == SUIT[best] and RANK[card] > RANK[best]
        barred = len(own) == 1 and not hand.won[hand.turn]
        if not barred and (wins or hand.rules[0] != "forbid"):
            yield card, True


def after(hand: Hand, card: str, *, up: bool) -> Hand:
    """The hand after a play."""
    exposed, payer = list(hand.exposed), hand.payer
    if up and hand.trick:
        best = winning(hand)[1]
        exposed[hand.turn] += not (SUIT[card] == SUIT[best] and RANK[card] > RANK[best])
    upcard = hand.stock[1]
    if up and TOP[SUIT[upcard]] == upcard and SECOND[SUIT[upcard]] == card:
        payer = hand.turn
    hands = list(hand.hands)
    hands[hand.turn] = hands[hand.turn] - {card}
    trick = (*hand.trick, (hand.turn, card, up))
    changed = hand._replace(
        hands=tuple(hands),
        turn=(hand.turn + 1) % 4,
        trick=trick,
        exposed=tuple(exposed),
        payer=payer,
    )
    if len(trick) < 4:
        return changed
    seat, best = winning(changed)
    won = list(hand.won)
    won[seat] = (*won[seat], best)
    return changed._replace(turn=seat, trick=(), won=tuple(won))


def value(hand: Hand, seat: int) -> int:
    """V of a player, as the table of MD-6.1 has it."""
    won, dealt = hand.won[seat], hand.dealt[seat]
    discard, bonus, sets = hand.rules
    tops = {SECOND[suit] if TOP[suit] == hand.stock[0] else TOP[suit] for suit in TOP}
    total = -1 if len(won) < 2 else 0
    total += 1 if len(won) >= 3 else 0
    total += sum(card in tops for card in won) if len(won) >= 2 else 0
    if "HM" in dealt:
        total += 1 if len(won) < 2 else 0
        total += 2 if len(won) >= 2 and "HM" not in won else 0
        if "HM" in won and (len(won) == 2 or (len(won) > 2 and bonus == "two_or_more")):
            total += 3
    three = {"MM", "TM", "HM"} <= set(won)
    four = three and "C0" in won
    total += 4 if four else 0
    total += 3 if three and not (four and sets == "dearest") else 0
    total += 8 if len(won) == 8 else 0
    return total - (2 * hand.exposed[seat] if discard == "value" else 0)


def net(hand: Hand) -> int:
    """What the banker gets in all when everything is laid."""
    banker, discard = hand.banker, hand.rules[0]
    total = 0
    for seat in range(4):
        if seat != banker:
            total -= value(hand, seat) - value(hand, banker)
            if discard in ("two_to_each", "two_to_banker"):
                total += 2 * hand.exposed[seat] - 2 * hand.exposed[banker]
    if hand.payer is not None:
        total += -3 if hand.payer == banker else 1
    return total


def search(hand: Hand, *, tricks: bool = False) -> int:
    """The banker's net, or number of tricks, when all play their best from here."""
    if not any(hand.hands):
        return len(hand.won[hand.banker]) if tricks else net(hand)
    found = [search(after(hand, card, up=up), tricks=tricks) for card, up in sorted(plays(hand))]
    return max(found) if hand.turn == hand.banker else min(found)


def remembered(hand: Hand, known: dict[Hand, int]) -> int:
    """As `search`, every hand once: `known` keeps what each that was met before a lead is worth."""
    if not any(hand.hands):
        return net(hand)
    if not hand.trick:
        hand = hand._replace(won=tuple(tuple(sorted(won)) for won in hand.won))
        if hand in known:
            return known[hand]
    found = [remembered(after(hand, card, up=up), known) for card, up in plays(hand)]
    worth = max(found) if hand.turn == hand.banker else min(found)
    if not hand.trick:
        known[hand] = worth
    return worth
