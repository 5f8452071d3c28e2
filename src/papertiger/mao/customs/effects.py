"""Effects of made-up rules: what follows when the conditions hold. [MO-92]

To add one: its Struct, its case in `deeds_of` (and in `fault_in`, if it does not suit every
trigger), its place in `Effect`. Nothing here can touch penalties, thanks, points of order or
clocks.
"""

from typing import Annotated, TypeAlias, assert_never

from msgspec import Meta, Struct

from papertiger.mao.cards import CARDS, Rank, Suit
from papertiger.mao.customs import deeds
from papertiger.mao.customs.deeds import MOST_SKIPPED, Deed, Place, Round, Subject
from papertiger.mao.customs.faces import Cards
from papertiger.mao.customs.faults import Fault
from papertiger.mao.customs.numbers import Computed, Number, worth
from papertiger.mao.customs.phrases import (
    AGAIN,
    MOST_LETTERS,
    MOST_TIMES,
    Phrase,
    filled,
    missing_for,
)
from papertiger.mao.customs.scene import Marked, Scene, Tally
from papertiger.mao.customs.seats import Actor, Name, Who, seats_of
from papertiger.mao.customs.triggers import Always, Attempted, Penalised, Trigger
from papertiger.mao.gestures import Gesture as GestureName

MOST_TAKEN = 10
"""So many cards one effect takes from the stock for a player."""
LONGEST_MARK = 48
"""So many turns of the table a mark lasts. A number that is computed stops at these bounds."""

Within: TypeAlias = Annotated[int, Meta(ge=1000, le=5000, extra={"unit": "milliseconds"})]
"""Within how many milliseconds; the last seconds of a hand last as long. [MO-86]"""


class EffectNode(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"
):
    """What follows."""


class Say(EffectNode, frozen=True, tag="say"):
    """A player must say one of these phrases. [MO-92]

    In a phrase `{number}` is the number, `{again}` the word `again` said so many times, at most
    twelve; who asks for them gives what fills them. `order`: of several who must.
    """

    phrases: Annotated[tuple[Phrase, ...], Meta(min_length=1, max_length=24)]
    who: Who = Actor()
    within: Within = 3000
    number: Number | None = None
    again: Annotated[str, Meta(max_length=20, extra={"unit": "words"})] = ""
    order: Round = Round.ANY

    def missing(self, phrase: str) -> tuple[str, str] | None:
        """A blank of this phrase that nothing fills, and the field that would, or None."""
        return missing_for(phrase, number=self.number is not None, again=bool(self.again))

    @property
    def too_often(self) -> bool:
        """Whether the word is to be said more often than it ever is, or less than never."""
        number = self.number
        beyond = isinstance(number, int) and not 0 <= number <= MOST_TIMES
        return beyond and any(AGAIN in phrase for phrase in self.phrases)


class Silence(EffectNode, frozen=True, tag="silence"):
    """A player must say nothing for so long but the game's own phrases."""

    who: Who = Actor()
    within: Within = 3000


class Gesture(EffectNode, frozen=True, tag="gesture"):
    """A player must make this gesture."""

    name: GestureName
    who: Who = Actor()
    within: Within = 3000


class Hurry(EffectNode, frozen=True, tag="hurry"):
    """A player must play or draw so soon; the clock of the turn stays what it is."""

    who: Who = Actor()
    within: Within = 2000


class Choose(EffectNode, frozen=True, tag="choose"):
    """A player must choose aloud; then parts of the rule that wait for this choice follow.

    `must`: not to choose is a breach. It is kept under its name: a suit as 1 (spades) to 4
    (clubs), a value, a player, a card.
    """

    what: Subject
    name: Name
    who: Who = Actor()
    within: Within = 5000
    must: bool = True


class Breaks(EffectNode, frozen=True, tag="breaks"):
    """A player has broken the rule by what just happened."""

    who: Who = Actor()


class Forbid(EffectNode, frozen=True, tag="forbid"):
    """The card may not be played. [MO-93]"""


class Allow(EffectNode, frozen=True, tag="allow"):
    """The card may be played though it does not match; `out_of_turn`: by anybody. [MO-93]

    Not under a demand of sevens, which only a seven answers. [MO-30]
    """

    out_of_turn: bool = False


