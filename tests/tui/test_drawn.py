"""What a part of the screen shows already is not drawn again."""

import pytest
from textual.app import App, ComposeResult, RenderResult
from textual.content import Content

from papertiger.tui.drawn import Drawn
from papertiger.tui.palette import LABEL, VALUE
from tests.tui.sitting import run

RED = Content.styled("a card", VALUE)


class Counted(Drawn):
    """A part that counts how often it is drawn."""

    times = 0

    def render(self) -> RenderResult:
        """Draw it once more."""
        self.times += 1
        return super().render()


class Table(App[None]):
    """A table of one part."""

    def compose(self) -> ComposeResult:
        """Place it."""
        yield Counted(RED)


@pytest.mark.parametrize(
    ("shown", "again"),
    [
        (Content.styled("a card", VALUE), False),
        (Content.styled("a card", LABEL), True),
        (Content.styled("a seat", VALUE), True),
        ("a card", True),
    ],
)
@pytest.mark.parametrize("layout", [False, True])
def test_a_part_is_drawn_again_when_it_shows_something_else(
    shown: Content | str, *, again: bool, layout: bool
) -> None:
    async def test() -> None:
        app = Table()
        async with app.run_test() as pilot:
            await pilot.pause()
            part = app.query_one(Counted)
            before = part.times
            part.update(shown, layout=layout)
            await pilot.pause()
            await pilot.pause()
            assert (part.times > before) == again
            before = part.times
            part.update(shown, layout=layout)
            await pilot.pause()
            await pilot.pause()
            assert part.times == before

    run(test)
