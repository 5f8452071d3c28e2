"""Which key does what, at the table and everywhere else."""

from textual.binding import Binding

from papertiger.tui.keys import LOOK_KEYS

CHOOSE_KEYS = (
    Binding("left", "choose(-1)"),
    Binding("right", "choose(1)"),
    Binding("home", "pick(0)"),
    Binding("end", "pick(-1)"),
    *(Binding(str(number), f"pick({number - 1})") for number in range(1, 9)),
    Binding("enter,u,г", "up"),
    Binding("minus,d,в", "down"),
    Binding("question_mark", "app.card_help"),
)

TABLE_KEYS = (
    *LOOK_KEYS,
    *CHOOSE_KEYS,
    Binding("space", "go_on"),
    Binding("left_square_bracket,х", "app.pace(-1)"),
    Binding("right_square_bracket,ъ", "app.pace(1)"),
    Binding("p,з", "app.pause"),
    # Only at a table with others there is somebody to talk to.
    Binding("t,е,slash", "app.room"),
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
