"""Pictures of the drawn table of Mao as text, as a terminal shows it, without colours.

To take them all anew: `PYTHONPATH=src:. python -m tests.tui.mao.pictures`; then look at what has
changed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from papertiger.mao.moves import GivePenalty, Say, Vote
from papertiger.mao.options import Referee
from tests.tui.mao.sitting import LARGE, MIDDLING, SMALL, Sitting, sitting

FOLDER = Path(__file__).parent / "pictures"
HANDS = {0: "5H 8H JC AS QD", 1: "6H 4H 3C"}

Steps = Callable[[Sitting], Awaitable[None]]


async def down(at: Sitting) -> None:
    """The first hand is about to be dealt, and lies face down."""
    await at.press("p", "escape")


async def table(at: Sitting) -> None:
    """A turn, with somebody speaking."""
    await at.starts()
    await at.does(2, Say("good evening"))
    await at.press("right")


async def jack(at: Sitting) -> None:
    """A jack under the finger, its suit called."""
    await table(at)
    await at.press("end", "space", "d")


async def refused(at: Sitting) -> None:
    """An act that cannot be."""
    await table(at)
    await at.press("r")


async def order(at: Sitting) -> None:
    """A point of order."""
    await table(at)
    await at.press("o")
    await at.passes(2_000)
    at.app.screen_of_table.tick()


async def vote(at: Sitting) -> None:
    """A vote on a penalty."""
    await table(at)
    await at.does(1, GivePenalty(2, "misplay"))
    await at.press("v")
    await at.does(3, Vote(1, uphold=True))


async def penalty(at: Sitting) -> None:
    """The sheet of penalties."""
    await table(at)
    await at.press("p", "3")


async def gestures(at: Sitting) -> None:
    """The second page of the bar."""
    await table(at)
    await at.press("g")


async def keys(at: Sitting) -> None:
    """The sheet of keys."""
    await table(at)
    await at.press("f1")


async def review(at: Sitting) -> None:
    """A hand looked back on."""
    await table(at)
    await at.does(2, Say("mao"))
    await at.does(1, GivePenalty(2, "said_name"))
    await at.press("x", "x", "m")
    at.clock.let_pass(40 * 60_000)
    await at.rest()
    await at.press("down")


SCENES: dict[str, Steps] = {
    each.__name__: each
    for each in (down, table, jack, refused, order, vote, penalty, gestures, keys, review)
}


def pictures() -> list[tuple[str, str, tuple[int, int]]]:
    """Scene, language and size: all in English, small; the table in every language and size."""
    english = [(name, "en", SMALL) for name in SCENES]
    sizes = [(name, "en", size) for name in ("table", "jack") for size in (MIDDLING, LARGE)]
    others = [
        (name, language, SMALL)
        for name in ("table", "jack", "penalty")
        for language in ("ru", "zh-Hans", "zh-Hant")
    ]
    return english + sizes + others


def path(name: str, language: str, size: tuple[int, int]) -> Path:
    """Where a picture is kept."""
    return FOLDER / f"{name}.{language}.{size[0]}x{size[1]}.txt"


async def take(name: str, language: str, size: tuple[int, int]) -> str:
    """The screen as text; what ends a line in spaces is cut off there."""
    async with sitting(HANDS, each=5, language=language, size=size, referee=Referee.PLAYERS) as at:
        await SCENES[name](at)
        await at.rest()
        return "".join(f"{line.rstrip()}\n" for line in at.lines())


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
