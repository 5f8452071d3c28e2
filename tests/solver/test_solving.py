"""The solver beside plain search, and beside the settlement of what its best moves lead to."""

from itertools import product
from random import Random

import pytest
from msgspec import structs

from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.options import ExposedDiscard, HundredBonus, Options, Sets
from papertiger.madiao.settle import Deal, Settlement, played
from papertiger.madiao.tricks import Face
from papertiger.solver import Payoff, Position, Solver, solve
from tests.conftest import FullCount
from tests.solver import minimax
from tests.solver.endings import random_ending

SEED = 6_000
NOT_AS_ON_CREDIT = {3: (32, 150, 242, 452, 721, 802, 872, 1089, 1278), 4: (4, 9, 39)}
"""By number of cards, seeds of endings of which all is not said before it is looked at what players
throw away: found by taking each answer of the search that has more on credit for the truth."""

SWITCHES = tuple(
    Options(exposed_discard=discard, hundred_bonus=bonus, sets=sets)
    for discard, bonus, sets in product(ExposedDiscard, HundredBonus, Sets)
)


def as_hand(position: Position) -> minimax.Hand:
    """A position for the plain search."""
    deal, board, rules = position.deal, position.board, position.options
    laid = [(each.seat, each.card, each.card is not None) for each in board.laid]
    won = [
        tuple(str(trick.winning) for trick in board.tricks if trick.winner == seat)
        for seat in range(4)
    ]
    assert board.turn is not None
    return minimax.Hand(
        banker=deal.banker,
        dealt=tuple(frozenset(map(str, hand)) for hand in deal.hands),
        stock=(str(deal.stock[0]), str(deal.stock[1])),
        rules=(str(rules.exposed_discard), str(rules.hundred_bonus), str(rules.sets)),
        hands=tuple(
            frozenset(str(card) for card in CARDS if left >> card.place & 1)
            for left in position.left
        ),
        turn=board.turn,
        trick=tuple((seat, str(card or "down"), up) for seat, card, up in laid),
        won=tuple(won),
        exposed=position.fined,
        payer=None if position.offender < 0 else position.offender,
    )


def test_small_endings_are_worth_what_plain_search_says(full_count: FullCount) -> None:
    """All switches; exposed discards, which the solver never tries, change no value."""
    rng, solver = Random(SEED), Solver(12)
    for number in range(full_count(5_000, seed=SEED)):
        cards = 3 if number % 125 == 0 else 1 + number % 2
        options = SWITCHES[number % len(SWITCHES)]
        position = random_ending(rng, cards, options, laid=rng.randrange(4) if cards > 1 else 0)
        hand = as_hand(position)
        expected = minimax.search(hand)
        assert solver.value(position) == (expected, expected), (number, position)
        tricks = minimax.search(hand, tricks=True)
        assert solver.value(position, Payoff.TRICKS) == (tricks, tricks), (number, position)


def cards(codes: str) -> tuple[Card, ...]:
    """Cards by their codes."""
    return tuple(map(Card, codes.split()))


def with_every_way_to_slough(rng: Random, cards: int, number: int) -> tuple[Position, int]:
    """An ending and its worth; discards face up are forbidden, for there to be fewer ways."""
    forbidding = [each for each in SWITCHES if each.exposed_discard is ExposedDiscard.FORBID]
    position = random_ending(rng, cards, forbidding[number % len(forbidding)])
    return position, minimax.remembered(as_hand(position), {})


@pytest.mark.parametrize(("cards", "all_of_them"), [(3, 4_000), (4, 60)])
def test_larger_endings_are_worth_what_every_way_to_slough_comes_to(
    cards: int, all_of_them: int, full_count: FullCount
) -> None:
    rng, solver = Random(SEED + 6), Solver(12)
    for number in range(full_count(all_of_them, seed=SEED + 6)):
        position, worth = with_every_way_to_slough(rng, cards, number)
        assert solver.value(position) == (worth, worth), (number, position)


@pytest.mark.parametrize("cards", NOT_AS_ON_CREDIT)
def test_what_is_thrown_away_matters_where_it_does(cards: int) -> None:
    solver = Solver(12)
    for seed in NOT_AS_ON_CREDIT[cards]:
        position, worth = with_every_way_to_slough(Random(seed), cards, seed)
        assert solver.value(position) == (worth, worth), (seed, position)


