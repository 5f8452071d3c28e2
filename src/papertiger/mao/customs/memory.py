"""What the made-up rules remember in a hand: hidden, whoever made them. [MO-91]"""

from typing import TypeAlias

from msgspec import Struct

from papertiger.mao.cards import Card
from papertiger.mao.customs.deeds import ChoiceDue, GestureDue, HasteDue, SilenceDue, WordsDue
from papertiger.mao.customs.effects import Effect
from papertiger.mao.customs.scene import Happening, Laid, Marked, Tally

Due: TypeAlias = WordsDue | GestureDue | HasteDue | ChoiceDue | SilenceDue


class Owed(Struct, frozen=True):
    """What a rule asks of a seat since `moment` until `until` (play time, without allowance).

    `play`: the card laid then; `begun` orders what falls due together.
    """

    rule: int
    seat: int
    due: Due
    moment: int
    until: int
    begun: int
    play: int


class Utterance(Struct, frozen=True):
    """What a seat said lately (play time), folded."""

    seat: int
    at: int
    parts: tuple[str, ...]


class Postponed(Struct, frozen=True):
    """An effect on turns that waits until a turn begins; `play` is the card laid then. [MO-41]"""

    rule: int
    effect: Effect
    happening: Happening
    play: int = 0


class Memory(Struct, frozen=True):
    """What the rules in force remember: cards laid (the newest first), words, duties, numbers."""

    laid: tuple[Laid, ...] = ()
    upcard: Card | None = None
    said: tuple[Utterance, ...] = ()
    owed: tuple[Owed, ...] = ()
    tallies: tuple[Tally, ...] = ()
    marks: tuple[Marked, ...] = ()
    sizes: tuple[int, ...] = ()
    postponed: tuple[Postponed, ...] = ()
