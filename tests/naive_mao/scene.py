"""A scene for the tests: who holds what, what lies where, and what is done."""

from typing import Any

from .cards import PACK
from .reading import Line
from .referee import Referee


class Scene:
    """A table whose cards are chosen; dealer 0. Acts are told as they happen.

    `hands` are lists of cards as text, all of one length; `stock` the cards after the upcard.
    """

    def __init__(
        self,
        hands: list[str],
        up: str,
        stock: str = "",
        *,
        referee: str = "referee",
        wins: list[int] | None = None,
        last: str = "",
        **options: Any,
    ) -> None:
        held = [hand.split() for hand in hands]
        seats, cards = len(held), len(held[0])
        deck = [held[(1 + n) % seats][turn] for turn in range(cards) for n in range(seats)]
        deck += [up, *stock.split()]
        rest = list(PACK)
        for card in [*deck, *last.split()]:
            rest.remove(card)
        line: Line = {
            "game": "mao",
            "seats": seats,
            "dealer": 0,
            "deal": cards,
            "referee": referee,
            "deck": [*deck, *rest, *last.split()],
            "options": {"min_deal": 2, **options},
            "wins": wins or [0] * seats,
        }
        self.referee = Referee()
        self.penalties: list[tuple[int, int, int | str, str]] = []
        """When, to whom, by whom, why."""
        self.refused: list[str] = []
        self.state: Line = {}
        self.take(line)

    def take(self, line: Line) -> None:
        """One line, and what came of it."""
        self.refused = []
        for answer in self.referee.take(line):
            if "state" in answer:
                self.state = answer["state"]
            elif "refused" in answer:
                self.refused.append(answer["refused"]["code"])
            else:
                told = (answer["at"], answer["seat"], answer["by"], answer["reason"])
                self.penalties.append(told)

    def do(self, at: int, seat: int, act: str, **keys: Any) -> None:
        """An act of a seat."""
        self.take({"at": at, "seat": seat, "do": act, **keys})

    def wait(self, at: int) -> None:
        """Time passes."""
        self.take({"at": at, "do": "wait"})

    def play(self, at: int, seat: int, card: str, **keys: Any) -> None:
        """A play."""
        self.do(at, seat, "play", card=card, **keys)

    def say(self, at: int, seat: int, text: str, **keys: Any) -> None:
        """An utterance."""
        self.do(at, seat, "say", text=text, **keys)

    def begin(self, at: int = 0, **keys: Any) -> None:
        """The first card is turned up and everybody looks, all at once."""
        self.do(at, 0, "turn_up", **keys)
        self.look(at)

    def look(self, at: int) -> None:
        """Everybody picks the cards up."""
        for seat in range(len(self.state["hands"])):
            self.do(at, seat, "look")

    def on_turn(self) -> int | None:
        """Whose turn it is."""
        turn: int | None = self.state["turn"]
        return turn

    def hand(self, seat: int) -> list[str]:
        """What a seat holds, sorted."""
        hands: list[list[str]] = self.referee.truth()["hands"]
        return hands[seat]
