"""`papertiger verify FILE`: whether the shuffles of a record are those that were committed to."""

import argparse
import sys
from typing import Any

import msgspec

from papertiger.cli import records, saying
from papertiger.cli.arguments import Wrong, note
from papertiger.cli.games.names import names_for
from papertiger.cli.games.reading import broken, bytes_of, game_of, named, path_of, record_of
from papertiger.cli.records import SettingError
from papertiger.kernel import journal
from papertiger.kernel.journal import JournalError, Segment
from papertiger.room import fair
from papertiger.room.fair import Proof, Verdict
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable

UNPROVEN, WRONG = 1, 2
"""Exit statuses: some hand is not proven; some hand, or the file, is wrong."""


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Say of each hand whether it is proven; 0 if all are, 1 if some are not, 2 if one is wrong."""
    words = Catalog(catalog.language, "verify")
    segments = _segments(found, words, catalog)
    proofs = tuple(fair.proofs(segments))
    line = 1
    for hand, (segment, proof) in enumerate(zip(segments, proofs, strict=True), 1):
        wrong = None if proof.wrong is None else line + proof.wrong
        if found.json:
            fields = _json(hand, line, segment, proof, wrong)
            sys.stdout.write(msgspec.json.encode(fields).decode() + "\n")
        else:
            saying.say_all(_said(hand, segment, proof, wrong, words))
        line += 1 + len(segment.inputs)
    if not found.json:
        saying.say_all(_summed_up(found, segments, proofs, words))
    if any(proof.verdict.wrong for proof in proofs):
        return WRONG
    return 0 if all(proof.verdict is Verdict.PROVEN for proof in proofs) else UNPROVEN


def _segments(found: argparse.Namespace, words: Catalog, catalog: Catalog) -> tuple[Segment, ...]:
    """The hands of the record, which must follow the rules: else its orders were for nothing."""
    name = named(found.file, catalog)
    data = bytes_of(found.file, catalog)
    if not data.strip():
        raise Wrong(catalog.say("cli-empty", file=name))
    game = game_of(name, data, catalog)
    record = record_of(name, data, catalog, game)
    try:
        journal.replay(game, record.segments)
    except JournalError as error:
        raise Wrong(broken(name, error, catalog, game.name)) from None
    if record.torn is not None:
        note(found.program, words.say("verify-torn", file=name, line=str(record.torn)), catalog)
    return record.segments


def _json(
    hand: int, line: int, segment: Segment, proof: Proof, wrong: int | None
) -> dict[str, Any]:
    header = segment.header
    return {
        "hand": hand,
        "line": line,
        "verdict": proof.verdict,
        "commitment": header.commitment,
        "secret": header.secret,
        "entropy": header.entropy,
        "orders": proof.orders,
        "wrong_line": wrong,
    }


def _said(
    hand: int, segment: Segment, proof: Proof, wrong: int | None, words: Catalog
) -> list[str]:
    """The lines on a hand: the verdict, and what a person can compare with what it remembers."""
    header = segment.header
    place = {"number": str(hand), "orders": str(proof.orders)}
    match proof.verdict:
        case Verdict.OTHER_ORDER:
            said = [words.say("verify-hand-other-order", **place, line=str(wrong))]
        case verdict:
            said = [words.say(f"verify-hand-{verdict}", **place)]
    if header.commitment is not None:
        shown = printable(header.commitment)
        said.append("    " + words.say("verify-commitment", commitment=shown))
    names = names_for(words.language, header.seats)
    said += [
        "    " + words.say("verify-word", who=who, word=printable(word))
        for who, word in zip(names, header.entropy, strict=False)
        if word
    ]
    if header.secret is not None and not any(header.entropy):
        said.append("    " + words.say("verify-no-words"))
    return said


def _summed_up(
    found: argparse.Namespace,
    segments: tuple[Segment, ...],
    proofs: tuple[Proof, ...],
    words: Catalog,
) -> list[str]:
    """What the whole record shows, and what is left to do."""
    proven = sum(proof.verdict is Verdict.PROVEN for proof in proofs)
    said = [words.say("verify-sum", proven=str(proven), all=str(len(proofs)))]
    if proven:
        said.append(words.say("verify-compare"))
    if _is_of_this_machine(found.file, segments):
        command = f"papertiger check {found.file} --seed N"
        said.append(words.say("verify-one-seed", command=command))
    return said


def _is_of_this_machine(file: str, segments: tuple[Segment, ...]) -> bool:
    """Whether the record is of a match by one seed: by itself, or by what is kept beside it."""
    if fair.is_of_one_seed(segments):
        return True
    try:
        records.setting_of(path_of(file))
    except SettingError:
        return False
    return True
