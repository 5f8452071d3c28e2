"""Asking a person in plain lines for the move that a match of Madiao waits for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import assert_never

from papertiger.cli.madiao.prompt import Look, Prompt
from papertiger.cli.madiao.table_lines import hand_line, table_lines
from papertiger.madiao.cards import Card
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake, View
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name


@dataclass(frozen=True, slots=True)
class Asking:
    """Questions of a match; `look` takes what a person wants to see instead of answering."""

    words: Catalog
    prompt: Prompt
    look: Look

    def _write(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.prompt.write(line)

    def move(self, view: View, names: Sequence[str]) -> Move:
        """Ask the person for the move that the match waits for."""
        words, look = self.words, self.look
        ask = view.ask
        match ask:
            case AskStake():
                question = words.say("play-ask-stake", low=str(ask.low), high=str(ask.high))
                return NameStake(self.prompt.number(question, look))
            case AskCut():
                question = words.say("play-ask-cut", low=ask.low, high=ask.high)
                return Cut(self.prompt.number(question, look))
            case AskRedeal():
                return self._redeal(view, ask)
            case AskPlay():
                self._write(table_lines(words, view, names))
                if ask.barred:
                    self._write([words.say("ask-barred-from-last-trick")])
                return self._card(view)
            case None:
                raise AssertionError("nothing is asked of this seat")
            case _:
                assert_never(ask)

    def _redeal(self, view: View, ask: AskRedeal) -> Move:
        """Ask only who may demand; the others keep their cards without a word."""
        if not ask.may_demand:
            return WaiveRedeal()
        self.prompt.write(hand_line(self.words, view))
        wanted = self.prompt.yes(self.words.say("play-ask-redeal"), self.look)
        return DemandRedeal() if wanted else WaiveRedeal()

    def _card(self, view: View) -> Move:
        """Ask for a card; before an exposed discard, ask whether it is meant."""
        words, board = self.words, view.board
        while True:
            card, face = self.prompt.card(words.say("play-ask-card"), view.hand, self.look)
            choices = view.ask.choices if isinstance(view.ask, AskPlay) else ()
            exposes = (
                (card, face) in choices
                and face is Face.UP
                and board is not None
                and discards(board, card)
            )
            if not exposes or self._meant(view, card):
                return Play(card, face)

    def _meant(self, view: View, card: Card) -> bool:
        words, board = self.words, view.board
        winning = "" if board is None or board.winning is None else card_name(words, board.winning)
        fine = words.say("play-exposed-fine", switch=view.options.exposed_discard)
        question = words.say(
            "play-ask-exposed", card=card_name(words, card), winning=winning, fine=fine
        )
        return self.prompt.yes(question, self.look)
