"""`papertiger open SERVER GAME`: a new table; its link and code are shown, and one goes there."""

import argparse

from papertiger.cli import saying
from papertiger.cli.arguments import Wrong
from papertiger.cli.join.join import WORDS, evening, sit
from papertiger.cli.madiao import CHOICES, FLAGS
from papertiger.cli.madiao.options import options_from
from papertiger.cli.mao.options import NAMES, set_by
from papertiger.client import Guest, WrongLinkError, read_server
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings

OF_GAMES = {
    "madiao": ("preset", *CHOICES, *FLAGS, "stake_limits", "max_deals"),
    "mao": ("places", "hands", *NAMES),
}
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
                named = f"--{flag.replace('_', '-')}"
                raise Wrong(words.say("join-wrong-flag", flag=named, game=found.game))
    around = {
        "bots": found.bots,
        "public": found.public,
        "takeover": not found.no_takeover,
        "spectators": not found.no_spectators,
        "clock": found.clock,
    }
    if found.game == "madiao":
        return MadiaoSettings(options=options_from(found, words), **around)
    if found.clock:
        raise Wrong(words.say("join-wrong-flag", flag="--clock", game=found.game))
    if found.hands is not None:
        if found.end is not None:
            raise Wrong(words.say("join-hands-or-end"))
        found.end = f"hands:{found.hands}"
    options = set_by(found, words)
    places = found.places or MaoSettings().places
    return MaoSettings(options=options, places=places, language=words.language, **around)
