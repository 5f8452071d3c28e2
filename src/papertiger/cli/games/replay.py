"""`papertiger replay FILE`: a match again, forwards and back; or its hands for other programs."""

import argparse
import sys
from dataclasses import dataclass

import msgspec

from papertiger import madiao, mao
from papertiger.cli import records
from papertiger.cli.arguments import Wrong, draws, note, printable
from papertiger.cli.games.reading import broken, bytes_of, game_of, named, path_of, record_of
from papertiger.cli.madiao.prompt import Left, typed
from papertiger.cli.records import SettingError
from papertiger.kernel import journal
from papertiger.kernel.journal import JournalError, Segment
from papertiger.madiao.events import (
    FinishedHand,
    HandDealt,
    HandSettled,
    PlayersSeated,
    SloughSeen,
    Told,
)
from papertiger.madiao.notation import NotedMatch, as_json, noted, write
from papertiger.room import again as room
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_list, event_lines

LONGEST_ANSWER = 40


@dataclass(frozen=True, slots=True)
class Moment:
    """What one input brought: lines to show."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Again:
    """A match once more: what is told of it, its finished hands, the names by seat at its end.

    `guarded`: the hand that is still being played is told as its player saw it.
    """

    moments: tuple[Moment, ...]
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
    try:
        again = _again(found, record.segments, words)
    except JournalError as error:
        raise Wrong(broken(found.file, error, catalog)) from None
    told = not found.json and not found.notation
    if record.torn is not None:
        place = {"line": str(record.torn), "before": str(record.torn - 1)}
        note(found.program, words.say("replay-torn", file=found.file, **place), catalog)
    if told and again.guarded:
        note(found.program, words.say("replay-guarded", file=found.file), catalog)
    options = record.segments[0].header.options
    if found.json:
        for hand in again.hands:
            line = msgspec.json.encode(as_json(noted(hand), options)).decode()
            sys.stdout.write(f"{line}\n")
    elif found.notation:
        match = NotedMatch(options, tuple(map(noted, again.hands)), again.players)
        sys.stdout.write(write(match))
    elif again.moments and draws(plain=found.plain):
        _at_table(found, record.segments, words)
    else:
        _in_lines(again.moments, words)
    return 0


def _in_lines(moments: tuple[Moment, ...], words: Catalog) -> None:
    if not moments:
        _write(words.say("replay-nothing"))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _walk(moments, words)
    else:
        for moment in moments:
            sys.stdout.write("".join(f"{line}\n" for line in moment.lines))


def _at_table(found: argparse.Namespace, segments: tuple[Segment, ...], words: Catalog) -> None:
    """The match again at the drawn table."""
    from papertiger.tui.madiao import replay  # noqa: PLC0415 only a drawn table needs Textual

    seats = tuple(range(4)) if found.seat is None else (found.seat,)
    guard = None if found.open else room.Guard(_person(found.file))
    parts = ("cli", "clauses", "madiao", "painted", "play", "replay", "tui")
    replay(list(room.moments(segments, seats, guard)), Catalog(words.language, *parts))


def _again(found: argparse.Namespace, segments: tuple[Segment, ...], words: Catalog) -> Again:
    """Every moment: as a seat saw it, or with all hands open but for the hand being played."""
    names = segments[0].header.seats
    players = madiao.show(journal.begin(madiao, segments[0].header).table, None).players
    steps = list(journal.steps(madiao, segments))
    running = len(segments[-1].inputs) if steps and not steps[-1].recording.closed else 0
    guarded_from = len(steps) if found.open else len(steps) - running
    person = _person(found.file)
    asked: tuple[int | None, ...] = tuple(range(4)) if found.seat is None else (found.seat,)
    moments, hands = [], []
    for number, step in enumerate(steps):
        lines: list[str] = []
        for event in step.events:
            if isinstance(event, PlayersSeated):
                players = event.players
            own = None if person is None else players.index(person)
            readers = asked
            if number >= guarded_from:
                readers = (own if own in asked else None,)
            told = [madiao.tell(event, seat) for seat in readers]
            if isinstance(told[0], HandSettled):
                hands.append(told[0].hand)
            lines += _lines(words, told, readers, tuple(names[player] for player in players))
        if lines:
            moments.append(Moment(tuple(lines)))
    seated = tuple(names[player] for player in players)
    return Again(tuple(moments), tuple(hands), seated, guarded_from < len(steps))


def _person(name: str) -> int | None:
    """The place of the person who plays, where it is known."""
    try:
        return records.setting_of(path_of(name)).person
    except SettingError:
        return None


def _lines(
    words: Catalog, told: list[Told | None], seats: tuple[int | None, ...], names: tuple[str, ...]
) -> list[str]:
    """An event as several readers learn of it, told once; hands and sloughs of all of them."""
    seen = [one for one in told if one is not None]
    open_one = next(
        (one for one in seen if isinstance(one, SloughSeen) and one.card is not None), seen[0]
    )
    lines = event_lines(words, open_one, names)
    for one, seat in zip(seen, seats, strict=True) if isinstance(seen[0], HandDealt) else ():
        if isinstance(one, HandDealt) and one.hand is not None and seat is not None:
            cards = card_list(words, one.hand)
            lines.append(words.say("replay-hand", who=names[seat], cards=cards))
    return lines


def _walk(moments: tuple[Moment, ...], words: Catalog) -> None:
    """Step through the moments as the person asks: on, back, to a number, help; till they go."""
    place = 0
    _show(moments, place, words)
    while True:
        try:
            answer = typed(words, input, _write, words.say("replay-ask")).lower()
        except Left:
            return
        wanted = _wanted(answer, place, words)
        if wanted == len(moments) and not answer.isdecimal():
            # On from the last one.
            return
        if wanted is None and answer in words.say("play-help-words").split():
            _write(words.say("replay-help", count=str(len(moments))))
        elif wanted is None or not 0 <= wanted < len(moments):
            shown = printable(answer[:LONGEST_ANSWER])
            _write(words.say("replay-not-understood", text=shown, count=str(len(moments))))
        else:
            place = wanted
            _show(moments, place, words)


def _wanted(answer: str, place: int, words: Catalog) -> int | None:
    """The place that an answer asks for, there or not; None when it asks for none."""
    if not answer or answer in words.say("replay-on-words").split():
        return place + 1
    if answer in words.say("replay-back-words").split():
        return max(0, place - 1)
    if answer.isdecimal() and len(answer) < 9:
        return int(answer) - 1
    return None


def _show(moments: tuple[Moment, ...], place: int, words: Catalog) -> None:
    _write(words.say("replay-place", place=str(place + 1), count=str(len(moments))))
    for line in moments[place].lines:
        _write(line)


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
