"""Every sheet by keys: it opens, says what it is for, and goes away."""

import pytest
from textual.containers import VerticalScroll

from papertiger.madiao.cards import CARDS
from papertiger.madiao.options import Options
from papertiger.room import solo
from papertiger.text.book import MADIAO
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.ending import EndSheet
from papertiger.tui.madiao.ledger import LedgerSheet
from papertiger.tui.madiao.table import TableScreen
from papertiger.tui.rules import ClauseSheet, RulesSheet, readable
from papertiger.tui.sheets import Choices, Sheet, TextSheet
from tests.tui.sitting import (
    SHORT,
    last,
    moment,
    playing,
    run,
    settled,
    sitting,
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


def test_the_log_opens_at_its_end() -> None:
    async def test() -> None:
        async with sitting(moment(last, seed=SHORT)) as at:
            await at.until(settled)
            await at.press("space", "l")
            scroll = at.screen.query_one(VerticalScroll)
            assert 0 < scroll.max_scroll_y == scroll.scroll_y
            await at.press("home")
            assert scroll.scroll_y == 0

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
            book = MADIAO.translated(language)
            assert (note in at.text()) == (book.language != language)
            await at.press("down")
            shown = "".join(at.text().split())
            assert "".join(readable(book.clauses["MD-1.1"].text).plain.split())[:12] in shown

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
