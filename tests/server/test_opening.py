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
