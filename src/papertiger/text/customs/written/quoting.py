"""Texts in quotes, as rules are written down: any text can stand there, by its escapes."""

import re
import unicodedata

ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
"""What stands after a backslash; any sign also goes by its number, as in `\\u{200b}`."""

_ESCAPED = {sign: f"\\{letter}" for letter, sign in ESCAPES.items()}
_ESCAPE = re.compile(r"\\(?:u\{([0-9A-Fa-f]{1,6})\}|(.))", re.DOTALL)
_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"


class EscapeError(ValueError):
    """An escape that stands for nothing: from `start` to before `end` in what is in the quotes."""

    def __init__(self, start: int, end: int) -> None:
        """Its place."""
        super().__init__(f"no escape at {start}")
        self.start = start
        self.end = end


def is_plain(sign: str) -> bool:
    """Whether a sign can stand in a rule as it is: no control, nothing that turns the line."""
    return sign.isprintable() or sign in _JOINERS or unicodedata.category(sign) == "Zs"


def quoted(text: str) -> str:
    """The text in quotes."""
    return f'"{"".join(map(_written, text))}"'


def _written(sign: str) -> str:
    if sign in _ESCAPED:
        return _ESCAPED[sign]
    return sign if is_plain(sign) else f"\\u{{{ord(sign):x}}}"


def unquoted(text: str) -> str:
    """What stands in the quotes; raises EscapeError."""
    return _ESCAPE.sub(_meant, text)


def _meant(found: re.Match[str]) -> str:
    number, letter = found.groups()
    if letter in ESCAPES:
        return ESCAPES[letter]
    code = -1 if number is None else int(number, 16)
    # Half of a pair is no sign, and no record could hold it.
    if not 0 <= code <= 0x10FFFF or 0xD800 <= code < 0xE000:
        raise EscapeError(*found.span())
    return chr(code)
