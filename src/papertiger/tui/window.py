"""What every app of the table has: paper and ink, a least size, and sheets to read."""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.filter import LineFilter, Monochrome, NoColor
from textual.geometry import Size
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from papertiger.text.book import Book
from papertiger.text.catalog import Catalog
from papertiger.tui.dialogs import YesNoDialog
from papertiger.tui.palette import THEME
from papertiger.tui.rules import RulesSheet
from papertiger.tui.sheets import TextSheet, soon

LEAST_WIDTH, LEAST_HEIGHT = 80, 24

ENDINGS = [
    signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__
]
"""Signals that ask a program to end."""


class Window(App[None]):
    """An app with a board; other screens lie over it."""

    CSS_PATH = Path(__file__).with_name("theme.tcss")
    ENABLE_COMMAND_PALETTE = False
    keys_text = "tui-keys"
    quit_title, quit_text = "tui-quit-title", "tui-quit"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True),
        Binding("ctrl+q", "leave", priority=True),
        Binding("ctrl+z", "suspend_process", priority=True),
    ]

    def __init__(self, words: Catalog, board: Screen[None]) -> None:
        """`board` is the screen at the bottom."""
        super().__init__()
        self.register_theme(THEME)
        self.theme = THEME.name
        self.animation_level = "none"
        # Textual counts an empty NO_COLOR too; https://no-color.org does not.
        self.no_color = bool(os.environ.get("NO_COLOR"))
        self.words = words
        self.board = board
        self._heeded = False

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Without colours, those of the terminal stay: Textual would give shades of grey."""
        filters = [one for one in super().get_line_filters() if not isinstance(one, Monochrome)]
        return [*filters, NoColor()] if self.no_color else filters

    def on_mount(self) -> None:
        """Show the board, if there is room for it."""
        self._heed_endings()
        soon(self.push_screen(self.board))
        self._check_size(self.size)

    def on_unmount(self) -> None:
        """From here on a signal ends the program as it does any other."""
        if self._heeded:
            for each in ENDINGS:
                asyncio.get_running_loop().remove_signal_handler(each)

    def _heed_endings(self) -> None:
        """Leave when the program is to end: killed, it would not give the terminal back."""
        if not self.is_headless and sys.platform != "win32":
            self._heeded = True
            for each in ENDINGS:
                asyncio.get_running_loop().add_signal_handler(each, self.exit)

    def on_resize(self, event: events.Resize) -> None:
        """Ask for more room when there is too little; what lies under a sheet is drawn anew."""
        for covered in self.screen_stack[:-1]:
            covered.post_message(event)
        if self.board in self.screen_stack:
            self._check_size(event.size)

    def _check_size(self, size: Size) -> None:
        small = size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT
        shown = isinstance(self.screen, TooSmall)
        if small and not shown:
            soon(self.push_screen(TooSmall(self.words)))
        elif shown and not small:
            soon(self.pop_screen())

    def action_leave(self) -> None:
        """Ask whether the person leaves."""
        if isinstance(self.screen, TooSmall):
            self.exit()
        elif not isinstance(self.screen, YesNoDialog) or self.screen.answered != self._leave:
            title, question = self.words.say(self.quit_title), self.words.say(self.quit_text)
            soon(self.push_screen(YesNoDialog(self.words, title, question, self._leave)))

    def _leave(self, leaving: bool) -> None:  # noqa: FBT001 an answer
        if leaving:
            self.exit()

    def read(self, title: str, lines: Sequence[str], *, at_end: bool = False) -> None:
        """Show a sheet of lines; `title` is a message."""
        soon(self.push_screen(TextSheet(self.words, self.words.say(title), lines, at_end=at_end)))

    def read_rules(self, book: Book, switches: Sequence[str]) -> None:
        """Show what is set at a table, a line each, and all clauses of the book."""
        soon(self.push_screen(RulesSheet(self.words, book, switches)))

    def action_suspend_process(self) -> None:
        """Give the terminal back to the shell that started this, as Ctrl+Z does for any program.

        Nothing happens where no shell waits to take it, and to bring the table back: Textual would
        stop all the same, for good.
        """
        if self._driver is not None and self._driver.can_suspend and _shell_waits():
            # As a terminal does: all of the job, with whatever has started this program.
            os.killpg(os.getpgrp(), signal.SIGTSTP)

    def action_keys(self) -> None:
        """Show every key."""
        self.read("tui-keys-title", self.words.say(self.keys_text).splitlines())


class TooSmall(ModalScreen[None]):
    """One line that asks for more room."""

    def __init__(self, words: Catalog) -> None:
        """Nothing but the line."""
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """The line."""
        yield Static(Content(self.words.say("tui-too-small")), id="too-small")


def _shell_waits() -> bool:
    """Whether a shell with job control leads this session: then the job is a group of its own."""
    try:
        return os.getpgid(os.getsid(0)) != os.getpgrp()
    except OSError:
        return False
