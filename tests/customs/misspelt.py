"""Texts that are no rules, and what is said of them: misspelt.txt.

    python -m tests.customs.misspelt    write what is said anew; read it before it is committed

A text stands after a line of equals signs; below it, after a line of hyphens, what is said.
"""

from pathlib import Path

from papertiger.text.catalog import Catalog
from papertiger.text.customs.written import PART, WrittenError, explained, read_rule

FILE = Path(__file__).with_name("misspelt.txt")
BEGIN, SAID = "=" * 20 + "\n", "-" * 20 + "\n"


def texts() -> tuple[str, ...]:
    """The texts, in order."""
    whole = FILE.read_text(encoding="utf-8")
    return tuple(each.split(SAID)[0].removesuffix("\n") for each in whole.split(BEGIN)[1:])


def fault_of(text: str) -> WrittenError:
    """What is wrong with a text; it is an AssertionError when nothing is."""
    try:
        rule = read_rule(text)
    except WrittenError as error:
        return error
    raise AssertionError(f"this is a rule: {rule}")


def written_anew() -> str:
    """The whole file with what is said now."""
    words = Catalog("en", PART)
    said = (f"{BEGIN}{text}\n{SAID}{explained(fault_of(text), words)}\n" for text in texts())
    return "".join(said)


if __name__ == "__main__":
    FILE.write_text(written_anew(), encoding="utf-8", newline="\n")
