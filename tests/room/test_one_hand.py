"""A person sees one hand of a deal: has one place, and after leaving it takes no other one."""

import pytest
from msgspec.structs import replace

from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.room.evening import Client, Evening, play_madiao
from tests.room.test_table import MADIAO, MAO, refused, seated


def dealt(settings: MadiaoSettings | MaoSettings = MADIAO) -> tuple[Evening, Client, Client]:
    """Ann and Bo have seen their cards; the other places are bots'."""
    evening = Evening(settings, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    assert refused(ann.do(c.Start)) is None
    if isinstance(settings, MadiaoSettings):
        play_madiao(evening, ann, bo, until=lambda: bool(bo.view.hand))
    return evening, ann, bo


def is_over(evening: Evening) -> bool:
    """Whether the hand is over, and the next one has not begun."""
    running = evening.actor.room.running
    return running is not None and running.recording.closed


def test_who_has_left_a_place_takes_no_other_in_the_same_hand_but_that_one_again() -> None:
    evening, _, bo = dealt()
    assert refused(bo.do(c.StandUp)) is None
    answer = bo.do(c.SitDown, place=2)
    assert answer.refused == news.Refusal("hand_seen", "", {"place": 1})
    evening.restart()
    bo = evening.client("Bo").hello()
    assert refused(bo.do(c.SitDown, place=3)) == "hand_seen"
    assert refused(bo.do(c.SitDown)) is None
    assert bo.place == 1
    assert refused(bo.do(c.StandUp)) is None
    assert refused(bo.do(c.SitDown, place=2)) == "hand_seen"


def test_when_the_hand_is_over_any_place_may_be_taken() -> None:
    evening, ann, bo = dealt()
    bo.do(c.StandUp)
    play_madiao(evening, ann, until=lambda: is_over(evening))
    assert refused(bo.do(c.SitDown, place=2)) is None
    assert bo.place == 2


def test_who_leaves_between_two_hands_may_sit_elsewhere_in_the_next() -> None:
    evening, ann, bo = dealt()
    play_madiao(evening, ann, bo, until=lambda: is_over(evening))
    bo.do(c.StandUp)
    play_madiao(evening, ann, until=lambda: bool(ann.view.hand))
    assert refused(bo.do(c.SitDown, place=3)) is None


def test_somebody_whom_the_host_has_sent_away_knows_the_cards_too() -> None:
    evening, ann, bo = dealt()
    evening.left(bo)
    assert refused(ann.do(c.Remove, place=1)) is None
    back = evening.client("Bo").hello()
    assert refused(back.do(c.SitDown, place=2)) == "hand_seen"
    assert refused(back.do(c.SitDown, place=1)) is None


def test_a_place_that_another_has_taken_meanwhile_is_waited_for_until_the_hand_is_over() -> None:
    evening, _, bo = dealt()
    bo.do(c.StandUp)
    zoe = evening.client("Zoe").hello()
    assert refused(zoe.do(c.SitDown, place=1)) is None
    for wish in (None, 1, 2):
        assert refused(bo.do(c.SitDown, place=wish)) == "hand_seen"


def test_at_a_table_that_waits_for_somebody_to_sit_down_it_is_the_same() -> None:
    evening, ann, bo = dealt(replace(MADIAO, takeover=False))
    cy = evening.client("Cy").hello()
    bo.do(c.StandUp)
    assert refused(cy.do(c.SitDown)) is None
    ann.do(c.StandUp)
    assert refused(bo.do(c.SitDown)) == "hand_seen"
    assert refused(ann.do(c.SitDown)) is None


def test_in_mao_who_has_quit_takes_no_bots_place_in_that_hand() -> None:
    _, _, bo = dealt(MAO)
    bo.do(c.StandUp)
    for wish in (None, 1, 2):
        assert refused(bo.do(c.SitDown, place=wish)) == "hand_seen"


@pytest.mark.parametrize("begun", [True, False])
def test_nobody_has_two_places(begun: bool) -> None:  # noqa: FBT001
    evening = Evening(MADIAO)
    ann, _ = seated(evening, "Ann", "Bo")
    if begun:
        assert refused(ann.do(c.Start)) is None
    tab = evening.client("Ann")
    tab.member, tab.ids = replace(tab.member, name="Anna"), ann.ids
    answer = tab.hello().do(c.SitDown, place=3)
    assert answer.refused == news.Refusal("seated_already", "", {"place": 0})


def test_before_and_after_a_game_one_sits_where_one_will() -> None:
    evening = Evening(MADIAO)
    ann, bo = seated(evening, "Ann", "Bo")
    bo.do(c.StandUp)
    assert refused(bo.do(c.SitDown, place=3)) is None
    bo.do(c.Ready)
    ann.do(c.Start)
    play_madiao(evening, ann, bo)
    bo.do(c.StandUp)
    assert refused(bo.do(c.SitDown, place=2)) is None
