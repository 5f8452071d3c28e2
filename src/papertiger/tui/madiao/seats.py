"""The table top: a player at each side, and the trick between them."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.widgets import Static

from papertiger.madiao import laws
from papertiger.madiao.tricks import Laid
from papertiger.madiao.view import View
from papertiger.text.catalog import Catalog
from papertiger.tui.madiao import cards
from papertiger.tui.madiao.cards import Marks, Size
from papertiger.tui.madiao.cells import beside, clip, stacked
from papertiger.tui.madiao.palette import LABEL, LIT, VALUE

YOU, RIGHT, ACROSS, LEFT = range(4)
GAP = 2
NAME = 16
"""The most cells that a player's name takes at a seat."""
TURN, TRICK, BACKS = "►", "▌", "▒"


@dataclass(frozen=True, slots=True)
class Seating:
    """What a reader at a seat sees of the table: `names` by seat."""

    words: Catalog
    view: View
    names: Sequence[str]

    def seat(self, place: int) -> int:
        """The seat at a place of the drawing: to the right comes who is next."""
        return laws.right_of(self.view.seat or 0, place)


class TableTop(Static):
    """Who sits where, with the cards in front of them."""

    def show(self, seating: Seating, size: Size) -> None:
        """Draw the table; trick cards have that size."""
        middle = _trick(seating, size)
        side = (self.size.width - middle[0].cell_length) // 2
        height = len(middle)
        left = _panel(seating, LEFT, side, height)
        right = _panel(seating, RIGHT, side, height)
        lines = [
            _line(seating, ACROSS, self.size.width),
            *beside((left, middle, right)),
            _line(seating, YOU, self.size.width),
        ]
        self.update(stacked(lines), layout=False)


def shown_trick(view: View) -> tuple[tuple[Laid, ...], int | None]:
    """The trick on the table and who wins it; before a lead, the trick just taken."""
    board = view.board
    if board is None:
        return (), None
    if board.laid or not board.tricks:
        return board.laid, board.winner
    return board.tricks[-1].laid, board.tricks[-1].winner


def _trick(seating: Seating, size: Size) -> list[Content]:
    """The four cards of the trick, each in front of its player."""
    laid, winner = shown_trick(seating.view)
    across, left, right, you = (
        _card(seating, laid, winner, place, size) for place in (ACROSS, LEFT, RIGHT, YOU)
    )
    empty = cards.nothing(size)
    return [
        *beside((empty, across, empty), GAP),
        *beside((left, empty, right), GAP),
        *beside((empty, you, empty), GAP),
    ]


def _card(
    seating: Seating, laid: tuple[Laid, ...], winner: int | None, place: int, size: Size
) -> list[Content]:
    seat, say = seating.seat(place), seating.words.say
    for one in laid:
        if one.seat == seat and one.card is None:
            return cards.back(size, Marks())
        if one.seat == seat and one.card is not None:
            wins = seat == winner
            foot = say("tui-winner") if wins else say("tui-exposed") if one.exposed else ""
            top = say("tui-top") if one.card in seating.view.tops else ""
            return cards.draw(seating.words, one.card, size, Marks("", top, foot, heavy=wins))
    return cards.nothing(size)


def _facts(seating: Seating, seat: int) -> list[Content]:
    """What everybody sees of a player: name, role, score, tricks, cards left."""
    view, say = seating.view, seating.words.say
    on_turn = seat in view.waiting
    mark = TURN if on_turn else " "
    style = LIT if on_turn else VALUE
    total = view.totals[seat]
    won = 0 if view.board is None else view.board.won[seat]
    left = cards_left(view, seat)
    return [
        Content.styled(f"{mark} {clip(seating.names[seat], NAME)}", style),
        Content.styled(role(seating, seat), LABEL),
        Content.assemble((f"{say('tui-score')} ", LABEL), (f"{total:+d}" if total else "0", VALUE)),
        Content.assemble((f"{say('tui-tricks')} ", LABEL), (f"{TRICK * won} {won}".strip(), VALUE)),
        Content.assemble((f"{say('tui-cards')} ", LABEL), (str(left), VALUE)),
    ]


def role(seating: Seating, seat: int) -> str:
    """What a player is in this hand, in a word."""
    banker, say = seating.view.banker, seating.words.say
    if banker is None:
        return say("tui-role-player")
    match seat:
        case _ if seat == banker:
            return say("tui-role-banker")
        case _ if seat == laws.dealer(banker):
            return say("tui-role-dealer")
        case _ if seat == laws.shuffler(banker):
            return say("tui-role-shuffler")
        case _:
            return say("tui-role-player")


def cards_left(view: View, seat: int) -> int:
    """How many cards a player still holds: everybody counts along."""
    if view.board is None:
        return len(view.hand)
    return laws.HAND - len(view.board.tricks) - sum(one.seat == seat for one in view.board.laid)


def _panel(seating: Seating, place: int, width: int, height: int) -> list[Content]:
    """A player at the side, in the middle of the height."""
    facts = _facts(seating, seating.seat(place))
    before = (height - len(facts)) // 2
    blank = [Content(" " * width)]
    name, *rest = facts
    lines = [name, *(Content("  ") + fact for fact in rest)]
    margin = max(2, width - 26) if place == LEFT else 4
    rows = [_filled(Content(" " * margin) + line, width) for line in lines]
    return blank * before + rows + blank * (height - before - len(rows))


def _line(seating: Seating, place: int, width: int) -> Content:
    """A player above or below, in one line in the middle."""
    line = Content.styled(" · ", LABEL).join(_facts(seating, seating.seat(place)))
    return _filled(Content(" " * max(0, (width - line.cell_length) // 2)) + line, width)


def _filled(line: Content, width: int) -> Content:
    short = width - line.cell_length
    return line.pad_right(short) if short > 0 else line.truncate(width, ellipsis=True)
