"""Where the lines of a text break and how they join: at spaces, and inside Chinese."""

import re
import unicodedata
from collections.abc import Iterator

NO_BREAK = "\N{NO-BREAK SPACE}"
JOINER = "\N{WORD JOINER}"
"""Between Chinese characters that stay on one line; it is taken out again."""

# Signs of Chinese print that do not begin a line, and those that do not end one.
_CLOSING = "，。、；：？！）」』”’》"
_OPENING = "（「『“‘《"
# The space between a number and what it counts, which stay on one line: "2 注".
_COUNTED = re.compile(r"(?<=\d) (?=[\u2e80-\u9fff])")


def cited(text: str, clause: str) -> str:
    """A text with the clause that it follows from, inside the sentence that it ends."""
    sentence = text.rstrip(".。")
    return f"{sentence} [{clause}]{text[len(sentence) :]}"


def printable(text: str) -> str:
    """The text with a stand-in for every control character, which a terminal might obey."""
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)


def cells(text: str) -> int:
    """How many cells of a terminal a text takes: Chinese characters two, accents none."""
    return sum(map(_cells_of, text))


def _cells_of(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """What a line may not be broken inside, with the space before each: words, Chinese signs."""
    for gap, word in re.findall(r"([ \t\n]*)([^ \t\n]+)", _COUNTED.sub(NO_BREAK, text)):
        # Columns stand apart by more than one.
        space, start = (gap if gap.isspace() and not gap.strip(" ") else " "), 0
        for place in range(1, len(word)):
            if _may_break(word[place - 1], word[place]):
                yield space, _loose(word[start:place])
                space, start = "", place
        yield space, _loose(word[start:])


def _loose(text: str) -> str:
    """The text without what kept it together."""
    return text.replace(NO_BREAK, " ").replace(JOINER, "")


def _may_break(before: str, after: str) -> bool:
    if (
        before in _OPENING
        or after in _CLOSING
        or not {NO_BREAK, JOINER}.isdisjoint({before, after})
    ):
        return False
    return cells(before) == 2 or cells(after) == 2


def joined(before: str, after: str) -> str:
    """Two lines of a paragraph as one: inside Chinese no space stands for the break."""
    return f"{before}{'' if _touch(before[-1], after[0]) else ' '}{after}"


def _touch(before: str, after: str) -> bool:
    """Whether two Chinese characters meet, or a sign that brings its own space."""
    sides = {side: unicodedata.east_asian_width(side) for side in (before, after)}
    wide = [side for side, width in sides.items() if width in "WF"]
    sign = any(unicodedata.category(side).startswith("P") for side in wide)
    # Quotes and dashes are as wide as what they stand beside ("A").
    return sign or (bool(wide) and all(width in "WFA" for width in sides.values()))
