"""A moment of a session that is over, as the parts of the table show what goes on at one."""

from collections.abc import Mapping, Sequence

from papertiger.mao import events as e
from papertiger.mao.cards import Card
from papertiger.mao.laid_open import LaidOpen
from papertiger.room.moments import Moment, Reader
from papertiger.text.catalog import Catalog
from papertiger.text.mao_records import due_lines, told_lines
from papertiger.tui.mao.evening import BUBBLE, Bubble, Evening


class Past(Evening):
    """An evening as it stood at a moment; `hands`: by seat, what lies open beside the reader's."""

    __slots__ = ("_names", "hands", "opened")

    def __init__(
        self, words: Catalog, moments: Sequence[Moment], seat: Reader, *, opened: bool
    ) -> None:
        """The last of these moments, as `seat` saw it or with everything open."""
        moment = moments[-1]
        super().__init__(words, lambda: moment.at)
        self.time.set(moment.at, moment.at)
        self.view = moment.views[seat]
        self.opened: LaidOpen | None = moment.opened if opened else None
        self.hands: Mapping[int, tuple[Card, ...]] = {}
        if self.opened is not None:
            self.hands = dict(enumerate(self.opened.hands))
        self._names = moment.names
        for each in moments:
            self._remember(each, seat)

    def _remember(self, moment: Moment, seat: Reader) -> None:
        """What was told at a moment, and what stays of it in sight."""
        self.fresh = 0
        for one in moment.happened:
            event = one.openly if self.opened is not None else one.told.get(seat)
            if event is None:
                continue
            for line in told_lines(self.words, event, one.names, moment.views[seat]):
                self.say(line)
            match event:
                case e.Said():
                    self.spoken = event.at
                    said = self.words.say("mao-said", text=event.text)
                    self.bubbles[event.seat] = Bubble(said, event.at)
                case e.OrderBegan():
                    self.spoken = event.at
                case _:
                    pass

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return self._names

    def bubble(self, seat: int) -> str:
        """What a seat said in the last seconds, unless its cards lie there."""
        said = self.bubbles.get(seat)
        fresh = said is not None and self.time.table - said.at < BUBBLE
        return said.text if said is not None and fresh and not self.hands else ""

    def left(self) -> int | None:
        """How much (ms) of the running clock was left."""
        clock = None if self.view is None else self.view.clock
        return None if clock is None else max(0, clock.limit - clock.elapsed)

    def due(self) -> list[str]:
        """What was due to be said and what nobody had called, where that lies open."""
        return [] if self.opened is None else due_lines(self.words, self.opened, self.names)
