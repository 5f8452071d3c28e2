"""Whole matches of random moves, the same for the same seed, under all sorts of switches."""

from random import Random

from papertiger import madiao
from papertiger.kernel.inputs import chance
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import ExposedDiscard, HundredBonus, Options, Seating, Sets
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake
from tests.book.built import PlayedTable


def some_switches(random: Random) -> Options:
    """Any rules, with a cap that keeps the match short."""
    return Options(
        seating=random.choice(list(Seating)),
        keep_seats=random.choice((True, False)),
        cut_card_is_upcard=random.choice((True, False)),
        exposed_discard=random.choice(list(ExposedDiscard)),
        hundred_bonus=random.choice(list(HundredBonus)),
        sets=random.choice(list(Sets)),
        max_deals=12,
    )


def some_move(table: PlayedTable, random: Random) -> Move:
    """Any move that the seat on turn may make."""
    ask = table.see(table.turn).ask
    match ask:
        case AskStake():
            return NameStake(random.randrange(ask.low, ask.high + 1, 2))
        case AskCut():
            return Cut(random.randint(ask.low, ask.high))
        case AskRedeal():
            demands = ask.may_demand and random.random() < 0.5
            return DemandRedeal() if demands else WaiveRedeal()
        case AskPlay():
            return Play(*random.choice(ask.choices))
        case None:
            raise AssertionError("nothing is asked of the seat on turn")


def random_match(seed: int) -> PlayedTable:
    """A whole match of random moves."""
    random = Random(seed)
    table = PlayedTable(some_switches(random))
    while not madiao.waiting(table.table).over:
        n = madiao.waiting(table.table).chance
        if n is None:
            table.act(table.turn, some_move(table, random))
        else:
            table.give(chance(tuple(random.sample(range(n), n))))
    return table
