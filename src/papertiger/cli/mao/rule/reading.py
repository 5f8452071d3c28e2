"""Made-up rules from files: written as people type them, or as JSON; what is wrong, and where."""

import sys
from collections.abc import Sequence

from papertiger.cli.arguments import Wrong
from papertiger.cli.games.reading import STANDARD, bytes_of, named
from papertiger.mao.customs import Custom
from papertiger.text.catalog import Catalog
from papertiger.text.customs.record import (
    NoJsonError,
    RecordError,
    is_record,
    read_record,
    told_of_record,
)
from papertiger.text.customs.written import WrittenError, read_rule, shown, told

PARTS = ("cli", "mao", "mao-trial", "customs", "customs-written")
"""What the commands about rules need of the catalog."""


def words_in(language: str) -> Catalog:
    """The catalog with all that is said of rules."""
    return Catalog(language, *PARTS)


def rules_of(files: Sequence[str], words: Catalog) -> list[tuple[str, Custom]]:
    """The rules of some files, with what the files are called. Raises Wrong."""
    if files.count(STANDARD) > 1:
        raise Wrong(words.say("rule-file-standard-twice"))
    return [(named(file, words), rule_of(file, words)) for file in files]


def rule_of(file: str, words: Catalog) -> Custom:
    """The rule in a file, "-" being standard input. Raises Wrong, which says what and where."""
    name, data = named(file, words), bytes_of(file, words)
    if not data.strip():
        raise Wrong(words.say("rule-file-empty", file=name))
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = str(data.count(b"\n", 0, error.start) + 1)
        raise Wrong(words.say("rule-file-no-utf8", file=name, line=line)) from None
    if is_record(text):
        return _from_json(name, text, words)
    try:
        return read_rule(text)
    except WrittenError as error:
        sys.stderr.writelines(f"  {line}".rstrip() + "\n" for line in shown(error))
        place = {"line": str(error.line), "column": str(error.column)}
        said = words.say("rule-file-written", file=name, **place, fault=told(error, words))
        raise Wrong(said) from None


def _from_json(name: str, text: str, words: Catalog) -> Custom:
    try:
        return read_record(text)
    except NoJsonError as error:
        place = {"line": str(error.line), "column": str(error.column)}
        raise Wrong(words.say("rule-file-no-json", file=name, **place)) from None
    except RecordError as error:
        detail = told_of_record(error, words)
        said = words.say("rule-file-no-rule", file=name, path=error.path, detail=detail)
        raise Wrong(said) from None
