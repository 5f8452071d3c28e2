"""Every act by its keys: what the table makes of it, and what Ann sees."""

import pytest
from rich.cells import cell_len

from papertiger.mao.cards import Card, Suit
from papertiger.mao.moves import Deal, Draw, Leave, Look, Play, Say, TurnUp
from papertiger.mao.options import Referee
from papertiger.mao.view import Stage
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.mao.acts import in_order
from papertiger.tui.mao.cards import code as face
from tests.tui.mao.sitting import SMALL, sitting, words_in
from tests.tui.sitting import run

HANDS = {0: "5H 8H KC", 1: "6H 4H 3C"}


def test_a_hand_lies_face_down_until_it_is_looked_at() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.does(4, Deal(3), TurnUp())
            assert "▒▒▒" in at.text()
            assert "5♥" not in at.text()
            await at.press("enter")
            assert "face down" in at.text()
            await at.press("u")
            assert "5♥" in at.text()
            assert at.view.up[0]

    run(test)


def test_of_cards_that_lie_face_down_none_can_be_chosen() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.does(4, Deal(3), TurnUp())
            await at.press("end", "home", "left", "right")
            assert at.app.screen_of_table.chosen == 0
            await at.press("u", "end")
            assert at.app.screen_of_table.chosen == 2

    run(test)


def test_why_an_act_was_impossible_goes_up_with_what_was_told_before_it() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            await at.press("r")
            why = next(row for row, line in enumerate(at.lines()) if "! You hold no finger" in line)
            for seat in (1, 2):
                await at.does(seat, Say("Well"))
            assert "! You hold no finger" in at.lines()[why - 2]
            for seat in (1, 2, 3, 4) * 3:
                await at.does(seat, Say("Well"))
            assert "! You hold no finger" in at.text()
            await at.press("escape")
            assert "! You hold no finger" not in at.text()

    run(test)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("referee", Referee)
def test_the_strip_above_the_table_is_whole_in_the_least_terminal(
    language: str, referee: Referee
) -> None:
    async def test() -> None:
        async with sitting(up="8H", language=language, referee=referee) as at:
            await at.does(4, Deal(3), TurnUp())
            strip = at.lines()[0]
            assert words_in(language).say("mao-counter") in strip
            assert cell_len(strip.rstrip()) < SMALL[0] - 1, "the tenth hand has a digit more"

    run(test)


def test_cards_are_chosen_and_played_with_the_finger_off_at_once() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            await at.press("right", "left", "enter")
            assert at.view.top is Card.H5
            assert at.view.turn == 1
            assert set(at.view.hand or ()) == {Card.H8, Card.KC}

    run(test)


def test_the_stock_is_touched_and_so_the_top_card_is_taken() -> None:
    async def test() -> None:
        async with sitting(HANDS, stock="QD 2C") as at:
            await at.starts()
            await at.press("x")
            assert Card.QD in (at.view.hand or ())
            assert at.view.turn == 1
            # Out of turn it is taken, too, and is no turn.
            await at.press("x")
            assert Card.C2 in (at.view.hand or ())
            assert at.view.turn == 1

    run(test)


def test_the_stock_is_touched_with_a_click() -> None:
    async def test() -> None:
        async with sitting(HANDS, stock="QD") as at:
            await at.starts()
            await at.pilot.click("#middle", offset=(4, 4))
            await at.rest()
            assert Card.QD in (at.view.hand or ())

    run(test)


def test_a_card_is_chosen_with_a_click_and_played_with_a_second_one() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            hand = at.screen.query_one("#hand")
            middle = hand.size.width // 2
            for _ in range(2):
                await at.pilot.click("#hand", offset=(middle, 1))
                await at.rest()
            assert at.view.top is Card.H8

    run(test)


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("t", "Thank you"), ("l", "Last card"), ("m", "Mao"), ("M", "Mao Mao"), ("b", "Bad call"),
        ("s", "Spades"), ("h", "Hearts"), ("d", "Diamonds"), ("c", "Clubs"),
        ("5s", "Five of spades"), ("as", "Ace of spades"), ("0s", "Ten of spades"),
        ("ks", "King of spades"),
    ],
)  # fmt: skip
def test_phrases_are_said_with_one_key_and_spades_named_with_two(keys: str, words: str) -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            await at.press(*keys)
            assert f"Ann: “{words}”" in at.said
            assert f"“{words}”" in at.text()

    run(test)


def test_a_key_says_the_same_on_a_russian_keyboard_in_the_words_of_the_reader() -> None:
    async def test() -> None:
        async with sitting(HANDS, language="ru") as at:
            await at.starts()
            await at.press("е")
            assert "Ann: «Спасибо»" in at.said
            await at.press("5", "ы")
            assert "Ann: «Пятерка пик»" in at.said

    run(test)


def test_a_first_key_is_taken_back_by_escape_and_by_any_other_key() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            await at.press("5")
            assert "five … s: of spades" in at.text()
            await at.press("escape", "s")
            assert at.said[-1] == "Ann: “Spades”"
            await at.press("5", "t")
            assert at.said[-1] == "Ann: “Thank you”"

    run(test)


