"""The penalties of a hand, of which one may be disputed or handed back; the table goes on."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from papertiger.mao.moves import BadCall, Dispute
from papertiger.mao.view import PenaltyView
from papertiger.text import mao
from papertiger.text.catalog import Catalog
from papertiger.tui.prose import Prose
from papertiger.tui.sheets import Choices, Sheet, soon


class ChallengeSheet(Sheet):
    """A row for every penalty, the newest first."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("b,и", "hand_back")]

    def __init__(
        self,
        words: Catalog,
        penalties: Sequence[PenaltyView],
        names: Sequence[str],
        act: Callable[[BadCall | Dispute], None],
    ) -> None:
        """`act` is told what is done about one."""
        super().__init__(words, words.say("mao-challenge-title"), words.say("mao-hint-challenge"))
        self.penalties, self.names, self.act = penalties[::-1], names, act

    def body(self) -> ComposeResult:
        """The penalties, the newest chosen."""
        if not self.penalties:
            yield Prose(Content(self.words.say("mao-challenge-none")))
            return
        yield Choices([[self._row(each)] for each in self.penalties], 0, wraps=0)

    def _row(self, penalty: PenaltyView) -> str:
        by, say = penalty.by, self.words.say
        return say(
            "event-penalty-seen",
            number=str(penalty.number),
            who=self.names[penalty.seat],
            by=self.names[by] if isinstance(by, int) else say("referee-name"),
            reason=mao.reason(self.words, penalty.reason, penalty.text),
        )

    def on_mount(self) -> None:
        """Let the arrow keys choose."""
        if self.penalties:
            self.query_one(Choices).focus()

    def on_choices_taken(self) -> None:
        """Ask for a vote on the chosen one."""
        self.act(Dispute(self._chosen()))
        soon(self.dismiss())

    def action_hand_back(self) -> None:
        """Hand the chosen one back."""
        if self.penalties:
            self.act(BadCall(self._chosen()))
            soon(self.dismiss())

    def _chosen(self) -> int:
        return self.penalties[self.query_one(Choices).chosen or 0].number
