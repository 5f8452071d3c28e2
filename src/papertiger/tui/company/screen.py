"""Who is at the table, before the game and around it; talk; what is next."""

from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from papertiger.room import hosting
from papertiger.text.room import quick_phrase
from papertiger.tui.cells import clip, fit
from papertiger.tui.company import words as told
from papertiger.tui.company.next import Next, step
from papertiger.tui.dialogs import YesNoDialog
from papertiger.tui.keys import LOOK_KEYS, hints
from papertiger.tui.palette import LABEL, LIT, VALUE
from papertiger.tui.prose import Prose
from papertiger.tui.sheets import POINTER, soon
from papertiger.wire import commands as c
from papertiger.wire.commands import MOST_CHAT
from papertiger.wire.news import Room
from papertiger.wire.settings import MadiaoSettings

if TYPE_CHECKING:
    from papertiger.tui.company.around import Around

HINTS = (
    ("Enter", "next"), ("t", "talk"), ("p", "pause"), ("c", "code"), ("r", "rules"), ("l", "log"),
    ("q", "quit"), ("F1", "keys"),
)  # fmt: skip
NAME = 18
TALK_LINES = 100


class RoomScreen(Screen[None]):
    """The table around the game."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        *LOOK_KEYS,
        Binding("up", "choose(-1)"),
        Binding("down", "choose(1)"),
        Binding("enter", "next"),
        Binding("i,ш", "sit"),
        Binding("n,т", "not_ready"),
        Binding("t,е,slash", "speak"),
        Binding("b,и", "bot"),
        Binding("x,ч", "remove"),
        Binding("m,ь", "hand_over"),
        Binding("p,з", "pause"),
        Binding("g,п", "let_bot"),
        Binding("u,г", "stand_up"),
        Binding("c,с", "code"),
        Binding("d,в", "device"),
        Binding("escape", "back"),
        *(Binding(str(number), f"phrase({number - 1})") for number in range(1, 9)),
    ]

    chosen = 0
    over = False

    def __init__(self, around: "Around") -> None:
        """`around`: what the screen shows and does."""
        super().__init__()
        self.around = around

    def compose(self) -> ComposeResult:
        """Place the parts, from the top down."""
        yield Static(id="keys")
        yield Prose(id="room-title")
        with Horizontal(id="room-who"):
            yield Static(id="room-chairs")
            with VerticalScroll(id="room-set", can_focus=False):
                yield Prose(id="room-settings")
        yield Prose(id="room-next")
        with VerticalScroll(id="room-talk", can_focus=False):
            yield Prose(id="room-told")
        yield Static(id="room-phrases")
        yield Input(id="room-line", max_length=MOST_CHAT, compact=True)

    def on_mount(self) -> None:
        """Nobody types yet."""
        self.query_one("#room-line").can_focus = False
        self.show()

    def on_resize(self) -> None:
        """Draw everything as wide as there is room for."""
        self.call_after_refresh(self.show)

    def on_screen_resume(self) -> None:
        """A sheet was put away."""
        if self.over:
            self.close()
        else:
            self.call_after_refresh(self.show)

    # What is seen

    def next(self, room: Room) -> Next:
        """What is next for the person; who watches goes on watching."""
        following = step(self.around.words, room, self.around.place, self.chosen)
        if self.around.watches and following.command is c.SitDown:
            return Next(self.around.words.say("join-next-watching"))
        return following

    def show(self) -> None:
        """Draw everything anew."""
        around, room = self.around, self.around.room
        if room is None or not self.query("#room-line"):
            return
        words = around.words
        self.chosen = max(0, min(self.chosen, len(room.chairs) - 1))
        game = "madiao" if isinstance(room.settings, MadiaoSettings) else "mao"
        title = [words.say("join-title", game=game, link=str(around.at.link)), around.code]
        self._prose("room-title", Content("\n".join(filter(None, title))))
        self.query_one("#room-chairs", Static).update(self._chairs(room))
        settings = told.settings_lines(words, room.settings, told.MAIN)
        if room.spectators:
            settings.append(words.say("join-watching", count=str(room.spectators)))
        self._prose("room-settings", Content("\n".join(settings)))
        self._prose("room-next", self._next(room))
        self._prose("room-told", Content("\n".join(around.talk[-TALK_LINES:])))
        self.query_one("#room-talk", VerticalScroll).scroll_end(animate=False)
        phrases = "  ".join(
            f"{number} {quick_phrase(words, phrase)}"
            for number, phrase in enumerate(told.PHRASES, 1)
        )
        width = self.size.width - 2
        self.query_one("#room-phrases", Static).update(Content.styled(clip(phrases, width), LABEL))
        self.query_one("#room-line", Input).placeholder = words.say("join-speak")
        self.query_one("#keys", Static).update(hints(words, HINTS, self.size.width), layout=False)

    def _prose(self, name: str, text: Content) -> None:
        self.query_one(f"#{name}", Prose).update(text)

    def _chairs(self, room: Room) -> Content:
        lines = []
        for number, chair in enumerate(room.chairs):
            here = number == self.chosen
            pointer = POINTER if here else " " * len(POINTER)
            name = fit(told.name_of(self.around.words, chair), NAME)
            state = told.state_of(self.around.words, room, number, self.around.place)
            lines.append(
                Content.assemble(
                    (f"{pointer} {number + 1:>2} ", VALUE if here else LABEL),
                    (f"{name} ", VALUE),
                    (state, LABEL),
                )
            )
        return Content("\n").join(lines)

    def _next(self, room: Room) -> Content:
        troubles = self.around.troubles() or self.around.refused
        following = Content.styled(self.next(room).said, LIT)
        if not troubles:
            return following
        return Content("\n").join([Content.styled(f"! {troubles}", f"reverse {VALUE}"), following])

    def close(self) -> None:
        """Lie over the game no more, as soon as nothing lies over this."""
        self.over = True
        if self.is_current:
            self.around.closed()
            soon(self.app.pop_screen())

    # Keys

    def action_choose(self, steps: int) -> None:
        """Point at another place."""
        room = self.around.room
        if room is not None:
            self.chosen = (self.chosen + steps) % len(room.chairs)
            self.around.refused = ""
            self.show()

    def action_next(self) -> None:
        """Do what is next."""
        room = self.around.room
        following = None if room is None else self.next(room)
        if following is not None and following.command is not None:
            self.around.do(following.command, **following.fields)

    def action_sit(self) -> None:
        """Sit down, if there is a place: who watches does so by this key alone."""
        around, room = self.around, self.around.room
        if room is None or around.place is not None:
            return
        following = step(around.words, room, None, self.chosen)
        if following.command is not None:
            around.do(following.command, **following.fields)

    def action_not_ready(self) -> None:
        """Be not ready after all."""
        self.around.do(c.Ready, ready=False)

    def action_bot(self) -> None:
        """Put a bot on the chosen place."""
        room = self.around.room
        if room is not None:
            level = room.settings.bots or hosting.of(room.settings).usual_level
            self.around.do(c.SeatBot, place=self.chosen, level=level)

    def action_remove(self) -> None:
        """Send away who sits there."""
        self.around.do(c.Remove, place=self.chosen)

    def action_hand_over(self) -> None:
        """Make somebody else the host."""
        self.around.do(c.HandOver, place=self.chosen)

    def action_pause(self) -> None:
        """Wish for a pause, or for its end."""
        self.around.pause()

    def action_let_bot(self) -> None:
        """Let a bot play the own seat, or play it again."""
        room, place = self.around.room, self.around.place
        if room is not None and place is not None:
            self.around.do(c.LetBot, on=not room.chairs[place].played_by_bot)

    def action_stand_up(self) -> None:
        """Leave the seat for good, if that is meant."""
        room = self.around.room
        if room is None or self.around.place is None:
            return
        bots = room.settings.takeover
        question = "seats-stand-up-bot" if bots else "seats-stand-up-waits"
        say = self.around.words.say

        def answered(meant: bool) -> None:  # noqa: FBT001 an answer
            if meant:
                self.around.watches = True
                self.around.do(c.StandUp)

        title = say("seats-stand-up-title")
        soon(self.app.push_screen(YesNoDialog(self.around.words, title, say(question), answered)))

    def action_code(self) -> None:
        """A code to say aloud."""
        self.around.ask_code()

    def action_device(self) -> None:
        """A code for another device."""
        self.around.ask_device()

    def action_phrase(self, number: int) -> None:
        """Say one of the phrases."""
        self.around.do(c.Phrase, phrase=told.PHRASES[number])

    def action_back(self) -> None:
        """Stop typing; or back to the game, if there is one."""
        if self.focused is not None:
            self._stop_typing()
        elif self.around.at.view is not None:
            self.around.watches = self.around.watches or self.around.place is None
            self.close()

    # Speaking

    def action_speak(self) -> None:
        """Type something to say."""
        line = self.query_one("#room-line", Input)
        line.can_focus = True
        line.focus()

    def on_key(self, event: events.Key) -> None:
        """Escape gives up what was typed."""
        if event.key == "escape" and self.focused is not None:
            event.stop()
            self._stop_typing()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say what was typed."""
        text = event.value.strip()
        self._stop_typing()
        if text:
            self.around.do(c.Chat, text=text)

    def _stop_typing(self) -> None:
        line = self.query_one("#room-line", Input)
        line.clear()
        line.can_focus = False
        self.set_focus(None)
