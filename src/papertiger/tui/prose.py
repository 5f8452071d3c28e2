"""Text of more lines than one, in a widget of its own."""

from typing import cast

from textual.content import Content
from textual.geometry import Size

from papertiger.tui.cells import breaks, stacked
from papertiger.tui.drawn import Drawn


class Prose(Drawn):
    """A text whose lines break as `cells.breaks` says.

    Textual breaks lines at spaces alone: it leaves a line half empty before a long Chinese
    sentence, and puts the stop of one at the beginning of a line. It holds `Content` only.
    """

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """How many lines it takes."""
        del container, viewport
        return len(self._lines(width))

    def render(self) -> Content:
        """The text in its lines."""
        return stacked(self._lines(self.content_size.width))

    def _lines(self, width: int) -> list[Content]:
        """Each line of the text in as many as it takes; all as they are while there is no room."""
        lines = cast("Content", self.visual).split(allow_blank=True)
        if width <= 1:
            return list(lines)
        return [part.rstrip() for line in lines for part in line.divide(breaks(line.plain, width))]
