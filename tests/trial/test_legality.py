"""The graph of plays: every card can be laid somewhere, and something on every card. [MO-94]"""

from random import Random

from papertiger.mao.cards import CARDS, Card, Suit
from papertiger.mao.customs import Custom
from papertiger.mao.rulings import fault_of_play
from papertiger.mao.state import Phase
from papertiger.mao.trial import Fault, Pile, fault_by, legality
from tests.customs.random_rules import random_rules
from tests.customs.test_random_rules import table_with
from tests.playing_mao import moments
from tests.trial.rules import EVEN, NO_SEVENS, NOTHING_ON_KINGS, ODD, card, custom, in_force, part

SEED = 94


def fault(new: Custom, *before: Custom) -> tuple[Fault, Card] | None:
    """What a new rule does to the cards."""
    rules = in_force(*before)
    return fault_by(rules, (*rules, *in_force(new)))


def test_mo_28_the_graph_of_the_base_rules() -> None:
    follows = legality(()).follows
    on_five = follows[Pile(Card("5H"))]
    assert {each for each in on_five if each.suit is not Suit.HEARTS} == {
        Card("5S"), Card("5D"), Card("5C"), Card("JS"), Card("JD"), Card("JC"),
    }  # fmt: skip
    on_jack = follows[Pile(Card("JS"), Suit.CLUBS)]
    assert on_jack == {each for each in CARDS if each.suit is Suit.CLUBS and each.rank != "J"}
    on_seven = follows[Pile(Card("7S"), demand=True)]
    assert on_seven == {each for each in CARDS if each.rank == "7"}
    assert len(follows) == 48 + 4 * 4 + 4


def test_mo_94_a_card_that_can_never_be_played_is_a_fault() -> None:
    assert fault(NO_SEVENS) == (Fault.CARD_NEVER_PLAYABLE, Card("7S"))


def test_mo_94_a_card_that_nothing_can_follow_is_a_fault() -> None:
    assert fault(NOTHING_ON_KINGS) == (Fault.NOTHING_FOLLOWS, Card("KS"))


def test_mo_94_two_rules_together_can_leave_a_card_without_a_place() -> None:
    on_even = custom(
        "on_even",
        part(
            "attempted",
            "forbid",
            given={"if": "all", "of": [card(ranks=["7"]), card(back=1, ranks=EVEN)]},
        ),
    )
    on_odd = custom(
        "on_odd",
        part(
            "attempted",
            "forbid",
            given={"if": "all", "of": [card(ranks=["7"]), card(back=1, ranks=ODD)]},
        ),
    )
    assert fault(on_even) is None
    assert fault(on_odd) is None
    assert fault(on_odd, on_even) == (Fault.CARD_NEVER_PLAYABLE, Card("7S"))


def test_mo_94_what_was_so_before_is_not_the_fault_of_a_new_rule() -> None:
    skip = custom("skip", part("played", "skip", given=card(ranks=["4"])))
    assert fault(skip, NO_SEVENS) is None


def test_mo_94_what_the_hand_decides_may_make_a_card_playable() -> None:
    late = {"if": "compare", "left": {"number": "hand_size"}, "order": "more", "right": 3}
    rule = custom(
        "late",
        part("attempted", "forbid", given={"if": "all", "of": [card(ranks=["7"]), late]}),
    )
    assert fault(rule) is None


def test_mo_94_no_play_of_a_real_table_is_missing_in_the_graph() -> None:
    """Whatever a table with random rules lets be played, the graph has."""
    rng = Random(SEED)
    seen = 0
    for _ in range(60):
        table = table_with(random_rules(rng, 4), rng)
        rules = tuple(sorted((*table.public.rules, *table.hidden.rules.reveal()), key=_secret))
        follows = legality(rules).follows
        for moment in moments(table, rng, 40):
            public = moment.after.public
            if public.phase is not Phase.PLAY or public.turn is None or not public.pile:
                continue
            pile = Pile(public.pile[-1], public.called, bool(public.sevens))
            if public.sevens:
                pile = Pile(pile.top, demand=True)
            if pile not in follows:
                continue
            for each in CARDS:
                if fault_of_play(moment.after, public.turn, each, public.now) is None:
                    assert each in follows[pile], (rules, pile, each)
                    seen += 1
    assert seen > 1_000


def _secret(rule: object) -> bool:
    return bool(getattr(rule, "secret", False))
