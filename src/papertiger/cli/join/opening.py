"""`papertiger open SERVER GAME`: a new table; its link and code are shown, and one goes there."""

import argparse

from papertiger.cli import saying
from papertiger.cli.arguments import Wrong
from papertiger.cli.join.join import WORDS, evening, sit
from papertiger.client import Guest, WrongLinkError, read_server
from papertiger.madiao.options import PRESETS
from papertiger.mao.options import Options as MaoOptions
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings

OF_GAMES = {"madiao": ("preset",), "mao": ("places", "hands")}
"""Flags that only tables of one game have."""


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Open a table, and be there. Raises Wrong."""
    words = Catalog(catalog.language, *WORDS)
    settings = _settings(found, words)
    try:
        server = read_server(found.server)
    except WrongLinkError:
        wrong = words.say("join-wrong-address", address=printable(found.server))
        raise Wrong(wrong) from None
    found.watch = False
    return evening(server, lambda guest: _open(guest, settings, found, words), found, words)


async def _open(
    guest: Guest, settings: Settings, found: argparse.Namespace, words: Catalog
) -> None:
    link = await guest.open_table(settings)
    code = await guest.spoken_code(link)
    saying.say(words.say("joining-table", link=str(link)))
    saying.say(words.say("join-code-is", code=code.code))
    saying.say(words.say("join-others", link=str(link), server=guest.server, code=code.code))
    if not found.link_only:
        await sit(guest, link, None, found, words, at_once=True)


def _settings(found: argparse.Namespace, words: Catalog) -> Settings:
    """What the flags say. Raises Wrong for a flag of the other game."""
    for game, flags in OF_GAMES.items():
        for flag in flags:
            if game != found.game and getattr(found, flag) is not None:
                raise Wrong(words.say("join-wrong-flag", flag=f"--{flag}", game=found.game))
    around = {
        "bots": found.bots,
        "public": found.public,
        "takeover": not found.no_takeover,
        "spectators": not found.no_spectators,
        "clock": found.clock,
    }
    if found.game == "madiao":
        return MadiaoSettings(options=PRESETS[found.preset or "source"], **around)
    if found.clock:
        raise Wrong(words.say("join-wrong-flag", flag="--clock", game=found.game))
    options = MaoOptions() if found.hands is None else MaoOptions(end=f"hands:{found.hands}")
    places = found.places or MaoSettings().places
    return MaoSettings(options=options, places=places, language=words.language, **around)
