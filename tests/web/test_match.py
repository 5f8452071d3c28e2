"""A person and three bots, from the first card to the last score."""

from papertiger.madiao.options import Options
from tests.conftest import FullCount
from tests.web.stage import Stage


async def test_one_press_leads_from_the_first_page_to_a_playable_hand(stage: Stage) -> None:
    ann = await stage.guest()
    await ann.open()
    await ann.play_now()
    await ann.until("play")
    assert len(await ann.hand()) == 8
    held = await ann.hand()
    await ann.play()
    assert len(await ann.hand()) == 7
    assert set(await ann.hand()) < set(held)


async def test_a_whole_match_is_played_with_three_bots(stage: Stage, full_count: FullCount) -> None:
    """To its end by the limit on deals, and then another begins."""
    options = Options(max_deals=full_count(40))
    ann = await stage.guest("Ann")
    await ann.begin(path := await stage.table(options=options))
    seen = []
    while (moment := await ann.moment()) != "over":
        seen.append(moment)
        await ann.go_on()
    assert seen.count("play") >= 8
    assert seen.count("sheet") == stage.view(path, None).hands
    told = dict(zip(stage.names(path), stage.view(path, None).totals, strict=True))
    assert await ann.scores() == told
    assert sum(told.values()) == 0
    await ann.again()
    await ann.until("play")
    assert set((await ann.scores()).values()) == {0}
