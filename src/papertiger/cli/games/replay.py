"""`papertiger replay FILE`: a match again, forwards and back; or its hands for other programs."""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from papertiger import mao
from papertiger.cli import records
from papertiger.cli.arguments import Wrong, draws, note
from papertiger.cli.games.names import named_for
from papertiger.cli.games.reading import broken, bytes_of, game_of, named, path_of, record_of
from papertiger.cli.games.walk import Lines, in_lines
from papertiger.cli.records import SettingError
from papertiger.kernel.journal import JournalError, Segment
from papertiger.madiao.events import FinishedHand, HandDealt, HandSettled
from papertiger.madiao.notation import NotedMatch, as_json, noted, write
from papertiger.madiao.options import Options
from papertiger.room import again as room
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_list, event_lines


@dataclass(frozen=True, slots=True)
class Again:
    """A match once more: what is told of it, its finished hands, the names by seat at its end.

    `guarded`: the hand that is still being played is told as its player saw it.
    """

    moments: tuple[Lines, ...]
    hands: tuple[FinishedHand, ...]
    players: tuple[str, ...]
    guarded: bool


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Show the match, or print its finished hands as JSON or in notation."""
    data = bytes_of(found.file, catalog)
    found.file = named(found.file, catalog)
    if game_of(found.file, data, catalog).name == mao.name:
        raise Wrong(catalog.say("cli-is-mao-record", file=found.file))
    record = record_of(found.file, data, catalog)
    words = Catalog(catalog.language, "cli", "madiao", "play", "replay")
    told = not found.json and not found.notation
    segments = named_for(words.language, record.segments) if told else record.segments
    seats = tuple(range(4)) if found.seat is None else (found.seat,)
    guard = None if found.open else room.Guard(_person(found.file))
    try:
        again = _again(segments, seats, guard, words)
    except JournalError as error:
        raise Wrong(broken(found.file, error, catalog)) from None
    if record.torn is not None:
        place = {"line": str(record.torn), "before": str(record.torn - 1)}
        note(found.program, words.say("replay-torn", file=found.file, **place), catalog)
    if told and again.guarded:
        note(found.program, words.say("replay-guarded", file=found.file), catalog)
    if not told:
        _print_hands(found, again, record.segments[0].header.options)
    elif again.moments and draws(plain=found.plain):
        _at_table(list(room.moments(segments, seats, guard)), words)
    else:
        in_lines(again.moments, words)
    return 0


def _print_hands(found: argparse.Namespace, again: Again, options: Options) -> None:
    """The finished hands for other programs."""
    if found.notation:
        match = NotedMatch(options, tuple(map(noted, again.hands)), again.players)
        sys.stdout.write(write(match))
        return
    for hand in again.hands:
        line = msgspec.json.encode(as_json(noted(hand), options)).decode()
        sys.stdout.write(f"{line}\n")


def _at_table(moments: Sequence[room.Moment], words: Catalog) -> None:
    """The match again at the drawn table."""
    from papertiger.tui.madiao import replay  # noqa: PLC0415 only a drawn table needs Textual

    parts = ("cards", "cli", "clauses", "madiao", "painted", "play", "replay", "tui")
    replay(moments, Catalog(words.language, *parts))


def _again(
    segments: tuple[Segment, ...],
    seats: tuple[int, ...],
    guard: room.Guard | None,
    words: Catalog,
) -> Again:
    """What there is to read in each moment at which something happened, and what is left of it."""
    first, *later = room.moments(segments, seats, guard)
    told = [moment for moment in later if moment.happened]
    events = [one.openly() for moment in told for one in moment.happened]
    return Again(
        tuple(
            tuple(line for one in moment.happened for line in _lines(words, one)) for moment in told
        ),
        tuple(event.hand for event in events if isinstance(event, HandSettled)),
        told[-1].names if told else first.names,
        any(moment.guarded for moment in later),
    )


def _person(name: str) -> int | None:
    """The place of the person who plays, where it is known."""
    try:
        return records.setting_of(path_of(name)).person
    except SettingError:
        return None


def _lines(words: Catalog, happened: room.Happened) -> list[str]:
    """An event told once for all its readers, with the hands and sloughs that any of them sees."""
    lines = event_lines(words, happened.openly(), happened.names)
    for seat, one in happened.told.items():
        if isinstance(one, HandDealt) and one.hand is not None and seat is not None:
            cards = card_list(words, one.hand)
            lines.append(words.say("replay-hand", who=happened.names[seat], cards=cards))
    return lines
