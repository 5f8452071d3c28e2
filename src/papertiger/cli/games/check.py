"""`papertiger check FILE`: whether a record or a text in notation follows the rules."""

import argparse
import sys

from papertiger import madiao
from papertiger.cli import records
from papertiger.cli.arguments import Wrong
from papertiger.cli.games.reading import broken, bytes_of, path_of, segments_of
from papertiger.kernel import journal, shuffle
from papertiger.kernel.inputs import Chance
from papertiger.kernel.journal import JournalError, Segment
from papertiger.madiao import notation
from papertiger.madiao.hand_json import HandError, result_of, settle_hand
from papertiger.madiao.notation import NotationError, NotedHand
from papertiger.madiao.options import Options
from papertiger.room.solo import Setting
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import hand_error


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Say that it does, or what does not and where (status 2)."""
    data = bytes_of(found.file, catalog)
    if not data.strip():
        raise Wrong(catalog.say("cli-empty", file=found.file))
    if data.lstrip().startswith(b"{"):
        said = _check_record(found.file, data, catalog)
    else:
        said = _check_notation(found.file, data, catalog)
    sys.stdout.write(f"{said}\n")
    return 0


def _check_record(name: str, data: bytes, catalog: Catalog) -> str:
    segments = segments_of(name, data, catalog)
    try:
        recording = journal.replay(madiao, segments)
    except JournalError as error:
        raise Wrong(broken(name, error, catalog)) from None
    view = madiao.show(recording.table, None)
    inputs = sum(len(segment.inputs) for segment in segments)
    said = catalog.say("cli-checked", file=name, hands=view.hands, inputs=inputs)
    setting = records.setting_of(path_of(name))
    if setting is None:
        return said
    if not _shuffled_by(setting, segments):
        raise Wrong(catalog.say("cli-other-shuffles", file=name))
    return f"{said} {catalog.say('cli-checked-shuffles')}"


def _shuffled_by(setting: Setting, segments: tuple[Segment, ...]) -> bool:
    """Whether the shuffles are those that the seed gives, and the commitment is the seed's."""
    seed = shuffle.seed_of(setting.seed)
    given = (stamped.input for segment in segments for stamped in segment.inputs)
    orders = [one.order.reveal() for one in given if isinstance(one, Chance)]
    promised = {segment.header.commitment for segment in segments}
    expected = [shuffle.order(seed, place, len(order)) for place, order in enumerate(orders)]
    return promised == {shuffle.commitment(seed)} and expected == orders


def _check_notation(name: str, data: bytes, catalog: Catalog) -> str:
    try:
        match = notation.read(data.decode())
    except UnicodeDecodeError:
        raise Wrong(catalog.say("cli-not-text", file=name)) from None
    except NotationError as error:
        raise Wrong(broken(name, error, catalog)) from None
    for number, hand in enumerate(match.hands, 1):
        _check_hand(name, number, hand, match.options, catalog)
    return catalog.say("cli-checked-notation", file=name, hands=len(match.hands))


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
