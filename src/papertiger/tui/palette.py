"""The colours of a scroll: ivory paper, black ink, and the vermilion of seals."""

from textual.theme import Theme

TABLE = "#2b2420"
SHADE = "#1d1815"
MARGIN = "#5d5046"
IVORY = "#f3ead2"
STRAW = "#d9cba3"
INK = "#221d18"
PALE_INK = "#6b5f4c"
VERMILION = "#a8281e"
SEAL = "#7d241d"
GOLD = "#e3c071"
ASH = "#b5a68c"

CARD = f"{INK} on {IVORY}"
RED_CARD = f"bold {VERMILION} on {IVORY}"
STOCK = f"{INK} on {STRAW}"
RED_STOCK = f"bold {SEAL} on {STRAW}"
FINE_PRINT = f"{PALE_INK} on {IVORY}"
BACK = f"{STRAW} on {SEAL}"
BACK_EDGE = f"{IVORY} on {SEAL}"
CHOP = f"bold {IVORY} on {VERMILION}"
PLACE = MARGIN
LABEL = ASH
VALUE = f"bold {IVORY}"
LIT = f"bold {GOLD}"

THEME = Theme(
    name="ming",
    primary=GOLD,
    secondary=ASH,
    accent=VERMILION,
    warning=GOLD,
    error=VERMILION,
    success=ASH,
    foreground=IVORY,
    background=TABLE,
    surface=SHADE,
    panel=SHADE,
    dark=True,
    variables={
        "table": TABLE,
        "shade": SHADE,
        "margin": MARGIN,
        "ivory": IVORY,
        "straw": STRAW,
        "ink": INK,
        "pale-ink": PALE_INK,
        "vermilion": VERMILION,
        "seal": SEAL,
        "gold": GOLD,
        "ash": ASH,
    },
)
