"""A single hand as JSON: read, checked against the rules, settled. [docs/formats/madiao-hand.md]

Every problem of a hand is an `error` in its result, never an exception.
"""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from papertiger.madiao import laws, options
from papertiger.madiao.cards import CARDS, Card, repeated
from papertiger.madiao.options import ExposedDiscard, Options
from papertiger.madiao.settle import Deal, Line, Settlement, declared, played
from papertiger.madiao.tricks import Board, Face, choices, lay, opening, refusal

STOCK = len(CARDS) - laws.SEATS * laws.HAND
PLAYS = laws.SEATS * laws.TRICKS
KEYS = ("game", "options", "banker", "first", "hands", "stock", "plays")
FILES = "MD-1.3"
BOM = b"\xef\xbb\xbf"

Arguments: TypeAlias = dict[str, str | int]


class HandError(Exception):
    """What is wrong with a hand: a code, the clause, the arguments of the message, the play.

    `at` is the place in `plays`, counted from 0, or None when the mistake lies elsewhere.
    """

    def __init__(self, code: str, clause: str, arguments: Arguments, at: int | None = None) -> None:
        """A mistake in a hand."""
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.arguments = arguments
        self.at = at


class Hand(Struct, frozen=True):
    """A hand that has been read: the deal in the open, the options, and the plays as given."""

    deal: Deal
    options: Options
    plays: list[Any]


class Unfinished(Struct, frozen=True):
    """A hand in progress: the seat to play and what it may do."""

    turn: int
    legal: tuple[tuple[Card, Face], ...]


def settle_hand(data: object) -> Settlement | Unfinished:
    """Settle one hand in its JSON form, already decoded; raises HandError. [MD-6.1]"""
    hand = read_hand(data)
    ended = declared(hand.deal)
    if ended is not None:
        if hand.plays:
            clause = "MD-4.1" if ended.ended_by.value == "meld" else "MD-4.4"
            raise HandError("play_after_declaration", clause, {}, 0)
        return ended
    board, left = _play_out(hand)
    if board.turn is None:
        return played(hand.deal, board, hand.options)
    held = tuple(card for card in hand.deal.hands[board.turn] if card in left[board.turn])
    legal = choices(board, held, forbid=_forbids(hand.options))
    return Unfinished(board.turn, legal)


def _forbids(switches: Options) -> bool:
    return switches.exposed_discard is ExposedDiscard.FORBID


def _play_out(hand: Hand) -> tuple[Board, tuple[set[Card], ...]]:
    """The board after all plays, and the cards left in each hand. [MD-5.1] to [MD-5.6]"""
    board = opening(hand.deal.first)
    left = tuple(set(cards) for cards in hand.deal.hands)
    forbid = _forbids(hand.options)
    for at, play in enumerate(hand.plays):
        if board.turn is None:
            raise HandError("too_many_plays", "MD-5.1", {"most": PLAYS}, at)
        seat, card, face = _read_play(play, at)
        if seat != board.turn:
            clause = "MD-5.2" if board.laid else "MD-5.1"
            raise HandError("out_of_turn", clause, {"seat": seat, "turn": board.turn}, at)
        if card not in left[seat]:
            raise HandError(*_not_held(hand, seat, card), at)
        refused = refusal(board, card, face, forbid=forbid)
        if refused is not None:
            raise HandError(refused.code, refused.clause, refused.arguments, at)
        left[seat].remove(card)
        board = lay(board, card if face is Face.UP else None)
    return board, left


def _not_held(hand: Hand, seat: int, card: Card) -> tuple[str, str, Arguments]:
    played_before = card in hand.deal.hands[seat]
    code = "played_already" if played_before else "not_held"
    return code, "MD-5.2", {"seat": seat, "card": card}


