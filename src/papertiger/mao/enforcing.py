"""The judge of made-up rules: what happened is shown to each rule in force, in order. [MO-90]

What a rule does can be what another waits for: such chains end at a fixed depth, and all that
follows from one input is bounded. [MO-94] Nothing of this shows whether a rule is secret. [MO-91]
"""

from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache

from msgspec.structs import replace

from papertiger.kernel.secret import Secret
from papertiger.mao.cards import Card
from papertiger.mao.course import Course
from papertiger.mao.customs import InForce, Part
from papertiger.mao.customs.conditions import holds
from papertiger.mao.customs.deeds import CardsTaken, Deed, weight_of
from papertiger.mao.customs.effects import OF_TURNS, Effect, deeds_of
from papertiger.mao.customs.limits import (
    DEEPEST,
    MOST_DEEDS,
    MOST_DRAWN,
    MOST_JUDGED,
    nodes_of,
)
from papertiger.mao.customs.memory import Postponed
from papertiger.mao.customs.scene import Happening, Kind, Laid, Scene
from papertiger.mao.customs.triggers import fires, kind_of
from papertiger.mao.doing import awaits_turn, do, postpone
from papertiger.mao.events import (
    CardPlayed,
    CardReturned,
    Event,
    Gestured,
    Said,
    TurnBegan,
    TurnedUp,
)
from papertiger.mao.happenings import (
    Standing,
    comes_back,
    happened,
    played,
    resized,
    taken_back,
    with_newest,
)
from papertiger.mao.obligations import hear_customs, memory_of, remember, see_gesture
from papertiger.mao.rulings import acting, enforced, parts_of, scene_of
from papertiger.mao.state import Phase, Table, hand_of
from papertiger.mao.take_backs import remember_wrought
from papertiger.mao.times import play_time


@dataclass
class Budget:
    """What the rules may do for one input, however much falls due before it: it is spent once.

    Nodes of rules that are looked at, deeds, and cards from the stock. [MO-94]
    """

    nodes: int = MOST_JUDGED
    deeds: int = MOST_DEEDS
    cards: int = MOST_DRAWN

    @property
    def spent(self) -> bool:
        """Whether no rule is looked at any more."""
        return self.nodes <= 0 or self.deeds <= 0


@dataclass
class _Run:
    """What follows from one moment: what is still to be shown to the rules, and how deep it is.

    `resumes`: a turn has begun, and turns that rules gave meanwhile can be given; `hands`: the
    hands when their sizes were last looked at.
    """

    course: Course
    rules: tuple[InForce, ...]
    at: int
    seen: int
    budget: Budget
    direction: int
    waiting: deque[tuple[Happening, int]] = field(default_factory=deque)
    done: bool = False
    resumes: bool = False
    hands: tuple[Secret[tuple[Card, ...]], ...] | None = None


def enforce(course: Course, before: Course, at: int, budget: Budget) -> Course:
    """All that the rules in force make of what has happened since `before`. [MO-90] [MO-92]"""
    rules = enforced(course.table)
    if not rules or course.table.public.phase is not Phase.PLAY:
        return course
    turned = before.table.public.direction
    run = _Run(course, rules, at, len(before.events), budget, turned)
    _look(run, 0)
    while (run.waiting or run.resumes) and not budget.spent:
        if run.resumes:
            _resume(run)
        else:
            _show(run, *run.waiting.popleft())
    return remember_wrought(run.course, course, before) if run.done else run.course


@lru_cache(maxsize=256)
def listening(rules: tuple[InForce, ...]) -> dict[Kind, tuple[tuple[int, Part, int], ...]]:
    """By what happens, the parts that wait for it, in order: number of the rule, part, nodes."""
    found: dict[Kind, list[tuple[int, Part, int]]] = {}
    for number, rule in enumerate(rules, 1):
        for part in parts_of(rule):
            kind = kind_of(part.when)
            if kind is not None:
                found.setdefault(kind, []).append((number, part, nodes_of(part)))
    return {kind: tuple(parts) for kind, parts in found.items()}


def _show(run: _Run, happening: Happening, depth: int) -> None:
    """What happened is shown to every part that waits for it; its effects follow in order."""
    parts = listening(run.rules).get(happening.kind, ())
    if not parts:
        return
    scene = scene_of(run.course.table, run.rules, happening, run.at)
    for rule, part, nodes in parts:
        if run.budget.spent:
            return
        run.budget.nodes -= nodes
        if not fires(part.when, rule, happening):
            continue
        known = replace(scene, rule=rule)
        if part.given is not None and not holds(part.given, known):
            continue
        for effect in part.then:
            if isinstance(effect, OF_TURNS) and awaits_turn(run.course.table):
                run.course = postpone(run.course, Postponed(rule, effect, happening))
                continue
            scene = _follow(run, rule, effect, scene, depth)
            known = replace(scene, rule=rule)


