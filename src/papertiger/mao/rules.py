"""The flow of a session: what the table waits for, and what an input makes of it."""

from typing import Any, assert_never

from msgspec import UNSET

from papertiger.kernel.game import Refused, Step, Waiting
from papertiger.kernel.inputs import Act, Chance, Input, Tick, is_permutation
from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.acts import act
from papertiger.mao.carried import Carried
from papertiger.mao.course import Course, changed, concealed, put
from papertiger.mao.enforcing import Budget, enforce
from papertiger.mao.events import Event
from papertiger.mao.moves import Move
from papertiger.mao.options import FEWEST_SEATS, MOST_SEATS, Options
from papertiger.mao.rulings import enforced
from papertiger.mao.start import choose_dealer, deal
from papertiger.mao.state import Hidden, Phase, Public, Table
from papertiger.mao.stock import ShuffleWantedError, wants_shuffle
from papertiger.mao.windows import next_due, next_due_before

Stepped = Step[Table, Event] | Refused


def open(  # noqa: A001 the Game protocol names it
    options: Options, seats: int, carried: Carried | None = None, at: int = 0
) -> Table:
    """A table before the choice of a dealer, or before a later hand's deal. [MO-2] [MO-99]

    There may be more seats than in the hand before: who came meanwhile is seated now. Raises
    ValueError for a number of seats that no table has.
    """
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"Mao is played by {FEWEST_SEATS} to {MOST_SEATS}, not {seats} [MO-2]")
    if options.multipliers and len(options.multipliers) != seats:
        raise ValueError(f"multipliers must be {seats}, one for each seat, or none")
    before = carried or Carried(0, (0,) * seats, since=at)
    if len(before.wins) > seats:
        raise ValueError(f"{len(before.wins)} seats were carried in, and the table has {seats}")
    phase = Phase.DEALER if carried is None else Phase.HAND_OVER
    public = Public(
        options=options,
        phase=phase if before.making is None else Phase.MAKE_RULE,
        dealer=before.dealer,
        wins=_filled(before.wins, seats, 0),
        lags=_filled(before.lags, seats, 0),
        gone=_filled(before.gone, seats, False),
        away=_filled(before.away, seats, False),
        end=before.end or options.end,
        wishes=_filled(before.wishes, seats, None),
        rights=_filled(before.rights, seats, 0),
        rules=tuple(each for each in before.rules if not each.secret),
        time_up=before.time_up,
        deals=before.deals,
        hands=before.hands,
        since=before.since,
        winner=before.making,
        now=at,
        looked=(False,) * seats,
        given_before=before.penalties,
        added=before.added,
    )
    hands = (Secret[tuple[Any, ...]](()),) * seats
    return Table(public, hands, _carried_secrets(before))


def _carried_secrets(before: Carried) -> Hidden:
    """The secret rules, their places among the announced ones, and what all have caught. [MO-91]"""
    secret, after, announced = [], [], 0
    for each in before.rules:
        if each.secret:
            secret.append(each)
            after.append(announced)
        announced += not each.secret
    caught = () if before.caught is UNSET else before.caught
    return Hidden(rules=Secret(tuple(secret)), after=Secret(tuple(after)), caught=Secret(caught))


def _filled(values: tuple[Any, ...], seats: int, value: Any) -> tuple[Any, ...]:
    """Values by seat, with one for every seat that is new."""
    return values + (value,) * (seats - len(values))


def waiting(table: Table) -> Waiting:
    """Whose act, which chance or which deadline the table waits for.

    Shuffles are asked for ahead: the permutation that the discards will get when they become the
    stock, and that of a fresh deck if there may be one, so that no input ever stops half-way.
    [MO-95] [MO-96]
    """
    public = table.public
    size = laws.CARDS_IN_A_DECK * public.decks
    due = next_due(table)
    deadline = None if due is None else max(due[0], public.now)
    match public.phase:
        case Phase.DEALER:
            return Waiting(chance=public.seats)
        case Phase.SHUFFLE:
            return Waiting(chance=size)
        case Phase.HAND_OVER | Phase.DEAL:
            wanted = public.phase is Phase.DEAL and wants_shuffle(table)
            seats = () if public.gone[public.dealer] else (public.dealer,)
            return Waiting(seats, size if wanted else None, deadline)
        case Phase.MAKE_RULE:
            return Waiting(() if public.winner is None else (public.winner,), None, deadline)
        case Phase.PLAY:
            seats = () if public.turn is None else (public.turn,)
            return Waiting(seats, size if wants_shuffle(table) else None, deadline)
        case Phase.GAME_OVER:
            return Waiting()
        case _:
            assert_never(public.phase)


