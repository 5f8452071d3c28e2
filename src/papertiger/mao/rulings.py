"""What the made-up rules in force make of cards: what counts as what, what may be played. [MO-93]

Without rules of the language everything here is what the base rules say.
"""

from functools import lru_cache
from itertools import zip_longest

from msgspec import UNSET, Struct
from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.cards import CARDS, Card, Rank, Suit
from papertiger.mao.customs import Custom, InForce, Part
from papertiger.mao.customs.conditions import holds
from papertiger.mao.customs.effects import ActAs, Allow, CountAs, Forbid, Judged
from papertiger.mao.customs.faces import FARTHEST, is_among
from papertiger.mao.customs.history import History
from papertiger.mao.customs.limits import MOST_NODES, MOST_NODES_IN_FORCE, nodes_of, walk
from papertiger.mao.customs.numbers import Highest
from papertiger.mao.customs.scene import Face, Happening, Kind, Laid, Scene, printed
from papertiger.mao.customs.triggers import Always, Attempted
from papertiger.mao.reasons import Reason
from papertiger.mao.state import Table, hand_of
from papertiger.mao.times import play_time


def in_force(table: Table) -> tuple[InForce, ...]:
    """All rules in force in the order in which they were made: a rule's number is its place there.

    The first is number 1. What rules remember and catch is kept by number: no id of a secret rule
    is needed for it. [MO-90] [MO-91]
    """
    public, hidden = table.public, table.hidden
    secret = hidden.rules.reveal()
    return _in_order(public.rules, secret, hidden.after.reveal()) if secret else public.rules


@lru_cache(maxsize=256)
def _in_order(
    announced: tuple[InForce, ...], secret: tuple[InForce, ...], after: tuple[int, ...]
) -> tuple[InForce, ...]:
    late = len(announced)
    placed = list(zip_longest(after[: len(secret)], secret, fillvalue=late))
    found: list[InForce] = []
    for place in range(late + 1):
        found += [each for when, each in placed if when == place and isinstance(each, InForce)]
        found += announced[place : place + 1]
    return tuple(found)


def enforced(table: Table) -> tuple[InForce, ...]:
    """The rules in force, free text among them, if the machine enforces any; else none. [MO-90]"""
    rules = in_force(table)
    return rules if rules and _any_parts(rules) else ()


@lru_cache(maxsize=256)
def _any_parts(rules: tuple[InForce, ...]) -> bool:
    return any(each.rule.parts is not UNSET for each in rules)


def may_bind(table: Table) -> bool:
    """Whether rules that the machine enforces may be in force, as far as everybody knows. [MO-91]

    That there are secret rules is known; whether they are free text is not.
    """
    announced = any(each.rule.parts is not UNSET for each in table.public.rules)
    return announced or bool(table.hidden.rules.reveal())


def parts_of(rule: InForce) -> tuple[Part, ...]:
    """The parts of a rule; none of free text."""
    return () if rule.rule.parts is UNSET else rule.rule.parts


def room_for(table: Table, seat: int, rule: Custom) -> bool:
    """Whether a further rule keeps all in force small enough to be judged at once. [MO-92]

    Secret rules of others count as the largest that there may be: their size shows nothing. [MO-91]
    """
    known = tuple(each for each in in_force(table) if not each.secret or each.maker == seat)
    return room_beside(known, rule, others=len(in_force(table)) - len(known))


def room_beside(rules: tuple[InForce, ...], rule: Custom, *, others: int = 0) -> bool:
    """Whether a further rule fits beside these, and `others` that are not known. [MO-92]"""
    nodes = nodes_of((*map(parts_of, rules), parts_of(InForce(rule))))
    return nodes + others * MOST_NODES <= MOST_NODES_IN_FORCE


def histories(table: Table) -> tuple[History, ...]:
    """Every rule of the session with all that it caught: for its end alone. [MO-91]"""
    caught = table.hidden.caught.reveal()
    return tuple(
        History(rule, tuple(each for each in caught if each.rule == number))
        for number, rule in enumerate(in_force(table), 1)
    )


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


