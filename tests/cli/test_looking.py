"""Looking at things in plain lines: at every question, in every language, without answering it."""

import re
from collections.abc import Sequence
from random import Random

import pytest

from papertiger.bots.madiao import BOTS
from papertiger.cli.madiao import play
from papertiger.cli.madiao.looking import Looking, ledger_lines
from papertiger.cli.madiao.play import PlainTable
from papertiger.cli.madiao.prompt import Left, Prompt
from papertiger.kernel.game import Refused
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import HandSettled
from papertiger.madiao.names import NAMES
from papertiger.madiao.options import Options
from papertiger.madiao.view import AskPlay, View
from papertiger.room import solo
from papertiger.room.solo import Setting, Solo, Told
from papertiger.text.book import MADIAO
from papertiger.text.card_help import name_lines, worth_lines
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.madiao import card_name, event_lines, scores

WORDS = {language: Catalog(language, *play.WORDS) for language in LANGUAGES}
KINDS = ("stake", "cut", "redeal", "card", "exposed", "next")


def begun(seed: int) -> Solo:
    """A match before its first input."""
    setting = Setting(names=("Ann", "Bo", "Cy", "Di"), bots=("random",) * 3, seed=seed)
    return solo.begin(setting, Options(keep_seats=True))


class Curious:
    """A person who, the first time that a question of a kind comes, looks at all there is."""

    def __init__(self, language: str, looks: Sequence[str]) -> None:
        """What they type before they answer."""
        self.words = WORDS[language]
        self.looks = looks
        self.written: list[str] = []
        self.seen: dict[str, dict[str, list[str]]] = {}
        self.left: list[str] = []
        self.kind = ""
        self.tries = 0

    def read(self, question: str) -> str:
        """A look, or an answer that goes on."""
        if self.left:
            self._note()
            if self.left:
                return self._next()
            assert self.kind == self._kind(question)
        else:
            self.kind = self._kind(question)
            if self.kind not in self.seen:
                self.seen[self.kind] = {}
                self.left = list(self.looks)
                return self._next()
        return self._answer()

    def _next(self) -> str:
        self.written.clear()
        return self.left[0]

    def _note(self) -> None:
        """What the last look showed."""
        self.seen[self.kind][self.left.pop(0)] = list(self.written)

    def _kind(self, question: str) -> str:
        for kind in KINDS:
            asked = self.words.say(
                f"play-ask-{kind}", low="@", high="@", card="@", winning="@", fine="@"
            )
            if re.fullmatch(re.escape(asked).replace("@", ".*"), question.strip()):
                return kind
        raise AssertionError(question)

    def _answer(self) -> str:
        if set(self.seen) == set(KINDS):
            raise EOFError
        yes, no = (self.words.say(f"play-{word}").split()[0] for word in ("yes", "no"))
        # A card that may be led; else one that is exposed, which is then not meant, or laid down.
        self.tries += self.kind == "card"
        card = ("1", "-1", "2", "-2")[self.tries % 4]
        return {"stake": "4", "cut": "20", "redeal": no, "card": card, "exposed": yes}.get(
            self.kind, ""
        )


