"""The hands of a match that are over, as they were settled, from the log of their table."""

from collections.abc import Iterable

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.journal import AnyGame
from papertiger.madiao.events import HandSettled
from papertiger.room import export
from papertiger.room import facts as f
from papertiger.wire.http import SettledHand


def hands(log: Iterable[f.Fact]) -> tuple[SettledHand, ...]:
    """The settled hands of the match that is played, or was played last; of Mao there are none.

    Raises ValueError for a log that tells of no table.
    """
    played = export.games(log)
    if not played or played[-1].hosted.game is not madiao:
        return ()
    return _settled(played[-1])


def _settled(played: export.Game) -> tuple[SettledHand, ...]:
    """Every hand that the inputs lead to the end of; seats become places, as they were then."""
    hosted = played.hosted
    game: AnyGame[object] = hosted.game
    segments = journal.read(game, played.lines())
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
