"""Tokens that bring back a seat, and short codes that bring it to another device."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import TypeAlias

Random: TypeAlias = Callable[[int], bytes]
"""So many unforeseeable bytes."""

TOKEN_BYTES = 24
CODE_DIGITS = 8
CODE_LASTS = 300
"""For so many seconds a code is good."""


def token(random: Random) -> str:
    """A new secret of a seat, 192 bits."""
    return urlsafe_b64encode(random(TOKEN_BYTES)).decode()


def key(secret: str) -> str:
    """What is kept of a token or a code: its SHA-256, in hexadecimal."""
    return sha256(b"key:" + secret.encode()).hexdigest()


def code(random: Random) -> str:
    """A new code to type: eight digits."""
    return f"{int.from_bytes(random(16), 'big') % 10**CODE_DIGITS:0{CODE_DIGITS}d}"


def stream_id(random: Random) -> str:
    """The id of a stream, another one each time that the table is loaded."""
    return urlsafe_b64encode(random(9)).decode()
