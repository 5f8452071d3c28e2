"""Whether the shuffles of a record are those of its seed."""

import argparse

from papertiger import mao
from papertiger.cli import records
from papertiger.cli.arguments import Wrong
from papertiger.cli.games.reading import path_of
from papertiger.cli.records import SettingError
from papertiger.kernel import shuffle
from papertiger.kernel.inputs import Chance
from papertiger.kernel.journal import Segment
from papertiger.text.catalog import Catalog


def said_of_shuffles(
    found: argparse.Namespace, segments: tuple[Segment, ...], catalog: Catalog
) -> str:
    """What is to be said of the shuffles; Wrong when they are not those of a known seed."""
    game, carried = segments[0].header.game, segments[0].header.carried
    if game == mao.name and carried is not None and not carried.deals:
        # A scenario begins at the deal, with a dealer and cards of its own.
        return catalog.say("cli-unchecked-scenario")
    number: int | str | None = found.seed
    if number is None:
        try:
            number = records.setting_of(path_of(found.file)).seed
        except SettingError:
            return catalog.say("cli-unchecked-shuffles")
    if carried is not None:
        return catalog.say("cli-unchecked-later-hand")
    seed = shuffle.seed_of(number)
    # A record need not promise anything; the orders are compared all the same.
    promised = {segment.header.commitment for segment in segments} - {None}
    if promised - {shuffle.commitment(seed)}:
        raise Wrong(catalog.say("cli-other-seed", file=found.file))
    wrong = _wrong_order(seed, segments)
    if wrong is not None:
        raise Wrong(catalog.say("cli-other-shuffle", file=found.file, line=str(wrong)))
    return catalog.say("cli-checked-shuffles")


def _wrong_order(seed: bytes, segments: tuple[Segment, ...]) -> int | None:
    """The line (from 1) of the first order that is not the one the seed gives, or None."""
    place = line = 0
    for segment in segments:
        line += 1
        for stamped in segment.inputs:
            line += 1
            if isinstance(stamped.input, Chance):
                order = stamped.input.order.reveal()
                if order != shuffle.order(seed, place, len(order)):
                    return line
                place += 1
    return None
