"""Whatever rules are in force, the table stays whole. [MO-92] [MO-94] [MO-98]"""

from random import Random

from papertiger import mao
from papertiger.kernel import shuffle
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Tick, chance
from papertiger.mao.cards import pack
from papertiger.mao.carried import Carried
from papertiger.mao.customs import InForce
from papertiger.mao.state import Phase, Table
from tests.conftest import FullCount
from tests.customs.random_rules import random_rules
from tests.playing_mao import moments, random_options, random_seats

SEED = 8


def table_with(rules: tuple[InForce, ...], rng: Random) -> Table:
    """A table between two hands under random options, with these rules."""
    seats = random_seats(rng)
    carried = Carried(rng.randrange(seats), (1,) * seats, rules=rules)
    return mao.open(random_options(rng), seats, carried)


def is_whole(table: Table) -> bool:
    """Whether every card of a hand that is played is in exactly one place."""
    if table.public.phase not in (Phase.DEAL, Phase.PLAY):
        return True
    hands = [card for hand in table.hands for card in hand.reveal()]
    cards = [*hands, *table.hidden.stock.reveal(), *table.public.pile]
    return sorted(cards) == sorted(pack(table.public.decks))


def test_mo_92_no_rule_loses_or_makes_a_card_and_all_replays(full_count: FullCount) -> None:
    rng = Random(SEED)
    enforced = 0
    for _ in range(full_count(1_000, seed=SEED)):
        start = table_with(random_rules(rng, 6), rng)
        again = start
        for moment in moments(start, rng, 60):
            assert is_whole(moment.after), start.public.rules
            public = moment.after.public
            assert public.turn is None or not public.gone[public.turn]
            deadline = mao.waiting(moment.after).deadline
            assert deadline is None or deadline >= public.now
            stepped = mao.step(again, moment.given, moment.at)
            assert stepped == mao.step(moment.before, moment.given, moment.at)
            assert not isinstance(stepped, Refused)
            again = stepped.table
            enforced += sum(each.reason.startswith("r") for each in public.penalties)
        assert again.hidden == moment.after.hidden
    assert enforced > 100


def test_mo_98_with_any_rules_a_hand_ends_by_its_cap(full_count: FullCount) -> None:
    """At a table that only time moves on, the hand is over within its minutes."""
    rng = Random(SEED + 1)
    for _ in range(full_count(200, seed=SEED + 1)):
        table = table_with(random_rules(rng, 12), rng)
        for moment in moments(table, rng, 40):
            table = moment.after
        for _ in range(5_000):
            waiting = mao.waiting(table)
            if table.public.phase not in (Phase.DEAL, Phase.PLAY, Phase.SHUFFLE):
                break
            public = table.public
            if waiting.chance is not None:
                order = shuffle.order(rng.randbytes(8), 0, waiting.chance)
                stepped = mao.step(table, chance(order), public.now)
            else:
                stepped = mao.step(table, Tick(), waiting.deadline or public.now)
            assert not isinstance(stepped, Refused)
            table = stepped.table
        assert table.public.phase not in (Phase.DEAL, Phase.PLAY, Phase.SHUFFLE)
