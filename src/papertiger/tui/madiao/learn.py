"""The lesson of Madiao at the drawn table."""

from collections.abc import Callable
from typing import ClassVar, cast

from textual.binding import Binding, BindingType
from textual.timer import Timer

from papertiger.lessons import course as courses
from papertiger.lessons.course import Beat, Course
from papertiger.lessons.madiao_stage import written
from papertiger.lessons.words import Telling, progress
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import HandSettled, TrickTaken
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import View
from papertiger.text.book import MADIAO
from papertiger.tui.dialogs import YesNoDialog
from papertiger.tui.keys import LOOK_KEYS, hints
from papertiger.tui.lesson import QuestionSheet, StepSheet, Way
from papertiger.tui.madiao.board import Board, Shown
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.hand import Hand
from papertiger.tui.madiao.keys import CHOOSE_KEYS
from papertiger.tui.madiao.last_trick import played_out, under
from papertiger.tui.madiao.ledger import LedgerSheet, Settled
from papertiger.tui.madiao.seats import Seating
from papertiger.tui.madiao.switches import switches
from papertiger.tui.rules import ClauseSheet
from papertiger.tui.sheets import soon
from papertiger.tui.window import TooSmall, Window

GAME = "madiao"
PACE = 1.2
"""Seconds between what others do: time enough to see each card fall."""
SHOW, NEXT = "n", "Enter"
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
        if -1 <= place < count:
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


