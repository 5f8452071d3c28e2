"""A person at the drawn table: what was told, what is asked, what can be read.

Where the match comes from is for each kind of app to say: `solo.py`, against bots, with a record;
`company.py`, at a table with others.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never

from textual.screen import ModalScreen

from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import HandSettled, Told
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import Options
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake, View
from papertiger.text.book import MADIAO
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name, event_lines, scores
from papertiger.tui.dialogs import NumberDialog, YesNoDialog
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.ending import EndSheet
from papertiger.tui.madiao.keys import HINTS
from papertiger.tui.madiao.last_trick import played_out
from papertiger.tui.madiao.ledger import LedgerSheet, Settled
from papertiger.tui.madiao.switches import switches
from papertiger.tui.madiao.table import TableScreen
from papertiger.tui.sheets import soon
from papertiger.tui.window import Window

Answered: TypeAlias = Callable[[str], None]
"""Told why a move was refused, or nothing when it was accepted."""


class MadiaoApp(Window):
    """A match as one person sees it and plays in it."""

    hints: Sequence[tuple[str, str]] = HINTS

    def __init__(self, words: Catalog) -> None:
        """`words`: with the parts that the kind of app needs."""
        self.table = TableScreen()
        super().__init__(words, self.table)
        self.refused = ""
        self.settled: Settled | None = None
        self.told: list[str] = []
        self._last: View | None = None
        self._before_ledger = 0
        self.question: ModalScreen[None] | None = None

    # For each kind to say

    def standing(self) -> View | None:
        """What the person sees of the match as it stands; None before there is one."""
        raise NotImplementedError

    def players(self) -> Sequence[str]:
        """The names by seat as the match stands."""
        raise NotImplementedError

    def options(self) -> Options:
        """The rules of the table."""
        raise NotImplementedError

    def asked(self) -> bool:
        """Whether the match waits for the person."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the match is over."""
        raise NotImplementedError

    def give(self, move: Move, answered: Answered) -> None:
        """Make the person's move, and tell what came of it."""
        raise NotImplementedError

    def aside(self) -> str:
        """What stands at the end of the strip's first line."""
        raise NotImplementedError

    def still(self) -> str:
        """Why nothing goes on, in words; nothing when it does."""
        raise NotImplementedError

    def action_pause(self) -> None:
        """Stop, or go on."""
        raise NotImplementedError

    def go_on(self) -> bool:
        """Go on without the person; whether there is more to come at once."""
        raise NotImplementedError

    def finish(self) -> None:
        """The match is over and its result was read."""
        raise NotImplementedError

    def hand_over(self) -> str:
        """What to do when the last trick of a hand has been seen."""
        return self.words.say("tui-hand-over")

    def notes(self) -> dict[int, str]:
        """By seat, what there is to know of who sits there."""
        return {}

    def troubles(self) -> str:
        """What is wrong: why a move was refused, until the next one."""
        return self.refused

    # The course of the match

    def advance(self) -> None:
        """Go on as far as the match goes without the person."""
        self._go_on()
        self.table.show()

    def _go_on(self) -> None:
        while not self._held():
            if self._last is not None:
                if self.last_trick() is not None:
                    return
                self.action_scores()
            elif self.over():
                view = self.standing()
                if view is not None:
                    sheet = EndSheet(self.words, view, self.players())
                    soon(self.push_screen(sheet, self._finish))
            elif self.asked():
                if not self._put_question():
                    return
            elif not self.go_on():
                return

    def _held(self) -> bool:
        """Whether nothing goes on, because a sheet or a question lies over the table."""
        return self.screen is not self.table

    def remember(self, event: Told, names: Sequence[str], after: View) -> None:
        """Keep what was told; `after`: what the person saw when it had happened."""
        if isinstance(event, HandSettled):
            self.settled = Settled(event.hand, event.totals, names)
            self._last = after
            self._before_ledger = len(self.told)
        self.told += event_lines(self.words, event, names)

    def last_trick(self) -> View | None:
        """The table with the last trick of a hand, until the person has seen it."""
        return None if self._last is None else played_out(self._last)

    def view(self) -> View | None:
        """What the table shows."""
        return self.last_trick() or self.standing()

    def names(self) -> Sequence[str]:
        """The names by seat of what the table shows."""
        if self.last_trick() is not None and self.settled is not None:
            return self.settled.names
        return self.players()

    def latest(self) -> list[str]:
        """What was told; of a hand just over, what was told before its ledger."""
        return self.told[: self._before_ledger] if self._last is not None else self.told

    # The person's moves

    def lay(self, card: Card, face: Face) -> None:
        """Lay a card into the trick."""
        self.give(Play(card, face), self._laid)

    def _laid(self, refusal: str) -> None:
        self.refused = refusal
        self.advance()

    def _put_question(self) -> bool:
        """Ask what the match waits for; whether it may go on at once."""
        view = self.standing()
        ask = None if view is None else view.ask
        match ask:
            case AskStake():
                self._ask_stake(ask)
            case AskCut():
                self._ask_cut(ask)
            case AskRedeal():
                if not ask.may_demand:
                    self._redeal(wanted=False)
                    return not self.asked()
                question = self.words.say("play-ask-redeal")
                title = self.words.say("tui-redeal-title")
                dialog = YesNoDialog(self.words, title, question, self._redeal, high=True)
                self.put(dialog)
            case AskPlay():
                pass
            case None:
                raise AssertionError("nothing is asked of this seat")
            case _:
                assert_never(ask)
        return False

    def put(self, question: ModalScreen[None]) -> None:
        """Ask something of the person."""
        self.question = question
        soon(self.push_screen(question))

    def _ask_stake(self, ask: AskStake) -> None:
        say = self.words.say
        # Even stakes are all that is allowed; other numbers can be typed, and are refused in words.
        start = ask.low + ask.low % 2
        self.put(
            NumberDialog(
                self.words,
                say("tui-stake-title"),
                say("play-ask-stake", low=str(ask.low), high=str(ask.high)),
                ask.low,
                ask.high,
                start=start,
                step=2,
                give=lambda stake, answered: self.give(NameStake(stake), answered),
            )
        )

    def _ask_cut(self, ask: AskCut) -> None:
        say = self.words.say
        self.put(
            NumberDialog(
                self.words,
                say("tui-cut-title"),
                say("play-ask-cut", low=ask.low, high=ask.high),
                ask.low,
                ask.high,
                start=len(CARDS) // 2,
                step=1,
                give=lambda depth, answered: self.give(Cut(depth), answered),
            )
        )

    def _redeal(self, wanted: bool) -> None:  # noqa: FBT001 an answer
        self.give(DemandRedeal() if wanted else WaiveRedeal(), self._refuse)

    def _refuse(self, refusal: str) -> None:
        self.refused = refusal

    def warn(self, card: Card) -> None:
        """Ask whether an exposed discard is meant, and say what it costs."""
        words, view = self.words, self.standing()
        if view is None:
            return
        winning = None if view.board is None else view.board.winning
        question = words.say(
            "play-ask-exposed",
            card=card_name(words, card),
            winning="" if winning is None else card_name(words, winning),
            fine=words.say("play-exposed-fine", switch=view.options.exposed_discard),
        )

        def answered(meant: bool) -> None:  # noqa: FBT001 an answer
            if meant:
                self.lay(card, Face.UP)

        title = words.say("tui-exposed-title")
        self.put(YesNoDialog(words, title, question, answered, high=True))

    # Keys

    def action_log(self) -> None:
        """Show everything that was told, the latest at the end."""
        self.read("tui-log-title", self.told, at_end=True)

    def action_scores(self) -> None:
        """Show the last settlement, or before the first one the scores."""
        self._last = None
        view = self.standing()
        if self.settled is not None:
            soon(self.push_screen(LedgerSheet(self.words, self.settled)))
            return
        if view is None:
            return
        line = scores(self.words, self.players(), view.totals)
        lines = [self.words.say("event-hand-settled-totals", scores=line)]
        self.read("tui-scores-title", lines)

    def action_rules(self) -> None:
        """Show the rules."""
        self.read_rules(MADIAO, switches(self.words, self.options()))

    def action_card_help(self) -> None:
        """Show help on the chosen card, or without a hand on the first of the pack."""
        view = self.standing()
        if view is not None:
            card = self.table.card() or CARDS[0]
            soon(self.push_screen(CardSheet(self.words, view, card)))

    def _finish(self, result: None) -> None:
        del result
        self.finish()
