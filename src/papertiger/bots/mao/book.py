"""What a player knows of the made-up rules in force, and what it makes of the table by them.

It knows the announced ones and its own [MO-91], and goes by the same functions as the game: they
work from a scene, which is built here from what lies open and the own hand.
"""

from collections import deque
from collections.abc import Iterator
from functools import lru_cache

from msgspec import UNSET, Struct
from msgspec.structs import replace

from papertiger.mao.cards import Card, Suit
from papertiger.mao.customs import InForce, Part
from papertiger.mao.customs.conditions import holds
from papertiger.mao.customs.deeds import (
    Broken,
    ChoiceDue,
    Deed,
    GestureDue,
    HasteDue,
    SilenceDue,
    WordsDue,
)
from papertiger.mao.customs.effects import Allow, Breaks, Effect, deeds_of
from papertiger.mao.customs.faces import FARTHEST
from papertiger.mao.customs.limits import walk
from papertiger.mao.customs.numbers import (
    Highest,
)
from papertiger.mao.customs.scene import Happening, Kind, Laid, Marked, Scene, Tally
from papertiger.mao.customs.triggers import Attempted, fires
from papertiger.mao.enforcing import listening
from papertiger.mao.rulings import (
    Ruling,
    attempted,
    faces_by,
    fault_by,
    matches,
    parts_of,
    ruling_in,
)
from papertiger.mao.view import View

Asked = WordsDue | GestureDue | HasteDue | ChoiceDue | SilenceDue
"""What rules ask of a seat."""

FROM_HANDS = (Kind.DRAWN, Kind.PICKED_UP)
"""What happens with a card that only one player sees."""


class Owed(Struct, frozen=True):
    """What a rule asks of a seat, from one moment to another (play time)."""

    rule: str
    number: int
    due: Asked
    moment: int
    until: int


class Found(Struct, frozen=True):
    """What follows from a rule, by its number among those that are known.

    The deed, the effect that it comes from, and the scene.
    """

    rule: int
    deed: Deed
    effect: Effect
    scene: Scene


class Pile(Struct, frozen=True):
    """What a card is laid on: the top, the suit called on it, the sevens of the chain."""

    top: Card
    called: Suit | None
    sevens: int


@lru_cache(maxsize=256)
def enforced(rules: tuple[InForce, ...]) -> tuple[InForce, ...]:
    """Those of the rules that are of the language, in their order."""
    return tuple(each for each in rules if each.rule.parts is not UNSET)


@lru_cache(maxsize=1024)
def goes_by_hidden_cards(part: Part, kind: Kind) -> bool:
    """Whether a part goes by cards in hands, or by a card that comes into one."""
    values = [value for _, value in walk(part, "$")]
    by_card = kind in FROM_HANDS and any(getattr(each, "of_the_card", False) for each in values)
    return by_card or any(isinstance(each, Highest) for each in values)


@lru_cache(maxsize=256)
def breaks_by(rules: tuple[InForce, ...], kind: Kind) -> bool:
    """Whether any rule says that something of this kind can be a breach."""
    parts = (part for _, part, _ in listening(rules).get(kind, ()))
    return any(isinstance(effect, Breaks) for part in parts for effect in part.then)


@lru_cache(maxsize=256)
def highest_counts(rules: tuple[InForce, ...]) -> bool:
    """Whether any rule goes by the highest card of a hand."""
    parts = (part for rule in rules for part in parts_of(rule))
    return any(isinstance(value, Highest) for part in parts for _, value in walk(part, "$"))


@lru_cache(maxsize=256)
def lets_jump_in(rules: tuple[InForce, ...]) -> bool:
    """Whether any rule lets cards be played out of turn."""
    parts = (part for rule in rules for part in parts_of(rule) if isinstance(part.when, Attempted))
    return any(
        isinstance(effect, Allow) and effect.out_of_turn for part in parts for effect in part.then
    )


