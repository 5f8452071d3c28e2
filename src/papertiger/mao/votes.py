"""Bad calls, disputes and votes. [MO-70] [MO-71] [MO-72]"""

from msgspec.structs import replace

from papertiger.kernel.game import Refused
from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.course import Course, changed, put, with_hand
from papertiger.mao.events import BadCallMade, BallotClosed, BallotOpened, CardMoved, VoteCast
from papertiger.mao.state import Ballot, Penalty, Public, hand_of
from papertiger.mao.stock import put_under
from papertiger.mao.stopping import resume, stop
from papertiger.mao.times import (
    allowance,
    challenge,
    play_time,
    widest_challenge,
)


def find(public: Public, number: int) -> Penalty | None:
    """The penalty of that number in this hand."""
    place = number - public.given_before - 1
    return public.penalties[place] if 0 <= place < len(public.penalties) else None


def refuse_bad_call(public: Public, seat: int, penalty: Penalty, at: int) -> Refused | None:
    """Why a penalty cannot be handed back by this seat now. [MO-70]"""
    if penalty.by is None:
        return Refused("referee_is_disputed", "MO-70", {"penalty": penalty.number})
    if seat in (penalty.seat, penalty.by):
        return Refused("bad_call_by_third", "MO-70", {"penalty": penalty.number})
    if public.ballot is not None and public.ballot.penalty == penalty.number:
        return Refused("vote_running", "MO-72", {"penalty": penalty.number})
    if penalty.returned_by is not None or penalty.stands is not None:
        return Refused("already_handed_back", "MO-70", {"penalty": penalty.number})
    if play_time(public, at) > penalty.at + challenge(public, seat) + allowance(public, seat):
        return Refused("challenge_over", "MO-70", {"penalty": penalty.number})
    return None


def bad_call(course: Course, seat: int, penalty: Penalty, at: int) -> Course:
    """A third player hands a penalty back: the giver keeps its card, without thanks. [MO-71]"""
    when = play_time(course.table.public, at)
    course = changed(course, BadCallMade(at, seat, penalty.number))
    after = replace(penalty, returned_by=seat, returned_at=when)
    return _card_follows(course, penalty, after, at)


def newest_to_hand_back(public: Public, seat: int, at: int) -> Penalty | None:
    """The newest penalty that this seat can hand back, for who says "bad call". [MO-70]"""
    able = (
        penalty
        for penalty in reversed(public.penalties)
        if refuse_bad_call(public, seat, penalty, at) is None
    )
    return next(able, None)


def challenge_opened(penalty: Penalty) -> int:
    """Since when (play time) a penalty can be disputed: it, or the bad call on it. [MO-72]"""
    return penalty.at if penalty.returned_at is None else penalty.returned_at


def refuse_dispute(public: Public, seat: int, penalty: Penalty, at: int) -> Refused | None:
    """Why no vote on a penalty can be asked for now. [MO-72]"""
    if public.ballot is not None:
        return Refused("vote_running", "MO-72", {"penalty": public.ballot.penalty})
    if penalty.stands is not None:
        return Refused("vote_decided", "MO-72", {"penalty": penalty.number})
    closes = challenge_opened(penalty) + challenge(public, seat) + allowance(public, seat)
    if play_time(public, at) > closes:
        return Refused("challenge_over", "MO-72", {"penalty": penalty.number})
    return None


def dispute(course: Course, seat: int, penalty: Penalty, at: int) -> Course:
    """A vote begins; clocks and windows stand still until it closes. [MO-20] [MO-72]"""
    course = stop(course, at)
    seats = course.table.public.seats
    ballot = Ballot(penalty.number, at, (None,) * seats)
    course = changed(course, BallotOpened(at, seat, penalty.number), ballot=ballot)
    return close_if_all_voted(course, at)


def voters(public: Public) -> tuple[int, ...]:
    """Who may vote: everybody seated and not away. [MO-72] [MO-97]"""
    return tuple(
        seat for seat in range(public.seats) if not (public.away[seat] or public.gone[seat])
    )


def vote(course: Course, ballot: Ballot, seat: int, at: int, *, uphold: bool) -> Course:
    """A seat votes; when all have, the vote closes. [MO-72]"""
    ballot = replace(ballot, voices=put(ballot.voices, seat, uphold))
    course = changed(course, VoteCast(at, seat, ballot.penalty), ballot=ballot)
    return close_if_all_voted(course, at)


def close_if_all_voted(course: Course, at: int) -> Course:
    """The vote closes early when nobody is left who may vote. [MO-72]"""
    public = course.table.public
    ballot = public.ballot
    if ballot is None or any(ballot.voices[seat] is None for seat in voters(public)):
        return course
    return close_vote(course, at)


def close_vote(course: Course, at: int) -> Course:
    """The voices are counted, and the card lies where the vote puts it. [MO-72]"""
    public = course.table.public
    ballot = public.ballot
    if ballot is None:
        raise AssertionError("no vote runs")
    stands = laws.upholds(ballot.voices.count(True), ballot.voices.count(False))
    penalty = find(public, ballot.penalty)
    if penalty is None:
        raise AssertionError("a vote on no penalty")
    course = changed(
        resume(course, at),
        BallotClosed(at, ballot.penalty, stands, ballot.voices),
        ballot=None,
    )
    return _card_follows(course, penalty, replace(penalty, stands=stands), at)


def ballot_closes(public: Public, ballot: Ballot) -> int:
    """When (table time) a vote closes: ten seconds, and what the slowest seat has more. [MO-72]"""
    return ballot.since + widest_challenge(public)


def _card_follows(course: Course, before: Penalty, after: Penalty, at: int) -> Course:
    """The card of a penalty goes to where it lies now; to the stock if that is nobody. [MO-71]"""
    public = course.table.public
    penalties = put(public.penalties, before.number - public.given_before - 1, after)
    course = changed(course, penalties=penalties)
    source, target = _place(public, before), _place(public, after)
    card = before.card.reveal()
    # The cards of a receiver who is gone have gone under the stock with it.
    lost = before.lies_with == before.seat and public.gone[before.seat]
    if card is None or source == target or lost:
        return course
    if source is None:
        stock = course.table.hidden.stock.reveal()
        if card not in stock:
            return course
        place = len(stock) - 1 - stock[::-1].index(card)
        stock = stock[:place] + stock[place + 1 :]
        hidden = replace(course.table.hidden, stock=Secret(stock))
        course = replace(course, table=replace(course.table, hidden=hidden))
    else:
        hand = hand_of(course.table, source)
        if card not in hand:
            return course
        last = len(hand) - 1 - hand[::-1].index(card)
        course = with_hand(course, source, hand[:last] + hand[last + 1 :])
    if target is None:
        course = put_under(course, (card,))
    else:
        course = with_hand(course, target, (*hand_of(course.table, target), card))
    knows = tuple(seat for seat in (source, target) if seat is not None and public.looked[seat])
    return changed(course, CardMoved(at, before.number, source, target, Secret(card), knows))


def _place(public: Public, penalty: Penalty) -> int | None:
    """The seat whose hand a penalty's card is in, or None for the stock. [MO-71] [MO-97]"""
    seat = penalty.lies_with
    if seat is None or public.gone[seat]:
        return None
    return None if seat == penalty.by and public.options.to_stock else seat
