"""The record of a game: segments, one a hand, each a header and the stamped inputs.

A record tells the truth: this module is the only place where secrets are written down. The file
form, `.tiger`, is JSON Lines: a header line, then a line for each input, for every segment.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from papertiger.kernel.game import Game, Refused, Step, due
from papertiger.kernel.inputs import MOST_LAG, Act, Chance, Input, Stamped, Tick, chance

FORMAT = 1

T = TypeVar("T")
Time = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Lag = Annotated[int, msgspec.Meta(ge=0, le=MOST_LAG)]
Secret32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
AnyGame: TypeAlias = Game[Any, T, Any, Any, Any, Any, Any, Any]


class JournalError(ValueError):
    """A record that cannot be read or does not replay: which line (from 1), and why."""

    def __init__(self, line: int, code: str, detail: str, cause: Refused | str = "") -> None:
        """`code`: not_json, bad_header, bad_input, refused, wrong_carried or wrong_options.

        `cause` is the refusal, or of a bad header or input a word for what is wrong with it.
        """
        super().__init__(f"line {line}: {code}: {detail}")
        self.line, self.code, self.detail, self.cause = line, code, detail, cause


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a segment starts from. `carried` is None for the first hand of a game.

    `at` is the table time at which the segment opens; seats may change from hand to hand, options
    may not. `secret` and `entropy` (by name) open the `commitment` once the hand is over.
    Raises ValueError for names of seats that are empty or stand twice, and for too few words.
    """

    tiger: int = FORMAT
    game: str
    options: Any
    seats: tuple[str, ...]
    commitment: str | None = None
    carried: Any = None
    at: Time = 0
    secret: Secret32 | None = None
    entropy: tuple[Word, ...] = ()

    def __post_init__(self) -> None:
        """Check the names, and that all of them or none have words."""
        named = all(name and name.isprintable() for name in self.seats)
        if len(set(self.seats)) != len(self.seats) or not named:
            raise ValueError(f"seat names must be distinct and printable: {list(self.seats)}")
        if self.entropy and len(self.entropy) != len(self.seats):
            raise ValueError("a word for each seat, or none - at `$.entropy`")


class Segment(msgspec.Struct, frozen=True):
    """One hand: its header, and the inputs that were accepted, up to the next hand's first."""

    header: Header
    inputs: tuple[Stamped[Any], ...] = ()


class Recording(msgspec.Struct, Generic[T], frozen=True):
    """A running game and its record.

    `closed`: the last segment's hand is over. Between two hands, whoever runs the table may
    `replace` the `commitment` and the `seats` that the next segment will have.
    """

    table: T
    segments: tuple[Segment, ...]
    commitment: str | None
    seats: tuple[str, ...]
    closed: bool = False
    now: int = 0


class Recorded(msgspec.Struct, Generic[T], frozen=True):
    """An accepted input: the recording after it, and the game's events."""

    recording: Recording[T]
    events: tuple[Any, ...]


def begin(game: AnyGame[T], header: Header) -> Recording[T]:
    """A recording before its first input.

    Raises ValueError for a header that the game refuses.
    """
    table = game.open(header.options, len(header.seats), header.carried, header.at)
    return Recording(table, (Segment(header),), header.commitment, header.seats, now=header.at)


def record(
    game: AnyGame[T], recording: Recording[T], given: Input[Any], at: int
) -> Recorded[T] | Refused:
    """Give the game an input at table time `at` and write it down if it is accepted.

    The first input of a hand opens its segment; what comes between two hands belongs to the one
    before. When something was due before a refused act, `wake` the game first: a refusal changes
    nothing. Raises ValueError when time runs backwards or a lag is not 0 to 400 ms.
    """
    if at < recording.now:
        raise ValueError(f"time runs backwards: {at} after {recording.now}")
    if isinstance(given, Act) and not 0 <= given.lag <= MOST_LAG:
        raise ValueError(f"a lag is 0 to {MOST_LAG} ms, not {given.lag}")
    if recording.closed and game.carried(recording.table) is not None:
        opened = _open_next(game, recording, at)
        step = game.step(opened.table, given, at)
        if not isinstance(step, Refused) and game.carried(step.table) is None:
            return _written(game, opened, given, at, step)
    step = game.step(recording.table, given, at)
    return step if isinstance(step, Refused) else _written(game, recording, given, at, step)


def _open_next(game: AnyGame[T], recording: Recording[T], at: int) -> Recording[T]:
    """The recording at the start of the next hand, as its header alone gives it."""
    header = replace(
        recording.segments[-1].header,
        seats=recording.seats,
        commitment=recording.commitment,
        carried=game.carried(recording.table),
        at=at,
    )
    opened = begin(game, header)
    return replace(opened, segments=(*recording.segments, *opened.segments))


def _written(
    game: AnyGame[T], recording: Recording[T], given: Input[Any], at: int, step: Step[T, Any]
) -> Recorded[T]:
    *before, last = recording.segments
    last = replace(last, inputs=(*last.inputs, Stamped(at, given)))
    closed = game.carried(step.table) is not None or game.waiting(step.table).over
    after = replace(recording, table=step.table, segments=(*before, last), closed=closed, now=at)
    return Recorded(after, step.events)


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


