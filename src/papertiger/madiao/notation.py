"""Madiao hands and matches as people write them down. [docs/notation.md]

A text is tags, then hands. Writing and reading are inverse; reading says by line and column what
was expected. Whether a hand follows the rules is for `hand_json.settle_hand` to say.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

import msgspec
from msgspec import Struct

from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import FinishedHand, ShownPlay
from papertiger.madiao.options import (
    ALLOWED,
    LARGEST_STAKE,
    PRESETS,
    Options,
    preset_of,
    with_switches,
)
from papertiger.madiao.tricks import Face

STOCK = len(CARDS) - laws.SEATS * laws.HAND
_CARDS = {card.value: card for card in CARDS}
_TOKEN = re.compile(r"\s+|;[^\n]*|[^\s;]+")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text and its place: `line` and `column` from 1; empty for the end."""

    text: str
    line: int
    column: int


class NotationError(ValueError):
    """What is wrong in a text: where, what was `found` ("" at the end), what was `expected`.

    `expected` is a code whose message the catalog has, `arguments` fill it.
    """

    def __init__(self, at: Word, expected: str, arguments: dict[str, str]) -> None:
        """A mistake and its place."""
        super().__init__(
            f"line {at.line}, column {at.column}: expected {expected}, found {at.text!r}"
        )
        self.line = at.line
        self.column = at.column
        self.found = at.text
        self.expected = expected
        self.arguments = arguments


class NotedHand(Struct, frozen=True):
    """A hand as it is written down; `stake` and `result` (stakes by seat) may be missing."""

    banker: int
    first: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    plays: tuple[ShownPlay, ...] = ()
    stake: int | None = None
    result: tuple[int, ...] | None = None


class NotedMatch(Struct, frozen=True):
    """Hands under the same rules; `players` by seat, empty when nobody is named."""

    options: Options
    hands: tuple[NotedHand, ...]
    players: tuple[str, ...] = ()


def noted(hand: FinishedHand) -> NotedHand:
    """A finished hand of the flow, to be written down."""
    deal = hand.deal
    result = hand.settlement.payments
    return NotedHand(
        deal.banker, deal.first, deal.hands, deal.stock, hand.plays, hand.stake, result
    )


def as_json(hand: NotedHand, options: Options) -> dict[str, object]:
    """The hand in the JSON form, for `settle_hand` and other programs."""
    return {
        "game": "madiao",
        "options": msgspec.to_builtins(options),
        "banker": hand.banker,
        "first": hand.first,
        "hands": [[card.value for card in cards] for cards in hand.hands],
        "stock": [card.value for card in hand.stock],
        "plays": [[play.seat, play.card.value, play.face.value] for play in hand.plays],
    }


def write(match: NotedMatch) -> str:
    """A match in notation."""
    preset = preset_of(match.options)
    base = PRESETS.get(preset, PRESETS["source"])
    lines = [f"[rules {preset if preset in PRESETS else 'source'}]"]
    for name, value in msgspec.to_builtins(match.options).items():
        if value != msgspec.to_builtins(base)[name]:
            lines.append(f"[{name} {str(value).lower()}]")
    if match.players:
        lines.append(f"[players {' | '.join(map(_tame, match.players))}]")
    for hand in match.hands:
        lines += ["", *_hand_lines(hand)]
    return "\n".join(lines) + "\n"


def _tame(name: str) -> str:
    """A name without the signs that would end it."""
    return " ".join(re.sub(r"[|;\[\]]", "_", name).split())


def _hand_lines(hand: NotedHand) -> Iterator[str]:
    stake = "" if hand.stake is None else f" stake {hand.stake}"
    yield f"banker {hand.banker} first {hand.first}{stake}"
    for seat, cards in enumerate(hand.hands):
        yield f"{seat}: {' '.join(cards)}"
    yield f"stock: {' '.join(hand.stock)}"
    for start in range(0, len(hand.plays), laws.SEATS):
        trick = hand.plays[start : start + laws.SEATS]
        laid = " ".join("-" * (play.face is Face.DOWN) + play.card for play in trick)
        yield f"{start // laws.SEATS + 1}. {trick[0].seat}: {laid}"
    if hand.result is not None:
        yield "= " + " ".join(f"{stakes:+d}" if stakes else "0" for stakes in hand.result)


