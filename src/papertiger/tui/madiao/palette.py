"""The colours of the table: paper and ink on dark green, and one red."""

from textual.theme import Theme

FELT = "#24392f"
SHADE = "#1a2a23"
IVORY = "#f3ead2"
STRAW = "#d9cba3"
INK = "#221d18"
VERMILION = "#a8281e"
SEAL = "#7d241d"
GOLD = "#e3c071"
MOSS = "#a9bdaf"

CARD = f"{INK} on {IVORY}"
RED_CARD = f"bold {VERMILION} on {IVORY}"
FINE_PRINT = f"#6b5f4c on {IVORY}"
BACK = f"{STRAW} on {SEAL}"
LABEL = MOSS
VALUE = f"bold {IVORY}"
LIT = f"bold {GOLD}"

THEME = Theme(
    name="ming",
    primary=GOLD,
    secondary=MOSS,
    accent=VERMILION,
    warning=GOLD,
    error=VERMILION,
    success=MOSS,
    foreground=IVORY,
    background=FELT,
    surface=SHADE,
    panel=SHADE,
    dark=True,
    variables={
        "felt": FELT,
        "shade": SHADE,
        "ivory": IVORY,
        "straw": STRAW,
        "ink": INK,
        "vermilion": VERMILION,
        "gold": GOLD,
        "moss": MOSS,
    },
)