@lru_cache(maxsize=256)
def _look_into_hands(rules: tuple[InForce, ...]) -> bool:
    """Whether one of these rules speaks of the highest card of a hand."""
    parts = tuple(parts_of(each) for each in rules)
    return any(isinstance(value, Highest) for _, value in walk(parts, ""))


def scene_of(table: Table, rules: tuple[InForce, ...], happening: Happening, at: int) -> Scene:
    """The moment as a rule sees it; its own name is put in for each rule."""
    public, memory = table.public, table.hidden.memory.reveal()
    now = play_time(public, at)
    laid = memory.laid
    if happening.card is not None and happening.kind not in (Kind.PLAYED, Kind.WON):
        laid = (Laid(happening.card, happening.seat, now), *laid)[: FARTHEST + 1]
    counted_as = faces_by(rules)
    faces = tuple(counted_as[each.card] for each in laid)
    upcard = None if memory.upcard is None else counted_as[memory.upcard]
    hands = tuple(hand_of(table, seat) for seat in range(public.seats))
    highest = (0,) * public.seats
    if _look_into_hands(rules):
        values = ([counted_as[card].value for card in hand] for hand in hands)
        highest = tuple(max(each, default=0) for each in values)
    return Scene(
        rule=0,
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
        pile=len(public.pile),
        stock=len(table.hidden.stock.reveal()),
        tallies=memory.tallies,
        marks=memory.marks,
    )


class Ruling(Struct, frozen=True):
    """What prevails about a card: a ban and by which rule, or a permission. [MO-93]

    `made`: the number of the rule.
    """

    bans: bool
    rule: InForce
    made: int
    out_of_turn: bool = False


@lru_cache(maxsize=256)
def attempted(rules: tuple[InForce, ...]) -> tuple[tuple[int, InForce, Part], ...]:
    """The parts of these rules that say what may be played, with their rule and its number."""
    return tuple(
        (made, rule, part)
        for made, rule in enumerate(rules, 1)
        for part in parts_of(rule)
        if isinstance(part.when, Attempted)
    )


def ruling(table: Table, seat: int, card: Card, at: int) -> Ruling | None:
    """What the rules in force say of this play, if anything: a ban beats a permission. [MO-93]"""
    rules = enforced(table)
    parts = attempted(rules) if rules else ()
    if not parts:
        return None
    return ruling_in(rules, scene_of(table, rules, Happening(Kind.ATTEMPTED, seat, card), at))


def ruling_in(rules: tuple[InForce, ...], scene: Scene) -> Ruling | None:
    """What the rules say of the card that is about to be laid, if anything. [MO-93]"""
    best = None
    for made, rule, part in attempted(rules):
        known = replace(scene, rule=made)
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


class Fault(Struct, frozen=True):
    """Why a card is a misplay; `rule`: the number of the made-up rule that bans it, if one does."""

    reason: str = Reason.MISPLAY
    rule: int | None = None


def fault_of_play(table: Table, seat: int, card: Card, at: int) -> Fault | None:
    """Why a card on turn is a misplay: as such, or by an announced rule, which is named.

    A secret rule is not named: the breach is a misplay like any other. [MO-91]
    """
    public = table.public
    rules = enforced(table)
    valid = matches(rules, card, public.pile[-1], public.called, public.sevens)
    return fault_by(ruling(table, seat, card, at), valid=valid, sevens=public.sevens)


def fault_by(found: Ruling | None, *, valid: bool, sevens: int) -> Fault | None:
    """The same of a card that matches or not, and of what the rules say of it."""
    if found is not None and found.bans:
        if not valid:
            return Fault()
        return Fault(Reason.MISPLAY if found.rule.secret else found.rule.rule.id, found.made)
    allowed = found is not None and not sevens
    return None if valid or allowed else Fault()


def may_jump_in(table: Table, seat: int, card: Card, at: int) -> bool:
    """Whether a rule lets this card be played out of turn now; the turn is then its player's."""
    public = table.public
    turn_is_open = public.turn is not None and public.held is None and public.race is None
    if not turn_is_open or public.sevens or not enforced(table):
        return False
    found = ruling(table, seat, card, at)
    return found is not None and not found.bans and found.out_of_turn
