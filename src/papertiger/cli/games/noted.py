"""Reading a match that is written in notation: what is wrong with it, and where."""

from collections.abc import Iterator

from papertiger.cli.arguments import Wrong
from papertiger.madiao import notation
from papertiger.madiao.hand_json import HandError, result_of, settle_hand
from papertiger.madiao.notation import NotedMatch
from papertiger.madiao.notation_words import NotationError
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import hand_error


def is_notation(data: bytes) -> bool:
    """Whether a file is to be read as notation: a record is JSON from its beginning."""
    return bool(data.strip()) and not data.lstrip().startswith(b"{")


def read(name: str, data: bytes, catalog: Catalog) -> NotedMatch:
    """The match in a text, whose hands follow the rules as far as they go.

    Wrong names line and column of what is not in the form, hand and trick of what is not by the
    rules.
    """
    try:
        match = notation.read(data.decode())
    except UnicodeDecodeError:
        raise Wrong(catalog.say("cli-not-text", file=name)) from None
    except NotationError as error:
        raise Wrong(_broken(name, error, catalog)) from None
    words = Catalog(catalog.language, "madiao")
    for number, hand in enumerate(match.hands, 1):
        place = {"file": name, "number": str(number)}
        try:
            settle_hand(notation.as_json(hand, match.options))
        except HandError as error:
            why = hand_error(words, error)
            if error.at is None:
                raise Wrong(catalog.say("cli-broken-hand", **place, why=why)) from None
            trick = str(error.at // 4 + 1)
            raise Wrong(catalog.say("cli-broken-trick", **place, trick=trick, why=why)) from None
    return match


def _broken(name: str, error: NotationError, catalog: Catalog) -> str:
    """What was expected in a text in notation, and where."""
    expected = catalog.say(f"notation-{error.expected.replace('_', '-')}", **error.arguments)
    place = {"line": str(error.line), "column": str(error.column)}
    message = "cli-broken-notation" if error.found else "cli-short-notation"
    return catalog.say(message, file=name, expected=expected, found=error.found, **place)


def wrong_results(name: str, match: NotedMatch, catalog: Catalog) -> Iterator[str]:
    """What is to be said of each hand whose result is another than the rules give."""
    for number, hand in enumerate(match.hands, 1):
        if hand.result is None:
            continue
        payments = result_of(settle_hand(notation.as_json(hand, match.options)))["payments"]
        if payments != hand.result:
            found = " ".join(map(str, hand.result))
            expected = " ".join(map(str, payments or ("-",)))
            place = {"file": name, "number": str(number)}
            yield catalog.say("cli-wrong-result", **place, found=found, expected=expected)


def check_results(name: str, match: NotedMatch, catalog: Catalog) -> None:
    """Raise Wrong for the first result that is another than the rules give."""
    for said in wrong_results(name, match, catalog):
        raise Wrong(said)
