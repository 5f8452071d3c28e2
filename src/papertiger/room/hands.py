"""The hands of a match that are over, as they were settled, from the log of their table."""

from collections.abc import Iterable

from papertiger.kernel import journal
from papertiger.kernel.journal import AnyGame
from papertiger.madiao.events import HandSettled
from papertiger.room import facts as f
from papertiger.room import hosting
from papertiger.room.state import Room, fold, opened
from papertiger.wire.http import SettledHand
from papertiger.wire.settings import MadiaoSettings


def hands(log: Iterable[f.Fact]) -> tuple[SettledHand, ...]:
    """The settled hands of the match that is played, or was played last; of Mao there are none.

    Raises ValueError for a log that tells of no table.
    """
    room: Room | None = None
    lines: list[str] = []
    for fact in log:
        room = opened(fact) if room is None and isinstance(fact, f.Opened) else _after(room, fact)
        match fact:
            case f.Began():
                lines = [fact.line]
            case f.Happened():
                lines.append(fact.lines)
            case _:
                pass
    if room is None:
        raise ValueError("an empty log")
    if not lines or not isinstance(room.settings, MadiaoSettings):
        return ()
    data = "".join(line if line.endswith("\n") else line + "\n" for line in lines)
    return _settled(hosting.of(room.settings), data)


def _after(room: Room | None, fact: f.Fact) -> Room:
    if room is None:
        raise ValueError("a log that does not begin with the table")
    return fold(room, fact)


def _settled(hosted: hosting.Hosting, data: str) -> tuple[SettledHand, ...]:
    """Every hand that the inputs lead to the end of; seats become places, as they were then."""
    game: AnyGame[object] = hosted.game
    segments = journal.read(game, data.encode())
    players = hosted.players(journal.begin(game, segments[0].header).table)
    found = []
    for step in journal.steps(game, segments):
        for event in step.events:
            if isinstance(event, HandSettled):
                found.append(_by_place(event, players))
            players = hosted.moved(players, (event,))
    return tuple(found)


def _by_place(event: HandSettled, players: tuple[int, ...]) -> SettledHand:
    hand = event.hand
    seats = [players.index(place) for place in range(len(players))]
    money = [payment * hand.stake for payment in hand.settlement.payments]
    return SettledHand(
        banker=players[hand.deal.banker],
        stake=hand.stake,
        ended_by=hand.settlement.ended_by,
        money=tuple(money[seat] for seat in seats),
        totals=tuple(event.totals[seat] for seat in seats),
    )
