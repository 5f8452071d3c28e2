"""Whatever a table can answer has its words in every language."""

import ast
from functools import cache
from pathlib import Path

import pytest

from papertiger.text import room
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.wire.commands import QuickPhrase
from papertiger.wire.news import Parting

ROOT = Path(__file__).parents[2] / "src" / "papertiger"
CODES_OF_THE_SERVER = {"store_unavailable": set[str]()}


@cache
def refusals() -> dict[str, set[str]]:
    """Every refusal that the source makes, with the names of its arguments."""
    found: dict[str, set[str]] = dict(CODES_OF_THE_SERVER)
    for file in (ROOT / "room").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            maker, code = getattr(node.func, "id", ""), node.args[0]
            if maker in {"refusal", "Refusal"} and isinstance(code, ast.Constant):
                found.setdefault(str(code.value), set()).update(_arguments(node))
    return found


def _arguments(call: ast.Call) -> set[str]:
    """The names of a refusal's arguments: `refusal(code, name=...)`, `Refusal(code, "", {...})`."""
    named = {str(each.arg) for each in call.keywords}
    if isinstance(call.args[-1], ast.Dict):
        named |= {str(key.value) for key in call.args[-1].keys if isinstance(key, ast.Constant)}
    return named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(refusals()))
def test_every_refusal_of_a_table_has_its_words(language: str, code: str) -> None:
    catalog = Catalog(language, room.PART)
    arguments: dict[str, str | int] = {
        name: 1 if name in {"place", "places", "most"} else "x" for name in refusals()[code]
    }
    assert room.refusal(catalog, code, arguments)


def test_there_are_refusals_to_speak_of() -> None:
    assert len(refusals()) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_counted_from_one(language: str) -> None:
    said = room.refusal(Catalog(language, room.PART), "place_taken", {"place": 0})
    assert "1" in said
    assert "0" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phrase", QuickPhrase)
def test_every_quick_phrase_has_its_words(language: str, phrase: QuickPhrase) -> None:
    assert room.quick_phrase(Catalog(language, room.PART), phrase)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Parting)
def test_every_farewell_has_its_words(language: str, why: Parting) -> None:
    assert room.parting(Catalog(language, room.PART), why, "x")
