"""What was told of a match before it is shown: a resumed match has a past."""

from collections.abc import Iterator

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.madiao.events import PlayersSeated, Told
from papertiger.room.solo import PERSON, Solo


def told_before(match: Solo) -> Iterator[tuple[Told, tuple[str, ...]]]:
    """Every event as the person was told of it, with the names by seat at that moment."""
    segments = match.recording.segments
    recording = journal.begin(madiao, segments[0].header)
    players: tuple[int, ...] = (0, 1, 2, 3)
    for segment in segments:
        for stamped in segment.inputs:
            recorded = journal.record(madiao, recording, stamped.input, stamped.at)
            if isinstance(recorded, Refused):
                raise AssertionError(f"a record does not replay: {recorded}")
            recording = recorded.recording
            for event in recorded.events:
                if isinstance(event, PlayersSeated):
                    players = event.players
                shown = madiao.tell(event, players.index(PERSON))
                if shown is not None:
                    yield shown, tuple(match.setting.names[player] for player in players)
