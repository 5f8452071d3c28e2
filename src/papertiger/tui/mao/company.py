"""A table of Mao with others: who is there, talk beside the game, the connection."""

from collections.abc import Callable

from papertiger.client import Message, Table
from papertiger.kernel.game import Refused
from papertiger.text.book import MAO
from papertiger.text.catalog import Catalog
from papertiger.text.mao import option_lines, refusal
from papertiger.tui.clock import milliseconds
from papertiger.tui.company.around import Around
from papertiger.tui.company.screen import RoomScreen
from papertiger.tui.company.words import settings_lines
from papertiger.tui.mao.app import MaoApp
from papertiger.tui.mao.table import HINTS
from papertiger.tui.window import Window
from papertiger.wire.news import Phase
from papertiger.wire.settings import MaoSettings


class CompanyApp(MaoApp):
    """A person who sits at a table of Mao with others, or watches it."""

    quit_text = "join-quit-seat"
    hints = (*HINTS[:1], ("T", "talk"), *HINTS[1:])

    def __init__(
        self,
        at: Table,
        words: Catalog,
        *,
        watches: bool = False,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        """`at`: a table of Mao that one has come to; `clock` gives milliseconds."""
        super().__init__(at, words, clock)
        self.around = Around(
            self,
            at,
            take=self._take,
            say=self.evening.say,
            draw=self._draw,
            game_refusal=self._refusal,
            watches=watches,
        )

    def listen(self) -> None:
        """From now on, to the game and to what lies around it."""
        self.around.listen()

    def _take(self, message: Message) -> None:
        self.take(message)
        if self.evening.room is not None and self.evening.room.phase is not Phase.OVER:
            self.ended = False

    def _draw(self) -> None:
        if self.screen_of_table.is_mounted:
            self.screen_of_table.show()
        self.turn_to_sheets()

    def turn_to_sheets(self) -> None:
        """What the table comes to; before the game one sees who is there."""
        super().turn_to_sheets()
        if self.screen is self.screen_of_table and self.around.wants_room():
            self.around.open()

    def finish(self) -> None:
        """The table is set for another game."""
        self.around.open()

    def action_leave(self) -> None:
        """Ask whether the person leaves: a table with others may play again."""
        Window.action_leave(self)

    def troubles(self) -> str:
        """That the connection is lost, or that somebody else plays for the person."""
        lost = self.around.troubles()
        if not lost and self.evening.bot_plays(self.at.place):
            return self.words.say("join-bot-plays-you-mao")
        return lost or super().troubles()

    def _refusal(self, refused: Refused) -> str:
        return refusal(self.words, refused, self.evening.names)

    # Keys

    def action_room(self) -> None:
        """Who is at the table."""
        self.around.open()

    def action_keys(self) -> None:
        """Show every key of what lies on top."""
        say = self.words.say
        if isinstance(self.screen, RoomScreen):
            self.read("tui-keys-title", say("join-keys-room").splitlines())
        else:
            first, *rest = say("mao-keys").splitlines()
            self.read("tui-keys-title", [first, say("join-keys-mao"), *rest])

    def action_rules(self) -> None:
        """Show what is set, also before a game, and the book."""
        if self.evening.view is not None:
            super().action_rules()
            return
        settings = self.at.room.settings
        options = settings.options if isinstance(settings, MaoSettings) else None
        lines = [] if options is None else option_lines(self.words, options)
        self.read_rules(MAO, [*settings_lines(self.words, settings), *lines])
