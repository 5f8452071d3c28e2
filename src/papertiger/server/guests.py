"""Who somebody is without an account: a signed cookie with an id, and the name in the store."""

import hmac
import os
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

from papertiger.server import languages

COOKIE = "papertiger"
LASTS = 400 * 24 * 3600
"""How long (s) the cookie is kept by a browser."""


def key_of(folder: Path) -> bytes:
    """The key that cookies are signed with, made once, in a file that only its owner may read."""
    path = folder / "cookie.key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != 32:
            raise ValueError(f"{path} is no key of 32 bytes") from None
        return key
    with os.fdopen(handle, "wb") as file:
        key = os.urandom(32)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


def new_id() -> str:
    """An id for somebody new."""
    return urlsafe_b64encode(os.urandom(15)).decode()


def usual_name(person: str, language: str = "en") -> str:
    """What somebody is called who has not said how; always the same in a language."""
    number = int.from_bytes(sha256(b"name:" + person.encode()).digest()[:4], "big")
    return languages.room(language).say("room-guest", number=f"{number % 10_000:04d}")


def signed(key: bytes, person: str) -> str:
    """The cookie of a person."""
    return f"{person}.{_mark(key, person)}"


def person_of(key: bytes, cookie: str | None) -> str | None:
    """Whose cookie it is; None if it is missing or forged."""
    person, _, mark = (cookie or "").rpartition(".")
    if not person or not hmac.compare_digest(mark.encode(), _mark(key, person).encode()):
        return None
    return person


def _mark(key: bytes, person: str) -> str:
    digest = hmac.new(key, b"guest:" + person.encode(), sha256).digest()
    return urlsafe_b64encode(digest[:18]).decode()
