"""Every screen and dialog by keys: it opens, does what it is for, and goes away."""

import pytest

from papertiger.madiao.cards import CARDS
from papertiger.madiao.options import ExposedDiscard, Options
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskCut, AskPlay, AskStake, View
from papertiger.room import solo
from papertiger.text.book import MADIAO
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.dialogs import YesNoDialog
from papertiger.tui.madiao.ending import EndSheet, TooSmall
from papertiger.tui.madiao.ledger import LedgerSheet
from papertiger.tui.madiao.rules import ClauseSheet, RulesSheet, readable
from papertiger.tui.madiao.sheets import Choices, Sheet, TextSheet
from papertiger.tui.madiao.table import TableScreen
from tests.tui.sitting import (
    CUT,
    LEAD,
    REDEAL,
    SHORT,
    SMALL,
    STAKE,
    exposing,
    following,
    last,
    leading,
    may_expose,
    may_redeal,
    moment,
    names_stake,
    playing,
    run,
    settled,
    sitting,
)


def cuts(view: View) -> bool:
    """Whether the cut is asked for."""
    return isinstance(view.ask, AskCut)


def barred(view: View) -> bool:
    """Whether some card can only be laid face down."""
    ask = view.ask
    return (
        following(view)
        and isinstance(ask, AskPlay)
        and any((card, Face.UP) not in ask.choices for card in view.hand)
    )


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("f1", TextSheet),
        ("h", TextSheet),
        ("l", TextSheet),
        ("д", TextSheet),
        ("s", TextSheet),
        ("r", RulesSheet),
        ("к", RulesSheet),
        ("question_mark", CardSheet),
    ],
)
def test_a_sheet_opens_by_its_key_and_closes_by_escape_or_q(key: str, kind: type[Sheet]) -> None:
    async def test() -> None:
        async with sitting(moment(playing)) as at:
            for close in ("escape", "q"):
                await at.press(key)
                assert at.on(kind)
                assert at.whole() == []
                await at.press(close)
                assert at.on(TableScreen)

    run(test)


def test_the_log_has_everything_that_was_told() -> None:
    async def test() -> None:
        async with sitting(moment(last, seed=SHORT)) as at:
            await at.until(settled)
            await at.press("space", "l")
            log = at.screen
            assert isinstance(log, TextSheet)
            assert log.lines == at.app.told
            for key, line in (("end", at.app.told[-1]), ("home", at.app.told[0])):
                await at.press(key)
                assert line[:40] in at.text()

    run(test)


def test_cards_are_chosen_by_arrows_digits_and_the_mouse() -> None:
    async def test() -> None:
        async with sitting(moment(playing)) as at:
            table = at.app.table
            for keys, place in (
                (["3"], 2),
                (["right"], 3),
                (["left", "left"], 1),
                (["end"], 7),
                (["right"], 0),
                (["left"], 7),
                (["home"], 0),
                (["8"], 7),
            ):
                await at.press(*keys)
                assert table.chosen == place
                numbers = [line for line in at.lines() if f"┏{place + 1}" in line]
                assert len(numbers) == 1
            await at.pilot.click("#hand", offset=(25, 3))
            await at.rest()
            assert table.chosen == 2
            inputs = at.app.match.inputs
            await at.pilot.click("#hand", offset=(25, 3))
            await at.rest()
            assert at.on(YesNoDialog) or at.app.match.inputs > inputs

    run(test)


@pytest.mark.parametrize("key", ["minus", "d", "в"])
def test_a_key_sloughs(key: str) -> None:
    async def test() -> None:
        async with sitting(moment(following)) as at:
            card = at.view.hand[1]
            await at.press("2", key)
            assert at.view.sloughed[-1:] == (card,) or settled(at)
            assert any(str(card) in line and "face down" in line for line in at.app.told)

    run(test)


@pytest.mark.parametrize("key", ["enter", "u", "г"])
def test_a_key_plays_face_up(key: str) -> None:
    async def test() -> None:
        async with sitting(moment(leading, seed=LEAD)) as at:
            card = at.view.hand[0]
            await at.press("1", key)
            assert any(f"You led {card}" in line for line in at.app.told)

    run(test)


def test_a_refusal_is_a_short_notice_with_its_sentence() -> None:
    async def test() -> None:
        async with sitting(moment(leading, seed=LEAD)) as at:
            inputs = at.app.match.inputs
            await at.press("1", "minus")
            assert "A lead is face up: lead any card, face up. [MD-5.2]" in at.text()
            assert at.app.match.inputs == inputs
            await at.press("2")
            assert "A lead is face up" not in at.text()

    run(test)


