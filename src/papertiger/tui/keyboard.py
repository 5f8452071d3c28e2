"""Keys by their place on the keyboard: a letter of another layout is that of the Latin one."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual import events

_RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбю"
_LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
_PLACES = str.maketrans(_RUSSIAN + _RUSSIAN.upper(), _LATIN + _LATIN.upper())


def latin(text: str) -> str:
    """Letters as a Latin keyboard has them at the same places."""
    return text.translate(_PLACES)


def letter(event: "events.Key") -> str:
    """The sign of a key as a Latin keyboard has it there; "" for a key without a sign."""
    if event.character is None or not event.is_printable:
        return ""
    return latin(event.character)
