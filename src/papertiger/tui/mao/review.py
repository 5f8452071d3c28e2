"""A hand looked back on: who was caught for what and by whom, and what nobody noticed."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from papertiger.mao.events import HandEnded
from papertiger.mao.reasons import CLAUSES, OTHER, Reason
from papertiger.mao.view import PenaltyView
from papertiger.text import mao
from papertiger.text.catalog import Catalog


class Caught(Struct, frozen=True):
    """A breach, or what was called one: `by` a name, "" for the referee, None: nobody noticed.

    `fate`: "stands", "undone" by a vote, "handed-back" (by `hander`), or "plain": nobody
    challenged it.
    """

    who: str
    reason: str
    text: str
    by: str | None
    fate: str = "plain"
    hander: str = ""


class Review(Struct, frozen=True):
    """A hand that is over: its winner's name or None, hands won by name, what was caught."""

    winner: str | None
    wins: tuple[tuple[str, int], ...]
    caught: tuple[Caught, ...]


def reviewed(ended: HandEnded, penalties: Sequence[PenaltyView], names: Sequence[str]) -> Review:
    """The review of a hand, with the penalties that were given in it."""
    unnoticed = tuple(
        Caught(names[each.seat], each.reason, "", None)
        for each in ended.noticed
        if each.penalty is None
    )
    return Review(
        None if ended.winner is None else names[ended.winner],
        tuple(zip(names, ended.wins, strict=True)),
        (*_called(penalties, names), *unnoticed),
    )


def _called(penalties: Sequence[PenaltyView], names: Sequence[str]) -> Iterator[Caught]:
    for each in penalties:
        by = names[each.by] if isinstance(each.by, int) else ""
        hander = "" if each.handed_back_by is None else names[each.handed_back_by]
        fate = "handed-back" if hander else "plain"
        if each.stands is not None:
            fate = "stands" if each.stands else "undone"
        yield Caught(names[each.seat], each.reason, each.text, by, fate, hander)


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
    said = words.say("mao-review-caught", who=caught.who, by=by, reason=about)
    if caught.fate == "plain":
        return said
    fate = words.say(f"mao-review-{caught.fate}", who=caught.hander)
    return words.say("mao-review-fate", caught=said, fate=fate)


def scores(words: Catalog, wins: Sequence[tuple[str, int]]) -> list[str]:
    """Hands won, the most first."""
    best = sorted(wins, key=lambda one: -one[1])
    return [words.say("mao-score", who=name, won=str(won)) for name, won in best]


def review_lines(words: Catalog, review: Review) -> list[str]:
    """All of it, line by line."""
    won = words.join(scores(words, review.wins))
    found = [f"– {line(words, each)}" for each in review.caught]
    return [
        head(words, review),
        words.say("event-hand-ended-wins", scores=won),
        *(found or [words.say("mao-review-nothing")]),
    ]