def test_it_is_said_whose_turn_it_is() -> None:
    async def test() -> None:
        async with sitting(moment(playing), pace=5) as at:
            await at.press("1", "enter", "y")
            who = solo.names(at.app.match)[at.view.waiting[0]]
            assert f"On turn: {who}" in at.text()
            assert f"► {who}" in at.text()
            await at.press("1", "enter")
            assert "It is not your turn" in at.text()

    run(test)


@pytest.mark.parametrize("switch", [one for one in ExposedDiscard if one != "forbid"])
def test_before_an_exposed_discard_its_cost_is_said(switch: ExposedDiscard) -> None:
    async def test() -> None:
        options = Options(exposed_discard=switch)
        async with sitting(moment(may_expose, options=options)) as at:
            fine = at.app.words.say("play-exposed-fine", switch=switch)
            number = exposing(at.view) or 0
            card, inputs = at.view.hand[number - 1], at.app.match.inputs
            for answer in ("n", "escape", "enter"):
                await at.press(str(number), "enter")
                assert at.on(YesNoDialog)
                said = " ".join(at.text().split())
                assert f"{card} " in said
                assert all(word in said for word in fine.split())
                assert at.whole() == []
                await at.press(answer)
                assert at.on(TableScreen)
                assert at.app.match.inputs == inputs
            await at.press(str(number), "enter", "y")
            assert at.app.match.inputs > inputs
            assert any("exposed discard" in line and f"{card} " in line for line in at.app.told)

    run(test)


def test_a_forbidden_discard_is_refused_without_a_question() -> None:
    async def test() -> None:
        options = Options(exposed_discard=ExposedDiscard.FORBID)
        async with sitting(moment(barred, options=options)) as at:
            ask = at.view.ask
            assert isinstance(ask, AskPlay)
            place = next(
                place
                for place, card in enumerate(at.view.hand)
                if (card, Face.UP) not in ask.choices
            )
            assert "▒ down" in at.text()
            await at.press(str(place + 1), "enter")
            assert at.on(TableScreen)
            assert "exposed discards are forbidden here" in " ".join(at.text().split())

    run(test)


def test_russian_answers_with_russian_letters() -> None:
    async def test() -> None:
        async with sitting(moment(may_expose, "ru"), "ru") as at:
            number = str(exposing(at.view))
            inputs = at.app.match.inputs
            await at.press(number, "enter", "н")
            assert at.on(TableScreen)
            assert at.app.match.inputs == inputs
            await at.press(number, "enter", "д")
            assert not at.on(TextSheet)
            assert at.app.match.inputs > inputs

    run(test)


def test_the_stake_is_a_number_in_limits_and_a_wrong_one_is_refused() -> None:
    async def test() -> None:
        options = Options(stake_min=4, stake_max=30)
        async with sitting(moment(names_stake, seed=STAKE, options=options)) as at:
            assert "4 to 30" in at.text()
            assert "‹ 4 ›" in at.text()
            await at.press("7", "enter")
            assert "7 is no stake here" in at.text()
            await at.press("1", "2", "backspace", "backspace", "1", "6")
            assert "‹ 16 ›" in at.text()
            await at.press("right")
            assert "‹ 18 ›" in at.text()
            await at.press("left", "left", "enter")
            assert at.view.stake == 14
            assert not isinstance(at.view.ask, AskStake)

    run(test)


def test_the_cut_is_a_number_on_a_bar() -> None:
    async def test() -> None:
        async with sitting(moment(cuts, seed=CUT)) as at:
            await at.press("end")
            assert "‹ 39 ›" in at.text()
            assert "●┤ 39" in at.text()
            await at.press("4", "0", "enter")
            assert "The pack cannot be cut 40 deep" in at.text()
            await at.press("home", "right", "enter")
            assert any("You cut 2 cards deep" in line for line in at.app.told)

    run(test)


@pytest.mark.parametrize("answer", ["y", "n"])
def test_a_redeal_is_asked_for_only_when_it_may_be_demanded(answer: str) -> None:
    async def test() -> None:
        async with sitting(moment(may_redeal, seed=REDEAL)) as at:
            assert at.on(YesNoDialog)
            assert "dealt again" in at.text()
            # The hand stays in sight under the question.
            assert all(f"{card} " in at.text() for card in at.view.hand)
            deals = at.view.deals
            await at.press(answer)
            assert (at.view.deals > deals) == (answer == "y")

    run(test)


def test_a_line_of_the_ledger_opens_its_clause() -> None:
    async def test() -> None:
        async with sitting(moment(last, seed=SHORT)) as at:
            await at.until(settled)
            ledger = at.screen
            assert isinstance(ledger, LedgerSheet)
            lines = ledger.settled.hand.settlement.lines
            assert at.whole() == []
            place = next(row for row, line in enumerate(lines) if line.clause != lines[0].clause)
            await at.press(*["down"] * (place + 1))
            assert ledger.query_one(Choices).chosen == place
            await at.press("enter")
            clause = at.screen
            assert isinstance(clause, ClauseSheet)
            assert clause.clause == lines[place].clause
            text = " ".join(at.text().split())
            assert (
                " ".join(readable(MADIAO.clauses[lines[place].clause].text).plain[:30].split())
                in text
            )
            await at.press("escape")
            assert at.screen is ledger
            await at.press("escape")
            assert not at.on(LedgerSheet)

    run(test)


