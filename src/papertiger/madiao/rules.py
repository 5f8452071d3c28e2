"""The flow of a match: what the table waits for, and what an input makes of it."""

from dataclasses import replace
from typing import assert_never

from papertiger.kernel.game import Refused, Step, Waiting
from papertiger.kernel.inputs import Act, Chance, Input, Tick, is_permutation
from papertiger.kernel.secret import Secret
from papertiger.madiao import laws, seating
from papertiger.madiao.cards import CARDS, mask
from papertiger.madiao.dealing import cut, deal
from papertiger.madiao.ending import finish_by_play, finish_if_declared, redeal_or_end
from papertiger.madiao.events import (
    BankerChosen,
    CardPlayed,
    CardsDrawn,
    CardSloughed,
    DiceRolled,
    Event,
    PackCut,
    PackShuffled,
    PlayersSeated,
    RedealDemanded,
    RedealWaived,
    StakeNamed,
    TrickTaken,
)
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import ExposedDiscard, Options, Seating
from papertiger.madiao.patterns import has_five_of_a_suit
from papertiger.madiao.state import Carried, Hidden, Phase, Public, Seat, Table
from papertiger.madiao.tricks import Board, Face, lay, opening, refusal

Stepped = Step[Table, Event] | Refused


def open(  # noqa: A001 the Game protocol names it
    options: Options, seats: int, carried: Carried | None = None, at: int = 0
) -> Table:
    """A table before the draw for seats, or before a later hand's stake. [MD-2.1] [MD-7.2]

    Raises ValueError unless there are four seats, and when no deal is left. `at` plays no part.
    """
    del at
    if seats != laws.SEATS:
        raise ValueError(f"Madiao is played by four, not {seats} [MD-2.1]")
    if carried is not None and carried.deals >= options.max_deals:
        raise ValueError(f"no deal is left after {carried.deals} of {options.max_deals} [MD-7.2]")
    before = carried or Carried((0, 1, 2, 3), None, (0, 0, 0, 0), 0, 0, 0)
    contest = seating.Contest() if carried is None and options.seating is Seating.DICE else None
    public = Public(
        options=options,
        phase=Phase.SEATING if before.banker is None else Phase.STAKE,
        players=before.players,
        banker=before.banker,
        totals=before.totals,
        served=before.served,
        deals=before.deals,
        hands=before.hands,
        contest=contest,
    )
    return Table(public)


def waiting(table: Table) -> Waiting:
    """Whose act or which chance the table waits for; Madiao itself has no deadlines."""
    public = table.public
    match public.phase:
        case Phase.SEATING:
            return Waiting(chance=len(CARDS) if public.contest is None else seating.DIE)
        case Phase.SHUFFLE | Phase.RESHUFFLE:
            return Waiting(chance=len(CARDS))
        case Phase.STAKE | Phase.CUT | Phase.REDEAL | Phase.PLAY:
            return Waiting(seats=(on_turn(public),))
        case Phase.OVER:
            return Waiting()
        case _:
            assert_never(public.phase)


def on_turn(public: Public) -> int:
    """The seat whose act the table waits for. [MD-2.3] [MD-3.1] [MD-4.5] [MD-5.1]"""
    match public.phase:
        case Phase.STAKE:
            seat = public.banker
        case Phase.CUT:
            seat = None if public.banker is None else laws.dealer(public.banker)
        case Phase.REDEAL:
            seat = public.asked
        case Phase.PLAY:
            seat = None if public.board is None else public.board.turn
        case Phase.SEATING | Phase.SHUFFLE | Phase.RESHUFFLE | Phase.OVER:
            seat = None
        case _:
            assert_never(public.phase)
    if seat is None:
        raise AssertionError(f"nobody is on turn in {public.phase}")
    return seat


def step(table: Table, given: Input[Move], at: int) -> Stepped:
    """The table after an input, or why it is refused. `at` plays no part: Madiao has no clock."""
    del at
    match given:
        case Tick():
            return Step(table)
        case Chance():
            return _chance(table, given.order.reveal())
        case Act():
            return _act(table, given.seat, given.move)
        case _:
            assert_never(given)


