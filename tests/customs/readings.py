"""The example rules as they are read back, one file a language.

To renew them after a change that is meant: `python -m tests.customs.readings`, then read the
difference, then commit it.
"""

from pathlib import Path

from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.customs.reading import read_back
from tests.customs.scripted import EXAMPLES, example

FOLDER = Path(__file__).parent / "read_back"


def path(language: str) -> Path:
    """The file of a language."""
    return FOLDER / f"{language}.txt"


def readings(language: str) -> str:
    """Every example rule, in the order of their numbers."""
    catalog = Catalog(language, "customs")
    names = sorted((file.name.removesuffix(".json") for file in EXAMPLES.iterdir()), key=_number)
    return "\n".join(
        "".join(f"{line}\n" for line in read_back(catalog, example(name))) for name in names
    )


def _number(name: str) -> int:
    return int(name.removeprefix("h"))


if __name__ == "__main__":
    for each in LANGUAGES:
        path(each).write_text(readings(each), encoding="utf-8")
