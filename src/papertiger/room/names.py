"""What people are called: names made harmless, and told apart by their looks.

A name is one line of 1 to 24 characters as people count them (grapheme clusters, UAX #29), in the
form NFKC, without control and format characters: nothing in it is invisible, turns the text around
it or joins what stands apart. Two names look alike when one of their skeletons is the same; the
skeletons are those of UTS #39, with and without regard to capitals, and without accents.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import grapheme  # type: ignore[import-untyped]

from papertiger.mao import speech
from papertiger.wire.news import Refusal

LONGEST = 24
"""So many grapheme clusters a name has at most."""

MOST_SIGNS = 4 * LONGEST
"""So many code points: a cluster has no end of its own."""

MOST_MARKS = 2
"""So many accents stand on one letter; more climb over the lines above and below."""

CONFUSABLES = Path(__file__).with_name("confusables.txt")

# Unicode's Default_Ignorable_Code_Point beyond the categories that are left out anyway; U+2800, the
# Braille pattern without dots, looks like a blank.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# Between letters of Persian and of the scripts of India, and between and after pictures.
_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}\N{VARIATION SELECTOR-16}"
_ACCENT = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")

_RESERVED = """
    referee judge server host system admin administrator moderator dealer banker spectator nobody
    everybody bot you papertiger
    судья сервер хост система админ администратор модератор ведущий сдающий банкир зритель никто все
    бот вы
    裁判 服务器 伺服器 主机 主機 系统 系統 管理员 管理員 主持人 发牌者 發牌者 庄家 莊家
    旁观者 旁觀者 没有人 沒有人 大家 机器人 機器人 你 您
"""


def clean(text: str) -> str:
    """Text in one form and one line, with nothing in it that does not show. Cleaned text stays."""
    return _settled(text, "NFKC", keep="")


def spoken(text: str) -> str:
    """What somebody writes in the chat, on one line and made harmless; "" if nothing shows.

    Unlike a name it keeps its signs as they are, and what joins pictures and letters.
    """
    return _settled(text, "NFC", keep=_JOINERS) if clean(text) else ""


def _settled(text: str, form: Literal["NFC", "NFKC"], keep: str) -> str:
    """The text on one line, without what does not show (but what is to be kept), or is too much."""
    before = None
    # What is left out may bring together what the form puts in another order, or into one.
    while text != before:
        before, text = text, unicodedata.normalize(form, text)
        signs = (sign if sign in keep or _shows(sign) else _blank(sign) for sign in text)
        text = "".join(_without_heaps(" ".join("".join(signs).split())))
    return text


def _shows(sign: str) -> bool:
    """Whether a character shows: no control, format, surrogate, private or unassigned one."""
    return not unicodedata.category(sign).startswith("C") and not _UNSEEN.match(sign)


def _blank(sign: str) -> str:
    return " " if sign.isspace() else ""


def _without_heaps(line: str) -> Iterator[str]:
    """The characters without the accents that are too many on one letter."""
    marks = 0
    for sign in line:
        marks = marks + 1 if _ACCENT.match(sign) else 0
        if marks <= MOST_MARKS:
            yield sign


def isolated(name: str) -> str:
    """A name for text that has no markup: whichever way it is written, the rest stays in place."""
    return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"


def skeletons(name: str) -> frozenset[str]:
    """What a name looks like, as it is written and in small letters."""
    cleaned = clean(name)
    return frozenset((_look(cleaned), _look(cleaned.casefold())))


def _look(text: str) -> str:
    """The look of a text: each character by what it looks like, without accents, dots, blanks."""
    like = _alike()
    looks = "".join(like.get(sign, sign) for sign in _apart(text))
    again = "".join(like.get(sign, sign) for sign in _apart(looks.casefold()))
    return "".join(sign for sign in again if unicodedata.category(sign)[0] in "LNMS")


def _apart(text: str) -> str:
    return _ACCENT.sub("", unicodedata.normalize("NFKD", text))


@cache
def _alike() -> dict[str, str]:
    """For each character that looks like others, what they all look like."""
    lines = CONFUSABLES.read_text(encoding="utf-8").rstrip("\n").split("\n")
    groups = (line.split("\t") for line in lines if not line.startswith("# "))
    return {sign: like for like, signs in groups for sign in signs}


def distinct(name: str, others: Iterable[str]) -> bool:
    """Whether nobody else's name looks like this one."""
    own = skeletons(name)
    return all(own.isdisjoint(skeletons(other)) for other in others)


@cache
def _reserved() -> frozenset[str]:
    return frozenset(look for name in _RESERVED.split() for look in skeletons(name))


def wrong(name: str) -> Refusal | None:
    """Why nobody can be called that; None if one can.

    Codes: name_empty, name_only_signs (no letter, digit or picture), name_too_long (`most`),
    name_reserved (`name`).
    """
    cleaned = clean(name)
    if not cleaned:
        return Refusal("name_empty", "")
    if not any(_says_something(sign) for sign in cleaned) or "" in skeletons(cleaned):
        return Refusal("name_only_signs", "")
    if len(cleaned) > MOST_SIGNS or grapheme.length(cleaned) > LONGEST:
        return Refusal("name_too_long", "", {"most": LONGEST})
    if not _reserved().isdisjoint(skeletons(cleaned)):
        return Refusal("name_reserved", "", {"name": cleaned})
    return None


def _says_something(sign: str) -> bool:
    category = unicodedata.category(sign)
    return category[0] in "LN" or category == "So"


def wrong_for_mao(name: str) -> Refusal | None:
    """Why nobody can be called that where Mao is played: name_is_mao (`name`). [MO-51]

    Who says the name of the game breaks a rule, and nobody could speak to that player.
    """
    return Refusal("name_is_mao", "MO-51", {"name": name}) if speech.hear(name).name else None