def _chance(table: Table, order: tuple[int, ...]) -> Stepped:
    n = waiting(table).chance
    if n is None:
        return Refused("no_chance_wanted", "MD-3.1", {"phase": table.public.phase})
    if not is_permutation(order, n):
        return Refused("not_a_permutation", "MD-3.1", {"n": n})
    if table.public.phase is Phase.SEATING:
        return _draw(table, order) if n == len(CARDS) else _roll(table, order[0] + 1)
    pack = Secret(tuple(CARDS[place] for place in order))
    table = replace(table, hidden=Hidden(pack=pack))
    if table.public.phase is Phase.RESHUFFLE:
        return _deal(table, ())
    shuffled = PackShuffled(laws.shuffler(_banker(table.public)))
    return Step(_public(table, phase=Phase.CUT), (shuffled,))


def _act(table: Table, seat: int, move: Move) -> Stepped:
    public = table.public
    if not waiting(table).seats or _phase_of(move) is not public.phase:
        return Refused("not_now", _clause_of(public), {"phase": public.phase})
    turn = on_turn(public)
    if seat != turn:
        return Refused("out_of_turn", _clause_of(public), {"turn": turn, "phase": public.phase})
    match move:
        case NameStake():
            return _name_stake(table, seat, move.stake)
        case Cut():
            return _cut(table, seat, move.depth)
        case DemandRedeal():
            return _demand_redeal(table, seat)
        case WaiveRedeal():
            return _waive_redeal(table, seat)
        case Play():
            return _play(table, seat, move)
        case _:
            assert_never(move)


def _phase_of(move: Move) -> Phase:
    match move:
        case NameStake():
            return Phase.STAKE
        case Cut():
            return Phase.CUT
        case DemandRedeal() | WaiveRedeal():
            return Phase.REDEAL
        case Play():
            return Phase.PLAY
        case _:
            assert_never(move)


def _clause_of(public: Public) -> str:
    match public.phase:
        case Phase.SEATING:
            return "MD-2.2"
        case Phase.STAKE:
            return "MD-2.3"
        case Phase.SHUFFLE | Phase.CUT | Phase.RESHUFFLE:
            return "MD-3.1"
        case Phase.REDEAL:
            return "MD-4.5"
        case Phase.PLAY:
            leads = public.board is not None and not public.board.laid
            return "MD-5.1" if leads else "MD-5.2"
        case Phase.OVER:
            return "MD-7.2"
        case _:
            assert_never(public.phase)


def _draw(table: Table, order: tuple[int, ...]) -> Stepped:
    """Everybody draws a card; the seats follow, or the bank only. [MD-2.2] [MD-4.4]"""
    public = table.public
    cards = seating.drawn(order)
    ranked = seating.rank_drawn(cards)
    drawn = CardsDrawn(cards)
    if public.deals or public.options.keep_seats:
        clause = "MD-4.4" if public.deals else "MD-2.2"
        return _seated(table, public.players, ranked[0], clause, (drawn,))
    return _seated(table, ranked, 0, "MD-2.2", (drawn,))


def _roll(table: Table, face: int) -> Stepped:
    """One die more; when nobody ties any more, the seats follow, or the bank only. [MD-2.2]"""
    public = table.public
    contest, bank_only = public.contest, public.options.keep_seats
    if contest is None:
        raise AssertionError("no dice are being rolled")
    group = seating.rolling(contest, bank_only=bank_only)
    player = seating.roller(contest, group)
    after = seating.roll(contest, group, face)
    events: tuple[Event, ...] = ()
    if len(contest.faces) % 2:
        events = (DiceRolled(player, (contest.faces[-1], face)),)
    if seating.rolling(after, bank_only=bank_only):
        return Step(_public(table, contest=after), events)
    ranked = tuple(player for group in after.groups for player in group)
    if bank_only:
        return _seated(table, public.players, ranked[0], "MD-2.2", events)
    return _seated(table, ranked, 0, "MD-2.2", events)


def _seated(
    table: Table,
    players: tuple[int, ...],
    banker: int,
    clause: str,
    events: tuple[Event, ...],
) -> Stepped:
    after = _public(table, phase=Phase.STAKE, players=players, banker=banker, contest=None)
    moved = () if players == table.public.players else (PlayersSeated(players),)
    return Step(after, (*events, *moved, BankerChosen(banker, clause)))


def _name_stake(table: Table, seat: int, stake: int) -> Stepped:
    """An even whole number inside the limits, or a refusal that says so. [MD-2.3]"""
    options = table.public.options
    low, high = options.stake_min, options.stake_max
    if not laws.stake_allowed(stake, low, high):
        return Refused("bad_stake", "MD-2.3", {"stake": stake, "low": low, "high": high})
    after = Table(replace(table.public, phase=Phase.SHUFFLE, stake=stake, previous=None))
    return Step(after, (StakeNamed(seat, stake),))


