"""`papertiger madiao play`: a match in plain lines, against three bots."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import assert_never

from papertiger.cli import files, saying
from papertiger.cli.arguments import Wrong, draws
from papertiger.cli.madiao.looking import Looking, ledger_lines
from papertiger.cli.madiao.prompt import Left, Look, Prompt
from papertiger.cli.madiao.sitting import sit_down
from papertiger.cli.madiao.table_lines import hand_line, opening_lines, table_lines
from papertiger.cli.records import NotKeptError, mark_over
from papertiger.kernel.game import Refused
from papertiger.madiao.cards import Card
from papertiger.madiao.events import HandSettled, Told
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake, View
from papertiger.room import solo
from papertiger.room.solo import Solo
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name, event_lines, refusal, scores
from papertiger.tui.clock import milliseconds

WORDS = ("cards", "cli", "clauses", "madiao", "painted", "play")
"""The parts of the catalog that a match in plain lines speaks with."""


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Play a match, new or unfinished; leaving the table is no error."""
    words = Catalog(catalog.language, *WORDS)
    prompt = Prompt(words, saying.ask, saying.say)
    try:
        kept, match = sit_down(found, catalog, prompt)
    except Left:
        saying.say(words.say("play-bye"))
        return 0
    play = (
        partial(_play_at_screen, pace=found.pace / 1_000)
        if draws(plain=found.plain)
        else _play_plainly
    )
    if kept is None:
        _say_seed(play(match, words, prompt, _forget), words)
        return 0
    with closing(kept):
        try:
            match = play(match, words, prompt, kept.keep)
        except NotKeptError as error:
            cause = error.__cause__ if isinstance(error.__cause__, OSError) else error
            why = files.why(cause, words)
            message = words.say("play-kept-no-further", file=kept.path.name, why=why)
            raise Wrong(message) from None
        if solo.over(match):
            mark_over(kept.path)
        _say_seed(match, words)
        saying.say(words.say("play-kept", file=kept.path.name))
    return 0


def _play_at_screen(
    match: Solo, words: Catalog, prompt: Prompt, keep: Callable[[bytes], None], *, pace: float
) -> Solo:
    from papertiger.tui.madiao import play

    table_words = Catalog(words.language, *WORDS, "tui")
    match = play(match, table_words, keep, pace)
    if solo.over(match):
        prompt.write(final_line(words, match))
    else:
        prompt.write(words.say("play-bye"))
    return match


def _play_plainly(
    match: Solo, words: Catalog, prompt: Prompt, keep: Callable[[bytes], None]
) -> Solo:
    options = match.recording.segments[0].header.options
    table = PlainTable(words, prompt, keep, milliseconds)
    if match.inputs:
        table.write([words.say("play-resumed")])
    table.write(opening_lines(words, options, match.setting))
    try:
        return table.play(match)
    except Left:
        saying.say(words.say("play-bye"))
    return match


def _say_seed(match: Solo, words: Catalog) -> None:
    """The seed decides every card, so it is said when no card is hidden any more."""
    if solo.over(match):
        saying.say(words.say("play-seed", seed=str(match.setting.seed)))


def final_line(words: Catalog, match: Solo) -> str:
    """The result of a match that is over."""
    final = scores(words, solo.names(match), solo.view(match).totals)
    return words.say("play-final", scores=final)


def _forget(lines: bytes) -> None:
    """Keep nothing: the record of this match cannot be written."""
    del lines


@dataclass(frozen=True, slots=True)
class PlainTable:
    """A table in plain lines; `clock` gives milliseconds, from whatever it counts."""

    words: Catalog
    prompt: Prompt
    keep: Callable[[bytes], None]
    clock: Callable[[], int]

    def write(self, lines: Iterable[str]) -> None:
        """Show some lines."""
        for line in lines:
            self.prompt.write(line)

    def play(self, match: Solo) -> Solo:
        """Play to the end of the match, which is returned; raises Left when the person goes."""
        told = list(solo.told_before(match))
        self._between(match, told, resumed=True)
        # Table time goes on from where it stood: what passed while nobody sat here does not count.
        offset = match.recording.now - self.clock()
        while not solo.over(match):
            if solo.asked(match):
                move = self._choose(match, Looking(self.words, self.prompt.write, match, told))
                happened = solo.act(match, move, self.clock() + offset)
                if isinstance(happened, Refused):
                    self.write([refusal(self.words, happened, solo.names(match))])
                    continue
            else:
                happened = solo.go_on(match, self.clock() + offset)
            self.keep(happened.added)
            match = happened.solo
            told.append(happened.told)
            for event, names in happened.told:
                self.write(self._lines(event, names))
            self._between(match, told)
        self.write([final_line(self.words, match)])
        return match

    def _lines(self, event: Told, names: Sequence[str]) -> list[str]:
        if isinstance(event, HandSettled):
            return ["", *ledger_lines(self.words, event, names)]
        return event_lines(self.words, event, names)

    def _between(self, match: Solo, told: Sequence[solo.Told], *, resumed: bool = False) -> None:
        """After a hand let the person read who pays whom; whoever resumes there sees it again."""
        settled = told and any(isinstance(event, HandSettled) for event, _ in told[-1])
        if not settled or solo.over(match):
            return
        if resumed:
            for event, names in told[-1]:
                self.write(self._lines(event, names))
        looking = Looking(self.words, self.prompt.write, match, told)
        self.prompt.enter(self.words.say("play-ask-next"), looking.look)

    def _choose(self, match: Solo, looking: Looking) -> Move:
        """Ask the person for the move that the match waits for."""
        view, words, look = solo.view(match), self.words, looking.look
        ask = view.ask
        match ask:
            case AskStake():
                question = words.say("play-ask-stake", low=str(ask.low), high=str(ask.high))
                return NameStake(self.prompt.number(question, look))
            case AskCut():
                question = words.say("play-ask-cut", low=ask.low, high=ask.high)
                return Cut(self.prompt.number(question, look))
            case AskRedeal():
                return self._redeal(view, ask, look)
            case AskPlay():
                self.write(table_lines(words, view, solo.names(match)))
                if ask.barred:
                    self.write([words.say("ask-barred-from-last-trick")])
                return self._card(view, look)
            case None:
                raise AssertionError("nothing is asked of this seat")
            case _:
                assert_never(ask)

    def _redeal(self, view: View, ask: AskRedeal, look: Look) -> Move:
        """Ask only who may demand; the others keep their cards without a word."""
        if not ask.may_demand:
            return WaiveRedeal()
        self.prompt.write(hand_line(self.words, view))
        wanted = self.prompt.yes(self.words.say("play-ask-redeal"), look)
        return DemandRedeal() if wanted else WaiveRedeal()

    def _card(self, view: View, look: Look) -> Move:
        """Ask for a card; before an exposed discard, ask whether it is meant."""
        words, board = self.words, view.board
        while True:
            card, face = self.prompt.card(words.say("play-ask-card"), view.hand, look)
            choices = view.ask.choices if isinstance(view.ask, AskPlay) else ()
            exposes = (
                (card, face) in choices
                and face is Face.UP
                and board is not None
                and discards(board, card)
            )
            if not exposes or self._meant(view, card, look):
                return Play(card, face)

    def _meant(self, view: View, card: Card, look: Look) -> bool:
        words, board = self.words, view.board
        winning = "" if board is None or board.winning is None else card_name(words, board.winning)
        fine = words.say("play-exposed-fine", switch=view.options.exposed_discard)
        question = words.say(
            "play-ask-exposed", card=card_name(words, card), winning=winning, fine=fine
        )
        return self.prompt.yes(question, look)
