"""What a person may look at, at every question of a match in plain lines, without answering it."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from papertiger.cli import rules, saying
from papertiger.cli.arguments import Wrong
from papertiger.cli.madiao.table_lines import rules_line, table_lines
from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.events import HandSettled
from papertiger.madiao.events import Told as Event
from papertiger.madiao.handwriting import narrow
from papertiger.madiao.view import View
from papertiger.room.solo import Told
from papertiger.text.book import MADIAO
from papertiger.text.card_help import name_lines, worth_lines
from papertiger.text.card_words import cards_named
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.text.madiao import (
    card_list,
    card_name,
    event_lines,
    scores,
    settlement_lines,
)

LONGEST_SHOWN = 40
MOST_CARDS = 11
"""As many as a suit has."""

# What one types to look at something; words in the catalog, for each language its own.
_COMMANDS = {
    name: f"play-{name}-words" for name in ("help", "table", "log", "ledger", "score", "rules")
}
# These are of nothing, and so "T 50" and "S 9" are cards.
_ALONE = ("table", "score")
_CHINESE = re.compile("[\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class Looking:
    """A person who looks around; without a `view` of a match at the rules and the cards alone.

    `names` by seat; `told` is what they were told with each input of the match so far.
    """

    words: Catalog
    write: Callable[[str], None]
    view: View | None = None
    names: Sequence[str] = ()
    told: Sequence[Told] = ()

    def look(self, text: str) -> bool:
        """Show what a text asks to see; False when it asks for nothing that there is to see."""
        asked = self._asked(text)
        if asked is None:
            return False
        lines = self._lines(*asked)
        for line in lines or ():
            self.write(line)
        return lines is not None

    def _asked(self, text: str) -> tuple[str, str] | None:
        """The command in a text, and what stands behind it: "? M9", "r 5.6", "规则5.6", "M9?"."""
        plain = narrow(text).strip()
        word, _, rest = plain.partition(" ")
        for name, message in _COMMANDS.items():
            for each in map(narrow, self._list(message)):
                if word.casefold() == each and not (rest and name in _ALONE):
                    return name, rest.strip()
                if plain.startswith(each) and (each == "?" or _CHINESE.match(each)):
                    return name, plain.removeprefix(each).strip()
        return ("help", plain.rstrip("? ")) if plain.endswith("?") else None

    def _lines(self, name: str, about: str) -> Sequence[str] | None:
        """What there is to see for a command; None when it takes nothing of the kind."""
        match name:
            case "help":
                return self._help(about)
            case "rules":
                return list(self._rules(about))
            case _ if self.view is None:
                return [self.words.say("play-not-at-table")]
            case "ledger":
                return list(self._ledger(about))
            case "log":
                return self._log(about)
            case "table":
                return table_lines(self.words, self.view, self.names)
            case _:
                return list(self._score(self.view))

    def _help(self, about: str) -> Sequence[str]:
        """Help on everything, on a card, or on a clause."""
        if not about:
            return self.words.say("play-help").split("\n")
        hand = () if self.view is None else self.view.hand
        if about.isdecimal() and len(about) < 3 and 1 <= int(about) <= len(hand):
            return self._card(hand[int(about) - 1])
        cards = cards_named(about)
        if len(cards) == 1:
            return self._card(cards[0])
        if 1 < len(cards) <= MOST_CARDS:
            found = card_list(self.words, cards)
            return [self.words.say("play-several-cards", text=_shown(about), cards=found)]
        try:
            rules.asked_for(MADIAO, about, self.words)
        except Wrong:
            return [self.words.say("play-no-card", text=_shown(about))]
        return list(self._rules(about))

    def _card(self, card: Card) -> list[str]:
        lines = [card_name(self.words, card), *name_lines(self.words, card)]
        if self.view is not None:
            worth = worth_lines(self.words, self.view, card)
            lines += [f"- {line}" for line in worth]
        return lines

    def _rules(self, about: str) -> Iterator[str]:
        """A clause or a section; or the switches of this table, and which sections there are."""
        say, width = self.words.say, saying.room()
        book = MADIAO.translated(self.words.language)
        if about:
            try:
                yield from rules.pages(book, about, self.words, width, self._to_read)
            except Wrong as wrong:
                said = str(wrong)
                yield f"{said[:1].upper()}{said[1:]}."
            return
        if self.view is not None:
            yield rules_line(self.words, self.view.options)
        yield from rules.headings(book, self.words, width)
        yield say("play-how-to-read", section=self._to_read("5"), clause=self._to_read("MD-5.6"))

    def _to_read(self, clause: str) -> str:
        """What one types to read a clause."""
        return f"{self._list('play-rules-words')[0]} {clause}"

    def _ledger(self, about: str) -> Iterator[str]:
        """The last settlement, or the clause of one of its lines."""
        settled = self._settled()
        if settled is None:
            yield self.words.say("play-no-ledger")
            return
        lines = settled[0].hand.settlement.lines
        if not about:
            yield from ledger_lines(self.words, *settled)
        elif about.isdecimal() and len(about) < 4 and 1 <= int(about) <= len(lines):
            yield from self._rules(lines[int(about) - 1].clause)
        else:
            yield self.words.say("play-no-ledger-line", text=_shown(about), count=len(lines))

    def _settled(self) -> tuple[HandSettled, Sequence[str]] | None:
        """The last settlement, with the names by seat at that moment."""
        for told in reversed(self.told):
            for event, names in told:
                if isinstance(event, HandSettled):
                    return event, names
        return None

    def _log(self, about: str) -> Sequence[str] | None:
        """What was told in this hand, or in the whole match."""
        if about and about.casefold() not in self._list("play-all-words"):
            return None
        told = self.told if about else this_hand(self.told)
        lines = [
            line
            for one in told
            for event, names in one
            for line in event_lines(self.words, event, names)
        ]
        return lines or [self.words.say("play-no-log")]

    def _score(self, view: View) -> Iterator[str]:
        """What each hand brought, what everybody has, and who has been banker."""
        say, names = self.words.say, self.names
        number = 0
        for told in self.told:
            for event, seated in told:
                if isinstance(event, HandSettled):
                    number += 1
                    hand = event.hand
                    money = [payment * hand.stake for payment in hand.settlement.payments]
                    result = scores(self.words, seated, money)
                    yield say("play-score-hand", number=str(number), scores=result)
        yield say("event-hand-settled-totals", scores=scores(self.words, names, view.totals))
        served = [name for seat, name in enumerate(names) if view.served & 1 << seat]
        if served:
            yield say("play-score-served", names=self.words.join(served))
        if len(served) < laws.SEATS:
            yield say("play-score-ends")

    def _list(self, message: str) -> list[str]:
        return self.words.say(message).split()


def this_hand(told: Sequence[Told]) -> Sequence[Told]:
    """What was told since the last settlement but one; since the last, once a hand has begun."""
    ends = [
        place
        for place, one in enumerate(told)
        if any(isinstance(event, HandSettled) for event, _ in one)
    ]
    earlier = [place for place in ends if any(told[place + 1 :])]
    return told[earlier[-1] + 1 :] if earlier else told


def ledger_lines(words: Catalog, settled: HandSettled, names: Sequence[str]) -> list[str]:
    """A settlement whose payments are numbered, so that one can ask for the clause of each."""
    return settlement_lines(words, settled.hand, settled.totals, names, numbered=True)


def told_lines(words: Catalog, event: Event, names: Sequence[str]) -> list[str]:
    """What happened; after a hand the settlement, with an empty line before it."""
    if isinstance(event, HandSettled):
        return ["", *ledger_lines(words, event, names)]
    return event_lines(words, event, names)


def _shown(text: str) -> str:
    return printable(text[:LONGEST_SHOWN])
