"""A line over a list: what is typed narrows the list, the keys of the list move its pointer."""

from textual import events
from textual.widgets import Input

MOVES = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -1000, "end": 1000}
"""So many rows on, by each key; none of them is for the line."""
MOST_SIGNS = 60
"""So many signs can be sought."""


class Seeking(Input):
    """The line. While it is empty figures are not for it: they point at rows."""

    def __init__(self, text: str, about: str) -> None:
        """`text`: what stands there at first; `about` is said while nothing does."""
        super().__init__(text, about, compact=True, select_on_focus=False, max_length=MOST_SIGNS)

    def on_key(self, event: events.Key) -> None:
        """Leave the figures to the list."""
        if not self.value and event.character and event.character in "0123456789":
            event.prevent_default()
