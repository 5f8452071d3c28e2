"""`papertiger check FILE`: whether a record or a text in notation follows the rules."""

import argparse
from typing import Any

from papertiger import madiao, mao
from papertiger.cli import saying
from papertiger.cli.arguments import Wrong
from papertiger.cli.games import noted
from papertiger.cli.games.reading import broken, bytes_of, game_of, named, record_of
from papertiger.cli.games.shuffles import said_of_shuffles
from papertiger.kernel import journal
from papertiger.kernel.journal import AnyGame, JournalError, Segment
from papertiger.mao.events import HandEnded
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Say that it does, or what does not and where (status 2)."""
    data = bytes_of(found.file, catalog)
    found.file = named(found.file, catalog)
    if not data.strip():
        raise Wrong(catalog.say("cli-empty", file=found.file))
    if data.lstrip().startswith(b"{"):
        said = _check_record(found, data, catalog)
    else:
        match = noted.read(found.file, data, catalog)
        noted.check_results(found.file, match, catalog)
        said = catalog.say("cli-checked-notation", file=found.file, hands=len(match.hands))
    saying.say(said)
    return 0


def _check_record(found: argparse.Namespace, data: bytes, catalog: Catalog) -> str:
    name = found.file
    game = game_of(name, data, catalog)
    record = record_of(name, data, catalog, game)
    try:
        hands = _hands(game, record.segments)
    except JournalError as error:
        raise Wrong(broken(name, error, catalog, game.name)) from None
    inputs = sum(len(segment.inputs) for segment in record.segments)
    told = said_of_shuffles(found, record.segments, catalog)
    of_mao = game.name == mao.name
    if record.torn is not None:
        place = {"line": str(record.torn), "before": str(record.torn - 1)}
        message = "cli-torn-mao" if of_mao else "cli-torn"
        raise Wrong(catalog.say(message, file=name, inputs=inputs, **hands, **place))
    message = "cli-checked-mao" if of_mao else "cli-checked"
    said = catalog.say(message, file=name, inputs=inputs, **hands)
    return f"{said}\n{told}"


def _hands(game: AnyGame[Any], segments: tuple[Segment, ...]) -> dict[str, int]:
    """How many hands a record has to their end, those of Mao that nobody won apart.

    Raises JournalError when it does not replay.
    """
    if game.name == madiao.name:
        recording = journal.replay(madiao, segments)
        return {"hands": madiao.show(recording.table, None).hands}
    steps = journal.steps(mao, segments)
    won = [
        event.winner is not None
        for step in steps
        for event in step.events
        if isinstance(event, HandEnded)
    ]
    return {"hands": won.count(True), "void": won.count(False)}
