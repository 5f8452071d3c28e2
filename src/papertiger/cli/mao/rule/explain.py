"""`papertiger mao rule explain FILE...`: what a rule says, read back in words."""

import argparse

from papertiger.cli import saying
from papertiger.cli.mao.rule.reading import rules_of, words_in
from papertiger.text.catalog import Catalog
from papertiger.text.customs.reading import read_back


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Read every rule back, a sentence each part."""
    words = words_in(catalog.language)
    for _, rule in rules_of(found.files, words):
        saying.say_all(read_back(words, rule))
    return 0
