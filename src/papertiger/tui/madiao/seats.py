"""The table top: a player at each side, the trick between them, and the upcard in the middle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from textual.content import Content

from papertiger.madiao import laws
from papertiger.madiao.cards import REDS, Card
from papertiger.madiao.tricks import Laid
from papertiger.madiao.view import View
from papertiger.text.catalog import Catalog
from papertiger.tui import framed
from papertiger.tui.cells import beside, clip, fit, stacked
from papertiger.tui.drawn import Drawn
from papertiger.tui.framed import Marks, Size
from papertiger.tui.madiao import cards
from papertiger.tui.madiao.cards import code
from papertiger.tui.palette import CARD, CHOP, LABEL, LIT, PLACE, RED_CARD, STOCK, VALUE

YOU, RIGHT, ACROSS, LEFT = range(4)
GAP = 2
NAME = 16
"""The most cells that a player's name takes at a seat."""
FACTS = 24
"""How near to the trick the facts about the player at the left stay: their cells at most."""
LEAST_STOCK = 2
"""The lines that the upcard takes at least."""
TURN, TRICK = "►", "▌"


@dataclass(frozen=True, slots=True)
class Seating:
    """What a reader at a seat sees of the table: `names` by seat.

    `open_hands`: the hands of other seats that the reader may see; `under`: the card that a seat
    has laid face down, for who may know it; `notes`: what else there is to know of who sits there.
    """

    words: Catalog
    view: View
    names: Sequence[str]
    open_hands: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    under: Mapping[int, Card] = field(default_factory=dict)
    notes: Mapping[int, str] = field(default_factory=dict)

    def seat(self, place: int) -> int:
        """The seat at a place of the drawing: to the right comes who is next."""
        return laws.right_of(self.view.seat or 0, place)