def added(before: Recording[T], after: Recording[T]) -> bytes:
    """The `.tiger` lines by which `after`, one input later, is longer than `before`."""
    if len(after.segments) > len(before.segments):
        return write(after.segments[len(before.segments) :])
    return msgspec.json.encode(_line(after.segments[-1].inputs[-1])) + b"\n"


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
    found: list[tuple[Header, list[Stamped[Any]]]] = []
    for number, fields in _lines(data):
        if "tiger" in fields:
            found.append((_header(game, number, fields), []))
        elif not found:
            raise JournalError(number, "bad_header", "the record begins without one", "none")
        else:
            found[-1][1].append(_stamped(game, number, fields))
    if not found:
        raise JournalError(1, "bad_header", "the file is empty", "none")
    return tuple(Segment(header, tuple(inputs)) for header, inputs in found)


def _lines(data: bytes) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(data.splitlines(), 1):
        try:
            yield number, msgspec.json.decode(line, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise JournalError(number, "not_json", str(error)) from None


def _header(game: AnyGame[T], number: int, fields: dict[str, Any]) -> Header:
    part = "fields"
    try:
        header = msgspec.convert(fields, Header)
        part, expected = "format", (FORMAT, game.name)
        if (header.tiger, header.game) != expected:
            raise ValueError(f"expected {expected}, found {(header.tiger, header.game)}")
        part = "options"
        options = msgspec.convert(header.options, game.options_type)
        part, carried = "carried", header.carried
        if carried is not None:
            carried = msgspec.convert(carried, game.carried_type)
        part = "start"
        game.open(options, len(header.seats), carried, header.at)
    except ValueError as error:
        raise JournalError(number, "bad_header", str(error), part) from None
    return replace(header, options=options, carried=carried)


_ACT, _CHANCE, _TICK = {"at", "seat", "move", "lag"}, {"at", "chance"}, {"at", "tick"}


def _stamped(game: AnyGame[T], number: int, fields: dict[str, Any]) -> Stamped[Any]:
    try:
        at = msgspec.convert(fields.get("at"), Time)
        if "move" in fields and set(fields) <= _ACT:
            seat = msgspec.convert(fields.get("seat"), int)
            lag = msgspec.convert(fields.get("lag", 0), Lag)
            move = msgspec.convert(fields["move"], game.move_type)
            return Stamped(at, Act(seat, move, lag))
        if set(fields) == _CHANCE:
            return Stamped(at, chance(msgspec.convert(fields["chance"], tuple[int, ...])))
        if set(fields) == _TICK and fields["tick"] is True:
            return Stamped(at, Tick())
    except msgspec.ValidationError as error:
        raise JournalError(number, "bad_input", str(error), "fields") from None
    raise JournalError(number, "bad_input", "neither a move, nor chance, nor a tick", "fields")


def replay(game: AnyGame[T], segments: tuple[Segment, ...]) -> Recording[T]:
    """Play a record again, hand after hand; `JournalError` names the line that does not follow.

    A record may begin with a later hand: then its header says what was carried in.
    """
    if not segments:
        raise JournalError(1, "bad_header", "the record is empty", "none")
    recording = begin(game, segments[0].header)
    for step in steps(game, segments):
        recording = step.recording
    return replace(recording, segments=segments)


def steps(game: AnyGame[T], segments: tuple[Segment, ...]) -> Iterator[Recorded[T]]:
    """What each input of a record led to, as `replay` plays it; its `segments` are left out."""
    recording = begin(game, segments[0].header)
    line = 1
    for place, segment in enumerate(segments):
        if place:
            recording = _goes_on(game, recording, segment, line)
        for number, stamped in enumerate(segment.inputs):
            line += 1
            step = _again(game, recording, stamped, line)
            if (len(step.recording.segments) > 1) != (place > 0 and number == 0):
                raise JournalError(line, "bad_input", "a hand begins without its header", "hand")
            # Gathering the inputs once more would take the square of the time.
            recording = replace(step.recording, segments=(Segment(segment.header),))
            yield Recorded(recording, step.events)
        line += 1


def _goes_on(
    game: AnyGame[T], recording: Recording[T], segment: Segment, line: int
) -> Recording[T]:
    """The recording at the next header, which must start where the hand before ended."""
    before, header = recording.segments[-1].header, segment.header
    carried = game.carried(recording.table)
    if not recording.closed or carried is None or carried != header.carried:
        raise JournalError(line, "wrong_carried", "the hand does not start where the last ended")
    if header.options != before.options:
        raise JournalError(line, "wrong_options", "the options differ from the hand before")
    if header.at < recording.now:
        raise JournalError(line, "bad_input", f"time runs backwards: {header.at}", "time")
    if not segment.inputs or segment.inputs[0].at != header.at:
        raise JournalError(line, "bad_header", "a hand opens with its first input", "opening")
    return replace(recording, commitment=header.commitment, seats=header.seats)


def _again(
    game: AnyGame[T], recording: Recording[T], stamped: Stamped[Any], line: int
) -> Recorded[T]:
    try:
        step = record(game, recording, stamped.input, stamped.at)
    except ValueError as error:
        raise JournalError(line, "bad_input", str(error), "time") from None
    if isinstance(step, Refused):
        detail = f"{step.code} [{step.clause}] {step.arguments}"
        raise JournalError(line, "refused", detail, step)
    return step