def read_hand(data: object) -> Hand:
    """A hand from its decoded JSON: shape, cards, seats and options are checked. [MD-1.1]"""
    fields = _object(data)
    for key in KEYS:
        if key not in fields and key != "options":
            raise HandError("missing_key", FILES, {"key": key})
    if fields["game"] != "madiao":
        raise HandError("wrong_game", FILES, {"found": shown(fields["game"])})
    banker, first = (_seat(fields[key], key) for key in ("banker", "first"))
    hands, stock = _packets(fields["hands"], fields["stock"])
    plays = fields["plays"]
    if not isinstance(plays, list):
        raise HandError("not_a_list", FILES, {"key": "plays", "found": shown(plays)})
    return Hand(Deal(banker, first, hands, stock), _options(fields.get("options", {})), plays)


def _object(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise HandError("not_an_object", FILES, {"found": shown(data)})
    if "options" not in data:
        # The one key that may be left out: a slip in its name must not pass for leaving it out.
        strange = [key for key in data if isinstance(key, str) and key not in KEYS]
        slip = get_close_matches("options", strange, n=1)
        if slip:
            raise HandError("unknown_key", FILES, {"key": slip[0], "meant": "options"})
    return data


def _seat(value: object, key: str, at: int | None = None) -> int:
    if type(value) is not int or not 0 <= value < laws.SEATS:
        raise HandError("bad_seat", "MD-2.1", {"key": key, "found": shown(value)}, at)
    return value


def _packets(hands: object, stock: object) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The four hands and the stock: eight cards each, forty different ones in all."""
    if not isinstance(hands, list) or len(hands) != laws.SEATS:
        raise HandError("not_four_hands", "MD-2.1", {"found": shown(hands)})
    dealt = tuple(
        _cards(cards, f"hands[{seat}]", laws.HAND, "MD-3.2") for seat, cards in enumerate(hands)
    )
    rest = _cards(stock, "stock", STOCK, "MD-3.3")
    cards = [card for packet in (*dealt, rest) for card in packet]
    twice = repeated(cards)
    if twice is not None:
        packets = [f"hands[{seat}]" for seat in range(laws.SEATS)] + ["stock"]
        card, before = cards[twice], packets[cards.index(cards[twice]) // laws.HAND]
        where = packets[twice // laws.HAND]
        raise HandError("card_twice", "MD-1.1", {"card": card, "where": where, "before": before})
    return dealt, rest


def _cards(value: object, where: str, count: int, clause: str) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise HandError("not_a_list", FILES, {"key": where, "found": shown(value)})
    try:
        cards = tuple(map(_BY_CODE.__getitem__, value))
    except (KeyError, TypeError):
        cards = tuple(_card(code, f"{where}[{place}]") for place, code in enumerate(value))
    if len(cards) != count:
        counts: Arguments = {"where": where, "count": count, "found": len(cards)}
        raise HandError("wrong_count", clause, counts)
    return cards


_BY_CODE = {card.value: card for card in CARDS}
_FACES = {face.value: face for face in Face}


def _card(value: object, where: str, at: int | None = None) -> Card:
    card = _BY_CODE.get(value) if isinstance(value, str) else None
    if card is None:
        raise HandError("unknown_card", FILES, {"where": where, "found": shown(value)}, at)
    return card


def _read_play(play: Any, at: int) -> tuple[int, Card, Face]:
    """A play; the common case first, since most of the time of settling a file goes here."""
    try:
        seat, code, side = play
        if type(play) is list and type(seat) is int and 0 <= seat < laws.SEATS:
            return seat, _BY_CODE[code], _FACES[side]
    except (TypeError, ValueError, KeyError):
        pass
    return _read_odd_play(play, at)


def _read_odd_play(play: object, at: int) -> tuple[int, Card, Face]:
    """What is wrong with a play, or the play."""
    if not isinstance(play, list) or len(play) != 3:
        raise HandError("bad_play", FILES, {"found": shown(play)}, at)
    seat = _seat(play[0], f"plays[{at}][0]", at)
    card = _card(play[1], f"plays[{at}][1]", at)
    face = _FACES.get(play[2]) if isinstance(play[2], str) else None
    if face is None:
        raise HandError("bad_face", "MD-5.2", {"found": shown(play[2])}, at)
    return seat, card, face


def _options(value: object) -> Options:
    if not isinstance(value, dict):
        raise HandError("options_not_an_object", FILES, {"found": shown(value)})
    if not value:
        return options.PRESETS["source"]
    for key in value:
        if key not in options.CLAUSES:
            raise HandError("unknown_option", FILES, {"key": shown(key)})
    try:
        return msgspec.convert(value, Options)
    except msgspec.ValidationError:
        key = next((key for key in value if not _fits({key: value[key]})), next(iter(value)))
        found, allowed = shown(value[key]), options.ALLOWED[key]
        wrong: Arguments = {"key": key, "found": found, "allowed": allowed}
        raise HandError("bad_option", options.CLAUSES[key], wrong) from None


def _fits(fields: dict[str, Any]) -> bool:
    try:
        msgspec.convert(fields, Options)
    except msgspec.ValidationError:
        return False
    return True


def shown(value: object) -> str:
    """A value from a file, short and printable, for a message."""
    try:
        text = msgspec.json.encode(value).decode()
    except (ValueError, OverflowError, RecursionError):
        text = ascii(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def result_of(ended: Settlement | Unfinished) -> dict[str, Any]:
    """The result of a hand in the JSON form."""
    if isinstance(ended, Unfinished):
        return {
            "ended_by": "unfinished",
            "payments": None,
            "banker_keeps": False,
            "next_banker": None,
            "lines": [],
            "legal": ended.legal,
        }
    return {
        "ended_by": ended.ended_by,
        "payments": ended.payments,
        "banker_keeps": ended.banker_keeps,
        "next_banker": ended.next_banker,
        "lines": [_line(line) for line in ended.lines],
    }


def _line(line: Line) -> dict[str, Any]:
    return {"from": line.payer, "to": line.payee, "stakes": line.stakes, "rule": line.clause}


def split_hands(data: bytes) -> Iterator[object | HandError]:
    """The hands of a file: one JSON value, an array of them, or JSON Lines; each decoded.

    A line that is not JSON comes as its HandError, in its place; the others are read. A file that
    is one broken value comes as one HandError.
    """
    data = data.removeprefix(BOM)
    whole = _decoded(data)
    if not isinstance(whole, HandError):
        yield from whole if isinstance(whole, list) else (whole,)
        return
    lines = [(n, line) for n, line in enumerate(data.split(b"\n"), 1) if line.strip()]
    if len(lines) <= 1 or not _are_lines([line.removeprefix(BOM).strip() for _, line in lines]):
        yield whole
        return
    for number, line in lines:
        yield _decoded(line.removeprefix(BOM), number)


def _are_lines(lines: list[bytes]) -> bool:
    """Whether a file that is not one JSON value is JSON Lines: told by how its lines look.

    One broken hand printed over several lines, or a broken array with a hand a line, is not.
    """
    if all(line.startswith(b"{") and not line.endswith(b",") for line in lines):
        return len(lines) > 1
    inner = lines[: -2 if lines[-1] == b"]" else -1]
    if lines[0].startswith(b"[") and all(line.endswith((b",", b"[")) for line in inner):
        return False
    if any(line.startswith(b"{") and line.endswith(b"}") for line in lines):
        return True
    return not any(isinstance(_decoded(line), HandError) for line in lines)


def _decoded(data: bytes, line: int = 1) -> object | HandError:
    """One JSON value; `line` is where `data` begins in its file."""
    try:
        value: object = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        before = data[: _place_of(error, data)]
        column = len(before.rpartition(b"\n")[2].decode(errors="replace")) + 1
        where: Arguments = {"line": line + before.count(b"\n"), "column": column}
        return HandError("not_json", FILES, where)
    return value


def _place_of(error: Exception, data: bytes) -> int:
    """How many bytes of `data` are before the mistake; all of them when it ends too early."""
    try:
        data.decode()
    except UnicodeDecodeError as wrong:
        return wrong.start
    place = str(error).rpartition("(byte ")[2].removesuffix(")")
    return int(place) if place.isdecimal() else len(data)
