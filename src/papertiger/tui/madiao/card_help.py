"""Help on a card: its four names, what is painted on it, and what it is worth in this hand."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from papertiger.madiao.cards import CARDS, LOWEST, REDS, SECONDS, TOPS, Card
from papertiger.madiao.names import NAMES
from papertiger.madiao.options import HundredBonus, Sets
from papertiger.madiao.patterns import HONOURS
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskPlay, View
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name, hero
from papertiger.tui.madiao.cards import Marks, Size, code, draw, neighbour
from papertiger.tui.madiao.cells import stacked
from papertiger.tui.madiao.prose import Prose
from papertiger.tui.madiao.sheets import Sheet

PICTURE = Size(14, 11)


class CardSheet(Sheet):
    """Help on a card; left and right go through the whole pack."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)"),
        Binding("right", "turn(1)"),
        Binding("question_mark,enter,space", "close"),
    ]

    def __init__(self, words: Catalog, view: View, card: Card) -> None:
        """`view`: what the card is worth depends on the hand."""
        super().__init__(words, "", words.say("tui-hint-card"))
        self.view = view
        self.card = card

    def body(self) -> ComposeResult:
        """The card, and the text about it, to be scrolled."""
        with Horizontal(classes="beside"):
            yield Static(id="drawn")
            with VerticalScroll(classes="scroll"):
                yield Prose(id="card")

    def on_mount(self) -> None:
        """Show the first card."""
        self.query_one(VerticalScroll).focus()
        self._show()

    def action_turn(self, steps: int) -> None:
        """Go to another card."""
        self.card = neighbour(self.card, steps)
        self._show()

    def _show(self) -> None:
        title = f"{code(self.card)}  {card_name(self.words, self.card).partition(' ')[2]}"
        self.query_one(".heading", Static).update(Content(title))
        drawn = draw(self.words, self.card, PICTURE, Marks())
        self.query_one("#drawn", Static).update(stacked(drawn))
        lines = [
            *name_lines(self.words, self.card),
            "",
            *(f"· {line}" for line in worth_lines(self.words, self.view, self.card)),
        ]
        self.query_one("#card", Prose).update(Content("\n".join(lines)))


def name_lines(words: Catalog, card: Card) -> list[str]:
    """The card's four names, its pinyin, its suit, and the hero or the figure on it."""
    names, say = NAMES[card], words.say
    lines = [
        say("tui-name-english", name=names.english),
        say("tui-name-russian", name=names.russian),
        say("tui-name-traditional", name=names.traditional),
        say("tui-name-simplified", name=names.simplified),
        say("tui-name-pinyin", name=names.pinyin),
    ]
    painted = hero(words, card)
    if painted:
        lines.append(say("tui-hero", name=painted))
    else:
        lines.append(say("tui-figure", name=say(f"painted-{card}")))
    return lines


def worth_lines(words: Catalog, view: View, card: Card) -> list[str]:
    """What the card is worth: in its suit, in this hand, in this trick."""
    return [
        *_rank_lines(words, card),
        *_upcard_lines(words, view, card),
        *_honour_lines(words, view, card),
        *_trick_lines(words, view, card),
    ]


def _rank_lines(words: Catalog, card: Card) -> list[str]:
    say = words.say
    suit = [each for each in CARDS if each.suit is card.suit]
    place, count = str(suit.index(card) + 1), str(len(suit))
    lines = [say("tui-worth-rank", suit=say(f"suit-{card.suit}"), place=place, all=count)]
    if card in REDS:
        lines.append(say("tui-worth-red"))
    if card in LOWEST:
        lines.append(say("tui-worth-lowest"))
    return lines


def _upcard_lines(words: Catalog, view: View, card: Card) -> list[str]:
    say = words.say
    lines = []
    if card == view.upcard:
        lines.append(say("tui-worth-upcard"))
    elif card in view.tops:
        lines.append(say("tui-worth-top"))
    elif card in TOPS and not view.tops:
        lines.append(say("tui-worth-top-of-suit"))
    if card in SECONDS and card != view.upcard:
        top = card_name(words, TOPS[SECONDS.index(card)])
        lines.append(say("tui-worth-second", top=top))
    return lines


def _honour_lines(words: Catalog, view: View, card: Card) -> list[str]:
    say, options = words.say, view.options
    lines = []
    if card is Card.HM:
        bonus = str(options.hundred_bonus)
        lines += [
            say("tui-worth-hundred-short"),
            say("tui-worth-hundred-lost"),
            say("tui-worth-hundred-won", switch=bonus),
        ]
        if options.hundred_bonus is HundredBonus.EXACTLY_TWO:
            lines.append(say("tui-worth-hundred-edge"))
        lines.append(say("tui-worth-hundred-meld"))
    if 1 << card.place & HONOURS:
        lines.append(say("tui-worth-three-honours"))
    if 1 << card.place & HONOURS or card is Card.C0:
        stack = options.sets is Sets.STACK
        lines.append(say("tui-worth-four-honours", switch="stack" if stack else "dearest"))
    return lines


def _trick_lines(words: Catalog, view: View, card: Card) -> list[str]:
    say, ask, board = words.say, view.ask, view.board
    if card not in view.hand or not isinstance(ask, AskPlay) or board is None:
        return []
    if (card, Face.UP) not in ask.choices:
        return [say("tui-worth-down-only")]
    if board.winning is None:
        return [say("tui-worth-lead")]
    if discards(board, card):
        fine = say("play-exposed-fine", switch=view.options.exposed_discard)
        winning = card_name(words, board.winning)
        return [say("tui-worth-exposes", winning=winning, fine=fine)]
    return [say("tui-worth-beats")]