class Book:
    """The made-up rules that one player knows, and what they remember of this hand.

    `view` is the table as it was last seen; `owed` by anybody; `said` in the last second; `dice`:
    what was rolled in the events that are being heard.
    """

    __slots__ = (
        "dice", "direction", "laid", "marks", "owed", "rules", "said", "sizes", "tallies", "turn",
        "turns", "upcard", "view",
    )  # fmt: skip

    def __init__(self) -> None:
        """Know no rule."""
        self.rules: tuple[InForce, ...] = ()
        self.view: View | None = None
        self.new_hand()

    def new_hand(self) -> None:
        """All that rules keep is forgotten with the hand."""
        self.laid: tuple[Laid, ...] = ()
        self.upcard: Card | None = None
        self.tallies: tuple[Tally, ...] = ()
        self.marks: tuple[Marked, ...] = ()
        self.sizes: tuple[int, ...] = ()
        self.owed: list[Owed] = []
        self.said: list[tuple[int, int, tuple[str, ...]]] = []
        self.dice: deque[int] = deque()
        self.direction = 1
        self.turns = 0
        self.turn: int | None = None

    @property
    def last(self) -> int:
        """Who last laid a card, else the dealer."""
        if self.laid:
            return self.laid[0].seat
        return 0 if self.view is None else self.view.dealer

    def see(self, view: View) -> None:
        """Look at the table."""
        self.view = view
        self.direction, self.turn = view.direction, view.turn

    def arrive(self, view: View) -> None:
        """Sit down in mid-hand: of the pile only its top is seen, and not who laid it."""
        self.see(view)
        self.sizes = view.hands
        if view.top is not None:
            self.laid = (Laid(view.top, view.dealer, 0),)

    def scene(self, happening: Happening, now: int) -> Scene | None:
        """The moment as rules see it; of hands only the own one is known."""
        view, rules = self.view, self.rules
        if view is None:
            return None
        laid = self.laid
        if happening.card is not None and happening.kind is not Kind.PLAYED:
            laid = (Laid(happening.card, happening.seat, now), *laid)[: FARTHEST + 1]
        counted_as, own = faces_by(rules), 0
        if highest_counts(rules):
            own = max((counted_as[card].value for card in view.hand or ()), default=0)
        return Scene(
            rule=0,
            happening=happening,
            faces=tuple(counted_as[each.card] for each in laid),
            laid=laid,
            hands=view.hands,
            highest=tuple(own if seat == view.seat else 0 for seat in range(len(view.hands))),
            direction=self.direction,
            gone=view.gone,
            now=now,
            turns=self.turns,
            turn=self.turn,
            upcard=None if self.upcard is None else counted_as[self.upcard],
            tallies=self.tallies,
            marks=self.marks,
        )

    def waiting_for(self, kind: Kind) -> tuple[tuple[int, Part, int], ...]:
        """The parts of rules that wait for such a thing."""
        return listening(self.rules).get(kind, ()) if self.rules else ()

    def found(self, rule: int, part: Part, happening: Happening, now: int) -> Iterator[Found]:
        """What follows from a part of a rule, deed by deed; what is kept is kept in between."""
        if not fires(part.when, rule, happening):
            return
        scene = self.scene(happening, now)
        if scene is None:
            return
        scene = replace(scene, rule=rule)
        if part.given is not None and not holds(part.given, scene):
            return
        for effect in part.then:
            for deed in deeds_of(effect, scene):
                yield Found(rule, deed, effect, scene)
                scene = replace(scene, tallies=self.tallies, marks=self.marks)

    def breaks(self, seat: int, happening: Happening, now: int) -> bool:
        """Whether the seat would break a rule by this."""
        if not breaks_by(self.rules, happening.kind):
            return False
        book = self._imagined(happening, now)
        return any(
            isinstance(found.deed, Broken) and found.deed.seat == seat
            for rule, part, _ in book.waiting_for(happening.kind)
            for found in book.found(rule, part, happening, now)
        )

    def _imagined(self, happening: Happening, now: int) -> "Book":
        if happening.kind is not Kind.PLAYED or happening.card is None:
            return self
        other = Book()
        other.rules, other.view = self.rules, self.view
        other.tallies, other.marks, other.upcard = self.tallies, self.marks, self.upcard
        other.direction, other.turn, other.turns = self.direction, self.turn, self.turns
        other.laid = (Laid(happening.card, happening.seat, now), *self.laid)[: FARTHEST + 1]
        return other

    def ruling(self, seat: int, card: Card, now: int) -> Ruling | None:
        """What the rules say of a play, if anything. [MO-93]"""
        if not self.rules or not attempted(self.rules):
            return None
        scene = self.scene(Happening(Kind.ATTEMPTED, seat, card), now)
        return None if scene is None else ruling_in(self.rules, scene)

    def fault(self, seat: int, card: Card, pile: Pile, now: int) -> str | None:
        """What would be wrong with a card on turn. [MO-28] [MO-93]"""
        valid = matches(self.rules, card, pile.top, pile.called, pile.sevens)
        found = fault_by(self.ruling(seat, card, now), valid=valid, sevens=pile.sevens)
        return None if found is None else found.reason

    def may_jump_in(self, seat: int, card: Card, now: int) -> bool:
        """Whether a rule lets this card be played out of turn now."""
        found = self.ruling(seat, card, now)
        return found is not None and not found.bans and found.out_of_turn

    def keep(self, *tallies: Tally) -> None:
        """A rule keeps numbers in place of those before."""
        for tally in tallies:
            same = tally.rule, tally.name, tally.seat
            others = (each for each in self.tallies if (each.rule, each.name, each.seat) != same)
            self.tallies = (*others, tally)

    def mark(self, mark: Marked) -> None:
        """A mark in place of the same one before."""
        same = mark.rule, mark.name, mark.seat
        others = (each for each in self.marks if (each.rule, each.name, each.seat) != same)
        self.marks = (*others, mark)

    def id_of(self, number: int) -> str:
        """The id of a rule by its number here."""
        return self.rules[number - 1].rule.id

    def owes(self, seat: int, rule: str) -> bool:
        """Whether a rule still asks anything of a seat."""
        return any((each.due.seat, each.rule) == (seat, rule) for each in self.owed)

    def silent_until(self, seat: int, now: int) -> int:
        """Till when (play time) a seat must say nothing of its own; `now` if it may."""
        silences = (each for each in self.owed if isinstance(each.due, SilenceDue))
        return max((each.until for each in silences if each.due.seat == seat), default=now)
