"""Hands of a trial watched for one rule: when its parts follow, when not, and who is caught.

The rule counts itself: a copy of it keeps a number for each part, which changes nothing else.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from papertiger.kernel.inputs import Act
from papertiger.mao import events as e
from papertiger.mao.cards import CARDS, Card
from papertiger.mao.customs import Custom, InForce, Part
from papertiger.mao.customs.conditions import holds
from papertiger.mao.customs.effects import Effect, Keep
from papertiger.mao.customs.numbers import Kept, Operator, Sum
from papertiger.mao.customs.scene import Happening, Kind, printed
from papertiger.mao.customs.triggers import Always, Attempted, kind_of
from papertiger.mao.events import Event
from papertiger.mao.moves import Draw, Play
from papertiger.mao.options import Options
from papertiger.mao.rulings import acts_as, face_of, parts_of, scene_of
from papertiger.mao.state import Table, hand_of
from papertiger.mao.told import Told
from papertiger.mao.trial.player import Roll
from papertiger.mao.trial.rehearsal import Moment, Rehearsed, count, moments
from papertiger.mao.view import tell

COUNTER = "z_follows_{}"

MOMENTS: dict[Kind, tuple[type[Event], ...]] = {
    Kind.PLAYED: (e.CardPlayed, e.TurnedUp),
    Kind.DRAWN: (e.CardDrawn,),
    Kind.PICKED_UP: (e.CardDrawn, e.PenaltyGiven),
    Kind.SKIPPED: (e.CardPlayed,),
    Kind.PENALISED: (e.PenaltyGiven,),
    Kind.SPOKE: (e.Said,),
    Kind.GESTURED: (e.Gestured,),
    Kind.TURN: (e.TurnBegan,),
    Kind.HAND: (e.CardPlayed, e.CardDrawn, e.PenaltyGiven),
    Kind.WON: (e.CardPlayed,),
    Kind.CHOSE: (e.Said,),
    Kind.REVERSED: (e.CardPlayed, e.TurnedUp, e.Ruled),
    Kind.RESHUFFLED: (e.Reshuffled,),
}
"""What everybody sees when something of that kind may have happened."""


class Situation(Struct, frozen=True):
    """A moment of a hand at which a part was looked at, and whether it followed.

    `told`: what everybody saw; or of a part about what may be played: `seat` wants to lay `card` on
    `top`. Of one about what cards count as, `card` counts, or acts, as `other`.
    """

    part: int
    follows: bool
    told: tuple[Told, ...] = ()
    seat: int | None = None
    card: Card | None = None
    top: Card | None = None
    other: Card | None = None


class Watched(Struct, frozen=True):
    """A hand, how often each part of the rule followed in it, and situations of it."""

    rehearsed: Rehearsed
    follows: dict[int, int]
    situations: tuple[Situation, ...]


def counting(custom: Custom) -> Custom | None:
    """The rule, counting itself; None if it is too large for that."""
    parts = parts_of(InForce(custom))
    try:
        return replace(custom, parts=tuple(map(_counted, range(len(parts)), parts)))
    except ValueError:
        return None


def _counted(place: int, part: Part) -> Part:
    if isinstance(part.when, Always | Attempted):
        return part
    name = COUNTER.format(place)
    keeps: tuple[Effect, ...] = (Keep(name, Sum(Kept(name), Operator.PLUS, 1)),)
    return replace(part, then=keeps + part.then)


def watch(
    options: Options, seats: int, rules: tuple[InForce, ...], watched: Custom, roll: Roll
) -> Watched:
    """One hand under these rules and, as the newest, the one that is watched."""
    rule = InForce(counting(watched) or watched)
    enforced = (*rules, rule)
    follows: Counter[int] = Counter()
    situations: list[Situation] = []

    def seen() -> Iterator[Moment]:
        for moment in moments(options, seats, (*rules, rule), roll):
            for each in _situations(moment, enforced):
                follows[each.part] += each.follows
                situations.append(each)
            yield moment

    return Watched(count(seen()), dict(follows), tuple(situations))


def countings(rules: tuple[InForce, ...], watched: Custom) -> Iterator[Situation]:
    """Of the parts that hold always: a card that counts or acts as another."""
    rule = InForce(watched)
    for place, part in enumerate(parts_of(rule)):
        if not isinstance(part.when, Always):
            continue
        alone = (*rules, InForce(replace(watched, parts=(part,))))
        for card in CARDS:
            face, plain = face_of(alone, card), printed(card)
            counted = Card(f"{face.rank}{face.suit}")
            other = counted if counted is not card else acts_as(alone, card)
            if other is not card or face != plain:
                yield Situation(place, follows=True, card=card, other=other)


def _situations(moment: Moment, rules: tuple[InForce, ...]) -> Iterator[Situation]:
    rule, number = rules[-1], len(rules)
    before, after = _tallies(moment.before, number), _tallies(moment.after, number)
    for place, part in enumerate(parts_of(rule)):
        if isinstance(part.when, Attempted):
            yield from _attempts(moment, place, part, rules)
            continue
        kind = kind_of(part.when)
        if kind is None:
            continue
        name = COUNTER.format(place)
        risen = after.get(name, 0) > before.get(name, 0)
        shows = any(isinstance(event, MOMENTS[kind]) for event in moment.events)
        if risen or shows:
            told = [tell(event, None) for event in moment.events]
            yield Situation(place, risen, tuple(each for each in told if each is not None))


def _tallies(table: Table, rule: int) -> dict[str, int]:
    tallies = table.hidden.memory.reveal().tallies
    return {each.name: each.number for each in tallies if each.rule == rule}


def _attempts(
    moment: Moment, place: int, part: Part, rules: tuple[InForce, ...]
) -> Iterator[Situation]:
    """Somebody plays or draws: whether the part speaks of each card that could be laid."""
    given, table = moment.given, moment.before
    if not isinstance(given, Act) or not isinstance(given.move, Play | Draw):
        return
    if not table.public.pile or given.seat != table.public.turn:
        return
    top = table.public.pile[-1]
    for card in dict.fromkeys(hand_of(table, given.seat)):
        scene = scene_of(table, rules, Happening(Kind.ATTEMPTED, given.seat, card), moment.at)
        scene = replace(scene, rule=len(rules))
        follows = part.given is None or holds(part.given, scene)
        yield Situation(place, follows, seat=given.seat, card=card, top=top)
