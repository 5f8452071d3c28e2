"""The record of a table's games: hands that are over, with what opens their commitments."""

from collections.abc import Iterable

from msgspec.structs import replace

from papertiger.kernel import journal
from papertiger.kernel.journal import Header, Segment
from papertiger.room import facts as f
from papertiger.room import hosting
from papertiger.room.state import Loading


def records(log: Iterable[f.Fact]) -> tuple[bytes, ...]:
    """Each game of a table as a `.tiger` file, as far as its hands may be shown; oldest first.

    Raises ValueError for a log that tells of no table.
    """
    games: list[_Game] = []
    loading = Loading()
    for fact in log:
        loading.take(fact)
        match fact:
            case f.Began():
                games.append(_Game())
                games[-1].take(fact.line, loading)
            case f.Happened():
                games[-1].take(fact.lines, loading)
            case _:
                pass
    if loading.room is None:
        raise ValueError("an empty log")
    hosted = hosting.of(loading.room.settings)
    return tuple(record for game in games if (record := game.record(hosted)))


class _Game:
    """The lines of a game, and by hand what was committed to."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._openings: list[tuple[str, tuple[str, ...]]] = []

    def take(self, lines: str, loading: Loading) -> None:
        self._lines.append(lines if lines.endswith("\n") else lines + "\n")
        if f.opens_hand(lines):
            self._openings.append((loading.secret.reveal().hex(), loading.entropy))

    def record(self, hosted: hosting.Hosting) -> bytes:
        segments = journal.read(hosted.game, "".join(self._lines).encode())
        recording = journal.replay(hosted.game, segments)
        over = journal.finished(hosted.game, recording)
        return journal.write(
            tuple(
                _opened(segment, secret, entropy)
                for segment, (secret, entropy) in zip(over, self._openings, strict=False)
            )
        )


def _opened(segment: Segment, secret: str, entropy: tuple[str, ...]) -> Segment:
    header: Header = replace(segment.header, secret=secret, entropy=entropy)
    return Segment(header, segment.inputs)
