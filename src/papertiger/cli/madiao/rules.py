"""`papertiger madiao rules [CLAUSE]`: the rules book of Madiao in the terminal."""

import argparse

from papertiger.cli.rules import read
from papertiger.text.book import MADIAO
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Print the list of clauses, a section with its clauses, or one clause."""
    return read(MADIAO, found.clause, catalog.language)
