"""What the made-up rules in force make of cards: what counts as what, what may be played. [MO-93]

Without rules of the language everything here is what the base rules say.
"""

from functools import lru_cache

from msgspec import UNSET, Struct
from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank
from papertiger.mao.customs import Custom, InForce, Part
from papertiger.mao.customs.conditions import holds
from papertiger.mao.customs.effects import ActAs, Allow, CountAs, Forbid, Judged
from papertiger.mao.customs.faces import FARTHEST, is_among
from papertiger.mao.customs.limits import MOST_NODES_IN_FORCE, nodes_of
from papertiger.mao.customs.scene import Face, Happening, Kind, Laid, Scene, printed
from papertiger.mao.customs.triggers import Always, Attempted
from papertiger.mao.reasons import Reason
from papertiger.mao.state import Table, hand_of
from papertiger.mao.times import play_time


def enforced(table: Table) -> tuple[InForce, ...]:
    """The rules in force that the machine enforces, in their order. [MO-90]"""
    rules = table.public.rules + table.hidden.rules.reveal()
    return tuple(each for each in rules if each.rule.parts is not UNSET) if rules else ()


def parts_of(rule: InForce) -> tuple[Part, ...]:
    """The parts of a rule; none of free text."""
    return () if rule.rule.parts is UNSET else rule.rule.parts


def room_for(table: Table, rule: Custom) -> bool:
    """Whether a further rule keeps all in force small enough to be judged at once. [MO-92]"""
    parts = [parts_of(each) for each in enforced(table)]
    own = () if rule.parts is UNSET else rule.parts
    return nodes_of((*parts, own)) <= MOST_NODES_IN_FORCE


def players_call(rule: InForce) -> bool:
    """Whether players judge the rule or a part of it, so that they may call it. [MO-92]"""
    effects = (effect for part in parts_of(rule) for effect in part.then)
    return rule.rule.judged or any(isinstance(effect, Judged) for effect in effects)


@lru_cache(maxsize=256)
def _countings(rules: tuple[InForce, ...]) -> tuple[CountAs | ActAs, ...]:
    """What cards count as by these rules, the newest first: it beats the older. [MO-93]"""
    return tuple(
        effect
        for rule in reversed(rules)
        for part in parts_of(rule)
        if isinstance(part.when, Always) and part.given is None
        for effect in part.then
        if isinstance(effect, CountAs | ActAs)
    )


def face_of(rules: tuple[InForce, ...], card: Card) -> Face:
    """A card as it counts: one rule at most gives each of rank, suit and value. [MO-93]"""
    return _counting(_countings(rules), card)


def _counting(countings: tuple[CountAs | ActAs, ...], card: Card) -> Face:
    plain = printed(card)
    if not countings:
        return plain
    rank, suit, more = None, None, None
    for effect in countings:
        if isinstance(effect, ActAs) or not is_among(plain, effect.cards):
            continue
        if rank is None and card.rank is not Rank.JACK:
            rank = effect.rank
        suit = suit or effect.suit
        more = more or effect.more
    shown = plain if rank is None else Face(rank, card.suit, tuple(Rank).index(rank) + 1)
    return Face(shown.rank, suit or card.suit, shown.value + (more or 0))


def counted(table: Table, card: Card) -> Card:
    """The card that this one counts as when cards are matched."""
    rules = enforced(table)
    if not rules:
        return card
    face = face_of(rules, card)
    return Card(f"{face.rank}{face.suit}")


def acting(table: Table, card: Card) -> Card:
    """The card whose effect this one has. Jacks stay jacks."""
    rules = enforced(table)
    if not rules or card.rank is Rank.JACK:
        return card
    plain = printed(card)
    for effect in _countings(rules):
        if isinstance(effect, ActAs) and is_among(plain, effect.cards):
            return Card(f"{effect.rank}{card.suit}")
    return counted(table, card)


