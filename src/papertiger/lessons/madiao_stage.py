"""A hand of Madiao as a lesson lays it out: in notation, dealt and played through the flow.

A line of the script is `deal`, after which all keep their cards, or the card that whoever is on
turn plays, as notation has it: `M9`, face down `-M9`. The learner's acts are written like that,
too. Kinds of them are such a card, `down`, `exposes` (face up, without beating), `beats`, `any`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from papertiger import madiao
from papertiger.kernel.game import Refused, Step
from papertiger.kernel.inputs import Act
from papertiger.lessons.script import Script
from papertiger.lessons.stage import Timed
from papertiger.madiao import notation, staging
from papertiger.madiao.cards import Card
from papertiger.madiao.handwriting import card_of
from papertiger.madiao.moves import Play
from papertiger.madiao.notation import NotedMatch
from papertiger.madiao.tricks import Face, discards

STAKE = 2
"""For a hand that names none."""


@dataclass(frozen=True, slots=True)
class MadiaoStage:
    """The one hand of a text in notation, seen from a seat."""

    match: NotedMatch
    seat: int

    def opened(self) -> Step[Any, Any]:
        """The table before the deal."""
        return staging.opening(self.match, self.match.hands[0], STAKE)

    def step(self, table: Any, given: Timed) -> Step[Any, Any] | Refused:
        """The game's own step."""
        return madiao.step(table, given.input, given.at)

    def tell(self, event: Any) -> Any:
        """An event as the learner is told of it."""
        return madiao.tell(event, self.seat)

    def show(self, table: Any) -> Any:
        """The learner's view."""
        return madiao.show(table, self.seat)

    def scripted(self, table: Any, line: str, at: int) -> Sequence[Timed]:
        """The deal, or a card of whoever is on turn; Madiao has no clock."""
        del at
        hand = self.match.hands[0]
        if line == "deal":
            return [Timed(staging.deal(hand)), *map(Timed, staging.kept(hand))]
        play = _play(line)
        if play is None:
            raise ValueError(f"{line!r} is no line of a lesson in Madiao")
        return [Timed(Act(madiao.waiting(table).seats[0], play))]

    def own(self, table: Any, act: str, at: int) -> Timed | None:
        """A card of the learner's."""
        del table, at
        play = _play(act)
        return None if play is None else Timed(Act(self.seat, play))

    def fits(self, table: Any, act: str, kind: str) -> bool:
        """Whether a play is this card that way up, or of that kind."""
        play, board = _play(act), self.show(table).board
        if play is None or board is None:
            return False
        beats = play.face is Face.UP and not discards(board, play.card)
        match kind:
            case "any":
                return True
            case "down":
                return play.face is Face.DOWN
            case "beats":
                return beats
            case "exposes":
                return play.face is Face.UP and not beats
            case _:
                wanted = _play(kind)
                if wanted is None:
                    raise ValueError(f"{kind!r} is no kind of play")
                return play == wanted


def stage(script: Script) -> MadiaoStage:
    """The stage of a script; raises notation.NotationError for a hand that is none."""
    return MadiaoStage(notation.read(script.stage), script.seat)


def written(card: Card, face: Face) -> str:
    """A play as an answer to a lesson."""
    return f"{'-' * (face is Face.DOWN)}{card.value}"


def _play(text: str) -> Play | None:
    card = card_of(text.removeprefix("-"))
    return None if card is None else Play(card, Face.DOWN if text[:1] == "-" else Face.UP)
