"""A hand of Mao as a lesson lays it out, with who says and does what and when.

`stage` names the hands by seat, the first card (`up`) and what lies on top of the stock; the last
seat deals. A line of the script is `MS SEAT ACT`, so many milliseconds after what came before it,
or `MS wait`. An act is the name of a move as in docs/formats/mao-scenario.md with its fields:
`play 5S`, `play JC true` with the finger on it, `draw`, `call H`, `penalty 3 unnamed_spade`. What
is said is named by what it means, in whatever language: `say thanks`, `say 9S`, `say H`, `answer`.
Kinds of the learner's acts are acts, names of moves, `question` and `any`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, get_args

import msgspec

from papertiger import mao
from papertiger.bots.mao.words import Words, words_in
from papertiger.kernel.game import Refused, Step
from papertiger.kernel.inputs import Act, Input, Tick, chance
from papertiger.lessons.script import Script
from papertiger.lessons.stage import Timed
from papertiger.mao.cards import CARDS, Card
from papertiger.mao.moves import Deal, Move, Say
from papertiger.mao.options import Options, Referee
from papertiger.mao.speech import hear

PROMPT = 500
"""So long (ms) after what happened last the learner acts: a lesson's time waits for nobody."""

_MOVES: Mapping[str, Any] = MappingProxyType(
    {kind.__struct_config__.tag: kind for kind in get_args(Move)}
)


@dataclass(frozen=True, slots=True)
class MaoStage:
    """A hand with five players and a whole pack, seen from a seat; players call breaches."""

    hands: tuple[tuple[Card, ...], ...]
    pack: tuple[Card, ...]
    seat: int
    spoken: Words

    def opened(self) -> Step[Any, Any]:
        """The table when the cards are dealt."""
        seats, dealer = len(self.hands), len(self.hands) - 1
        options = Options(referee=Referee.PLAYERS)
        carried = mao.carried_type(dealer, (0,) * seats)
        table = mao.open(options, seats, carried)
        events: tuple[Any, ...] = ()
        deal: Input[Any] = Act(dealer, Deal(len(self.hands[0])))
        for given in (deal, chance(tuple(card.place for card in self.pack))):
            stepped = mao.step(table, given, 0)
            if isinstance(stepped, Refused):
                raise ValueError(f"refused: {stepped}")
            table, events = stepped.table, (*events, *stepped.events)
        return Step(table, events)

    def step(self, table: Any, given: Timed) -> Step[Any, Any] | Refused:
        """The game's own step."""
        return mao.step(table, given.input, given.at)

    def tell(self, event: Any) -> Any:
        """An event as the learner is told of it."""
        return mao.tell(event, self.seat)

    def show(self, table: Any) -> Any:
        """The learner's view."""
        return mao.show(table, self.seat)

    def scripted(self, table: Any, line: str, at: int) -> Sequence[Timed]:
        """Somebody acts, or time passes."""
        del table
        after, _, rest = line.partition(" ")
        if rest == "wait":
            return [Timed(Tick(), at + int(after))]
        seat, _, act = rest.partition(" ")
        move = self._move(act)
        if move is None:
            raise ValueError(f"{line!r} is no line of a lesson in Mao")
        return [Timed(Act(int(seat), move), at + int(after))]

    def own(self, table: Any, act: str, at: int) -> Timed | None:
        """An act of the learner's, who is never late."""
        del table
        move = self._move(act)
        return None if move is None else Timed(Act(self.seat, move), at + PROMPT)

    def fits(self, table: Any, act: str, kind: str) -> bool:
        """Whether an act is this one, or of that kind; what is said, by what it means."""
        del table
        move = self._move(act)
        if move is None:
            return False
        if kind in ("any", move.__struct_config__.tag):
            return True
        if kind == "question":
            return isinstance(move, Say) and hear(move.text).question
        if isinstance(move, Say):
            wanted = self._move(kind)
            return isinstance(wanted, Say) and _meant(wanted.text) == _meant(move.text)
        return kind not in _MOVES and move == self._move(kind)

    def _move(self, act: str) -> Any:
        """The move that a text writes down; None: it is none."""
        name, _, rest = act.partition(" ")
        kind = _MOVES.get(name)
        if kind is None:
            return None
        if kind is Say:
            return Say(self._said(rest)) if rest else None
        fields = kind.__struct_fields__
        values = rest.split(" ", len(fields) - 1) if rest else []
        if len(values) > len(fields):
            return None
        given = dict(zip(fields, values, strict=False))
        try:
            return msgspec.convert({"do": name, **given}, kind, strict=False)
        except msgspec.ValidationError:
            return None

    def _said(self, text: str) -> str:
        """What is said in the learner's language for a meaning; other words are as they are."""
        phrases = self.spoken.phrases
        fixed = {
            "thanks": phrases.thanks,
            "last_card": phrases.last_card,
            "name": phrases.name,
            "name_twice": phrases.name_twice,
            "bad_call": phrases.bad_call,
            "point_of_order": "point of order",
            "answer": self.spoken.answers[0],
            **{suit.value: said for suit, said in self.spoken.suits.items()},
            **{card.value: said for card, said in self.spoken.spades.items()},
        }
        return fixed.get(text, text)


def _meant(text: str) -> tuple[object, ...]:
    """What the game hears in a text, as something to compare."""
    heard = hear(text)
    return (
        heard.spades, heard.suits, heard.thanks, heard.once, heard.twice, heard.last_cards > 0,
        heard.point_of_order, heard.bad_call,
    )  # fmt: skip


def stage(script: Script, language: str) -> MaoStage:
    """The stage of a script, in whose language everybody speaks; raises ValueError."""
    named: dict[str, tuple[Card, ...]] = {}
    for line in filter(None, map(str.strip, script.stage.splitlines())):
        name, _, cards = line.partition(":")
        named[name] = tuple(map(Card, cards.split()))
    (up,), stock = named.pop("up"), named.pop("stock")
    hands = tuple(named[str(seat)] for seat in range(len(named)))
    dealt = [hands[seat][turn] for turn in range(len(hands[0])) for seat in range(len(hands))]
    known = (*dealt, up, *stock)
    rest = tuple(card for card in CARDS if card not in known)
    if len(known) + len(rest) != len(CARDS):
        raise ValueError("a card lies in two places")
    return MaoStage(hands, (*known, *rest), script.seat, words_in(language))


def written(move: Any) -> str:
    """A move of the learner's as an answer to a lesson."""
    fields = msgspec.to_builtins(move)
    name = fields.pop("do")
    values = (
        str(value).lower() if isinstance(value, bool) else str(value) for value in fields.values()
    )
    return " ".join((name, *values)).strip()
