"""What a player has seen others do with their cards, without knowing why. [MO-91]"""

from collections import Counter
from typing import TypeAlias

from msgspec import Struct

from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.gestures import Gesture

Quality: TypeAlias = Rank | Suit
Deed: TypeAlias = str | Gesture
"""What was said, as it was said, or a gesture."""

AGAINST = 2
"""So many times something must have gone well for one time that it was needless."""


class Trial(Struct):
    """A card that somebody laid, when (play time), and what was done with it so far."""

    card: Card
    at: int
    deed: Deed | None = None
    punished: bool = False


class Guesses:
    """What a player makes of what it cannot know.

    `done`: what was done with cards of a rank or suit, how often and not punished; `feared`: for
    which of them somebody was punished who had done nothing; `needless`: with which of them
    nothing was done and nothing happened; `last`: by seat, its last card.
    """

    __slots__ = ("done", "feared", "last", "needless")

    def __init__(self) -> None:
        """Have seen nothing."""
        self.done: Counter[tuple[Quality, Deed]] = Counter()
        self.feared: Counter[Quality] = Counter()
        self.needless: Counter[Quality] = Counter()
        self.last: dict[int, Trial] = {}

    def learn(self, trial: Trial, weight: int) -> None:
        """A card is long past: what was done with it was right, or needless, or missing."""
        for quality in (trial.card.rank, trial.card.suit):
            if trial.deed is not None:
                self.done[quality, trial.deed] += 0 if trial.punished else weight
            elif trial.punished:
                self.feared[quality] += 1
            else:
                self.needless[quality] += 1

    def best(self, card: Card) -> tuple[Deed, int] | None:
        """What goes with a card, and how much speaks for it; None if nothing does."""
        found: list[tuple[int, str, Deed]] = []
        for (quality, deed), times in self.done.items():
            if quality in (card.rank, card.suit) and times:
                speaks = times + self.feared[quality] - AGAINST * self.needless[quality]
                found.append((speaks, str(deed), deed))
        speaks, _, deed = max(found, default=(0, "", ""))
        return (deed, speaks) if speaks > 0 else None
