"""What a player remembers of the table from what it was told: cards played, turns, who holds what.

Only what lies open to everybody; the own hand is looked up in the view when it is needed.
"""

from typing import TypeAlias

from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.customs import InForce
from papertiger.mao.options import FULL, Options, Referee
from papertiger.mao.reasons import Reason
from papertiger.mao.view import View

Pile: TypeAlias = tuple[Card | None, Suit | None, int, int, int | None, bool, int | None]
"""What a play changes: top, called, sevens, owed, held, race, turn."""

Done: TypeAlias = tuple[int, int, Card | None]
"""What somebody did: the seat, when (play time), the card that it laid."""


class Memory:
    """The open table as one player remembers it; times are play time, which votes stop. [MO-20]

    `owed`: cards of the sevens still to draw, `debt`: at the start of the turn; `delayed`: its
    delay has been called; `held`: who has a finger on the jack; `winning`: who has played the last
    card, and which; `puzzled`: something so odd happened that a look at the table is needed;
    `limits`: of a turn, and of a thank-you, by seat [MO-18] [MO-73]; `before`: the pile before the
    last play; `lies`: a card against the rules lies until it is called, as among players [MO-79];
    `order`: in a point of order; `rules`: made-up ones in force that it knows; `secrets`: who has
    made those that it does not; `acts`: by seat, what it did of late, with which card (play time);
    `thanks_since`: by seat, when (table time) its newest penalty was given. [MO-75]
    """

    __slots__ = (
        "acts", "before", "called", "debt", "delayed", "early", "hands", "held", "lies", "limits",
        "options", "order", "owed", "peeked", "playing", "puzzled", "race", "rules", "secrets",
        "sevens", "stopped", "stopped_since", "thanks_since", "top", "turn", "turn_since",
        "unlocked", "up", "winning",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        """Remember nothing of a table with `seats` seats."""
        self.options = options
        self.rules: tuple[InForce, ...] = ()
        self.secrets: tuple[int, ...] = ()
        self.lies = options.referee is Referee.PLAYERS
        turn = round(options.limit * laws.SECOND)
        self.limits = [self.length(seat, turn) for seat in range(seats)]
        self.hands = [0] * seats
        self.deal((0,) * seats)
        self.playing = False

    def deal(self, hands: tuple[int, ...]) -> None:
        """A new hand: so many cards before each seat."""
        self.hands = list(hands)
        self.thanks_since = [-1] * len(hands)
        self.playing = True
        self.unlocked = False
        self.up = False
        self.top: Card | None = None
        self.called: Suit | None = None
        self.sevens = 0
        self.owed = 0
        self.turn: int | None = None
        self.turn_since = 0
        self.debt = 0
        self.delayed = False
        self.held: int | None = None
        self.race = False
        self.winning: tuple[int, Card] | None = None
        self.early: set[int] = set()
        self.peeked: set[int] = set()
        self.stopped = 0
        self.stopped_since: int | None = None
        self.order = False
        self.acts: list[Done] = []
        self.puzzled = False
        self.before: Pile = (None, None, 0, 0, None, False, None)

    def time(self, at: int) -> int:
        """Table time `at` as play time. [MO-20]"""
        running = at if self.stopped_since is None else self.stopped_since
        return running - self.stopped

    def did(self, seat: int, at: int, card: Card | None = None) -> None:
        """A seat did something that everybody saw or heard; what is long ago is forgotten."""
        now = self.time(at)
        self.acts = [each for each in self.acts if now - each[1] <= laws.CALLABLE]
        self.acts.append((seat, now, card))

    def lately(self, seat: int, at: int) -> tuple[Card | None, ...]:
        """What a seat did while it could still be called for it, with its cards. [MO-82]"""
        now = self.time(at)
        return tuple(
            card for other, when, card in self.acts if other == seat and now - when <= laws.CALLABLE
        )

    def length(self, seat: int, ms: int) -> int:
        """A length of time for a seat that may have longer ones."""
        longer = self.options.multipliers
        return ms * longer[seat] // FULL if longer else ms

    def fault(self, seat: int, card: Card) -> Reason | None:
        """What would be wrong with this card by this seat now. [MO-26] [MO-28] [MO-30]"""
        if self.turn != seat or self.held == seat:
            return Reason.OUT_OF_TURN
        if self.top is None:
            return None
        drawing = self.owed < laws.debt(self.sevens)
        if drawing or not laws.is_valid(card, self.top, self.called, self.sevens):
            return Reason.MISPLAY
        return None

    def begin_turn(self, seat: int, at: int) -> None:
        """It is a seat's turn."""
        self.turn = seat
        self.turn_since = self.time(at)
        self.owed = self.debt = laws.debt(self.sevens)
        self.delayed = False

    def play(self, seat: int, card: Card, fault: str | None, *, held: bool) -> None:
        """A card lies on the pile, and does what it does unless it was out of turn."""
        self.before = (
            self.top, self.called, self.sevens, self.owed, self.held, self.race, self.turn
        )  # fmt: skip
        self.hands[seat] -= 1
        self.puzzled |= self.lies and fault is not None
        self.top = card
        self.called = None
        self.race = False
        if not self.hands[seat]:
            self.winning = (seat, card)
            self.turn = None
        elif fault is not Reason.OUT_OF_TURN:
            self.sevens += card.rank is Rank.SEVEN
            self.held = seat if held else None

    def take_back(self, seat: int) -> None:
        """The card played last goes back to its hand. [MO-26] [MO-78]"""
        self.hands[seat] += 1
        self.puzzled |= self.lies
        if not self.lies:
            self.top, self.called, self.sevens, self.owed, self.held, self.race, self.turn = (
                self.before
            )
        if self.winning is not None and self.winning[0] == seat:
            self.winning = None

    def draw(self, seat: int, cards: int) -> None:
        """A seat took a card of the stock: of its debt, if it is its turn. [MO-37]"""
        self.hands[seat] += cards
        if seat == self.turn and self.sevens and self.held != seat:
            self.owed -= 1
            if self.owed <= 0 or not cards:
                self.sevens = self.owed = 0

    def undo_win(self) -> None:
        """The last card did not win, and does what it does. [MO-87]"""
        self.puzzled = True
        self.winning = None

    def stop(self, at: int) -> None:
        """Play time stands still."""
        if self.stopped_since is None:
            self.stopped_since = at

    def resume(self, at: int) -> int:
        """Play time runs on; how long it stood still (ms)."""
        if self.stopped_since is None:
            return 0
        stood = at - self.stopped_since
        self.stopped += stood
        self.stopped_since = None
        return stood

    def check(self, view: View) -> None:
        """A glance at the table mends what was misremembered."""
        self.puzzled = False
        self.rules = (*view.rules, *view.own_rules)
        self.secrets = tuple(maker for maker in view.secret_rules if maker != view.seat)
        self.top, self.called = view.top, view.called
        self.sevens, self.owed = view.sevens, view.owed
        self.turn, self.held = view.turn, view.held
        self.hands = list(view.hands)
        self.up = view.hand is not None
