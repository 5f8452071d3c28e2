"""Settling hands played with real cards: the same payments as the naive referee's."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from papertiger.cli.madiao.score import result_lines, score
from papertiger.cli.madiao.score_answers import Asking
from papertiger.madiao.cards import CARDS, SECONDS, TOPS, Card
from papertiger.madiao.options import PRESETS, Options, with_switches
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.madiao import scores
from tests.cli.running import complains, papertiger
from tests.conftest import FullCount
from tests.naive import deals, referee
from tests.naive.builder import build

Hand = dict[str, Any]

SEED = 20_261_130
WORDS = Catalog("en", "cli", "madiao", "play", "score")
# The worked example of the rules: banker 0 has two tricks, 1 three with M9, 2 one, 3 two.
TRICKS = ("1 M9", "1 C1", "0 S7", "3 S8", "2 T30", "0 T40", "3 M7", "1 M8")
EXAMPLE = ("-", "0", "2", "C5", "played", "S3", *TRICKS, "-", "-")


def answers(hand: Hand, rng: Random) -> list[str]:
    """What a table that played this hand would answer."""
    opening = ["Ann, Bo, Cy, Di", str(hand["banker"]), "2", hand["stock"][0]]
    who = ("Ann", "Bo", "Cy", "Di")
    holder = next((who[seat] for seat in range(4) if "HM" in hand["hands"][seat]), "nobody")
    if not hand["plays"]:
        found = referee.declarations(hand["hands"], hand["stock"], hand["first"])
        if found["four_lowest"] is not None:
            return [*opening, "lowest", who[found["four_lowest"]]]
        given = [*opening, "meld"]
        for seat in rng.sample(list(found["melds"]), len(found["melds"])):
            given += [who[seat], " ".join(hand["hands"][seat])]
        given.append("-")
        shown = any("HM" in hand["hands"][seat] for seat in found["melds"])
        given += [] if shown or hand["stock"][0] == "HM" else [holder]
        return [*given, who[hand["first"]]] if len(found["melds"]) > 1 else given
    tricks = referee.tricks_of(hand["plays"])
    won = [referee.winning_play(trick)[:2] for trick in tricks]
    exposed = [
        (seat, card)
        for trick in tricks
        for place, (seat, card, face) in enumerate(trick)
        if place and face == "up" and not referee.beats(card, face, trick[:place])
    ]
    given = [*opening, "played", hand["stock"][1]]
    given += [f"{rng.choice((seat, who[seat]))} {card}" for seat, card in won]
    if hand["options"]["exposed_discard"] != "forbid":
        given.append(", ".join(f"{seat} {card}" for seat, card in exposed) or "none")
    seen = [card for _, card in [*won, *exposed]] + hand["stock"][:2]
    return given if "HM" in seen else [*given, holder]


def scored(given: Sequence[str], options: Options) -> tuple[Any, list[str], list[str]]:
    """The settlement that answers lead to, the lines shown, and the answers left over."""
    left = list(given)
    shown: list[str] = []
    return score(Asking(WORDS, lambda _: left.pop(0), shown.append), options), shown, left


def agrees(hand: Hand, rng: Random) -> None:
    """Every answer is asked for, none is refused, and the lines are the referee's.

    Who was dealt to first is asked for where several hold melds, since the cut is independent.
    """
    options = with_switches(PRESETS["source"], {**hand["options"], "cut_card_is_upcard": False})
    given = answers(hand, rng)
    expected = referee.settle(hand)
    found, shown, left = scored(given, options)
    assert left == []
    told = ("tops", "worth", "or more of the name")
    assert [line for line in shown if not any(word in line for word in told)] == []
    lines = [
        {"from": line.payer, "to": line.payee, "stakes": line.stakes, "rule": line.clause}
        for line in found.settlement.lines
    ]
    key = msgspec.json.encode
    assert sorted(lines, key=key) == sorted(expected["lines"], key=key), (hand, given)
    assert list(found.settlement.payments) == expected["payments"]
    assert found.settlement.next_banker == expected["next_banker"]
    assert found.settlement.banker_keeps == expected["banker_keeps"]


def test_random_hands_as_the_referee_settles_them(full_count: FullCount) -> None:
    """Random hands under all switches, turned into answers."""
    rng = Random(SEED)
    for number in range(full_count(2_000, seed=SEED)):
        agrees(deals.random_hand(rng) if number % 2 else deals.rigged_hand(rng), rng)


def test_declared_hands_as_the_referee_settles_them(full_count: FullCount) -> None:
    """Melds, several of them, and the four lowest."""
    rng = Random(SEED + 1)
    kinds = [kind for kind in deals.RIGGED if kind != "five_of_suit"]
    for number in range(full_count(2_000, seed=SEED + 1)):
        kind = kinds[number % len(kinds)]
        agrees(deals.random_hand(rng, deal=deals.rigged_deal(rng, kind)), rng)


def test_the_second_of_a_suit_whose_top_is_in_the_stock_wins_or_is_discarded(
    full_count: FullCount,
) -> None:
    """Why nobody is asked whether it was played face up. [MD-6.13]"""
    rng = Random(SEED + 2)
    for _ in range(full_count(2_000, seed=SEED + 2)):
        hand = deals.rigged_hand(rng)
        if hand["stock"][1] not in TOPS:
            continue
        second = SECONDS[TOPS.index(Card(hand["stock"][1]))]
        for trick in referee.tricks_of(hand["plays"]):
            for place, (_, card, face) in enumerate(trick):
                if card == second and face == "up":
                    beats = place == 0 or referee.beats(card, face, trick[:place])
                    assert beats == (referee.winning_play(trick)[1] == second)


def test_the_worked_example_of_the_rules() -> None:
    """Player 1 wins 2 stakes, player 2 pays 1, player 3 nothing; line by line."""
    done = papertiger("madiao", "score", given="\n".join(EXAMPLE))
    assert (done.returncode, done.stderr) == (0, "")
    for line in (
        "Seat 2 → Seat 0: 1 stake (2) — Seat 2: fewer than two tricks [MD-6.2]",
        "Seat 0 → Seat 1: 1 stake (2) — Seat 1: three tricks or more [MD-6.3]",
        "Seat 0 → Seat 1: 1 stake (2) — Seat 1: a trick won with the top M9 9 Myriad [MD-6.4]",
        "This hand: Seat 0 -2, Seat 1 +4, Seat 2 -2, Seat 3 0",
        "Next banker: Seat 1",
    ):
        assert line in done.stdout
    assert done.stdout.count(" → ") == 3


def test_a_switch_changes_the_payments() -> None:
    """Presets and switches are those of `play`."""
    tricks = ("1 HM", "1 C1", "1 S7", "0 S8", "0 T30", "2 T40", "2 M7", "2 M8")
    given = "\n".join(("-", "0", "2", "C5", "played", "S3", *tricks, "-"))
    source, ming = (
        papertiger("madiao", "score", *words, given=given).stdout
        for words in ((), ("--preset", "ming"))
    )
    assert "MD-6.7" not in source
    assert "[MD-6.7]" in ming
    assert "[MD-6.12]" in ming
    assert "--sets" in complains(papertiger("madiao", "score", "--sets", "heap"))


def replaced(place: int, *texts: str) -> list[str]:
    """The worked example with other answers in the place of one."""
    return [*EXAMPLE[:place], *texts, *EXAMPLE[place + 1 :]]


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        (replaced(0, "Ann, Bo, Cy", "-"), "Four different names"),
        (replaced(0, "Ann, Bo, Cy, ann", "-"), "Four different names"),
        (replaced(0, f"Ann, Bo, Cy, {'d' * 25}", "-"), "Four different names"),
        (replaced(0, "Ann, Bo, Cy, 3", "-"), "“3” cannot be a name here: numbers stand for seats"),
        (replaced(0, "Ann, Bo, Cy, q", "-"), "“q” cannot be a name here: it leaves"),
        (replaced(0, "Ann, Bo, B, Cy", "-"), "“B” cannot be a name here: it goes back"),
        (replaced(0, "Ann, Bo, Cy, H", "-"), "“H” cannot be a name here: it asks for help"),
        (replaced(0, "Ann, Bo, Cy, none", "-"), "“none” cannot be a name here: it means nobody"),
        (replaced(1, "4", "0"), "is no player"),
        (replaced(1, "Seat", "0"), "is no player"),
        (replaced(2, "3", "2"), "3 is no stake here"),
        (replaced(2, "22", "2"), "22 is no stake here"),
        (replaced(2, "two", "2"), "two is no stake here"),
        (replaced(3, "M10", "C5"), "is no card"),
        (replaced(4, "lost", "played"), "is no ending"),
        (replaced(5, "C5", "S3"), "the second is another card"),
        (replaced(6, "M9", "1 M9"), "A player and a card are expected"),
        (replaced(6, "1 C5", "1 M9"), "lay in the stock"),
        (replaced(7, "1 M9", "1 C1"), "has won a trick already"),
        (replaced(8, "0 S1", "0 S7"), "and Seat 1 led this trick [MD-5.3]"),
        # The only lower card lies in the stock, or has won before.
        ([*replaced(3, "S1")[:8], "0 S2", *EXAMPLE[8:]], "S2 2 Strings can beat no card"),
        ([*replaced(6, "1 M1")[:8], "0 M2", *EXAMPLE[8:]], "M2 2 Myriad can beat no card"),
        (replaced(13, "2 M6"), None),
        (replaced(14, "2", "-"), "A player and a card are expected"),
        (replaced(14, "2 S3", "-"), "lay in the stock"),
        (replaced(14, "2 M9", "-"), "it was no discard"),
        (replaced(14, "2 C9, 3 C9", "-"), "is named twice"),
        (replaced(14, "2 C2, 2 C3, 2 C4, 2 C6, 2 C7, 2 C8, 2 C9", "-"), "has no trick in which"),
        (replaced(14, "0 MM"), None),
        (replaced(15, "Seat 9", "-"), "is no player"),
        (replaced(15, "Seat 0"), None),
    ],
)
def test_a_wrong_answer_is_asked_for_again(given: list[str], wrong: str | None) -> None:
    """The line says what does not fit; the settlement comes all the same."""
    _, shown, left = scored(given, Options())
    assert left == []
    refused = [line for line in shown if "tops" not in line]
    assert len(refused) == (0 if wrong is None else 1), refused
    assert wrong is None or wrong in refused[0]


def test_the_bar_on_the_last_trick() -> None:
    """Who won none of the first seven cannot have won the eighth. [MD-5.6]"""
    tricks = ("1 M9", "1 C1", "0 S7", "0 S8", "1 T30", "0 T40", "1 M7", "2 M8", "1 M8")
    _, shown, left = scored((*EXAMPLE[:6], *tricks, "-", "-"), Options())
    assert left == []
    assert "Seat 2 won none of the first seven tricks" in shown[-1]
    assert "[MD-5.6]" in shown[-1]


def test_a_player_who_won_all_with_other_cards_was_not_dealt_the_hundred() -> None:
    """Eight cards are known, and HM is not among them."""
    tricks = [f"1 {card}" for card in ("MM", "TM", "T90", "M9", "S9", "C0", "M8", "S8")]
    found, shown, left = scored((*EXAMPLE[:6], *tricks, "-", "1", "2"), Options())
    assert left == []
    assert "The eight cards of Seat 1 are known already" in shown[-1]
    assert "MD-6.10" in [line.clause for line in found.settlement.lines]


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        (("MM M9 S9 C0 T30 S2 S3",), "Eight different cards"),
        (("MM M9 S9 C0 T30 S2 S3 S3",), "Eight different cards"),
        (("MM M9 S9 C0 T30 S2 S3 C5",), "lies elsewhere"),
        (("MM M9 S9 C1 T30 S2 S3 S4",), "no meld [MD-4.1]"),
    ],
)
def test_a_wrong_meld_is_asked_for_again(given: tuple[str, ...], wrong: str) -> None:
    """What was shown must be eight cards that make a meld."""
    right = ("MM M9 S9 C0 T30 S2 S3 S4", "1", "-", "1", "2")
    words = ("-", "0", "2", "C5", "meld", "1", *given, *right)
    found, shown, left = scored(words, Options())
    assert left == []
    assert wrong in "\n".join(shown)
    assert "Seat 1 has shown a meld already." in shown
    assert sum("The eight cards of Seat 1 are known already" in line for line in shown) == 1
    assert found.settlement.payments == (-4, 8, 0, -4)


def test_a_card_is_in_one_meld_only() -> None:
    """A second meld with a card of the first is asked for again. [MD-1.1]"""
    first, second = "MM M9 S9 C0 T30 S2 S3 S4", "C1 C2 C3 C4 C6 C7 C8 C9"
    again = ("S1 S2 S5 S6 S7 S8 CH M1", "S1 S5 S6 S7 S8 S2 S3 S4", second)
    given = ("-", "0", "2", "C5", "meld", "1", first, "2", *again, "-", "0")
    found, shown, left = scored(given, Options())
    assert left == []
    assert sum("cannot be" in line or "lies elsewhere" in line for line in shown) == 2
    assert any("S2 2 Strings lies elsewhere" in line for line in shown)
    assert found.settlement.payments == (0, 4, 4, -8)


@pytest.mark.parametrize(("early", "refused"), [("0 T40", 1), ("2 T40", 0)])
def test_no_discard_in_an_eighth_trick_that_is_barred(early: str, refused: int) -> None:
    """MM beats what won the first seven; in the eighth it is down without a trick. [MD-5.6]"""
    tens = ("0 T50", "0 T60", "0 T70", "0 T80", "0 T90", "0 HM")
    given = (*EXAMPLE[:6], early, *tens, "0 S9", "2 MM", "-")
    _, shown, left = scored(given, Options())
    assert len(left) == 1 - refused
    assert "\n".join(shown).count("Seat 2 has no trick in which to discard MM") == refused


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ("Bob, Ann, Cy, Di", "Bob: type the seat, 0, or more of the name; “b” alone goes back."),
        ("Ann, Quill, Cy, Di", "Quill: type the seat, 1, or more of the name; “q” alone quits."),
        (
            "Ann, Cy, Hugo, Di",
            "Hugo: type the seat, 2, or more of the name; “h” alone asks for help.",
        ),
    ],
)
def test_a_name_that_begins_as_a_command_is_warned_of(names: str, said: str) -> None:
    """The letter alone stays the command, and the settlement comes all the same."""
    _, shown, left = scored(replaced(0, names), Options())
    assert left == []
    assert [line for line in shown if "tops" not in line] == [said]


def test_a_chinese_keyboard_answers_as_well() -> None:
    """Wide digits, letters, commas and signs; a real minus."""
    wide = str.maketrans({chr(code): chr(code + 0xFEE0) for code in range(0x21, 0x7F)})
    given = [answer.translate(wide) for answer in ("?", "Ann, Bo, Cy, Di", *EXAMPLE[1:-2], "x")]
    found, shown, left = scored([*given[:-1], "−", "－　＃ note"], Options())
    assert (found.settlement.payments, left) == ((-1, 2, -1, 0), [])
    assert found.names == ("Ann", "Bo", "Cy", "Di")
    assert "A dash means nobody or none" in shown[0]


def test_the_upcard_rules_out_the_four_lowest() -> None:
    """Nobody has all four when one of them lies in the stock. [MD-4.4]"""
    given = ("-", "0", "2", "T20", "lowest", "played", "q")
    done = papertiger("madiao", "score", given="\n".join(given))
    assert "nobody held the four lowest [MD-4.4]" in done.stdout


def test_the_four_lowest_draw_for_the_bank_anew() -> None:
    """One stake from each, and no next banker. [MD-4.4]"""
    given = ("Ann, Bo, Cy, Di", "ann", "4", "C5", "lowest", "d")
    done = papertiger("madiao", "score", given="\n".join(given))
    assert "This hand: Ann -4, Bo -4, Cy -4, Di +12" in done.stdout
    assert "drawn for anew" in done.stdout


def test_going_back_takes_answers_back_one_by_one() -> None:
    """After two steps back both tricks stand as they are answered last."""
    given = [*EXAMPLE[:9], "3 C2", "3 T40", "b", "b", *EXAMPLE[9:]]
    found, shown, left = scored(given, Options())
    assert (found.settlement.payments, left) == ((-1, 2, -1, 0), [])
    assert len(shown) == 1, "what was said before is not said again"


def test_going_back_before_the_first_question_stays_there() -> None:
    """There is nothing before it."""
    found, _, left = scored(["b", "b", *EXAMPLE], Options())
    assert (found.settlement.payments, left) == ((-1, 2, -1, 0), [])


@pytest.mark.parametrize("count", [0, 4, 9, len(EXAMPLE) - 1])
@pytest.mark.parametrize("last", [(), ("q",)])
def test_leaving_is_no_error(count: int, last: tuple[str, ...]) -> None:
    """At the end of the input or by a word: nothing is settled, and nothing is wrong."""
    done = papertiger("madiao", "score", given="\n".join((*EXAMPLE[:count], *last)))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Nothing was settled. Until next time.\n")


def test_help_and_comments() -> None:
    """? explains; what follows a # is not read."""
    given = [f"{answer}  # my note" for answer in EXAMPLE]
    done = papertiger("madiao", "score", given="\n".join(["?", "# nothing", *given]))
    assert "A dash means nobody or none" in done.stdout
    assert "This hand: Seat 0 -2, Seat 1 +4, Seat 2 -2, Seat 3 0" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_settles(language: str) -> None:
    """The same answers give the same money."""
    done = papertiger("madiao", "score", "--lang", language, given="\n".join(EXAMPLE))
    words = Catalog(language, "cli", "madiao", "play", "score")
    names = [words.say("score-seat", number=seat) for seat in range(4)]
    assert scores(words, names, (-2, 4, -2, 0)) in done.stdout
    assert "[MD-6.3]" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_means_two_things(language: str) -> None:
    """Lists of words that can answer the same question have nothing in common."""
    words = Catalog(language, "play", "score")
    endings = [f"score-{ending}-words" for ending in ("play", "meld", "four-lowest")]
    always = ["play-quit-words", "play-help-words", "score-back-words"]
    for lists in ([*always, *endings], [*always, "score-nobody-words"]):
        typed = [word for message in lists for word in words.say(message).split()]
        assert len(typed) == len(set(typed)), lists
        assert {card.value for card in CARDS}.isdisjoint(word.upper() for word in typed)


