"""Every screen of Mao looks as it did when somebody last looked at it."""

import pytest

from tests.tui.mao.pictures import FOLDER, path, pictures, take
from tests.tui.sitting import run


@pytest.mark.parametrize(("name", "language", "size"), pictures(), ids=str)
def test_a_screen_looks_like_its_picture(name: str, language: str, size: tuple[int, int]) -> None:
    """After a change that is meant: `PYTHONPATH=src:. python -m tests.tui.mao.pictures`, look."""

    async def test() -> None:
        kept = path(name, language, size).read_text(encoding="utf-8")
        assert (await take(name, language, size)).splitlines() == kept.splitlines()

    run(test)


def test_no_picture_is_left_over() -> None:
    assert set(FOLDER.glob("*")) == {path(*each) for each in pictures()}
