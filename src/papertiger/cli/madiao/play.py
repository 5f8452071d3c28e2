"""`papertiger madiao play`: a match in plain lines, against three bots."""

import argparse
import random
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import assert_never

from papertiger import madiao
from papertiger.bots.madiao import BOTS, Chooser
from papertiger.cli.arguments import Wrong
from papertiger.cli.madiao.options import bots_from, options_from
from papertiger.cli.madiao.prompt import Left, Prompt
from papertiger.cli.madiao.table_lines import hand_line, opening_lines, table_lines
from papertiger.kernel import shuffle
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input, chance
from papertiger.madiao.cards import Card
from papertiger.madiao.events import PlayersSeated
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import Options
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake, View
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name, event_lines, refusal, scores

LONGEST_NAME = 24
HUMAN = 0


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Play a match; leaving the table is no error."""
    options = options_from(found, catalog)
    bots = bots_from(found.bots, 3, catalog)
    words = Catalog(catalog.language, "cli", "madiao", "play")
    names = _names(found.name, words)
    seed = secrets.randbelow(2**63) if found.seed is None else found.seed
    prompt = Prompt(words, input, _write)
    for line in opening_lines(words, options, names, bots):
        _write(line)
    match = Match(options, names, tuple(BOTS[bot] for bot in bots), seed, prompt)
    try:
        match.play()
    except Left:
        _write(words.say("play-bye"))
    # The seed decides every card, so it is said when no card is hidden any more.
    _write(words.say("play-seed", seed=str(seed)))
    return 0


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _names(name: str | None, words: Catalog) -> tuple[str, ...]:
    bots = words.say("play-bot-names").split()
    name = words.say("play-you") if name is None else name.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Wrong(words.say("cli-bad-name", most=LONGEST_NAME))
    if name.casefold() in (bot.casefold() for bot in bots):
        raise Wrong(words.say("cli-name-taken", name=name))
    return (name, *bots)


@dataclass(frozen=True, slots=True)
class Match:
    """A match between one person, player 0, and three bots, players 1 to 3."""

    options: Options
    names: tuple[str, ...]
    bots: tuple[Chooser, ...]
    seed: int
    prompt: Prompt

    def play(self) -> None:
        """Play to the end of the match; raises Left when the person goes."""
        source = shuffle.seed_of(self.seed)
        rngs = [random.Random(f"{self.seed}:{bot}") for bot in range(len(self.bots))]  # noqa: S311 bots, not secrets
        table = madiao.open(self.options, len(self.names))
        players: tuple[int, ...] = tuple(range(len(self.names)))
        shuffles = 0
        while not (waiting := madiao.waiting(table)).over:
            given: Input[Move]
            if waiting.chance is not None:
                given = chance(shuffle.order(source, shuffles, waiting.chance))
                shuffles += 1
            else:
                seat = waiting.seats[0]
                view = madiao.show(table, seat)
                player = players[seat]
                bot = player - 1
                move = self._choose(view) if player == HUMAN else self.bots[bot](view, rngs[bot])
                given = Act(seat, move)
            step = madiao.step(table, given, 0)
            if isinstance(step, Refused):
                self._write([refusal(self.prompt.words, step, self._by_seat(players))])
                continue
            table = step.table
            for event in step.events:
                told = madiao.tell(event, players.index(HUMAN))
                if isinstance(told, PlayersSeated):
                    players = told.players
                if told is not None:
                    self._write(event_lines(self.prompt.words, told, self._by_seat(players)))
        totals = madiao.show(table, None).totals
        final = scores(self.prompt.words, self._by_seat(players), totals)
        self._write([self.prompt.words.say("play-final", scores=final)])

    def _by_seat(self, players: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.names[player] for player in players)

    def _write(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.prompt.write(line)

    def _choose(self, view: View) -> Move:
        """Ask the person for the move that the table waits for."""
        ask, words = view.ask, self.prompt.words

        def table() -> None:
            self._write(table_lines(words, view, self._by_seat(view.players)))

        match ask:
            case AskStake():
                question = words.say("play-ask-stake", low=str(ask.low), high=str(ask.high))
                return NameStake(self.prompt.number(question, table))
            case AskCut():
                question = words.say("play-ask-cut", low=ask.low, high=ask.high)
                return Cut(self.prompt.number(question, table))
            case AskRedeal():
                return self._redeal(view, ask)
            case AskPlay():
                table()
                return self._card(view, table)
            case None:
                raise AssertionError("nothing is asked of this seat")
            case _:
                assert_never(ask)

    def _redeal(self, view: View, ask: AskRedeal) -> Move:
        """Ask only who may demand; the others keep their cards without a word."""
        words = self.prompt.words
        if not ask.may_demand:
            return WaiveRedeal()

        def hand() -> None:
            self.prompt.write(hand_line(words, view))

        hand()
        wanted = self.prompt.yes(words.say("play-ask-redeal"), hand)
        return DemandRedeal() if wanted else WaiveRedeal()

    def _card(self, view: View, table: Callable[[], None]) -> Move:
        """Ask for a card; before an exposed discard, ask whether it is meant."""
        words, board = self.prompt.words, view.board
        while True:
            card, face = self.prompt.card(words.say("play-ask-card"), view.hand, table)
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
        words, board = self.prompt.words, view.board
        winning = "" if board is None or board.winning is None else card_name(words, board.winning)
        fine = words.say("play-exposed-fine", switch=view.options.exposed_discard)
        question = words.say(
            "play-ask-exposed", card=card_name(words, card), winning=winning, fine=fine
        )
        return self.prompt.yes(question, lambda: None)
