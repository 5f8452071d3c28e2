"""A trial that its maker does not wait for: another one takes its place."""

from papertiger.wire import news
from tests.room.making import answers, inline, makes, making, refused, tried_out, tries
from tests.trial.rules import ALL_HAIL, NO_SEVENS


def test_mo_93_who_alters_a_rule_and_tries_it_again_waits_for_no_earlier_trial() -> None:
    evening, ann = making()
    first, wanted = tries(ann, NO_SEVENS), evening.actor.trials.wanted
    second = tries(ann, ALL_HAIL)
    assert refused(ann, first).code == "trial_given_up"
    assert evening.actor.trials.wanted is not wanted
    tried_out(evening)
    assert answers(ann, second) == [None]
    assert ann.last(news.Tried).refused is None


def test_mo_94_a_rule_that_is_being_made_gives_way_to_no_other_trial() -> None:
    evening, ann = making()
    first = makes(ann, ALL_HAIL)
    assert refused(ann, tries(ann, NO_SEVENS)).code == "trial_running"
    tried_out(evening)
    assert answers(ann, first) == [None]


def test_mo_94_what_an_ended_trial_finds_is_not_taken_for_what_the_next_one_does() -> None:
    evening, ann = making()
    tries(ann, NO_SEVENS)
    wanted = evening.actor.trials.wanted
    assert wanted is not None
    second = tries(ann, ALL_HAIL)
    late = inline().try_out(wanted.trial, hands=8)
    evening.make_so(evening.actor.tried(wanted.number, late, evening.now))
    assert answers(ann, second) == []
