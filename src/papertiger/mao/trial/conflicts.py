"""What a new rule contradicts, and which of the two prevails: shown before it is made. [MO-93]"""

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeVar

from msgspec import UNSET, Struct
from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.cards import CARDS, Card
from papertiger.mao.customs import Custom, InForce, Part
from papertiger.mao.customs.conditions import Says
from papertiger.mao.customs.effects import (
    ActAs,
    Again,
    Allow,
    Breaks,
    Choose,
    CountAs,
    Effect,
    Forbid,
    Gesture,
    GoTo,
    Say,
    Silence,
    Skip,
)
from papertiger.mao.customs.faces import is_among
from papertiger.mao.customs.limits import walk
from papertiger.mao.customs.phrases import said_freely, says_within, spoken
from papertiger.mao.customs.scene import Happening, Scene, printed
from papertiger.mao.customs.scene import Kind as Happens
from papertiger.mao.customs.seats import (
    Actor,
    Bearer,
    Chosen,
    Everybody,
    Fewest,
    LastToPlay,
    Most,
    Who,
    seats_of,
)
from papertiger.mao.customs.triggers import (
    Attempted,
    Chose,
    Drawn,
    Gestured,
    HandReached,
    PickedUp,
    Played,
    Spoke,
    TurnBegan,
    Won,
    kind_of,
)
from papertiger.mao.rulings import parts_of
from papertiger.mao.trial.pairs import scene_of_pair, where

T = TypeVar("T")

BY_THE_HAND = (Bearer, Chosen, Fewest, LastToPlay, Most)
"""Players whom only the course of a hand tells: anybody may be meant."""


class Kind(StrEnum):
    """How two rules contradict each other."""

    SAME_RULE = "same_rule"
    BAN_AND_PERMISSION = "ban_and_permission"
    TWO_BANS = "two_bans"
    TWO_PERMISSIONS = "two_permissions"
    COUNT_AS = "count_as"
    ACT_AS = "act_as"
    WORDS_AND_SILENCE = "words_and_silence"
    WORDS_AND_BAN = "words_and_ban"
    GESTURE_AND_BAN = "gesture_and_ban"
    TURN = "turn"


class Conflict(Struct, frozen=True, omit_defaults=True):
    """The new rule contradicts `other`; `prevails` is the id of the one that does.

    None prevails where both bind, and nobody can keep the two. `card` and `top`: an example, a
    card and, for plays, what it is laid on; `words`: what is asked for and forbidden.
    """

    kind: Kind
    other: str
    prevails: str | None = None
    card: Card | None = None
    top: Card | None = None
    words: str = ""


def conflicts(rules: tuple[InForce, ...], new: Custom) -> tuple[Conflict, ...]:
    """What a new rule contradicts among these, which are in force in this order. [MO-93]

    Only rules that its maker may know of belong here: what is found is shown. [MO-91]
    """
    if new.parts is UNSET:
        return ()
    together = (*rules, InForce(new))
    found: list[Conflict] = []
    for made, rule in enumerate(rules):
        if rule.rule.parts is UNSET:
            continue
        if rule.rule.parts == new.parts:
            found.append(Conflict(Kind.SAME_RULE, rule.rule.id))
            continue
        by_kind: dict[tuple[Kind, str | None], Conflict] = {}
        pair = _Pair(together, rule, made, new)
        for each in pair.all():
            by_kind.setdefault((each.kind, each.prevails), each)
        found += by_kind.values()
    return tuple(found)