@dataclass
class _Reader:
    """The words of a text that are still to be read."""

    words: list[Word]
    end: Word
    place: int = 0
    dealt: set[Card] = field(default_factory=set)

    def peek(self) -> str:
        """The next word, or an empty string at the end."""
        return self.words[self.place].text if self.place < len(self.words) else ""

    def next(self, expected: str, **arguments: str) -> Word:
        """The next word, which is wanted for what `expected` says."""
        if self.place == len(self.words):
            self.fail(expected, 0, **arguments)
        self.place += 1
        return self.words[self.place - 1]

    def word(self, text: str) -> None:
        """Read exactly this word."""
        if self.peek() != text:
            self.fail("word", word=text)
        self.place += 1

    def fail(self, expected: str, back: int = 0, **arguments: str) -> NoReturn:
        """Say what was expected at the next word (or `back` words before it)."""
        place = self.place - back
        word = self.words[place] if place < len(self.words) else self.end
        raise NotationError(word, expected, arguments)

    def number(self, low: int, high: int, expected: str, **arguments: str) -> int:
        """A whole number in this range."""
        text = self.next(expected, **arguments).text
        if not re.fullmatch(r"[+-]?[0-9]{1,9}", text) or not low <= int(text) <= high:
            self.fail(expected, back=1, **arguments)
        return int(text)

    def seat(self, ending: str = "") -> int:
        """A seat, 0 to 3, with what must follow it in the same word."""
        text = self.next("seat").text
        if text[:-1] + text[-1:] not in {f"{seat}{ending}" for seat in range(laws.SEATS)}:
            self.fail("leader" if ending else "seat", back=1)
        return int(text[0])

    def card(self) -> Card:
        """A card's code."""
        card = _CARDS.get(self.next("card").text)
        if card is None:
            self.fail("card", back=1)
        return card

    def at_card(self) -> bool:
        """Whether a card, face up or down, comes next."""
        return self.peek().removeprefix("-") in _CARDS


def read(text: str) -> NotedMatch:
    """The match that a text writes down; raises NotationError."""
    reader = _words(text)
    options, players = _tags(reader)
    hands = []
    while reader.peek():
        hands.append(_hand(reader, options))
    return NotedMatch(options, tuple(hands), players)


def _words(text: str) -> _Reader:
    words = []
    line, start = 1, 0
    for match in _TOKEN.finditer(text):
        token = match[0]
        if not token.isspace() and not token.startswith(";"):
            words.append(Word(token, line, match.start() - start + 1))
        if "\n" in token:
            line += token.count("\n")
            start = match.start() + token.rfind("\n") + 1
    return _Reader(words, Word("", line, len(text) - start + 1))


def _tags(reader: _Reader) -> tuple[Options, tuple[str, ...]]:
    """The rules, the players; switches count on top of the preset, wherever they stand."""
    options = PRESETS["source"]
    players: tuple[str, ...] = ()
    switches: dict[str, object] = {}
    while reader.peek().startswith("["):
        name = reader.next("tag").text.removeprefix("[")
        value = _tag_value(reader)
        if name == "players":
            players = _players(reader, value)
        elif name == "rules":
            if value not in PRESETS:
                reader.fail("preset", back=1, presets=", ".join(PRESETS))
            options = PRESETS[value]
        else:
            switches[name] = _setting(reader, name, value)
    try:
        return with_switches(options, switches), players
    except ValueError:
        reader.fail("setting", back=1, switch="stake_min", allowed=ALLOWED["stake_min"])


def _tag_value(reader: _Reader) -> str:
    words = []
    while True:
        text = reader.next("tag_end").text
        words.append(text.removesuffix("]"))
        if text.endswith("]"):
            return " ".join(words)


