"""The lesson of Madiao at the drawn table."""

from collections.abc import Callable
from typing import ClassVar, cast

from textual.binding import Binding, BindingType
from textual.screen import Screen

from papertiger.lessons.course import Beat, Course
from papertiger.lessons.madiao_stage import written
from papertiger.lessons.words import Telling, progress
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import HandSettled, TrickTaken
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import View
from papertiger.text.book import MADIAO
from papertiger.tui.keys import LOOK_KEYS, hints
from papertiger.tui.madiao.board import Board, Shown
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.hand import Hand
from papertiger.tui.madiao.keys import CHOOSE_KEYS
from papertiger.tui.madiao.last_trick import played_out, under
from papertiger.tui.madiao.ledger import LedgerSheet, Settled
from papertiger.tui.madiao.seats import Seating
from papertiger.tui.madiao.switches import switches
from papertiger.tui.sheets import soon
from papertiger.tui.teaching import PACE, SHOW, Teaching

GAME = "madiao"
HINTS = (
    ("Enter", "up"),
    ("-", "down"),
    ("t", "text"),
    ("b", "back"),
    ("c", "clause"),
    (SHOW, "show"),
    ("?", "card"),
    ("q", "quit"),
    ("F1", "keys"),
)


class LearnScreen(Board):
    """The table of the lesson."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *LOOK_KEYS,
        *CHOOSE_KEYS,
        Binding("space,t,е", "app.text"),
        Binding("backspace,b,и", "app.go('back')"),
        Binding("n,т", "app.go('show')"),
        Binding("c,с", "app.clause"),
        Binding("escape", "app.text"),
    ]

    chosen: int | None = None

    @property
    def lesson(self) -> "LearnApp":
        """The app that runs the lesson."""
        return cast("LearnApp", self.app)

    def on_screen_resume(self) -> None:
        """Go on where the lesson stands, after a sheet or at the start."""
        self.call_after_refresh(self.lesson.advance)

    def shown(self) -> Shown:
        """The lesson as it stands."""
        app = self.lesson
        words, view = app.words, app.view()
        number, every = progress(app.course)
        return Shown(
            Seating(words, view, app.telling.names, under=under(view)),
            words.say("learn-aside", number=number, all=every),
            app.told(),
            app.prompt(),
            hints(words, HINTS, self.size.width),
            self.chosen,
            app.refused,
        )

    def on_click(self) -> None:
        """Go on, where there is only something to read; a card is for the hand to point at."""
        if not self.lesson.course.step.want:
            self.lesson.action_text()

    def action_choose(self, steps: int) -> None:
        """Choose the card that many places on; at first the outermost."""
        count = len(self.lesson.view().hand)
        if count:
            start = -1 if self.chosen is None and steps > 0 else self.chosen or 0
            self.action_pick((start + steps) % count)

    def action_pick(self, place: int) -> None:
        """Choose the card at a place; -1 is the last one."""
        count = len(self.lesson.view().hand)
        if -count <= place < count:
            self.chosen = place % count
            self.lesson.refused = ""
            self.show()

    def on_hand_pointed(self, event: Hand.Pointed) -> None:
        """Choose a card with the mouse; a second click plays it face up."""
        if event.place == self.chosen:
            self.action_up()
        else:
            self.action_pick(event.place)

    def card(self) -> Card | None:
        """The chosen card, if one is."""
        hand = self.lesson.view().hand
        return None if self.chosen is None or self.chosen >= len(hand) else hand[self.chosen]

    def action_up(self) -> None:
        """Play the chosen card face up; where nothing is to be played, go on."""
        self.lesson.lay(self.card(), Face.UP)

    def action_down(self) -> None:
        """Play the chosen card face down."""
        self.lesson.lay(self.card(), Face.DOWN)


class LearnApp(Teaching):
    """A lesson of Madiao."""

    keys_text = "learn-keys"
    book = MADIAO

    def __init__(
        self, course: Course, telling: Telling, keep: Callable[[Course], None], pace: float = PACE
    ) -> None:
        """As `Teaching.teach`."""
        self.table = LearnScreen()
        super().__init__(telling.words, self.table)
        self.teach(course, telling, keep, pace)
        self.refused = ""
        self._ledger = False

    # What there is to see

    def bottom(self) -> Screen[None]:
        """The table."""
        return self.table

    def show_table(self) -> None:
        """Draw it."""
        self.table.show()

    def view(self) -> View:
        """What the learner sees; of a hand that is over, its last trick."""
        seen = self.beats()
        table = seen[-1].table if seen else self.course.moment.table
        view: View = self.course.stage.show(table)
        return played_out(view) or view

    def told(self) -> list[str]:
        """What has been told so far; payments are for the ledger."""
        return [line for beat in self.beats() for line in self._lines(beat)]

    def _lines(self, beat: Beat) -> list[str]:
        return [
            line
            for event in beat.told
            if not isinstance(event, HandSettled)
            for line in self.telling.told(GAME, event)
        ]

    def news(self, beat: Beat) -> bool:
        """Not that somebody keeps the cards."""
        return bool(self._lines(beat))

    def pause_after(self, beat: Beat) -> float:
        """A trick just taken stays in sight twice as long."""
        return 1 + any(isinstance(event, TrickTaken) for event in beat.told)

    def prompt(self) -> str:
        """What is asked, or that reading goes on."""
        if self.left:
            return ""
        return self.telling.ask(self.course) or self.words.say("learn-read-on")

    def moved(self) -> None:
        """No card is chosen yet."""
        self.refused = ""
        self.table.chosen = None
        self._ledger = False

    def before_on(self) -> bool:
        """From the end of the hand one goes on by way of its ledger."""
        settled = self.settled()
        here = any(isinstance(one, HandSettled) for b in self.course.moment.beats for one in b.told)
        if not here or settled is None or self._ledger:
            return False
        self._ledger = self._opened = True
        self.call_after_refresh(self._show_ledger, settled)
        return True

    def _show_ledger(self, settled: Settled) -> None:
        def closed(result: None) -> None:
            del result
            self.give("")

        soon(self.push_screen(LedgerSheet(self.words, settled), closed))

    def lay(self, card: Card | None, face: Face) -> None:
        """Play a card; where only something is to be read, go on."""
        if self.hurry():
            return
        if not self.course.step.want:
            self.action_text()
        elif card is None:
            self.refused = self.words.say("learn-choose-first")
            self.table.show()
        else:
            self.give(written(card, face))

    # Keys

    def settled(self) -> Settled | None:
        """The settlement, once it has been told."""
        for beat in self.beats():
            for event in beat.told:
                if isinstance(event, HandSettled):
                    return Settled(event.hand, event.totals, self.telling.names)
        return None

    def action_log(self) -> None:
        """Show everything that was told, the latest at the end."""
        self.read("tui-log-title", self.told(), at_end=True)

    def action_scores(self) -> None:
        """Show the settlement, once there is one."""
        settled = self.settled()
        if settled is None:
            self.read("tui-scores-title", [self.words.say("play-no-ledger")])
        else:
            soon(self.push_screen(LedgerSheet(self.words, settled)))

    def action_rules(self) -> None:
        """Show the rules."""
        self.read_rules(MADIAO, switches(self.words, self.view().options))

    def action_card_help(self) -> None:
        """Show help on the chosen card, or on the first of the pack."""
        soon(self.push_screen(CardSheet(self.words, self.view(), self.table.card() or CARDS[0])))
