"""What somebody means who types a line at a table of Mao in plain lines.

The keys of the drawn table do here what they do there, each with Enter after it; so do words.
"""

import re
from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from papertiger.bots.mao.words import Words
from papertiger.madiao.handwriting import narrow
from papertiger.mao.cards import Card
from papertiger.mao.moves import (
    AgreeEnd,
    Deal,
    DeclineRule,
    Dispute,
    GivePenalty,
    Move,
    Play,
    Say,
)
from papertiger.mao.reasons import OTHER
from papertiger.mao.speech import hear
from papertiger.mao.view import View
from papertiger.text.catalog import Catalog
from papertiger.tui.keyboard import latin
from papertiger.tui.mao import acts
from papertiger.tui.mao.acts import in_order

LOOKS = ("help", "table", "log", "review", "rules", "penalties")
_RULE_KEY = "N"
_LOOK_KEYS = {"?": "help", "L": "log", "S": "review", "R": "rules", "p": "penalties"}
_ACTS = {
    "look": "u", "take": "x", "release": "r", "turn": "i", "order": "o", "end": "e",
    "dispute": "v", "stands": "y", "undo": "n", "back": "w",
}  # fmt: skip
_SAID = "\"'“”«»„「」‘’"
_NUMBER = re.compile(r"(\+?)\s*(\d{1,3})")


class Look(Struct, frozen=True):
    """The person wants to see something: one of `LOOKS`, and what about it."""

    what: str
    about: str = ""


class GoOn(Struct, frozen=True):
    """Time may pass."""


class StartRule(Struct, frozen=True):
    """The person makes a rule, step by step; `text`: in these words, which are read back first."""

    text: str = ""


class Leave(Struct, frozen=True):
    """The person goes."""


class Unclear(Struct, frozen=True):
    """Nobody knows what is meant; `message` says what is expected."""

    message: str


Meant = Move | Look | GoOn | StartRule | Leave | Unclear


def meant(text: str, view: View, words: Catalog, spoken: Words) -> Meant:
    """What a line means; `view`: the table as the person sees it."""
    line = text.strip()
    if not line:
        return GoOn()
    if line[0] in _SAID:
        said = line.strip(_SAID + " ")
        return Say(said) if said else Unclear("mao-plain-what-to-say")
    plain = narrow(line).strip()
    number = _NUMBER.fullmatch(plain)
    if number:
        return _card(int(number[2]), view, hold=bool(number[1]))
    by_key = _key(latin(plain), view, spoken)
    if by_key is not None:
        return by_key
    by_word = _word(plain, line, view, words, spoken)
    if by_word is not None:
        return by_word
    if hear(line).phrase:
        return Say(line)
    return Unclear("mao-plain-not-understood")


def _card(number: int, view: View, *, hold: bool) -> Meant:
    """A card by its place in the hand."""
    if view.hand is None:
        return Unclear("mao-plain-face-down")
    if not 1 <= number <= len(view.hand):
        return Unclear("mao-plain-no-such-card")
    return Play(in_order(view.hand)[number - 1], hold)


def _key(plain: str, view: View, spoken: Words) -> Meant | None:
    """What the keys of the drawn table mean."""
    if plain in _LOOK_KEYS:
        return Look(_LOOK_KEYS[plain])
    if plain == "Q":
        return Leave()
    if plain == _RULE_KEY:
        return StartRule()
    if len(plain) == 1:
        return acts.move(plain, view, spoken)
    if len(plain) == 2:
        return acts.second(plain[0], plain[1], spoken)
    return None


def _word(plain: str, line: str, view: View, words: Catalog, spoken: Words) -> Meant | None:
    """What a word means, with what stands behind it."""
    first, _, rest = plain.partition(" ")
    rest, word = rest.strip(), first.casefold()
    for name in (
        *LOOKS,
        *_ACTS,
        "quit",
        "say",
        "play",
        "hold",
        "deal",
        "penalty",
        "rule",
        "none",
        "agree",
    ):
        if word not in _listed(words, name):
            continue
        if name in LOOKS:
            return Look(name, rest)
        if name in _ACTS and not rest:
            return acts.move(_ACTS[name], view, spoken)
        return _with_more(name, rest, line.partition(" ")[2].strip(), view)
    return None


def _with_more(name: str, rest: str, text: str, view: View) -> Meant | None:
    """What a word means that something must stand behind."""
    match name:
        case "quit" if not rest:
            return Leave()
        case "say":
            return Say(text) if text else Unclear("mao-plain-what-to-say")
        case "play" | "hold":
            return _named(rest, view, hold=name == "hold")
        case "deal" if rest.isdecimal() and len(rest) < 3:
            return Deal(int(rest))
        case "dispute" if rest.isdecimal() and len(rest) < 7:
            return Dispute(int(rest))
        case "penalty":
            return _penalty(rest, text, view)
        case "agree" if rest:
            return AgreeEnd(rest)
        case "rule":
            return StartRule(text)
        case "none" if not rest:
            return DeclineRule()
        case _:
            return None


def _named(rest: str, view: View, *, hold: bool) -> Meant:
    """A card by its place or its code."""
    if rest.isdecimal() and len(rest) < 4:
        return _card(int(rest), view, hold=hold)
    code = rest.upper().translate(str.maketrans("♠♥♦♣", "SHDC"))
    if code in Card.__members__.values() or code in {card.value for card in Card}:
        return Play(Card(code), hold)
    return Unclear("mao-plain-no-such-card")


def _penalty(rest: str, text: str, view: View) -> Meant:
    """A penalty by the keys of player and reason; other words after the last key."""
    parts, spelt = rest.split(" ", 2), text.split(" ", 2)
    if len(parts) < 2:
        return Look("penalties")
    seat = acts.SEAT_KEYS.find(parts[0]) if len(parts[0]) == 1 else -1
    known = acts.reasons(view)
    reason = known.get(parts[1]) or known.get(parts[1].casefold())
    if not 0 <= seat < len(view.hands) or reason is None:
        return Unclear("mao-plain-no-such-penalty")
    if reason == OTHER:
        if len(spelt) < 3:
            return Unclear("mao-plain-no-reason")
        return GivePenalty(seat, OTHER, spelt[2])
    return GivePenalty(seat, reason)


@cache
def _listed(words: Catalog, name: str) -> Sequence[str]:
    """The words for something, in the reader's language and in English."""
    return words.say(f"mao-{name}-words").split()