def wander(language: str, looks: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    """What those looks showed at each kind of question."""
    for seed in range(1, 50):
        person = Curious(language, looks)
        prompt = Prompt(person.words, person.read, person.written.append)
        table = PlainTable(person.words, prompt, lambda _: None, lambda: 0)
        try:
            table.play(begun(seed))
        except Left:
            return person.seen
    raise AssertionError("no match had every question")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_at_at_every_question(language: str) -> None:
    """Help, log, settlement and its clauses, rules, score, any card; then the same question."""
    words = WORDS[language]
    first = {
        name: words.say(f"play-{name}-words").split()[0]
        for name in ("help", "log", "ledger", "score", "rules", "table")
    }
    clause = MADIAO.translated(language).clauses["MD-5.6"]
    looks = [
        *first.values(),
        f"{first['rules']} MD-5.6",
        f"{first['rules']} 5",
        f"{first['help']} MM",
        f"{first['ledger']} 1",
    ]
    seen = wander(language, looks)
    assert set(seen) == set(KINDS)
    for kind, shown in seen.items():
        assert all(shown[look] for look in looks), kind
        assert "\n".join(shown[first["help"]]) == words.say("play-help")
        assert words.say("section-MD-5") in "\n".join(shown[first["rules"]])
        assert words.say("clause-MD-5-6") in shown[f"{first['rules']} MD-5.6"][0]
        assert clause.text[:12] in "".join(shown[f"{first['rules']} MD-5.6"])
        assert any("MD-5.6" in line for line in shown[f"{first['rules']} 5"])
        names = name_lines(words, Card.MM)
        assert shown[f"{first['help']} MM"][: 1 + len(names)] == [card_name(words, Card.MM), *names]
        assert any("Ann" in line and "Bo" in line for line in shown[first["score"]]), kind
    after = seen["next"]
    assert after[first["ledger"]][0] == words.say("event-hand-settled-play")
    assert "1. " in after[first["ledger"]][1]
    cited = after[first["ledger"]][1].rpartition("[")[2].rstrip("]")
    assert after[f"{first['ledger']} 1"][0].startswith(cited)


class Sitting:
    """A person at a table who plays as a bot does, and looks around."""

    def __init__(self, seed: int = 7) -> None:
        """The match before its first input."""
        self.match = begun(seed)
        self.told: list[Told] = []

    def play_to(self, hands: int) -> None:
        """On till so many hands are over and the person is to play a card."""
        while self.view.hands < hands or not isinstance(self.view.ask, AskPlay):
            if solo.asked(self.match):
                happened = solo.act(self.match, BOTS["steady"](self.view, Random(1)), 0)
            else:
                happened = solo.go_on(self.match, 0)
            assert not isinstance(happened, Refused)
            self.match = happened.solo
            self.told.append(happened.told)

    @property
    def view(self) -> View:
        """What the person sees."""
        return solo.view(self.match)

    def see(self, text: str, language: str = "en") -> list[str] | None:
        """The lines that a text shows; None when it asks for nothing."""
        lines: list[str] = []
        looking = Looking(
            WORDS[language], lines.append, self.view, solo.names(self.match), self.told
        )
        return lines if looking.look(text) else None


@pytest.fixture(scope="module")
def second_hand() -> Sitting:
    """A person who is to play a card in the second hand."""
    sitting = Sitting()
    sitting.play_to(1)
    return sitting


COMMANDS = ("help", "table", "log", "ledger", "score", "rules")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_word_for_a_look_shows_the_same(
    second_hand: Sitting, language: str, command: str
) -> None:
    """In capitals too, and no word is for two things, nor one that answers a question."""
    listed = [
        *(f"play-{name}-words" for name in (*COMMANDS, "quit")),
        *("play-yes", "play-no"),
    ]
    words = WORDS[language]
    every = [word for message in listed for word in words.say(message).split()]
    assert len(every) == len(set(every))
    first, *others = words.say(f"play-{command}-words").split()
    shown = second_hand.see(first, language)
    assert shown
    for word in others:
        assert second_hand.see(word.upper(), language) == shown


def spaced(card: Card) -> list[str]:
    """A code with a number as one may type it, apart."""
    return [f"{card[0]} {card[1:]}"] if card[1:].isdecimal() else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_a_card(language: str) -> None:
    """Whoever names a card plays it and sees nothing else."""
    sitting = Sitting()
    for card in CARDS:
        for text in (card.value, card.value.lower(), *spaced(card)):
            assert sitting.see(text, language) is None


def test_the_log_is_of_this_hand_or_of_all(second_hand: Sitting) -> None:
    """The settlement before it belongs to the hand before."""
    words = WORDS["en"]
    hand, match = second_hand.see("l"), second_hand.see("l all")
    assert hand
    assert match
    assert match[-len(hand) :] == hand
    settled = words.say("event-hand-settled-play")
    assert settled in match
    assert settled not in hand
    assert match[0].startswith("Ann drew")
    assert any("Eight cards to each" in line for line in hand)


def test_the_log_of_a_hand_that_is_over_is_still_there() -> None:
    """Between two hands the log is of the one that was just settled, and of no other."""
    words, sitting = WORDS["en"], Sitting()
    sitting.play_to(1)
    while not any(isinstance(event, HandSettled) for event, _ in sitting.told[-1]):
        sitting.told.pop()
    hand = sitting.see("l")
    assert hand
    assert words.say("event-hand-settled-play") in hand
    assert hand == sitting.see("l all")


def test_the_settlement_opens_its_clauses(second_hand: Sitting) -> None:
    """A line by its number; what is no line is told how many there are."""
    events = [event for told in second_hand.told for event, _ in told]
    (settled,) = (event for event in events if isinstance(event, HandSettled))
    lines = settled.hand.settlement.lines
    for number, line in enumerate(lines, 1):
        shown = second_hand.see(f"p {number}")
        assert shown
        assert shown[0].startswith(f"{line.clause} ")
    for odd in ("0", str(len(lines) + 1), "x", "²", "9" * 500):
        (said,) = second_hand.see(f"p {odd}") or []
        assert f"1 to {len(lines)}" in said
        assert len(said) < 200


def test_the_score_has_each_hand_and_who_was_banker(second_hand: Sitting) -> None:
    """And says when the match ends."""
    shown = second_hand.see("s")
    assert shown
    assert shown[0].startswith("Hand 1: ")
    total = scores(WORDS["en"], solo.names(second_hand.match), second_hand.view.totals)
    assert shown[1].endswith(total)
    # After a single hand everybody has what it brought.
    assert shown[0].endswith(total)
    assert "banker" in shown[2]
    assert "until everybody" in shown[3]


@pytest.mark.parametrize("card", CARDS)
def test_help_on_a_card_however_it_is_named(second_hand: Sitting, card: Card) -> None:
    """By its code, by its names in every language, by its hero."""
    names = NAMES[card]
    said = [card.value, card.value.lower(), *spaced(card), names.english, names.pinyin]
    said += [names.russian, names.russian.upper(), names.traditional, names.simplified]
    if names.hero_chinese:
        said += [names.hero_chinese, names.hero_simplified, names.figure, names.hero_russian]
    words = WORDS["en"]
    expected = [
        card_name(words, card),
        *name_lines(words, card),
        *(f"- {line}" for line in worth_lines(words, second_hand.view, card)),
    ]
    for name in said:
        for text in (f"? {name}", f"?{name}", f"{name}?", f"help {name}", f"？{name}"):
            assert second_hand.see(text) == expected, text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("? nine of strings", "S9 9 Strings"),
        ("? девятка связок", "S9 9 Strings"),
        ("? 9索", "S9 9 Strings"),
        ("? 九万", "M9 9 Myriad"),
        ("? zero", "C0 Zero Cash"),
        ("? song", "“song” can be MM Myriad Myriad, TM Thousand Myriad."),
        ("? MD-5.6", "MD-5.6"),
        ("r md 5,6", "MD-5.6"),
        ("rules 5", "5. Play"),
        ("r 99", "There is no section “99”; nearest are"),
        ("r", "Rules “source”"),
        ("? X9", "“X9” is no card and no clause."),
        ("? \x1b[2J", "“\N{REPLACEMENT CHARACTER}[2J” is no card"),
        ("? myriad", "“myriad” is no card"),
    ],
)
def test_looks_at_cards_and_clauses(second_hand: Sitting, text: str, expected: str) -> None:
    """What is meant is found; what is not there is told, with what would be."""
    shown = second_hand.see(text)
    assert shown
    assert shown[0].startswith(expected)


