"""Reading the lines of a scenario: the table and its acts, or which line is malformed.

The form is that of docs/formats/mao-scenario.md.
"""

from collections import Counter
from typing import Any, get_args

import msgspec

from papertiger.kernel.inputs import MOST_LAG, Act
from papertiger.mao.cards import CARDS, Card, pack
from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.judge import all_reasons
from papertiger.mao.moves import Deal, GivePenalty, Move
from papertiger.mao.options import FEWEST_SEATS, MOST_SEATS, Making, Options
from papertiger.mao.reasons import OTHER, Reason
from papertiger.mao.scenario_lines import Line
from papertiger.mao.start import refuse_deal
from papertiger.mao.state import Phase, Table

KEYS: dict[Any, set[str]] = {
    kind.__struct_config__.tag: {"do", *kind.__struct_fields__} for kind in get_args(Move)
}
"""The keys of each act."""


class ScenarioError(ValueError):
    """A line that is malformed: its number (from 1), a code for the catalog, and arguments."""

    def __init__(self, line: int, code: str, **arguments: str | int) -> None:
        """`code` names the message, `arguments` fill it."""
        super().__init__(f"line {line}: {code} {arguments}")
        self.line = line
        self.code = code
        self.arguments = arguments


class Opening(msgspec.Struct, frozen=True):
    """The first line of a scenario."""

    game: str
    seats: int
    dealer: int
    deal: int
    deck: tuple[Card, ...]
    referee: str = "referee"
    options: dict[str, Any] = {}
    rules: tuple[Custom, ...] = ()
    wins: tuple[int, ...] = ()


def decoded(number: int, text: str) -> Line:
    """The keys of a line, or why it has none."""
    try:
        fields = msgspec.json.decode(text.lstrip("\ufeff") if number == 1 else text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ScenarioError(number, "not-json", detail=str(error)) from None
    if not isinstance(fields, dict):
        raise ScenarioError(number, "not-an-object")
    return fields


def opening_of(number: int, fields: Line) -> tuple[Opening, Options, Carried]:
    """The first line, its options, and what the hand begins with; the pack is whole."""
    opening: Opening = converted(number, fields, Opening)
    if opening.game != "mao":
        raise ScenarioError(number, "another-game", game=opening.game)
    if not FEWEST_SEATS <= opening.seats <= MOST_SEATS:
        raise ScenarioError(number, "seats", low=FEWEST_SEATS, high=MOST_SEATS)
    if not 0 <= opening.dealer < opening.seats:
        raise ScenarioError(number, "no-such-seat", seat=opening.dealer)
    wins = opening.wins or (0,) * opening.seats
    if len(wins) != opening.seats or min(wins) < 0:
        raise ScenarioError(number, "wins", seats=opening.seats)
    options = _options(number, opening)
    refuse_broken_pack(number, opening.deck, options.decks or 1)
    return opening, options, Carried(opening.dealer, wins, rules=_rules(number, opening.rules))


def _options(number: int, opening: Opening) -> Options:
    """The options; the pack tells how many decks, but a third has to be asked for. [MO-1]"""
    decks = 1 if len(opening.deck) < 2 * len(CARDS) else 2
    fields = {"referee": opening.referee, "decks": decks} | opening.options
    for making in Making:
        # The rules name this switch by its values alone. [MO-91]
        if converted(number, fields.pop(making, False), bool):
            fields["making"] = making
    options: Options = converted(number, fields, Options)
    return options


def _rules(number: int, customs: tuple[Custom, ...]) -> tuple[InForce, ...]:
    """The made-up rules that the table begins with, each with an id of its own. [MO-89]"""
    taken: set[str] = {OTHER, *Reason}
    for custom in customs:
        if custom.id in taken:
            raise ScenarioError(number, "rule-id-taken", id=custom.id)
        taken.add(custom.id)
    return tuple(InForce(custom) for custom in customs)


def refuse_broken_pack(number: int, cards: tuple[Card, ...], decks: int) -> None:
    """Refuse a pack that is not whole, naming a card too many or too few."""
    found, wanted = Counter(cards), Counter(pack(decks))
    for card in CARDS:
        if found[card] != wanted[card]:
            raise ScenarioError(
                number, "pack", card=card, found=found[card], wanted=wanted[card], decks=decks
            )


def converted(number: int, fields: Any, kind: Any) -> Any:
    """What a line says as a value of that kind, or why it is none."""
    try:
        return msgspec.convert(fields, kind)
    except ValueError as error:
        raise ScenarioError(number, "field", detail=str(error)) from None


def time_of(number: int, fields: Line, before: int) -> int:
    """The time of a line, taken out of it; none comes before that of the line before."""
    at = fields.pop("at", None)
    if not isinstance(at, int) or isinstance(at, bool) or at < 0:
        raise ScenarioError(number, "time")
    if at < before:
        raise ScenarioError(number, "backwards", at=at, before=before)
    return at


def act_of(number: int, fields: Line, table: Table) -> Act[Any]:
    """The act of a line at this table, or why the line is malformed."""
    public = table.public
    seat = fields.pop("seat", None)
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < public.seats:
        raise ScenarioError(number, "no-such-seat", seat=str(seat))
    lag = fields.pop("lag", 0)
    if not isinstance(lag, int) or isinstance(lag, bool) or not 0 <= lag <= MOST_LAG:
        raise ScenarioError(number, "lag", high=MOST_LAG)
    move = converted(number, _known(fields), Move)
    match move:
        case GivePenalty():
            _check_penalty(number, move, table)
        case Deal() if seat == public.dealer and public.phase is Phase.HAND_OVER:
            check_deal(number, move.cards, table)
        case _:
            pass
    return Act(seat, move, lag)


def _known(fields: Line) -> Line:
    """The keys of a line that its act has; others are passed over."""
    do = fields.get("do")
    names = KEYS.get(do) if isinstance(do, str) else None
    return fields if names is None else {key: fields[key] for key in fields if key in names}


def _check_penalty(number: int, move: GivePenalty, table: Table) -> None:
    if not 0 <= move.target < table.public.seats:
        raise ScenarioError(number, "no-such-seat", seat=move.target)
    if move.reason not in all_reasons(table):
        raise ScenarioError(number, "unknown-reason", reason=move.reason)
    if move.reason == OTHER and not move.text.strip():
        raise ScenarioError(number, "no-reason")


def check_deal(number: int, cards: int, table: Table) -> None:
    """A deal that MO-1 refuses is malformed; at the first line, one that MO-7 refuses too."""
    refused = refuse_deal(table.public, cards)
    if refused is not None and (refused.clause == "MO-1" or not table.public.deals):
        raise ScenarioError(number, refused.code.replace("_", "-"), **refused.arguments)
