"""Who has not said how to be called is called in the language that is read."""

from pathlib import Path

import pytest

from papertiger.room import names
from papertiger.server import guests
from papertiger.text.catalog import LANGUAGES
from papertiger.wire import commands as c
from tests.server.house import house, play

WORDS = {"en": "Guest", "ru": "Гость", "zh-Hans": "访客", "zh-Hant": "訪客"}


def test_a_usual_name_is_one_that_somebody_may_have_in_each_language() -> None:
    for language in LANGUAGES:
        name = guests.usual_name("somebody", language)
        assert name == names.clean(name) == f"{WORDS[language]} {name[-4:]}"
        assert names.wrong(name) is None
    assert len({guests.usual_name("somebody", each)[-4:] for each in LANGUAGES}) == 1


@pytest.mark.parametrize(
    ("header", "chosen", "language"),
    [
        ("ru-RU,ru;q=0.9", "", "ru"),
        ("zh-TW", "", "zh-Hant"),
        ("ru", "zh-Hans", "zh-Hans"),
        ("ru", "nonsense", "ru"),
        ("", "", "en"),
    ],
)
def test_a_guest_is_called_in_the_language_that_is_chosen_or_asked_for(
    tmp_path: Path, header: str, chosen: str, language: str
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            given = {"accept-language": header, "cookie": f"language={chosen}"}
            answer = await there.client.get("/api/me", headers=given)
            assert answer.json()["name"].startswith(f"{WORDS[language]} ")
            visitor = await there.visit(await there.table(), **given)
            await visitor.hello()
            await visitor.do(c.SitDown)
            await visitor.until(lambda: visitor.room.chairs[0].name != "")
            assert visitor.room.chairs[0].name.startswith(f"{WORDS[language]} ")

    play(scenario)
