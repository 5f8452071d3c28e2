"""What is asked of who makes a rule, at each place, in the reader's words."""

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import assert_never

from papertiger.mao.cards import Rank, Suit
from papertiger.text.catalog import Catalog
from papertiger.text.customs.form import Form, choose, fill
from papertiger.text.customs.reading import node_words, sentences
from papertiger.text.customs.slots import Option, Slot, Takes, slots
from papertiger.text.customs.spots import spot
from papertiger.text.customs.starts import EMPTY, FREE, STARTS, start_words
from papertiger.text.customs.vocabulary import Sort
from papertiger.tui.mao.making.library import listed, narrowed
from papertiger.tui.mao.making.naming import name_for
from papertiger.tui.mao.making.work import (
    TEXT,
    At,
    Begin,
    Library,
    Templates,
    Trial,
    Verdict,
    Whole,
    Work,
    Written,
    is_cards,
    taking,
)

SECOND = 1000
WAYS = ("templates", "empty", "free", "written", "library", "none")
"""How a rule can be made, in the order of the list."""
FIRST = ("card", "alike", "says", "clockwise")
"""The conditions that most rules have come first."""
BEGINS, SELDOM = "played", "always"
"""What most rules are about comes first, what holds at all times last."""
NEAR = {"next": 1, "previous": -1}
"""Players that most rules mean: so many places on."""
RANK_KEYS = {("0" if rank is Rank.TEN else rank.value.lower()): rank.value for rank in Rank}
SUIT_KEYS = dict(zip("shdc", (suit.value for suit in Suit), strict=True))
TERSE = frozenset(
    [
        "all",
        "any",
        "compare",
        "one_of",
        "same_player",
        "sum",
        "not",
        "count_as",
        "act_as",
        "chose",
        "gesture",
        "judged",
    ]
)
"""Words that read like little more than blanks before they have what they take."""


class Kind(StrEnum):
    """How a question is answered."""

    ONE = "one"
    """One row."""
    SOME = "some"
    """Any number of rows, each by its key."""
    NUMBER = "number"
    LINE = "line"
    TEXT = "text"
    """Several lines."""
    WAIT = "wait"
    """Not at all: something goes on."""


@dataclass(frozen=True)
class Row:
    """One of the answers: its code, how it reads, the key that marks it, whether it is marked."""

    code: str
    label: str
    key: str = ""
    marked: bool = False


@dataclass(frozen=True)
class Question:
    """What is asked, and what may be answered.

    `rule`: the sentences so far; `rows`: the answers, of which `chosen` is pointed at first;
    `text`: what stands in the line at first; `low` and `high`: of a number; `notes`: what there is
    to know before one answers; `sought`: the words that narrow the rows down, None where none do;
    `of`: how many rows there are without them.
    """

    what: str
    kind: Kind
    rule: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    chosen: int = 0
    text: str = ""
    low: int = 0
    high: int = 0
    notes: tuple[str, ...] = field(default=())
    sought: str | None = None
    of: int = 0


def question(work: Work) -> Question:
    """What is asked now."""
    say, place = work.words.say, work.at
    match place:
        case Begin():
            return _begin(work)
        case Templates():
            names = [name for name in STARTS if name not in (EMPTY, FREE)]
            rows = tuple(Row(name, _start(work.words, name)) for name in names)
            return Question(say("making-ask-template"), Kind.ONE, rows=rows)
        case Library():
            return _library(work.words, place.sought)
        case Written():
            return Question(say("making-ask-written"), Kind.TEXT, text=work.written)
        case At():
            return _at(work, place)
        case Whole():
            return _whole(work)
        case Trial():
            return Question(say("making-trying"), Kind.WAIT, so_far(work))
        case Verdict():
            return _verdict(work, place)
        case _:
            assert_never(place)


def _library(words: Catalog, sought: str) -> Question:
    rows = tuple(Row(name, reads) for name, reads in narrowed(words, sought))
    of = len(listed(words))
    return Question(words.say("making-ask-library"), Kind.ONE, rows=rows, sought=sought, of=of)


def how_many(words: Catalog, asked: Question) -> str:
    """How many rows are left of all."""
    return words.say("making-found", left=str(len(asked.rows)), all=str(asked.of))


def _start(words: Catalog, name: str) -> str:
    """A common rule with its blanks, in words of its own where those say too little."""
    message = f"making-start-{name}"
    return words.say(message) if words.knows(message) else start_words(words, name)


def so_far(work: Work, form: Form | None = None) -> tuple[str, ...]:
    """The sentences of the rule, blanks and all; `form`: as they would be."""
    shown = form or work.form
    if shown is None:
        return ()
    _, *parts = sentences(work.words, shown.rule)
    if work.judged:
        return (work.words.say("making-named", name=str(shown.rule.get("text", ""))), *parts)
    blank = work.words.say("custom-blank")
    # Where a language writes without spaces, blanks side by side are told apart all the same.
    return tuple(re.sub(f"{blank}(?={blank})", f"{blank} ", part) for part in parts)