def step(table: Table, given: Input[Move], at: int) -> Stepped:
    """The table after an input at table time `at`: what fell due before it comes first.

    An act is in time in the very millisecond of its deadline; its own lag counts for it. A
    `Tick` closes what falls due at its time. Refused while a shuffle is needed that was asked for
    and not brought. [MO-95]
    """
    course: Course = Step(table)
    budget = Budget()
    if enforced(table):
        course = concealed(course, supplied=not wants_shuffle(table))
    try:
        match given:
            case Tick():
                course = _until(course, at, budget)
            case Chance():
                return _chance(course, given.order.reveal(), at)
            case Act():
                return _act(course, given, at, budget)
            case _:
                assert_never(given)
    except ShuffleWantedError:
        return Refused("shuffle_wanted", "MO-95")
    return changed(course, now=max(at, course.table.public.now))


def _until(course: Course, at: int, budget: Budget) -> Course:
    """Whatever falls due by `at` happens, each thing at its own time."""
    while True:
        due = next_due(course.table)
        if due is None or due[0] > at:
            return course
        when = max(due[0], course.table.public.now)
        course = changed(enforce(due[2](course, when), course, when, budget), now=when)


def _chance(course: Course, permutation: tuple[int, ...], at: int) -> Stepped:
    """A permutation that was asked for.

    The next shuffle is put aside for when it is needed, and what is due may need it: so it comes
    first, and moves no time on. [MO-95]
    """
    public = course.table.public
    n = waiting(course.table).chance
    if n is None:
        return Refused("no_chance_wanted", "MO-95", {"phase": public.phase})
    if not is_permutation(permutation, n):
        return Refused("not_a_permutation", "MO-95", {"n": n})
    match public.phase:
        case Phase.DEALER:
            course = choose_dealer(course, permutation, at)
        case Phase.SHUFFLE:
            course = deal(course, permutation, at)
        case _:
            shuffles = (*course.table.hidden.shuffles, Secret(permutation))
            return concealed(course, shuffles=shuffles)
    return changed(course, now=max(at, public.now))


def _act(course: Course, given: Act[Move], at: int, budget: Budget) -> Stepped:
    """An act, after what fell due before it by the lag that it carries. [MO-18]"""
    seat, public = given.seat, course.table.public
    if not 0 <= seat < public.seats:
        return Refused("no_such_seat", "MO-2", {"seat": seat})
    lags = put(public.lags, seat, max(public.lags[seat], given.lag))
    course = _before(course, lags, at, budget)
    if course.table.public.phase in (Phase.DEALER, Phase.SHUFFLE):
        return Refused("deal_awaited", "MO-7")
    acted = act(changed(course, lags=lags), seat, given.move, at, lag=given.lag)
    if isinstance(acted, Refused):
        return acted
    acted = enforce(acted, course, at, budget)
    course = changed(acted, now=max(at, acted.table.public.now))
    # A vote that closes may leave a win without an open window.
    course = _before(course, lags, at, budget)
    return changed(course, lags=put(course.table.public.lags, seat, given.lag))


def _before(course: Course, lags: tuple[int, ...], at: int, budget: Budget) -> Course:
    """Whatever falls due before an act at `at` happens, if the act's lag does not save it."""
    while True:
        due = next_due_before(course.table, lags, at)
        if due is None:
            return course
        when = max(due[0], course.table.public.now)
        course = changed(enforce(due[2](course, when), course, when, budget), now=when)
