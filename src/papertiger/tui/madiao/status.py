"""The strip that is always in sight: hand, stake, banker, upcard, tops, led suit, winning card."""

from collections.abc import Sequence

from textual.content import Content

from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.view import View
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import short_name
from papertiger.tui.cells import clip, stacked
from papertiger.tui.drawn import Drawn
from papertiger.tui.madiao.cards import SHAPES, code
from papertiger.tui.palette import LABEL, LIT, VALUE

NAME = 12
"""The most cells that a player's name takes in the strip."""


class Status(Drawn):
    """Three lines above the table."""

    def show(self, words: Catalog, view: View, names: Sequence[str], pace: str) -> None:
        """Show the state of the hand; `pace` is said as it is."""
        lines = [
            _hand_line(words, view, names, pace),
            _upcard_line(words, view),
            _trick_line(words, view, names),
        ]
        self.update(stacked(lines), layout=False)


def _pairs(*pairs: tuple[str, str]) -> Content:
    """Labels, each with its value."""
    said = (Content.assemble((f"{label} ", LABEL), (value, VALUE)) for label, value in pairs)
    return Content("   ").join(said)


def _hand_line(words: Catalog, view: View, names: Sequence[str], pace: str) -> Content:
    say, none = words.say, words.say("tui-none")
    trick = none
    if view.board is not None:
        number = min(len(view.board.tricks) + 1, laws.TRICKS)
        trick = say("tui-trick-of", number=str(number), all=str(laws.TRICKS))
    banker = none if view.banker is None else clip(names[view.banker], NAME)
    pairs = _pairs(
        (say("tui-hand-number"), str(view.hands + (view.ending is None))),
        (say("tui-trick-number"), trick),
        (say("tui-stake"), none if view.stake is None else str(view.stake)),
        (say("tui-banker"), banker),
    )
    return Content.assemble(pairs, "   ", (pace, LABEL))


def _upcard_line(words: Catalog, view: View) -> Content:
    say, upcard = words.say, view.upcard
    shown = say("tui-none") if upcard is None else f"{code(upcard)} {short_name(words, upcard)}"
    tops = " ".join(code(card) for card in view.tops) or say("tui-none")
    return _pairs((say("tui-upcard"), shown), (say("tui-tops"), tops))


def _trick_line(words: Catalog, view: View, names: Sequence[str]) -> Content:
    say = words.say
    led = winning = say("tui-none")
    shown = _shown(view)
    if shown is not None:
        lead, card, winner = shown
        led = f"{SHAPES[lead.suit]} {say(f'suit-{lead.suit}')}"
        who = clip(names[winner], NAME)
        winning = say("tui-winning-card", card=f"{code(card)} {short_name(words, card)}", who=who)
    return Content.assemble(
        _pairs((say("tui-led"), led)),
        "   ",
        (f"{say('tui-winning')} ", LABEL),
        (winning, LIT),
    )


def _shown(view: View) -> tuple[Card, Card, int] | None:
    """The lead, the winning card and whose it is: of the trick that is played, or of the eighth."""
    board = view.board
    if board is None:
        return None
    laid, card, winner = board.laid, board.winning, board.winner
    if board.turn is None:
        laid, card, winner = (
            board.tricks[-1].laid,
            board.tricks[-1].winning,
            board.tricks[-1].winner,
        )
    if not laid or laid[0].card is None or card is None or winner is None:
        return None
    return laid[0].card, card, winner