class LearnApp(Window):
    """A lesson; `course` is how far it has come, `left` how much of it is still to be seen."""

    keys_text = "learn-keys"

    def __init__(
        self, course: Course, telling: Telling, keep: Callable[[Course], None], pace: float = PACE
    ) -> None:
        """`keep` is given the lesson after every answer that leads on; `pace` is in seconds."""
        self.table = LearnScreen()
        super().__init__(telling.words, self.table)
        self.course, self.telling, self.keep, self.pace = course, telling, keep, pace
        self.left = 0
        self.refused = ""
        self._opened = False
        self._ledger = False
        self._waits: Timer | None = None

    # What there is to see

    def beats(self) -> list[Beat]:
        """What has happened and been seen."""
        every = [beat for moment in self.course.moments for beat in moment.beats]
        return every[: len(every) - self.left]

    def view(self) -> View:
        """What the learner sees; of a hand that is over, its last trick."""
        seen = self.beats()
        table = seen[-1].table if seen else self.course.moment.table
        view: View = self.course.stage.show(table)
        return played_out(view) or view

    def told(self) -> list[str]:
        """What has been told so far; payments are for the ledger."""
        return [
            line
            for beat in self.beats()
            for event in beat.told
            if not isinstance(event, HandSettled)
            for line in self.telling.told(GAME, event)
        ]

    def prompt(self) -> str:
        """What is asked, or that reading goes on."""
        if self.left:
            return ""
        return self.telling.ask(self.course) or self.words.say("learn-read-on")

    # The course of the lesson

    def advance(self) -> None:
        """Let what has happened be seen, thing by thing; then open the step."""
        if self._waits is not None:
            self._waits.stop()
            self._waits = None
        if self.screen is not self.table:
            return
        self.table.show()
        while self.left and not self.pace:
            self._see()
        if self.left:
            taken = any(isinstance(event, TrickTaken) for event in self.beats()[-1].told)
            self._waits = self.set_timer(self.pace * (1 + taken), self._next)
        elif not self._opened:
            self._opened = True
            self._open()

    def _next(self) -> None:
        self._waits = None
        if self.left and self.screen is self.table:
            self._see()
            self.advance()

    def _see(self) -> None:
        """See the next thing that happened, and what nobody has anything to say about with it."""
        seen = len(self.told())
        while self.left and len(self.told()) == seen:
            self.left -= 1
        self.table.show()

    def _open(self) -> None:
        """The step as a sheet."""
        course, telling, say = self.course, self.telling, self.words.say
        heading, lines = telling.heading(course), telling.text(course)
        if course.step.answers:
            sheet: StepSheet = QuestionSheet(
                self.words, heading, lines, say("learn-keys-question"), self._went,
                ask=telling.ask(course), choices=telling.choices(course), chose=self._chose,
            )  # fmt: skip
        elif course.step.want:
            ask = telling.ask(course)
            hint = say("learn-keys-act")
            sheet = StepSheet(self.words, heading, lines, hint, self._went, ask=ask)
        else:
            sheet = StepSheet(self.words, heading, lines, say("learn-keys-read"), self._went)
        soon(self.push_screen(sheet))

    def _went(self, way: Way) -> None:
        """Where the learner goes from the sheet of a step."""
        match way:
            case "on" if not self.course.step.want:
                self._read_on()
            case "on" | "table":
                pass
            case _:
                self.go(way)

    def _read_on(self) -> None:
        """On from a step that is only read; from the end of the hand by way of its ledger."""
        settled = self.settled()
        here = any(isinstance(one, HandSettled) for b in self.course.moment.beats for one in b.told)
        if here and settled is not None and not self._ledger:
            self._ledger = True
            self._opened = True
            self.call_after_refresh(self._show_ledger, settled)
        else:
            self.give("")

    def _show_ledger(self, settled: Settled) -> None:
        def closed(result: None) -> None:
            del result
            self.give("")

        soon(self.push_screen(LedgerSheet(self.words, settled), closed))

    def _chose(self, number: int) -> None:
        self.give(str(number))

    def give(self, answer: str) -> None:
        """Answer the step; go on from there, or say why that does not lead on."""
        self._take(courses.answer(self.course, answer))

    def _take(self, after: Course) -> None:
        before = self.course
        self.course = after
        self.refused = ""
        if after.wrong is not None:
            lines = self.telling.wrong(after, SHOW)
            hint = self.words.say("learn-keys-answered")
            heading = self.telling.heading(after)
            self._opened = not after.step.answers
            sheet = StepSheet(self.words, heading, lines, hint, self._answered)
            self.call_after_refresh(lambda: soon(self.push_screen(sheet)))
            return
        self.left = max(
            0, len(after.moment.beats) if len(after.moments) > len(before.moments) else 0
        )
        self.table.chosen = None
        self._opened = self._ledger = False
        if after.moments != before.moments:
            self.keep(after)
        if after.over:
            self.exit()
            return
        self.call_after_refresh(self.advance)

    def _answered(self, way: Way) -> None:
        """From the sheet that says what was wrong, to the table or on."""
        if way in ("back", "show"):
            self.go(way)

    def go(self, way: Way) -> None:
        """Back a step, or on as the script means it."""
        course = self.course
        self._take(courses.back(course) if way == "back" else self._meant())

    def _meant(self) -> Course:
        return courses.answer(self.course, courses.shown(self.course))

    def lay(self, card: Card | None, face: Face) -> None:
        """Play a card; where only something is to be read, go on."""
        if self.left:
            self._hurry()
        elif not self.course.step.want:
            self.action_text()
        elif card is None:
            self.refused = self.words.say("learn-choose-first")
            self.table.show()
        else:
            self.give(written(card, face))

    def _hurry(self) -> None:
        """See the rest at once."""
        self.left = 0
        self.advance()

    # Keys

    def action_text(self) -> None:
        """The text of the step again."""
        if self.left:
            self._hurry()
        elif self.screen is self.table:
            self._opened = True
            self._open()

    def action_go(self, way: Way) -> None:
        """Back a step, or on as the script means it."""
        self.go(way)

    def action_clause(self) -> None:
        """The clause that this step is about."""
        soon(self.push_screen(ClauseSheet(self.words, MADIAO, self.course.step.clause)))

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

    def action_leave(self) -> None:
        """Ask whether the learner leaves; the lesson can be gone on with."""
        if isinstance(self.screen, TooSmall):
            self.exit()
        elif not isinstance(self.screen, YesNoDialog) or self.screen.answered != self._leave:
            say = self.words.say
            title, question = say("learn-quit-title"), say("learn-quit")
            soon(self.push_screen(YesNoDialog(self.words, title, question, self._leave)))

    def _leave(self, leaving: bool) -> None:  # noqa: FBT001 an answer
        if leaving:
            self.exit()