@pytest.mark.parametrize(
    ("language", "text", "apart"),
    [
        ("zh-Hans", "规则5.6", "规则 5.6"),
        ("zh-Hant", "規則5.6", "規則 5.6"),
        ("zh-Hans", "说明九万", "说明 九万"),
    ],
)
def test_chinese_words_need_no_space(
    second_hand: Sitting, language: str, text: str, apart: str
) -> None:
    """Nobody writes one."""
    shown = second_hand.see(text, language)
    assert shown
    assert shown == second_hand.see(apart, language)


def test_a_settlement_gives_way_to_the_next() -> None:
    """The last one is shown, not the first."""
    sitting = Sitting()
    sitting.play_to(1)
    first = sitting.see("p")
    sitting.play_to(2)
    last = [
        line
        for told in sitting.told
        for event, names in told
        if isinstance(event, HandSettled)
        for line in ledger_lines(WORDS["en"], event, names)
    ]
    assert first
    assert sitting.see("p") != first
    assert sitting.see("p") == last[-len(sitting.see("p") or ()) :]


def test_a_card_by_its_number_in_the_hand(second_hand: Sitting) -> None:
    """As it is played."""
    for number, card in enumerate(second_hand.view.hand, 1):
        shown = second_hand.see(f"? {number}")
        assert shown
        assert shown[0] == card_name(WORDS["en"], card)


@pytest.mark.parametrize("text", ["t 50", "s 9", "log of it", "tx", "rules5", "hello", "-"])
def test_what_asks_for_nothing_is_left_to_the_question(second_hand: Sitting, text: str) -> None:
    """It may be a card."""
    assert second_hand.see(text) is None


def test_before_the_first_settlement_there_is_none() -> None:
    """And before anything has happened, no log."""
    words, sitting = WORDS["en"], Sitting()
    assert sitting.see("p") == sitting.see("p 1") == [words.say("play-no-ledger")]
    assert sitting.see("l") == [words.say("play-no-log")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_one_sits_down_there_are_rules_and_cards(language: str) -> None:
    """What needs a table is said to need one."""
    words = WORDS[language]
    lines: list[str] = []
    looking = Looking(words, lines.append)
    for command in ("table", "log", "ledger", "score"):
        assert looking.look(words.say(f"play-{command}-words").split()[0])
    assert lines == [words.say("play-not-at-table")] * 4
    lines.clear()
    assert looking.look("? M9")
    assert lines == [card_name(words, Card.M9), *name_lines(words, Card.M9)]
    lines.clear()
    assert looking.look("r")
    assert words.say("section-MD-5") in "\n".join(lines)


def test_the_log_says_what_was_said(second_hand: Sitting) -> None:
    words = WORDS["en"]
    lines = [
        line
        for told in second_hand.told
        for event, names in told
        for line in event_lines(words, event, names)
    ]
    assert second_hand.see("l all") == lines
