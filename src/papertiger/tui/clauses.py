"""The clauses of the rules by their ids, read from the text that is in the package."""

import re
from functools import cache
from pathlib import Path

from papertiger import text

FOLDER = Path(text.__file__).with_name("rules")
UNTRANSLATED = "en"

_CLAUSE = re.compile(r"- \*\*(MD-\d+\.\d+)[^*]*\*\*")
_ROW = re.compile(r"\| (MD-\d+\.\d+) \| (.*) \| (.*) \|")


def rules_language(language: str) -> str:
    """The language in which `rules_text` has the rules for a reader of `language`."""
    return language if _file(language).exists() else UNTRANSLATED


@cache
def rules_text(language: str) -> dict[str, str]:
    """Every clause of Madiao's rules in Markdown, by its id, in the order of the rules.

    In `language` if the rules are translated, else in English. A clause that stands in a table
    row of another one has that row; what is decided since stands below the clause that it is about.
    """
    return clauses_in(_file(rules_language(language)).read_text(encoding="utf-8"))


def _file(language: str) -> Path:
    return FOLDER / f"madiao.{language}.md"


def clauses_in(rules: str) -> dict[str, str]:
    """The clauses in a text of the rules, in their order."""
    found: dict[str, list[str]] = {}
    reading: list[str] | None = None
    for line in rules.splitlines():
        clause = _CLAUSE.match(line)
        if clause:
            reading = found.setdefault(clause[1], [])
            reading += ["", line[2:]] if reading else [line[2:]]
        elif reading is not None and line.startswith("  "):
            _read_on(found, reading, line[2:])
        else:
            reading = None
    return {clause: "\n".join(found[clause]) for clause in sorted(found, key=_numbers)}


def _read_on(found: dict[str, list[str]], reading: list[str], line: str) -> None:
    # Markdown wants an empty line before a table and after it.
    if line.startswith("|") != reading[-1].startswith("|"):
        reading.append("")
    reading.append(line)
    row = _ROW.match(line)
    if row and row[1] not in found:
        found[row[1]] = [f"**{row[1]}** {row[2]}: {row[3]}"]


def _numbers(clause: str) -> tuple[int, ...]:
    return tuple(int(part) for part in clause.removeprefix("MD-").split("."))
