"""What `papertiger deck` does."""

import argparse
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.cells import cell_len

from papertiger.cli import files, saying
from papertiger.cli.arguments import Wrong
from papertiger.deck import drawings
from papertiger.deck.sheets import pdf
from papertiger.madiao.cards import CARDS, REDS, TOPS, Card
from papertiger.madiao.names import NAMES
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import painted, short_name


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Draw or print the deck where that is asked for, else list it."""
    for option, name in (("--svg", found.svg), ("--pdf", found.pdf)):
        if name is not None and not name.strip():
            raise Wrong(catalog.say("deck-no-place", option=option))
    if found.svg is not None:
        count = _draw(Path(found.svg), catalog)
        saying.say(catalog.say("deck-drawn", folder=found.svg, count=count))
    if found.pdf is not None:
        file = Path(found.pdf)
        printed = pdf(found.paper, language=catalog.language)
        _writing(file, catalog, lambda: files.write_whole(file, printed))
        paper = found.paper.capitalize()
        saying.say(catalog.say("deck-printed", paper=paper, file=found.pdf))
    if found.svg is None and found.pdf is None:
        sys.stdout.write("".join(f"{line}\n" for line in _table(catalog)))
    return 0


def _draw(folder: Path, catalog: Catalog) -> int:
    """Write each card whole or not at all; returns how many. Wrong names the first that is not."""
    new = not folder.exists()
    _writing(folder, catalog, lambda: folder.mkdir(parents=True, exist_ok=True))
    cards = list(drawings())
    for count, (name, document) in enumerate(cards):
        path = folder / name
        try:
            files.write_whole(path, document)
        except OSError as error:
            if new and not count:
                with suppress(OSError):
                    folder.rmdir()
            place = {"file": str(path), "count": str(count), "all": str(len(cards))}
            why = files.why(error, catalog)
            raise Wrong(catalog.say("deck-not-all-drawn", **place, why=why)) from None
    return len(cards)


def _writing(place: Path, catalog: Catalog, work: Callable[[], None]) -> None:
    try:
        work()
    except OSError as error:
        why = files.why(error, catalog)
        raise Wrong(catalog.say("cli-cannot-write-file", file=str(place), why=why)) from None


def _table(catalog: Catalog) -> list[str]:
    """The cards in columns: code, name, a second name, pinyin, who or what is painted, marks."""
    words = Catalog(catalog.language, "cli", "madiao", "painted")
    rows = [_row(words, card) for card in CARDS]
    if sys.stdout.isatty():
        return saying.columns(rows)
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
