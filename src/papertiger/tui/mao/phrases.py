"""The phrase bar: everything that can be said and done with a key, always in the same place.

It never depends on what the table waits for: that one must know.
"""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from papertiger.bots.mao.words import Words
from papertiger.text.catalog import Catalog
from papertiger.tui.cells import stacked
from papertiger.tui.drawn import Drawn
from papertiger.tui.mao.acts import GESTURES, SUITS, said
from papertiger.tui.palette import LABEL, VALUE

Pairs = Sequence[tuple[str, str]]

SAYS = ("t", "l", "m", "M", "b")
ACTS = (
    ("Enter", "play"), ("Space", "hold"), ("r", "release"), ("x", "stock"), ("u", "look"),
    ("z", "deal"), ("i", "turn-up"), ("v", "dispute"), ("y n", "vote"),
)  # fmt: skip


class Phrases(Drawn):
    """Three lines; the second page has the gestures."""

    def show(self, words: Catalog, spoken: Words, *, page: int) -> None:
        """Show a page: 1 for phrases and acts, 2 for gestures."""
        rows = gestures(words) if page == 2 else phrases(words, spoken)
        width = self.size.width
        self.update(stacked([_row(row, width) for row in rows]), layout=False)


def phrases(words: Catalog, spoken: Words) -> tuple[Pairs, Pairs, Pairs]:
    """What can be said, which suits and spades, what can be done."""
    say = words.say
    first = [(key, str(said(key, spoken))) for key in SAYS]
    first += [("o", say("mao-key-order")), ("e", say("mao-key-end"))]
    second = [(key, str(said(key, spoken))) for key in SUITS]
    second += [("a…k s", say("mao-key-spade")), ("g", say("mao-key-gestures"))]
    second.append(("p", say("mao-key-penalty")))
    return first, second, [(key, say(f"mao-key-{what}")) for key, what in ACTS]


def gestures(words: Catalog) -> tuple[Pairs, Pairs, Pairs]:
    """The gestures by their second key."""
    all_of_them = [(key, words.say(f"mao-gesture-{gesture}")) for key, gesture in GESTURES.items()]
    return all_of_them[:4], all_of_them[4:], ()


def _row(pairs: Pairs, width: int) -> Content:
    """Keys and what they do, with as much room between them as there is."""
    length = sum(cell_len(f"{key} {what}") for key, what in pairs)
    gap = min(3, max(1, (width - length) // max(1, len(pairs) - 1)))
    parts = (Content.assemble((key, VALUE), (f" {what}", LABEL)) for key, what in pairs)
    return Content(" " * gap).join(parts).truncate(width)
