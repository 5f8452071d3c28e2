"""The settlement of a hand as a ledger: a line for each payment, each with its clause."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from papertiger.madiao.events import FinishedHand
from papertiger.madiao.settle import Line
from papertiger.text.book import MADIAO
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name, settlement_lines
from papertiger.tui.cells import clip
from papertiger.tui.prose import Prose
from papertiger.tui.rules import ClauseSheet
from papertiger.tui.sheets import Choices, Sheet, soon

NAME = 10
"""The most cells that a name takes in a line."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A settled hand, with the totals after it and the names by seat."""

    hand: FinishedHand
    totals: Sequence[int]
    names: Sequence[str]


class LedgerSheet(Sheet):
    """Who pays whom, and why; Enter on a line opens its clause, without one it goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space,s,ы", "close")]

    tall = True

    def __init__(self, words: Catalog, settled: Settled) -> None:
        """The ledger of a settled hand."""
        lines = settlement_lines(words, settled.hand, settled.totals, settled.names)
        super().__init__(words, lines[0], words.say("tui-hint-ledger"))
        self.settled = settled
        # Payments are indented there; here they have rows of their own.
        self.rest = [line for line in lines[1:] if not line.startswith(" ")]

    def body(self) -> ComposeResult:
        """The payments, then what was hidden, the result and the match."""
        hand, names = self.settled.hand, self.settled.names
        rows = [row(self.words, line, names, hand.stake) for line in hand.settlement.lines]
        if rows:
            yield Choices(rows, None, wraps=3)
        else:
            yield Prose(Content(self.words.say("event-hand-settled-nobody-pays")))
        yield Prose(Content("\n".join(self.rest)), classes="rest")

    def on_choices_wrapped(self, event: Choices.Wrapped) -> None:
        """Be no higher than the text."""
        event.stop()
        sheet, rows = self.query_one(".sheet"), self.query_one(Choices)
        beside = sheet.outer_size.height - rows.outer_size.height
        sheet.styles.max_height = beside + event.lines

    def on_choices_taken(self, event: Choices.Taken) -> None:
        """Open the clause of the line, or go on if there is none."""
        event.stop()
        chosen = self.query_one(Choices).chosen
        if chosen is None:
            soon(self.dismiss())
        else:
            clause = self.settled.hand.settlement.lines[chosen].clause
            soon(self.app.push_screen(ClauseSheet(self.words, MADIAO, clause)))

    def key_enter(self) -> None:
        """Go on when there is no payment to choose."""
        if not self.settled.hand.settlement.lines:
            soon(self.dismiss())


def row(words: Catalog, line: Line, names: Sequence[str], stake: int) -> list[str]:
    """A payment in columns: who pays whom, stakes, money, for what, under which clause."""
    say = words.say
    card = "" if line.card is None else card_name(words, line.card)
    reason = say(f"reason-{line.clause.replace('.', '-')}", card=card)
    about = say("payment-for", earner=clip(names[line.earner], NAME), reason=reason)
    return [
        f"{clip(names[line.payer], NAME)} → {clip(names[line.payee], NAME)}",
        say("stakes-worth", stakes=line.stakes),
        f"({line.stakes * stake})",
        about,
        line.clause,
    ]
