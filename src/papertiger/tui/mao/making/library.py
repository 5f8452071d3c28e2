"""Rules to be taken as they are or altered: those of the house, and real ones of players of Mao."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from papertiger.bots.mao.house import house_rules
from papertiger.mao.customs import Custom
from papertiger.mao.speech import fold
from papertiger.text.catalog import Catalog
from papertiger.text.customs.reading import read_back

MOST_BYTES = 1_000
"""Longer ones are no rules to begin with."""
BEGINS = "(?<![0-9a-zß-ÿа-я])"
"""Words begin after anything but these; so in Chinese they may be found anywhere."""


@dataclass(frozen=True)
class Listed:
    """A rule of the list: its id, how it reads, and how it does with its id and its title.

    `reading`, `called`: its sentences, its title and id, as words are compared.
    """

    id: str
    reads: str
    named: str
    reading: str
    called: str

    def found(self, words: tuple[str, ...]) -> str:
        """How it reads where all these words are found in it; "" where one of them is not."""
        if all(_begins(word, self.reading) for word in words):
            return self.reads
        # What it was found by is to be seen.
        heard = f"{self.reading}\n{self.called}"
        return self.named if all(_begins(word, heard) for word in words) else ""


def rules(language: str) -> tuple[Custom, ...]:
    """The rules of the house in a language, then the real ones in theirs."""
    return *house_rules(language).values(), *_real_rules()


@lru_cache(maxsize=4)
def listed(words: Catalog) -> tuple[Listed, ...]:
    """All of them, read back once: that takes its time."""
    return tuple(_listed(words, each) for each in rules(words.language))


def narrowed(words: Catalog, sought: str) -> tuple[tuple[str, str], ...]:
    """The ids of the rules that have a word for each one sought that begins so; how they read."""
    wanted = tuple(re.findall(r"\w+", fold(sought)))
    if sought.strip() and not wanted:
        return ()
    found = ((each.id, each.found(wanted)) for each in listed(words))
    return tuple((name, reads) for name, reads in found if reads)


def _listed(words: Catalog, rule: Custom) -> Listed:
    name, *sentences = read_back(words, rule)
    reads = " ".join(sentences)
    called = "\n".join((rule.text, rule.id, rule.id.replace("_", " ")))
    return Listed(rule.id, reads, f"{name} {reads}", fold(reads), fold(called))


def _begins(word: str, heard: str) -> bool:
    """Whether a word of what is heard begins with that one."""
    return re.search(BEGINS + re.escape(word), heard) is not None


@cache
def _real_rules() -> tuple[Custom, ...]:
    """The rules that are not too long to read in a list, the short ones first."""
    folder = files("papertiger.mao.customs") / "examples"
    texts = (each.read_bytes() for each in folder.iterdir() if each.name.endswith(".json"))
    short = sorted(
        (text for text in texts if len(text) < MOST_BYTES), key=lambda text: (len(text), text)
    )
    return tuple(msgspec.json.decode(text, type=Custom) for text in short)
