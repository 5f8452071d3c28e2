"""A player for trials: quick, nearly always right, now and then not. [MO-94]

It sees the whole table, what rules ask for among it: what a trial asks is whether hands end between
people who know the rules. A table is never played by it.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TypeAlias, assert_never

from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.customs import InForce
from papertiger.mao.customs.choices import CARD_NAMES
from papertiger.mao.customs.conditions import Says
from papertiger.mao.customs.deeds import (
    ChoiceDue,
    GestureDue,
    HasteDue,
    SilenceDue,
    Subject,
    WordsDue,
)
from papertiger.mao.customs.limits import walk
from papertiger.mao.customs.memory import Owed
from papertiger.mao.customs.triggers import Gestured, Spoke
from papertiger.mao.gestures import Gesture
from papertiger.mao.moves import Call, Draw, Gesticulate, Look, Move, Play, Release, Say
from papertiger.mao.obligations import comes_after
from papertiger.mao.phrases import RANK_WORDS
from papertiger.mao.rulings import enforced, fault_of_play, parts_of
from papertiger.mao.state import DutyKind, Table, hand_of

Roll: TypeAlias = Callable[[int], int]
"""A number from 0 to below another one, from whoever brings chance."""

Todo: TypeAlias = tuple[int, Move]
"""Whose move, and which."""

FORGETS, SLIPS, PASSES = 25, 80, 20
"""One thing due in so many is forgotten, one play in so many is any card, or a card is drawn."""

WHIMS = 60
"""Once in so many acts of a turn somebody says or does of their own what some rule waits for."""

HURRIED, SPREAD = 250, 1500
"""A play that cannot wait takes so long (ms), and up to so much more, beside the allowance."""

SUIT_NAMES = {
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
    Suit.DIAMONDS: "diamonds",
    Suit.CLUBS: "clubs",
}
NAMED = {card: f"{RANK_WORDS[card.rank].split()[0]} of {SUIT_NAMES[card.suit]}" for card in Card}
NUMBERS = {number: name for name, number in CARD_NAMES.items() if " of " in name}


class Player:
    """All players of one hand: what they forget stays forgotten."""

    def __init__(self, roll: Roll) -> None:
        """`roll` brings chance."""
        self._roll = roll
        self._known: dict[tuple[int, int], bool] = {}

    def moves(self, table: Table, at: int) -> Iterator[Todo]:
        """What they do now, one after another; whoever runs the table asks again after each."""
        public = table.public
        for seat in range(public.seats):
            if not public.looked[seat] and public.unlocked:
                yield seat, Look()
        yield from self._dues(table)
        held = public.held
        if held is not None:
            suit = tuple(Suit)[self._roll(4)]
            yield held.seat, Release() if held.suit is not None else Call(suit)
        elif public.turn is not None and public.win is None and public.acting is None:
            yield from self._turn(table, public.turn, at)

    def _dues(self, table: Table) -> Iterator[Todo]:
        """What is to be said and done, seat by seat; words of one seat in one breath."""
        words: dict[int, list[tuple[int, str]]] = {}
        for seat, begun, due in self._wanted(table):
            if not self._known.setdefault((seat, begun), self._roll(FORGETS) > 0):
                continue
            if isinstance(due, Gesture):
                self._known[seat, begun] = False
                yield seat, Gesticulate(due)
            else:
                words.setdefault(seat, []).append((begun, due))
        for seat, due_words in words.items():
            # Done once, though it may have been in vain.
            self._known |= dict.fromkeys(((seat, begun) for begun, _ in due_words), False)
            yield seat, Say(", ".join(said for _, said in due_words))

    def _wanted(self, table: Table) -> Iterator[tuple[int, int, str | Gesture]]:
        """Words and gestures that are due: of whom, by what number, which."""
        public = table.public
        for thanks in public.thanks:
            yield thanks.seat, thanks.begun, "thank you"
        for duty in public.duties:
            spade = duty.kind is DutyKind.SPADE
            yield duty.seat, duty.begun, NAMED[duty.card] if spade else "last card"
        owes = table.hidden.memory.reveal().owed
        for owed in owes:
            if not any(comes_after(each, owed) for each in owes):
                wanted = self._answer(table, owed)
                if wanted is not None:
                    yield owed.seat, owed.begun, wanted
        win = public.win
        if win is not None and not win.said and not win.named:
            yield win.seat, -1 - win.since, "mao mao" if win.card.rank is Rank.JACK else "mao"

    def _answer(self, table: Table, owed: Owed) -> str | Gesture | None:
        due = owed.due
        match due:
            case WordsDue():
                return due.phrases[self._roll(len(due.phrases))]
            case ChoiceDue():
                return self._choice(table, due)
            case GestureDue():
                return due.gesture
            case HasteDue() | SilenceDue():
                return None
            case _:
                assert_never(due)

    def _choice(self, table: Table, due: ChoiceDue) -> str:
        match due.subject:
            case Subject.SUIT:
                return SUIT_NAMES[tuple(Suit)[self._roll(4)]]
            case Subject.VALUE:
                return str(self._roll(13) + 1)
            case Subject.PLAYER:
                return f"player {self._roll(table.public.seats) + 1}"
            case Subject.CARD:
                hand = hand_of(table, due.seat) or tuple(Card)
                return NUMBERS[hand[self._roll(len(hand))].place + 1]
            case _:
                assert_never(due.subject)

    def _turn(self, table: Table, seat: int, at: int) -> Iterator[Todo]:
        if self._hurries_in_vain(table, seat):
            return
        whims = _whims(enforced(table))
        if whims and not self._roll(WHIMS):
            yield seat, whims[self._roll(len(whims))]
        card = self._card(table, seat, at)
        yield seat, Draw() if card is None else Play(card, hold=True)

    def _hurries_in_vain(self, table: Table, seat: int) -> bool:
        """Whether a rule wants a play or a draw sooner than it can be, this time."""
        for owed in table.hidden.memory.reveal().owed:
            due = owed.due
            if owed.seat == seat and isinstance(due, HasteDue):
                key = seat, owed.begun
                if key not in self._known:
                    self._known[key] = HURRIED + self._roll(SPREAD) > due.within
                if self._known[key]:
                    return True
        return False

    def _card(self, table: Table, seat: int, at: int) -> Card | None:
        """A card of the hand that may be played; rarely any, or none."""
        hand = hand_of(table, seat)
        owes = table.public.owed and table.public.owed != 2 * table.public.sevens
        if not hand or owes or not self._roll(PASSES):
            return None
        first = self._roll(len(hand))
        if not self._roll(SLIPS):
            return hand[first]
        for place in range(len(hand)):
            card = hand[(first + place) % len(hand)]
            if fault_of_play(table, seat, card, at) is None:
                return card
        return None


@lru_cache(maxsize=256)
def _whims(rules: tuple[InForce, ...]) -> tuple[Move, ...]:
    """What rules wait for that nobody has to do: a rule may be such that it never stops then."""
    found: list[Move] = []
    for part in (part for rule in rules for part in parts_of(rule)):
        match part.when:
            case Gestured(name=name):
                found.append(Gesticulate(name))
            case Spoke():
                words = [each for _, each in walk(part, "") if isinstance(each, Says)]
                found += [Say(each.words[0]) for each in words] or [Say("well well")]
            case _:
                pass
    return tuple(dict.fromkeys(found))
