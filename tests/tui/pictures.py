"""Pictures of the drawn table as text: every screen, at the least size and at a large one.

A picture is the text of the screen, without colours, as a terminal shows it. To take them all anew:
`PYTHONPATH=src:. python -m tests.tui.pictures`; then look at what has changed.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from papertiger.madiao.options import Options
from papertiger.room import solo
from papertiger.room.solo import Solo
from tests.tui import sitting as table
from tests.tui.sitting import LARGE, SMALL, Looking, moment, replaying, sitting

FOLDER = Path(__file__).parent / "pictures"
SIZES = (SMALL, LARGE)
NAMES = (
    "table", "lead", "exposed", "stake", "redeal", "last-trick", "ledger", "clause", "card",
    "rules", "log", "keys", "quit", "end", "replay", "replay-seat",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen: where a match stands, how it is left open, and the keys that lead to the screen."""

    match: Solo
    keys: tuple[str, ...] = ()
    replay: bool = False


def scenes(language: str) -> dict[str, Scene]:
    """Every screen by its name."""
    late = moment(table.late, language, table.LATE)
    last = moment(table.last, language, table.SHORT)
    only = moment(table.last, language, table.SHORT, Options(max_deals=1))
    exposing = moment(table.may_expose, language)
    expose = str(table.exposing(solo.view(exposing)))
    return {
        "table": Scene(late, ("3",)),
        "lead": Scene(moment(table.leading, language, table.LEAD)),
        "exposed": Scene(exposing, (expose, "enter")),
        "stake": Scene(moment(table.names_stake, language, table.STAKE)),
        "redeal": Scene(moment(table.may_redeal, language, table.REDEAL)),
        "last-trick": Scene(last, ("1", "minus")),
        "ledger": Scene(last, ("1", "minus", "enter", "down")),
        "clause": Scene(last, ("1", "minus", "enter", "down", "enter")),
        "card": Scene(late, ("3", "question_mark")),
        "rules": Scene(late, ("r", *["down"] * 3)),
        "log": Scene(late, ("l",)),
        "keys": Scene(late, ("f1",)),
        "quit": Scene(late, ("q",)),
        "end": Scene(only, ("1", "minus", "enter", "space")),
        "replay": Scene(late, ("end", "left"), replay=True),
        "replay-seat": Scene(late, ("end", "left", "o", "v"), replay=True),
    }


def pictures() -> list[tuple[str, str, tuple[int, int]]]:
    """Scene, language and size of each picture: all in English, the table in every language."""
    english = [(name, "en", size) for name in NAMES for size in SIZES]
    others = [("table", language, SMALL) for language in ("ru", "zh-Hans", "zh-Hant")]
    return english + others


def path(name: str, language: str, size: tuple[int, int]) -> Path:
    """Where a picture is kept."""
    return FOLDER / f"{name}.{language}.{size[0]}x{size[1]}.txt"


async def take(name: str, language: str, size: tuple[int, int]) -> str:
    """The screen as text; what ends a line in spaces is cut off there."""
    scene = scenes(language)[name]
    async with _opened(scene, language, size) as at:
        for key in scene.keys:
            await at.press(key)
        return "".join(f"{line.rstrip()}\n" for line in at.lines())


@asynccontextmanager
async def _opened(
    scene: Scene, language: str, size: tuple[int, int]
) -> AsyncIterator[Looking[Any]]:
    if scene.replay:
        async with replaying(scene.match, language=language, size=size) as replay:
            yield replay
    else:
        async with sitting(scene.match, language, size) as at:
            yield at


async def main() -> None:
    """Take every picture anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, language, size in pictures():
        picture = await take(name, language, size)
        path(name, language, size).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
