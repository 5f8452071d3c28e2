"""What the made-up rules in force make of cards: what counts as what, what may be played. [MO-93]

Without rules of the language everything here is what the base rules say.
"""

from functools import lru_cache

from msgspec import UNSET, Struct
from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.cards import CARDS, Card, Rank, Suit
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
    known, secret = table.public.rules, table.hidden.rules.reveal()
    return _enforced(known, secret) if known or secret else ()


@lru_cache(maxsize=256)
def _enforced(known: tuple[InForce, ...], secret: tuple[InForce, ...]) -> tuple[InForce, ...]:
    return tuple(each for each in (*known, *secret) if each.rule.parts is not UNSET)


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
    return faces_by(rules)[card]


@lru_cache(maxsize=256)
def faces_by(rules: tuple[InForce, ...]) -> dict[Card, Face]:
    """Every card as it counts by these rules."""
    countings = _countings(rules)
    return {card: _counting(countings, card) for card in CARDS}


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
    return counts_as(enforced(table), card)


def counts_as(rules: tuple[InForce, ...], card: Card) -> Card:
    """The card that this one counts as by these rules when cards are matched."""
    if not rules:
        return card
    face = face_of(rules, card)
    return Card(f"{face.rank}{face.suit}")


def acting(table: Table, card: Card) -> Card:
    """The card whose effect this one has. Jacks stay jacks."""
    return acts_as(enforced(table), card)


def acts_as(rules: tuple[InForce, ...], card: Card) -> Card:
    """The card whose effect this one has by these rules. Jacks stay jacks."""
    if not rules or card.rank is Rank.JACK:
        return card
    plain = printed(card)
    for effect in _countings(rules):
        if isinstance(effect, ActAs) and is_among(plain, effect.cards):
            return Card(f"{effect.rank}{card.suit}")
    return counts_as(rules, card)


def matches(
    rules: tuple[InForce, ...], card: Card, top: Card, called: Suit | None, sevens: int
) -> bool:
    """Whether a card matches the pile as cards count by these rules, bans and permissions aside."""
    if sevens:
        return acts_as(rules, card).rank is Rank.SEVEN
    return laws.is_valid(counts_as(rules, card), counts_as(rules, top), called, 0)


def scene_of(table: Table, rules: tuple[InForce, ...], happening: Happening, at: int) -> Scene:
    """The moment as a rule sees it; its own name is put in for each rule."""
    public, memory = table.public, table.hidden.memory.reveal()
    now = play_time(public, at)
    laid = memory.laid
    if happening.card is not None and happening.kind is not Kind.PLAYED:
        laid = (Laid(happening.card, happening.seat, now), *laid)[: FARTHEST + 1]
    counted_as = faces_by(rules)
    faces = tuple(counted_as[each.card] for each in laid)
    upcard = None if memory.upcard is None else counted_as[memory.upcard]
    hands = tuple(hand_of(table, seat) for seat in range(public.seats))
    highest = tuple(max((counted_as[card].value for card in hand), default=0) for hand in hands)
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


@lru_cache(maxsize=256)
def attempted(rules: tuple[InForce, ...]) -> tuple[tuple[int, InForce, Part], ...]:
    """The parts of these rules that say what may be played, with their rule and its place."""
    return tuple(
        (made, rule, part)
        for made, rule in enumerate(rules)
        for part in parts_of(rule)
        if isinstance(part.when, Attempted)
    )


def ruling(table: Table, seat: int, card: Card, at: int) -> Ruling | None:
    """What the rules in force say of this play, if anything: a ban beats a permission. [MO-93]"""
    rules = enforced(table)
    parts = attempted(rules) if rules else ()
    if not parts:
        return None
    scene = scene_of(table, rules, Happening(Kind.ATTEMPTED, seat, card), at)
    best = None
    for made, rule, part in parts:
        known = replace(scene, rule=rule.rule.id)
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
    rules = enforced(table)
    valid = matches(rules, card, public.pile[-1], public.called, public.sevens)
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
