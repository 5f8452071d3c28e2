"""`papertiger replay FILE`: a match again, forwards and back; or its hands for other programs."""

import argparse
import sys
from dataclasses import dataclass

import msgspec

from papertiger import madiao
from papertiger.cli.arguments import Wrong
from papertiger.cli.games.reading import broken, bytes_of, segments_of
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
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_list, event_lines


@dataclass(frozen=True, slots=True)
class Moment:
    """What one input brought: lines to show."""

    lines: tuple[str, ...]


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Show the match, or print its finished hands as JSON or in notation."""
    data = bytes_of(found.file, catalog)
    segments = segments_of(found.file, data, catalog)
    words = Catalog(catalog.language, "cli", "madiao", "play", "replay")
    try:
        moments, hands, players = _again(segments, found.seat, words)
    except JournalError as error:
        raise Wrong(broken(found.file, error, catalog)) from None
    options = segments[0].header.options
    if found.json:
        for hand in hands:
            line = msgspec.json.encode(as_json(noted(hand), options)).decode()
            sys.stdout.write(f"{line}\n")
    elif found.notation:
        match = NotedMatch(options, tuple(map(noted, hands)), players)
        sys.stdout.write(write(match))
    elif not moments:
        sys.stdout.write(f"{words.say('replay-nothing')}\n")
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _walk(moments, words)
    else:
        for moment in moments:
            sys.stdout.write("".join(f"{line}\n" for line in moment.lines))
    return 0


def _again(
    segments: tuple[Segment, ...], reader: int | None, words: Catalog
) -> tuple[list[Moment], list[FinishedHand], tuple[str, ...]]:
    """Every moment as the reader saw it (None: all hands open), finished hands, names by seat."""
    names = segments[0].header.seats
    opened = journal.begin(madiao, segments[0].header)
    players = madiao.show(opened.table, None).players
    moments, hands = [], []
    for step in journal.steps(madiao, segments):
        lines: list[str] = []
        for event in step.events:
            told = [madiao.tell(event, seat) for seat in _readers(reader)]
            if isinstance(told[0], PlayersSeated):
                players = told[0].players
            if isinstance(told[0], HandSettled):
                hands.append(told[0].hand)
            seated = tuple(names[player] for player in players)
            lines += _lines(words, told, _readers(reader), seated)
        if lines:
            moments.append(Moment(tuple(lines)))
    return moments, hands, tuple(names[player] for player in players)


def _readers(reader: int | None) -> tuple[int, ...]:
    return tuple(range(4)) if reader is None else (reader,)


def _lines(
    words: Catalog, told: list[Told | None], seats: tuple[int, ...], names: tuple[str, ...]
) -> list[str]:
    """An event as several readers learn of it, told once; hands and sloughs of all of them."""
    seen = [one for one in told if one is not None]
    open_one = next(
        (one for one in seen if isinstance(one, SloughSeen) and one.card is not None), seen[0]
    )
    lines = event_lines(words, open_one, names)
    for one, seat in zip(seen, seats, strict=True) if isinstance(seen[0], HandDealt) else ():
        if isinstance(one, HandDealt) and one.hand is not None:
            cards = card_list(words, one.hand)
            lines.append(words.say("replay-hand", who=names[seat], cards=cards))
    return lines


def _walk(moments: list[Moment], words: Catalog) -> None:
    """Step through the moments as the person asks: next, back, to a number, quit."""
    place = 0
    while True:
        moment = moments[place]
        head = words.say("replay-place", place=str(place + 1), count=str(len(moments)))
        sys.stdout.write("".join(f"{line}\n" for line in (head, *moment.lines)))
        try:
            answer = input(f"{words.say('replay-ask')} ").strip().lower()
        except EOFError:
            return
        if answer in words.say("play-quit-words").split():
            return
        if answer in words.say("replay-back-words").split():
            place = max(0, place - 1)
        elif answer.isdecimal() and len(answer) < 9:
            place = min(max(int(answer), 1), len(moments)) - 1
        elif place + 1 < len(moments):
            place += 1
        else:
            return
