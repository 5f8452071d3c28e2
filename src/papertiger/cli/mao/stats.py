"""`papertiger mao stats FILE...`: what came of sessions, player by player."""

import argparse

from papertiger.cli.games.replay_mao import WORDS, hands_of, print_statistics
from papertiger.mao.statistics import statistics
from papertiger.room.again_mao import counted
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Count all hands of the records together; who has the same name is the same player."""
    words = Catalog(catalog.language, *WORDS)
    hands = [hand for name in found.files for hand in counted(hands_of(name, catalog, words))]
    print_statistics(statistics(hands), words, json=found.json)
    return 0
