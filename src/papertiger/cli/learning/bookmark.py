"""Where a learner left a lesson: the answers so far, in the user's data folder."""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct

from papertiger.cli import files, records


class Bookmark(Struct, frozen=True):
    """All answers of a lesson, from its first step on."""

    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """The file that keeps the bookmark of a game's lesson."""

    path: Path

    def read(self) -> tuple[str, ...]:
        """The answers so far; none when there is no bookmark, or none that can be read."""
        try:
            return msgspec.json.decode(files.read(self.path), type=Bookmark).answers
        except (OSError, ValueError):
            return ()

    def keep(self, answers: tuple[str, ...]) -> None:
        """Keep the answers so far; raises OSError when they cannot be kept."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        files.write_whole(self.path, msgspec.json.encode(Bookmark(answers)) + b"\n")

    def forget(self) -> None:
        """Take the bookmark away: the lesson is over, or begins anew."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def shelf(game: str, environment: Mapping[str, str] = os.environ) -> Shelf:
    """The bookmark of a game's lesson, beside the matches; raises NoHomeError without a home."""
    return Shelf(records.folder(environment).parent / "lessons" / f"{game}.json")
