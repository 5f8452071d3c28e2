"""Golden transcripts of play in plain lines.

A transcript is a text file here: what was shown, and a person's answers on lines that begin with
`>`. To renew them all after a change that is meant: `python -m tests.golden.transcripts`, then
read the difference, then commit it. To add one: write its answers into a file, renew, read.
"""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from papertiger.cli.main import main

FOLDER = Path(__file__).parent
COMMANDS = {
    "hand": ("madiao", "play", "--seed", "5", "--bots", "random"),
    "mao": ("mao", "play", "--seed", "6", "--bots", "expert", "--end", "hands:1"),
    "lesson-madiao": ("madiao", "learn", "--plain"),
    "lesson-mao": ("mao", "learn", "--plain"),
    "replay": ("replay", "--plain", str(FOLDER / "session.tiger")),
    "stats": ("mao", "stats", str(FOLDER / "session.tiger")),
}
"""What is played or read, by the first part of a transcript's name."""
NAMES = tuple(
    f"{name}.{language}"
    for name in COMMANDS
    for language in ("en", "ru", "zh-Hans", "zh-Hant")
    if language in ("en", "ru") or not name.startswith("lesson-")
)


def path(name: str) -> Path:
    """The file of a transcript."""
    return FOLDER / f"{name}.txt"


def answers(name: str) -> list[str]:
    """The answers in a transcript."""
    lines = path(name).read_text(encoding="utf-8").splitlines()
    return [line[1:].strip() for line in lines if line.startswith(">")]


def played(name: str) -> str:
    """What the program shows for the answers of a transcript, with the answers in their places."""
    shown, given = StringIO(), iter(answers(name))

    def read() -> str:
        shown.write("\n")
        answer = next(given, None)
        if answer is None:
            raise EOFError
        shown.write(f"> {answer}\n")
        return answer

    game, _, language = name.partition(".")
    with redirect_stdout(shown), patch("builtins.input", read):
        status = main(["--lang", language, *COMMANDS[game]])
    assert status == 0
    # Records are named for the moment at which they begin.
    text = re.sub(r"(madiao|mao)-[0-9]+-[0-9-]+", r"\1-DATE", shown.getvalue())
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines())


if __name__ == "__main__":
    for each in NAMES:
        with TemporaryDirectory() as home, patch.dict("os.environ", {"PAPERTIGER_HOME": home}):
            path(each).write_text(played(each), encoding="utf-8")
