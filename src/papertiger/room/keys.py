"""Tokens that bring back a seat, and short codes: to a table, or for a seat's other device.

A code is digits alone: they are said, heard and typed in every language, and none looks like
another. Eight of them are a hundred million; codes are good for a short time, and whoever keeps
them limits how often one may be tried. Only hashes of tokens and codes are kept.
"""

import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import TypeAlias

Random: TypeAlias = Callable[[int], bytes]
"""So many unforeseeable bytes."""

TOKEN_BYTES = 24
CODE_DIGITS = 8
CODE_LASTS = 300
"""For so many seconds a code that brings a seat is good."""
SPOKEN_LASTS = 3600
"""For so many seconds a code that leads to a table is good."""

# What people type for digits that they hear or read.
_SPOKEN = {
    sign: str(digit)
    for digit, signs in enumerate(
        (
            "〇零○洞oоο",
            "一壹幺么liі",
            "二贰貳两兩",
            "三叁參",
            "四肆",
            "五伍",
            "六陆陸",
            "七柒",
            "八捌",
            "九玖",
        )
    )
    for sign in signs
}


def token(random: Random) -> str:
    """A new secret of a seat, 192 bits."""
    return urlsafe_b64encode(random(TOKEN_BYTES)).decode()


def key(secret: str) -> str:
    """What is kept of a token or a code: its SHA-256, in hexadecimal."""
    return sha256(b"key:" + secret.encode()).hexdigest()


def code(random: Random) -> str:
    """A new code to type: eight digits."""
    return f"{int.from_bytes(random(16), 'big') % 10**CODE_DIGITS:0{CODE_DIGITS}d}"


def typed(text: str) -> str | None:
    """The code that somebody means who typed this; None if it can be none.

    Digits of any script and width count, Chinese numerals, and the letters taken for 0 and 1.
    """
    signs = unicodedata.normalize("NFKC", text).casefold()
    digits = [_digit(sign) for sign in signs]
    strange = [
        sign for sign, digit in zip(signs, digits, strict=True) if digit is None and sign.isalnum()
    ]
    code = "".join(digit for digit in digits if digit is not None)
    return code if len(code) == CODE_DIGITS and not strange else None


def _digit(sign: str) -> str | None:
    value = unicodedata.decimal(sign, None)
    return _SPOKEN.get(sign) if value is None else str(value)


def stream_id(random: Random) -> str:
    """The id of a stream, another one each time that the table is loaded."""
    return urlsafe_b64encode(random(9)).decode()
