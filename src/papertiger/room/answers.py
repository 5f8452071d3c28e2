"""What was answered to commands of late: the same command again gets the same answer."""

from dataclasses import dataclass, field

from papertiger.room.state import Room
from papertiger.room.streams import encode
from papertiger.wire.news import Answer

MOST = 16
"""So many answers are remembered a socket."""


@dataclass(slots=True)
class Answers:
    """The last answers of each socket, encoded, by the ids of their commands."""

    given: dict[str, dict[str, bytes]] = field(default_factory=dict)

    def known(self, room: Room, connection: str, place: int | None, command: str) -> bytes | None:
        """The answer to a command that was sent before; a place knows what it has done itself."""
        if place is not None and command in room.done[place]:
            return encode(Answer(command))
        return self.given.get(connection, {}).get(command)

    def remember(self, connection: str, command: str, answer: bytes) -> None:
        """An answer that no place remembers."""
        answers = self.given.setdefault(connection, {})
        answers[command] = answer
        if len(answers) > MOST:
            del answers[next(iter(answers))]

    def forget(self, connection: str) -> None:
        """A socket is gone."""
        self.given.pop(connection, None)
