"""What is wrong with a made-up rule, as codes, each with its English words. [MO-92]"""

from enum import StrEnum
from typing import Self


class Fault(StrEnum):
    """Why there can be no such rule; `english` says it, with bounds for {most} and {times}."""

    english: str

    def __new__(cls, code: str, english: str) -> Self:
        """A member that knows its words."""
        fault = str.__new__(cls, code)
        fault._value_ = code
        fault.english = english
        return fault

    TOO_LARGE = "too-large", "a rule has at most {most} nodes"
    ONLY_ATTEMPTED = "only-attempted", "only when a card is attempted"
    ONLY_ALWAYS = "only-always", "only always"
    NO_CONDITION = "no-condition", "what holds always has no condition"
    JACK = "jack", "a jack stays a jack"
    NOTHING_HAPPENED = "nothing-happened", "not by this trigger: nothing has happened yet"
    PENALTY = "penalty", "no penalty for a penalty"
    NO_WAY = "no-way", "no card goes that way"
    STAYS = "stays", "the card would stay where it is"
    NOT_CHOSEN = "not-chosen", "a card of the hand, and no other, is chosen"
    SIGN = "sign", "a sign in it cannot be said"
    BACKWARDS = "backwards", "it is read from right to left"
    SILENT = "silent", "nothing is said"
    NAME = "name", "nobody may say the name of the game [MO-51]"
    TAKEN = "taken", "the base rules listen for it [MO-92]"
    UNFILLED = "unfilled", "nothing fills a blank of it"
    TOO_OFTEN = "too-often", "a word is said again {times} times at most"