def scene_of(table: Table, rules: tuple[InForce, ...], happening: Happening, at: int) -> Scene:
    """The moment as a rule sees it; its own name is put in for each rule."""
    public, memory = table.public, table.hidden.memory.reveal()
    now = play_time(public, at)
    laid = memory.laid
    if happening.card is not None and happening.kind is not Kind.PLAYED:
        laid = (Laid(happening.card, happening.seat, now), *laid)[: FARTHEST + 1]
    countings = _countings(rules)
    faces = tuple(_counting(countings, each.card) for each in laid)
    upcard = None if memory.upcard is None else face_of(rules, memory.upcard)
    hands = tuple(hand_of(table, seat) for seat in range(public.seats))
    highest = tuple(max((face_of(rules, card).value for card in hand), default=0) for hand in hands)
    return Scene(
        rule="",
        happening=happening,
        faces=faces,
        laid=laid,
        hands=tuple(map(len, hands)),
        highest=highest,
        direction=public.direction,
        gone=public.gone,
        now=now,
        turns=public.turns,
        turn=public.turn,
        upcard=upcard,
        tallies=memory.tallies,
        marks=memory.marks,
    )


class Ruling(Struct, frozen=True):
    """What prevails about a card: a ban and by which rule, or a permission. [MO-93]"""

    bans: bool
    rule: InForce
    made: int
    out_of_turn: bool = False


def ruling(table: Table, seat: int, card: Card, at: int) -> Ruling | None:
    """What the rules in force say of this play, if anything: a ban beats a permission. [MO-93]"""
    rules = enforced(table)
    if not any(isinstance(part.when, Attempted) for rule in rules for part in parts_of(rule)):
        return None
    scene = scene_of(table, rules, Happening(Kind.ATTEMPTED, seat, card), at)
    best = None
    for made, rule in enumerate(rules):
        known = replace(scene, rule=rule.rule.id)
        for part in parts_of(rule):
            if not isinstance(part.when, Attempted):
                continue
            if part.given is not None and not holds(part.given, known):
                continue
            for effect in part.then:
                if not isinstance(effect, Forbid | Allow):
                    continue
                out_of_turn = isinstance(effect, Allow) and effect.out_of_turn
                each = Ruling(isinstance(effect, Forbid), rule, made, out_of_turn)
                best = each if best is None else _prevailing(best, each)
    return best


def _prevailing(one: Ruling, other: Ruling) -> Ruling:
    beats = laws.prevails(other.made, one.made, bans=other.bans, bans_other=one.bans)
    best = other if beats else one
    if one.bans or other.bans:
        return best
    return Ruling(
        bans=False, rule=best.rule, made=best.made, out_of_turn=one.out_of_turn or other.out_of_turn
    )


def fault_of_play(table: Table, seat: int, card: Card, at: int) -> str | None:
    """Why a card on turn is a misplay: the code, or the id of an announced rule that bans it.

    A secret rule is not named: the breach is a misplay like any other. [MO-91]
    """
    public = table.public
    if public.sevens:
        valid = acting(table, card).rank is Rank.SEVEN
    else:
        top = counted(table, public.pile[-1])
        valid = laws.is_valid(counted(table, card), top, public.called, 0)
    found = ruling(table, seat, card, at)
    if found is not None and found.bans:
        return found.rule.rule.id if valid and not found.rule.secret else Reason.MISPLAY
    allowed = found is not None and not public.sevens
    return None if valid or allowed else Reason.MISPLAY


def may_jump_in(table: Table, seat: int, card: Card, at: int) -> bool:
    """Whether a rule lets this card be played out of turn now; the turn is then its player's."""
    public = table.public
    turn_is_open = public.turn is not None and public.held is None and public.race is None
    if not turn_is_open or public.sevens or not enforced(table):
        return False
    found = ruling(table, seat, card, at)
    return found is not None and not found.bans and found.out_of_turn