def preview(work: Work, code: str) -> tuple[str, ...]:
    """The sentences as they would be with that answer."""
    if work.form is not None and isinstance(work.at, At):
        path = work.at.path
        if code in NEAR:
            code = "beside"
        for form in (choose(work.form, path, code), fill(work.form, path, code)):
            if isinstance(form, Form):
                return so_far(work, form)
    return so_far(work)


def _begin(work: Work) -> Question:
    say = work.words.say
    ways = (*(["draft"] if work.form is not None else []), *WAYS)
    rows = tuple(Row(way, say(f"making-way-{way}")) for way in ways)
    about = say("making-about-secret" if work.secret else "making-about-announced")
    return Question(say("making-ask-way"), Kind.ONE, so_far(work), rows, notes=(about,))


def _at(work: Work, place: At) -> Question:
    found = taking(work, place.path)
    if found is None:
        raise AssertionError(f"nothing is to be filled at {place.path}")
    rule = so_far(work)
    if place.path == TEXT:
        if work.judged:
            return Question(
                work.words.say("making-ask-free"), Kind.LINE, text=str(found.held or "")
            )
        name = str(found.held or name_for(work))
        return Question(work.words.say("making-ask-name"), Kind.LINE, rule, text=name)
    if is_cards(work, place.path):
        return Question(work.words.say("making-ask-cards"), Kind.SOME, rule, _cards(found))
    takes = found.takes
    if Takes.NUMBER in takes and (place.number or not _words(found)):
        return _number(work, found, rule)
    what = asked_for(work.words, found, work.form)
    if Takes.MEMBERS in takes:
        held = found.held or ()
        keys = RANK_KEYS | SUIT_KEYS
        key_of = {code: key for key, code in keys.items()}
        rows = tuple(
            Row(each.word, each.label, key_of.get(each.word, ""), each.word in held)
            for each in found.choices
        )
        return Question(what, Kind.SOME, rule, rows)
    if Takes.TEXT in takes and not _words(found):
        known = [each.word for each in found.choices]
        notes = (work.words.say("making-known", names=work.words.join(known)),) if known else ()
        return Question(what, Kind.LINE, rule, text=str(found.held or ""), notes=notes)
    rows, spare = _rows(work.words, found), _spare(work.words, found)
    # That there is no condition is seen at once, however long the list is.
    rows = (*spare, *rows) if field_of(place.path) == "if" else (*rows, *spare)
    held = "" if found.empty else _plain(found)
    chosen = next((place for place, row in enumerate(rows) if row.code == held), 0)
    return Question(what, Kind.ONE, rule, rows, chosen)


def asked_for(words: Catalog, found: Slot, form: Form | None = None) -> str:
    """What a slot is about, as a question; `form`: what it is a slot of."""
    name = _said(form, found.path)
    if name == "of" and any(each.word == "card" for each in found.choices):
        name = "holds"
    if name == "name" and Takes.MEMBER in found.takes:
        name = "gesture"
    message = f"making-what-{name}"
    if words.knows(message):
        return words.say(message)
    return words.say("making-ask-what", what=found.label)


def _said(form: Form | None, path: str) -> str:
    """The name of a field; those of what is said have names of their own for what it is for."""
    name = field_of(path).replace("_", "-")
    parent = path.rpartition(".")[0]
    at = None if form is None or "." not in parent else spot(form.rule, parent)
    effect = at is not None and isinstance(at.held, dict) and at.held.get("do") == "say"
    return f"say-{name}" if effect and name in ("number", "again") else name


def field_of(path: str) -> str:
    """The name of the field at a path, or of the one whose list has an item there."""
    return path.rpartition(".")[2].partition("[")[0]


def _plain(found: Slot) -> str:
    held = found.held
    if isinstance(held, bool):
        return str(held).lower()
    return "number" if isinstance(held, int) and _words(found) else str(held)


def _words(found: Slot) -> bool:
    """Whether one of some words can stand there."""
    return not {Takes.WORD, Takes.MEMBER, Takes.YES_OR_NO}.isdisjoint(found.takes)


def _rows(words: Catalog, found: Slot) -> tuple[Row, ...]:
    """The words that can stand there; those that most rules have first; a number, if one can."""
    if Takes.YES_OR_NO in found.takes:
        return tuple(Row(code, words.say(f"making-{code}")) for code in ("true", "false"))
    known = {each.word: each for each in found.choices}
    ahead = [known[code] for code in FIRST if code in known] if "card" in known else []
    if SELDOM in known:
        ahead = [known[BEGINS]] if BEGINS in known else []
    rest = [each for each in found.choices if each not in ahead]
    rest.sort(key=lambda each: each.word == SELDOM)
    number = (Row("number", words.say("making-number")),) if Takes.NUMBER in found.takes else ()
    near = _near(words) if "beside" in known else ()
    return (*number, *near, *(Row(each.word, _label(words, each)) for each in (*ahead, *rest)))


