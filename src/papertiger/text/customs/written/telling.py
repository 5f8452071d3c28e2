"""What is wrong with a written rule, in the words of a language, under the line where it stands."""

from collections.abc import Iterable, Mapping

from papertiger.text.catalog import Catalog
from papertiger.text.customs.written.errors import Argument, Wanted, WrittenError
from papertiger.text.lines import cells, joined, printable

PART = "customs-written"
"""The part of the catalogs that has the messages."""

LONGEST_WORD = 40
AROUND = 60
"""So many characters of a long line are shown on either side of the place."""

_WORDS = frozenset({"word", "field", "sign", "trigger"})
"""Arguments that are words as they are written: they stand in quotes."""


def told(error: WrittenError, words: Catalog) -> str:
    """What is wrong and what would be right, in a sentence or two; without the place."""
    return told_of(error.code, error.arguments, error.hints, words)


def told_of(
    code: str, given: Mapping[str, Argument], hints: tuple[str, ...], words: Catalog
) -> str:
    """The message of a code, with what may have been meant, or what could stand there."""
    arguments = dict(given)
    known = arguments.pop("known", ())
    text = sentence(code, arguments, words)
    if hints:
        return joined(text, words.say("written-hint", words=_list(hints, words)))
    # What is wanted may be these words themselves.
    if known and not set(known) <= set(arguments["wanted"]):
        return joined(text, words.say("written-known", words=_list(known, words)))
    return text


def sentence(code: str, arguments: Mapping[str, Argument], words: Catalog) -> str:
    """The message of a code with its arguments."""
    said = {name: _said(name, value, words) for name, value in arguments.items()}
    return words.say(f"written-{code}", **said)


def _said(name: str, value: Argument, words: Catalog) -> str:
    """An argument of a message."""
    if isinstance(value, tuple):
        return _list(value, words, last="written-or-separator")
    return _word(value, words) if name in _WORDS else value


def _list(items: Iterable[str], words: Catalog, last: str = "written-list-separator") -> str:
    said = [_word(each, words) for each in items]
    between = words.say("written-list-separator")
    ahead = [between.join(said[:-1])] if said[1:] else []
    return words.say(last).join([*ahead, said[-1]])


def _word(word: str, words: Catalog) -> str:
    """A word of the language in quotes; what can stand at a place by its name."""
    if isinstance(word, Wanted):
        return words.say(f"written-wanted-{word.value}")
    short = word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"
    return words.say("written-word", word=printable(short))


def shown(error: WrittenError) -> tuple[str, str]:
    """The line of the text, or what is round the place in a long one, and marks below the word."""
    start = max(0, error.column - 1 - AROUND)
    end = error.column - 1 + min(error.length, AROUND) + AROUND
    line = error.source[start:end]
    before = error.column - 1 - start
    dots = ("…" if start else "", "…" if end < len(error.source) else "")
    ahead = cells(dots[0] + printable(line[:before]))
    width = max(1, cells(printable(line[before : before + min(error.length, AROUND)])))
    return f"{dots[0]}{printable(line)}{dots[1]}", f"{' ' * ahead}{'^' * width}"


def explained(error: WrittenError, words: Catalog) -> str:
    """The place, what is wrong, the line, and a mark below the word: three lines."""
    fault = told(error, words)
    place = words.say("written-place", line=str(error.line), column=str(error.column), fault=fault)
    return "\n".join([place, *(f"  {line}".rstrip() for line in shown(error))])