def _players(reader: _Reader, value: str) -> tuple[str, ...]:
    players = tuple(name.strip() for name in value.split("|"))
    if len(players) != laws.SEATS or not all(players):
        reader.fail("players", back=1)
    return players


def _setting(reader: _Reader, name: str, value: str) -> object:
    """The value of a switch; the two limits of the stake are only looked at together."""
    if name not in ALLOWED:
        reader.fail("switch", back=value.count(" ") + 2)
    plain: object = {"true": True, "false": False}.get(value, value)
    if re.fullmatch(r"[0-9]{1,9}", value):
        plain = int(value)
    together = {"stake_min": 2, "stake_max": LARGEST_STAKE} if name.startswith("stake_") else {}
    try:
        with_switches(PRESETS["source"], together | {name: plain})
    except ValueError:
        reader.fail("setting", back=1, switch=name, allowed=ALLOWED[name])
    return plain


def _hand(reader: _Reader, options: Options) -> NotedHand:
    reader.dealt.clear()
    reader.word("banker")
    banker = reader.seat()
    reader.word("first")
    first = reader.seat()
    stake = None
    if reader.peek() == "stake":
        reader.word("stake")
        low, high = options.stake_min, options.stake_max
        stake = reader.number(low, high, "stake", least=str(low), most=str(high))
        if not laws.stake_allowed(stake, low, high):
            reader.fail("stake", back=1, least=str(low), most=str(high))
    hands = _dealt(reader)
    reader.word("stock:")
    stock = _some_cards(reader, 2, STOCK)
    plays = tuple(_tricks(reader))
    result = None
    if reader.peek() == "=":
        reader.word("=")
        result = tuple(reader.number(-999, 999, "stakes") for _ in range(laws.SEATS))
    return _filled(reader, NotedHand(banker, first, hands, stock, plays, stake, result))


def _dealt(reader: _Reader) -> tuple[tuple[Card, ...], ...]:
    """The four hands, or nothing where they are left out."""
    if reader.peek() != "0:":
        return ()
    hands = []
    for seat in range(laws.SEATS):
        reader.word(f"{seat}:")
        hands.append(_some_cards(reader, laws.HAND, laws.HAND))
    return tuple(hands)


def _some_cards(reader: _Reader, least: int, most: int) -> tuple[Card, ...]:
    cards: list[Card] = []
    while len(cards) < least or (len(cards) < most and reader.peek() in _CARDS):
        cards.append(reader.card())
        if cards[-1] in reader.dealt:
            reader.fail("undealt", back=1)
        reader.dealt.add(cards[-1])
    return tuple(cards)


def _tricks(reader: _Reader) -> Iterator[ShownPlay]:
    number = 1
    while reader.peek() == f"{number}.":
        reader.word(f"{number}.")
        leader = reader.seat(":")
        for turn in range(laws.SEATS):
            if turn and not reader.at_card():
                return
            word = reader.next("play").text
            card = _CARDS.get(word.removeprefix("-"))
            if card is None:
                reader.fail("play", back=1)
            face = Face.DOWN if word.startswith("-") else Face.UP
            yield ShownPlay(laws.right_of(leader, turn), card, face)
        number += 1


def _filled(reader: _Reader, hand: NotedHand) -> NotedHand:
    """The hand with what was left out: hands from the plays, the stock from what is left."""
    hands = hand.hands or _hands_played(reader, hand.plays)
    named = [*(card for cards in hands for card in cards), *hand.stock]
    if len(set(named)) != len(named):
        reader.fail("once")
    rest = tuple(card for card in CARDS if card not in named)
    return msgspec.structs.replace(hand, hands=hands, stock=(*hand.stock, *rest))


def _hands_played(reader: _Reader, plays: Sequence[ShownPlay]) -> tuple[tuple[Card, ...], ...]:
    hands = tuple(
        tuple(play.card for play in plays if play.seat == seat) for seat in range(laws.SEATS)
    )
    if any(len(cards) != laws.HAND for cards in hands):
        reader.fail("hands")
    return tuple(tuple(sorted(cards, key=lambda card: card.place)) for cards in hands)
