"""`papertiger madiao play`: a match in plain lines, against three bots."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from papertiger.cli import files, saying
from papertiger.cli.arguments import Wrong, draws
from papertiger.cli.madiao.asking import Asking
from papertiger.cli.madiao.looking import Looking, told_lines
from papertiger.cli.madiao.prompt import Left, Prompt
from papertiger.cli.madiao.sitting import sit_down
from papertiger.cli.madiao.table_lines import opening_lines
from papertiger.cli.records import NotKeptError, mark_over
from papertiger.kernel.game import Refused
from papertiger.madiao.events import HandSettled
from papertiger.room import solo
from papertiger.room.solo import Solo
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import refusal, scores
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
                asking = Asking(self.words, self.prompt, self._looking(match, told).look)
                move = asking.move(solo.view(match), solo.names(match))
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
                self.write(told_lines(self.words, event, names))
            self._between(match, told)
        self.write([final_line(self.words, match)])
        return match

    def _between(self, match: Solo, told: Sequence[solo.Told], *, resumed: bool = False) -> None:
        """After a hand let the person read who pays whom; whoever resumes there sees it again."""
        settled = told and any(isinstance(event, HandSettled) for event, _ in told[-1])
        if not settled or solo.over(match):
            return
        if resumed:
            for event, names in told[-1]:
                self.write(told_lines(self.words, event, names))
        self.prompt.enter(self.words.say("play-ask-next"), self._looking(match, told).look)

    def _looking(self, match: Solo, told: Sequence[solo.Told]) -> Looking:
        view, names = solo.view(match), solo.names(match)
        return Looking(self.words, self.prompt.write, view, names, told)