class _Pair:
    """An older rule, and a new one."""

    def __init__(self, together: tuple[InForce, ...], old: InForce, made: int, new: Custom) -> None:
        self.together, self.old, self.made, self.new = together, old, made, new

    def all(self) -> Iterator[Conflict]:
        new_parts = () if self.new.parts is UNSET else self.new.parts
        for old in parts_of(self.old):
            for new in new_parts:
                yield from self._of_plays(old, new)
                yield from self._of_cards(old, new)
                yield from self._of_duties(old, new)

    def _found(
        self, kind: Kind, card: Card | None = None, top: Card | None = None, words: str = ""
    ) -> Conflict:
        """A conflict in which the newer one prevails."""
        return Conflict(kind, self.old.rule.id, self.new.id, card, top, words)

    def _of_plays(self, old: Part, new: Part) -> Iterator[Conflict]:
        """Bans and permissions about the same plays: a ban beats a permission."""
        if not isinstance(old.when, Attempted) or not isinstance(new.when, Attempted):
            return
        where = self._where(old, new)
        if where is None:
            return
        for one in _rulings(old):
            for other in _rulings(new):
                bans, bans_new = isinstance(one, Forbid), isinstance(other, Forbid)
                newer = laws.prevails(self.made + 1, self.made, bans=bans_new, bans_other=bans)
                kind = Kind.BAN_AND_PERMISSION
                if bans == bans_new:
                    kind = Kind.TWO_BANS if bans else Kind.TWO_PERMISSIONS
                prevails = self.new.id if newer else self.old.rule.id
                yield Conflict(kind, self.old.rule.id, prevails, *where)

    def _of_cards(self, old: Part, new: Part) -> Iterator[Conflict]:
        """Cards that count as, or do what, two things: the newer rule decides."""
        if old.given is not None or new.given is not None:
            return
        for one in _those(old, CountAs):
            for other in _those(new, CountAs):
                differs = (
                    None not in (one.rank, other.rank) and one.rank is not other.rank,
                    None not in (one.suit, other.suit) and one.suit is not other.suit,
                    bool(one.more and other.more) and one.more != other.more,
                )
                card = _shared(one, other)
                if any(differs) and card is not None:
                    yield self._found(Kind.COUNT_AS, card)
        for first in _those(old, ActAs):
            for second in _those(new, ActAs):
                card = _shared(first, second)
                if first.rank is not second.rank and card is not None:
                    yield self._found(Kind.ACT_AS, card)

    def _of_duties(self, old: Part, new: Part) -> Iterator[Conflict]:
        """What is asked for and forbidden at once; where the turn goes. [MO-92]"""
        yield from self._of_words(old, new)
        yield from self._of_words(new, old)
        yield from self._of_gestures(old, new)
        yield from self._of_gestures(new, old)
        yield from self._of_next_turn(old, new)
        yield from self._of_next_turn(new, old)
        if not _meet(old, new):
            return
        where = self._where(old, new)
        if where is None:
            return
        card, top = where if _is_of_card(old) else (None, None)
        for one, other in ((old, new), (new, old)):
            scene = self._scene(where)
            yield from self._of_silence(one, scene, other, scene, (card, top))
        if _gives_turn(old) and _gives_turn(new):
            yield self._found(Kind.TURN, card, top)

    def _of_words(self, asks: Part, forbids: Part) -> Iterator[Conflict]:
        """One asks for words that the other lets nobody say."""
        if not isinstance(forbids.when, Spoke) or not _breaks_by_acting(forbids):
            return
        everything = forbids.given is None
        banned = [value.words for _, value in walk(forbids.given, "") if isinstance(value, Says)]
        for say in _those(asks, Say):
            for phrase in say.phrases:
                within = any(says_within(spoken(phrase), words) for words in banned)
                if within or (everything and said_freely(phrase)):
                    kind = Kind.WORDS_AND_BAN
                    yield Conflict(kind, self.old.rule.id, None, words=phrase)

    def _of_gestures(self, asks: Part, forbids: Part) -> Iterator[Conflict]:
        """One asks for a gesture that the other lets nobody make."""
        if not isinstance(forbids.when, Gestured) or not _breaks_by_acting(forbids):
            return
        # The gesture follows the play at once: the card that was laid is still the top one.
        if isinstance(asks.when, Played) and self._where(asks, forbids) is None:
            return
        for gesture in _those(asks, Gesture):
            if gesture.name is forbids.when.name:
                yield Conflict(Kind.GESTURE_AND_BAN, self.old.rule.id)

    def _of_next_turn(self, asks: Part, hushes: Part) -> Iterator[Conflict]:
        """One asks for words about a play, the other for silence in the turn that it begins."""
        if not isinstance(asks.when, Played) or not isinstance(hushes.when, TurnBegan):
            return
        where = self._where(asks, hushes)
        if where is not None:
            played = self._scene(where)
            begun = replace(played, happening=Happening(Happens.TURN, 1), turn=1)
            yield from self._of_silence(asks, played, hushes, begun, where)

    def _of_silence(
        self,
        asks: Part,
        asked: Scene,
        hushes: Part,
        hushed: Scene,
        example: tuple[Card | None, Card | None],
    ) -> Iterator[Conflict]:
        """Words due from who must be silent until their time is over; each in its own scene."""
        for said in _speaks(asks):
            for silence in _those(hushes, Silence):
                meets = _same_seats(said.who, asked, silence.who, hushed)
                if meets and silence.within >= said.within:
                    kind, words = Kind.WORDS_AND_SILENCE, _words(said)
                    yield Conflict(kind, self.old.rule.id, None, *example, words)

    def _where(self, old: Part, new: Part) -> tuple[Card, Card] | None:
        """A card, and what it is laid on, of which both parts may speak."""
        shared = where(self.together, old.given) & where(self.together, new.given)
        return min(shared, key=lambda pair: (pair[0].place, pair[1].place), default=None)

    def _scene(self, where: tuple[Card, Card]) -> Scene:
        return scene_of_pair(self.together, *where, kind=Happens.PLAYED)


def _those(part: Part, kind: type[T]) -> tuple[T, ...]:
    """The effects of a part that are of this kind."""
    return tuple(effect for effect in part.then if isinstance(effect, kind))


def _rulings(part: Part) -> tuple[Forbid | Allow, ...]:
    return tuple(effect for effect in part.then if isinstance(effect, Forbid | Allow))


def _speaks(part: Part) -> tuple[Say | Choose, ...]:
    return tuple(effect for effect in part.then if isinstance(effect, Say | Choose))


def _breaks_by_acting(part: Part) -> bool:
    """Whether it is a breach of whoever acts, and not of others alone."""
    return any(isinstance(each.who, Actor | Everybody) for each in _those(part, Breaks))


def _gives_turn(part: Part) -> bool:
    return any(isinstance(effect, Again | GoTo | Skip) for effect in part.then)


def _shared(one: CountAs | ActAs, other: CountAs | ActAs) -> Card | None:
    faces = ((card, printed(card)) for card in CARDS)
    shared = (
        card for card, face in faces if is_among(face, one.cards) and is_among(face, other.cards)
    )
    return next(shared, None)


def _is_of_card(part: Part) -> bool:
    return isinstance(part.when, Played | Drawn | PickedUp | Won)


def _meet(old: Part, new: Part) -> bool:
    """Whether two parts look at the same moments."""
    kind = kind_of(old.when)
    if kind is None or kind is not kind_of(new.when) or isinstance(old.when, Attempted | Chose):
        return False
    named = isinstance(old.when, Gestured | HandReached)
    return not named or old.when == new.when


def _same_seats(one: Who, scene: Scene, other: Who, later: Scene) -> bool:
    """Whether one and the same player may be meant, each in its own scene."""
    if isinstance(one, BY_THE_HAND) or isinstance(other, BY_THE_HAND):
        return True
    return bool({*seats_of(one, scene)} & {*seats_of(other, later)})


def _words(effect: Effect) -> str:
    return effect.phrases[0] if isinstance(effect, Say) else ""