def _cut(table: Table, seat: int, depth: int) -> Stepped:
    """The dealer cuts and shows a card, which says who is dealt to first. [MD-3.1] [MD-3.4]"""
    if not 1 <= depth < len(CARDS):
        return Refused("bad_cut", "MD-3.1", {"depth": depth, "low": 1, "high": len(CARDS) - 1})
    card, pack = cut(table.hidden.pack.reveal(), depth)
    first = laws.first_dealt(_banker(table.public), card.place)
    after = _public(table, cut_card=card, first=first)
    event = PackCut(seat, depth, card, first)
    if not table.public.options.cut_card_is_upcard:
        after = replace(_public(after, phase=Phase.RESHUFFLE), hidden=Hidden())
        return Step(after, (event,))
    return _deal(replace(after, hidden=Hidden(pack=Secret(pack))), (event,))


def _deal(table: Table, events: tuple[Event, ...]) -> Stepped:
    """Deal; melds and the four lowest declare themselves; then the redeal is asked.

    [MD-4.1] [MD-4.4] [MD-4.5]
    """
    dealt = deal(table)
    declared = finish_if_declared(dealt.table)
    if declared is not None:
        return Step(declared.table, (*events, *dealt.events, *declared.events))
    asked = _public(dealt.table, phase=Phase.REDEAL, asked=dealt.table.public.first)
    return Step(asked, (*events, *dealt.events))


def _demand_redeal(table: Table, seat: int) -> Stepped:
    """The first who demands a redeal and may gets it: same banker and stake. [MD-4.5]"""
    if not has_five_of_a_suit(mask(table.seats[seat].dealt.reveal())):
        return Refused("no_five_of_a_suit", "MD-4.5")
    again = redeal_or_end(table)
    return Step(again.table, (RedealDemanded(seat), *again.events))


def _waive_redeal(table: Table, seat: int) -> Stepped:
    """Nobody is forced to demand it; after the fourth the first player leads. [MD-4.5] [MD-5.1]"""
    waived = RedealWaived(seat)
    first = table.public.first
    following = laws.right_of(seat)
    if first is None:
        raise AssertionError("nothing has been dealt")
    if following != first:
        return Step(_public(table, asked=following), (waived,))
    after = _public(table, phase=Phase.PLAY, asked=None, board=opening(first))
    return Step(after, (waived,))


def _play(table: Table, seat: int, move: Play) -> Stepped:
    """A card face up or face down, if held and allowed. [MD-5.2] to [MD-5.6]"""
    board, own = table.public.board, table.seats[seat]
    hand = own.hand.reveal()
    if board is None:
        raise AssertionError("the play has not begun")
    if move.card not in hand:
        return Refused("not_held", "MD-5.2", {"card": move.card})
    forbid = table.public.options.exposed_discard is ExposedDiscard.FORBID
    refused = refusal(board, move.card, move.face, forbid=forbid)
    if refused is not None:
        return refused
    up = move.face is Face.UP
    sloughed = own.sloughed if up else Secret((*own.sloughed.reveal(), move.card))
    left = Secret(tuple(card for card in hand if card is not move.card))
    after_board = lay(board, move.card if up else None)
    seats = list(table.seats)
    seats[seat] = Seat(own.dealt, left, sloughed)
    after = Table(replace(table.public, board=after_board), tuple(seats), table.hidden)
    events = _laid(seat, move, board, after_board)
    if after_board.turn is not None:
        return Step(after, events)
    settled = finish_by_play(after)
    return Step(settled.table, (*events, *settled.events))


def _laid(seat: int, move: Play, before: Board, after: Board) -> tuple[Event, ...]:
    if move.face is Face.DOWN:
        laid: Event = CardSloughed(seat, Secret(move.card))
    else:
        leads = not before.laid
        exposed = not leads and (after.laid or after.tricks[-1].laid)[-1].exposed
        laid = CardPlayed(seat, move.card, leads, exposed)
    if len(after.tricks) == len(before.tricks):
        return (laid,)
    trick = after.tricks[-1]
    return (laid, TrickTaken(len(after.tricks), trick.winner, trick.winning))


def _banker(public: Public) -> int:
    if public.banker is None:
        raise AssertionError("there is no banker yet")
    return public.banker


def _public(table: Table, **changes: object) -> Table:
    return replace(table, public=replace(table.public, **changes))  # type: ignore[arg-type]
