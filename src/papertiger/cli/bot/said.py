"""How a bot's game ended and what was wrong, in the words of the catalog."""

from papertiger.client import (
    ClientError,
    PartedError,
    ProblemError,
    RefusedError,
    UnknownLevelError,
    UnreachableError,
    View,
    WrongLinkError,
)
from papertiger.madiao import view as madiao_view
from papertiger.text import room
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.wire.news import Room

NAMES = {"name_taken", "name_empty", "name_only_signs", "name_too_long", "name_reserved"}
"""Problems that a table knows as refusals, too."""


def ending(view: View, around: Room, words: Catalog) -> str:
    """One line: who has how much in the end."""
    names = [printable(around.chairs[place].name) for place in around.seats]
    if isinstance(view, madiao_view.View):
        scores = [f"{name} {total:+d}" for name, total in zip(names, view.totals, strict=True)]
    else:
        scores = [f"{name} {won}" for name, won in zip(names, view.wins, strict=True)]
    hands = view.hands if isinstance(view, madiao_view.View) else view.hands_won
    return words.say("joining-over", hands=str(hands), scores=", ".join(scores))


def wrong(error: ClientError, link: str, words: Catalog) -> str:
    """What was wrong, in one line."""
    match error:
        case WrongLinkError():
            return words.say("joining-wrong-link", link=printable(link))
        case UnknownLevelError():
            known = ", ".join(error.levels)
            return words.say("cli-unknown-bot", bot=printable(error.level), known=known)
        case UnreachableError():
            return words.say("joining-unreachable", server=error.server, why=printable(error.why))
        case ProblemError():
            return _problem(error, words)
        case RefusedError():
            refusal = error.refusal
            if refusal.clause and refusal.code != "name_is_mao":
                return words.say("joining-refused", code=f"{refusal.code} [{refusal.clause}]")
            return room.refusal(words, refusal.code, refusal.arguments)
        case PartedError():
            return room.parting(words, error.why.value, printable(error.detail))
        case _:
            return words.say("joining-refused", code=printable(str(error)))


def _problem(error: ProblemError, words: Catalog) -> str:
    """What a server answered over HTTP."""
    problem = error.problem
    match problem.code:
        case "no_such_table":
            return room.parting(words, problem.code)
        case "no_such_code" | "too_many_requests" | "too_many_tables":
            return words.say(f"joining-problem-{problem.code.replace('_', '-')}")
        case "store_unavailable":
            return room.refusal(words, problem.code, {})
        case code if code in NAMES:
            return room.refusal(words, code, problem.arguments)
        case code:
            return words.say("joining-refused", code=printable(code))
