"""Made-up rules from files: written as people type them, or as JSON; what is wrong, and where."""

import json
import re
import sys
from collections.abc import Sequence

import msgspec

from papertiger.cli.arguments import Wrong
from papertiger.cli.games.reading import STANDARD, bytes_of, named
from papertiger.mao.customs import Custom
from papertiger.mao.customs.limits import FaultyRuleError
from papertiger.text.catalog import Catalog
from papertiger.text.customs.written import WrittenError, explained, fault_told, read_rule, told

PARTS = ("cli", "mao", "mao-trial", "customs", "customs-written")
"""What the commands about rules need of the catalog."""

_PATH = re.compile(r"^(?P<detail>.*) - at `(?P<path>[^`]*)`$", re.DOTALL)


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
    if text.lstrip().startswith("{"):
        return _from_json(name, text, words)
    try:
        return read_rule(text)
    except WrittenError as error:
        sys.stderr.write(f"{explained(error, words)}\n")
        place = {"line": str(error.line), "column": str(error.column)}
        said = words.say("rule-file-written", file=name, **place, fault=told(error, words))
        raise Wrong(said) from None


def _from_json(name: str, text: str, words: Catalog) -> Custom:
    try:
        found = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        place = (error.lineno, error.colno) if isinstance(error, json.JSONDecodeError) else (1, 1)
        line, column = map(str, place)
        raise Wrong(words.say("rule-file-no-json", file=name, line=line, column=column)) from None
    try:
        return msgspec.convert(found, Custom)
    except msgspec.ValidationError as error:
        matched = _PATH.match(str(error))
        path, detail = (matched["path"], matched["detail"]) if matched else ("$", str(error))
        cause = error.__cause__
        if isinstance(cause, FaultyRuleError):
            detail = fault_told(cause, found, words)
        said = words.say("rule-file-no-rule", file=name, path=path, detail=detail)
        raise Wrong(said) from None