class CountAs(EffectNode, frozen=True, tag="count_as"):
    """These cards count as another rank or suit, or as worth more; jacks keep their rank."""

    cards: Cards
    rank: Rank | None = None
    suit: Suit | None = None
    more: Annotated[int, Meta(ge=-12, le=12)] = 0


class ActAs(EffectNode, frozen=True, tag="act_as"):
    """These cards do what another rank does, and match as they are; not jacks."""

    cards: Cards
    rank: Rank


class Skip(EffectNode, frozen=True, tag="skip"):
    """So many players, at most eleven, lose the turn that was coming to them."""

    players: Annotated[int, Meta(ge=1, le=MOST_SKIPPED)] | Computed = 1


class Reverse(EffectNode, frozen=True, tag="reverse"):
    """The direction of play turns round."""


class Again(EffectNode, frozen=True, tag="again"):
    """The actor has another turn."""


class GoTo(EffectNode, frozen=True, tag="go_to"):
    """The turn goes to a player."""

    who: Who


class Draw(EffectNode, frozen=True, tag="draw"):
    """Players take cards from the stock, at most ten."""

    cards: Annotated[int, Meta(ge=1, le=MOST_TAKEN)] | Computed = 1
    who: Who = Actor()


class Move(EffectNode, frozen=True, tag="move"):
    """A card goes elsewhere: from the pile, the stock, or one chosen from the actor's hand.

    `chosen`: the name of the choice that tells which card of the hand; `to`: whose hand.
    """

    source: Place
    target: Place
    to: Who = Actor()
    chosen: Name | None = None


class SwapHands(EffectNode, frozen=True, tag="swap"):
    """Two players swap hands."""

    who: Who
    other: Who = Actor()


class PassHands(EffectNode, frozen=True, tag="pass_hands"):
    """All hands go so many places on in the direction of play."""

    places: Annotated[int, Meta(ge=-11, le=11)] = 1


class Keep(EffectNode, frozen=True, tag="keep"):
    """The rule keeps a number, for the table or for players, until it keeps another."""

    name: Name
    number: Number
    who: Who | None = None


class Mark(EffectNode, frozen=True, tag="mark"):
    """Players bear a mark of the rule for so many turns, at most 48; 0 takes it off."""

    name: Name
    turns: Annotated[int, Meta(ge=0, le=LONGEST_MARK)] | Computed
    who: Who = Actor()


class Roll(EffectNode, frozen=True, tag="roll"):
    """A die is rolled; its number is kept under the name."""

    name: Name


