"""How people type and print codes and signs: any case, wide letters, any minus, look-alikes.

Every replacement is of one character by one, so that places in a text stay what they are.
"""

from papertiger.madiao.cards import Card

# What keyboards and printers make of a minus.
MINUSES = "-−–—‐‑‒―－"

_CODES = {card.value: card for card in Card}
# Cyrillic letters that look like those of the codes, and those that lie on the same keys.
_CYRILLIC = str.maketrans("МТСН" + "ЬЕЫР", "MTCH" + "MTSH")
# Wide forms of ASCII, as Chinese keyboards type them, and the wide space.
_WIDE = {code + 0xFEE0: code for code in range(0x21, 0x7F)} | {0x3000: 0x20}
_PLAIN = _WIDE | {ord(minus): "-" for minus in MINUSES}


def narrow(text: str) -> str:
    """The text with wide letters, digits, signs and spaces made narrow."""
    return text.translate(_WIDE)


def plain(text: str) -> str:
    """The text made narrow, and every minus the one of the keyboard."""
    return text.translate(_PLAIN)


def card_of(text: str) -> Card | None:
    """The card of a code however it is typed, or None. [MD-1.3]"""
    return _CODES.get(narrow(text).upper().translate(_CYRILLIC))