def test_the_discards_of_a_built_hand() -> None:
    """Two exposed discards of one player, one of them the second of the second upcard's suit."""
    tricks = "1 M3, 2 M9, 3 CH / 2 M8 / 2 S3, 3 T90 / 2 T30, 0 HM / 0 S7 / 0 S5 / 0 T20 / 0 M1"
    hand = build(tricks, under="C9 C0", exposed_discard="two_to_each", hundred_bonus="two_or_more")
    hand["options"]["sets"] = "stack"
    agrees(hand, Random(1))
    assert re.search("MD-6.13", str(referee.settle(hand)["lines"]))


def test_nobody_pays_is_said() -> None:
    """Two tricks each, and nothing else."""
    tricks = ("1 M8", "1 C1", "0 S7", "0 S8", "2 T30", "2 T40", "3 M7", "3 M4")
    found, _, _ = scored(("-", "0", "2", "C5", "played", "S3", *tricks, "-", "-"), Options())
    lines = result_lines(Catalog("en", "madiao", "score"), found)
    assert lines[1].strip() == "Nobody pays anything."


def test_help_names_no_switch_that_a_single_hand_has_no_use_for() -> None:
    """How seats are found and how long a match lasts; `play` names them."""
    for flag in ("--seating", "--max-deals"):
        assert flag not in papertiger("madiao", "score", "--help").stdout
        assert flag in papertiger("madiao", "play", "--help").stdout
