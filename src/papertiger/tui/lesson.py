"""Sheets of a lesson: a step to read, a question to answer, why an answer does not lead on."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Literal, TypeAlias

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from papertiger.text.catalog import Catalog
from papertiger.tui.keys import LOOK_KEYS
from papertiger.tui.palette import INK
from papertiger.tui.prose import Prose
from papertiger.tui.sheets import Choices, Sheet, soon

Way: TypeAlias = Literal["on", "table", "back", "show"]
"""Where a learner goes from a sheet."""

WAYS = (
    Binding("backspace,b,и", "go('back')"),
    Binding("n,т", "go('show')"),
    Binding("c,с", "app.clause"),
)
"""The keys that get about in a lesson, on a sheet; at the table they are the app's."""


class StepSheet(Sheet):
    """A step to be read at the upper edge, so that the hand stays in sight."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *LOOK_KEYS,
        *WAYS,
        Binding("enter,space", "go('on')"),
        Binding("escape", "go('table')"),
    ]

    def __init__(
        self,
        words: Catalog,
        heading: str,
        lines: Sequence[str],
        hint: str,
        went: Callable[[Way], None],
        *,
        ask: str = "",
    ) -> None:
        """`hint` names the keys; `went` is told where the learner goes; `ask` is what to do."""
        super().__init__(words, heading, hint)
        self.add_class("high")
        self.lines = lines
        self.went = went
        self.ask = ask

    def body(self) -> ComposeResult:
        """The text, which scrolls where there is little room."""
        with VerticalScroll(classes="scroll"):
            yield Prose(Content("\n".join(self.lines)))
        if self.ask:
            yield self.asked()

    def asked(self) -> Prose:
        """What is asked, apart from the text."""
        return Prose(Content.styled(self.ask, f"bold {INK}"), classes="rest")

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one(VerticalScroll).focus()

    def action_go(self, way: Way) -> None:
        """Put the sheet away and go there."""
        self.went(way)
        soon(self.dismiss())


class QuestionSheet(StepSheet):
    """A question with its answers: ↑ ↓ and Enter, or the number of one."""

    def __init__(  # noqa: PLR0913 a step, its question, its answers
        self,
        words: Catalog,
        heading: str,
        lines: Sequence[str],
        hint: str,
        went: Callable[[Way], None],
        *,
        ask: str,
        choices: Sequence[str],
        chose: Callable[[int], None],
    ) -> None:
        """`chose` is told the number of an answer, from 1."""
        super().__init__(words, heading, lines, hint, went, ask=ask)
        self.choices, self.chose = choices, chose

    def body(self) -> ComposeResult:
        """Text, question, answers."""
        yield Prose(Content("\n".join(self.lines)))
        yield self.asked()
        rows = [[f"{number}.", choice] for number, choice in enumerate(self.choices, 1)]
        yield Choices(rows, 0, wraps=1)

    def on_mount(self) -> None:
        """Let the arrow keys choose."""
        self.query_one(Choices).focus()

    def on_choices_wrapped(self, event: Choices.Wrapped) -> None:
        """Be no higher than the answers."""
        event.stop()
        self.query_one(Choices).styles.height = event.lines

    def on_choices_taken(self, event: Choices.Taken) -> None:
        """Answer with the line that the pointer is at."""
        event.stop()
        self._choose((self.query_one(Choices).chosen or 0) + 1)

    def on_key(self, event: events.Key) -> None:
        """Answer with a number."""
        character = event.character or ""
        if character in tuple("123456789") and int(character) <= len(self.choices):
            event.stop()
            self._choose(int(character))

    def _choose(self, number: int) -> None:
        self.chose(number)
        soon(self.dismiss())
