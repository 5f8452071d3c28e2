"""Help on a card: its four names, what is painted on it, and what it is worth in a hand.

Needs the parts "cards", "madiao", "painted" and "play" of the catalog.
"""

from papertiger.madiao.cards import CARDS, LOWEST, REDS, SECONDS, TOPS, Card
from papertiger.madiao.names import NAMES
from papertiger.madiao.options import HundredBonus, Sets
from papertiger.madiao.patterns import HONOURS
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskPlay, View
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name, hero


def name_lines(words: Catalog, card: Card) -> list[str]:
    """The card's four names, its pinyin, its suit, and the hero or the figure on it."""
    names, say = NAMES[card], words.say
    lines = [
        say("card-name-english", name=names.english),
        say("card-name-russian", name=names.russian),
        say("card-name-traditional", name=names.traditional),
        say("card-name-simplified", name=names.simplified),
        say("card-name-pinyin", name=names.pinyin),
    ]
    painted = hero(words, card)
    if painted:
        lines.append(say("card-hero", name=painted))
    else:
        lines.append(say("card-figure", name=say(f"painted-{card}")))
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
    lines = [say("card-worth-rank", suit=say(f"suit-{card.suit}"), place=place, all=count)]
    if card in REDS:
        lines.append(say("card-worth-red"))
    if card in LOWEST:
        lines.append(say("card-worth-lowest"))
    return lines


def _upcard_lines(words: Catalog, view: View, card: Card) -> list[str]:
    say = words.say
    lines = []
    if card == view.upcard:
        lines.append(say("card-worth-upcard"))
    elif card in view.tops:
        lines.append(say("card-worth-top"))
    elif card in TOPS and not view.tops:
        lines.append(say("card-worth-top-of-suit"))
    if card in SECONDS and card != view.upcard:
        top = card_name(words, TOPS[SECONDS.index(card)])
        lines.append(say("card-worth-second", top=top))
    return lines


def _honour_lines(words: Catalog, view: View, card: Card) -> list[str]:
    say, options = words.say, view.options
    lines = []
    if card is Card.HM:
        bonus = str(options.hundred_bonus)
        lines += [
            say("card-worth-hundred-short"),
            say("card-worth-hundred-lost"),
            say("card-worth-hundred-won", switch=bonus),
        ]
        if options.hundred_bonus is HundredBonus.EXACTLY_TWO:
            lines.append(say("card-worth-hundred-edge"))
        lines.append(say("card-worth-hundred-meld"))
    if 1 << card.place & HONOURS:
        lines.append(say("card-worth-three-honours"))
    if 1 << card.place & HONOURS or card is Card.C0:
        stack = options.sets is Sets.STACK
        lines.append(say("card-worth-four-honours", switch="stack" if stack else "dearest"))
    return lines


def _trick_lines(words: Catalog, view: View, card: Card) -> list[str]:
    say, ask, board = words.say, view.ask, view.board
    if card not in view.hand or not isinstance(ask, AskPlay) or board is None:
        return []
    if (card, Face.UP) not in ask.choices:
        return [say("card-worth-down-only")]
    if board.winning is None:
        return [say("card-worth-lead")]
    if discards(board, card):
        fine = say("play-exposed-fine", switch=view.options.exposed_discard)
        winning = card_name(words, board.winning)
        return [say("card-worth-exposes", winning=winning, fine=fine)]
    return [say("card-worth-beats")]
