"""Answers typed in plain lines: cards, numbers, yes or no, and what keyboards make of them."""

from collections.abc import Callable, Mapping

import pytest

from papertiger.cli.madiao import play
from papertiger.cli.madiao.looking import Looking
from papertiger.cli.madiao.prompt import Left, Prompt
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.tricks import Face
from papertiger.text.catalog import LANGUAGES, Catalog

WORDS = {language: Catalog(language, *play.WORDS) for language in LANGUAGES}
HAND = (Card.T50, Card.M9, Card.S1, Card.C0, Card.CH, Card.HM, Card.TM, Card.MM)
MINUSES = {
    "hyphen": "-",
    "minus": "\N{MINUS SIGN}",
    "en dash": "\N{EN DASH}",
    "em dash": "\N{EM DASH}",
    "full width": "\N{FULLWIDTH HYPHEN-MINUS}",
}
CYRILLIC = str.maketrans(
    {
        "M": "\N{CYRILLIC CAPITAL LETTER EM}",
        "T": "\N{CYRILLIC CAPITAL LETTER TE}",
        "S": "\N{CYRILLIC CAPITAL LETTER ES}",
        "C": "\N{CYRILLIC CAPITAL LETTER ES}",
        "H": "\N{CYRILLIC CAPITAL LETTER EN}",
    }
)


class Asked:
    """A person who gives these answers, one after the other, and then no more."""

    def __init__(self, *answers: str, language: str = "en") -> None:
        """What will be answered, and in which language to ask."""
        self.answers = list(answers)
        self.written: list[str] = []
        self.prompt = Prompt(WORDS[language], self.read, self.written.append)
        self.look = Looking(WORDS[language], self.written.append).look

    def read(self, question: str) -> str:
        """The next answer; the input ends after the last."""
        assert question.startswith("Well?")
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    def card(self) -> tuple[Card, Face]:
        """The card that is chosen; nothing may be left unread."""
        chosen = self.prompt.card("Well?", HAND, self.look)
        assert self.answers == []
        return chosen

    def number(self) -> int:
        """The number that is chosen."""
        return self.prompt.number("Well?", self.look)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize(
    "written", [str, str.lower, "  {} ".format], ids=["as is", "lower", "wide"]
)
def test_a_card_by_its_code(card: Card, written: Callable[[str], str]) -> None:
    """In capitals or not, with spaces around or not; any card, for the rules to refuse."""
    assert Asked(written(card.value)).card() == (card, Face.UP)


@pytest.mark.parametrize("card", [card for card in CARDS if card.suit != "S"])
@pytest.mark.parametrize("written", [str, str.lower], ids=["capitals", "small"])
def test_a_code_in_cyrillic_look_alikes(card: Card, written: Callable[[str], str]) -> None:
    """A Russian keyboard left on writes letters that look just the same."""
    alike = written(card.value.translate(CYRILLIC))
    assert not any("A" <= letter.upper() <= "Z" for letter in alike)
    assert Asked(alike).card() == (card, Face.UP)
    assert Asked(f"-{alike}").card() == (card, Face.DOWN)


KEYS = str.maketrans("MTSCH", "\u042c\u0415\u042b\u0421\u0420")
"""What the keys of the codes write where a Russian keyboard has not been switched over."""
WIDE = {code: chr(code + 0xFEE0) for code in range(0x21, 0x7F)}


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("letters", [KEYS, WIDE], ids=["keys", "full width"])
def test_a_code_from_another_keyboard(card: Card, letters: Mapping[int, int | str]) -> None:
    """A Russian one left on, or a Chinese one that writes letters of full width."""
    other = card.value.translate(letters)
    assert other != card.value
    for text in (other, other.lower()):
        assert Asked(text).card() == (card, Face.UP)
        assert Asked(f"-{text}").card() == (card, Face.DOWN)


