"""What `papertiger deck` does."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from rich.cells import cell_len

from papertiger.cli import files
from papertiger.cli.arguments import Wrong
from papertiger.deck import write_svg
from papertiger.deck.sheets import pdf
from papertiger.madiao.cards import CARDS, REDS, TOPS, Card
from papertiger.madiao.names import NAMES
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import painted, short_name

T = TypeVar("T")


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Draw or print the deck where that is asked for, else list it."""
    for option, name in (("--svg", found.svg), ("--pdf", found.pdf)):
        if name is not None and not name.strip():
            raise Wrong(catalog.say("deck-no-place", option=option))
    if found.svg is not None:
        folder = Path(found.svg)
        drawn = _writing(found.svg, catalog, lambda: write_svg(folder))
        sys.stdout.write(catalog.say("deck-drawn", folder=found.svg, count=len(drawn)) + "\n")
    if found.pdf is not None:
        file = Path(found.pdf)
        _writing(found.pdf, catalog, lambda: files.write_whole(file, pdf(found.paper)))
        said = catalog.say("deck-printed", paper=found.paper.capitalize(), file=found.pdf)
        sys.stdout.write(f"{said}\n")
    if found.svg is None and found.pdf is None:
        sys.stdout.write("".join(f"{line}\n" for line in _table(catalog)))
    return 0


def _writing(name: str, catalog: Catalog, work: Callable[[], T]) -> T:
    try:
        return work()
    except OSError as error:
        why = files.why(error, catalog)
        raise Wrong(catalog.say("deck-cannot-write", file=name, why=why)) from None


def _table(catalog: Catalog) -> list[str]:
    """The cards in columns: code, name, a second name, pinyin, who or what is painted, marks."""
    words = Catalog(catalog.language, "cli", "madiao", "painted")
    rows = [_row(words, card) for card in CARDS]
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            text + " " * (width - cell_len(text)) for text, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def _row(catalog: Catalog, card: Card) -> tuple[str, ...]:
    names = NAMES[card]
    marks = [
        catalog.say(message)
        for message, cards in (("deck-top", TOPS), ("deck-red", REDS))
        if card in cards
    ]
    # A reader of Chinese has the name in Chinese already.
    other = names.english if catalog.language.startswith("zh") else names.traditional
    return (
        card.value,
        short_name(catalog, card),
        other,
        names.pinyin,
        painted(catalog, card),
        catalog.join(marks),
    )
