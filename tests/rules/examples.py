"""The framed examples of the rules book, read so that the tests can run them.

Three kinds: `json`, a hand with its result in the paragraph below; `trick`, a trick card by card;
`settled`, a hand by what its payments depend on.
"""

import json
import re
from dataclasses import dataclass
from typing import Any

from papertiger.cli.madiao.score import Facts
from papertiger.madiao.cards import Card
from papertiger.madiao.options import Options, with_switches
from papertiger.madiao.tricks import Board, Face, Laid, Trick
from papertiger.text.book import MADIAO

FRAME = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RESULT = re.compile(r"\s*Result: `(\w+)`, payments `(.+?)`, next banker `(.+?)`\.")
SWITCHED = re.compile(r"(value|result)(?: under (\w+) (\w+))?")


@dataclass(frozen=True)
class Frame:
    """A framed example: its kind, its text, and the text after it."""

    kind: str
    text: str
    after: str

    @property
    def fields(self) -> dict[str, str]:
        """The lines of a frame by what stands before the colon; a line without is "plays"."""
        lines = (line.partition(": ") for line in self.text.splitlines())
        return {key if value else "plays": value or key for key, _, value in lines}


def frames(kind: str | None = None) -> list[Frame]:
    """The examples of the book, all or those of a kind."""
    book = MADIAO.path.read_text(encoding="utf-8")
    found = [Frame(match[1], match[2], book[match.end() :]) for match in FRAME.finditer(book)]
    return [frame for frame in found if kind in (None, frame.kind)]


def stated(frame: Frame) -> dict[str, Any]:
    """The result that the paragraph below a hand states."""
    match = RESULT.match(frame.after)
    assert match, frame.after[:100]
    ended_by, payments, next_banker = match.groups()
    return {
        "ended_by": ended_by,
        "payments": json.loads(payments),
        "next_banker": json.loads(next_banker),
    }


def owned(text: str) -> tuple[tuple[int, Card], ...]:
    """Seats and cards: "1 M9, 3 S8"."""
    parts = (item.split() for item in text.split(", ") if item)
    return tuple((int(seat), Card(card)) for seat, card in parts)


def facts(frame: Frame) -> Facts:
    """What a settled example says of its hand."""
    fields = frame.fields
    first, second = map(Card, fields["upcards"].split())
    won, exposed = owned(fields["won"]), owned(fields.get("exposed", ""))
    holders = [seat for seat, card in (*won, *exposed) if card is Card.HM]
    hundred = int(fields.get("hundred", holders[0] if holders else -1))
    return Facts(int(fields["banker"]), (first, second), won, exposed, hundred)


def stakes(frame: Frame) -> list[tuple[Options, str, tuple[int, ...]]]:
    """The values and results that a settled example states, with the switches of each."""
    found = []
    for key, text in frame.fields.items():
        match = SWITCHED.fullmatch(key)
        if match:
            switches = {match[2]: match[3]} if match[2] else {}
            numbers = tuple(map(int, text.split()))
            found.append((with_switches(Options(), switches), match[1], numbers))
    return found


def plays(text: str) -> list[tuple[int, Card, Face]]:
    """The plays of a trick: "0 M5, 1 M9 down"."""
    found = []
    for item in text.split(", "):
        seat, card, *face = item.split()
        found.append((int(seat), Card(card), Face(*face) if face else Face.UP))
    return found


def before(text: str, leader: int) -> Board:
    """The board before the eighth trick, when the seats have won that many of the first seven."""
    one, two, three, four = map(int, text.split())
    done = Trick((Laid(0, Card.M1),), 0, Card.M1)
    return Board(leader, tricks=(done,) * 7, won=(one, two, three, four))