def test_one_card_more_on_credit_is_another_ending() -> None:
    """A slough on credit keeps C6 with seat 0, a beat does not; the rest can be the same.

    The worth is that of plain search, which takes long to come to it.
    """
    hands = (
        "C0 C2 C7 C6 S5 S9 S7 S6", "M6 M9 T80 M3 S8 M2 T70 T90",
        "T60 S1 T50 M1 HM M4 S4 TM", "T20 S2 T30 T40 C3 S3 M5 MM",
    )  # fmt: skip
    stock = "C5 M7 C4 C9 CH M8 C8 C1"
    up = {"T20", "T80", "TM", "M4", "M9", "M6", "M2", "M5"}
    plays = "T20 C2 T80 TM M4 S2 C7 M9 M6 S1 S3 S9 M2 S4 M5 S7"
    position = Position.of(
        Deal(1, 3, tuple(map(cards, hands)), cards(stock)),
        [(card, Face.UP if str(card) in up else Face.DOWN) for card in cards(plays)],
        Options(exposed_discard=ExposedDiscard.FORBID),
    )
    assert Solver(16).value(position) == (-2, -2)


def test_each_move_is_worth_what_plain_search_says_after_it(full_count: FullCount) -> None:
    """And the best ones are those that keep the value."""
    rng, solver = Random(SEED + 1), Solver(12)
    for number in range(full_count(2_000, seed=SEED + 1)):
        position = random_ending(rng, 2, SWITCHES[number % len(SWITCHES)], laid=number % 4)
        hand, solved = as_hand(position), solver.solve(position)
        expected = {
            (card, up): minimax.search(minimax.after(hand, card, up=up))
            for card, up in minimax.plays(hand)
        }
        found = {
            (str(card), face is Face.UP): low for (card, face), (low, _) in solved.moves.items()
        }
        assert found == expected
        best = max(expected.values()) if hand.turn == hand.banker else min(expected.values())
        assert solved.value == best
        assert {(str(card), face is Face.UP) for card, face in solved.best} == {
            move for move, worth in expected.items() if worth == best
        }


def test_a_discard_face_up_is_never_better_than_the_same_card_face_down(
    full_count: FullCount,
) -> None:
    """By at least the fine; of four cards, too."""
    rng, solver, seen = Random(SEED + 2), Solver(14), 0
    for number in range(full_count(1_000, seed=SEED + 2)):
        position = random_ending(rng, 4, SWITCHES[number % len(SWITCHES)], laid=1 + number % 3)
        moves = solver.solve(position).moves
        for (card, face), (low, _) in moves.items():
            if face is Face.UP and position.after((card, face)).fined != position.fined:
                down = moves[card, Face.DOWN][0]
                seen += 1
                assert low <= down - 6 if position.turn == position.deal.banker else low >= down + 2
    assert seen > 10


def test_best_moves_of_both_sides_come_to_the_value_in_the_settlement(
    full_count: FullCount,
) -> None:
    """From full hands and from endings, every move asked for anew."""
    rng, solver = Random(SEED + 3), Solver(18)
    for number in range(full_count(400, seed=SEED + 3)):
        options = SWITCHES[number % len(SWITCHES)]
        position = random_ending(rng, 6 if number % 10 == 0 else 4, options, laid=number % 4)
        value = solver.solve(position).value
        while position.turn is not None:
            solved = solver.solve(position)
            assert solved.value == value
            position = position.after(rng.choice(solved.best))
        assert settled(position).payments[position.deal.banker] == value


def settled(position: Position) -> Settlement:
    """The readable settlement of a position that is played out: all that was laid is known."""
    return played(position.deal, position.board, position.options)


