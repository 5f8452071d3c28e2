"""Points of order [MO-60] to [MO-67]."""

from . import hands, penalties, words
from .table import PointOfOrder, Table, refuse_unless


def call_point_of_order(t: Table, seat: int) -> None:
    """Any seated player, from the first upcard to the end of the hand [MO-60]."""
    refuse_unless(t.point is None, "point_of_order", "MO-66", "one at a time")
    refuse_unless(t.stage == "play", "not_in_play", "MO-60", "not between hands")
    refuse_unless(t.vote is None, "vote", "MO-60", "not during a vote")
    waited = t.turns_done - t.pointed.get(seat, -2)
    refuse_unless(waited >= 2, "too_soon", "MO-66", "again after two turns of the table")
    t.pointed[seat] = t.turns_done
    t.stop_clocks()
    t.point = PointOfOrder(seat, t.now, t.now, t.next_count())
    t.looked = set()  # all hands turn face-down [MO-62]


def end_point_of_order(t: Table, seat: int) -> None:
    """The caller, once nobody has spoken for 3 s; from others it is a vote [MO-64, MO-65]."""
    point = t.point
    refuse_unless(point is not None, "no_point_of_order", "MO-64", "there is none")
    if point is None:
        return
    if seat == point.caller:
        quiet = t.now - point.last_word
        refuse_unless(quiet >= 3000, "too_early", "MO-64", "only after 3 s without talk")
        end(t)
        return
    refuse_unless(seat not in t.away, "away", "MO-97", "away seats cannot vote")
    refuse_unless(seat not in point.enders, "voted", "MO-65", "you have asked for it")
    point.enders.add(seat)
    end_by_majority(t)


def end_by_majority(t: Table) -> None:
    """More than half of the seats that can vote want to go on [MO-65]."""
    present = [seat for seat in t.seated() if seat not in t.away]
    if t.point is not None and 2 * len(t.point.enders & set(present)) > len(present):
        end(t)


def end(t: Table) -> None:
    """Cards of those who quit go under the stock, the clocks go on, looks are paid [MO-62]."""
    point = t.point
    if point is None:
        return
    t.point = None
    for seat in point.quitters:
        hands.cards_under_stock(t, seat)
    t.start_clocks()
    for seat in point.lookers:
        if seat not in t.gone and t.stage == "play":
            penalties.breach(t, seat, "look_in_point_of_order")
    words.first_card_named(t)
