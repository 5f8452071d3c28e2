"""A part of a screen that is drawn anew only when it shows something else."""

from textual.content import Content
from textual.visual import VisualType
from textual.widgets import Static


class Drawn(Static):
    """A `Static` that is told again and again what it shows.

    A table shows all its parts after whatever happens, and most of them are as they were; Textual
    would draw each one again, with all that lies in its place.
    """

    def update(self, content: VisualType = "", *, layout: bool = True) -> None:
        """Show this from now on; nothing is drawn where it is shown already."""
        shown = self.content
        if isinstance(content, Content) and isinstance(shown, Content):
            if content.is_same(shown):
                return
        elif isinstance(content, str) and isinstance(shown, str) and content == shown:
            return
        super().update(content, layout=layout)
