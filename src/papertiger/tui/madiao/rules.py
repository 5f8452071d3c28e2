"""The rules to read: one clause, or all of them in a browser."""

import re
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Markdown, Static

from papertiger.madiao.options import Options
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import rules_list
from papertiger.tui.clauses import rules_language, rules_text
from papertiger.tui.madiao.sheets import Choices, Sheet

_TITLE = re.compile(r"\*\*(MD-\d+\.\d+) ?([^*]*)\*\*")


def foreign(words: Catalog) -> str:
    """That the rules are in another language than the reader's; empty if they are not."""
    if rules_language(words.language) == words.language:
        return ""
    return words.say("tui-rules-in-english")


class ClauseSheet(Sheet):
    """The text of one clause."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close")]

    def __init__(self, words: Catalog, clause: str) -> None:
        """The clause by its id."""
        super().__init__(words, clause, words.say("tui-hint-scroll"))
        self.clause = clause

    def body(self) -> ComposeResult:
        """The text."""
        note = foreign(self.words)
        if note:
            yield Static(Content(note), classes="note")
        with VerticalScroll(classes="scroll"):
            yield Markdown(rules_text(self.words.language)[self.clause], open_links=False)

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one(VerticalScroll).focus()


class RulesSheet(Sheet):
    """All clauses: a list at the left, the text of the chosen one at the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,к", "close"),
        Binding("space", "page(1)"),
        Binding("b", "page(-1)"),
    ]

    def __init__(self, words: Catalog, options: Options) -> None:
        """`options`: the switches of this table are said above the clauses."""
        super().__init__(words, words.say("tui-rules-title"), words.say("tui-hint-rules"))
        self.options = options
        self.texts = rules_text(words.language)
        self.clauses = list(self.texts)

    def body(self) -> ComposeResult:
        """This table's switches; the list and the text."""
        switches = self.words.say(
            "tui-rules-here",
            switches=rules_list(self.words, self.options),
            low=str(self.options.stake_min),
            high=str(self.options.stake_max),
        )
        yield Static(Content(switches), classes="note")
        note = foreign(self.words)
        if note:
            yield Static(Content(note), classes="note")
        with Horizontal(classes="browser"):
            yield Choices([[self._title(clause)] for clause in self.clauses], 0)
            with VerticalScroll(classes="scroll", can_focus=False):
                yield Markdown(self.texts[self.clauses[0]], open_links=False)

    def _title(self, clause: str) -> str:
        title = _TITLE.match(self.texts[clause])
        return f"{clause} {title[2]}" if title else clause

    def on_mount(self) -> None:
        """Let the arrow keys choose."""
        self.query_one(Choices).focus()

    async def on_choices_moved(self) -> None:
        """Show the clause that the pointer is at."""
        chosen = self.query_one(Choices).chosen
        await self.query_one(Markdown).update(self.texts[self.clauses[chosen or 0]])
        self._text().scroll_home(animate=False)

    def _text(self) -> VerticalScroll:
        return self.query_one(".browser > .scroll", VerticalScroll)

    def action_page(self, pages: int) -> None:
        """Turn the text."""
        text = self._text()
        text.scroll_relative(y=pages * (text.size.height - 1), animate=False)
