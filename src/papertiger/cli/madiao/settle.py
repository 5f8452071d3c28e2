"""`papertiger madiao settle FILE`: settle hands in their JSON form."""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from papertiger.cli import files
from papertiger.cli.arguments import Wrong
from papertiger.madiao.hand_json import HandError, result_of, settle_hand, split_hands
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import hand_error

_ENCODER = msgspec.json.Encoder()


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Print one JSON result a line for each hand, in order; 2 if a hand breaks the rules."""
    data = _read(found.file, catalog)
    if not data.strip():
        raise Wrong(catalog.say("cli-empty", file=_named(found.file, catalog)))
    words = Catalog(catalog.language, "madiao")
    status = 0
    for hand in split_hands(data):
        result = _result(hand, words)
        status = 2 if "error" in result else status
        sys.stdout.buffer.write(_ENCODER.encode(result) + b"\n")
    return status


def _read(file: str, catalog: Catalog) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == "-" else _path(file).read_bytes()
    except (OSError, ValueError) as error:
        why = files.why(error, catalog)
        raise Wrong(catalog.say("cli-cannot-read", file=_named(file, catalog), why=why)) from None


def _path(file: str) -> Path:
    if not file:
        raise FileNotFoundError
    return Path(file)


def _named(file: str, catalog: Catalog) -> str:
    return catalog.say("cli-standard-input") if file == "-" else file


def _result(hand: object, words: Catalog) -> dict[str, Any]:
    try:
        if isinstance(hand, HandError):
            raise hand
        return result_of(settle_hand(hand))
    except HandError as error:
        message = hand_error(words, error)
        return {
            "error": {
                "code": error.code,
                "rule": error.clause,
                "message": message,
                "at": error.at,
            }
        }
