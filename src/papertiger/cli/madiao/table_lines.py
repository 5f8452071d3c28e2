"""The Madiao table in plain lines: for pipes, screen readers and small terminals."""

from collections.abc import Iterator, Sequence

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
    return [
        words.say("play-welcome", name=person, bots=rivals),
        rules_line(words, options),
        words.say("play-more-help"),
    ]


def rules_line(words: Catalog, options: Options) -> str:
    """The rules of a table in one line."""
    low, high = str(options.stake_min), str(options.stake_max)
    switches = rules_list(words, options)
    preset = preset_of(options)
    return words.say("play-rules", preset=preset, switches=switches, low=low, high=high)


def table_lines(words: Catalog, view: View, names: Names) -> list[str]:
    """The trick, the upcard and tops, what is led and winning, and the hand."""
    board = view.board
    if board is None or view.banker is None or view.stake is None or view.upcard is None:
        return list(_early_lines(words, view, names))
    tricks = words.join(f"{name} {won}" for name, won in zip(names, board.won, strict=True))
    return [
        "",
        words.say(
            "play-trick",
            number=len(board.tricks) + 1,
            stake=str(view.stake),
            banker=names[view.banker],
            tricks=tricks,
        ),
        _upcard_line(words, view.upcard, view.tops),
        *_trick_lines(words, board, names),
        hand_line(words, view),
    ]


def _early_lines(words: Catalog, view: View, names: Names) -> Iterator[str]:
    """What there is to see before the first lead."""
    if view.banker is not None:
        who = names[view.banker]
        yield words.say("event-banker-chosen", who=who)
        if view.stake is not None:
            yield words.say("event-stake-named", who=who, stake=str(view.stake))
    if view.upcard is not None:
        yield _upcard_line(words, view.upcard, view.tops)
    if view.hand:
        yield hand_line(words, view)


def _upcard_line(words: Catalog, upcard: Card, tops: Sequence[Card]) -> str:
    return words.say("play-upcard", upcard=card_name(words, upcard), tops=" ".join(tops))


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
