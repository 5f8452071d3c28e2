"""Scripts of lessons: what is said at each step, what others do, and what is asked of the learner.

The words are in the catalogs, under ids that a script and its steps give: docs/lessons.md.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent
LESSONS = ("madiao", "mao")
"""The games that there is a lesson for."""


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step: something to read, and perhaps something to do or a question to answer.

    `go` is what happens before it, a line of the game for each thing. `want` are the acts that
    lead on, the one that is meant first; `wrong` says for the acts of some kind with which word
    they are answered, the first kind that fits. A question has so many `answers`, of which one is
    `right` (from 1). `lines` are those of the settlement that it is about, from 1; 0 is the
    result.
    """

    id: str
    part: str
    clause: str
    go: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    wrong: dict[str, str] = {}
    answers: int = 0
    right: int = 0
    lines: tuple[int, ...] = ()


class Script(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson: its game, where the learner sits, what is laid out for it, and its steps.

    `stage` is in the game's own form.
    """

    game: str
    seat: int
    stage: str
    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        """Check that ids differ and that nothing asks for two things at once."""
        ids = [step.id for step in self.steps]
        if len(set(ids)) != len(ids):
            raise ValueError("two steps have the same id")
        for step in self.steps:
            if step.want and step.answers:
                raise ValueError(f"{step.id} asks for an act and for an answer")
            if step.answers and not 1 <= step.right <= step.answers:
                raise ValueError(f"{step.id} has no right answer")
            if step.wrong and not step.want:
                raise ValueError(f"{step.id} asks for no act that could be wrong")


@cache
def script(game: str) -> Script:
    """The script of a game's lesson."""
    return read((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))


def read(text: str) -> Script:
    """The script that a text holds; raises ValueError for one that does not keep to the form."""
    found: Any = msgspec.toml.decode(text, type=Script)
    script: Script = found
    return script
