"""Scenarios as JSON Lines: what was done at a table, when, and what the engine makes of it.

The form is that of docs/formats/mao-scenario.md. Playing only: no file is opened here.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from papertiger.kernel.game import Refused, Step
from papertiger.kernel.inputs import Act, Input, Tick, chance
from papertiger.mao.cards import CARDS, Card, pack
from papertiger.mao.events import BreachNoted, Event
from papertiger.mao.kept import Kept
from papertiger.mao.moves import Deal
from papertiger.mao.rules import open as open_table
from papertiger.mao.rules import step, waiting
from papertiger.mao.scenario_lines import Line, state_line, told_line
from papertiger.mao.scenario_reading import (
    ScenarioError,
    act_of,
    check_deal,
    converted,
    decoded,
    opening_of,
    refuse_broken_pack,
    time_of,
)
from papertiger.mao.state import Phase, Table
from papertiger.mao.view import show, tell
from papertiger.mao.windows import next_due

__all__ = ["Run", "ScenarioError", "in_codes", "run"]


def in_codes(refused: Refused) -> str:
    """A refusal as one line of codes, for programs without a catalog."""
    words = refused.code.replace("_", " ")
    given = ", ".join(f"{name} {value}" for name, value in refused.arguments.items())
    return f"{words} ({given})" if given else words


@dataclass
class Run:
    """A scenario being run: the table, the time, and the order of the next shuffle."""

    table: Table
    at: int = 0
    deck: tuple[Card, ...] | None = None
    deck_line: int = 0
    line: int = 1
    views: bool = False
    words: Callable[[Refused], str] = in_codes
    kept: Kept | None = None
    said: list[Line] = field(default_factory=list)


def run(
    lines: Iterable[str],
    *,
    views: bool = False,
    words: Callable[[Refused], str] = in_codes,
    kept: Kept | None = None,
) -> Iterator[Line]:
    """What followed each line, then a state line; with `views` what each reader was sent.

    `words` says why an act was refused; `kept` gets the inputs. Raises `ScenarioError` for the
    first malformed line; what came before has been yielded.
    """
    running: Run | None = None
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        fields = decoded(number, text)
        if running is None:
            running = _open(number, fields, kept, views=views, words=words)
        else:
            running.line = number
            _one(running, fields)
        yield from running.said
        running.said.clear()
        yield from _standing(running)
    if running is None:
        raise ScenarioError(1, "empty")


def _open(
    number: int,
    fields: Line,
    kept: Kept | None,
    *,
    views: bool,
    words: Callable[[Refused], str],
) -> Run:
    """The table of the first line, dealt and ready at time 0."""
    opening, options, carried = opening_of(number, fields)
    try:
        table = open_table(options, opening.seats, carried)
    except ValueError as error:
        raise ScenarioError(number, "field", detail=str(error)) from None
    if kept is not None:
        kept.options, kept.seats, kept.carried = options, opening.seats, carried
    running = Run(table, 0, opening.deck, number, number, views, words, kept)
    check_deal(number, opening.deal, table)
    _give(running, Act(opening.dealer, Deal(opening.deal)), 0)
    return running


def _one(running: Run, fields: Line) -> None:
    """One line after the first: time passes to its time, then what is done is done."""
    number = running.line
    at = time_of(number, fields, running.at)
    do = fields.get("do")
    if do == "deck":
        cards = converted(number, fields.get("cards"), tuple[Card, ...])
        if Counter(cards) - Counter(pack(running.table.public.decks)):
            refuse_broken_pack(number, cards, running.table.public.decks)
        _pass_time(running, at - 1)
        running.deck, running.deck_line, running.at = cards, number, at
        return
    act = None if do == "wait" else act_of(number, fields, running.table)
    running.at = at
    if act is None:
        _pass_time(running, at)
    else:
        _do(running, act, at)


def _do(running: Run, given: Act[Any], at: int) -> None:
    """An act; if it is refused, what fell due before it happens all the same. [MO-18]"""
    if isinstance(_stepped(running, given, at), Refused):
        _pass_time(running, at - 1)
    _give(running, given, at)


def _pass_time(running: Run, at: int) -> None:
    """Whatever falls due by `at` happens, each thing at its own time."""
    while True:
        due = next_due(running.table)
        if due is None or due[0] > at:
            return
        _give(running, Tick(), max(due[0], running.table.public.now))


def _give(running: Run, given: Input[Any], at: int) -> None:
    """Give the engine an input and note what it says."""
    stepped = _stepped(running, given, at)
    if isinstance(stepped, Refused):
        _note_refused(running, given, stepped, at)
        return
    _take(running, given, stepped, at)
    _note(running, stepped.events)
    if running.table.public.phase in (Phase.SHUFFLE, Phase.DEALER):
        _give(running, _shuffle(running), at)


def _stepped(running: Run, given: Input[Any], at: int) -> Step[Table, Event] | Refused:
    """What the engine makes of an input, with the shuffles that it may need.

    More of them than can be brought ahead come one after another, as time passes.
    """
    stepped = step(running.table, given, at)
    while (
        isinstance(stepped, Refused)
        and stepped.code == "shuffle_wanted"
        and waiting(running.table).chance is not None
    ):
        shuffle = _shuffle(running)
        _take(running, shuffle, step(running.table, shuffle, at), at)
        stepped = step(running.table, given, at)
    return stepped


def _take(running: Run, given: Input[Any], stepped: Step[Table, Event] | Refused, at: int) -> None:
    """An input is accepted: its table is that of the run, and it is kept."""
    if isinstance(stepped, Refused):
        raise AssertionError(f"a shuffle was refused: {stepped}")
    running.table = stepped.table
    if running.kept is not None:
        running.kept.take(given, at, running.table)


def _shuffle(running: Run) -> Input[Any]:
    """The order of the next shuffle: that of the last `deck` line.

    Without one the discards are turned over as they lie, and a deal is of a new pack, unshuffled.
    """
    n = waiting(running.table).chance
    if n is None:
        raise AssertionError("no shuffle is wanted")
    public = running.table.public
    cards, running.deck = running.deck, None
    if cards is None:
        no_discards = public.phase is Phase.SHUFFLE or running.table.hidden.shuffles
        lying = () if no_discards else public.pile[:-1]
        return chance(_places(lying, n))
    if public.phase is Phase.SHUFFLE:
        refuse_broken_pack(running.deck_line, cards, public.decks)
    else:
        _has_discards(running, cards)
    return chance(_places(cards, n))


def _has_discards(running: Run, cards: tuple[Card, ...]) -> None:
    """The order of a reshuffle is of the discards, or of the whole pack."""
    missing = Counter(running.table.public.pile[:-1]) - Counter(cards)
    for card, count in missing.items():
        found = cards.count(card)
        raise ScenarioError(
            running.deck_line, "discards", card=card, found=found, wanted=found + count
        )


def _places(cards: tuple[Card, ...], n: int) -> tuple[int, ...]:
    """The permutation of a pack's places that puts these cards first, in this order."""
    copies: Counter[Card] = Counter()
    places = []
    for card in cards:
        places.append(copies[card] * len(CARDS) + card.place)
        copies[card] += 1
    rest = sorted(set(range(n)) - set(places))
    return (*places, *rest)


SPECTATOR = "spectator"


def _readers(running: Run) -> tuple[int | None, ...]:
    return (*range(running.table.public.seats), None)


def _note(running: Run, events: tuple[Event, ...]) -> None:
    for event in events:
        if not running.views:
            told = event if isinstance(event, BreachNoted) else tell(event, None)
            running.said.append(told_line(told))
            continue
        for seat in _readers(running):
            told = tell(event, seat)
            if told is not None:
                running.said.append({"to": _name(seat)} | told_line(told))


def _name(seat: int | None) -> int | str:
    return SPECTATOR if seat is None else seat


def _note_refused(running: Run, given: Input[Any], refused: Refused, at: int) -> None:
    detail = {"code": refused.code, "rule": refused.clause, "message": running.words(refused)}
    line: Line = {"at": at, "refused": detail}
    if running.views and isinstance(given, Act):
        line = {"to": given.seat} | line
    running.said.append(line)


def _standing(running: Run) -> Iterator[Line]:
    """How the table stands after a line: the state, or everybody's view."""
    if running.views:
        for seat in _readers(running):
            shown = msgspec.to_builtins(show(running.table, seat))
            yield {"to": _name(seat), "at": running.at, "view": shown}
        return
    yield state_line(show(running.table, None), running.at)
