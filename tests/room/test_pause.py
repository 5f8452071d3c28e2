"""A pause that people wished for, and one that only lasts until somebody sits down."""

import msgspec
import pytest
from msgspec.structs import replace

from papertiger.room import facts as f
from papertiger.wire import commands as c
from papertiger.wire.settings import MadiaoSettings
from tests.room.evening import Client, Evening
from tests.room.test_absence import started
from tests.room.test_table import phase, refused

NO_TAKEOVER = MadiaoSettings(bots="steady", takeover=False)


def with_a_place_left(*, agreed: bool) -> tuple[Evening, Client, Client]:
    """Ann and Bo are there; Cy has left, before or after all had wished for a pause."""
    evening, (ann, bo, cy) = started(NO_TAKEOVER, "Ann", "Bo", "Cy")
    if agreed:
        for person in (ann, bo, cy):
            assert refused(person.do(c.Pause)) is None
    assert refused(cy.do(c.StandUp)) is None
    assert phase(ann) == "paused"
    return evening, ann, bo


def fill(evening: Evening, host: Client, by: str) -> None:
    """Somebody new, or a bot, takes the place that is empty."""
    if by == "a bot":
        assert refused(host.do(c.SeatBot, place=2, level="steady")) is None
    else:
        assert refused(evening.client("Di").hello().do(c.SitDown)) is None


@pytest.mark.parametrize("by", ["a bot", "somebody"])
def test_a_pause_that_all_wished_for_goes_on_when_an_empty_place_is_filled(by: str) -> None:
    evening, ann, bo = with_a_place_left(agreed=True)
    assert refused(ann.do(c.Pause, on=False)) == "place_vacant"
    fill(evening, ann, by)
    assert phase(ann) == "paused"
    for person in evening.clients.values():
        if person.place is not None:
            assert phase(person) == "paused"
            assert refused(person.do(c.Pause, on=False)) is None
    assert phase(bo) == "playing"


@pytest.mark.parametrize("by", ["a bot", "somebody"])
def test_a_pause_for_an_empty_place_ends_when_it_is_filled(by: str) -> None:
    evening, ann, bo = with_a_place_left(agreed=False)
    assert refused(bo.do(c.Pause)) is None
    assert bo.room.chairs[1].wishes
    fill(evening, ann, by)
    assert phase(bo) == "playing"
    assert not any(chair.wishes for chair in bo.room.chairs)


def test_while_a_place_is_empty_all_may_wish_for_a_pause_that_outlasts_it() -> None:
    evening, ann, bo = with_a_place_left(agreed=False)
    ann.do(c.Pause)
    ann.do(c.Pause, on=False)
    assert not ann.room.chairs[0].wishes, "a wish can be taken back"
    ann.do(c.Pause)
    bo.do(c.Pause)
    assert not any(chair.wishes for chair in bo.room.chairs)
    fill(evening, ann, "a bot")
    assert phase(ann) == "paused"
    ann.do(c.Pause, on=False)
    assert phase(ann) == "paused"
    bo.do(c.Pause, on=False)
    assert phase(ann) == "playing"


def test_a_pause_of_an_older_log_can_be_ended() -> None:
    evening, (ann,) = started(NO_TAKEOVER, "Ann")
    ann.do(c.Pause)
    old = [f.decode(each) for each in evening.log]
    log = [replace(each, agreed=False) if isinstance(each, f.Paused) else each for each in old]
    assert log != old
    evening.log = [f.encode(each).replace(b',"agreed":false', b"") for each in log]
    assert not any(b"agreed" in each for each in evening.log)
    assert any(msgspec.json.decode(each)["fact"] == "paused" for each in evening.log)
    evening.restart()
    ann.hello(resume=True)
    assert phase(ann) == "paused"
    assert refused(ann.do(c.Pause, on=False)) is None
    assert phase(ann) == "playing"
