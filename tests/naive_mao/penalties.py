"""Penalties, thanks, bad calls, disputes and votes (section 8 and the table of 10a)."""

from . import hands, turns
from .table import Breach, Penalty, RefusedError, Table, Thanks, Vote, refuse_unless

TEN_SECONDS = 10_000


def breach(
    t: Table, seat: int, code: str, *, play: int | None = None, by: int | None = None
) -> None:
    """A rule was broken: one card, or in players mode a note that it was [10a, MO-80].

    `by` is the player who called it first.
    """
    if t.stage != "play" or t.point is not None or seat in t.gone:
        return  # none in a point of order [MO-61], none for who has gone
    found = Breach(seat, code, t.play_time(), t.turns_done, play=play)
    t.breaches.append(found)
    if by is not None:
        found.paid = True
        give(t, seat, by, code)
    elif t.mode != "players":
        found.paid = True
        give(t, seat, "referee", code)


def give(t: Table, seat: int, by: int | str, reason: str) -> None:
    """One card from the stock to the offender, and a thank-you is due [MO-69, MO-73]."""
    card = t.want_card()
    if card is not None:
        t.hands[seat].append(card)
    number = len(t.penalties) + 1
    now = t.play_time()
    closes = now + TEN_SECONDS + t.allowance_of_all()
    t.penalties.append(Penalty(number, seat, by, card, now, closes))
    t.events.append(
        {
            "at": t.now,
            "event": "penalty",
            "number": number,
            "seat": seat,
            "by": by,
            "reason": reason,
            "cards": 0 if card is None else 1,
        }
    )
    if not any(each.seat == seat and each.moment == t.now for each in t.thanks):
        due = now + t.limit + t.allowance(seat)
        t.thanks.append(Thanks(seat, t.now, due, t.next_count()))


def thanks_missing(t: Table, thanks: Thanks) -> None:
    """No thank-you in time: a breach; at the third in a row the seat is away [MO-76, MO-77]."""
    t.thanks.remove(thanks)
    t.unanswered[thanks.seat] += 1
    if t.unanswered[thanks.seat] >= t.option("thanks_cap"):
        hands.go_away(t, thanks.seat)
        return
    breach(t, thanks.seat, "no_thanks")


def limit_called(t: Table, target: int, reason: str) -> bool:
    """Whether "delay" or "no draw" is rightly called now, before the machine's moment [MO-18]."""
    clock = t.clock
    if reason not in {"delay", "no_draw"} or clock is None or clock.seat != target:
        return False
    if target in t.away:
        return False
    now = t.play_time()
    over = now > clock.limit
    if t.option("strict"):
        over = over or now >= clock.start + 5000
    if turns.holds(t, target):
        return over and reason == "delay" and t.held is not None and t.held.suit is None
    if t.sevens > 0:
        return over and reason == "no_draw" and t.delays == 0
    return over and reason == "delay"


def is_fresh(t: Table, found: Breach, giver: int) -> bool:
    """Until 2 further turns are complete or 20 s, whichever is later [MO-82]."""
    soon = t.play_time() - found.when <= 20_000 + t.allowance(giver)
    return soon or t.turns_done - found.turns < 2


def call_penalty(t: Table, giver: int, target: int, reason: str) -> None:
    """A player gives a penalty [MO-68, MO-69]."""
    known = reason not in t.rules or reason in t.known_to(giver)
    refuse_unless(known, "unknown_reason", "MO-68", "nobody else knows a secret rule [MO-91]")
    judged = reason in t.rules  # the machine cannot judge a made-up rule of free text
    if judged and reason not in t.announced():
        reason = "secret_rule"
    if reason == "secret_rule":
        judged = any(maker is not None for maker in t.makers)
    refuse_unless(t.mode != "referee" or judged, "referee_calls", "MO-69", "the referee calls here")
    refuse_unless(t.point is None, "point_of_order", "MO-61", "no penalties in it")
    refuse_unless(t.stage == "play", "not_in_play", "MO-82", "the hand is not being played")
    refuse_unless(giver != target, "own_seat", "MO-69", "on any other")
    refuse_unless(target not in t.gone, "gone", "MO-97", "that seat is gone")
    if limit_called(t, target, reason):
        turns.limit_reached(t, by=giver)
        return
    same = [each for each in t.breaches if each.seat == target and each.code == reason]
    fresh = [each for each in same if is_fresh(t, each, giver)]
    unpaid = [each for each in fresh if not each.paid]
    if unpaid:
        unpaid[-1].paid = True
        pay_back(t, unpaid[-1])
        give(t, target, giver, reason)
        return
    refuse_unless(not fresh, "already_given", "MO-81", "the same breach never twice")
    late = [each for each in same if not each.paid]
    refuse_unless(not late, "too_late", "MO-82", "it is too late to call that")
    give(t, target, giver, reason)


def pay_back(t: Table, found: Breach) -> None:
    """A rightly called misplay is taken back, if nobody has acted since [MO-78, MO-79]."""
    before = t.before
    if found.play is None or before is None or before.play != found.play:
        return
    if before.shuffles == t.shuffles:
        turns.take_back(t)


