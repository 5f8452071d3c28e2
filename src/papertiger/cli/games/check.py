"""`papertiger check FILE`: whether a record or a text in notation follows the rules."""

import argparse
import sys

from papertiger import madiao
from papertiger.cli import records
from papertiger.cli.arguments import Wrong
from papertiger.cli.games.reading import broken, bytes_of, named, path_of, record_of
from papertiger.cli.records import SettingError
from papertiger.kernel import journal, shuffle
from papertiger.kernel.inputs import Chance
from papertiger.kernel.journal import JournalError, Segment
from papertiger.madiao import notation
from papertiger.madiao.hand_json import HandError, result_of, settle_hand
from papertiger.madiao.notation import NotedHand
from papertiger.madiao.notation_words import NotationError
from papertiger.madiao.options import Options
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import hand_error


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Say that it does, or what does not and where (status 2)."""
    data = bytes_of(found.file, catalog)
    found.file = named(found.file, catalog)
    if not data.strip():
        raise Wrong(catalog.say("cli-empty", file=found.file))
    if data.lstrip().startswith(b"{"):
        said = _check_record(found, data, catalog)
    else:
        said = _check_notation(found.file, data, catalog)
    sys.stdout.write(f"{said}\n")
    return 0


def _check_record(found: argparse.Namespace, data: bytes, catalog: Catalog) -> str:
    name = found.file
    record = record_of(name, data, catalog)
    try:
        recording = journal.replay(madiao, record.segments)
    except JournalError as error:
        raise Wrong(broken(name, error, catalog)) from None
    hands = madiao.show(recording.table, None).hands
    inputs = sum(len(segment.inputs) for segment in record.segments)
    shuffles = _check_shuffles(found, record.segments, catalog)
    if record.torn is not None:
        place = {"line": str(record.torn), "before": str(record.torn - 1)}
        raise Wrong(catalog.say("cli-torn", file=name, hands=hands, inputs=inputs, **place))
    said = catalog.say("cli-checked", file=name, hands=hands, inputs=inputs)
    return f"{said}\n{shuffles}"


def _check_shuffles(
    found: argparse.Namespace, segments: tuple[Segment, ...], catalog: Catalog
) -> str:
    """What is to be said of the shuffles; Wrong when they are not those of a known seed."""
    number = found.seed
    if number is None:
        try:
            number = records.setting_of(path_of(found.file)).seed
        except SettingError:
            return catalog.say("cli-unchecked-shuffles")
    if segments[0].header.carried is not None:
        return catalog.say("cli-unchecked-later-hand")
    seed = shuffle.seed_of(number)
    # A record need not promise anything; the orders are compared all the same.
    promised = {segment.header.commitment for segment in segments} - {None}
    if promised - {shuffle.commitment(seed)}:
        raise Wrong(catalog.say("cli-other-seed", file=found.file))
    wrong = _wrong_order(seed, segments)
    if wrong is not None:
        raise Wrong(catalog.say("cli-other-shuffle", file=found.file, line=str(wrong)))
    return catalog.say("cli-checked-shuffles")


def _wrong_order(seed: bytes, segments: tuple[Segment, ...]) -> int | None:
    """The line (from 1) of the first order that is not the one the seed gives, or None."""
    place = line = 0
    for segment in segments:
        line += 1
        for stamped in segment.inputs:
            line += 1
            if isinstance(stamped.input, Chance):
                order = stamped.input.order.reveal()
                if order != shuffle.order(seed, place, len(order)):
                    return line
                place += 1
    return None


def _check_notation(name: str, data: bytes, catalog: Catalog) -> str:
    try:
        match = notation.read(data.decode())
    except UnicodeDecodeError:
        raise Wrong(catalog.say("cli-not-text", file=name)) from None
    except NotationError as error:
        raise Wrong(_broken_notation(name, error, catalog)) from None
    for number, hand in enumerate(match.hands, 1):
        _check_hand(name, number, hand, match.options, catalog)
    return catalog.say("cli-checked-notation", file=name, hands=len(match.hands))


def _broken_notation(name: str, error: NotationError, catalog: Catalog) -> str:
    """What was expected in a text in notation, and where."""
    expected = catalog.say(f"notation-{error.expected.replace('_', '-')}", **error.arguments)
    place = {"line": str(error.line), "column": str(error.column)}
    message = "cli-broken-notation" if error.found else "cli-short-notation"
    return catalog.say(message, file=name, expected=expected, found=error.found, **place)


def _check_hand(
    name: str, number: int, hand: NotedHand, options: Options, catalog: Catalog
) -> None:
    words = Catalog(catalog.language, "madiao")
    place = {"file": name, "number": str(number)}
    try:
        result = result_of(settle_hand(notation.as_json(hand, options)))
    except HandError as error:
        why = hand_error(words, error)
        if error.at is None:
            raise Wrong(catalog.say("cli-broken-hand", **place, why=why)) from None
        trick = str(error.at // 4 + 1)
        raise Wrong(catalog.say("cli-broken-trick", **place, trick=trick, why=why)) from None
    if hand.result is not None and result["payments"] != hand.result:
        found = " ".join(map(str, hand.result))
        payments = " ".join(map(str, result["payments"] or ("-",)))
        raise Wrong(catalog.say("cli-wrong-result", **place, found=found, expected=payments))
