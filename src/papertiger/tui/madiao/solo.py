"""A match of one person against three bots: step by step, each written down before it is shown."""

from collections.abc import Callable, Sequence

from textual.timer import Timer

from papertiger.kernel.game import Refused
from papertiger.madiao.events import TrickTaken
from papertiger.madiao.moves import Move
from papertiger.madiao.options import Options
from papertiger.madiao.view import View
from papertiger.room import solo
from papertiger.room.solo import Happened, Solo
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import refusal
from papertiger.tui.clock import milliseconds
from papertiger.tui.madiao.app import Answered, MadiaoApp

PACES = (0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0)


class SoloApp(MadiaoApp):
    """A match against bots; `match` is how far it has come."""

    def __init__(
        self,
        match: Solo,
        words: Catalog,
        keep: Callable[[bytes], None],
        pace: float,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        """`pace`: seconds between bots' inputs; `clock` gives milliseconds."""
        super().__init__(words)
        self.match = match
        self.keep = keep
        self.pace = pace
        self.paused = False
        self.failure: OSError | None = None
        self._waits: Timer | None = None
        self._taken = False
        self._clock = clock
        self._offset = match.recording.now - clock()

    def on_mount(self) -> None:
        """Of a resumed match, recall what was told; then the window sets the table."""
        for told in solo.told_before(self.match):
            self._last = None
            for event, names in told:
                self.remember(event, names, self.standing())

    def now(self) -> int:
        """Table time."""
        return self._clock() + self._offset

    # The match

    def standing(self) -> View:
        """What the person sees of it."""
        return solo.view(self.match)

    def players(self) -> Sequence[str]:
        """The names by seat."""
        return solo.names(self.match)

    def options(self) -> Options:
        """The rules of the table."""
        return self.standing().options

    def asked(self) -> bool:
        """Whether it waits for the person."""
        return solo.asked(self.match)

    def over(self) -> bool:
        """Whether it is over."""
        return solo.over(self.match)

    def finish(self) -> None:
        """There is nothing more to see."""
        self.exit()

    def _held(self) -> bool:
        return self.failure is not None or super()._held()

    # Its course

    def advance(self) -> None:
        """Go on as far as the match goes without the person, at the pace that is set."""
        if self._waits is not None:
            self._waits.stop()
            self._waits = None
        super().advance()

    def go_on(self) -> bool:
        """The next input without the person, at once or when it is time."""
        if self.paused:
            return False
        if self.pace:
            # A trick just taken stays in sight twice as long.
            self._waits = self.set_timer(self.pace * (1 + self._taken), self._step)
            return False
        self._accept(solo.go_on(self.match, self.now()))
        return True

    def _step(self) -> None:
        self._waits = None
        if not self._held() and not solo.asked(self.match):
            self._accept(solo.go_on(self.match, self.now()))
            self.advance()

    def give(self, move: Move, answered: Answered) -> None:
        """Make the person's move."""
        happened = solo.act(self.match, move, self.now())
        if isinstance(happened, Refused):
            answered(refusal(self.words, happened, self.players()))
            return
        self._accept(happened)
        answered("")

    def _accept(self, happened: Happened) -> None:
        """Write an accepted input down, then show what it led to."""
        try:
            self.keep(happened.added)
        except OSError as error:
            self.failure = error
            self.exit()
            return
        self.match = happened.solo
        self.refused = ""
        self._taken = False
        for event, names in happened.told:
            self.remember(event, names, self.standing())
            self._taken = self._taken or isinstance(event, TrickTaken)

    # Keys

    def action_pace(self, steps: int) -> None:
        """Let the bots be quicker (-1) or slower (1)."""
        nearest = min(range(len(PACES)), key=lambda place: abs(PACES[place] - self.pace))
        self.pace = PACES[max(0, min(nearest + steps, len(PACES) - 1))]
        self.advance()

    def action_pause(self) -> None:
        """Stop the bots, or let them go on."""
        self.paused = not self.paused
        self.advance()

    def aside(self) -> str:
        """The pace in words."""
        if self.paused:
            return self.words.say("tui-paused")
        return self.words.say("tui-pace", seconds=f"{self.pace:g}")

    def still(self) -> str:
        """Paused, if it is."""
        return self.words.say("tui-paused-prompt") if self.paused else ""
