"""Trials in processes: the same finding every time, stopped at once, failing in the end."""

import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any
from unittest.mock import patch

import pytest

from papertiger.mao.customs import Custom, InForce, Verdict
from papertiger.mao.options import Options
from papertiger.mao.trial import Finding
from papertiger.room import trying
from papertiger.room.trying import Trial, TrialFailedError, TrialStoppedError, Tryer
from tests.customs.scripted import example
from tests.trial.rules import ALL_HAIL, DRAW_FOR_EVER, NO_SEVENS


def trial(rule: Custom, *rules: InForce, maker: int = 0) -> Trial:
    """A rule at a table with those."""
    return Trial(Options(), 5, rules, InForce(rule, maker))


def threads(count: int) -> Tryer:
    """Where rules are tried out in so many threads."""
    return Tryer(count, pool=lambda: ThreadPoolExecutor(count))


class Broken(Executor):
    """Processes that are gone."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Nothing can be done any more."""
        del fn, args, kwargs
        raise BrokenProcessPool


def test_mo_94_however_many_work_a_trial_finds_the_same() -> None:
    for rule in (ALL_HAIL, NO_SEVENS, DRAW_FOR_EVER, example("h47")):
        found = [threads(count).try_out(trial(rule), hands=24) for count in (1, 3)]
        assert found[0] == found[1]


def test_mo_94_processes_of_their_own_find_what_a_thread_finds() -> None:
    tryer = Tryer(2)
    found = tryer.try_out(trial(ALL_HAIL), hands=8)
    tryer.close()
    assert found == threads(1).try_out(trial(ALL_HAIL), hands=8)
    assert found == Finding(Verdict.ACCEPTED, hands=8)


def test_mo_94_two_of_a_hundred_hands_may_not_end() -> None:
    """The verdict is known as soon as one more has not."""
    found = threads(1).try_out(trial(DRAW_FOR_EVER), hands=100)
    assert (found.verdict, found.hands, found.void) == (Verdict.HANDS_DO_NOT_END, 4, 4)
    with patch.object(trying, "ENDING", 96):
        found = threads(1).try_out(trial(DRAW_FOR_EVER), hands=100)
    assert (found.verdict, found.hands, found.void) == (Verdict.HANDS_DO_NOT_END, 8, 8)


def test_progress_is_told_hand_by_hand_and_both_worlds_count() -> None:
    told: list[tuple[int, int]] = []
    secret = InForce(example("h7"), maker=3, secret=True)
    threads(1).try_out(trial(ALL_HAIL, secret), lambda *each: told.append(each), hands=8)
    assert told == [(4, 16), (8, 16), (12, 16), (16, 16)]


def test_mo_91_in_the_known_world_secret_rules_of_others_are_not_in_force() -> None:
    others, own = (InForce(example("h7"), maker=each, secret=True) for each in (3, 0))
    announced = InForce(example("h11"), maker=3)
    made = trial(ALL_HAIL, others, announced, own)
    assert made.before(known=True) == (announced, own)
    assert made.before(known=False) == (others, announced, own)
    assert made.worlds == (True, False)
    assert trial(ALL_HAIL, announced, own).worlds == (True,)


def test_who_wants_a_trial_no_more_is_not_kept_waiting() -> None:
    tryer = threads(1)
    with pytest.raises(TrialStoppedError):
        tryer.try_out(trial(ALL_HAIL), stopped=lambda: True)
    assert tryer.try_out(trial(NO_SEVENS)).verdict is Verdict.CARD_NEVER_PLAYABLE


def test_a_trial_that_takes_too_long_has_failed() -> None:
    with patch.object(trying, "LONGEST", 0.0), pytest.raises(TrialFailedError):
        threads(1).try_out(trial(ALL_HAIL))


def test_processes_that_are_gone_are_started_anew() -> None:
    pools: list[Executor] = [Broken(), ThreadPoolExecutor(1)]
    tryer = Tryer(1, pool=lambda: pools.pop(0))
    with pytest.raises(TrialFailedError):
        tryer.try_out(trial(NO_SEVENS))
    assert tryer.try_out(trial(NO_SEVENS)).verdict is Verdict.CARD_NEVER_PLAYABLE


class Deaf(ThreadPoolExecutor):
    """A thread, and which signals whoever uses it heard nothing of meanwhile."""

    heard: list[set[int]]

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do it, later."""
        self.heard.append(signal.pthread_sigmask(signal.SIG_BLOCK, ()))
        return super().submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002
        """Wait, or not."""
        self.heard.append(signal.pthread_sigmask(signal.SIG_BLOCK, ()))
        super().shutdown(wait, cancel_futures=cancel_futures)


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="no masks of signals")
def test_what_is_started_for_a_trial_hears_no_interrupt_of_whoever_started_it() -> None:
    """Not while it starts, and whoever waits for its end waits to the end."""
    pool = Deaf(1)
    pool.heard = []
    tryer = Tryer(1, pool=lambda: pool)
    tryer.try_out(trial(ALL_HAIL), hands=4)
    tryer.close(wait=True)
    assert len(pool.heard) == 3
    assert all(signal.SIGINT in each for each in pool.heard)
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