class TableTop(Drawn):
    """Who sits where, with the cards in front of them."""

    def show(self, seating: Seating, size: Size) -> None:
        """Draw the table; trick cards have that size.

        Between two sizes of the terminal there may be no room for them yet: then wait for it.
        """
        width, height = self.size
        above = [_line(seating, ACROSS, width)]
        if seating.open_hands:
            above.append(_middle(_chips(seating, seating.seat(ACROSS), laws.HAND)[0], width))
        cross = min(height - len(above) - 1, 3 * size.height + 2)
        if cross < 2 * size.height + LEAST_STOCK or width < 3 * size.width + 2 * GAP:
            return
        middle = _trick(seating, size, cross)
        side = (width - middle[0].cell_length) // 2
        left = _panel(seating, LEFT, side, cross)
        right = _panel(seating, RIGHT, side, cross)
        spare = height - len(above) - cross - 1
        lines = [
            *[Content("")] * (spare // 2),
            *above,
            *beside((left, middle, right)),
            _line(seating, YOU, width),
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


def _trick(seating: Seating, size: Size, height: int) -> list[Content]:
    """The four cards of the trick, each in front of its player, around the upcard.

    The cards at the sides lie half way between the others, so that small ones overlap in height.
    """
    laid, winner = shown_trick(seating.view)
    across, left, right, you = (
        _card(seating, laid, winner, place, size) for place in (ACROSS, LEFT, RIGHT, YOU)
    )
    before = (height - size.height) // 2
    after = height - size.height - before
    blank = [Content(" " * size.width)]
    middle = [*across, *_stock(seating, size, height - 2 * size.height), *you]
    sides = [blank * before + card + blank * after for card in (left, right)]
    return beside((sides[0], middle, sides[1]), GAP)


def _stock(seating: Seating, size: Size, room: int) -> list[Content]:
    """The upcard on the stock; before it is shown, the pack face down."""
    say, upcard = seating.words.say, seating.view.upcard
    blank = [Content(" " * size.width)]
    small = Size(size.width, min(size.height, room))
    if room < cards.CODE_IN_BORDER:
        if upcard is None:
            return blank * room
        rows = (f" {code(upcard)}", f" {say('tui-upcard-mark')}")
        drawn = [Content.styled(fit(row, size.width), STOCK) for row in rows]
    elif upcard is None:
        drawn = framed.back(small, Marks())
    else:
        mark = Marks(foot=say("tui-upcard-mark"))
        drawn = cards.draw(seating.words, upcard, small, mark, stock=True)
    before = (room - len(drawn)) // 2
    return blank * before + drawn + blank * (room - before - len(drawn))


def _card(
    seating: Seating, laid: tuple[Laid, ...], winner: int | None, place: int, size: Size
) -> list[Content]:
    seat, say = seating.seat(place), seating.words.say
    for one in laid:
        if one.seat == seat and one.card is None:
            under = seating.under.get(seat)
            return framed.back(size, Marks(), "" if under is None else code(under))
        if one.seat == seat and one.card is not None:
            wins = seat == winner
            foot = say("tui-winner") if wins else say("tui-exposed") if one.exposed else ""
            top = say("tui-top") if one.card in seating.view.tops else ""
            return cards.draw(seating.words, one.card, size, Marks("", top, foot, heavy=wins))
    if seating.view.board is None:
        return framed.nothing(size)
    return framed.place(size, LIT if seat in seating.view.waiting else PLACE)


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
        _noted(seating, seat),
        Content.assemble((f"{say('tui-score')} ", LABEL), (f"{total:+d}" if total else "0", VALUE)),
        Content.assemble((f"{say('tui-tricks')} ", LABEL), (f"{TRICK * won} {won}".strip(), VALUE)),
        Content.assemble((f"{say('tui-cards')} ", LABEL), (str(left), VALUE)),
    ]


def _noted(seating: Seating, seat: int) -> Content:
    """The role of a player, and what else there is to know of who sits there."""
    note = seating.notes.get(seat)
    said = role(seating, seat)
    return said if note is None else Content.assemble(said, " ", (note, LIT))


def role(seating: Seating, seat: int) -> Content:
    """What a player is in this hand, in a word; the banker's is a seal."""
    banker, say = seating.view.banker, seating.words.say
    if banker is None:
        return Content.styled(say("tui-role-player"), LABEL)
    match seat:
        case _ if seat == banker:
            return Content.styled(f" {say('tui-role-banker')} ", CHOP)
        case _ if seat == laws.dealer(banker):
            return Content.styled(say("tui-role-dealer"), LABEL)
        case _ if seat == laws.shuffler(banker):
            return Content.styled(say("tui-role-shuffler"), LABEL)
        case _:
            return Content.styled(say("tui-role-player"), LABEL)


def cards_left(view: View, seat: int) -> int:
    """How many cards a player still holds: everybody counts along."""
    if view.board is None:
        return len(view.hand)
    return laws.HAND - len(view.board.tricks) - sum(one.seat == seat for one in view.board.laid)


def _chips(seating: Seating, seat: int, in_row: int) -> list[Content]:
    """An open hand as codes on paper, so many in a row."""
    hand = seating.open_hands.get(seat, ())
    drawn = [Content.styled(code(card), RED_CARD if card in REDS else CARD) for card in hand]
    rows = [drawn[start : start + in_row] for start in range(0, laws.HAND, in_row)]
    return [Content(" ").join(row) for row in rows]


def _panel(seating: Seating, place: int, width: int, height: int) -> list[Content]:
    """A player at the side, in the middle of the height."""
    seat = seating.seat(place)
    name, *rest = _facts(seating, seat)
    indent = Content("  ")
    lines = [name, *(indent + fact for fact in rest)]
    if seating.open_hands:
        lines += [indent + row for row in _chips(seating, seat, 3 if width < FACTS else 4)]
    before = (height - len(lines)) // 2
    blank = [Content(" " * width)]
    margin = max(1, width - FACTS - 2) if place == LEFT else min(4, max(1, width - NAME - 3))
    rows = [_filled(Content(" " * margin) + line, width) for line in lines]
    return blank * before + rows + blank * (height - before - len(rows))


def _line(seating: Seating, place: int, width: int) -> Content:
    """A player above or below, in one line in the middle."""
    facts = _facts(seating, seating.seat(place))
    return _middle(Content.styled(" · ", LABEL).join(facts), width)


def _middle(line: Content, width: int) -> Content:
    return _filled(Content(" " * max(0, (width - line.cell_length) // 2)) + line, width)


def _filled(line: Content, width: int) -> Content:
    short = width - line.cell_length
    return line.pad_right(short) if short > 0 else line.truncate(width, ellipsis=True)
