"""Pictures of the drawn table of Mao as text, as a terminal shows it, without colours.

To take them all anew: `PYTHONPATH=src:. python -m tests.tui.mao.pictures`; then look at what has
changed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from papertiger.mao.moves import AgreeEnd, GivePenalty, Say, Vote
from papertiger.mao.options import Referee
from tests.tui.mao.sitting import LARGE, MIDDLING, SMALL, Sitting, sitting
from tests.tui.mao.winning import after_three_wins, is_tried, to_row

WIDE = (120, 40)
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


async def way(at: Sitting) -> None:
    """How a rule can be made."""
    await at.rest()


async def cards(at: Sitting) -> None:
    """Cards of a rule, pressed."""
    await at.press("1", "enter", "1", "enter", "j", "q", "h")


async def phrase(at: Sitting) -> None:
    """What is to be said, and cannot be."""
    await cards(at)
    await at.press("enter", *"mao")


async def whole(at: Sitting) -> None:
    """A rule that is whole."""
    await cards(at)
    await at.press("enter", *"hail", "enter", "enter")


async def condition(at: Sitting) -> None:
    """One of several words, and the sentence as it would be with it."""
    await at.press("2", "enter", "1", "enter", "down")


async def sought(at: Sitting) -> None:
    """The list of real rules, narrowed to what has a word in its title."""
    await at.press("5", "enter", *"knock", "down")


async def good(at: Sitting) -> None:
    """A rule that can be made."""
    await whole(at)
    await at.press("enter")
    await is_tried(at)


async def spoils(at: Sitting) -> None:
    """A rule that cannot be made: it forbids every card."""
    await at.press("2", "enter", "2", "enter")
    await at.press(*to_row(at, ""), "enter")
    await at.press(*to_row(at, "forbid"), "enter", "enter", "enter")
    await is_tried(at)


async def told(at: Sitting) -> None:
    """A rule that was made, at the table."""
    await good(at)
    await at.press("enter")


async def laid_open(at: Sitting) -> None:
    """The end of a game with its rules."""
    await told(at)
    for seat in at.others:
        await at.does(seat, AgreeEnd("hands:3"))
    await at.press("E")
    await at.type("hands:3")


RULES: dict[str, Steps] = {
    each.__name__: each
    for each in (way, cards, phrase, whole, condition, sought, good, spoils, told, laid_open)
}
"""Screens of who may make a rule, after three hands won."""
LARGER = ("cards", "whole", "sought", "laid_open")


def pictures() -> list[tuple[str, str, tuple[int, int]]]:
    """Scene, language and size: all in English, small; the table in every language and size."""
    english = [(name, "en", SMALL) for name in SCENES]
    sizes = [(name, "en", size) for name in ("table", "jack") for size in (MIDDLING, LARGE)]
    others = [
        (name, language, SMALL)
        for name in ("table", "jack", "penalty")
        for language in ("ru", "zh-Hans", "zh-Hant")
    ]
    rules = [(name, "en", SMALL) for name in RULES]
    rules += [(name, "en", size) for name in LARGER for size in (MIDDLING, WIDE)]
    translated = [
        (name, language, SMALL)
        for name in ("way", "cards", "whole", "sought", "spoils")
        for language in ("ru", "zh-Hans", "zh-Hant")
    ]
    return english + sizes + others + rules + translated


def path(name: str, language: str, size: tuple[int, int]) -> Path:
    """Where a picture is kept."""
    return FOLDER / f"{name}.{language}.{size[0]}x{size[1]}.txt"


async def take(name: str, language: str, size: tuple[int, int]) -> str:
    """The screen as text; what ends a line in spaces is cut off there."""
    if name in RULES:
        async with after_three_wins(language=language, size=size) as at:
            await RULES[name](at)
            return _shown(at)
    async with sitting(HANDS, each=5, language=language, size=size, referee=Referee.PLAYERS) as at:
        await SCENES[name](at)
        await at.rest()
        return _shown(at)


def _shown(at: Sitting) -> str:
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
