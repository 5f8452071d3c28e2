"""The laws: small functions, one clause each."""

from papertiger.mao.cards import Card, Rank, Suit

CARDS_IN_A_DECK = 52
SECOND = 1000
MINUTE = 60 * SECOND

SPOKEN_BEFORE = 1 * SECOND
"""So long before a play its words may be said. [MO-48]"""
SPOKEN_AFTER = 3 * SECOND
"""So long after a play its words may be said. [MO-48]"""
NAMED_AFTER = 5 * SECOND
"""So long after the last card the name may be said. [MO-57]"""
EARLIEST_STRICT = 5 * SECOND
"""From here a strict table may call delay. [MO-18]"""
LEAST_LEFT = 3 * SECOND
"""So much of a turn is left at least when its clock goes on. [MO-20]"""
RACE = 200
"""Calls so long after the first are ordered with it. [MO-42]"""
MOST_LAG_IN_RACE = 250
"""So much of a caller's lag counts in the race. [MO-42]"""
CHALLENGE = 10 * SECOND
"""So long after a penalty it can be handed back or disputed; so long a vote runs. [MO-70]"""
CALLABLE = 20 * SECOND
CALLABLE_TURNS = 2
"""So long, or so many further turns, a breach may be called. [MO-82]"""
QUIET = 3 * SECOND
"""So long nobody may have spoken before a point of order ends. [MO-64]"""
LONGEST_ORDER = 120 * SECOND
"""So long a point of order lasts at most. [MO-65]"""
TURNS_BETWEEN_ORDERS = 2
"""So many turns lie between two points of order of one player. [MO-66]"""
TURN_UP = 5 * SECOND
"""So long the dealer has to turn up the first card. [MO-11]"""
DEALING = 10 * SECOND
"""So long the dealer has to deal. [MO-7]"""
MAKING = 120 * SECOND
"""So long a winner has to make a rule. [MO-89]"""
OVERTIME = 10 * MINUTE
"""So long after its time a running hand is stopped. [MO-4]"""
WINS_FOR_A_RULE = 3
"""So many hands won give the right to make a rule. [MO-89]"""


def decks_for(seats: int, cards: int) -> int:
    """How many decks: one for 5 or 6 seats with at most 5 cards each, else two. [MO-1]"""
    return 1 if 5 <= seats <= 6 and cards <= 5 else 2


def deal_fits(seats: int, cards: int, decks: int) -> bool:
    """Whether the pack is large enough for a deal. [MO-1]"""
    return seats * cards + 1 + 15 <= decks * CARDS_IN_A_DECK


def is_valid(card: Card, top: Card, called: Suit | None, sevens: int) -> bool:
    """Whether a card may be played on the top one. [MO-28] [MO-29] [MO-30] [MO-31] [MO-44]

    `called`: the suit called on a jack, if one is in force; `sevens`: the sevens in the chain.
    """
    if sevens:
        return card.rank is Rank.SEVEN
    if card.rank is Rank.JACK:
        return top.rank is not Rank.JACK
    if top.rank is Rank.JACK and called is not None:
        return card.suit is called
    return card.suit is top.suit or card.rank is top.rank


def next_seat(seat: int, direction: int, gone: tuple[bool, ...], steps: int = 1) -> int:
    """The seat so many places on, past the seats that are gone for good. [MO-14] [MO-33]"""
    while steps:
        seat = (seat + direction) % len(gone)
        steps -= not gone[seat]
    return seat


def steps_after(card: Card, *, reverse_skips: bool) -> int:
    """How many seats on the turn goes after a card took effect. [MO-33] [MO-34] [MO-40]

    An ace skips one; a two gives the turn again; `reverse_skips`: an eight does too. [MO-40]
    """
    match card.rank:
        case Rank.ACE:
            return 2
        case Rank.TWO:
            return 0
        case Rank.EIGHT:
            return 2 if reverse_skips else 1
        case _:
            return 1


def debt(sevens: int) -> int:
    """How many cards a chain of sevens costs: two for each. [MO-36] [MO-37]"""
    return 2 * sevens


def race_place(arrived: int, lag: int) -> int:
    """Where a call stands in the race: its arrival less its lag, at most 250 ms. [MO-42]"""
    return arrived - min(lag, MOST_LAG_IN_RACE)


def gives_a_rule(wins: int, *, once: bool) -> bool:
    """Whether this many wins give the right to make a rule. [MO-89]"""
    return wins == WINS_FOR_A_RULE if once else wins > 0 and wins % WINS_FOR_A_RULE == 0


def upholds(ayes: int, noes: int) -> bool:
    """Whether a penalty stands after a vote: a tie leaves it. [MO-72]"""
    return noes <= ayes


def call_expired(waited: int, turns: int, allowance: int) -> bool:
    """Whether a breach so many ms and completed turns ago can no longer be called. [MO-82]"""
    return turns >= CALLABLE_TURNS and waited > CALLABLE + allowance


def prevails(made: int, made_other: int, *, bans: bool, bans_other: bool) -> bool:
    """Whether a made-up rule prevails over another that contradicts it. [MO-93]

    `bans`: it forbids what the other permits; `made`: when it was made. A ban beats a permission,
    else the newer beats the older.
    """
    if bans != bans_other:
        return bans
    return made > made_other
