"""The record of a game: segments, one a hand, each a header and the stamped inputs.

A record tells the truth: this module is the only place where secrets are written down. The file
form, `.tiger`, is JSON Lines: a header line, then a line for each input, for every segment.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from papertiger.kernel.game import Game, Refused, due
from papertiger.kernel.inputs import Act, Chance, Input, Stamped, Tick, chance

FORMAT = 1

T = TypeVar("T")
AnyGame: TypeAlias = Game[Any, T, Any, Any, Any, Any, Any, Any]


class JournalError(ValueError):
    """A record that cannot be read or does not replay: which line (from 1), and why."""

    def __init__(self, line: int, code: str, detail: str) -> None:
        """`code` is one of `not_json`, `bad_header`, `bad_input`, `refused`, `wrong_carried`."""
        super().__init__(f"line {line}: {code}: {detail}")
        self.line = line
        self.code = code
        self.detail = detail


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a segment starts from. `carried` is None for the first hand of a game."""

    tiger: int = FORMAT
    game: str
    options: Any
    seats: tuple[str, ...]
    commitment: str | None = None
    carried: Any = None


@dataclass(frozen=True, slots=True)
class Segment:
    """One hand: its header, and the inputs that were accepted."""

    header: Header
    inputs: tuple[Stamped[Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Recording(Generic[T]):
    """A running game and its record. `closed`: the last segment's hand is over."""

    table: T
    segments: tuple[Segment, ...]
    commitment: str | None = None
    closed: bool = False
    now: int = 0


@dataclass(frozen=True, slots=True)
class Recorded(Generic[T]):
    """An accepted input: the recording after it, and the game's events."""

    recording: Recording[T]
    events: tuple[Any, ...]


def begin(game: AnyGame[T], header: Header) -> Recording[T]:
    """A recording before its first input.

    Raises ValueError for a header that the game refuses.
    """
    table = game.open(header.options, len(header.seats), header.carried)
    return Recording(table, (Segment(header),), header.commitment)


def record(
    game: AnyGame[T], recording: Recording[T], given: Input[Any], at: int
) -> Recorded[T] | Refused:
    """Give the game an input at table time `at` and write it down if it is accepted.

    When something was due before a refused act, give a `Tick` first: a refusal changes nothing.
    Raises ValueError when time runs backwards.
    """
    if at < recording.now:
        raise ValueError(f"time runs backwards: {at} after {recording.now}")
    step = game.step(recording.table, given, at)
    if isinstance(step, Refused):
        return step
    segments = recording.segments
    if recording.closed:
        header = _next_header(segments[-1].header, game.carried(recording.table), recording)
        segments += (Segment(header),)
    last = replace(segments[-1], inputs=(*segments[-1].inputs, Stamped(at, given)))
    closed = game.carried(step.table) is not None or game.waiting(step.table).over
    after = Recording(step.table, (*segments[:-1], last), recording.commitment, closed, at)
    return Recorded(after, step.events)


def _next_header(before: Header, carried: Any, recording: Recording[T]) -> Header:
    """The next hand's header: the same game and seats, what is carried in, the next commitment."""
    return Header(
        game=before.game,
        options=before.options,
        seats=before.seats,
        commitment=recording.commitment,
        carried=carried,
    )


def wake(game: AnyGame[T], recording: Recording[T], at: int) -> Recorded[T]:
    """Let everything that falls due by `at` happen."""
    if not due(game.waiting(recording.table), at):
        return Recorded(recording, ())
    woken = record(game, recording, Tick(), at)
    if isinstance(woken, Refused):
        raise AssertionError(f"a game refused to be woken: {woken}")
    return woken


def finished(game: AnyGame[T], recording: Recording[T]) -> tuple[Segment, ...]:
    """The segments that may be served or exported: of hands that are over, unless still sealed."""
    if game.sealed(recording.table):
        return ()
    return recording.segments if recording.closed else recording.segments[:-1]


def write(segments: tuple[Segment, ...]) -> bytes:
    """The segments as `.tiger` lines, secrets and all."""
    lines = []
    for segment in segments:
        lines.append(msgspec.json.encode(segment.header))
        lines.extend(msgspec.json.encode(_line(stamped)) for stamped in segment.inputs)
    return b"".join(line + b"\n" for line in lines)


def _line(stamped: Stamped[Any]) -> dict[str, Any]:
    given = stamped.input
    match given:
        case Act():
            move = msgspec.to_builtins(given.move)
            line = {"at": stamped.at, "seat": given.seat, "move": move}
            return line | {"lag": given.lag} if given.lag else line
        case Chance():
            return {"at": stamped.at, "chance": given.order.reveal()}
        case Tick():
            return {"at": stamped.at, "tick": True}


def read(game: AnyGame[T], data: bytes) -> tuple[Segment, ...]:
    """The segments of a `.tiger` file; `JournalError` names the first line that is wrong."""
    segments: list[Segment] = []
    for number, fields in _lines(data):
        if "tiger" in fields:
            segments.append(Segment(_header(game, number, fields)))
        elif not segments:
            raise JournalError(number, "bad_header", "the file does not begin with a header")
        else:
            stamped = _stamped(game, number, fields)
            segments[-1] = replace(segments[-1], inputs=(*segments[-1].inputs, stamped))
    if not segments:
        raise JournalError(1, "bad_header", "the file is empty")
    return tuple(segments)


def _lines(data: bytes) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(data.splitlines(), 1):
        try:
            yield number, msgspec.json.decode(line, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise JournalError(number, "not_json", str(error)) from None


def _header(game: AnyGame[T], number: int, fields: dict[str, Any]) -> Header:
    try:
        header = msgspec.convert(fields, Header)
        if header.tiger != FORMAT or header.game != game.name:
            raise ValueError(
                f"expected format {FORMAT} of {game.name}, found {header.tiger} of {header.game}"
            )
        options = msgspec.convert(header.options, game.options_type)
        carried = header.carried
        if carried is not None:
            carried = msgspec.convert(carried, game.carried_type)
        game.open(options, len(header.seats), carried)
    except ValueError as error:
        raise JournalError(number, "bad_header", str(error)) from None
    return msgspec.structs.replace(header, options=options, carried=carried)


def _stamped(game: AnyGame[T], number: int, fields: dict[str, Any]) -> Stamped[Any]:
    try:
        at = msgspec.convert(fields.get("at"), int)
        if "move" in fields:
            seat, lag = msgspec.convert((fields.get("seat"), fields.get("lag", 0)), tuple[int, int])
            move = msgspec.convert(fields["move"], game.move_type)
            return Stamped(at, Act(seat, move, lag))
        if "chance" in fields:
            return Stamped(at, chance(msgspec.convert(fields["chance"], tuple[int, ...])))
        if fields.get("tick") is True:
            return Stamped(at, Tick())
    except msgspec.ValidationError as error:
        raise JournalError(number, "bad_input", str(error)) from None
    raise JournalError(number, "bad_input", "neither a move, nor chance, nor a tick")


def replay(game: AnyGame[T], segments: tuple[Segment, ...]) -> Recording[T]:
    """Play a record again, hand after hand; `JournalError` names the line that does not follow.

    A record may begin with a later hand: then its header says what was carried in.
    """
    recording = begin(game, segments[0].header)
    line = 1
    for place, segment in enumerate(segments):
        if place:
            carried = game.carried(recording.table)
            if not recording.closed or carried != segment.header.carried:
                raise JournalError(
                    line, "wrong_carried", "the hand does not start where the last one ended"
                )
            recording = replace(recording, commitment=segment.header.commitment)
        for stamped in segment.inputs:
            line += 1
            recording = _again(game, recording, stamped, line)
        line += 1
    return recording


def _again(
    game: AnyGame[T], recording: Recording[T], stamped: Stamped[Any], line: int
) -> Recording[T]:
    if stamped.at < recording.now:
        raise JournalError(
            line, "bad_input", f"time runs backwards: {stamped.at} after {recording.now}"
        )
    step = record(game, recording, stamped.input, stamped.at)
    if isinstance(step, Refused):
        raise JournalError(line, "refused", f"{step.code} [{step.clause}] {step.arguments}")
    return step.recording
