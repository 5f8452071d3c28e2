"""Tables of Mao played at random through the game's own functions, for tests to look into."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from papertiger import mao
from papertiger.kernel import shuffle
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input, Tick, chance
from papertiger.mao import laws, moves
from papertiger.mao.cards import CARDS, Card, Rank, Suit
from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom
from papertiger.mao.events import Event
from papertiger.mao.gestures import Gesture
from papertiger.mao.moves import Move
from papertiger.mao.options import Making, Options, Referee
from papertiger.mao.reasons import OTHER, Reason
from papertiger.mao.state import Phase, Table

WORDS = (
    "thank you",
    "thanks",
    "Mao",
    "Mao Mao",
    "last card",
    "bad call",
    "point of order",
    "hearts",
    "why?",
    "hello",
    "five of spades",
    "thank you and spades and last card",
)
TIMES = (0, 0, 1, 100, 200, 400, 1000, 3000, 7000)
LAGS = (0, 0, 0, 50, 400)


@dataclass(frozen=True)
class Moment:
    """One accepted input: the table before and after it, its time, and what happened."""

    before: Table
    given: Input[Move]
    at: int
    after: Table
    events: tuple[Event, ...]


def random_options(rng: Random) -> Options:
    """Every switch at a random value, mostly the usual one."""

    def rarely() -> bool:
        return rng.random() < 0.2

    return Options(
        referee=rng.choice(list(Referee)),
        limit=rng.choice((5, 6, 7)),
        strict=rarely(),
        decks=rng.choice((None, None, 1, 2)),
        end=rng.choice(("open", "open", "hands:2", "time:1")),
        grace_ms=rng.choice((0, 250)),
        hand_cap_turns=rng.choice((20, 400)),
        hand_cap_minutes=rng.choice((1, 40)),
        thanks_cap=rng.choice((1, 3)),
        away_after=rng.choice((1, 3)),
        min_deal=rng.choice((2, 3)),
        winner_deals=rarely(),
        stock_out_of_turn_penalty=rarely(),
        draw_then_play=rarely(),
        reverse_is_skip_2p=rarely(),
        penalise_early_release=rarely(),
        strict_calls=rarely(),
        silence=rarely(),
        to_stock=rarely(),
        once=rarely(),
        making=rng.choice(list(Making)),
        add_deck=rarely(),
    )


def opened(options: Options, seats: int, rng: Random) -> Table:
    """A table between two hands, whose seats have won some and may make rules."""
    wins = tuple(rng.randint(0, 2) for _ in range(seats))
    rights = tuple(rng.randint(0, 1) for _ in range(seats))
    return mao.open(options, seats, Carried(rng.randrange(seats), wins, rights=rights))


def random_seats(rng: Random) -> int:
    """A number of seats: often five, sometimes two, sometimes so many that cards run out."""
    return rng.choice((2, 3, 5, 5, 6, 12))


def any_move(rng: Random, seats: int) -> Move:
    """Any move of any kind, sensible or not."""
    number = rng.randint(-1, 6)
    rule = Custom(f"r{rng.randint(1, 9)}", "Bow.")
    makers = (
        lambda: moves.Deal(rng.randint(-1, 11)),
        lambda: moves.TurnUp(hold=rng.random() < 0.5),
        moves.Look,
        lambda: moves.Play(rng.choice(CARDS), hold=rng.random() < 0.5),
        moves.Draw,
        lambda: moves.Call(rng.choice(list(Suit))),
        moves.Release,
        lambda: moves.Say(rng.choice(WORDS)),
        lambda: moves.Gesticulate(rng.choice(list(Gesture))),
        lambda: moves.GivePenalty(rng.randint(-1, seats), rng.choice(REASONS), "for fun"),
        lambda: moves.BadCall(number),
        lambda: moves.Dispute(number),
        lambda: moves.Vote(number, uphold=rng.random() < 0.5),
        moves.PointOfOrder,
        moves.EndPointOfOrder,
        lambda: moves.MakeRule(rule, secret=rng.random() < 0.5),
        moves.DeclineRule,
        moves.Leave,
        moves.Return,
        lambda: moves.AgreeEnd(rng.choice(("open", "hands:3", "soon"))),
        *((moves.Quit, moves.Quit, moves.TimeIsUp) if rng.random() < 0.1 else ()),
    )
    move: Move = rng.choice(makers)()
    return move


REASONS = (*Reason, OTHER, "r1", "nothing")


def likely_move(table: Table, seat: int, rng: Random) -> Move:
    """What a player might well do: on turn a card or a draw, else words, votes and calls."""
    public = table.public
    if public.phase in (Phase.HAND_OVER, Phase.MAKE_RULE):
        between: tuple[Move, ...] = (moves.Deal(rng.randint(2, 6)), moves.DeclineRule(), made(rng))
        return rng.choice(between)
    if public.phase is Phase.DEAL:
        return rng.choice((moves.TurnUp(hold=rng.random() < 0.7), moves.Look()))
    if public.order is not None:
        return rng.choice(
            (moves.EndPointOfOrder(), moves.EndPointOfOrder(), moves.Look(), moves.Say("why?"))
        )
    if public.ballot is not None and rng.random() < 0.8:
        return moves.Vote(public.ballot.penalty, uphold=rng.random() < 0.5)
    return in_play(table, seat, rng)


def in_play(table: Table, seat: int, rng: Random) -> Move:
    """The same while the turns go round."""
    public = table.public
    if public.held is not None and public.held.seat == seat:
        return rng.choice((moves.Call(rng.choice(list(Suit))), moves.Release()))
    if public.race is not None and rng.random() < 0.5:
        return moves.Call(rng.choice(list(Suit)))
    if public.turn == seat and not public.looked[seat]:
        return moves.Look()
    if public.turn == seat and rng.random() < 0.9:
        return card_or_draw(table, seat, rng)
    if public.penalties and rng.random() < 0.4:
        last = public.penalties[-1].number
        return rng.choice(
            (moves.Say("thank you"), moves.BadCall(last), moves.BadCall(last), moves.Dispute(last))
        )
    if rng.random() < 0.3:
        return accusation(table, rng)
    return rng.choice((words_for(table, seat), moves.Say("why?"), any_move(rng, public.seats)))


def accusation(table: Table, rng: Random) -> moves.GivePenalty:
    """A penalty for something that happened lately, or for fun."""
    breaches = table.hidden.breaches.reveal()
    if breaches and rng.random() < 0.7:
        breach = rng.choice(breaches[-3:])
        return moves.GivePenalty(breach.seat, breach.reason)
    return moves.GivePenalty(rng.randrange(table.public.seats), OTHER, "for fun")


def made(rng: Random) -> moves.MakeRule:
    """A rule, announced or secret."""
    return moves.MakeRule(Custom(f"r{rng.randint(1, 99)}", "Bow."), secret=rng.random() < 0.5)


def card_or_draw(table: Table, seat: int, rng: Random) -> Move:
    """A valid card, sometimes any card, sometimes a draw."""
    public, hand = table.public, table.hands[seat].reveal()
    top = public.pile[-1]
    valid = [card for card in hand if laws.is_valid(card, top, public.called, public.sevens)]
    if valid and rng.random() < 0.85:
        return moves.Play(rng.choice(valid), hold=rng.random() < 0.7)
    if hand and rng.random() < 0.1:
        return moves.Play(rng.choice(hand), hold=rng.random() < 0.5)
    return moves.Draw()


def words_for(table: Table, seat: int) -> moves.Say:
    """What this seat should say by now, as far as it can be guessed."""
    public, left = table.public, len(table.hands[seat].reveal())
    top: Card | None = public.top
    if left == 0 and top is not None:
        return moves.Say("Mao Mao" if top.rank is Rank.JACK else "Mao")
    words = ["last card"] if left == 1 else ["thank you"]
    if top is not None and top.suit is Suit.SPADES:
        words.append(f"{top.rank}♠")
    return moves.Say(", ".join(words))


def next_input(table: Table, rng: Random, at: int) -> tuple[Input[Move], int]:
    """The shuffle that the table waits for, or an act, or time up to what falls due next."""
    waiting = mao.waiting(table)
    if waiting.chance is not None:
        return chance(shuffle.order(rng.randbytes(8), 0, waiting.chance)), at
    if waiting.deadline is not None and rng.random() < 0.12:
        return Tick(), max(at, waiting.deadline)
    seat = table.public.turn
    if seat is None or rng.random() < 0.5:
        seat = rng.randrange(table.public.seats)
    if waiting.seats and table.public.phase is not Phase.PLAY and rng.random() < 0.7:
        seat = waiting.seats[0]
    move = likely_move(table, seat, rng)
    return Act(seat, move, rng.choice(LAGS)), at + rng.choice(TIMES)


def moments(table: Table, rng: Random, most: int, at: int = 0) -> Iterator[Moment]:
    """A session from this table on, input by input; refused acts are passed over."""
    for _ in range(most):
        if mao.waiting(table).over:
            return
        given, at = next_input(table, rng, at)
        step = mao.step(table, given, at)
        if isinstance(step, Refused):
            assert isinstance(given, Act), step
            continue
        yield Moment(table, given, at, step.table, step.events)
        table = step.table
