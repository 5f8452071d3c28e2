"""The rules in the package are the rules of the documents."""

from pathlib import Path

import pytest

from papertiger.text.catalog import LANGUAGES
from papertiger.tui import rules_language, rules_text
from papertiger.tui.clauses import clauses_in
from papertiger.tui.madiao.rules import readable
from tools.clauses import clauses

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "madiao.md"


def test_every_clause_reads_as_in_the_documents() -> None:
    text = RULES.read_text(encoding="utf-8")
    assert rules_text("en") == clauses_in(text)
    assert list(rules_text("en")) == clauses()
    for clause, said in rules_text("en").items():
        for line in said.splitlines():
            words = line.removeprefix(f"**{clause}** ").rpartition(": ")[0] or line
            assert words in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_translation_the_rules_are_in_english(language: str) -> None:
    assert rules_language(language) == "en"
    assert rules_text(language) == rules_text("en")


def test_rows_of_a_table_are_clauses_of_their_own() -> None:
    rules = "- **MD-6.1 value** The sum of:\n  | id | for | V |\n  | --- | --- | --- |\n"
    rules += "  | MD-6.2 | few tricks | -1 |\n  All adds up.\n\n- **MD-6.1, lines** Gross.\n"
    assert clauses_in(rules) == {
        "MD-6.1": "**MD-6.1 value** The sum of:\n\n| id | for | V |\n| --- | --- | --- |\n"
        "| MD-6.2 | few tricks | -1 |\n\nAll adds up.\n\n**MD-6.1, lines** Gross.",
        "MD-6.2": "**MD-6.2** few tricks: -1",
    }


def test_a_clause_is_read_without_the_signs_of_markdown() -> None:
    text = "**MD-1.1 odd** One\nparagraph with `code`.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n"
    text += "End"
    assert readable(text).plain == (
        "MD-1.1 odd One paragraph with code.\n\n– a · b\n– 1 · 2\n\nEnd"
    )
