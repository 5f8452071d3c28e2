"""The games of a table: who played them, how they stand, and their records.

A record has hands that are over, with what opens their commitments.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from papertiger.kernel import journal
from papertiger.kernel.journal import Header, Recording, Segment
from papertiger.room import facts as f
from papertiger.room import hosting
from papertiger.room.hosting import Hosting
from papertiger.room.state import Chair, Loading


class Line(Struct, frozen=True):
    """Somebody in a game: the place, how it stands for them (money, hands won), who it was.

    `people` are the ids of all who have sat there while the game went on.
    """

    place: int
    name: str
    score: int
    chair: Chair
    people: frozenset[str]


class Game:
    """A game of a table, with the lines of its record hand by hand.

    `first` and `last` are the numbers of the facts by which it began and was over; `last` is None
    for one that is still being played.
    """

    last: int | None = None

    def __init__(self, first: int, loading: Loading) -> None:
        """A game that begins with the fact that was `loading`'s last."""
        if loading.room is None:
            raise AssertionError("a game without a table")
        self.first = first
        self.hosted: Hosting = hosting.of(loading.room.settings)
        self.chairs = loading.room.chairs
        self._people = [{chair.person} - {""} for chair in self.chairs]
        self._hands: list[list[str]] = []
        self._openings: list[tuple[str, tuple[str, ...]]] = []

    def take(self, lines: str, loading: Loading) -> None:
        """Lines of its record, which are `loading`'s last."""
        if f.opens_hand(lines):
            self._hands.append([])
            self._openings.append((loading.secret.reveal().hex(), loading.entropy))
        self._hands[-1].append(lines if lines.endswith("\n") else lines + "\n")

    def sat(self, fact: f.Sat | f.BotSat, loading: Loading) -> None:
        """Somebody has taken a place while it was played."""
        if self.last is None and loading.room is not None and fact.place < len(self._people):
            self.chairs = loading.room.chairs
            if isinstance(fact, f.Sat):
                self._people[fact.place].add(fact.person)

    def lines(self, hands: int | None = None) -> bytes:
        """The lines of its record; of its first `hands` only, if that is given."""
        return "".join(line for hand in self._hands[:hands] for line in hand).encode()

    @cached_property
    def now(self) -> Recording[object]:
        """How it stands: its last hand, played again by itself."""
        game = self.hosted.game
        return journal.replay(game, journal.read(game, "".join(self._hands[-1]).encode()))

    @cached_property
    def over(self) -> int:
        """How many hands are over and may be shown; with secret rules, once the game is over.

        It is over, too, when everybody has left. [MO-91]
        """
        if self.last is None and self.hosted.game.sealed(self.now.table):
            return 0
        return len(self._hands) - (not self.now.closed)

    def players(self) -> Iterator[Line]:
        """Who plays it, seat by seat."""
        names = self.now.segments[-1].header.seats
        scores = self.hosted.scores(self.now.table)
        for seat, place in enumerate(self.hosted.players(self.now.table)):
            people = frozenset(self._people[place])
            yield Line(place, names[place], scores[seat], self.chairs[place], people)

    def segments(self) -> tuple[Segment, ...]:
        """The hands that are over and may be shown, with what opens their commitments."""
        lines = self.lines(self.over)
        over = journal.read(self.hosted.game, lines) if lines else ()
        return tuple(
            _opened(segment, secret, entropy)
            for segment, (secret, entropy) in zip(over, self._openings, strict=False)
        )


def games(log: Iterable[f.Fact]) -> tuple[Game, ...]:
    """All games of a table, oldest first. Raises ValueError for a log that tells of no table."""
    found: list[Game] = []
    loading = Loading()
    for number, fact in enumerate(log):
        loading.take(fact)
        match fact:
            case f.Began():
                found.append(Game(number, loading))
                found[-1].take(fact.line, loading)
            case f.Happened():
                if not found:
                    raise ValueError("a game that has not begun")
                found[-1].take(fact.lines, loading)
            case f.Ended():
                found[-1].last = number
            case f.Sat() | f.BotSat() if found:
                found[-1].sat(fact, loading)
            case _:
                pass
    if loading.room is None:
        raise ValueError("an empty log")
    return tuple(found)


def recorded(games: Iterable[Game]) -> tuple[Game, ...]:
    """The games of which there is a record; the first is number 1."""
    return tuple(game for game in games if game.over)


def records(log: Iterable[f.Fact]) -> tuple[bytes, ...]:
    """Each game of a table as a `.tiger` file, as far as its hands may be shown; oldest first.

    Raises ValueError for a log that tells of no table.
    """
    return tuple(journal.write(game.segments()) for game in recorded(games(log)))


def _opened(segment: Segment, secret: str, entropy: tuple[str, ...]) -> Segment:
    header: Header = replace(segment.header, secret=secret, entropy=entropy)
    return Segment(header, segment.inputs)
