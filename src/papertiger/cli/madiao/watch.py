"""`papertiger madiao watch`: matches among bots."""

import argparse
import math
import secrets
import sys
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from papertiger.bots.madiao import BOTS
from papertiger.bots.madiao.arena import Played, play_match
from papertiger.cli import saying
from papertiger.cli.arguments import bots_from
from papertiger.cli.madiao.options import options_from
from papertiger.kernel.shuffle import seed_of
from papertiger.madiao import laws
from papertiger.madiao.options import preset_of
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import scores


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Play the matches and print a line for each, JSON or words, and a summary in words."""
    options = options_from(found, catalog)
    bots = bots_from(found.bots, laws.SEATS, BOTS, catalog)
    seed = secrets.randbelow(2**63) if found.seed is None else found.seed
    choosers = [BOTS[bot] for bot in bots]
    preset = preset_of(options)
    words = Catalog(catalog.language, "cli", "madiao")
    numbers = _with_progress(range(1, found.matches + 1), found.matches, catalog)
    totals = []
    for number in numbers:
        played = play_match(options, choosers, seed_of(f"{seed}:{number}"))
        totals.append(played.totals)
        if found.json:
            sys.stdout.write(_json_line(number, seed, preset, bots, played) + "\n")
        else:
            saying.say(_line(number, bots, played, words))
    if not found.json:
        means = ", ".join(
            f"{bot} {_mean(money)}"
            for bot, money in zip(bots, zip(*totals, strict=True), strict=True)
        )
        done = catalog.say("cli-matches-done", count=found.matches, preset=preset, means=means)
        saying.say(done)
    return 0


def _json_line(number: int, seed: int, preset: str, bots: Sequence[str], played: Played) -> str:
    """One match: `totals` is the money of each bot, in the order of `bots`."""
    fields = {
        "match": number,
        "seed": seed,
        "preset": preset,
        "bots": bots,
        "totals": played.totals,
        "hands": played.hands,
        "deals": played.deals,
        "ending": played.ending,
    }
    return msgspec.json.encode(fields).decode()


def _line(number: int, bots: Sequence[str], played: Played, words: Catalog) -> str:
    result = scores(words, bots, played.totals)
    return words.say("cli-match", number=str(number), hands=played.hands, scores=result)


def _mean(money: Sequence[int]) -> str:
    """The mean and its standard error."""
    count = len(money)
    mean = sum(money) / count
    if count == 1:
        return f"{mean:+.2f}"
    variance = sum((amount - mean) ** 2 for amount in money) / (count - 1)
    return f"{mean:+.2f} ({math.sqrt(variance / count):.2f})"


def _with_progress(numbers: Iterable[int], total: int, catalog: Catalog) -> Iterator[int]:
    """The numbers, with a progress bar on standard error when that is a terminal."""
    if not sys.stderr.isatty() or sys.stdout.isatty():
        yield from numbers
        return
    from rich.console import Console  # noqa: PLC0415 only a terminal needs it
    from rich.progress import Progress  # noqa: PLC0415 only a terminal needs it

    label = catalog.say("cli-progress")
    # Without redirection: what goes to standard output must get there.
    progress = Progress(console=Console(stderr=True), redirect_stdout=False, redirect_stderr=False)
    with progress:
        yield from progress.track(numbers, description=label, total=total)
