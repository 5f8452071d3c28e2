"""What people are called, and what they write, made harmless."""

import unicodedata
from collections.abc import Iterable

LONGEST = 24
"""So many characters a name has at most."""


def clean(text: str) -> str:
    """Text in one form, without control and format characters, its blanks single."""
    plain = unicodedata.normalize("NFKC", text)
    kept = (sign if _shown(sign) else " " if sign.isspace() else "" for sign in plain)
    return " ".join("".join(kept).split())


def _shown(sign: str) -> bool:
    """Whether a character shows: no control, format, surrogate, private or unassigned one."""
    return not unicodedata.category(sign).startswith("C")


def spoken(text: str) -> str:
    """What somebody writes in the chat, made harmless; "" if nothing is left."""
    return clean(text)


def skeleton(name: str) -> str:
    """What two names that look alike share."""
    folded = unicodedata.normalize("NFKD", clean(name).casefold())
    return "".join(sign for sign in folded if unicodedata.category(sign)[0] in "LN")


def distinct(name: str, others: Iterable[str]) -> bool:
    """Whether nobody else's name looks like this one."""
    own = skeleton(name)
    return all(skeleton(other) != own for other in others)


def wrong(name: str) -> str | None:
    """What is wrong with a name, as the code of a message; None if nothing is."""
    cleaned = clean(name)
    if not skeleton(cleaned):
        return "name_empty"
    return "name_too_long" if len(cleaned) > LONGEST else None
