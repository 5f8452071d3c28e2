"""`papertiger replay FILE` of a record of Mao: a session again, or its statistics."""

import argparse
import sys
from collections.abc import Iterator, Sequence

import msgspec

from papertiger import mao
from papertiger.cli import saying
from papertiger.cli.arguments import Wrong, draws, note
from papertiger.cli.games.names import named_for
from papertiger.cli.games.reading import broken, bytes_of, game_of, named, record_of
from papertiger.cli.games.walk import in_lines
from papertiger.cli.records import Whole
from papertiger.kernel.journal import JournalError
from papertiger.mao.events import Dealt
from papertiger.mao.laws import MINUTE, SECOND
from papertiger.mao.scenario_lines import told_line
from papertiger.mao.statistics import Statistics, statistics
from papertiger.room import again_mao as again
from papertiger.room.moments import Moment
from papertiger.text.catalog import Catalog
from papertiger.text.mao_records import (
    card_lines,
    statistics_fields,
    statistics_lines,
    told_lines,
)

WORDS = (
    "cards",
    "cli",
    "clauses",
    "customs",
    "mao",
    "mao-records",
    "play",
    "replay",
    "room",
    "tui",
    "tui-mao",
)


def run(found: argparse.Namespace, data: bytes, catalog: Catalog) -> int:
    """Show the session, what happened in it as JSON, or its statistics. `found.file`: its name."""
    words = Catalog(catalog.language, *WORDS)
    if found.notation:
        raise Wrong(catalog.say("cli-no-notation-of-mao", file=found.file))
    record = _record(found.file, data, catalog)
    if found.stats:
        print_statistics(_counted(found.file, record, words), words, json=found.json)
        return 0
    seats = len(record.segments[0].header.seats)
    if found.seat is not None and found.seat >= seats:
        raise Wrong(catalog.say("cli-no-such-seat", file=found.file, last=str(seats - 1)))
    moments = _moments(found, record, words)
    _note_what_is_kept_back(found, record, moments, words)
    if found.json:
        for moment in moments:
            for one in moment.happened:
                line = msgspec.json.encode(told_line(one.openly)).decode()
                sys.stdout.write(f"{line}\n")
        return 0
    if draws(plain=found.plain):
        from papertiger.tui.mao.replay import replay  # noqa: PLC0415 it needs Textual

        hands = tuple(again.counted(_hands(found.file, record, words)))
        replay(words, moments, hands)
    else:
        told = [(tuple(_lines(words, moment)), _deals(moment)) for moment in moments]
        shown = [(lines, deals) for lines, deals in told if lines]
        dealt = [place for place, (_, deals) in enumerate(shown) if deals]
        in_lines(tuple(lines for lines, _ in shown), words, dealt)
    return 0


def hands_of(name: str, catalog: Catalog, words: Catalog) -> tuple[again.Played, ...]:
    """The hands of the record in a file that a person names. Raises Wrong for what is none."""
    data = bytes_of(name, catalog)
    name = named(name, catalog)
    if not data.strip():
        raise Wrong(catalog.say("cli-empty", file=name))
    if game_of(name, data, catalog).name != mao.name:
        raise Wrong(catalog.say("cli-is-no-mao-record", file=name))
    return _hands(name, _record(name, data, catalog), words)


def print_statistics(found: Statistics, words: Catalog, *, json: bool) -> None:
    """Statistics in words, or as a line of JSON."""
    if json:
        line = msgspec.json.encode(statistics_fields(found)).decode()
        sys.stdout.write(f"{line}\n")
    else:
        saying.say_all(statistics_lines(words, found))


def _record(name: str, data: bytes, catalog: Catalog) -> Whole:
    return record_of(name, data, catalog, mao)


def _counted(name: str, record: Whole, words: Catalog) -> Statistics:
    return statistics(again.counted(_hands(name, record, words)))


def _hands(name: str, record: Whole, words: Catalog) -> tuple[again.Played, ...]:
    try:
        return again.hands(named_for(words.language, record.segments))
    except JournalError as error:
        raise Wrong(broken(name, error, words, mao.name)) from None


def _moments(found: argparse.Namespace, record: Whole, words: Catalog) -> list[Moment]:
    segments = named_for(words.language, record.segments)
    seats = None if found.seat is None else (found.seat,)
    try:
        return list(again.moments(segments, seats, guard=not found.open))
    except JournalError as error:
        raise Wrong(broken(found.file, error, words, mao.name)) from None


def _note_what_is_kept_back(
    found: argparse.Namespace, record: Whole, moments: Sequence[Moment], words: Catalog
) -> None:
    """Say what of the record is not shown, and why."""
    if record.torn is not None:
        place = {"line": str(record.torn), "before": str(record.torn - 1)}
        note(found.program, words.say("records-torn", file=found.file, **place), words)
    if all(moment.guarded for moment in moments) and len(record.segments) > 1:
        note(found.program, words.say("records-sealed", file=found.file), words)
    elif any(moment.guarded for moment in moments[1:]):
        note(found.program, words.say("records-guarded", file=found.file), words)


def _deals(moment: Moment) -> bool:
    """Whether a hand begins."""
    return any(isinstance(one.openly, Dealt) for one in moment.happened)


def _lines(words: Catalog, moment: Moment) -> Iterator[str]:
    """What happened at a moment, with its time; where cards are dealt, what everybody holds."""
    tenths = moment.at % MINUTE * 10 // SECOND
    time = f"{moment.at // MINUTE}:{tenths // 10:02}.{tenths % 10}"
    view = next(iter(moment.views.values()), None)
    for one in moment.happened:
        for line in told_lines(words, one.openly, one.names, view):
            yield f"{time} {line}"
        if isinstance(one.openly, Dealt) and moment.opened is not None:
            yield from (f"– {line}" for line in card_lines(words, moment.opened, one.names))