@pytest.mark.parametrize(("question", "shown"), [("Card:", "Card: "), ("出牌：", "出牌：")])
def test_a_question_stands_apart_from_its_answer(question: str, shown: str) -> None:
    """By a space, unless its last sign is of full width and brings its own."""
    seen: list[str] = []

    def read(text: str) -> str:
        seen.append(text)
        return "7"

    assert Prompt(WORDS["en"], read, seen.append).number(question, lambda _: False) == 7
    assert seen == [shown]


@pytest.mark.parametrize("minus", MINUSES.values(), ids=MINUSES)
@pytest.mark.parametrize(("rest", "card"), [("2", Card.M9), (" 2", Card.M9), ("M8", Card.M8)])
def test_any_minus_lays_a_card_face_down(minus: str, rest: str, card: Card) -> None:
    """Keyboards and editors have several."""
    assert Asked(f"{minus}{rest}").card() == (card, Face.DOWN)


@pytest.mark.parametrize("place", range(1, 9))
def test_a_card_by_its_number(place: int) -> None:
    """The numbers of the hand as it is shown, from 1."""
    assert Asked(str(place)).card() == (HAND[place - 1], Face.UP)
    assert Asked(f"-{place}").card() == (HAND[place - 1], Face.DOWN)


ODD = [
    "0",
    "9",
    "-0",
    "-",
    "--",
    "²",
    "1.0",
    "M10",
    "2 3",
    "9" * 18,
    "9" * 5_000,
    "-" * 5_000,
    "馬",
]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: odd[:6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_card_is_not_understood(odd: str, language: str) -> None:
    """It is said in a short line, and the question comes again."""
    person = Asked(odd, "M9", language=language)
    assert person.card() == (Card.M9, Face.UP)
    (line,) = person.written
    assert odd[:40] in line
    assert len(line) < 300


@pytest.mark.parametrize(
    "odd", ["9" * 5_000, "-" + "9" * 5_000, "4.0", "--4", "²", "four", "\x1b[A"]
)
def test_what_is_no_number_is_not_understood(odd: str) -> None:
    """However long it is."""
    person = Asked(odd, "4")
    assert person.number() == 4
    (line,) = person.written
    assert line.isprintable()
    assert len(line) < 300


@pytest.mark.parametrize(
    ("text", "number"), [("4", 4), ("-2", -2), (" 007 ", 7), ("1000000", 10**6)]
)
def test_a_number(text: str, number: int) -> None:
    """Whether it is allowed is for the rules to say."""
    assert Asked(text).number() == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_leaving(language: str) -> None:
    """Every word for them works, at every question, and capitals do no harm."""
    words = WORDS[language]
    for word in words.say("play-help-words").split():
        for ask in (Asked.card, Asked.number, yes_or_no, gone_on):
            answer = {Asked.card: "M9", Asked.number: "4", yes_or_no: "y", gone_on: ""}[ask]
            person = Asked(word.upper(), answer, language=language)
            ask(person)
            assert "\n".join(person.written) == words.say("play-help")
    for word in words.say("play-quit-words").split():
        for ask in (Asked.card, Asked.number, yes_or_no, gone_on):
            with pytest.raises(Left):
                ask(Asked(word.upper(), language=language))
    with pytest.raises(Left):
        Asked("", "  ", language=language).card()


def yes_or_no(person: Asked) -> bool:
    """An answer of yes or no."""
    return person.prompt.yes("Well?", person.look)


def gone_on(person: Asked) -> None:
    """Nothing but going on."""
    person.prompt.enter("Well?", person.look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_an_empty_line_goes_on(language: str) -> None:
    """What is anything else is not understood, and it is said what would be."""
    person = Asked("go", "4", "", language=language)
    gone_on(person)
    assert len(person.written) == 2
    assert all(WORDS[language].say("play-expected-enter") in line for line in person.written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no(language: str) -> None:
    """Every word for them works; what is neither is not understood."""
    words = WORDS[language]
    for message, meant in (("play-yes", True), ("play-no", False)):
        for word in words.say(message).split():
            person = Asked("maybe", word.upper(), language=language)
            assert person.prompt.yes("Well?", person.look) is meant
            assert len(person.written) == 1
