"""`papertiger mao run FILE`: run a scenario and print what followed each line."""

import argparse
import sys
from collections.abc import Iterator
from io import TextIOWrapper
from pathlib import Path

import msgspec

from papertiger.cli import files
from papertiger.cli.arguments import Wrong
from papertiger.cli.mao import recording
from papertiger.kernel.game import Refused
from papertiger.mao import scenario
from papertiger.mao.kept import Kept
from papertiger.mao.options import MOST_SEATS
from papertiger.text.catalog import Catalog
from papertiger.text.mao import refusal

_ENCODER = msgspec.json.Encoder()


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Print JSON Lines as the scenario is read; a malformed line stops it, naming the line.

    Who asks for a record gets one when the scenario has come to its end.
    """
    path = None if found.record is None else recording.new_path(found.record, catalog)
    kept = None if path is None else Kept()
    words = Catalog(catalog.language, "cli", "mao")
    seats = [words.say("cli-seat-number", seat=str(seat)) for seat in range(MOST_SEATS)]

    def why(refused: Refused) -> str:
        return refusal(words, refused, seats)

    lines = _lines(found.file, words)
    try:
        for line in scenario.run(lines, views=found.views, words=why, kept=kept):
            sys.stdout.buffer.write(_ENCODER.encode(line) + b"\n")
    except scenario.ScenarioError as error:
        message = words.say(f"scenario-{error.code}", **error.arguments)
        raise Wrong(words.say("scenario-error", line=str(error.line), message=message)) from None
    finally:
        sys.stdout.buffer.flush()
    if path is not None and kept is not None:
        recording.write_scenario(path, kept, catalog)
    return 0


def _lines(file: str, words: Catalog) -> Iterator[str]:
    """The lines of a file or of standard input; letters that are no UTF-8 fail as no JSON."""
    try:
        if file == "-":
            yield from TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="surrogateescape")
            return
        if not file:
            raise FileNotFoundError
        with Path(file).open(encoding="utf-8", errors="surrogateescape") as opened:
            yield from opened
    except (OSError, ValueError) as error:
        if isinstance(error, scenario.ScenarioError):
            raise
        name = words.say("cli-standard-input") if file == "-" else file
        why = files.why(error, words)
        raise Wrong(words.say("cli-cannot-read", file=name, why=why)) from None
