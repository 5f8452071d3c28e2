"""The lesson of Mao at the drawn table: the table is the script's, and its time waits."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen

from papertiger.client import Guest, Link, Message, Table
from papertiger.lessons.course import Beat, Course
from papertiger.lessons.mao_stage import written
from papertiger.lessons.words import Telling
from papertiger.mao.events import HandEnded, TurnBegan
from papertiger.mao.moves import Move
from papertiger.text.book import MAO
from papertiger.tui.mao.app import MaoApp
from papertiger.tui.mao.evening import Evening
from papertiger.tui.mao.sheets import ReviewSheet
from papertiger.tui.sheets import soon
from papertiger.tui.teaching import PACE, Teaching
from papertiger.wire import PROTOCOL, news
from papertiger.wire.settings import MaoSettings

GAME = "mao"
HINTS = (
    ("F2", "text"), ("F3", "back"), ("F4", "clause"), ("F5", "show"), ("/", "speak"), ("?", "keys"),
    ("L", "log"), ("R", "rules"), ("Q", "quit"),
)  # fmt: skip


def standing() -> int:
    """The time of a lesson's wall: it stands."""
    return 0


def messages(course: Course, names: Sequence[str], beats: Sequence[Beat]) -> Iterator[Message]:
    """What a table would tell the learner of all that has happened."""
    seat = course.script.seat
    chairs = tuple(
        news.Chair(
            sitter=news.Sitter.PERSON if place == seat else news.Sitter.BOT,
            name=name,
            level="",
            ready=True,
            here=True,
            played_by_bot=False,
            wishes=False,
            entropy=False,
        )
        for place, name in enumerate(names)
    )
    options = course.stage.show(course.moment.table).options
    room = news.Room(
        table=GAME,
        settings=MaoSettings(options=options, places=len(names)),
        phase=news.Phase.PLAYING,
        host=None,
        chairs=chairs,
        seats=tuple(range(len(names))),
        hand=1,
        commitment=None,
        spectators=0,
    )
    yield news.Welcome(PROTOCOL, GAME, seat, GAME, 0, fresh=True)
    yield news.RoomNews(1, room)
    for number, beat in enumerate(beats, 2):
        yield news.MaoNews(number, beat.at, beat.told, course.stage.show(beat.table))


def evening_of(course: Course, telling: Telling, beats: Sequence[Beat] | None = None) -> Evening:
    """What the learner knows of the table after these things; None: after all that happened."""
    evening = Evening(telling.words, standing)
    every = [beat for moment in course.moments for beat in moment.beats]
    for message in messages(course, telling.names, every if beats is None else beats):
        evening.take(message)
    return evening


def nowhere() -> Table:
    """A table that nobody comes to: it says nothing, and the lesson shows what has happened."""
    return Table(Guest("", "", "", ""), Link("", GAME))


class MaoLearnApp(Teaching, MaoApp):
    """A lesson of Mao."""

    book = MAO
    act_hint = "learn-mao-keys-act"
    hints = HINTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "text", priority=True),
        Binding("f3", "go('back')", priority=True),
        Binding("f4", "clause", priority=True),
        Binding("f5", "go('show')", priority=True),
    ]

    def __init__(
        self, course: Course, telling: Telling, keep: Callable[[Course], None], pace: float = PACE
    ) -> None:
        """As `Teaching.teach`."""
        MaoApp.__init__(self, nowhere(), telling.words, standing)
        self.teach(course, telling, keep, pace)
        self.evening = evening_of(course, telling)

    def bottom(self) -> Screen[Any]:
        """The table."""
        return self.screen_of_table

    def show_table(self) -> None:
        """Draw it as it stands after what has been seen."""
        before = self._hand()
        refused = self.evening.refused
        self.evening = evening_of(self.course, self.telling, self.beats())
        self.evening.refused = refused
        self.screen_of_table.keep_chosen(before)
        self.screen_of_table.show()

    def news(self, beat: Beat) -> bool:
        """Not that a turn began."""
        return any(not isinstance(event, TurnBegan) for event in beat.told)

    def moved(self) -> None:
        """Nothing is refused any more."""
        self.evening.refused = ""

    def before_on(self) -> bool:
        """From the end of the hand one goes on by way of its review."""
        review = self.evening.review
        here = any(isinstance(one, HandEnded) for b in self.course.moment.beats for one in b.told)
        if not here or review is None:
            return False

        def closed(result: None) -> None:
            del result
            self.give("")

        self._opened = True
        self.call_after_refresh(
            lambda: soon(self.push_screen(ReviewSheet(self.words, review, ""), closed))
        )
        return True

    def do(self, move: Move) -> None:
        """Make a move; where only something is to be read, read on."""
        if self.hurry():
            return
        if self.course.step.want:
            self.give(written(move))
        else:
            self.action_text()

    def listen(self) -> None:
        """Nothing is told but by the lesson."""

    def uncovered(self) -> None:
        """The table is on top again."""
        self.advance()

    def action_pause(self) -> None:
        """Time waits as it is."""

    def action_keys(self) -> None:
        """Show the keys of the table, and those of the lesson."""
        lines = [
            *self.words.say("learn-mao-keys").splitlines(),
            "",
            *self.words.say(self.keys_text).splitlines(),
        ]
        self.read("tui-keys-title", lines)


def learn(course: Course, telling: Telling, keep: Callable[[Course], None]) -> Course:
    """Go through a lesson till it is over or the learner leaves; the lesson as it then stands.

    `telling` speaks with the parts `WORDS`, "learn" and "learn-mao".
    """
    app = MaoLearnApp(course, telling, keep)
    app.run()
    if app.return_code:
        raise SystemExit(app.return_code)
    return app.course