def numbered(t: Table, number: int) -> Penalty:
    """The penalty of that number, if it belongs to this hand."""
    known = t.first_number < number <= len(t.penalties)
    refuse_unless(known and t.stage == "play", "no_penalty", "MO-70", "no such penalty now")
    refuse_unless(t.point is None, "point_of_order", "MO-61", "not in a point of order")
    return t.penalties[number - 1]


def check_bad_call(t: Table, seat: int, number: int) -> Penalty:
    """Any player other than giver and receiver, for 10 s [MO-70]."""
    penalty = numbered(t, number)
    refuse_unless(penalty.by != "referee", "referees", "MO-70", "it can only be disputed")
    refuse_unless(seat not in {penalty.by, penalty.seat}, "not_third", "MO-70", "a third party")
    refuse_unless(penalty.back is None, "handed_back", "MO-70", "it is back already")
    refuse_unless(not penalty.settled, "settled", "MO-72", "the table has voted on it")
    voted_on = t.vote is not None and t.vote.penalty is penalty
    refuse_unless(not voted_on, "vote", "MO-72", "the table is voting on it")
    late = t.play_time() - penalty.given > TEN_SECONDS + t.allowance(seat)
    refuse_unless(not late, "too_late", "MO-70", "only for 10 s")
    return penalty


def bad_call(t: Table, seat: int, number: int) -> None:
    """The card goes back to the giver, who keeps it [MO-71]."""
    penalty = check_bad_call(t, seat, number)
    penalty.back = t.play_time()
    penalty.closes = penalty.back + TEN_SECONDS + t.allowance_of_all()
    undo(t, penalty)


def say_bad_call(t: Table, seat: int) -> None:
    """Saying it hands back the newest penalty that it can [MO-70]."""
    for number in range(len(t.penalties), t.first_number, -1):
        try:
            bad_call(t, seat, number)
        except RefusedError:
            continue
        return


def undo(t: Table, penalty: Penalty) -> None:
    """From the receiver to the giver; the referee's goes under the stock [10a]."""
    card, giver = penalty.card, penalty.by
    if card is None or card not in t.hands[penalty.seat]:
        return
    t.hands[penalty.seat].remove(card)
    if isinstance(giver, int) and giver not in t.gone and not t.option("to_stock"):
        t.hands[giver].append(card)
    else:
        t.stock.append(card)


def redo(t: Table, penalty: Penalty) -> None:
    """The penalty stands after all: the card goes to the receiver again."""
    card, giver = penalty.card, penalty.by
    if card is None:
        return
    place = t.stock
    if isinstance(giver, int) and giver not in t.gone and not t.option("to_stock"):
        place = t.hands[giver]
    if card in place:
        del place[len(place) - 1 - place[::-1].index(card)]  # of two alike the one lowest down
        (t.stock if penalty.seat in t.gone else t.hands[penalty.seat]).append(card)


def dispute(t: Table, seat: int, number: int) -> None:
    """Ask for a vote within 10 s of the penalty or of the bad call [MO-72]."""
    penalty = numbered(t, number)
    refuse_unless(t.vote is None, "vote", "MO-72", "one vote at a time")
    refuse_unless(not penalty.settled, "settled", "MO-72", "the table has voted on it")
    since = penalty.given if penalty.back is None else penalty.back
    late = t.play_time() - since > TEN_SECONDS + t.allowance(seat)
    refuse_unless(not late, "too_late", "MO-72", "only for 10 s")
    closes = t.now + TEN_SECONDS + t.allowance_of_all()
    t.vote = Vote(penalty, t.now, closes, t.next_count())
    t.stop_clocks()
    close_if_all_voted(t)


def vote(t: Table, seat: int, number: int, *, uphold: bool) -> None:
    """One vote for each seat that is there; it cannot be changed [MO-72]."""
    known = t.vote is not None and t.vote.penalty.number == number
    refuse_unless(known, "no_vote", "MO-72", "there is no vote on that")
    if t.vote is None:
        return
    refuse_unless(seat not in t.away, "away", "MO-97", "away seats cannot vote")
    refuse_unless(seat not in t.vote.votes, "voted", "MO-72", "you have voted")
    late = t.now - t.vote.opened > TEN_SECONDS + t.allowance(seat)
    refuse_unless(not late, "too_late", "MO-72", "only for 10 s")
    t.vote.votes[seat] = uphold
    close_if_all_voted(t)


def close_if_all_voted(t: Table) -> None:
    """The vote closes early when all have voted [MO-72]."""
    if t.vote is None:
        return
    missing = [s for s in t.seated() if s not in t.away and s not in t.vote.votes]
    if not missing:
        close_vote(t)


def close_vote(t: Table) -> None:
    """Abstentions are ignored; a tie upholds the penalty [MO-72]."""
    held = t.vote
    if held is None:
        return
    t.vote = None
    penalty = held.penalty
    penalty.settled = True
    upheld = sum(held.votes.values())
    stands = 2 * upheld >= len(held.votes)
    if stands and penalty.back is not None:
        redo(t, penalty)
    if not stands and penalty.back is None:
        undo(t, penalty)
    t.start_clocks()
    if t.win is not None and hands.win_due(t) < t.play_time():
        hands.decide_win(t)  # this was the last window
