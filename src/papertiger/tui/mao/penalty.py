"""Giving a penalty: two keys, the first for whom, the second for what; only "other" wants words."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from papertiger.mao.moves import MOST_TEXT, GivePenalty
from papertiger.mao.reasons import OTHER
from papertiger.mao.view import View
from papertiger.text.catalog import Catalog
from papertiger.tui.cells import clip, stacked, wrap
from papertiger.tui.keyboard import letter
from papertiger.tui.mao import acts
from papertiger.tui.mao.acts import SEAT_KEYS
from papertiger.tui.prose import Prose
from papertiger.tui.sheets import soon

LEFT, RIGHT = 23, 46
"""Cells of the two columns."""

STEPS = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8}
"""How many lines a key scrolls."""


class PenaltySheet(ModalScreen[None]):
    """For whom and for what. The table goes on meanwhile."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close")]

    def __init__(
        self, words: Catalog, view: View, names: Sequence[str], give: Callable[[GivePenalty], None]
    ) -> None:
        """`give` is told the penalty."""
        super().__init__()
        self.words, self.names, self.give = words, names, give
        self.targets = {
            SEAT_KEYS[seat]: seat
            for seat in range(len(view.hands))
            if seat != view.seat and not view.gone[seat]
        }
        self.rules, self.reasons = acts.made_up(view), acts.reasons(view)
        self.base, self.secret = acts.base_reasons(view), acts.secret_reasons(view)
        self.target: int | None = None

    def compose(self) -> ComposeResult:
        """Players and made-up rules at the left, reasons at the right, a line for other words."""
        say = self.words.say
        with Vertical(classes="sheet"):
            yield Prose(Content(say("mao-penalty-title")), classes="heading")
            with VerticalScroll(classes="scroll", can_focus=False), Horizontal(classes="pair"):
                yield Static(id="whom")
                yield Static(id="what")
            yield Input(
                id="words", max_length=MOST_TEXT, compact=True, placeholder=say("mao-penalty-line")
            )
            yield Prose(id="step", classes="hint")

    def on_mount(self) -> None:
        """Ask for whom."""
        self.query_one("#words").display = False
        self._show()

    def _show(self) -> None:
        say = self.words.say
        whom = [
            Content.styled(
                clip(f"{'►' if seat == self.target else ' '} {key} {self.names[seat]}", LEFT),
                "bold" if seat == self.target else "",
            )
            for key, seat in self.targets.items()
        ]
        if self.rules:
            whom += [Content(""), Content.styled(clip(say("mao-penalty-rules"), LEFT), "bold")]
            for key, each in self.rules.items():
                first, *more = wrap(each.rule.text, LEFT - 4)
                whom += [Content(f"  {key} {first}"), *(Content(f"    {line}") for line in more)]
        what = [] if self.base else [*map(Content, wrap(say("refused-referee-calls"), RIGHT))]
        for key, reason in self.base.items():
            known = "mao-penalty-other" if reason == OTHER else f"reason-{reason.replace('_', '-')}"
            what.append(Content(clip(f"{key} {say(known)}", RIGHT)))
        for key, reason in self.secret.items():
            broken = say(f"reason-{reason.replace('_', '-')}")
            first, *more = wrap(broken, RIGHT - 2)
            what += [Content(f"{key} {first}"), *(Content(f"  {line}") for line in more)]
        self.query_one("#whom", Static).update(stacked(whom))
        self.query_one("#what", Static).update(stacked(what))
        self._ask("whom" if self.target is None else "what")

    def _ask(self, step: str) -> None:
        """Say which key comes next, or that words do."""
        who = "" if self.target is None else self.names[self.target]
        asked = self.words.say(f"mao-penalty-{step}", who=who)
        if self.rules or self.secret:
            asked = f"{asked} {self.words.say('mao-penalty-scroll')}"
        self.query_one("#step", Prose).update(Content(asked))

    def on_key(self, event: events.Key) -> None:
        """The first key says for whom, the second for what; arrows scroll."""
        key = letter(event)
        if self.focused is None and event.key in STEPS:
            event.stop()
            self.query_one(VerticalScroll).scroll_relative(y=STEPS[event.key], animate=False)
            return
        if self.focused is not None or not key:
            return
        event.stop()
        if self.target is None:
            self.target = self.targets.get(key)
            self._show()
            return
        reason = self.reasons.get(key)
        if reason == OTHER:
            words = self.query_one("#words", Input)
            words.display = True
            words.focus()
            self._ask("own")
        elif reason is not None:
            self._give(reason)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The reason in words."""
        event.stop()
        if event.value.strip():
            self._give(OTHER, event.value.strip())

    def _give(self, reason: str, text: str = "") -> None:
        if self.target is not None:
            self.give(GivePenalty(self.target, reason, text))
        soon(self.dismiss())

    def action_close(self) -> None:
        """Give none."""
        soon(self.dismiss())
