"""What somebody at a table of Mao in plain lines may look at, at any time."""

from collections.abc import Iterator
from functools import partial

from papertiger.cli import rules, saying
from papertiger.cli.arguments import Wrong
from papertiger.mao.reasons import OTHER
from papertiger.mao.view import Stage, View
from papertiger.text.book import MAO
from papertiger.text.catalog import Catalog
from papertiger.text.mao import card_name, option_lines, suit_name
from papertiger.tui.mao import acts
from papertiger.tui.mao.evening import Evening
from papertiger.tui.mao.made import known, rule_lines
from papertiger.tui.mao.review import review_lines

LAST = 20
"""So many lines of the log are shown; all of them on request."""


def look(evening: Evening, view: View, what: str, about: str) -> Iterator[str]:
    """The lines of what is asked for: one of `typed.LOOKS`."""
    words = evening.words
    match what:
        case "help" if not about:
            yield from words.say("mao-plain-help").split("\n")
        case "rules" | "help":
            yield from _rules(words, view, about)
        case "table":
            yield from table(evening, view)
        case "log":
            yield from evening.lines if about else evening.lines[-LAST:]
        case "review":
            yield from review(evening)
        case _:
            yield from _penalties(evening, view)


def table(evening: Evening, view: View) -> Iterator[str]:
    """What lies on the table, who sits there, what one holds."""
    words, names = evening.words, evening.names
    say = words.say
    way = say("mao-plain-clockwise" if view.direction == 1 else "mao-plain-counter")
    stock, pile = str(view.stock), str(view.pile)
    yield say("mao-plain-middle", way=way, stock=stock, pile=pile)
    yield from top(words, view)
    for seat, name in enumerate(names):
        states = [say("mao-dealer")] if seat == view.dealer else []
        states += [say("mao-away")] if view.away[seat] else []
        states += [say("mao-gone")] if view.gone[seat] else []
        states += [say("mao-holds")] if seat == view.held else []
        yield say(
            "mao-plain-seat",
            key=acts.SEAT_KEYS[seat],
            who=name,
            cards=str(view.hands[seat]),
            won=str(view.wins[seat]),
            states="".join(f", {state}" for state in states),
        )
    if view.turn is not None:
        yield say("mao-plain-turn", who=names[view.turn])
    yield from _going_on(evening, view)
    yield hand(words, view)


def top(words: Catalog, view: View) -> Iterator[str]:
    """The card on top of the pile, and what goes with it."""
    say = words.say
    if view.top is not None:
        yield say("mao-plain-top", card=card_name(words, view.top))
    if view.called is not None:
        yield say("mao-plain-called", suit=suit_name(words, view.called))
    if view.sevens:
        yield say("mao-sevens", sevens=str(view.sevens), owed=str(view.owed)) + "."


def hand(words: Catalog, view: View) -> str:
    """What one holds, each card with its number."""
    if view.seat is None:
        return words.say("mao-plain-watching")
    if view.hand is None:
        return words.say("mao-plain-down", cards=str(view.hands[view.seat]))
    cards = acts.in_order(view.hand)
    numbered = (f"{number} {card_name(words, card)}" for number, card in enumerate(cards, 1))
    return words.say("mao-plain-hand", cards=words.join(numbered))


def _going_on(evening: Evening, view: View) -> Iterator[str]:
    say, names = evening.words.say, evening.names
    if view.order is not None:
        yield say("mao-order", who=names[view.order.caller]) + "."
    if view.stage is Stage.RACE:
        yield say("mao-race") + "."
    if view.ballot is not None:
        voted, seats = sum(view.ballot.voted), view.gone.count(False)
        penalty = str(view.ballot.penalty)
        yield say("mao-ballot", penalty=penalty, voted=str(voted), seats=str(seats)) + "."
    if view.stage in (Stage.HAND_OVER, Stage.MAKE_RULE):
        yield say("mao-between", who=names[view.dealer]) + "."


def review(evening: Evening) -> list[str]:
    """The last hand that is over."""
    if evening.review is None:
        return [evening.words.say("mao-no-review")]
    return review_lines(evening.words, evening.review)


def _penalties(evening: Evening, view: View) -> Iterator[str]:
    """For whom a penalty can be given, and what for."""
    say = evening.words.say
    yield say("mao-plain-penalty-how")
    for seat, name in enumerate(evening.names):
        if seat != view.seat and not view.gone[seat]:
            yield f"- {acts.SEAT_KEYS[seat]} {name}"
    base = acts.base_reasons(view)
    if not base:
        yield say("refused-referee-calls")
    for key, reason in base.items():
        known = "mao-penalty-other" if reason == OTHER else f"reason-{reason.replace('_', '-')}"
        yield f"- {key} {say(known)}"
    for key, reason in acts.secret_reasons(view).items():
        yield f"- {key} {say(f'reason-{reason}'.replace('_', '-'))}"
    for key, each in acts.made_up(view).items():
        yield f"- {key} {say('mao-rule-in-force', text=each.rule.text)}"


def _rules(words: Catalog, view: View, about: str) -> Iterator[str]:
    """A clause or a section; or the rules made up, the options, and which sections there are."""
    width, book = saying.room(), MAO.translated(words.language)
    if about:
        try:
            yield from rules.pages(book, about, words, width, partial(_to_read, words))
        except Wrong as wrong:
            said = str(wrong)
            yield f"{said[:1].upper()}{said[1:]}."
        return
    for line in rule_lines(words, known(view)):
        yield f"- {line}"
    for option in option_lines(words, view.options, view.seat):
        yield f"- {option}"
    yield from rules.headings(book, words, width)
    yield words.say(
        "play-how-to-read", section=_to_read(words, "5"), clause=_to_read(words, "MO-48")
    )


def _to_read(words: Catalog, clause: str) -> str:
    return f"{words.say('mao-rules-words').split()[0]} {clause}"
