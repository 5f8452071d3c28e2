"""Keys that do the same at every table, and the line at the bottom that tells of keys."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.binding import Binding
from textual.content import Content

from papertiger.text.catalog import Catalog
from papertiger.tui.palette import LABEL, VALUE

# Letters stand with the ones that the same key gives on a Russian keyboard.
LOOK_KEYS = (
    Binding("f1,h,р", "app.keys"),
    Binding("l,д", "app.log"),
    Binding("s,ы", "app.scores"),
    Binding("r,к", "app.rules"),
    Binding("q,й", "app.leave"),
)


def hints(words: Catalog, keys: Sequence[tuple[str, str]], width: int) -> Content:
    """Keys in one line: each with the message that says what it does."""
    said = [(key, words.say(f"tui-key-{what}")) for key, what in keys]
    while _length(said, 1) > width and len(said) > 2:
        del said[-3]
    gap = 2 if _length(said, 2) <= width else 1
    parts = (Content.assemble((key, VALUE), (f" {what}", LABEL)) for key, what in said)
    return Content(" ") + Content(" " * gap).join(parts)


def _length(said: list[tuple[str, str]], gap: int) -> int:
    return 1 + sum(cell_len(f"{key} {what}") + gap for key, what in said)