def test_gestures_are_the_second_page_of_the_bar() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            await at.press("g")
            assert "1 knock" in at.text()
            assert "t Thank you" not in at.text()
            await at.press("2")
            assert at.said[-1] == "Ann bows"
            assert "*bow*" in at.text()
            assert "t Thank you" in at.text()

    run(test)


def test_whatever_is_typed_is_said_and_the_game_hears_it() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            await at.press("slash")
            await at.type("hello Ben")
            assert at.said[-1] == "Ann: “hello Ben”"
            assert at.reasons == []
            await at.press("tab")
            await at.type("whose turn?")
            assert at.reasons == [(0, "question")]
            # Keys act again.
            await at.press("t")
            assert at.said[-1] == "Ann: “Thank you”"

    run(test)


def test_bubbles_stand_beside_the_names_for_some_seconds() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            await at.does(1, Say("good evening"))
            assert any("Ben" in line and "“good evening”" in line for line in at.lines())
            await at.passes(6_500)
            at.app.screen_of_table.tick()
            await at.rest()
            assert not any("Ben  " in line and "“good evening”" in line for line in at.lines())

    run(test)


def test_the_bar_stays_as_it_is_whatever_the_table_waits_for() -> None:
    async def test() -> None:
        async with sitting({0: "JC 5S 2H", 1: "6H 4H 3C"}) as at:

            def bar() -> list[object]:
                strips = at.screen._compositor.render_strips()
                top = at.screen.query_one("#phrases").region.y
                return [list(strip) for strip in strips[top : top + 3]]

            before = bar()
            await at.starts()
            assert bar() == before
            await at.press("right", "right", "space")
            assert at.sees("held") == 0
            assert bar() == before
            await at.press("h", "r", "o")
            assert at.sees("stage") is Stage.POINT_OF_ORDER
            assert bar() == before

    run(test)


def test_no_card_is_drawn_otherwise_for_being_valid() -> None:
    """The same hand looks the same under another top card."""

    async def test() -> None:
        hands = []
        for up in ("9H", "4D"):
            async with sitting({0: "5H 6C QD"}, up=up) as at:
                await at.starts()
                region = at.screen.query_one("#hand").region
                strips = at.screen._compositor.render_strips()
                hands.append([list(strip) for strip in strips[region.y : region.bottom]])
        assert hands[0] == hands[1]

    run(test)


def test_the_dealer_deals_and_turns_up_with_keys() -> None:
    async def test() -> None:
        async with sitting({0: "5H 6C QD 3D"}, up="JS", dealer=0, each=4) as at:
            await at.press("z", "4")
            assert at.view.hands == (4, 4, 4, 4, 4)
            await at.press("i")
            assert at.sees("held") == 0
            await at.press("h", "j", "s", "r")
            assert at.view.called is Suit.HEARTS
            assert at.sees("stage") is Stage.PLAY
            assert at.view.turn == 1
            assert at.reasons == []

    run(test)


def test_an_impossible_act_says_why_and_escape_puts_it_away() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            await at.press("r")
            assert "! You hold no finger on a jack" in at.text()
            await at.press("escape")
            assert "no finger" not in at.text()

    run(test)


def test_who_was_away_comes_back_with_a_key() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            await at.app.at.move(Leave())
            await at.rest()
            assert at.view.away[0]
            await at.press("w")
            assert not at.view.away[0]

    run(test)


def test_the_clock_of_a_turn_runs_with_the_table() -> None:
    async def test() -> None:
        async with sitting(HANDS) as at:
            await at.starts()
            at.app.screen_of_table.tick()
            await at.rest()
            assert "7 s" in at.lines()[1]
            await at.passes(3_000)
            at.app.screen_of_table.tick()
            await at.rest()
            assert "4 s" in at.lines()[1]
            await at.passes(4_300)
            assert at.reasons == [(0, "delay")]

    run(test)


def test_others_are_seen_to_look_draw_and_play() -> None:
    async def test() -> None:
        async with sitting(HANDS, stock="QD") as at:
            await at.starts()
            await at.press("enter")
            await at.does(1, Draw())
            assert "Ben took a card from the stock" in at.said
            assert "queen" not in at.text()
            await at.does(2, Look())
            await at.does(2, Play(at.hand_of(2)[0]))
            assert any(line.startswith("Cat played the") for line in at.said)

    run(test)


def test_the_chosen_card_stays_chosen_when_the_hand_grows() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC"}, stock="2S 3S") as at:
            await at.starts()
            await at.press("right")
            await at.press("x", "x")
            assert {Card.S2, Card.S3} <= set(at.view.hand or ())
            chosen = at.app.screen_of_table.chosen
            assert in_order(at.view.hand or ())[chosen] is Card.H8

    run(test)


def test_a_hand_too_large_for_the_screen_shows_its_part_around_the_chosen_card() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC"}) as at:
            await at.starts()
            await at.press(*["x"] * 20)
            hand = in_order(at.view.hand or ())
            assert len(hand) == 23
            for key, code, seen in (("home", hand[0], "›"), ("end", hand[-1], "‹")):
                await at.press(key)
                region = at.screen.query_one("#hand").region
                row = at.lines()[region.y + 1]
                assert face(code) in row
                assert seen in at.lines()[region.y]
                assert all(len(line) <= 80 for line in at.lines())

    run(test)
