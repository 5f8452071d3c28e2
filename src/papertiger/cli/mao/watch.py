"""`papertiger mao watch`: sessions among bots, in table time."""

import argparse
import secrets
import sys
from collections.abc import Sequence

import msgspec

from papertiger.bots.mao import BOTS
from papertiger.bots.mao.arena import Played, play_session
from papertiger.cli.arguments import bots_from
from papertiger.kernel.shuffle import seed_of
from papertiger.mao.laws import MINUTE
from papertiger.mao.options import Options, Referee
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Play the sessions and print a line for each, JSON or words."""
    bots = bots_from(found.bots, found.seats, BOTS, catalog)
    seed = secrets.randbelow(2**63) if found.seed is None else found.seed
    options = Options(referee=Referee(found.referee), end=f"hands:{found.hands}")
    for number in range(1, found.sessions + 1):
        played = play_session(options, bots, seed_of(f"{seed}:{number}"), catalog.language)
        if found.json:
            line = _json_line(number, seed, found.referee, bots, played)
        else:
            line = _line(number, bots, played, catalog)
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return 0


def _json_line(number: int, seed: int, referee: str, bots: Sequence[str], played: Played) -> str:
    """One session: `wins` by seat, in the order of `bots`; `ms` of table time."""
    fields = {
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
