"""What was told of a match before it is shown: a resumed match has a past."""

from collections.abc import Iterator

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.madiao.events import PlayersSeated, Told
from papertiger.room.solo import Solo


def told_before(match: Solo) -> Iterator[list[tuple[Told, tuple[str, ...]]]]:
    """What the person was told with each input: events, with the names by seat at that moment."""
    setting = match.setting
    players: tuple[int, ...] = (0, 1, 2, 3)
    for step in journal.steps(madiao, match.recording.segments):
        told = []
        for event in step.events:
            if isinstance(event, PlayersSeated):
                players = event.players
            shown = madiao.tell(event, players.index(setting.person))
            if shown is not None:
                told.append((shown, tuple(setting.names[player] for player in players)))
        yield told