class Judged(EffectNode, frozen=True, tag="judged"):
    """Something that no machine can hear: the table judges it, by calls and votes."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]


Effect: TypeAlias = (
    Say
    | Silence
    | Gesture
    | Hurry
    | Choose
    | Breaks
    | Forbid
    | Allow
    | CountAs
    | ActAs
    | Skip
    | Reverse
    | Again
    | GoTo
    | Draw
    | Move
    | SwapHands
    | PassHands
    | Keep
    | Mark
    | Roll
    | Judged
)

OF_TURNS = (Skip, Again, GoTo)
"""Effects that say whose turn is next: they wait until a turn begins."""

SOURCES = (Place.PILE, Place.PILE_BOTTOM, Place.STOCK, Place.HAND)
TARGETS = (Place.PILE, Place.STOCK_BOTTOM, Place.HAND)


def fault_in(effect: Effect, trigger: Trigger) -> Fault | None:
    """Why an effect cannot be, or not after this trigger; None if it can. [MO-92]"""
    match effect:
        case Forbid() | Allow():
            return None if isinstance(trigger, Attempted) else Fault.ONLY_ATTEMPTED
        case CountAs() | ActAs():
            if not isinstance(trigger, Always):
                return Fault.ONLY_ALWAYS
            return Fault.JACK if Rank.JACK in (effect.rank, *effect.cards.ranks) else None
        case _ if isinstance(trigger, Attempted | Always):
            return Fault.NOTHING_HAPPENED
        case Say() if any(map(effect.missing, effect.phrases)):
            return Fault.UNFILLED
        case Say() if effect.too_often:
            return Fault.TOO_OFTEN
        case Breaks() if isinstance(trigger, Penalised):
            return Fault.PENALTY
        case Move():
            return _fault_in_move(effect)
        case _:
            return None


def _fault_in_move(move: Move) -> Fault | None:
    if move.source not in SOURCES or move.target not in TARGETS:
        return Fault.NO_WAY
    if move.source is move.target is not Place.HAND:
        return Fault.STAYS
    return Fault.NOT_CHOSEN if (move.source is Place.HAND) != (move.chosen is not None) else None


def deeds_of(effect: Effect, scene: Scene) -> tuple[Deed, ...]:  # noqa: C901, PLR0912
    """What an effect comes to now."""
    actor = scene.happening.seat
    match effect:
        case Say():
            number = None if effect.number is None else worth(effect.number, scene)
            if effect.number is not None and number is None:
                return ()
            forms = tuple(
                form for each in effect.phrases for form in filled(each, number, effect.again)
            )
            seats = seats_of(effect.who, scene)
            return deeds.words_in_turn(effect.order, forms, effect.within, seats)
        case Silence():
            return tuple(
                deeds.SilenceDue(seat, effect.within) for seat in seats_of(effect.who, scene)
            )
        case Gesture():
            return tuple(
                deeds.GestureDue(seat, effect.name, effect.within)
                for seat in seats_of(effect.who, scene)
            )
        case Hurry():
            return tuple(
                deeds.HasteDue(seat, effect.within) for seat in seats_of(effect.who, scene)
            )
        case Choose():
            chooser = seats_of(effect.who, scene)[:1]
            return tuple(
                deeds.ChoiceDue(seat, effect.what, effect.name, effect.within, effect.must)
                for seat in chooser
            )
        case Breaks():
            what = deeds.breach_by(scene.happening.kind)
            return tuple(deeds.Broken(seat, what) for seat in seats_of(effect.who, scene))
        case Forbid() | Allow() | CountAs() | ActAs() | Judged():
            return ()
        case Skip():
            return deeds.players_skipped(worth(effect.players, scene), scene)
        case Reverse():
            return (deeds.Reversed(actor),)
        case Again():
            return (deeds.TurnGiven(actor),)
        case GoTo():
            return tuple(deeds.TurnGiven(seat) for seat in seats_of(effect.who, scene)[:1])
        case Draw():
            cards = min(MOST_TAKEN, worth(effect.cards, scene) or 0)
            seats = seats_of(effect.who, scene) if cards > 0 else ()
            return tuple(deeds.CardsTaken(seat, cards) for seat in seats)
        case Move():
            return _move(effect, scene)
        case SwapHands():
            a, b = seats_of(effect.who, scene)[:1], seats_of(effect.other, scene)[:1]
            return (deeds.HandsMoved(((a[0], b[0]), (b[0], a[0]))),) if a and b and a != b else ()
        case PassHands():
            return deeds.hands_passed(effect.places, scene)
        case Keep():
            number = worth(effect.number, scene)
            if number is None:
                return ()
            seats_kept = (None,) if effect.who is None else seats_of(effect.who, scene)
            return tuple(
                deeds.NumberKept(Tally(scene.rule, effect.name, seat, number))
                for seat in seats_kept
            )
        case Mark():
            turns = min(LONGEST_MARK, worth(effect.turns, scene) or 0)
            return tuple(
                deeds.MarkSet(Marked(scene.rule, effect.name, seat, scene.turns + turns))
                for seat in seats_of(effect.who, scene)
            )
        case Roll():
            return (deeds.DieRolled(actor, effect.name),)
        case _:
            assert_never(effect)


def _move(move: Move, scene: Scene) -> tuple[Deed, ...]:
    taker = seats_of(move.to, scene)[:1] if move.target is Place.HAND else (None,)
    if not taker:
        return ()
    if move.chosen is None:
        return (deeds.CardPut(move.source, move.target, None, taker[0]),)
    place = scene.tally(move.chosen, None) - 1
    if not 0 <= place < len(CARDS):
        return ()
    giver = scene.happening.seat
    return (deeds.CardPut(move.source, move.target, giver, taker[0], CARDS[place]),)
