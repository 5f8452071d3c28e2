"""The language that somebody reads who has not said so in an address."""

import re
from functools import cache

from starlette.requests import HTTPConnection

from papertiger.text.catalog import LANGUAGES, Catalog

COOKIE = "language"
"""What was chosen on a page; `memory.js` sets it."""


def asked(connection: HTTPConnection) -> str:
    """The language that was chosen on a page, or else the one that the browser asks for."""
    chosen = connection.cookies.get(COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for each in connection.headers.get("accept-language", "").split(","):
        tag = each.partition(";")[0].strip().lower()
        if tag.startswith("zh"):
            return "zh-Hant" if re.search(r"hant|-(tw|hk|mo)\b", tag) else "zh-Hans"
        if tag.partition("-")[0] in {"en", "ru"}:
            return tag.partition("-")[0]
    return "en"


@cache
def room(language: str) -> Catalog:
    """What is said around a table."""
    return Catalog(language, "room")