def test_the_ledger_has_every_payment_what_was_hidden_and_the_match() -> None:
    async def test() -> None:
        async with sitting(moment(last, seed=SHORT), size=(120, 90)) as at:
            await at.until(settled)
            ledger = at.screen
            assert isinstance(ledger, LedgerSheet)
            hand = ledger.settled.hand
            text = " ".join(at.text().split())
            for line in hand.settlement.lines:
                payer, payee = (solo.names(at.app.match)[seat] for seat in (line.payer, line.payee))
                assert f"{payer} → {payee}" in text
                assert f"({line.stakes * hand.stake})" in text
                assert line.clause in text
            assert f"In the stock: {' '.join(hand.deal.stock)}" in text
            assert "This hand:" in text
            assert "Match so far:" in text
            await at.press("enter")
            assert not at.on(LedgerSheet)
            await at.until(lambda at: at.screen is at.app.table)
            await at.press("s")
            again = at.screen
            assert isinstance(again, LedgerSheet)
            assert again.settled == ledger.settled

    run(test)


def test_the_rules_browser_shows_the_table_and_every_clause() -> None:
    async def test() -> None:
        async with sitting() as at:
            await at.press("r")
            assert "exactly" in at.text()
            for clause, chapter in MADIAO.clauses.items():
                await at.press("down")
                assert clause in at.text()
                assert " ".join(readable(chapter.text).plain[:18].split()) in " ".join(
                    at.text().split()
                )
            await at.press("space", "b", "home", "escape")
            assert not at.on(RulesSheet)

    run(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_another_language_than_the_reader_s_are_announced(language: str) -> None:
    async def test() -> None:
        async with sitting(language=language) as at:
            await at.press("r")
            note = at.app.words.say("tui-rules-in-english")
            assert (note in at.text()) == (language != "en")

    run(test)


def test_leaving_is_asked_and_may_be_thought_over() -> None:
    async def test() -> None:
        async with sitting() as at:
            for leave in ("q", "й", "ctrl+c", "ctrl+q"):
                await at.press(leave)
                assert at.on(YesNoDialog)
                assert "can be resumed" in at.text()
                await at.press("ctrl+c", "n")
                assert not at.on(YesNoDialog)
                assert at.app.is_running
            await at.leave("q", "left", "enter")

    run(test)


def test_a_small_terminal_is_told_so_and_recovers() -> None:
    async def test() -> None:
        async with sitting(moment(playing)) as at:
            shown = at.text()
            for width, height in ((79, 24), (80, 23), (30, 5)):
                await at.pilot.resize_terminal(width, height)
                await at.rest()
                assert at.on(TooSmall)
                assert "80" in at.text()
                await at.press("enter", "l", "q")
                assert at.on(TooSmall)
                await at.pilot.resize_terminal(*SMALL)
                await at.rest()
                assert at.text() == shown

    run(test)


def test_a_terminal_that_is_small_from_the_start_is_told_so() -> None:
    async def test() -> None:
        async with sitting(size=(60, 20)) as at:
            assert at.on(TooSmall)
            assert at.app.match.inputs == 0
            await at.pilot.resize_terminal(*SMALL)
            await at.rest()
            assert at.app.match.inputs > 0

    run(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_goes_through_the_whole_pack(language: str) -> None:
    async def test() -> None:
        async with sitting(moment(playing, language), language) as at:
            await at.press("question_mark")
            sheet = at.screen
            assert isinstance(sheet, CardSheet)
            first = sheet.card
            assert first == at.view.hand[0]
            seen = []
            for _ in CARDS:
                seen.append(sheet.card)
                names = at.screen.query_one("#card")
                assert names.size.height >= 8
                assert f"{sheet.card}" in at.lines()[at.screen.query_one(".heading").region.y]
                await at.pilot.press("right")
            assert sorted(seen) == sorted(CARDS)
            assert sheet.card == first
            await at.press("left", "escape")
            assert at.on(TableScreen)

    run(test)


def test_the_last_sheet_is_the_result() -> None:
    """With one deal a match is over after its first hand."""

    async def test() -> None:
        async with sitting(moment(last, seed=SHORT, options=Options(max_deals=1))) as at:
            await at.until(settled)
            await at.press("space")
            assert at.on(EndSheet)
            assert "limit on deals" in at.text()
            await at.leave("enter")

    run(test)
