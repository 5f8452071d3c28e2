"""`papertiger replay FILE`: a match again, forwards and back; or its hands for other programs."""

import argparse
import sys
from collections.abc import Iterator, Sequence

import msgspec

from papertiger import mao
from papertiger.cli import records
from papertiger.cli.arguments import Wrong, draws, note
from papertiger.cli.games import noted, replay_mao
from papertiger.cli.games.names import named_for, names_for
from papertiger.cli.games.reading import broken, bytes_of, game_of, named, path_of, record_of
from papertiger.cli.games.walk import in_lines
from papertiger.cli.records import SettingError
from papertiger.kernel.journal import JournalError
from papertiger.madiao.events import HandDealt, HandSettled
from papertiger.madiao.laws import SEATS
from papertiger.madiao.notation import NotedHand, NotedMatch, as_json, write
from papertiger.madiao.notation import noted as note_down
from papertiger.room import again as room
from papertiger.room.moments import Happened, Moment
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.text.madiao import card_list, event_lines

PARTS = ("cli", "madiao", "play", "replay", "score")


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Show the match, or print its finished hands as JSON or in notation."""
    data = bytes_of(found.file, catalog)
    found.file = named(found.file, catalog)
    words = Catalog(catalog.language, *PARTS)
    if noted.is_notation(data):
        return _run_notation(found, noted.read(found.file, data, catalog), words)
    if game_of(found.file, data, catalog).name == mao.name:
        return replay_mao.run(found, data, catalog)
    if found.stats:
        raise Wrong(catalog.say("cli-is-no-mao-record", file=found.file))
    if found.seat is not None and found.seat >= SEATS:
        raise Wrong(catalog.say("cli-no-such-seat", file=found.file, last=str(SEATS - 1)))
    record = record_of(found.file, data, catalog)
    told = not found.json and not found.notation
    segments = named_for(words.language, record.segments) if told else record.segments
    guard = None if found.open else room.Guard(_person(found.file))
    try:
        moments = list(room.moments(segments, _seats(found), guard))
    except JournalError as error:
        raise Wrong(broken(found.file, error, catalog)) from None
    if record.torn is not None:
        place = {"line": str(record.torn), "before": str(record.torn - 1)}
        note(found.program, words.say("replay-torn", file=found.file, **place), catalog)
    if told:
        if any(moment.guarded for moment in moments[1:]):
            note(found.program, words.say("replay-guarded", file=found.file), catalog)
        _show(found, moments, words)
        return 0
    options = record.segments[0].header.options
    _print_hands(found, NotedMatch(options, tuple(_finished(moments)), moments[-1].names))
    return 0


def _run_notation(found: argparse.Namespace, match: NotedMatch, words: Catalog) -> int:
    """The same for a match in notation. What does not agree in it is noted; it is shown anyway."""
    if found.json or found.notation:
        _print_hands(found, match)
        return 0
    for said in noted.wrong_results(found.file, match, words):
        note(found.program, said, words)
    stake = match.options.stake_min + match.options.stake_min % 2
    if any(hand.stake is None for hand in match.hands):
        note(found.program, words.say("replay-no-stake", stake=str(stake)), words)
    given = match.players or tuple(words.say("score-seat", number=seat) for seat in range(4))
    names = names_for(words.language, tuple(map(printable, given)))
    _show(found, list(room.noted_moments(match, stake, names, _seats(found))), words)
    return 0


def _seats(found: argparse.Namespace) -> tuple[int, ...]:
    return tuple(range(SEATS)) if found.seat is None else (found.seat,)


def _show(found: argparse.Namespace, moments: Sequence[Moment], words: Catalog) -> None:
    """The moments at the drawn table, or in lines."""
    told = [
        tuple(line for one in moment.happened for line in _lines(words, one)) for moment in moments
    ]
    lines = tuple(filter(None, told))
    if lines and draws(plain=found.plain):
        from papertiger.tui.madiao import replay  # noqa: PLC0415 only a drawn table needs Textual

        replay(moments, Catalog(words.language, *PARTS, "cards", "clauses", "painted", "tui"))
    else:
        dealt = [
            any(isinstance(one.openly, HandDealt) for one in moment.happened)
            for moment, said in zip(moments, told, strict=True)
            if said
        ]
        in_lines(lines, words, [place for place, deal in enumerate(dealt) if deal])


def _finished(moments: Sequence[Moment]) -> Iterator[NotedHand]:
    """The hands that came to their end."""
    for moment in moments:
        for one in moment.happened:
            event = one.openly
            if isinstance(event, HandSettled):
                yield note_down(event.hand)


def _print_hands(found: argparse.Namespace, match: NotedMatch) -> None:
    """The hands for other programs."""
    if found.notation:
        sys.stdout.write(write(match))
        return
    for hand in match.hands:
        line = msgspec.json.encode(as_json(hand, match.options)).decode()
        sys.stdout.write(f"{line}\n")


def _person(name: str) -> int | None:
    """The place of the person who plays, where it is known."""
    try:
        return records.setting_of(path_of(name)).person
    except SettingError:
        return None


def _lines(words: Catalog, happened: Happened) -> list[str]:
    """An event told once for all its readers, with the hands and sloughs that any of them sees."""
    lines = event_lines(words, happened.openly, happened.names)
    for seat, one in happened.told.items():
        if isinstance(one, HandDealt) and one.hand is not None and seat is not None:
            cards = card_list(words, one.hand)
            lines.append(words.say("replay-hand", who=happened.names[seat], cards=cards))
    return lines
