"""What the table hears in an utterance [MO-48] to [MO-57], section 11, "Close readings"."""

import unicodedata
from functools import cache

from .cards import RANK_WORDS, SUIT_WORDS

NUMBER_WORDS = {rank: word for rank, word in RANK_WORDS.items() if rank.isdigit()}
SPADE_NAMES = [f"{word} of spades" for word in RANK_WORDS.values()]
LETTERED = {f"{rank.lower()} of spades": f"{RANK_WORDS[rank]} of spades" for rank in "AJQK"}
SUITS_SAID = {word: suit for suit, word in SUIT_WORDS.items()}
PHRASES = [
    "thank you",
    "thanks",
    "last card",
    "mao",
    "mao mao",
    "point of order",
    "bad call",
    *SPADE_NAMES,
    *LETTERED,
    *SUITS_SAID,
]


def one_slip(said: str, phrase: str) -> bool:
    """Equal, or one letter added, left out, changed, or two neighbours swapped."""
    if said == phrase:
        return True
    if abs(len(said) - len(phrase)) > 1:
        return False
    for place in range(len(phrase) + 1):
        before, after = phrase[:place], phrase[place:]
        if said == before + after[1:]:
            return True
        if after[1:] and said == before + after[1] + after[0] + after[2:]:
            return True
        if len(said) > place and said == before + said[place] + after:
            return True
        if len(said) > place and after and said == before + said[place] + after[1:]:
            return True
    return False


def matches(said: str, phrase: str) -> bool:
    """From 8 letters up a phrase may have one slip."""
    letters = len(phrase.replace(" ", ""))
    return one_slip(said, phrase) if letters >= 8 else said == phrase


@cache
def phrases_in(said: str) -> tuple[str, ...]:
    """The phrase that was said, a slip allowed; none where a slip is one away from two."""
    near = [said] if said in PHRASES else [each for each in PHRASES if matches(said, each)]
    meant = list(dict.fromkeys(LETTERED.get(phrase, phrase) for phrase in near))
    return tuple(meant) if len(meant) == 1 else ()


def words_of(text: str) -> list[str]:
    """The words, in small letters, numbers as words, punctuation gone."""
    plain = "".join(mark if mark.isalnum() else " " for mark in text)
    return [NUMBER_WORDS.get(word, word) for word in plain.split()]


def parts_of(text: str) -> list[tuple[str, bool]]:
    """The parts between punctuation or "and", each with whether a question mark follows it."""
    parts: list[tuple[str, bool]] = []
    word, part = "", ""
    for mark in text + ".":
        if mark.isalnum():
            word += mark
            continue
        if word == "and":
            parts.append((part, False))
            part = ""
        else:
            part += " " + word
        word = ""
        if not mark.isspace():
            parts.append((part, mark == "?"))
            part = ""
    return [(" ".join(words_of(part)), asked) for part, asked in parts]


class Heard:
    """The phrases found, in their order; whether `mao` was said; whether something was asked."""

    def __init__(self, text: str) -> None:
        folded = unicodedata.normalize("NFKC", text).casefold()
        whole = " ".join(words_of(folded))
        self.phrases: list[str] = []
        self.asks = False
        in_phrase = False
        for part, asked in parts_of(folded):
            found = phrases_in(part)
            self.phrases += found
            if part:
                in_phrase = bool(found)
            if asked and not in_phrase:
                self.asks = True
        for phrase in phrases_in(whole):
            self.asks = False
            if phrase not in self.phrases:
                self.phrases.append(phrase)
        self.mao = "mao" in words_of(folded)
        self.thanks = "thank you" in self.phrases or "thanks" in self.phrases
        self.suits = [SUITS_SAID[phrase] for phrase in self.phrases if phrase in SUITS_SAID]
