"""Made-up rules laid open at the end of a session, in words: makers, texts, what they caught.

Needs the part "mao" of the catalog; with "customs" in it, what each rule says is told, too.
"""

from collections.abc import Iterator, Sequence

from papertiger.mao.customs.history import Caught, History
from papertiger.mao.laws import SECOND
from papertiger.text.catalog import Catalog
from papertiger.text.customs.reading import read_back

MOST_TOLD = 8
"""So many breaches of a rule are told one by one, the newest ones."""


def history_lines(
    catalog: Catalog, histories: Sequence[History], names: Sequence[str]
) -> Iterator[str]:
    """Each rule with its maker, and below it the breaches that it caught. [MO-91]"""
    for number, history in enumerate(histories, 1):
        yield _rule_line(catalog, history, number, names)
        if catalog.knows("custom-rule"):
            yield from read_back(catalog, history.rule.rule)[1:]
        caught = history.caught
        if not caught:
            yield "– " + catalog.say("event-history-nothing")
            continue
        yield "– " + catalog.say("event-history-count", count=str(len(caught)))
        yield from (f"– {_caught_line(catalog, each, names)}" for each in caught[-MOST_TOLD:])
        if len(caught) > MOST_TOLD:
            more = str(len(caught) - MOST_TOLD)
            yield "– " + catalog.say("event-history-more", count=more)


def _rule_line(catalog: Catalog, history: History, number: int, names: Sequence[str]) -> str:
    made, rule = history.rule, history.rule.rule
    named = {"number": str(number), "id": rule.id, "text": rule.text}
    if made.maker is None:
        return catalog.say("event-history-given", **named)
    message = "event-history-secret" if made.secret else "event-history-open"
    return catalog.say(message, who=names[made.maker], **named)


def _caught_line(catalog: Catalog, caught: Caught, names: Sequence[str]) -> str:
    known = {
        "deal": str(caught.deal),
        "seconds": f"{caught.at / SECOND:.1f}",
        "who": names[caught.seat],
        "what": catalog.say(f"event-history-what-{caught.what.replace('_', '-')}"),
    }
    if caught.penalty is None:
        return catalog.say("event-history-unnoticed", **known)
    return catalog.say("event-history-penalised", penalty=str(caught.penalty), **known)
