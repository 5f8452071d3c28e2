"""The table screen: all that a player needs to see, and the keys that play."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import BindingType

from papertiger.madiao.cards import Card
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskPlay, View
from papertiger.tui.keys import hints
from papertiger.tui.madiao.board import Board, Shown
from papertiger.tui.madiao.hand import Hand
from papertiger.tui.madiao.keys import TABLE_KEYS
from papertiger.tui.madiao.last_trick import under
from papertiger.tui.madiao.seats import Seating

if TYPE_CHECKING:
    from papertiger.tui.madiao.app import MadiaoApp


class TableScreen(Board):
    """Status, seats, trick, what was last said, and the hand."""

    BINDINGS: ClassVar[list[BindingType]] = list(TABLE_KEYS)

    chosen = 0

    @property
    def table(self) -> "MadiaoApp":
        """The app that runs the match."""
        return cast("MadiaoApp", self.app)

    def on_screen_resume(self) -> None:
        """Go on where the match stands, after a dialog or at the start."""
        self.call_after_refresh(self.table.advance)

    def show(self) -> None:
        """Draw the match, once there is one."""
        if self.is_mounted and self.table.view() is not None:
            super().show()

    def shown(self) -> Shown:
        """The match as it stands."""
        app = self.table
        view, names, words = self._seen(), app.names(), app.words
        self.chosen = max(0, min(self.chosen, len(view.hand) - 1))
        return Shown(
            Seating(words, view, names, under=under(view), notes=app.notes()),
            app.aside(),
            app.latest(),
            self._prompt(),
            hints(words, app.hints, self.size.width),
            self.chosen,
            app.troubles(),
        )

    def _prompt(self) -> str:
        """Whose turn it is, and if it is the person's, what to do."""
        app = self.table
        view, say = self._seen(), app.words.say
        if app.last_trick() is not None:
            return app.hand_over()
        if still := app.still():
            return still
        if isinstance(view.ask, AskPlay):
            if view.ask.barred:
                return say("ask-barred-from-last-trick")
            leads = view.board is not None and not view.board.laid
            return say("tui-your-lead" if leads else "tui-your-turn")
        if view.waiting:
            return say("tui-turn-of", who=app.names()[view.waiting[0]])
        return ""

    def on_click(self) -> None:
        """Go on after the last trick; a card is for the hand to point at."""
        self.action_go_on()

    # Keys

    def action_choose(self, steps: int) -> None:
        """Choose the card that many places on."""
        count = len(self._hand())
        if count:
            self._choose((self.chosen + steps) % count)

    def action_pick(self, place: int) -> None:
        """Choose the card at a place; -1 is the last one."""
        count = len(self._hand())
        if -count <= place < count:
            self._choose(place % count)

    def on_hand_pointed(self, event: Hand.Pointed) -> None:
        """Choose a card with the mouse; a second click plays it face up."""
        if event.place == self.chosen:
            self.action_up()
        else:
            self.action_pick(event.place)

    def _choose(self, place: int) -> None:
        self.chosen = place
        self.table.refused = ""
        self.show()

    def card(self) -> Card | None:
        """The chosen card; None while there is no hand."""
        hand = self._hand()
        return hand[min(self.chosen, len(hand) - 1)] if hand else None

    def _hand(self) -> tuple[Card, ...]:
        view = self.table.view()
        return () if view is None else view.hand

    def _seen(self) -> View:
        """What is drawn; nothing is, before there is something to see."""
        view = self.table.view()
        if view is None:
            raise AssertionError("there is no match yet")
        return view

    def action_go_on(self) -> None:
        """Open the settlement after the last trick; at any other time do nothing."""
        if self.table.last_trick() is not None:
            self.table.action_scores()

    def action_up(self) -> None:
        """Play the chosen card face up; before an exposed discard, ask. After a hand, go on."""
        if self.table.last_trick() is not None:
            self.action_go_on()
            return
        view, card = self.table.view(), self.card()
        if view is None or card is None:
            return
        exposes = (
            isinstance(view.ask, AskPlay)
            and (card, Face.UP) in view.ask.choices
            and view.board is not None
            and discards(view.board, card)
        )
        if exposes:
            self.table.warn(card)
        else:
            self.table.lay(card, Face.UP)

    def action_down(self) -> None:
        """Play the chosen card face down."""
        card = self.card()
        if card is not None:
            self.table.lay(card, Face.DOWN)