def _follow(run: _Run, rule: int, effect: Effect, scene: Scene, depth: int) -> Scene:
    """What an effect comes to now, deed by deed; the scene after it."""
    for deed in deeds_of(effect, replace(scene, rule=rule)):
        if run.budget.spent or run.course.table.public.phase is not Phase.PLAY:
            break
        _do(run, rule, deed, depth)
        scene = _again(scene, run)
    return scene


def _resume(run: _Run) -> None:
    """Turns that rules gave while a jack was held, or the first card acted out, are given now."""
    run.resumes = False
    for each in memory_of(run.course.table).postponed:
        run.course = remember(run.course, postponed=memory_of(run.course.table).postponed[1:])
        scene = scene_of(run.course.table, run.rules, each.happening, run.at)
        _follow(run, each.rule, each.effect, scene, 0)


def _do(run: _Run, rule: int, deed: Deed, depth: int) -> None:
    """A deed, and what it makes happen, one deeper in the chain."""
    if isinstance(deed, CardsTaken):
        deed = replace(deed, cards=min(deed.cards, run.budget.cards))
        run.budget.cards -= deed.cards
    run.course, happenings = do(run.course, rule, deed, run.at)
    run.budget.deeds -= weight_of(deed)
    run.done = True
    if depth < DEEPEST:
        run.waiting.extend((each, depth + 1) for each in happenings)
    _look(run, depth + 1)


def _again(scene: Scene, run: _Run) -> Scene:
    """The scene after a deed: turn, direction and what is kept may be others."""
    public, memory = run.course.table.public, memory_of(run.course.table)
    return replace(
        scene,
        direction=public.direction,
        turn=public.turn,
        gone=public.gone,
        tallies=memory.tallies,
        marks=memory.marks,
    )


def _look(run: _Run, depth: int) -> None:
    """New events, and hands of another size, become happenings; too deep, they are only seen."""
    while run.seen < len(run.course.events):
        event = run.course.events[run.seen]
        run.seen += 1
        for happening in _met(run, event):
            if depth <= DEEPEST:
                run.waiting.append((happening, depth))
    table = run.course.table
    if table.public.direction != run.direction:
        run.direction = table.public.direction
        if depth <= DEEPEST:
            run.waiting.append((Happening(Kind.REVERSED, _last(table)), depth))
    if table.hands is run.hands:
        return
    run.hands = table.hands
    sizes = tuple(len(hand_of(table, seat)) for seat in range(table.public.seats))
    before = memory_of(table).sizes or sizes
    if sizes == memory_of(table).sizes:
        return
    run.course = remember(run.course, sizes=sizes)
    if depth <= DEEPEST:
        run.waiting.extend((each, depth) for each in resized(before, sizes))


def _last(table: Table) -> int:
    """Who acted last, as far as there is one: who laid the last card, else the dealer."""
    laid = memory_of(table).laid
    return laid[0].seat if laid else table.public.dealer


def _met(run: _Run, event: Event) -> tuple[Happening, ...]:
    """What an event is to the rules; what was due is done by it, what lies is remembered."""
    if run.course.table.public.order is not None:
        return ()
    match event:
        case TurnedUp():
            run.course = remember(run.course, upcard=event.card)
            return _laid(run, event.seat, event.card)
        case CardPlayed():
            after = next(iter(run.course.events[run.seen : run.seen + 1]), None)
            return () if comes_back(event, after) else _laid(run, event.seat, event.card)
        case CardReturned():
            _take_back(run, event)
        case Said():
            run.course, followed = hear_customs(run.course, event.seat, event.text, run.at)
            return (*happened(event, _last(run.course.table)), *followed)
        case Gestured():
            run.course = see_gesture(run.course, event.seat, event.name)
        case TurnBegan():
            run.resumes = bool(memory_of(run.course.table).postponed)
        case _:
            pass
    return happened(event, _last(run.course.table))


def _laid(run: _Run, seat: int, card: Card) -> tuple[Happening, ...]:
    """A card lies on the pile: it is the newest, and an ace has skipped somebody. [MO-33]"""
    public = run.course.table.public
    laid = Laid(card, seat, play_time(public, run.at))
    before = memory_of(run.course.table).laid
    run.course = remember(run.course, laid=with_newest(before, laid))
    winner = None if public.win is None else public.win.seat
    standing = Standing(winner, public.turn, public.direction, public.gone)
    return played(seat, card, acting(run.course.table, card).rank, standing)


def _take_back(run: _Run, event: CardReturned) -> None:
    """A card that was taken back no longer lies: it is as if it never had. [MO-78]"""
    laid = memory_of(run.course.table).laid
    found = taken_back(laid, event)
    came_at_once = run.seen > 1 and isinstance(run.course.events[run.seen - 2], CardPlayed)
    if found is not None and not came_at_once:
        left = tuple(each for each in laid if each is not found)
        run.course = remember(run.course, laid=left)
