"""Every bot, in whole matches and in what it may know."""

from dataclasses import replace
from random import Random

import pytest

from papertiger import madiao
from papertiger.bots.madiao import BOTS, Chooser, arena
from papertiger.kernel.secret import Secret
from papertiger.kernel.shuffle import seed_of
from papertiger.madiao.moves import Cut, Move, NameStake, Play
from papertiger.madiao.options import PRESETS, Options
from papertiger.madiao.state import Phase, Seat, Table
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskPlay, AskStake, Result, View, result
from tests.conftest import FullCount
from tests.playing import moments, random_options

SETTLED = Options(stake_min=2, stake_max=2)


def names_three(view: View, rng: Random) -> Move:
    """As `random`, with a stake that is always refused."""
    return NameStake(3) if isinstance(view.ask, AskStake) else BOTS["random"](view, rng)


def another_world(table: Table, seat: int, rng: Random) -> Table:
    """The table with all that `seat` cannot see dealt out in another way."""
    others = [other for other in range(4) if other != seat]
    stock = table.hidden.stock.reveal()
    hands = [table.seats[other].hand.reveal() for other in others]
    sloughs = [table.seats[other].sloughed.reveal() for other in others]
    unseen = [card for part in (*hands, *sloughs, stock[1:]) for card in part]
    rng.shuffle(unseen)
    seats = list(table.seats)
    for other, hand, sloughed in zip(others, hands, sloughs, strict=True):
        held = tuple(unseen.pop() for _ in hand)
        down = tuple(unseen.pop() for _ in sloughed)
        seats[other] = Seat(Secret(held + down), Secret(held), Secret(down))
    hidden = replace(table.hidden, stock=Secret((stock[0], *unseen)))
    return replace(table, seats=tuple(seats), hidden=hidden)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_never_refused(name: str, full_count: FullCount) -> None:
    """Under every switch, alone among random players and with its own like."""
    rng = Random(7)
    for number in range(full_count(2_000, seed=7)):
        others = rng.choice(list(BOTS))
        choosers = [BOTS[name], BOTS[others], BOTS[others], BOTS["random"]]
        played = arena.play_match(random_options(rng), choosers, seed_of(f"{name} {number}"))
        assert sum(played.totals) == 0


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_seed_gives_the_same_match(name: str, preset: str) -> None:
    choosers = [BOTS[name]] * 4
    first = arena.play_match(PRESETS[preset], choosers, seed_of(1))
    assert arena.play_match(PRESETS[preset], choosers, seed_of(1)) == first
    assert arena.play_match(PRESETS[preset], choosers, seed_of(2)) != first


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_is_asked_nothing_says_so(name: str) -> None:
    view = madiao.show(madiao.open(SETTLED, 4), 0)
    with pytest.raises(ValueError, match="nothing is asked"):
        BOTS[name](view, Random(1))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_alike_in_every_world_that_looks_alike(name: str) -> None:
    rng = Random(3)
    asked = 0
    for number in range(10):
        for moment in moments(PRESETS["source"], Random(number)):
            table = moment.before
            if table.public.phase is not Phase.PLAY:
                continue
            seat = madiao.waiting(table).seats[0]
            other = madiao.show(another_world(table, seat, rng), seat)
            here = BOTS[name](madiao.show(table, seat), Random(5))
            assert BOTS[name](other, Random(5)) == here
            asked += 1
    assert asked > 1_000


@pytest.mark.parametrize("preset", PRESETS)
def test_steady_beats_three_random_players_wherever_it_sits(preset: str) -> None:
    """Each seed is played four times, so that it has every player's cards; money per match."""
    options = PRESETS[preset]
    gains = []
    for number in range(20):
        for player in range(4):
            choosers = [BOTS["random"]] * 4
            choosers[player] = BOTS["steady"]
            gains.append(arena.play_match(options, choosers, seed_of(number)).totals[player])
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    assert mean > 5 * (variance / len(gains)) ** 0.5


def test_a_random_player_takes_every_move_in_the_end() -> None:
    rng = Random(1)
    for moment in moments(SETTLED, Random(1)):
        seats = madiao.waiting(moment.before).seats
        view = madiao.show(moment.before, seats[0]) if seats else None
        if view is not None and isinstance(view.ask, AskPlay):
            taken = {BOTS["random"](view, rng) for _ in range(400)}
            assert len(taken) == len(view.ask.choices)


def test_a_random_player_cuts_and_stakes_anywhere() -> None:
    rng = Random(1)
    stakes, depths = set(), set()
    for number in range(300):
        for moment in moments(Options(stake_min=3, stake_max=8), Random(number), most=3):
            seats = madiao.waiting(moment.after).seats
            if not seats:
                continue
            match BOTS["random"](madiao.show(moment.after, seats[0]), rng):
                case NameStake(stake):
                    stakes.add(stake)
                case Cut(depth):
                    depths.add(depth)
                case other:
                    raise AssertionError(other)
    assert stakes == {4, 6, 8}
    assert depths == set(range(1, 40))


def test_steady_never_shows_a_card_that_does_not_beat(full_count: FullCount) -> None:
    """A slough does the same without the fine. [MD-5.5]"""
    rng = Random(11)
    for number in range(full_count(400, seed=11)):
        for moment in moments(PRESETS["source"], Random(number)):
            seats = madiao.waiting(moment.before).seats
            view = madiao.show(moment.before, seats[0]) if seats else None
            if view is None or view.board is None or view.board.winning is None:
                continue
            move = BOTS["steady"](view, rng)
            assert isinstance(move, Play)
            exposed = move.face is Face.UP and discards(view.board, move.card)
            assert not exposed


def test_the_arena_names_the_bot_that_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"names_three.*bad_stake"):
        arena.play_match(SETTLED, [names_three] * 4, seed_of(1))


def test_the_arena_wants_four_players() -> None:
    with pytest.raises(ValueError, match="four"):
        arena.play_match(SETTLED, [BOTS["random"]] * 3, seed_of(1))


def noting(player: int, seats: dict[int, int]) -> Chooser:
    """A random player who notes where it sits, and that nobody else chooses for it."""

    def choose(view: View, rng: Random) -> Move:
        assert view.seat is not None
        assert view.players[view.seat] == player
        seats[player] = view.seat
        return BOTS["random"](view, rng)

    return choose


def test_the_arena_counts_money_by_player_and_not_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The draw seats the players anew, the arena's totals stay with them. [MD-2.2]"""
    results: list[Result | None] = []

    def kept(table: Table) -> Result | None:
        results.append(result(table))
        return results[-1]

    monkeypatch.setattr(madiao, "result", kept)
    moved = False
    for number in range(8):
        seats: dict[int, int] = {}
        choosers = [noting(player, seats) for player in range(4)]
        played = arena.play_match(SETTLED, choosers, seed_of(number))
        last = results[-1]
        assert last is not None
        assert played.totals == tuple(last.totals[seats[player]] for player in range(4))
        moved = moved or seats != {player: player for player in range(4)}
    assert moved
