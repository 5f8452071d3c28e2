"""Questions over the table: a number, or yes and no."""

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from papertiger.text.catalog import Catalog
from papertiger.tui.keys import LOOK_KEYS
from papertiger.tui.prose import Prose
from papertiger.tui.sheets import soon

BAR = 41
"""How many cells the bar of a number takes."""


class NumberDialog(ModalScreen[None]):
    """A number between two limits: typed, or moved with the arrow keys; Enter gives it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *LOOK_KEYS,
        Binding("left,down", "step(-1)"),
        Binding("right,up", "step(1)"),
        Binding("home", "to_low"),
        Binding("end", "to_high"),
        Binding("backspace", "erase"),
        Binding("enter", "give"),
    ]

    def __init__(  # noqa: PLR0913 a question, its range, and where the answer goes
        self,
        words: Catalog,
        title: str,
        question: str,
        low: int,
        high: int,
        *,
        start: int,
        step: int,
        give: Callable[[int, Callable[[str], None]], None],
    ) -> None:
        """`give` tells, at once or later, why a number is refused, or nothing if it is accepted."""
        super().__init__()
        self.words = words
        self.heading, self.question = title, question
        self.low, self.high, self.step = low, high, step
        self.give = give
        self.typed = str(start)
        self.fresh = True

    def compose(self) -> ComposeResult:
        """Question, number, bar, keys."""
        with Vertical(classes="dialog"):
            yield Static(Content(self.heading), classes="heading")
            yield Prose(Content(self.question))
            yield Static(id="number")
            yield Static(id="bar")
            yield Prose(id="refusal")
            yield Prose(Content(self.words.say("tui-hint-number")), classes="hint")

    def on_mount(self) -> None:
        """Show the number to begin with."""
        self._show()

    def _show(self, refusal: str = "") -> None:
        self.query_one("#number", Static).update(f"‹ {self.typed or '_'} ›")
        self.query_one("#bar", Static).update(Content(self._bar()))
        said = self.query_one("#refusal", Prose)
        said.update(Content(f"! {refusal}" if refusal else ""))
        said.display = bool(refusal)

    def _bar(self) -> str:
        value = max(self.low, min(self._value(), self.high))
        place = (value - self.low) * (BAR - 1) // max(1, self.high - self.low)
        line = "─" * place + "●" + "─" * (BAR - 1 - place)
        return f"{self.low} ├{line}┤ {self.high}"

    def _value(self) -> int:
        return int(self.typed or "0")

    def on_key(self, event: events.Key) -> None:
        """Type a digit; the first one begins a new number."""
        if event.character and event.character in "0123456789":
            self.typed = (event.character if self.fresh else self.typed + event.character)[:7]
            self.fresh = False
            event.stop()
            self._show()

    def action_erase(self) -> None:
        """Take the last digit away."""
        self.typed = self.typed[:-1]
        self.fresh = False
        self._show()

    def action_step(self, steps: int) -> None:
        """Move the number along the bar."""
        self._set(self._value() + steps * self.step)

    def action_to_low(self) -> None:
        """Go to the least number."""
        self._set(self.low)

    def action_to_high(self) -> None:
        """Go to the greatest number."""
        self._set(self.high)

    def _set(self, value: int) -> None:
        self.typed = str(max(self.low, min(value, self.high)))
        self.fresh = True
        self._show()

    def action_give(self) -> None:
        """Give the number; if it is refused, say why and ask again."""
        self.give(self._value(), self._answered)

    def _answered(self, refusal: str) -> None:
        if not self.is_current:
            return
        if refusal:
            self.fresh = True
            self._show(refusal)
        else:
            soon(self.dismiss())


class YesNoDialog(ModalScreen[None]):
    """A question with two answers; Escape is no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # Without the other letters of a Russian keyboard: there, one of them says yes.
        Binding("f1", "app.keys"),
        Binding("l", "app.log"),
        Binding("s", "app.scores"),
        Binding("r", "app.rules"),
        Binding("escape", "answer('')"),
        Binding("left,up", "app.focus_previous"),
        Binding("right,down", "app.focus_next"),
    ]

    def __init__(
        self,
        words: Catalog,
        title: str,
        question: str,
        answered: Callable[[bool], None],
        *,
        high: bool = False,
    ) -> None:
        """`answered` is told; `high`: at the upper edge, so that the hand stays in sight."""
        super().__init__(classes="high" if high else "")
        self.words = words
        self.heading, self.question = title, question
        self.answered = answered

    def compose(self) -> ComposeResult:
        """Question and two buttons; the careful answer is ready."""
        say = self.words.say
        with Vertical(classes="dialog"):
            yield Static(Content(self.heading), classes="heading")
            yield Prose(Content(self.question))
            with Horizontal(classes="answers"):
                yield Button(say("tui-yes"), id="yes")
                yield Button(say("tui-no"), id="no")

    def on_mount(self) -> None:
        """Begin at no."""
        self.query_one("#no").focus()

    def on_key(self, event: events.Key) -> None:
        """Answer with a letter."""
        letter = (event.character or "").lower()
        for answer, message in (("yes", "play-yes"), ("", "play-no")):
            if letter and letter in self.words.say(message).split():
                event.stop()
                self.action_answer(answer)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with a button."""
        self.action_answer("yes" if event.button.id == "yes" else "")

    def action_answer(self, answer: str) -> None:
        """Tell the answer, "yes" or nothing, and go."""
        self.answered(bool(answer))
        soon(self.dismiss())
