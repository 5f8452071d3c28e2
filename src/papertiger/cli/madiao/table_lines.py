"""The Madiao table in plain lines: for pipes, screen readers and small terminals."""

from collections.abc import Sequence

from papertiger.madiao.cards import Card
from papertiger.madiao.options import Options, preset_of
from papertiger.madiao.tricks import Board, Face, discards
from papertiger.madiao.view import AskPlay, View
from papertiger.room.solo import Setting
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import bot_name, card_name, rules_list

Names = Sequence[str]


def opening_lines(words: Catalog, options: Options, setting: Setting) -> list[str]:
    """Who plays whom under which rules, and how to get help."""
    person = setting.names[setting.person]
    others = (name for name in setting.names if name != person)
    rivals = words.join(
        words.say("play-rival", name=name, bot=bot_name(words, bot))
        for name, bot in zip(others, setting.bots, strict=True)
    )
    rules = words.say(
        "play-rules",
        preset=preset_of(options),
        switches=rules_list(words, options),
        low=str(options.stake_min),
        high=str(options.stake_max),
    )
    return [
        words.say("play-welcome", name=person, bots=rivals),
        rules,
        words.say("play-more-help"),
    ]


def table_lines(words: Catalog, view: View, names: Names) -> list[str]:
    """The trick, the upcard and tops, what is led and winning, and the hand."""
    board = view.board
    if board is None or view.banker is None or view.stake is None or view.upcard is None:
        return [hand_line(words, view)] if view.hand else []
    tricks = words.join(f"{name} {won}" for name, won in zip(names, board.won, strict=True))
    tops = " ".join(view.tops)
    return [
        "",
        words.say(
            "play-trick",
            number=len(board.tricks) + 1,
            stake=str(view.stake),
            banker=names[view.banker],
            tricks=tricks,
        ),
        words.say("play-upcard", upcard=card_name(words, view.upcard), tops=tops),
        *_trick_lines(words, board, names),
        hand_line(words, view),
    ]


def _trick_lines(words: Catalog, board: Board, names: Names) -> list[str]:
    if board.winning is None or board.winner is None:
        return [words.say("play-led-nothing")]
    laid = words.join(
        f"{names[laid.seat]} {laid.card or words.say('play-face-down')}" for laid in board.laid
    )
    suit = words.say(f"suit-{board.winning.suit}")
    card, who = card_name(words, board.winning), names[board.winner]
    return [
        words.say("play-on-table", cards=laid),
        words.say("play-led", suit=suit, card=card, who=who),
    ]


def hand_line(words: Catalog, view: View) -> str:
    """The hand, numbered; a star marks cards that would win the trick as it stands."""
    cards = "  ".join(
        f"{number} {'*' if _wins(view, card) else ''}{card_name(words, card)}"
        for number, card in enumerate(view.hand, 1)
    )
    return words.say("play-hand", cards=cards)


def _wins(view: View, card: Card) -> bool:
    if view.board is None or not isinstance(view.ask, AskPlay):
        return False
    return (card, Face.UP) in view.ask.choices and not discards(view.board, card)
