"""Made-up rules in words: what each is called, and what it says."""

from collections.abc import Iterable

from papertiger.mao.customs import Custom, InForce
from papertiger.mao.view import View
from papertiger.text.catalog import Catalog
from papertiger.text.customs.reading import read_back


def says(words: Catalog, rule: Custom) -> list[str]:
    """What a rule says, a sentence for each part; of a free text that players judge it."""
    return read_back(words, rule)[1:]


def rule_line(words: Catalog, rule: Custom) -> str:
    """A rule in one line: what it is called, and what it says."""
    named = words.say("mao-rule-in-force", text=rule.text)
    return words.say("mao-rule-says", rule=named, says=" ".join(says(words, rule)))


def known(view: View) -> tuple[InForce, ...]:
    """The rules in force that the reader knows."""
    return (*view.rules, *view.own_rules)


def rule_lines(words: Catalog, rules: Iterable[InForce]) -> list[str]:
    """Rules, a line each."""
    return [rule_line(words, each.rule) for each in rules]