def _near(words: Catalog) -> tuple[Row, ...]:
    """The neighbours, whom most rules mean."""
    return tuple(
        Row(code, node_words(words, Sort.PLAYERS, {"who": "beside", "places": places}))
        for code, places in NEAR.items()
    )


def _label(words: Catalog, option: Option) -> str:
    """How a word reads; of one that would be nothing but blanks, what it means."""
    message = f"making-word-{option.word.replace('_', '-')}"
    return words.say(message) if option.word in TERSE else option.label


def _spare(words: Catalog, found: Slot) -> tuple[Row, ...]:
    """That nothing is said of it, where that can be."""
    if not found.spare or found.path.endswith("]"):
        return ()
    name = "none-if" if found.path.endswith(".if") else "none"
    return (Row("", words.say(f"making-{name}")),)


def _number(work: Work, found: Slot, rule: tuple[str, ...]) -> Question:
    words, low, high = work.words, found.least or 0, found.most or 0
    what = asked_for(words, found, work.form)
    if low >= SECOND:
        rows = tuple(
            Row(str(ms), words.say("custom-unit-seconds", n=ms // SECOND))
            for ms in range(low, high + 1, SECOND)
        )
        chosen = next((at for at, row in enumerate(rows) if row.code == str(found.held)), 0)
        return Question(what, Kind.ONE, rule, rows, chosen)
    held = found.held if isinstance(found.held, int) else max(low, 1)
    return Question(what, Kind.NUMBER, rule, text=str(held), low=low, high=high)


def _cards(found: Slot) -> tuple[Row, ...]:
    """The ranks and suits that can stand there, each with its key."""
    rows: list[Row] = []
    for inner, keys in zip(found.slots, (RANK_KEYS, SUIT_KEYS), strict=True):
        labels = {each.word: each.label for each in inner.choices}
        held = inner.held or ()
        rows += [
            Row(code, labels[code], key, code in held)
            for key, code in keys.items()
            if code in labels
        ]
    return tuple(rows)


def _whole(work: Work) -> Question:
    say, form = work.words.say, work.form
    if form is None:
        raise AssertionError("no rule has been begun")
    rows = [Row("try", say("making-try"))]
    for each in slots(work.words, form):
        rows += _alterable(work, each, 0)
    rows.append(Row("again", say("making-again")))
    return Question(say("making-ask-whole"), Kind.ONE, so_far(work), tuple(rows))


def _row_name(work: Work, found: Slot, *, alone: bool) -> str:
    """What a spot is called among the others: for people, who count in seconds, and from two."""
    words, name = work.words, _said(work.form, found.path)
    if name == "name" and Takes.MEMBER in found.takes:
        name = "gesture"
    if name == "cards" and Takes.NUMBER in found.takes:
        name = "many-cards"
    if alone and name in ("then", "phrases"):
        return words.say(f"custom-field-{name}")
    message = f"making-row-{name}"
    return words.say(message) if words.knows(message) else found.label


def _alterable(work: Work, found: Slot, depth: int, *, alone: bool = False) -> list[Row]:
    """A row for each spot that can be altered, and for each list that can have more.

    `alone`: it is the only one in its list.
    """
    say = work.words.say
    rows: list[Row] = []
    lists = Takes.LIST in found.takes and Takes.WORD not in found.takes
    part = found.path.endswith("]") and found.path.count(".") == 1
    if not lists and not part:
        what, indent = _row_name(work, found, alone=alone), "  " * depth
        said = found.words
        if found.path == TEXT and found.held:
            # As players read it, not as it is written down.
            said = say("making-named", name=str(found.held))
        if not found.empty and found.spare and found.held in (None, "", ()) and not found.slots:
            said = say("making-nothing")
        rows.append(Row(found.path, say("making-row", what=f"{indent}{what}", held=said)))
        depth += 1
    if is_cards(work, found.path):
        return rows
    order = {"when": 0, "if": 1}
    inner = sorted(found.slots, key=lambda each: order.get(each.path.rpartition(".")[2], 2))
    for each in inner:
        rows += _alterable(work, each, depth, alone=lists and len(inner) == 1)
    if lists and (found.most is None or len(found.slots) < found.most):
        known = f"making-more-{field_of(found.path)}"
        more = say(known) if work.words.knows(known) else say("making-more", what=found.label)
        rows.append(Row(f"+{found.path}", f"{'  ' * depth}{more}"))
    return rows


def _verdict(work: Work, place: Verdict) -> Question:
    say = work.words.say
    notes = (place.refused,) if place.refused else place.conflicts
    codes = ("mend", "anew", "none") if place.refused else ("make", "mend", "anew")
    rows = tuple(
        Row(code, say("making-way-none" if code == "none" else f"making-{code}")) for code in codes
    )
    what = say("making-refused" if place.refused else "making-good")
    return Question(what, Kind.ONE, so_far(work), rows, notes=notes)
