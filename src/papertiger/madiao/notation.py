"""Madiao hands and matches as people write them down. [docs/notation.md]

A text is tags, then hands. Writing and reading are inverse; reading says by line and column what
was expected. Whether a hand follows the rules is for `hand_json.settle_hand` to say.
"""

import re
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, Card, repeated
from papertiger.madiao.events import FinishedHand, ShownPlay
from papertiger.madiao.handwriting import plain
from papertiger.madiao.notation_words import Reader, Word, reader_of
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
    """A name without the signs, wide or narrow, that would end it."""
    kept = ("_" if plain(letter) in "|;[]" else letter for letter in name)
    return " ".join("".join(kept).split())


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


def read(text: str) -> NotedMatch:
    """The match that a text writes down; raises NotationError."""
    reader = reader_of(text)
    options, players = _tags(reader)
    hands = []
    while reader.peek():
        hands.append(_hand(reader, options))
    return NotedMatch(options, tuple(hands), players)


def _tags(reader: Reader) -> tuple[Options, tuple[str, ...]]:
    """The rules, the players; switches count on top of the preset, wherever they stand."""
    options = PRESETS["source"]
    players: tuple[str, ...] = ()
    switches: dict[str, object] = {}
    last = reader.here()
    while reader.peek() == "[":
        reader.word("[")
        name = reader.next("tag")
        if name.text in ("[", "|", "]"):
            reader.fail("tag", name)
        value = _tag_value(reader)
        match name.text.lower():
            case "players":
                players = _players(reader, value)
            case "rules":
                options = PRESETS[_preset(reader, value)]
            case switch:
                last = value[0]
                switches |= _setting(reader, name, switch.replace("-", "_"), value)
    try:
        return with_switches(options, switches), players
    except ValueError:
        reader.fail("setting", last, switch="stake_min", allowed=ALLOWED["stake_min"])


def _tag_value(reader: Reader) -> list[Word]:
    """The words up to the bracket that ends a tag, and this."""
    words = []
    while reader.peek() != "]":
        if reader.peek() == "[":
            reader.fail("tag_end")
        words.append(reader.next("tag_end"))
    return [*words, reader.word("]")]


def _preset(reader: Reader, value: Sequence[Word]) -> str:
    preset = _said(value)
    if preset not in PRESETS:
        reader.fail("preset", value[0], presets=", ".join(PRESETS))
    return preset


def _said(value: Sequence[Word]) -> str:
    """What stands in a tag as one text, in small letters."""
    return " ".join(word.text.lower() for word in value[:-1])


def _players(reader: Reader, value: Sequence[Word]) -> tuple[str, ...]:
    """Four names, as they were written."""
    names: list[list[str]] = [[]]
    for word in value[:-1]:
        if word.text == "|":
            names.append([])
        else:
            names[-1].append(word.written)
    if len(names) != laws.SEATS or not all(names):
        reader.fail("players", value[-1])
    return tuple(" ".join(name) for name in names)


def _setting(reader: Reader, name: Word, switch: str, value: Sequence[Word]) -> dict[str, object]:
    """A switch and its value; the two limits of the stake are only looked at together."""
    if switch not in ALLOWED:
        reader.fail("switch", name)
    said = _said(value).replace("-", "_")
    found: object = {"true": True, "false": False}.get(said, said)
    if re.fullmatch(r"[0-9]{1,9}", said):
        found = int(said)
    together = {"stake_min": 2, "stake_max": LARGEST_STAKE} if switch.startswith("stake_") else {}
    try:
        with_switches(PRESETS["source"], together | {switch: found})
    except ValueError:
        reader.fail("setting", value[0], switch=switch, allowed=ALLOWED[switch])
    return {switch: found}


def _hand(reader: Reader, options: Options) -> NotedHand:
    reader.dealt.clear()
    reader.played.clear()
    reader.word("banker")
    banker = reader.seat()
    reader.word("first")
    first = reader.seat()
    stake = _stake(reader, options) if reader.peek() == "stake" else None
    hands = _dealt(reader)
    stock_at = reader.word("stock:")
    stock = _some_cards(reader, 2, STOCK)
    plays = tuple(_tricks(reader))
    result = None
    if reader.peek() == "=":
        reader.word("=")
        result = tuple(reader.number(-999, 999, "stakes") for _ in range(laws.SEATS))
    if not hands:
        hands = _hands_played(plays)
        if any(len(cards) != laws.HAND for cards in hands):
            reader.fail("hands", stock_at)
        reader.dealt += reader.played
    return _filled(reader, NotedHand(banker, first, hands, stock, plays, stake, result))


def _stake(reader: Reader, options: Options) -> int:
    """A stake within the limits of the rules. [MD-2.3]"""
    reader.word("stake")
    low, high = options.stake_min, options.stake_max
    limits = {"least": str(low), "most": str(high)}
    word = reader.here()
    stake = reader.number(low, high, "stake", **limits)
    if not laws.stake_allowed(stake, low, high):
        reader.fail("stake", word, **limits)
    return stake


def _dealt(reader: Reader) -> tuple[tuple[Card, ...], ...]:
    """The four hands, or nothing where they are left out."""
    if reader.peek() != "0:":
        return ()
    hands = []
    for seat in range(laws.SEATS):
        reader.word(f"{seat}:")
        hands.append(_some_cards(reader, laws.HAND, laws.HAND))
    return tuple(hands)


def _some_cards(reader: Reader, least: int, most: int) -> tuple[Card, ...]:
    cards: list[Card] = []
    while len(cards) < least or (len(cards) < most and reader.at_card()):
        cards.append(reader.card())
    return tuple(cards)


def _tricks(reader: Reader) -> Iterator[ShownPlay]:
    """The plays, trick by trick; the last of an unfinished hand may be short."""
    for number in range(1, laws.TRICKS + 1):
        if reader.peek() != f"{number}.":
            if not _hand_ends(reader):
                expected = "trick" if number > 1 else "first_trick"
                reader.fail(expected, number=str(number))
            return
        reader.word(f"{number}.")
        leader = reader.seat(":")
        for turn in range(laws.SEATS):
            if turn and _hand_ends(reader):
                return
            card, down = reader.play()
            face = Face.DOWN if down else Face.UP
            yield ShownPlay(laws.right_of(leader, turn), card, face)
    if not _hand_ends(reader):
        reader.fail("hand_end")


def _hand_ends(reader: Reader) -> bool:
    return reader.peek() in ("", "=", "banker")


def _filled(reader: Reader, hand: NotedHand) -> NotedHand:
    """The hand with the rest of its stock, which is what is left of the cards. [MD-1.1]"""
    named = [card for card, _ in reader.dealt]
    twice = repeated(named)
    if twice is not None:
        reader.fail("new_card", reader.dealt[twice][1])
    rest = tuple(card for card in CARDS if card not in named)
    return msgspec.structs.replace(hand, stock=(*hand.stock, *rest))


def _hands_played(plays: Sequence[ShownPlay]) -> tuple[tuple[Card, ...], ...]:
    """The hands that the plays show, each sorted. [MD-1.1]"""
    hands = ((play.card for play in plays if play.seat == seat) for seat in range(laws.SEATS))
    return tuple(tuple(sorted(cards, key=lambda card: card.place)) for cards in hands)
