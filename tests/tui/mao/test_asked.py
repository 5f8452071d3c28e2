"""What the strip says to who is asked: with which keys one votes and deals."""

from papertiger.mao.moves import Dispute, GivePenalty, Leave
from papertiger.mao.options import Referee
from papertiger.mao.view import Stage
from tests.tui.mao.sitting import sitting
from tests.tui.sitting import run

TWO = {0: "2H 4H", 1: "6H 4C 3C"}


def test_mo_97_who_is_away_is_not_asked_to_vote() -> None:
    async def test() -> None:
        async with sitting(TWO, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(1, GivePenalty(2, "misplay", ""))
            await at.app.at.move(Leave())
            await at.does(2, Dispute(1))
            assert at.view.away[0]
            assert "Vote on penalty 1: 0 of 5 have voted" in at.text()

    run(test)


def test_mo_7_mo_11_the_dealer_reads_which_keys_deal() -> None:
    async def test() -> None:
        async with sitting(TWO, dealer=0) as at:
            assert at.view.stage is Stage.HAND_OVER
            assert (
                "You deal: z, then how many cards to each; 0 is ten   If you wait: five"
                in at.text()
            )
            await at.press("z")
            assert "How many cards to each? 3 to 9, 0 for ten" in at.text()
            await at.press("3")
            assert "You deal: i turns up the first card" in at.text()
            await at.press("i")
            assert "You deal" not in at.text()

    run(test)


def test_mo_7_the_dealer_reads_the_fewest_cards_of_this_table() -> None:
    async def test() -> None:
        async with sitting(TWO, dealer=0, each=2) as at:
            await at.press("z")
            assert "How many cards to each? 2 to 9, 0 for ten" in at.text()

    run(test)


def test_mo_7_others_read_who_deals() -> None:
    async def test() -> None:
        async with sitting(TWO, dealer=4) as at:
            assert "Dealer: Eve" in at.text()
            assert "You deal" not in at.text()

    run(test)
