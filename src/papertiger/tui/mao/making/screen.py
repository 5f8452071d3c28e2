"""The making of a rule drawn: the sentence so far above, what is asked, the answers, the keys."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static, TextArea
from textual.worker import Worker

from papertiger.text.catalog import Catalog
from papertiger.text.customs.trial import progress_line
from papertiger.tui.cells import fit, stacked
from papertiger.tui.keyboard import letter
from papertiger.tui.mao.making.answers import (
    Done,
    enough,
    fault_of,
    give,
    mark,
    number_in,
    seek,
    take,
    take_out,
)
from papertiger.tui.mao.making.questions import (
    Kind,
    Question,
    Row,
    how_many,
    preview,
    question,
)
from papertiger.tui.mao.making.seeking import MOVES, Seeking
from papertiger.tui.mao.making.work import Trial, Verdict, Whole, Work, back, go
from papertiger.tui.prose import Prose
from papertiger.tui.sheets import Choices, soon

BAR = 40
MARKED, UNMARKED = "■", "□"
ACROSS = 4
"""So many cards stand side by side."""


class MakingScreen(ModalScreen[None]):
    """One question after another, till the rule is made or put off. `work` stays with its app."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "off"),
        Binding("backspace", "back"),
        Binding("delete", "out"),
        Binding("ctrl+d", "whole_text", priority=True),
        Binding("pageup", "read_on(-1)", priority=True),
        Binding("pagedown", "read_on(1)", priority=True),
    ]

    def __init__(
        self,
        work: Work,
        *,
        keep: Callable[[Work], None],
        try_out: Callable[[Work, Callable[[int, int], None]], Coroutine[Any, Any, Work | None]],
        make: Callable[[], Coroutine[Any, Any, str]],
        decline: Callable[[], None],
        left: Callable[[], str],
    ) -> None:
        """`keep` gets every step; `make` says why a rule is not made, `left` how long there is.

        `trial` is the last one.
        """
        super().__init__()
        self.work = work
        self._keep, self._try_out, self._make = keep, try_out, make
        self._decline, self._left = decline, left
        self.asked: Question = question(work)
        self.trial: Worker[None] | None = None
        self._typed = ""
        self._cells: int | None = None

    @property
    def words(self) -> Catalog:
        """The catalog of the maker's language."""
        return self.work.words

    def compose(self) -> ComposeResult:
        """The sentence so far, what is asked, the answers, why the last one does not do."""
        say, asked = self.words.say, self.asked
        with Vertical(classes="sheet tall making"):
            yield Prose(Content(say("making-title")), classes="heading")
            yield Prose(Content(self._left()), id="left", classes="note")
            if isinstance(self.work.at, Verdict):
                # What was found may be longer than the sheet: it is read page by page.
                with VerticalScroll(id="found", can_focus=False):
                    yield from self._asks(asked)
            else:
                yield from self._asks(asked)
            yield from self._answers(asked)
            yield Prose(Content(self._fault(self.work.fault)), id="refusal")
            yield Prose(Content(self._hint()), id="hint", classes="hint")

    def _hint(self) -> str:
        hints = {Whole: "whole", Verdict: "verdict"}
        hint = hints.get(type(self.work.at), self.asked.kind.value)
        return self.words.say(f"making-hint-{'sought' if self.asked.sought else hint}")

    def _asks(self, asked: Question) -> ComposeResult:
        if asked.rule:
            with VerticalScroll(id="rule", can_focus=False):
                yield Prose(Content("\n".join(asked.rule)), id="sentence")
        yield Prose(Content(asked.what), id="what", classes="" if asked.rule else "first")
        for note in asked.notes:
            yield Prose(Content(note), classes="note")

    def _answers(self, asked: Question) -> ComposeResult:
        match asked.kind:
            case Kind.ONE:
                if asked.sought is not None:
                    with Horizontal(id="seeking"):
                        yield Seeking(asked.sought, self.words.say("making-seek"))
                        yield Static(Content(how_many(self.words, asked)), id="many")
                    yield Prose(Content(self._nothing()), id="nothing", classes="note")
                rows = Choices(_numbered(asked.rows), asked.chosen, wraps=1, cells=self._cells)
                rows.can_focus = asked.sought is None
                yield rows
            case Kind.SOME:
                yield Static(_marks(asked.rows), id="marks")
            case Kind.NUMBER | Kind.LINE:
                # The first figure typed takes the place of the number that is proposed.
                number = asked.kind is Kind.NUMBER
                text = asked.text if self.work.typed is None else self.work.typed
                yield Input(text, compact=True, select_on_focus=number)
            case Kind.TEXT:
                yield TextArea(asked.text)
            case Kind.WAIT:
                yield Static(self._progress(0, 1), id="progress")

    def _fault(self, fault: str) -> str:
        return self.words.say("making-fault", fault=fault) if fault else ""

    def _nothing(self) -> str:
        """That what is sought is not there, if it is not."""
        if self.asked.rows or not self.asked.sought:
            return ""
        return self.words.say("making-none-found", sought=self.asked.sought.strip())

    def on_mount(self) -> None:
        """Begin to ask."""
        self._begin()
        self.set_interval(0.5, self._tick)

    def _begin(self) -> None:
        self._typed = ""
        found = [each for each in self.query("Choices, Input, TextArea") if each.can_focus]
        if found:
            found[0].focus()

    def _tick(self) -> None:
        self._show("left", self._left())

    def _show(self, name: str, text: str) -> None:
        """Another text in a part, unless the question is just being drawn anew."""
        found = self.query(f"#{name}")
        if found:
            found.first(Prose).update(Content(text))

    async def _go(self, work: Work) -> None:
        """Ask what is next."""
        self.work, self.asked = work, question(work)
        self._keep(work)
        # What is typed ahead is for the next question.
        self.set_focus(None)
        self._cells = self.query_one(".making").content_size.width or None
        await self.recompose()
        self._begin()

    async def _answered(self, answered: Work | Done) -> None:
        if isinstance(answered, Work):
            await self._go(answered)
            return
        match answered:
            case Done.TRY:
                work = self.work
                await self._go(go(work, Trial()))
                self.trial = self.run_worker(self._trial(work))
            case Done.MAKE:
                self.run_worker(self._making())
            case Done.DECLINE:
                self._decline()
                soon(self.dismiss())

    async def _trial(self, work: Work) -> None:
        after = await self._try_out(work, self._tell)
        if after is not None and self.is_attached and isinstance(self.work.at, Trial):
            await self._go(after)

    def _wait_no_more(self) -> None:
        """What the trial that goes on finds is not waited for."""
        if self.trial is not None and isinstance(self.work.at, Trial):
            self.trial.cancel()

    async def _making(self) -> None:
        refused = await self._make()
        if refused:
            self._show("refusal", self._fault(refused))
        else:
            soon(self.dismiss())

    def _tell(self, done: int, of: int) -> None:
        if self.query("#progress"):
            self.query_one("#progress", Static).update(self._progress(done, of))

    def _progress(self, done: int, of: int) -> Content:
        full = done * BAR // max(1, of)
        said = progress_line(self.words, done, of) if of > 1 else ""
        return Content(f"{'▓' * full}{'░' * (BAR - full)}\n{said}")

    # Answers

    async def on_choices_taken(self) -> None:
        """A row is taken."""
        chosen = self.query_one(Choices).chosen
        if chosen is not None:
            await self._answered(take(self.work, self.asked.rows[chosen].code))

    def on_choices_moved(self) -> None:
        """The sentence is shown as it would be."""
        chosen = self.query_one(Choices).chosen
        if chosen is not None:
            shown = preview(self.work, self.asked.rows[chosen].code)
            self._show("sentence", "\n".join(shown))

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """A line is given."""
        event.stop()
        if self.asked.sought is not None:
            await self.on_choices_taken()
            return
        if not event.value.strip():
            return
        after = give(self.work, event.value)
        if after.fault:
            # What was typed stays, to be mended.
            self._show("refusal", self._fault(after.fault))
        else:
            await self._go(after)

    def on_input_changed(self, event: Input.Changed) -> None:
        """What cannot be is said while it is typed; what was typed stays."""
        if event.input not in self.query(Input):
            return
        if self.asked.sought is not None:
            self._seek(event.value)
            return
        if event.value == (self.work.typed or ""):
            return
        self._note(replace(self.work, typed=event.value))
        if self.asked.kind is Kind.LINE and event.value != self.asked.text:
            fault = fault_of(self.work, event.value)
            self._show("refusal", self._fault(fault))

    def on_text_area_changed(self, event: TextArea.Changed) -> None:
        """What was written stays, too."""
        if event.text_area in self.query(TextArea):
            self._note(replace(self.work, written=event.text_area.text))

    def _seek(self, sought: str) -> None:
        """The list is narrowed to what has these words."""
        if sought == self.asked.sought:
            return
        self._typed = ""
        self._note(seek(self.work, sought))
        self.asked = question(self.work)
        self.query_one(Choices).replace(_numbered(self.asked.rows))
        self.query_one("#many", Static).update(Content(how_many(self.words, self.asked)))
        self._show("nothing", self._nothing())
        self._show("hint", self._hint())

    def _note(self, work: Work) -> None:
        self.work = work
        self._keep(work)

    async def action_whole_text(self) -> None:
        """The text form is read."""
        found = self.query(TextArea)
        if found:
            await self._go(give(self.work, found.first(TextArea).text))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Pages are turned where what was found is told; elsewhere the answers have those keys."""
        if action == "read_on" and not self.query("#found"):
            return False
        return super().check_action(action, parameters)

    def action_read_on(self, pages: int) -> None:
        """Read what was found, on or back."""
        found = self.query_one("#found", VerticalScroll)
        rows = pages * max(1, found.scrollable_content_region.height - 1)
        found.scroll_relative(y=rows, animate=False)

    async def action_back(self) -> None:
        """Back to the question before; a trial that goes on is given up."""
        self._wait_no_more()
        await self._go(back(self.work))

    async def action_out(self) -> None:
        """Take the chosen row out of the rule."""
        found = self.query(Choices)
        chosen = found.first(Choices).chosen if found else None
        if chosen is not None:
            await self._go(take_out(self.work, self.asked.rows[chosen].code))

    async def action_off(self) -> None:
        """Put the rule off; what was built is kept. From the text form it is back.

        Where a list is narrowed, all of it is there again.
        """
        if self.asked.sought:
            self.query_one(Seeking).value = ""
            return
        if self.asked.kind is Kind.TEXT:
            await self.action_back()
            return
        self._wait_no_more()
        if isinstance(self.work.at, Trial):
            self._keep(back(self.work))
        soon(self.dismiss())

    async def on_key(self, event: events.Key) -> None:
        """Numbers point at rows, keys mark cards, arrows move a number."""
        if self.asked.kind is Kind.ONE and event.character and event.character in "0123456789":
            event.stop()
            self._point(event.character)
        elif self.asked.kind is Kind.SOME:
            await self._mark(event)
        elif self.asked.kind is Kind.NUMBER and event.key in ("up", "down"):
            event.stop()
            self._step(1 if event.key == "up" else -1)
        elif self.asked.sought is not None and event.key in MOVES:
            # The line has the focus; the keys of the list are that, too.
            event.stop()
            self._seek(self.query_one(Seeking).value)
            self.query_one(Choices).action_move(MOVES[event.key])
        elif event.key == "backspace":
            found = self.query(Input)
            if found and not found.first(Input).value:
                event.stop()
                await self.action_back()

    def _point(self, digit: str) -> None:
        rows = self.query_one(Choices)
        for typed in (self._typed + digit, digit):
            if 1 <= int(typed) <= len(rows.rows):
                self._typed = typed
                rows.action_move(int(typed) - 1 - (rows.chosen or 0))
                return

    async def _mark(self, event: events.Key) -> None:
        if event.key == "enter":
            event.stop()
            await self._go(enough(self.work))
            return
        key = letter(event)
        code = next((row.code for row in self.asked.rows if row.key and row.key == key), None)
        if code is not None:
            event.stop()
            self._note(mark(self.work, code))
            self.asked = question(self.work)
            self.query_one("#marks", Static).update(_marks(self.asked.rows))
            self._show("sentence", "\n".join(self.asked.rule))

    def _step(self, by: int) -> None:
        line = self.query_one(Input)
        now = number_in(line.value) or 0
        line.value = str(max(self.asked.low, min(now + by, self.asked.high)))


def _numbered(rows: tuple[Row, ...]) -> list[list[str]]:
    """Answers with their numbers."""
    return [[f"{place:>2}", row.label] for place, row in enumerate(rows, 1)]


def _marks(rows: tuple[Row, ...]) -> Content:
    """Cards with their keys, some side by side; what is chosen has a full square."""
    cells = [
        Content.styled(
            fit(f"{MARKED if row.marked else UNMARKED} {row.key} {row.label}", 16),
            "bold" if row.marked else "",
        )
        for row in rows
    ]
    ranks, suits = cells[:-4] if len(cells) > 4 else [], cells[-4:]
    lines = [ranks[at : at + ACROSS] for at in range(0, len(ranks), ACROSS)]
    return stacked([Content(" ").join(line) for line in (*lines, suits)])
