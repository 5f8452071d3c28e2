"""`papertiger mao watch`: sessions among bots, in table time."""

import argparse
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from papertiger import mao
from papertiger.bots.mao import BOTS
from papertiger.bots.mao.arena import Played, moments, sit_down, tally
from papertiger.cli.arguments import bots_from
from papertiger.cli.mao import recording
from papertiger.kernel.journal import Header
from papertiger.kernel.shuffle import commitment, seed_of
from papertiger.mao.laws import MINUTE
from papertiger.mao.options import Options, Referee
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Play the sessions and print a line for each, JSON or words."""
    bots = bots_from(found.bots, found.seats, BOTS, catalog)
    seed = secrets.randbelow(2**63) if found.seed is None else found.seed
    options = Options(referee=Referee(found.referee), end=f"hands:{found.hands}")
    where = None
    if found.record is not None:
        where = recording.folder(found.record, found.sessions, catalog)
    for number in range(1, found.sessions + 1):
        path = None if where is None else recording.session_path(where, number)
        played = _played(options, bots, seed_of(f"{seed}:{number}"), path, catalog)
        if found.json:
            line = _json_line(number, seed, found.referee, bots, played, path)
        else:
            line = _line(number, bots, played, catalog)
            if path is not None:
                told = catalog.say("cli-session-record", file=str(path), seed=f"{seed}:{number}")
                line = f"{line}\n{told}"
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return 0


def _played(
    options: Options, bots: Sequence[str], seed: bytes, path: Path | None, catalog: Catalog
) -> Played:
    """One session, with its record where one is wanted."""
    players = sit_down(options, bots, seed, catalog.language)
    session = moments(options, players, seed)
    if path is not None:
        names = tuple(f"{bot} {seat}" for seat, bot in enumerate(bots))
        header = Header(game=mao.name, options=options, seats=names, commitment=commitment(seed))
        session = recording.recorded(path, header, session, catalog)
    return tally(session, len(bots))


def _json_line(
    number: int,
    seed: int,
    referee: str,
    bots: Sequence[str],
    played: Played,
    path: Path | None,
) -> str:
    """One session: `wins` by seat, in the order of `bots`; `ms` of table time; its record."""
    fields: dict[str, object] = {
        "session": number,
        "seed": seed,
        "referee": referee,
        "bots": bots,
        "wins": played.wins,
        "hands": played.hands,
        "void_hands": played.void,
        "turns": played.turns,
        "penalties": dict(sorted(played.penalties.items())),
        "ms": played.ms,
    }
    if path is not None:
        fields["record"] = str(path)
    return msgspec.json.encode(fields).decode()


def _line(number: int, bots: Sequence[str], played: Played, catalog: Catalog) -> str:
    return catalog.say(
        "cli-session",
        number=str(number),
        hands=str(played.hands),
        void=str(played.void),
        turns=str(played.turns),
        penalties=str(played.penalties.total()),
        minutes=str(round(played.ms / MINUTE)),
        wins=", ".join(f"{bot} {won}" for bot, won in zip(bots, played.wins, strict=True)),
    )
