"""The answers that `papertiger madiao score` takes: read, checked, and taken back."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from papertiger.cli.madiao.prompt import typed
from papertiger.cli.madiao.sitting import LONGEST_NAME
from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, LOWEST, Card, mask
from papertiger.madiao.handwriting import MINUSES, card_of, narrow
from papertiger.madiao.options import Options
from papertiger.madiao.patterns import Meld, meld_in
from papertiger.madiao.settle import SEATS, Ending
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_list, card_name

Found = TypeVar("Found")
Owned = tuple[int, Card]

NOBODY = -1
# What separates the items of a list, on any keyboard.
SEPARATORS = str.maketrans("，、;；", ",,,,")
LONGEST_STAKE = 18
# What a word does when it is typed alone, in place of any answer.
COMMANDS = {
    "quit": "play-quit-words",
    "help": "play-help-words",
    "back": "score-back-words",
}


class Unfit(Exception):  # noqa: N818 it reads as what it is: an answer that does not fit
    """An answer that cannot be; its text says why, in a line from the catalog."""


class Back(Exception):  # noqa: N818 going back is no error
    """The person wants the question before this one again."""


def default_names(words: Catalog) -> tuple[str, ...]:
    """What the players are called when nobody says: the numbers of their seats."""
    return tuple(words.say("score-seat", number=seat) for seat in SEATS)


def rooms(seat: int, card: Card, won: Sequence[Owned]) -> list[int]:
    """The tricks in which a seat can have discarded a card face up. [MD-5.5] [MD-5.6]

    It neither won nor led the trick, the card does not beat the winning one, and in the eighth
    the seat had won before. Who led the first trick is not known.
    """
    found = []
    for place, (winner, winning) in enumerate(won):
        leads = place > 0 and won[place - 1][0] == seat
        before = sum(earlier == seat for earlier, _ in won[:place])
        if winner != seat and not leads and not laws.barred(place, before):
            found += [] if laws.beats(card.place, winning.place) else [place]
    return found


def places(free: Sequence[list[int]]) -> list[int] | None:
    """A trick of its own for each card, out of those free for it; None if there is no way."""
    if not free:
        return []
    for place in free[0]:
        rest = places([[room for room in other if room != place] for other in free[1:]])
        if rest is not None:
            return [place, *rest]
    return None


@dataclass(slots=True)
class Asking:
    """Where questions go and answers come from, and what every kind of answer may be.

    `given` keeps the answers, so that going back can give all but the last one again.
    """

    words: Catalog
    read: Callable[[str], str]
    write: Callable[[str], None]
    names: tuple[str, ...] = ()
    given: list[str] = field(default_factory=list)
    again: deque[str] = field(default_factory=deque)

    def ask(self, question: str, reading: Callable[[str], Found]) -> Found:
        """The answer to a question, asked until `reading` finds that it fits."""
        while True:
            text = self.again.popleft() if self.again else self._answer(question)
            try:
                found = reading(text)
            except Unfit as unfit:
                self.write(str(unfit))
                continue
            self.given.append(text)
            return found

    def players(self) -> str:
        """The players with the numbers of their seats, for a question."""
        if self.names == default_names(self.words):
            return self.words.join(self.names)
        return self.words.join(f"{seat} {name}" for seat, name in enumerate(self.names))

    def note(self, line: str) -> None:
        """Show a line, unless it is being gone over again."""
        if not self.again:
            self.write(line)

    def go_back(self) -> None:
        """Make all answers but the last come again by themselves."""
        self.again = deque(self.given[:-1])
        self.given = []

    def _answer(self, question: str) -> str:
        """A line that is neither help nor empty; what follows a # is a comment."""
        while True:
            text = typed(self.words, self._uncommented, self.write, question)
            word = text.lower()
            if word in self._list("score-back-words"):
                raise Back
            if word in self._list("play-help-words"):
                self.write(self.words.say("score-help"))
            elif text:
                return text

    def _uncommented(self, question: str) -> str:
        """A line up to its comment; letters and digits of a Chinese keyboard are as narrow ones."""
        return narrow(self.read(question)).partition("#")[0]

    def _list(self, *messages: str) -> list[str]:
        return [word for message in messages for word in self.words.say(message).split()]

    def _unfit(self, message: str, /, **arguments: str | int) -> Unfit:
        return Unfit(self.words.say(message, **arguments))

    def _nobody(self, text: str) -> bool:
        return text in MINUSES or text.lower() in self._list("score-nobody-words")

    def _shown(self, text: str) -> str:
        return "".join(letter if letter.isprintable() else "?" for letter in text[:40])

    def _card_unfit(self, message: str, card: Card) -> Unfit:
        return self._unfit(message, card=card_name(self.words, card))

    def read_names(self, text: str) -> tuple[str, ...]:
        """Four different names, or the default ones."""
        if self._nobody(text):
            return self.names
        names = tuple(name.strip() for name in text.translate(SEPARATORS).split(","))
        for name in names:
            means = self._meaning(name)
            if means is not None:
                raise self._unfit("score-name-is-word", name=self._shown(name), means=means)
        fit = all(0 < len(name) <= LONGEST_NAME and name.isprintable() for name in names)
        different = {name.casefold() for name in names}
        if not fit or not len(names) == len(different) == laws.SEATS:
            raise self._unfit("score-bad-names", most=LONGEST_NAME)
        self._warn(names)
        return names

    def _meaning(self, name: str) -> str | None:
        """What a name would mean as an answer of its own, or None."""
        if name.isdecimal():
            return "seat"
        for means, message in (*COMMANDS.items(), ("nobody", "score-nobody-words")):
            if name.lower() in self._list(message):
                return means
        return None

    def _warn(self, names: Sequence[str]) -> None:
        """Say of each name that begins with a command that the command alone is not the name."""
        commands = [(word, means) for means in COMMANDS for word in self._list(COMMANDS[means])]
        for seat, name in enumerate(names):
            for word, means in commands:
                if name.casefold().startswith(word):
                    given = {"who": name, "seat": str(seat), "word": word, "means": means}
                    self.note(self.words.say("score-name-begins", **given))
                    break

    def read_player(self, text: str) -> int:
        """A seat by its number, its player's name, or how only that name begins."""
        if text.isdecimal() and len(text) == 1 and int(text) in SEATS:
            return int(text)
        names = [name.casefold() for name in self.names]
        if text.casefold() in names:
            return names.index(text.casefold())
        begin = [seat for seat in SEATS if names[seat].startswith(text.casefold())]
        if len(begin) != 1:
            arguments = {"text": self._shown(text), "players": self.players()}
            raise self._unfit("score-unknown-player", **arguments)
        return begin[0]

    def read_holder(
        self, others: Sequence[int], wrong: str = "score-hand-known"
    ) -> Callable[[str], int]:
        """A player other than those, or nobody; `wrong` says why it can be none of those."""

        def reading(text: str) -> int:
            if self._nobody(text):
                return NOBODY
            seat = self.read_player(text)
            if seat in others:
                raise self._unfit(wrong, who=self.names[seat])
            return seat

        return reading

    def read_stake(self, options: Options) -> Callable[[str], int]:
        """A stake that the rules allow. [MD-2.3]"""

        def reading(text: str) -> int:
            low, high = options.stake_min, options.stake_max
            stake = int(text) if text.isdecimal() and len(text) <= LONGEST_STAKE else 0
            if not laws.stake_allowed(stake, low, high):
                limits = {"low": str(low), "high": str(high)}
                raise self._unfit("refused-bad-stake", stake=self._shown(text), **limits)
            return stake

        return reading

    def read_card(self, text: str) -> Card:
        """A card by its code."""
        card = card_of(text)
        if card is None:
            raise self._unfit("score-unknown-card", text=self._shown(text))
        return card

    def read_other_card(self, upcard: Card) -> Callable[[str], Card]:
        """The second upcard: not the first one again. [MD-6.13]"""

        def reading(text: str) -> Card:
            card = self.read_card(text)
            if card is upcard:
                raise self._card_unfit("score-same-upcard", card)
            return card

        return reading

    def read_ending(self, upcard: Card) -> Callable[[str], Ending]:
        """How the hand ended; the four lowest are in no hand when the upcard is one. [MD-4.4]"""

        def reading(text: str) -> Ending:
            word = text.lower()
            for ending in Ending:
                if word in self._list(f"score-{ending.replace('_', '-')}-words"):
                    if ending is Ending.FOUR_LOWEST and upcard in LOWEST:
                        raise self._card_unfit("score-no-lowest", upcard)
                    return ending
            raise self._unfit("score-unknown-ending", text=self._shown(text))

        return reading

    def read_trick(self, upcards: Sequence[Card], won: Sequence[Owned]) -> Callable[[str], Owned]:
        """Who won the next trick with which card: one that can have won it. [MD-5.3] [MD-5.6]"""

        def reading(text: str) -> Owned:
            seat, card = self._owned(text)
            self._not_in_stock(card, upcards)
            before = [earlier for _, earlier in won]
            if card in before:
                raise self._card_unfit("score-won-already", card)
            wins = sum(winner == seat for winner, _ in won)
            if laws.barred(len(won), wins):
                raise self._unfit("score-barred", who=self.names[seat])
            led = won[-1][0] if won else seat
            if led != seat and not _lower(card, (*upcards, *before)):
                raise self._unfit(
                    "score-only-led", card=card_name(self.words, card), who=self.names[led]
                )
            return seat, card

        return reading

    def read_exposed(
        self, upcards: Sequence[Card], won: Sequence[Owned]
    ) -> Callable[[str], tuple[Owned, ...]]:
        """Who discarded which cards face up, or nothing. [MD-5.5]"""

        def reading(text: str) -> tuple[Owned, ...]:
            if self._nobody(text):
                return ()
            found: list[Owned] = []
            for item in text.translate(SEPARATORS).split(","):
                seat, card = self._owned(item)
                self._not_in_stock(card, upcards)
                if card in (winning for _, winning in won):
                    raise self._card_unfit("score-exposed-won", card)
                if card in (other for _, other in found):
                    raise self._card_unfit("score-card-twice", card)
                found.append((seat, card))
                mine = [other for owner, other in found if owner == seat]
                if places([rooms(seat, other, won) for other in mine]) is None:
                    cards = card_list(self.words, mine)
                    raise self._unfit("score-no-room", who=self.names[seat], cards=cards)
            return tuple(found)

        return reading

    def read_meld(self, taken: Sequence[Card]) -> Callable[[str], tuple[tuple[Card, ...], Meld]]:
        """Eight cards that make a meld, and the dearest that they make. [MD-4.1]"""

        def reading(text: str) -> tuple[tuple[Card, ...], Meld]:
            cards = tuple(map(self.read_card, text.translate(SEPARATORS).replace(",", " ").split()))
            if not len(cards) == len(set(cards)) == laws.HAND:
                raise self._unfit("score-not-eight", found=len(set(cards)))
            for card in cards:
                if card in taken:
                    raise self._card_unfit("score-elsewhere", card)
            meld = meld_in(mask(cards))
            if meld is None:
                raise self._unfit("score-no-meld")
            return cards, meld

        return reading

    def _owned(self, text: str) -> Owned:
        """A player and a card: the card stands last."""
        parts = text.rsplit(maxsplit=1)
        if len(parts) != 2:
            raise self._unfit("score-expected-owned", text=self._shown(text))
        return self.read_player(parts[0].strip()), self.read_card(parts[1])

    def _not_in_stock(self, card: Card, upcards: Sequence[Card]) -> None:
        if card in upcards:
            raise self._card_unfit("score-is-upcard", card)


def _lower(card: Card, gone: Sequence[Card]) -> bool:
    """Whether a lower card of the suit is left, one that this card can have beaten. [MD-5.3]"""
    return any(laws.beats(card.place, other.place) for other in CARDS if other not in gone)
