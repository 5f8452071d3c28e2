"""Sheets between hands: what happened in the last one, a rule to make up, how the game ended."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from papertiger.mao.view import View
from papertiger.text.book import MAO
from papertiger.text.catalog import Catalog
from papertiger.text.mao_histories import history_lines
from papertiger.tui.mao.review import Review, clause, head, line, scores
from papertiger.tui.prose import Prose
from papertiger.tui.rules import ClauseSheet
from papertiger.tui.sheets import Choices, Sheet, soon

LONGEST_LINE = 500


class ReviewSheet(Sheet):
    """Who won, what everybody has won; who was caught for what and by whom; what nobody noticed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "close")]

    def __init__(self, words: Catalog, review: Review, next_line: str) -> None:
        """`next_line` says what comes next."""
        hint = "mao-hint-review" if review.caught else "mao-hint-review-nothing"
        super().__init__(words, head(words, review), words.say(hint))
        self.review, self.next_line = review, next_line

    def body(self) -> ComposeResult:
        """The score, then a row for every breach."""
        words, review = self.words, self.review
        won = words.join(scores(words, review.wins))
        yield Prose(Content(words.say("event-hand-ended-wins", scores=won)), classes="note")
        if review.caught:
            rows = [[line(words, each)] for each in review.caught]
            yield Choices(rows, None, wraps=0)
        else:
            yield Prose(Content(words.say("mao-review-nothing")))
        if self.next_line:
            yield Prose(Content(self.next_line), classes="rest")

    def on_mount(self) -> None:
        """Let the arrow keys choose."""
        if self.review.caught:
            self.query_one(Choices).focus()

    def on_choices_taken(self) -> None:
        """Show the clause of a breach; without a choice go on."""
        chosen = self.query_one(Choices).chosen
        if chosen is None:
            self.action_close()
            return
        about = clause(self.review.caught[chosen].reason)
        soon(self.app.push_screen(ClauseSheet(self.words, MAO, about)))

    def key_enter(self) -> None:
        """Go on, where there is nothing to choose."""
        if not self.review.caught:
            self.action_close()


class LineSheet(ModalScreen[None]):
    """Something to be said in a line of one's own; the table goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close")]

    def __init__(self, words: Catalog, name: str, about: str, give: Callable[[str], None]) -> None:
        """`name` is that of the messages `mao-NAME-title`, `-line` and `mao-hint-NAME`."""
        super().__init__()
        self.words, self.called, self.about, self.give = words, name, about, give

    def compose(self) -> ComposeResult:
        """What it is about, and the line."""
        say = self.words.say
        with Vertical(classes="dialog"):
            yield Static(Content(say(f"mao-{self.called}-title")), classes="heading")
            yield Prose(Content(self.about))
            line = say(f"mao-{self.called}-line")
            yield Input(max_length=LONGEST_LINE, compact=True, placeholder=line)
            yield Prose(Content(say(f"mao-hint-{self.called}")), classes="hint")

    def on_mount(self) -> None:
        """Begin to write."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the line, if there is anything in it."""
        event.stop()
        if event.value.strip():
            self.give(event.value.strip())
            soon(self.dismiss())

    def action_close(self) -> None:
        """Give none."""
        soon(self.dismiss())


class EndSheet(Sheet):
    """The end of the game: hands won, rules laid open; Enter leaves, Esc goes back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "go")]

    def __init__(self, words: Catalog, view: View, names: Sequence[str]) -> None:
        """`view`: the table when the game is over."""
        super().__init__(words, words.say("mao-over"), words.say("mao-hint-over"))
        self.view, self.names = view, names
        self.leaves = False

    def body(self) -> ComposeResult:
        """Who has won most [MO-5]; a line for each player; every rule, and what it caught."""
        words, view = self.words, self.view
        if view.leaders:
            best = words.join(self.names[seat] for seat in view.leaders)
            yield Prose(Content(words.say("event-game-ended-winners", winners=best)))
        won = scores(words, tuple(zip(self.names, view.wins, strict=True)))
        yield Static(Content("\n".join(won)), classes="result")
        if view.histories:
            with VerticalScroll(classes="scroll"):
                lines = history_lines(words, view.histories, self.names)
                yield Prose(Content("\n".join(lines)), classes="rest")

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        found = self.query(VerticalScroll)
        if found:
            found.first().focus()

    def action_go(self) -> None:
        """Leave the table."""
        self.leaves = True
        self.action_close()
