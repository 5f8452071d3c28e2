"""Who plays is known before what happens: the room of a game that begins comes before its news.

A table tells of a start what happened in the game first, and then who sits there now: with bots on
places that were empty.
"""

from dataclasses import dataclass, field

from papertiger.client import Message
from papertiger.wire import news
from papertiger.wire.news import Phase

BEFORE = (Phase.GATHERING, Phase.OVER)
"""When nobody plays."""


@dataclass(slots=True)
class Beginning:
    """What is held back until the room is told."""

    phase: Phase = Phase.GATHERING
    held: list[Message] = field(default_factory=list)

    def order(self, message: Message) -> tuple[Message, ...]:
        """The messages to take in now, in their order."""
        match message:
            case news.Welcome():
                held, self.held = self.held, []
                return (message,) if message.fresh else (*held, message)
            case news.RoomNews():
                self.phase = message.room.phase
                held, self.held = self.held, []
                return message, *held
            case news.MadiaoNews() | news.MaoNews() if message.told and self.phase in BEFORE:
                self.held.append(message)
                return ()
            case _ if self.held:
                self.held.append(message)
                return ()
            case _:
                return (message,)
