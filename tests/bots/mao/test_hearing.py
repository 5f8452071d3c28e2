"""What Mao bots make of words said while the table stands still, and of penalties of one moment."""

import pytest

from papertiger.bots.mao.hearing import HEARERS
from papertiger.bots.mao.levels import LEVELS
from papertiger.bots.mao.mind import Mind
from papertiger.bots.mao.words import words_in
from papertiger.mao.cards import Card
from papertiger.mao.events import BallotClosed, BallotOpened, OrderBegan, OrderEnded, Said
from papertiger.mao.options import Options, Referee
from papertiger.mao.reasons import Reason
from papertiger.mao.told import PenaltySeen, Told
from papertiger.mao.view import REFEREE

LATE = 60_000


def watching() -> Mind:
    """A bot that has seen a table of five come to play."""
    mind = Mind(0, 5, Options(referee=Referee.BOTH), LEVELS["expert"], words_in("en"), "seed")
    mind.memory.deal((3,) * 5)
    mind.memory.top = Card("9H")
    return mind


def told(*events: Told) -> Mind:
    """A bot that has heard of these."""
    mind = watching()
    for event in events:
        HEARERS[type(event)](mind, event)
    return mind


def penalty(number: int, at: int) -> PenaltySeen:
    """A penalty for seat 1."""
    return PenaltySeen(at, number, 1, REFEREE, Reason.MISPLAY, 1)


VOTE = (BallotOpened(1_000, 2, 1), BallotClosed(9_000, 1, stands=True, voices=()))
ORDER = (OrderBegan(1_000, 2), OrderEnded(9_000))


@pytest.mark.parametrize(("opens", "closes"), [VOTE, ORDER])
def test_mo_73_thanks_are_heard_in_a_vote_and_in_a_point_of_order(
    opens: Told, closes: Told
) -> None:
    thanked = told(penalty(1, 0), opens, Said(2_000, 1, "thank you"), closes)
    assert not thanked.evidence.has(1, Reason.NO_THANKS, LATE)
    silent = told(penalty(1, 0), opens, closes)
    assert silent.evidence.has(1, Reason.NO_THANKS, LATE)


def test_mo_53_a_question_is_a_breach_in_a_vote_and_none_in_a_point_of_order() -> None:
    for (opens, closes), breach in ((VOTE, True), (ORDER, False)):
        mind = told(opens, Said(2_000, 1, "whose turn is it?"), closes)
        assert mind.evidence.has(1, Reason.QUESTION, LATE) is breach


def test_mo_75_one_thank_you_is_for_all_penalties_of_one_moment() -> None:
    together = told(penalty(1, 500), penalty(2, 500), Said(2_000, 1, "thank you"))
    assert not together.evidence.has(1, Reason.NO_THANKS, LATE)
    apart = told(penalty(1, 500), penalty(2, 501), Said(2_000, 1, "thank you"))
    assert apart.evidence.has(1, Reason.NO_THANKS, LATE)


def test_mo_72_who_disputes_its_own_penalty_votes_against_it() -> None:
    votes = set()
    for number in range(2_000):
        mind = Mind(1, 5, Options(), LEVELS["beginner"], words_in("en"), f"seed {number}")
        mind.memory.deal((3,) * 5)
        HEARERS[PenaltySeen](mind, penalty(1, 0))
        if ("dispute", 1) in mind.plans:
            votes.add(mind.sure[1])
    assert votes == {False}
