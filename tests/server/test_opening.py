"""A table is opened as it can be played, or not at all."""

from pathlib import Path

import msgspec
import pytest

from papertiger.wire import http
from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings
from tests.server.house import house, play


@pytest.mark.parametrize(
    ("settings", "levels"),
    [
        (MadiaoSettings(bots="regular"), "random, steady"),
        (MaoSettings(bots="steady"), "beginner, regular, expert"),
        (MaoSettings(bots="\u202eexpert"), "beginner, regular, expert"),
    ],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/quick"])
def test_a_level_of_bots_that_does_not_exist_is_refused_at_opening(
    tmp_path: Path, path: str, settings: Settings, levels: str
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            body = msgspec.json.encode(http.OpenTable(settings))
            answer = await there.client.post(path, content=body)
            assert answer.status_code == 422
            assert msgspec.json.decode(answer.content, type=http.Problem) == http.Problem(
                "no_such_bot",
                "settings.bots",
                f"there are {levels}",
                {"level": settings.bots, "levels": levels},
            )
            assert await there.server.store.counted() == 0

    play(scenario)


@pytest.mark.parametrize("first", ["/api/tables", "/api/quick"])
def test_an_address_opens_tables_no_faster_than_it_may(tmp_path: Path, first: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path, tables_burst=2, tables_per_minute=6) as there:
            there.clock.stop()

            async def status(path: str, settings: Settings) -> int:
                body = msgspec.json.encode(http.OpenTable(settings))
                return (await there.client.post(path, content=body)).status_code

            assert await status(first, MadiaoSettings(clock=1)) == 201
            assert await status(first, MadiaoSettings(bots="none such")) == 422, "not counted"
            assert await status(first, MadiaoSettings(clock=2)) == 201
            for path in ("/api/tables", "/api/quick"):
                assert await status(path, MadiaoSettings(clock=3)) == 429
            assert await there.server.store.counted() == 2
            there.clock.add(9_999)
            assert await status(first, MadiaoSettings(clock=3)) == 429
            there.clock.add(1)
            assert await status(first, MadiaoSettings(clock=3)) == 201
            assert await status(first, MadiaoSettings(clock=4)) == 429

    play(scenario)


def test_a_place_at_a_table_that_is_there_is_no_new_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, tables_burst=1, tables_per_minute=1) as there:
            body = msgspec.json.encode(http.QuickMatch(MadiaoSettings()))
            answers = [await there.client.post("/api/quick", content=body) for _ in range(3)]
            assert [each.status_code for each in answers] == [201, 200, 200]
            assert await there.server.store.counted() == 1

    play(scenario)
