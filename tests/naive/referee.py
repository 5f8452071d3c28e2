"""A plain referee for one Madiao hand, in the JSON form, written from the rules text alone.

It is read beside the rules, clause by clause, and is slow on purpose: nothing is remembered
between calls, every answer is worked out again from the list of plays.
"""

from typing import Any

from .cards import SECOND, SUITS, TOP, contains, is_higher, others, suit_of
from .declaring import Line, add_up, deal, declarations, line

__all__ = ["deal", "declarations", "illegal", "legal", "settle"]

Hand = dict[str, Any]
Item = tuple[int, int, str]
"""Seat, value in stakes, clause."""

DEFAULTS: dict[str, str] = {
    "hundred_bonus": "exactly_two",
    "exposed_discard": "value",
    "sets": "stack",
}


def option(hand: Hand, name: str) -> str:
    """The value of a switch or its default [MD-5.5, MD-6.7, MD-6.9]."""
    options = hand.get("options", {})
    if name in options:
        return str(options[name])
    return DEFAULTS[name]


def tricks_of(plays: list[Any]) -> list[list[Any]]:
    """The plays, four to a trick, the last one perhaps begun only [MD-5.1, MD-5.2]."""
    return [plays[start : start + 4] for start in range(0, len(plays), 4)]


def beats(card: str, face: str, before: list[Any]) -> bool:
    """Whether a follower's card beats what lies in the trick before it [MD-5.3]."""
    if face == "down":
        return False
    led_suit = suit_of(before[0][1])
    if suit_of(card) != led_suit:
        return False
    for _, earlier, earlier_face in before:
        in_suit = earlier_face == "up" and suit_of(earlier) == led_suit
        if in_suit and not is_higher(card, earlier):
            return False
    return True


def winning_play(trick: list[Any]) -> list[Any]:
    """The last card to beat, or the lead [MD-5.3, MD-5.4]."""
    winner: list[Any] = trick[0]
    for place in range(1, len(trick)):
        _, card, face = trick[place]
        if beats(card, face, trick[:place]):
            winner = trick[place]
    return winner


def won_with(plays: list[Any], seat: int) -> list[str]:
    """The cards with which a seat won its complete tricks [MD-5.3]."""
    cards: list[str] = []
    for trick in tricks_of(plays):
        if len(trick) == 4 and winning_play(trick)[0] == seat:
            cards.append(winning_play(trick)[1])
    return cards


def seat_to_play(first: int, plays: list[Any]) -> int:
    """The first dealt to, later the winner, leads; then counter-clockwise [MD-5.1, MD-5.2]."""
    begun = len(plays) % 4
    if begun > 0:
        return int(plays[-1][0] + 1) % 4
    if not plays:
        return first
    return int(winning_play(plays[-4:])[0])


def is_barred(plays: list[Any], seat: int) -> bool:
    """Whether the seat is without a trick when the eighth is played [MD-5.6]."""
    return len(plays) >= 28 and won_with(plays[:28], seat) == []


def breach(hand: Hand, before: list[Any], play: list[Any]) -> str | None:
    """The clause that a play breaks after the plays before it, or None when it is legal.

    Where a play breaks several, the first of these is named: the turn [MD-5.1, MD-5.2], the
    card in hand and the lead face up [MD-5.2], the last trick [MD-5.6], the exposed discard
    under `forbid` [MD-5.5].
    """
    seat, card, face = play
    leads = len(before) % 4 == 0
    trick = [] if leads else tricks_of(before)[-1]
    if len(before) >= 32:
        return "MD-5.1"
    if seat != seat_to_play(hand["first"], before):
        return "MD-5.1" if leads else "MD-5.2"
    if card not in hand["hands"][seat]:
        return "MD-5.2"
    if card in [earlier[1] for earlier in before]:
        return "MD-5.2"
    if leads:
        return "MD-5.2" if face == "down" else None
    if face == "up" and is_barred(before, seat):
        return "MD-5.6"
    forbidden = option(hand, "exposed_discard") == "forbid"
    if forbidden and face == "up" and not beats(card, face, trick):
        return "MD-5.5"
    return None


def legal(hand: Hand) -> list[list[str]]:
    """What the seat to play may do, sorted: each card, each way up, tried in turn [MD-5.2]."""
    plays = hand["plays"]
    seat = seat_to_play(hand["first"], plays)
    choices: list[list[str]] = []
    for card in hand["hands"][seat]:
        for face in ["down", "up"]:
            if breach(hand, plays, [seat, card, face]) is None:
                choices.append([card, face])
    return sorted(choices)


def illegal(hand: Hand) -> tuple[int, str] | None:
    """The index of the first play that breaks the rules and a clause that it breaks.

    Plays after a compulsory declaration break MD-4.1 or MD-4.4 at once; see `breach` for the
    others. None when every play is legal.
    """
    found = declarations(hand["hands"], hand["stock"], hand["first"])
    plays = hand["plays"]
    if plays and found["melds"]:
        return 0, "MD-4.1"
    if plays and found["four_lowest"] is not None:
        return 0, "MD-4.4"
    for index in range(len(plays)):
        clause = breach(hand, plays[:index], plays[index])
        if clause is not None:
            return index, clause
    return None


def counting_tops(first_upcard: str) -> list[str]:
    """The four top cards, the second for one that is the first upcard [MD-6.4]."""
    tops: list[str] = []
    for suit in SUITS:
        if TOP[suit] == first_upcard:
            tops.append(SECOND[suit])
        else:
            tops.append(TOP[suit])
    return tops


