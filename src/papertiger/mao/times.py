"""Play time, and how much time a seat has: limits, lag and grace. [MO-18] [MO-20]"""

from papertiger.mao import laws
from papertiger.mao.options import FULL
from papertiger.mao.state import Public


def play_time(public: Public, at: int) -> int:
    """Table time `at` as play time, which stands still in points of order and votes. [MO-20]"""
    running = at if public.stopped_since is None else public.stopped_since
    return running - public.stopped


def allowance(public: Public, seat: int) -> int:
    """How much later (ms) the deadlines of a seat are: its lag and the grace. [MO-18]"""
    return public.options.grace_ms + public.lags[seat]


def widest_allowance(public: Public) -> int:
    """The allowance of the seat with the longest lag, for windows open to everybody."""
    return public.options.grace_ms + max(public.lags)


def scaled(public: Public, seat: int, length: int) -> int:
    """A length of time (ms) for a seat, longer for a person who needs longer. [MO-18]"""
    percent = public.options.multipliers[seat] if public.options.multipliers else FULL
    return length * percent // FULL


def time_for(public: Public, seat: int, length: int) -> int:
    """So long (ms) an act of a seat is in time: its length of time and its allowance. [MO-18]"""
    return scaled(public, seat, length) + allowance(public, seat)


def limit(public: Public, seat: int) -> int:
    """The limit of a turn, and of a thank-you, in ms. [MO-18] [MO-73]"""
    return scaled(public, seat, round(public.options.limit * 1000))


def challenge(public: Public, seat: int) -> int:
    """How long (ms) a seat may hand a penalty back, dispute it and vote on it. [MO-70] [MO-72]"""
    return scaled(public, seat, laws.CHALLENGE)


def widest_challenge(public: Public) -> int:
    """How long (ms) all of them take: the time of the slowest seat, and the widest allowance.

    [MO-72] [MO-86]
    """
    slowest = max(challenge(public, seat) for seat in range(public.seats))
    return slowest + widest_allowance(public)
