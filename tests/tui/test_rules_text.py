"""The rules book as the table shows it: without the signs of Markdown, every clause readable."""

from papertiger.text.book import MADIAO
from papertiger.tui.madiao.rules import readable


def test_a_clause_is_read_without_the_signs_of_markdown() -> None:
    text = (
        "**Rule** One\nparagraph with `code` and [a link](else.md).\n\n| a | b |\n| --- | --- |\n"
    )
    text += "| 1 | 2 |\n\n```json\n{\n  1\n}\n```\n\nEnd"
    assert readable(text).plain == (
        "Rule One paragraph with code and a link.\n\n– a · b\n– 1 · 2\n\n  {\n    1\n  }\n\nEnd"
    )


def test_every_clause_can_be_read() -> None:
    for clause in MADIAO.clauses.values():
        text = readable(clause.text).plain
        assert len(text) > 30
        assert not {"**", "```", "](", "| -"}.intersection(text.split())