def test_a_budget_ends_with_proven_bounds_that_close_in() -> None:
    rng, solver = Random(SEED + 4), Solver(16)
    position = random_ending(rng, 6, Options())
    value = solver.value(position)[0]
    enough = solver.positions
    widths = []
    for budget in (1, enough // 30, enough // 3, enough, 4 * enough):
        low, high = Solver(16).value(position, budget=budget)
        assert low <= value <= high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > widths[-1] == 0
    part = solver.solve(position, budget=enough // 3)
    assert part.low <= value <= part.high
    assert part.value is None
    assert part.positions <= enough // 3


def test_half_of_what_a_search_takes_leaves_less_than_half_of_the_doubt(
    full_count: FullCount,
) -> None:
    """Easier questions are asked where one has used its part; twice as much is enough."""
    rng, solver, doubt, doubt_before, some = Random(SEED + 9), Solver(16), 0, 0, 0
    for _ in range(full_count(600, seed=SEED + 9)):
        position = random_ending(rng, 7, Options())
        value, _ = solver.value(position)
        enough = solver.positions
        if enough < 1_000:
            continue
        assert solver.value(position, budget=2 * enough) == (value, value)
        assert solver.positions <= 2 * enough
        bounds = [solver.value(position, budget=each) for each in (1, enough // 2)]
        assert all(low <= value <= high for low, high in bounds)
        before, after = (high - low for low, high in bounds)
        doubt, doubt_before = doubt + after, doubt_before + before
        solved = solver.solve(position, budget=6 * enough)
        assert solved.positions <= 6 * enough
        assert all(solved.moves[move][0] <= value <= solved.moves[move][1] for move in solved.best)
        some += bool(solved.best)
    assert 2 * doubt < doubt_before
    assert some


def test_in_a_trick_no_more_is_held_possible_than_can_be_paid(full_count: FullCount) -> None:
    """Bounds before anything was looked at, of positions and of moves; one position has no more."""
    rng, solver, widest = Random(SEED + 7), Solver(12), 0
    for number in range(full_count(800, seed=SEED + 7)):
        options = SWITCHES[number % len(SWITCHES)]
        position = random_ending(rng, 4 - number % 2, options, laid=number % 4)
        for payoff in Payoff:
            known, guessed = (solver.solve(position, payoff, budget=each) for each in (None, 1))
            assert guessed.low <= known.low == known.high <= guessed.high
            for move, (low, high) in guessed.moves.items():
                assert low <= known.moves[move][0] <= high
                widest = max(widest, high - low)
    assert widest < 100


def test_what_was_searched_before_changes_nothing() -> None:
    rng, solver = Random(SEED + 5), Solver(8)
    positions = [random_ending(rng, 4, options) for options in SWITCHES]
    once = [Solver(16).value(position) for position in positions]
    for _ in range(3):
        assert [solver.value(position) for position in positions] == once


def test_what_was_searched_before_changes_no_bounds_of_a_budget() -> None:
    """With as many positions looked at, however rows of a small table fall."""
    rng, solver = Random(SEED + 8), Solver(8)
    for budget in (100, 1_000, None):
        for options in SWITCHES:
            position, fresh = random_ending(rng, 6, options), Solver(8)
            assert solver.value(position, budget=budget) == fresh.value(position, budget=budget)
            assert solver.positions == fresh.positions


def test_what_is_wrong_is_named() -> None:
    position = random_ending(Random(1), 8, Options())
    with pytest.raises(ValueError, match="table_bits must be 8 to 26, found 3"):
        Solver(3)
    with pytest.raises(ValueError, match="budget must be 1 or more positions, or None, found 0"):
        solve(position, budget=0)
    seat = position.turn
    assert seat is not None
    card = next(card for card in CARDS if not position.left[seat] >> card.place & 1)
    with pytest.raises(ValueError, match=f"seat {seat} does not hold {card}"):
        position.after((card, Face.UP))
    held = position.moves()[0][0]
    with pytest.raises(ValueError, match=r"play 0: .* down: lead_face_down"):
        Position.of(position.deal, [(held, Face.DOWN)])
    deal = position.deal
    one, two, *others = deal.hands
    with pytest.raises(ValueError, match=r"found \(7, 8, 8, 8\) and 8 \[MD-3.2\]"):
        Position.of(structs.replace(deal, hands=(one[1:], two, *others)))
    with pytest.raises(ValueError, match=r"and 7 \[MD-3.2\]"):
        Position.of(structs.replace(deal, stock=deal.stock[1:]))
    with pytest.raises(ValueError, match=f"each of the 40 cards once, found none of {one[0]} "):
        Position.of(structs.replace(deal, hands=((two[0], *one[1:]), two, *others)))
    with pytest.raises(ValueError, match="seats are 0 to 3, found banker 4, first"):
        Position.of(structs.replace(deal, banker=4))
    over = random_ending(Random(2), 0, Options())
    assert over.moves() == ()
    with pytest.raises(ValueError, match="all eight tricks are over"):
        over.after((held, Face.UP))
    assert solve(over).value == settled(over).payments[over.deal.banker]
