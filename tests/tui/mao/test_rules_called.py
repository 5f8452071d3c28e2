"""Made-up rules where penalties are given and hands looked back on: by name, all in reach."""

from msgspec.structs import replace

from papertiger.bots.mao.words import words_in as spoken_in
from papertiger.cli.mao.typed import meant
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.events import HandEnded, Noted
from papertiger.mao.laid_open import Breach, Openly
from papertiger.mao.moves import GivePenalty
from papertiger.mao.options import Referee
from papertiger.mao.reasons import OTHER, Unnamed
from papertiger.mao.told import PenaltySeen
from papertiger.text.catalog import Catalog
from papertiger.text.mao_records import told_lines
from papertiger.tui.mao import WORDS, acts
from papertiger.tui.mao.penalty import PenaltySheet
from papertiger.tui.mao.review import review_lines, reviewed
from tests.tui.mao.sitting import NAMES, Sitting, sitting, words_in
from tests.tui.sitting import run

NAME = "Who plays a king bows to all the others at the table"


def with_rules(at: Sitting) -> None:
    """One rule is announced, and one is secret."""
    rules = (InForce(Custom("rule-1", NAME)),)
    at.app.evening.view = replace(at.view, rules=rules, secret_rules=(2,))


def column(at: Sitting) -> str:
    """The left column of the sheet in one line."""
    inside = (line.split("┃")[1][:25] for line in at.lines() if line.count("┃") > 1)
    return " ".join(" ".join(inside).split())


def test_mo_91_every_breach_of_a_secret_rule_has_its_key_in_the_sheet() -> None:
    async def test() -> None:
        async with sitting({0: "2H 4H"}, referee=Referee.PLAYERS) as at:
            await at.starts()
            with_rules(at)
            await at.press("p", "3")
            assert "↑ ↓ scroll." in at.text()
            assert "a looked at the cards" in at.text()
            await at.press("pagedown", "pagedown")
            words = words_in("en")
            for key, code in zip("opqrstu", Unnamed, strict=True):
                said = words.say(f"reason-{code.replace('_', '-')}")
                assert f"{key} {said[:40]}" in at.text()
            await at.press("pageup", "pageup", "down", "up")
            assert "a looked at the cards" in at.text()

    run(test)


def test_every_rule_has_a_key_of_its_own_however_many_there_are() -> None:
    """A twelfth does not take the key of the second, nor of a reason."""

    async def test() -> None:
        async with sitting({0: "2H 4H"}, referee=Referee.PLAYERS) as at:
            await at.starts()
            made = tuple(
                InForce(Custom(f"rule-{number}", f"Rule {number}")) for number in range(1, 21)
            )
            view = replace(at.view, rules=made, secret_rules=(2,))
            at.app.evening.view = view
            words = words_in("en")

            def says(line: str) -> object:
                return meant(line, view, words, spoken_in("en"))

            others = {*acts.REASON_KEYS, *acts.SECRET_KEYS}
            assert others.isdisjoint(acts.RULE_KEYS)
            assert len(acts.reasons(view)) == len(others) + len(made)
            for key, number in (("2", 2), ("0", 10), ("w", 12), ("A", 16), ("E", 20)):
                assert acts.reasons(view)[key] == f"rule-{number}"
                assert says(f"penalty 3 {key}") == GivePenalty(2, f"rule-{number}")
            assert says("penalty 3 N other") == GivePenalty(2, OTHER, "other")
            given: list[GivePenalty] = []
            await at.app.push_screen(PenaltySheet(at.app.words, view, NAMES, given.append))
            await at.press("3", "A")
            assert given == [GivePenalty(2, "rule-16")]

    run(test)


def test_the_name_of_a_rule_is_there_in_full() -> None:
    async def test() -> None:
        async with sitting({0: "2H 4H"}, referee=Referee.PLAYERS) as at:
            await at.starts()
            with_rules(at)
            await at.press("p", "3")
            assert f"1 {NAME}" in column(at)

    run(test)


def test_what_nobody_noticed_of_a_rule_is_told_by_its_name() -> None:
    async def test() -> None:
        async with sitting({0: "2H 4H"}, referee=Referee.PLAYERS) as at:
            await at.starts()
            with_rules(at)
            ended = HandEnded(0, 0, (1, 0, 0, 0, 0), (Noted(1, "rule-1", None),))
            (_, _, told) = review_lines(words_in("en"), reviewed(ended, (), NAMES, at.view))
            assert NAME in told
            assert "rule-1" not in told

    run(test)


def test_a_replay_calls_rules_by_their_names() -> None:
    words = Catalog("en", *WORDS, "mao-records")
    told: tuple[Openly, ...] = (
        PenaltySeen(0, 1, 1, 2, "rule-1", 1),
        Breach(0, 1, "rule-1", None),
        HandEnded(0, 0, (1, 0, 0, 0, 0), (Noted(1, "rule-1", None),)),
    )

    async def test() -> None:
        async with sitting({0: "2H 4H"}, referee=Referee.PLAYERS) as at:
            await at.starts()
            with_rules(at)
            for event in told:
                lines = " ".join(told_lines(words, event, NAMES, at.view))
                assert NAME in lines
                assert "rule-1" not in lines
                assert "rule-1" in " ".join(told_lines(words, event, NAMES, None))

    run(test)
