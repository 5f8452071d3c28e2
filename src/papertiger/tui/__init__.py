"""The tables drawn in a terminal, with Textual: `papertiger.tui.madiao.play` runs one.

`rules_text` gives the clauses of the rules, for whoever shows them. Nothing here loads Textual.
"""

from papertiger.tui.clauses import rules_language, rules_text

__all__ = ["rules_language", "rules_text"]
