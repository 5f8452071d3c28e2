"""Which key does what, at the table and everywhere else."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.binding import Binding
from textual.content import Content

from papertiger.text.catalog import Catalog
from papertiger.tui.madiao.palette import LABEL, VALUE

# Letters stand with the ones that the same key gives on a Russian keyboard.
LOOK_KEYS = (
    Binding("f1,h,р", "app.keys"),
    Binding("l,д", "app.log"),
    Binding("s,ы", "app.scores"),
    Binding("r,к", "app.rules"),
    Binding("q,й", "app.leave"),
)
TABLE_KEYS = (
    *LOOK_KEYS,
    Binding("left", "choose(-1)"),
    Binding("right", "choose(1)"),
    Binding("home", "pick(0)"),
    Binding("end", "pick(-1)"),
    *(Binding(str(number), f"pick({number - 1})") for number in range(1, 9)),
    Binding("enter,u,г", "up"),
    Binding("space", "go_on"),
    Binding("minus,d,в", "down"),
    Binding("question_mark", "app.card_help"),
    Binding("left_square_bracket,х", "app.pace(-1)"),
    Binding("right_square_bracket,ъ", "app.pace(1)"),
    Binding("p,з", "app.pause"),
)

REPLAY_KEYS = (
    *LOOK_KEYS,
    Binding("right,space,enter", "step(1)"),
    Binding("left,b,и,backspace", "step(-1)"),
    Binding("down,n,т", "trick(1)"),
    Binding("up,p,з", "trick(-1)"),
    Binding("pagedown", "deal(1)"),
    Binding("pageup", "deal(-1)"),
    Binding("home", "first"),
    Binding("end", "last"),
    Binding("v,м", "turn"),
    Binding("o,щ", "open"),
    Binding("question_mark", "app.card_help"),
    Binding("escape", "app.leave"),
)

# What the line at the bottom says; where there is no room, those before the last two give way.
HINTS = (
    ("Enter", "up"),
    ("-", "down"),
    ("?", "card"),
    ("l", "log"),
    ("s", "scores"),
    ("r", "rules"),
    ("p", "pause"),
    ("q", "quit"),
    ("F1", "keys"),
)
REPLAY_HINTS = (
    ("→", "on"),
    ("←", "back"),
    ("↓", "trick"),
    ("PgDn", "deal"),
    ("o", "open"),
    ("v", "turn"),
    ("l", "log"),
    ("s", "scores"),
    ("?", "card"),
    ("q", "quit"),
    ("F1", "keys"),
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
