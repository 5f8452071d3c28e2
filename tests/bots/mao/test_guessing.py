"""Bots facing a secret rule try what others did with cards like their own. [MO-91]"""

import pytest

from papertiger.bots.mao import LEVELS, guessing
from papertiger.bots.mao.guesses import Guesses, Trial
from papertiger.bots.mao.house import house_rules
from papertiger.bots.mao.mind import Mind
from papertiger.bots.mao.words import words_in
from papertiger.mao import events as e
from papertiger.mao.cards import Card
from papertiger.mao.customs import InForce
from papertiger.mao.gestures import Gesture
from papertiger.mao.options import Options
from papertiger.mao.told import PenaltySeen
from tests.bots.mao.sessions import session

BOW = Gesture.BOW


def learnt(*trials: tuple[str, Gesture | str | None, bool]) -> Guesses:
    """What comes of cards, what was done with them, and whether that was punished."""
    guesses = Guesses()
    for card, deed, punished in trials:
        guesses.learn(Trial(Card(card), 0, deed, punished), 1)
    return guesses


def test_what_was_done_with_a_rank_or_a_suit_goes_with_it() -> None:
    guesses = learnt(("QH", BOW, False))
    assert guesses.best(Card("QS")) == (BOW, 1)
    assert guesses.best(Card("5H")) == (BOW, 1)
    assert guesses.best(Card("5S")) is None


def test_what_went_well_without_it_or_was_punished_does_not() -> None:
    assert learnt(("QH", BOW, False), ("5H", None, False)).best(Card("6H")) is None
    assert learnt(("QH", BOW, False), ("5H", None, False)).best(Card("QC")) == (BOW, 1)
    assert learnt(("QH", BOW, True)).best(Card("QC")) is None


def test_where_somebody_was_punished_for_nothing_more_speaks_for_it() -> None:
    guesses = learnt(("QH", BOW, False), ("QC", None, True), ("QC", None, True))
    assert guesses.best(Card("QD")) == (BOW, 3)


def test_of_two_things_the_more_usual_is_tried() -> None:
    guesses = learnt(("QH", BOW, False), ("QC", "all hail", False), ("QD", "all hail", False))
    assert guesses.best(Card("QS")) == ("all hail", 2)


def watching(seat: int = 0, *, secrets: tuple[int, ...] = (2,)) -> Mind:
    """A bot that never hesitates, at a table with a secret rule of seat 2."""
    mind = Mind(seat, 5, Options(), LEVELS["expert"], words_in("en"), "guesses")
    mind.memory.deal((5,) * 5)
    mind.memory.secrets = secrets
    return mind


def shown(mind: Mind, *events: e.Public | PenaltySeen) -> set[str | int]:
    """What it means to try after these events."""
    for event in events:
        guessing.notice(mind, event)
    return {plan[1] for plan in mind.plans if str(plan[0]).startswith("try")}


def card(at: int, seat: int, name: str) -> e.CardPlayed:
    """A card is played."""
    return e.CardPlayed(at, seat, Card(name), held=False)


def test_a_bot_tries_what_the_maker_did_and_nothing_where_there_is_no_secret() -> None:
    evening: list[e.Public | PenaltySeen] = []
    for at in range(0, 40_000, 10_000):
        evening += [card(at, 2, "QH"), e.Gestured(at + 900, 2, BOW), card(at + 5_000, 2, "5C")]
    evening.append(card(60_000, 0, "QS"))
    assert shown(watching(), *evening) == {"bow"}
    assert shown(watching(secrets=()), *evening) == set()


@pytest.mark.parametrize("said", ["Here we go again.", "Last card", "Are you sure?", "mao", "%&$"])
def test_talk_phrases_and_questions_are_not_imitated(said: str) -> None:
    mind = watching()
    shown(mind, card(0, 2, "QH"), e.Said(900, 2, said), card(5_000, 2, "QC"))
    assert shown(mind, card(9_000, 0, "QS")) == set()
    assert not mind.guesses.done


def test_what_comes_late_does_not_belong_to_the_card() -> None:
    mind = watching()
    shown(mind, card(0, 2, "QH"), e.Said(6_000, 2, "all hail"), card(9_000, 2, "5C"))
    assert not mind.guesses.done


def test_a_penalty_for_an_unknown_reason_is_remembered_and_one_that_is_known_is_not() -> None:
    mind = watching()
    shown(mind, card(0, 1, "QH"), PenaltySeen(3_500, 1, 1, "referee", "misplay", 1))
    shown(mind, card(9_000, 1, "QC"), PenaltySeen(12_500, 2, 1, "referee", "not_said", 1))
    shown(mind, card(20_000, 1, "5C"))
    assert mind.guesses.needless[Card("QH").suit] == 1
    assert mind.guesses.feared[Card("QC").suit] == 1


@pytest.mark.parametrize("name", ["queens_bow", "ladies_first"])
def test_a_table_of_bots_takes_to_a_secret_rule_and_does_not_run_wild(name: str) -> None:
    """In the end queens are mostly honoured by who does not know why, other cards hardly ever."""
    rules = (InForce(house_rules("en")[name], 0, secret=True),)
    last: dict[int, Card] = {}
    honoured, wild, queens, others = [0, 0], [0, 0], [0, 0], [0, 0]
    options = Options(end="hands:20", once=True)
    moments = list(session(options, ["regular"] * 5, f"secret {name}", rules))
    for number, moment in enumerate(moments):
        late = number > len(moments) // 2
        for event in moment.events:
            if isinstance(event, e.CardPlayed) and event.seat:
                last[event.seat] = event.card
                queens[late] += event.card.rank == "Q"
                others[late] += event.card.rank != "Q"
            bows = isinstance(event, e.Gestured) and event.name is BOW
            says = isinstance(event, e.Said) and "ladies first" in event.text.casefold()
            if isinstance(event, e.Gestured | e.Said) and event.seat in last and (bows or says):
                queen = last[event.seat].rank == "Q"
                honoured[late] += queen
                wild[late] += not queen
    assert honoured[True] > 0.6 * queens[True] > 5
    assert wild[True] < 0.1 * others[True]
    assert honoured[True] / queens[True] > honoured[False] / queens[False]
