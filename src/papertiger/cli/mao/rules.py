"""`papertiger mao rules [CLAUSE]`: the rules book of Mao in the terminal."""

import argparse

from papertiger.cli.rules import read
from papertiger.text.book import MAO
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Print the list of clauses, a section with its clauses, or one clause."""
    return read(MAO, found.clause, catalog.language)
