"""What was wrong at a server or a table of it, in one line of the catalog."""

from papertiger.client import (
    ClientError,
    PartedError,
    ProblemError,
    RefusedError,
    UnknownLevelError,
    UnreachableError,
    WrongLinkError,
)
from papertiger.room import names
from papertiger.text import room
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.wire import PROTOCOL
from papertiger.wire.news import Parting

REFUSALS = {
    "name_taken", "name_empty", "name_only_signs", "name_too_long", "name_reserved", "no_such_bot"
}  # fmt: skip
"""Problems that a table knows as refusals, too."""

WORDS = ("cli", "room", "joining")
"""The parts of the catalog that this speaks with."""


def line(error: ClientError, link: str, words: Catalog) -> str:
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
        case PartedError(why=Parting.PROTOCOL):
            theirs = "?" if error.protocol is None else str(error.protocol)
            return words.say("joining-protocol", ours=str(PROTOCOL), theirs=theirs)
        case PartedError(why=Parting.ELSEWHERE):
            return words.say("joining-elsewhere")
        case PartedError():
            return room.parting(words, error.why.value, printable(error.detail))
        case _:
            return words.say("joining-refused", code=printable(str(error)))


def name_of(name: str, words: Catalog) -> str | None:
    """Why nobody can be called that, in one line; a server would say no more than that it is wrong.

    None if one can, or if it is for the server to say.
    """
    refused = names.wrong(name)
    return None if refused is None else room.refusal(words, refused.code, refused.arguments)


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
        case code if code in REFUSALS:
            return room.refusal(words, code, problem.arguments)
        case code:
            return words.say("joining-refused", code=printable(code))