def exposed_discards(plays: list[Any]) -> list[int]:
    """The seat of each face-up card that followed and did not beat [MD-5.5]."""
    seats: list[int] = []
    for trick in tricks_of(plays):
        for place in range(1, len(trick)):
            seat, card, face = trick[place]
            if face == "up" and not beats(card, face, trick[:place]):
                seats.append(seat)
    return seats


def earns_hundred_bonus(hand: Hand, seat: int) -> bool:
    """Whether the seat won a trick with HM and made the number of tricks asked for [MD-6.7]."""
    won = won_with(hand["plays"], seat)
    if "HM" not in won:
        return False
    if option(hand, "hundred_bonus") == "exactly_two":
        return len(won) == 2
    return len(won) >= 2


def items_of(hand: Hand, seat: int) -> list[Item]:
    """The items that make up the value of a seat [MD-6.1 to MD-6.10, MD-5.5]."""
    won = won_with(hand["plays"], seat)
    has_hundred = "HM" in hand["hands"][seat]
    items: list[Item] = []
    if len(won) < 2:
        items.append((seat, -1, "MD-6.2"))
    if len(won) >= 3:
        items.append((seat, 1, "MD-6.3"))
    if len(won) >= 2:
        for card in counting_tops(hand["stock"][0]):
            if card in won:
                items.append((seat, 1, "MD-6.4"))
    if has_hundred and len(won) < 2:
        items.append((seat, 1, "MD-6.5"))
    if has_hundred and len(won) >= 2 and "HM" not in won:
        items.append((seat, 2, "MD-6.6"))
    if earns_hundred_bonus(hand, seat):
        items.append((seat, 3, "MD-6.7"))
    three = contains(won, ["MM", "TM", "HM"])
    four = contains(won, ["MM", "TM", "HM", "C0"])
    if three and not (four and option(hand, "sets") == "dearest"):
        items.append((seat, 3, "MD-6.8"))
    if four:
        items.append((seat, 4, "MD-6.9"))
    if len(won) == 8:
        items.append((seat, 8, "MD-6.10"))
    if option(hand, "exposed_discard") == "value":
        for offender in exposed_discards(hand["plays"]):
            if offender == seat:
                items.append((seat, -2, "MD-5.5"))
    return items


def item_lines(item: Item, banker: int) -> list[Line]:
    """Who pays whom for one item: everybody settles with the banker only [MD-6.11]."""
    seat, value, rule = item
    partners = [banker]
    if seat == banker:
        partners = others(banker)
    if value > 0:
        return [line(partner, seat, value, rule) for partner in partners]
    return [line(seat, partner, -value, rule) for partner in partners]


def direct_lines(hand: Hand) -> list[Line]:
    """The payments beside the values: MD-5.5 by its other switches, MD-6.12, MD-6.13."""
    banker = hand["banker"]
    lines: list[Line] = []
    for offender in exposed_discards(hand["plays"]):
        if option(hand, "exposed_discard") == "two_to_each":
            lines += [line(offender, other, 2, "MD-5.5") for other in others(offender)]
        if option(hand, "exposed_discard") == "two_to_banker":
            lines += item_lines((offender, -2, "MD-5.5"), banker)
    for seat in others(banker):
        if earns_hundred_bonus(hand, seat):
            for payer in others(seat):
                if payer != banker:
                    lines.append(line(payer, seat, 1, "MD-6.12"))
    for suit in SUITS:
        if hand["stock"][1] == TOP[suit]:
            for seat, card, face in hand["plays"]:
                if card == SECOND[suit] and face == "up":
                    lines += [line(seat, other, 1, "MD-6.13") for other in others(seat)]
    return lines


def settle_play(hand: Hand) -> dict[str, Any]:
    """The result of a hand played out [MD-6.1, MD-6.11 to MD-6.14, MD-7.1].

    The payments come from the values, the lines from the items, so that each checks the other.
    """
    banker = hand["banker"]
    items = [items_of(hand, seat) for seat in [0, 1, 2, 3]]
    values = [sum(value for _, value, _ in items[seat]) for seat in [0, 1, 2, 3]]
    payments = add_up(direct_lines(hand))
    for seat in others(banker):
        payments[seat] += values[seat] - values[banker]
        payments[banker] -= values[seat] - values[banker]
    lines = direct_lines(hand)
    for seat in [0, 1, 2, 3]:
        for item in items[seat]:
            lines += item_lines(item, banker)
    keeps = earns_hundred_bonus(hand, banker)
    return {
        "ended_by": "play",
        "payments": payments,
        "banker_keeps": keeps,
        "next_banker": banker if keeps else (banker + 1) % 4,
        "lines": lines,
    }


def settle(hand: Hand) -> dict[str, Any]:
    """The result of a legal hand in the JSON form [MD-4.1 to MD-4.4, MD-6, MD-7.1]."""
    found = declarations(hand["hands"], hand["stock"], hand["first"])
    declared = {"payments": found["payments"], "banker_keeps": False, "lines": found["lines"]}
    if found["melds"]:
        return {"ended_by": "meld", "next_banker": next(iter(found["melds"])), **declared}
    if found["four_lowest"] is not None:
        return {"ended_by": "four_lowest", "next_banker": None, **declared}
    if len(hand["plays"]) == 32:
        return settle_play(hand)
    return {
        "ended_by": "unfinished",
        "payments": None,
        "banker_keeps": False,
        "next_banker": None,
        "lines": [],
        "legal": legal(hand),
    }
