"""The table screen: seats, stock and pile, hand, phrase bar, a line to speak in; its keys."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from papertiger.mao.cards import Card
from papertiger.mao.moves import MOST_TEXT, Draw, Look, Play, Say
from papertiger.mao.options import MOST_SEATS, Options
from papertiger.tui.cells import stacked, wrap
from papertiger.tui.keyboard import letter
from papertiger.tui.keys import hints
from papertiger.tui.mao import acts
from papertiger.tui.mao.acts import in_order
from papertiger.tui.mao.hand import Hand
from papertiger.tui.mao.layout import layout
from papertiger.tui.mao.parts import parts
from papertiger.tui.mao.phrases import Phrases
from papertiger.tui.mao.pile import Middle
from papertiger.tui.mao.seats import SeatList
from papertiger.tui.mao.status import Status
from papertiger.tui.palette import LABEL, LIT, VALUE
from papertiger.tui.prose import Prose
from papertiger.tui.window import LEAST_HEIGHT, LEAST_WIDTH

if TYPE_CHECKING:
    from papertiger.tui.mao.app import MaoApp

LOG_LINES = 100
HINTS = (
    ("/", "speak"), ("?", "keys"), ("L", "log"), ("S", "review"), ("R", "rules"), ("P", "pause"),
    ("Q", "quit"),
)  # fmt: skip


class MaoScreen(Screen[None]):
    """All that a player sees, and the keys that act."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "clear"),
        Binding("tab", "speak"),
        Binding("f1", "app.keys"),
    ]

    chosen = 0
    first = ""
    seats = 0
    fits = layout(LEAST_WIDTH, LEAST_HEIGHT, MOST_SEATS)

    @property
    def table(self) -> "MaoApp":
        """The app that is at the table."""
        return cast("MaoApp", self.app)

    def compose(self) -> ComposeResult:
        """Place the parts, from the top down."""
        yield from parts(SeatList(id="seats"))
        yield Phrases(id="phrases")
        yield Input(id="line", max_length=MOST_TEXT, compact=True)

    def on_mount(self) -> None:
        """Nobody types yet."""
        self.query_one("#line").can_focus = False

    def on_resize(self, event: events.Resize) -> None:
        """Draw everything as large as there is room for."""
        del event
        self._lay_out()

    def _lay_out(self) -> None:
        self.seats = len(self.table.evening.names)
        self.fits = fits = layout(self.size.width, self.size.height, self.seats)
        self.query_one("#around").styles.height = fits.seats
        self.query_one("#middle").styles.width = fits.middle
        self.query_one("#notice").styles.height = fits.notice
        self.query_one("#hand").styles.height = fits.card.height + 1
        self.query_one("#log").styles.width = fits.log
        self.query_one("#log").display = bool(fits.log)
        self.call_after_refresh(self.show)

    def on_screen_resume(self) -> None:
        """A sheet was put away."""
        self.call_after_refresh(self.table.uncovered)

    # What is seen

    def show(self) -> None:
        """Draw everything anew, once there is something to draw in."""
        if not self.query(Status):
            return
        evening, fits = self.table.evening, self.fits
        if self.seats != len(evening.names):
            self._lay_out()
            return
        self.chosen = max(0, min(self.chosen, len(self._hand()) - 1))
        self.tick()
        self.query_one(Middle).show(evening.words, evening.view, fits.pile)
        self.query_one(Hand).show(evening.view, self.chosen, fits.card)
        self.query_one(Phrases).show(
            evening.words, self.table.spoken, page=2 if self.first == "g" else 1
        )
        self.query_one("#notice", Static).update(self._notice(), layout=False)
        self.query_one("#line", Input).placeholder = self._line()
        keys = hints(evening.words, self.table.hints, self.size.width)
        self.query_one("#keys", Static).update(keys, layout=False)
        if fits.log:
            *before, last = evening.lines[-LOG_LINES:] or [""]
            told = Content("\n").join([*map(Content, before), Content.styled(last, VALUE)])
            self.query_one("#told", Prose).update(told)
            self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def tick(self) -> None:
        """Draw what changes with time alone."""
        if not self.query(Status):
            return
        self.query_one(Status).show(self.table.evening)
        self.query_one(SeatList).show(self.table.evening)

    def _notice(self) -> Content:
        """What happened last, and where it came among that, why an act was impossible.

        That goes up with the lines before it, but no higher than the first one. A penalty for the
        reader stands out: it must not go by unread.
        """
        evening, width = self.table.evening, max(LEAST_WIDTH, self.size.width) - self.fits.log - 2

        def shown(line: str, style: str) -> list[Content]:
            return [Content.styled(part, style) for part in wrap(line, width)]

        def told(start: int, end: int) -> list[Content]:
            places = range(max(start, end - LOG_LINES), end)
            styles = ((place, LIT if place in evening.caught else LABEL) for place in places)
            return [part for place, style in styles for part in shown(evening.lines[place], style)]

        def wrong(text: str) -> list[Content]:
            return shown(f"! {text}", f"reverse {VALUE}") if text else []

        refused, troubles = wrong(evening.refused), wrong(self.table.troubles())
        room = self.fits.notice - len(refused) - len(troubles)
        end = len(evening.lines)
        place = evening.refused_after if refused else end
        after = _last(told(place, end), room)
        before = _last(told(0, place), room - len(after))
        empty = [Content("")] * (room - len(before) - len(after))
        lines = [*empty, *before, *refused, *after, *troubles]
        return stacked(_last(lines, self.fits.notice))

    def _line(self) -> str:
        say = self.table.words.say
        if self.first in acts.RANKS:
            rank = say(f"rank-{acts.RANKS[self.first]}")
            return say("mao-line-rank", rank=rank)
        if self.first == "g":
            return say("mao-line-gesture")
        if self.first == "z":
            view = self.table.evening.view
            least = (Options() if view is None else view.options).min_deal
            return say("mao-line-deal", least=str(least))
        return say("mao-line")

    def _hand(self) -> tuple[Card, ...]:
        view = self.table.evening.view
        return () if view is None or view.hand is None else in_order(view.hand)

    def keep_chosen(self, before: tuple[Card, ...]) -> None:
        """After the hand has changed, the same card is chosen if it is still there."""
        after = self._hand()
        if before != after and self.chosen < len(before) and before[self.chosen] in after:
            self.chosen = after.index(before[self.chosen])

    # Keys

    def on_key(self, event: events.Key) -> None:
        """A letter or digit acts, whatever the table waits for; some want a second one.

        Keys that choose and play are no bindings: those are heard of after the next letters of
        somebody who types fast.
        """
        if self.focused is not None:
            return
        if self.app.screen is not self:
            # The key before it opened a sheet, and this one was typed for that.
            event.stop()
            self.app.screen.post_message(events.Key(event.key, event.character))
            return
        if event.key in self.by_name:
            event.stop()
            self.by_name[event.key]()
            return
        key = letter(event)
        if not key or key == " ":
            return
        event.stop()
        first, self.first = self.first, ""
        view = self.table.evening.view
        move = acts.second(first, key, self.table.spoken) if first else None
        if move is None and view is not None:
            move = acts.move(key, view, self.table.spoken)
        if move is not None:
            self.table.do(move)
        elif acts.begins(key):
            self.first = key
        else:
            self._beside(key)
        self.show()

    @property
    def by_name(self) -> Mapping[str, Callable[[], None]]:
        """What keys with names do."""
        return {
            "left": lambda: self.choose(-1),
            "right": lambda: self.choose(1),
            "home": lambda: self.pick(0),
            "end": lambda: self.pick(-1),
            "enter": lambda: self.play(hold=False),
            "space": lambda: self.play(hold=True),
        }

    def _beside(self, key: str) -> None:
        """Keys that are no acts of the game."""
        beside = {
            "/": self.action_speak,
            "?": self.table.action_keys,
            "L": self.table.action_log,
            "S": self.table.action_scores,
            "R": self.table.action_rules,
            "P": self.table.action_pause,
            "Q": self.table.action_leave,
            "T": self.table.action_room,
            "p": self.table.action_penalty,
            "E": self.table.action_end,
            "V": self.table.action_challenge,
            "N": self.table.action_make_rule,
        }
        if key in beside:
            beside[key]()

    def choose(self, steps: int) -> None:
        """Choose the card that many places on."""
        count = len(self._hand())
        if count:
            self.chosen = (self.chosen + steps) % count
            self.show()

    def pick(self, place: int) -> None:
        """Choose the card at a place; -1 is the last one."""
        count = len(self._hand())
        if -count <= place < count:
            self.chosen = place % count
            self.show()

    def play(self, *, hold: bool) -> None:
        """Lay the chosen card down, with the finger on it or not."""
        self.first = ""
        hand = self._hand()
        if hand:
            self.table.do(Play(hand[self.chosen], hold))
        elif self.table.evening.view is not None:
            self.table.look_first()
        self.show()

    def action_clear(self) -> None:
        """Let go of the line, of a first key, of what was refused."""
        self.first, self.table.evening.refused = "", ""
        self._stop_typing()
        self.show()

    def on_hand_pointed(self, event: Hand.Pointed) -> None:
        """Choose a card with the mouse, a second click plays it; a hand face down is looked at."""
        if not self._hand():
            self.table.do(Look())
        elif event.place == self.chosen:
            self.play(hold=False)
        else:
            self.pick(event.place)

    def on_middle_touched(self) -> None:
        """The stock was touched."""
        self.table.do(Draw())

    # Speaking

    def action_speak(self) -> None:
        """Type something to say."""
        line = self.query_one("#line", Input)
        line.can_focus = True
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say what was typed."""
        text = event.value.strip()
        self._stop_typing()
        if text:
            self.table.do(Say(text))
        self.show()

    def _stop_typing(self) -> None:
        line = self.query_one("#line", Input)
        line.clear()
        line.can_focus = False
        self.set_focus(None)


def _last(lines: list[Content], most: int) -> list[Content]:
    return lines[max(0, len(lines) - max(0, most)) :]
