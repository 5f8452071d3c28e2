"""Every message is used, and every word that a person reads comes from the catalog."""

import ast
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import _lru_cache_wrapper, cache
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

from papertiger.cli.main import main
from papertiger.madiao.cards import CARDS
from papertiger.madiao.names import NAMES
from papertiger.server.site import PARTS
from papertiger.text.catalog import Catalog
from tests.golden import transcripts

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "papertiger"

# Lists of words that a person may type, names, and what stands between items: not marked below.
UNMARKED = re.compile(r"(-words|-yes|-no|-names|-separator)$|^play-you$")


@cache
def constants() -> tuple[set[str], set[str]]:
    """Every string of the source, and every beginning of a string that goes on with a value."""
    whole, beginnings = set(), set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    for file in SOURCE.rglob("*.js"):
        text = file.read_text(encoding="utf-8")
        whole.update(re.findall(r'"([\w-]+)"', text))
        beginnings.update(re.findall(r"`([a-zA-Z][\w-]*-)\$\{", text))
    # "cli-" alone would let every message of the commands pass.
    return whole, {one for one in beginnings if one.endswith("-") and one != "cli-"}


@pytest.mark.parametrize("file", sorted((SOURCE / "text" / "en").glob("*.ftl")), ids=str)
def test_every_message_is_used(file: Path) -> None:
    """A message whose id no code can form is a leftover."""
    whole, beginnings = constants()
    for message in re.findall(r"(?m)^([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8")):
        formed = any(message.startswith(beginning) for beginning in beginnings)
        assert message in whole or formed, message


def marked(catalog: Catalog, message: str, /, **arguments: str | int) -> str:
    """What the catalog says, in marks."""
    text = SAY(catalog, message, **arguments)
    return text if UNMARKED.search(message) else f"⟦{text}⟧"


SAY = Catalog.say


def outside_the_marks(text: str) -> str:
    """What is left of a text when everything from the catalog is taken out, nested or not."""
    while "⟦" in text:
        text, before = re.sub(r"⟦[^⟦⟧]*⟧", "", text), text
        assert text != before, text[:200]
    return text


def known_words() -> set[str]:
    """What may stand outside: codes, clauses, names of players and cards, bots, switches, files."""
    names = " ".join(str(value) for card in NAMES.values() for value in card.__rich_repr__())
    return {*map(str, CARDS), *re.findall(r"[^\W\d_]+", names)}


def letters_outside(shown: str, allowed: set[str]) -> list[str]:
    """Words outside the marks that are no code and no name."""
    words = re.findall(r"[^\W\d_]{2,}", outside_the_marks(shown))
    return [word for word in words if word not in allowed]


def forget_words() -> None:
    """Empty what modules of the game keep: words with marks are for one test alone, and so without.

    Only names of modules are looked at: a method that is cached keeps what hangs on its object.
    """
    for name, module in list(sys.modules.items()):
        if name.startswith("papertiger."):
            for kept in vars(module).values():
                if isinstance(kept, _lru_cache_wrapper):
                    kept.cache_clear()


def run(*words: str, answers: list[str] | None = None) -> str:
    """What a command shows when everything from the catalog is marked."""
    shown, given = StringIO(), iter(answers or [])

    def read() -> str:
        shown.write("\n")
        answer = next(given, None)
        if answer is None:
            raise EOFError
        return answer

    forget_words()
    try:
        with (
            patch.object(Catalog, "say", marked),
            patch("builtins.input", read),
            redirect_stdout(shown),
            redirect_stderr(shown),
        ):
            main([*words])
    finally:
        forget_words()
    return shown.getvalue()


def test_play_says_nothing_outside_the_catalog() -> None:
    """A whole hand in plain lines: every sentence comes from the catalog."""
    # The text of a clause comes from the rules book.
    answers = [one for one in transcripts.answers("hand.en") if one not in ("r MD-5.6", "p 5")]
    shown = run(*transcripts.COMMANDS["hand"], answers=answers)
    assert shown.count("⟦") > 200
    names = {"You", "Feng", "Pan", "Li", "MD", *known_words()}
    assert letters_outside(shown, names) == []


def test_mao_says_nothing_outside_the_catalog() -> None:
    """The same for Mao, but for the text of a clause, and for the keys of players and reasons."""
    answers = [one for one in transcripts.answers("mao.en") if one != "rules 48"]
    shown = run(*transcripts.COMMANDS["mao"], answers=answers)
    assert shown.count("⟦") > 200
    assert letters_outside(shown, {"Lin", "Wu", "Hua", "Lu", "MO", *known_words()}) == []


@pytest.mark.parametrize(
    "words",
    [
        ("madiao", "play", "--bots", "genius"),
        ("madiao", "settle", "/no/such/file"),
        ("madiao", "play", "--resume"),
        ("check", str(ROOT / "docs" / "examples" / "match.txt")),
        ("check", str(ROOT / "README.md")),
        ("games",),
    ],
)
def test_commands_say_nothing_outside_the_catalog(words: tuple[str, ...]) -> None:
    """Errors and answers of commands."""
    shown = run(*words)
    assert "⟦" in shown
    assert letters_outside(shown, set()) == []


def test_every_message_that_a_module_of_the_pages_says_is_there() -> None:
    parts = Catalog("en", *PARTS)
    for file in sorted((SOURCE / "web").rglob("*.js")):
        text = file.read_text(encoding="utf-8")
        for message in re.findall(r'\bsay\(\s*"([\w-]+)"', text):
            assert parts._bundle.has_message(message), f"{file.name}: {message}"
        for choice in re.findall(r"\bsay\(([^`()]*\?[^`()]*)[,)]", text):
            for message in re.findall(r'"([a-z]+-[\w-]+)"', choice):
                assert parts._bundle.has_message(message), f"{file.name}: {message}"
