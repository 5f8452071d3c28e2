"""What a player has seen of breaches: words that did not come, cards against the rules.

By it the player calls, hands back, disputes and votes.
"""

from papertiger.mao.cards import Card, Rank
from papertiger.mao.reasons import Reason
from papertiger.mao.speech import Heard

SLACK = 700
"""So long (ms) after a deadline an onlooker is sure that it has passed: lags and grace."""
WITH_A_CARD = (Reason.UNNAMED_SPADE, Reason.NO_LAST_CARD)
"""The words that the next act of their seat closes. [MO-48] [MO-55]"""


class Window:
    """Words that a seat owes until some play time, for a card if there is one."""

    __slots__ = ("card", "reason", "seat", "until")

    def __init__(self, seat: int, reason: Reason, until: int, card: Card | None = None) -> None:
        """Open the window."""
        self.seat, self.reason, self.until, self.card = seat, reason, until, card

    def closed_by(self, heard: Heard) -> bool:
        """Whether an utterance of that seat is what was due."""
        match self.reason:
            case Reason.UNNAMED_SPADE:
                return self.card in heard.spades
            case Reason.NO_LAST_CARD:
                return heard.last_cards > 0
            case Reason.NO_NAME:
                jack = self.card is not None and self.card.rank is Rank.JACK
                return heard.twice if jack else heard.once
            case Reason.NO_THANKS:
                return heard.thanks
            case _:
                return False


class Evidence:
    """The windows that are open and the breaches seen that nobody has been punished for."""

    __slots__ = ("seen", "windows")

    def __init__(self) -> None:
        """Nothing has been seen."""
        self.windows: list[Window] = []
        self.seen: list[tuple[int, str]] = []

    def clear(self) -> None:
        """A new hand."""
        self.windows.clear()
        self.seen.clear()

    def note(self, seat: int, reason: str) -> None:
        """A breach was seen."""
        self.seen.append((seat, reason))

    def owe(self, seat: int, reason: Reason, until: int, card: Card | None = None) -> None:
        """Words are due."""
        self.windows.append(Window(seat, reason, until, card))

    def hear(self, seat: int, heard: Heard) -> list[Reason]:
        """Words were said; the reasons that they dispel. One thank-you is for one penalty."""
        dispelled: list[Reason] = []
        for window in self.windows[:]:
            once = window.reason is not Reason.NO_THANKS or window.reason not in dispelled
            if window.seat == seat and once and window.closed_by(heard):
                self.windows.remove(window)
                dispelled.append(window.reason)
        return dispelled

    def act(self, seat: int) -> None:
        """A seat acts again: the words with its last card are too late now. [MO-48]"""
        if self.windows:
            for window in self.windows[:]:
                if window.seat == seat and window.reason in WITH_A_CARD:
                    self.windows.remove(window)
                    self.note(seat, window.reason)

    def drop(self, seat: int, *reasons: Reason) -> None:
        """Words are not due any more."""
        self.windows = [
            each for each in self.windows if each.seat != seat or each.reason not in reasons
        ]

    def pass_time(self, now: int) -> None:
        """Windows that are surely over at play time `now` have become breaches."""
        for window in self.windows[:]:
            if now > window.until + SLACK:
                self.windows.remove(window)
                self.note(window.seat, window.reason)

    def has(self, seat: int, reason: str, now: int) -> bool:
        """Whether a breach of that kind was seen and is still unpunished."""
        self.pass_time(now)
        return (seat, reason) in self.seen

    def punish(self, seat: int, reason: str, now: int) -> bool:
        """A penalty was given; whether something was seen that deserved it."""
        if not self.has(seat, reason, now):
            return False
        self.seen.remove((seat, reason))
        return True
