"""A hand looked back on: who was caught for what and by whom, and what nobody noticed."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from papertiger.mao.events import HandEnded
from papertiger.mao.reasons import CLAUSES, OTHER, Reason
from papertiger.mao.told import PenaltySeen
from papertiger.mao.view import PenaltyView, View
from papertiger.text import mao
from papertiger.text.catalog import Catalog


class Caught(Struct, frozen=True):
    """A breach, or what was called one: `by` a name, "" for the referee, None: nobody noticed.

    `fate`: "stands", "undone" by a vote, "handed-back" (by `hander`), or "plain": nobody
    challenged it. `founded`: whether the machine had noticed it; True where it cannot judge.
    """

    who: str
    reason: str
    text: str
    by: str | None
    fate: str = "plain"
    hander: str = ""
    founded: bool = True


class Review(Struct, frozen=True):
    """A hand that is over: its winner's name or None, hands won by name, what was caught."""

    winner: str | None
    wins: tuple[tuple[str, int], ...]
    caught: tuple[Caught, ...]


def reviewed(
    ended: HandEnded, penalties: Sequence[PenaltyView], names: Sequence[str], made: View | None
) -> Review:
    """The review of a hand, with the penalties that were given in it; `made`: its rules."""
    texts = {} if made is None else _texts(made)
    unnoticed = tuple(
        Caught(names[each.seat], each.reason, texts.get(each.reason, ""), None)
        for each in ended.noticed
        if each.penalty is None
    )
    return Review(
        None if ended.winner is None else names[ended.winner],
        tuple(zip(names, ended.wins, strict=True)),
        (*_called(ended, penalties, names), *unnoticed),
    )


def _called(
    ended: HandEnded, penalties: Sequence[PenaltyView], names: Sequence[str]
) -> Iterator[Caught]:
    found = {each.penalty for each in ended.noticed}
    for each in penalties:
        founded = each.number in found or each.reason not in tuple(Reason)
        by = names[each.by] if isinstance(each.by, int) else ""
        hander = "" if each.handed_back_by is None else names[each.handed_back_by]
        fate = "handed-back" if hander else "plain"
        if each.stands is not None:
            fate = "stands" if each.stands else "undone"
        yield Caught(names[each.seat], each.reason, each.text, by, fate, hander, founded)


def in_words(view: View, penalty: PenaltyView | PenaltySeen) -> str:
    """The words that a penalty was given with, or those of the made-up rule that it is for."""
    return penalty.text or _texts(view).get(penalty.reason, "")


def _texts(view: View) -> dict[str, str]:
    """The words of the announced rules, by their ids."""
    return {each.rule.id: each.rule.text for each in view.rules}


def clause(reason: str) -> str:
    """The clause that a reason belongs to."""
    if reason in tuple(Reason):
        return CLAUSES[Reason(reason)]
    return "MO-68" if reason == OTHER else mao.MADE_UP


def head(words: Catalog, review: Review) -> str:
    """Who won the hand."""
    if review.winner is None:
        return words.say("event-hand-ended-void")
    return words.say("event-hand-ended-won", who=review.winner)


def line(words: Catalog, caught: Caught) -> str:
    """A breach as a sentence, with its clause."""
    about = mao.reason(words, caught.reason, caught.text)
    if caught.by is None:
        return words.say("mao-review-unnoticed", who=caught.who, reason=about)
    by = caught.by or words.say("referee-name")
    doubtful = caught.fate == "undone" or not caught.founded
    message = "mao-review-called" if doubtful else "mao-review-caught"
    said = words.say(message, who=caught.who, by=by, reason=about)
    notes = []
    if caught.fate != "plain":
        notes.append(words.say(f"mao-review-{caught.fate}", who=caught.hander))
    if not caught.founded:
        notes.append(words.say("mao-review-unfounded"))
    if not notes:
        return said
    return words.say("mao-review-noted", caught=said, notes=words.join(notes))


def scores(words: Catalog, wins: Sequence[tuple[str, int]]) -> list[str]:
    """Hands won, the most first."""
    names, won = [name for name, _ in wins], [count for _, count in wins]
    return [
        words.say("mao-score", who=name, won=str(count))
        for name, count in mao.most_first(names, won)
    ]


def review_lines(words: Catalog, review: Review) -> list[str]:
    """All of it, line by line."""
    won = words.join(scores(words, review.wins))
    found = [f"– {line(words, each)}" for each in review.caught]
    return [
        head(words, review),
        words.say("event-hand-ended-wins", scores=won),
        *(found or [words.say("mao-review-nothing")]),
    ]
