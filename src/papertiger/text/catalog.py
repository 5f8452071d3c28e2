"""The catalog: every text for people, by its id, in four languages."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "ru", "zh-Hans", "zh-Hant")
FALLBACK = "en"
LONGEST = 900

# Chinese is written in traditional characters there.
_TRADITIONAL = frozenset({"hant", "tw", "hk", "mo"})


class UnknownMessageError(LookupError):
    """No catalog has a message of that id, or an argument for it is missing: a bug."""


class Catalog:
    """The messages of some parts of the catalog ("cli", "madiao", ...) in one language."""

    def __init__(self, language: str, *parts: str) -> None:
        """Read `parts` in `language`, one of `LANGUAGES`."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in parts:
            self._bundle.add_resource(_resource(language, part))

    def knows(self, message: str) -> bool:
        """Whether there is a message of that id."""
        return self._bundle.has_message(message)

    def say(self, message: str, /, **arguments: str | float) -> str:
        """The message of that id; raises UnknownMessageError when it cannot be formed."""
        if not self._bundle.has_message(message):
            raise UnknownMessageError(f"{message} [{self.language}]")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise UnknownMessageError(f"{message} [{self.language}] has no text")
        text, errors = self._bundle.format_pattern(pattern, _clipped(arguments))
        if errors:
            raise UnknownMessageError(f"{message} [{self.language}]: {errors}")
        return str(text)

    def join(self, items: Iterable[str]) -> str:
        """The items of a list, as the language separates them."""
        return self.say("list-separator").join(items)


def _clipped(arguments: dict[str, str | float]) -> dict[str, str | float]:
    """The arguments, each short enough for Fluent, which refuses more than 1,000 characters."""
    return {
        name: f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
        for name, value in arguments.items()
    }


@cache
def _resource(language: str, part: str) -> Resource:
    """A part of the catalog, parsed once: that takes longer than all else about a catalog."""
    # Not importlib.resources: it takes a tenth of the time that `--help` may take.
    file = Path(__file__).with_name(language) / f"{part}.ftl"
    return FluentResource(file.read_text(encoding="utf-8"))


def best_language(wanted: Iterable[str]) -> str:
    """The first wanted language that there is; by tag ("zh-TW") or locale ("ru_RU.UTF-8")."""
    for tag in wanted:
        language = language_of(tag)
        if language is not None:
            return language
    return FALLBACK


def language_of(tag: str) -> str | None:
    """The language that a tag or locale asks for, or None if there is none of it."""
    subtags = re.split(r"[.@]", tag, maxsplit=1)[0].lower().replace("_", "-").split("-")
    if subtags[0] == "zh":
        written = {"hans", "hant"}.intersection(subtags)
        traditional = _TRADITIONAL.intersection(written or subtags)
        return "zh-Hant" if traditional else "zh-Hans"
    return subtags[0] if subtags[0] in LANGUAGES else None
