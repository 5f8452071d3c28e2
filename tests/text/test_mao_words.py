"""Mao in words: every event, reason, refusal and option can be said; no message is left over."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace

from papertiger.kernel.game import Refused
from papertiger.mao import events as e
from papertiger.mao import speech, told
from papertiger.mao.cards import CARDS, Card, Rank, Suit
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.customs.history import Caught, History
from papertiger.mao.gestures import Gesture
from papertiger.mao.options import CLAUSES as OPTION_CLAUSES
from papertiger.mao.options import Making, Options, Referee
from papertiger.mao.phrases import PHRASES
from papertiger.mao.reasons import CLAUSES, OTHER, Reason, Unnamed
from papertiger.mao.speech import fold, hear
from papertiger.text import catalog
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.lines import cited
from papertiger.text.mao import (
    card_list,
    card_name,
    event_lines,
    option_line,
    option_lines,
    reason,
    refusal,
    scores,
    spoken_for,
    spoken_line,
    suit_name,
)
from tests.cli.running import papertiger

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "papertiger" / "mao"
NAMES = ("Ann", "Bo", "Cai", "Di", "Eve")
WORDS = {language: Catalog(language, "mao") for language in LANGUAGES}
SPADE, HEART = Card("5S"), Card("QH")
OPEN_RULE = InForce(Custom("bow_to_queens", "Bow to every queen."), 1)
SECRET_RULE = InForce(Custom("knock", "Knock on a ten."), 1, secret=True)

in_each_language = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)

NOTICED = (e.Noted(2, Reason.DELAY, 7), e.Noted(3, Reason.NO_THANKS, None))

CAUGHT = tuple(
    Caught(2, 1 + number, 1200 * number, 2, what, None if number % 2 else number)
    for number, what in enumerate((*Unnamed, *Unnamed))
)
HISTORIES = (
    History(OPEN_RULE),
    History(SECRET_RULE, CAUGHT),
    History(InForce(Custom("given", "From the beginning.")), CAUGHT[:1]),
)

TOLD: tuple[told.Told, ...] = (
    e.DealerChosen(0, 1),
    e.DealBegun(0, 1, 5),
    e.Dealt(0, 1, (5,) * 5, 27),
    e.TurnedUp(0, 1, SPADE, held=False),
    e.TurnedUp(0, 1, Card("JD"), held=True),
    e.Unlocked(0),
    told.LookSeen(0, 1, None),
    told.LookSeen(0, 1, (SPADE, HEART)),
    e.TurnBegan(0, 1),
    e.CardPlayed(0, 1, SPADE, held=False),
    e.CardPlayed(0, 1, Card("JD"), held=True),
    e.CardReturned(0, 1, SPADE),
    told.DrawSeen(0, 1, 1, None, forced=False),
    told.DrawSeen(0, 1, 1, None, forced=True),
    told.DrawSeen(0, 1, 1, SPADE, forced=False),
    told.DrawSeen(0, 1, 1, SPADE, forced=True),
    told.DrawSeen(0, 1, 0, None, forced=False),
    e.Reshuffled(0, 30, added=False),
    e.Reshuffled(0, 52, added=True),
    e.SuitCalled(0, 1, Suit.CLUBS, in_force=False),
    e.SuitCalled(0, 1, Suit.CLUBS, in_force=True),
    e.JackReleased(0, 1, Suit.CLUBS),
    e.JackReleased(0, 1, None),
    e.RaceClosed(0, 1),
    e.Said(0, 1, "five of spades"),
    *(e.Gestured(0, 1, gesture) for gesture in Gesture),
    told.PenaltySeen(0, 7, 1, "referee", Reason.DELAY, 1),
    told.PenaltySeen(0, 7, 1, 2, "bow_to_queens", 1, "", SPADE),
    told.PenaltySeen(0, 7, 1, 2, OTHER, 0, "whistled"),
    told.MoveSeen(0, 7, 1, 2, None),
    told.MoveSeen(0, 7, 1, None, SPADE),
    told.MoveSeen(0, 7, None, 1, None),
    e.BadCallMade(0, 1, 7),
    e.BallotOpened(0, 1, 7),
    e.VoteCast(0, 1, 7),
    e.BallotClosed(0, 7, stands=True, voices=(True, True, None, False, None)),
    e.BallotClosed(0, 7, stands=False, voices=(True, False, None, False, None)),
    e.BallotClosed(0, 7, stands=False, voices=(None, False, None, False, None)),
    e.OrderBegan(0, 1),
    e.OrderEndWished(0, 1),
    e.OrderEnded(0),
    e.WentAway(0, 1),
    e.CameBack(0, 1),
    e.WentForGood(0, 1),
    e.WinUndone(0, 1),
    e.HandEnded(0, 1, (0, 3, 0, 0, 1), NOTICED),
    e.HandEnded(0, None, (0, 3, 0, 0, 1), ()),
    e.RuleDue(0, 1),
    told.RuleSeen(0, 1, OPEN_RULE),
    told.RuleSeen(0, 1, SECRET_RULE),
    told.RuleSeen(0, 1, None),
    e.RuleDeclined(0, 1),
    e.Ruled(0, e.Ruling.REVERSED, (5,) * 5),
    e.Ruled(0, e.Ruling.CARD_MOVED, (5,) * 5, None, 2),
    e.Ruled(0, e.Ruling.HANDS_SWAPPED, (5,) * 5, 1, 2),
    e.Ruled(0, e.Ruling.HANDS_PASSED, (5,) * 5),
    e.Ruled(0, e.Ruling.DIE_ROLLED, (5,) * 5, 1, None, 4),
    e.Ruled(0, e.Ruling.UNDONE, (5,) * 5),
    e.EndAgreed(0, "hands:12"),
    e.GameEnded(0, (0, 3, 0, 0, 1)),
    e.GameEnded(0, (0, 3, 0, 0, 1), HISTORIES),
)  # fmt: skip
"""Every event, in every shape in which it is told."""

ARGUMENTS: dict[str, Any] = {
    "dealer": 2, "low": 3, "high": 10, "card": "5S", "penalty": 7, "id": "knock", "end": "never",
    "cards": 10, "seats": 12, "n": 52, "phase": "play",
    "most": 60, "hands": 24, "void": 5, "hand": 3, "seed": 94,
    "seat": 9, "turns": 2, "ms": 1_200, "reason": "delay", "verdict": "hands_do_not_end",
}  # fmt: skip
"""Something for every argument of a refusal."""


@cache
def refusals() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Every refusal that the game makes: its code, its clause, the names of its arguments."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                code, clause = (ast.literal_eval(each) for each in node.args[:2])
                given = node.args[2].keys if len(node.args) > 2 else []  # type: ignore[attr-defined]
                found.add((code, clause, frozenset(ast.literal_eval(key) for key in given)))
    return tuple(sorted(found, key=lambda one: (one[0], one[1])))


def values(name: str) -> tuple[Any, ...]:
    """The values of an option to try."""
    return {
        "referee": tuple(Referee),
        "making": tuple(Making),
        "decks": (None, 2),
        "end": ("open", "hands:5", "time:90"),
        "limit": (5, 6.5, 7),
        "multipliers": ((), (100, 150)),
    }.get(name, (True, False) if isinstance(getattr(Options(), name), bool) else (3,))


def options() -> Iterator[tuple[str, Options]]:
    """Every option with every sort of value."""
    for name in Options.__struct_fields__:
        yield from ((name, Options(**{name: value})) for value in values(name))


SPOKEN = (
    (e.Said(0, 1, "Spades"), e.SuitCalled(0, 1, Suit.SPADES, in_force=False)),
    (e.Said(0, 1, "bad call!"), e.BadCallMade(0, 1, 7)),
    (e.Said(0, 1, "Point of order"), e.OrderBegan(0, 1)),
)
"""What was done by its words alone."""


@pytest.mark.parametrize(("said", "done"), SPOKEN)
def test_what_is_done_by_its_words_alone_is_told_once(
    said: e.Said, done: e.SuitCalled | e.BadCallMade | e.OrderBegan
) -> None:
    """By the same player at once, with no word more; else both are told."""
    assert spoken_for(said, (said, done)) is done
    assert said.text in spoken_line(WORDS["en"], said, done, NAMES)
    later, other = replace(done, at=1), replace(done, seat=2)
    assert spoken_for(said, (said, later, other)) is None
    more = e.Said(0, 1, f"{said.text}, my friends")
    assert spoken_for(more, (more, done)) is None
    outcome = e.SuitCalled(0, 1, Suit.SPADES, in_force=True)
    assert spoken_for(said, (said, outcome)) is None


def everything(words: Catalog) -> list[str]:
    """All that the game has to say."""
    lines = [line for event in TOLD for line in event_lines(words, event, NAMES)]
    lines += [spoken_line(words, said, done, NAMES) for said, done in SPOKEN]
    lines += [reason(words, code) for code in (*Reason, *Unnamed)]
    lines += [reason(words, OTHER, "whistled"), reason(words, "knock")]
    for code, clause, given in refusals():
        refused = Refused(code, clause, {name: ARGUMENTS[name] for name in given})
        lines.append(refusal(words, refused, NAMES))
    lines += [option_line(words, each, name) for name, each in options()]
    lines += option_lines(words, Options(multipliers=(100, 150)), 1)
    lines += [card_list(words, CARDS), *(suit_name(words, suit) for suit in Suit)]
    return lines


def test_every_kind_of_event_is_among_them() -> None:
    """What the tests below say of all events, they say of every kind."""
    assert {type(event) for event in TOLD} == set(get_args(told.Told))


@in_each_language
def test_all_of_it_can_be_said(words: Catalog) -> None:
    """In whole lines, each different from the others of its sort."""
    lines = everything(words)
    assert len(lines) > 180
    assert all(line.strip() and line.isprintable() for line in lines)
    gestures = [event_lines(words, each, NAMES)[0] for each in TOLD if isinstance(each, e.Gestured)]
    assert len(set(gestures)) == len(Gesture)
    assert len({reason(words, code) for code in Reason}) == len(Reason)


def test_no_message_is_left_over() -> None:
    """Every event, reason, refusal, option, card and suit of the catalog is said by something."""
    asked: set[str] = set()
    say = Catalog.say

    def noted(words: Catalog, message: str, /, **arguments: str | int) -> str:
        asked.add(message)
        return say(words, message, **arguments)

    with patch.object(Catalog, "say", noted):
        everything(WORDS["en"])
    text = Path(catalog.__file__).parent.joinpath("en", "mao.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"(?m)^([a-zA-Z][\w-]*) =", text)
    assert {each for each in ids if not each.startswith("scenario-")} == asked


@in_each_language
def test_events_name_their_players(words: Catalog) -> None:
    """Who did it, by name; both sides where a card changes hands."""
    for event in TOLD:
        seat = getattr(event, "seat", None)
        if seat is not None:
            assert NAMES[seat] in " ".join(event_lines(words, event, NAMES)), event
    moved = event_lines(words, told.MoveSeen(0, 7, 1, 2, None), NAMES)[0]
    assert "Bo" in moved
    assert "Cai" in moved


@in_each_language
def test_a_player_called_mao_is_named_like_any_other(words: Catalog) -> None:
    """What the table says of a player is no word in play; it stands as the name is. [MO-51]"""
    named = [event_lines(words, event, ("Ann", "Mao", "Cai", "Di", "Eve")) for event in TOLD]
    other = [event_lines(words, event, ("Ann", "Xenia", "Cai", "Di", "Eve")) for event in TOLD]
    assert named == [[line.replace("Xenia", "Mao") for line in lines] for lines in other]
    assert event_lines(words, e.TurnBegan(0, 1), ("Ann", "Mao"))[0].count("Mao") == 1


@in_each_language
def test_a_penalty_is_told_with_its_reason_and_its_clause(words: Catalog) -> None:
    """What was breached, under which clause, by whom it is given."""
    for code, clause in CLAUSES.items():
        line = event_lines(words, told.PenaltySeen(0, 7, 1, 2, code, 1), NAMES)[0]
        assert line.endswith(f"[{clause}]")
        assert "Cai" in line
        assert words.say(f"reason-{code.replace('_', '-')}") in line
    line = event_lines(words, told.PenaltySeen(0, 7, 1, "referee", "delay", 1), NAMES)[0]
    assert words.say("referee-name") in line
    assert "whistled" in event_lines(words, told.PenaltySeen(0, 7, 1, 2, OTHER, 1, "whistled"), NAMES)[0]  # fmt: skip # noqa: E501


@in_each_language
def test_what_a_reader_may_not_know_is_not_said(words: Catalog) -> None:
    """A hidden card and a secret rule leave no trace in the line."""
    ranks = {words.say(f"rank-{rank}") for rank in Rank}
    suits = {suit_name(words, suit) for suit in Suit}
    for event in (told.LookSeen(0, 1, None), told.DrawSeen(0, 1, 1, None, forced=True)):
        (line,) = event_lines(words, event, NAMES)
        assert not any(
            name in line for name in suits | (ranks if words.language == "ru" else set())
        )
    (line,) = event_lines(words, told.RuleSeen(0, 1, None), NAMES)
    assert "knock" not in line


@in_each_language
def test_refusals_end_with_their_clause_and_name_the_dealer(words: Catalog) -> None:
    """Not the number of a seat, which nobody at a table knows by heart."""
    for code, clause, given in refusals():
        refused = Refused(code, clause, {name: ARGUMENTS[name] for name in given})
        assert re.search(rf"[^.。 ] \[{clause}\][.。]?$", refusal(words, refused, NAMES))
    line = refusal(words, Refused("not_the_dealer", "MO-6", {"dealer": 2}), NAMES)
    assert [name for name in NAMES if name in line] == ["Cai"]
    line = refusal(words, Refused("still_talking", "MO-64", {"ms": 1_200}), NAMES)
    assert re.findall(r"(?<![\d-])\d+", line) == ["2", "64"] or "2" in line
    line = refusal(words, Refused("already_called", "MO-81", {"reason": "delay"}), NAMES)
    assert words.say("reason-delay") in line


@in_each_language
def test_every_option_has_its_sentence(words: Catalog) -> None:
    """Each value its own; the whole list has one for every option of the rules."""
    assert list(OPTION_CLAUSES) == list(Options.__struct_fields__)
    assert len(set(option_lines(words, Options()))) == len(OPTION_CLAUSES)
    for name in OPTION_CLAUSES:
        said = [option_line(words, Options(**{name: value}), name) for value in values(name)]
        assert len(set(said)) == len(said)


@in_each_language
def test_mo_18_a_reader_is_told_the_time_that_a_turn_of_theirs_has(words: Catalog) -> None:
    stretched = Options(multipliers=(100, 500))
    own, others = option_lines(words, stretched, 1), option_lines(words, stretched, 0)
    assert "35" in own[1]
    assert others[1] == option_line(words, stretched, "limit")
    assert [*own[:1], *own[2:]] == [*others[:1], *others[2:]]


@in_each_language
def test_hands_won_are_told_the_most_first_and_then_by_seat(words: Catalog) -> None:
    said = scores(words, ("Ann", "Bo", "Cy", "Di"), (0, 2, 0, 3))
    assert said.split(words.say("scores-separator")) == ["Di 3", "Bo 2", "Ann 0", "Cy 0"]


@in_each_language
def test_the_table_understands_the_names_that_it_says(words: Catalog) -> None:
    """A spade named and a suit called as the catalog writes them are heard. [MO-48] [MO-41]"""
    for card in CARDS:
        if card.suit is Suit.SPADES:
            assert hear(card_name(words, card)).spades == (card,)
    for suit in Suit:
        assert hear(suit_name(words, suit)).suits == (suit,)


def test_phrases_are_folded_and_mean_one_thing() -> None:
    """A phrase that is not in folded form could never be heard."""
    for phrase, meaning in PHRASES.items():
        assert fold(phrase) == phrase
        assert speech.meaning(phrase) is meaning


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_says_why_an_act_is_refused(language: str, tmp_path: Path) -> None:
    """`papertiger mao run` has the sentence of the chosen language in `message`."""
    opening = {"game": "mao", "seats": 5, "dealer": 2, "deal": 3, "deck": list(CARDS)}
    lines = (opening, {"at": 10, "seat": 0, "do": "turn_up"})
    file = tmp_path / "one.jsonl"
    file.write_bytes(b"\n".join(map(msgspec.json.encode, lines)))
    done = papertiger("mao", "run", str(file), "--lang", language)
    refused = [json for line in done.stdout.splitlines() if (json := msgspec.json.decode(line))]
    (said,) = [line["refused"]["message"] for line in refused if "refused" in line]
    seat = Catalog(language, "cli").say("cli-seat-number", seat="2")
    expected = WORDS[language].say("refused-not-the-dealer", dealer=seat)
    assert said == cited(expected, "MO-11")


@pytest.mark.parametrize(
    ("said", "card"),
    [
        *(("пятёрка пик", "5S"), ("пиковая пятерка", "5S"), ("Пиковая дама", "QS")),
        *(("пиковый туз", "AS"), ("туз пик", "AS"), ("валет пик", "JS"), ("десять пик", "10S")),
        *(("黑桃五", "5S"), ("黑桃5", "5S"), ("黑桃尖", "AS"), ("黑桃老K", "KS"), ("葵扇Q", "QS")),
        *(("five of spades", "5S"), ("deuce of spades", "2S"), ("5♠", "5S"), ("10s", "10S")),
    ],
)
def test_a_spade_is_named_as_players_name_it(said: str, card: str) -> None:
    """In Russian with the suit after the rank or as an adjective; in Chinese suit first. [MO-48]"""
    assert hear(said).spades == (Card(card),)


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        *(("Спасибо большое!", "thanks"), ("多谢", "thanks"), ("謝謝", "thanks")),
        *(("Последняя!", "last_cards"), ("最后一张", "last_cards"), ("報單", "last_cards")),
        *(("По ведению", "point_of_order"), ("秩序问题", "point_of_order")),
        *(("Неправильный штраф", "bad_call"), ("罚错了", "bad_call"), ("誤判", "bad_call")),
    ],
)
def test_fixed_phrases_are_heard_in_every_language(said: str, heard: str) -> None:
    """The ways in which players of each language would say them."""
    assert getattr(hear(said), heard)


def test_a_hand_is_read_out_as_it_is_held_however_it_was_dealt() -> None:
    """Its numbers in plain lines and its places at the drawn table are the same."""
    dealt = (Card("9C"), Card("AS"), Card("KH"), Card("2S"))
    (line,) = event_lines(WORDS["en"], told.LookSeen(0, 1, dealt), NAMES)
    assert line == (
        "Bo looked at the cards: ace of spades, two of spades, king of hearts, nine of clubs"
    )
