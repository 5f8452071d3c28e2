"""Section 5: sloughs, which nobody sees, and exposed discards, which cost."""

import pytest

from papertiger import madiao
from papertiger.madiao.cards import Card
from papertiger.madiao.events import CardPlayed, CardSloughed, HandSettled, SloughSeen, TrickTaken
from papertiger.madiao.moves import Play
from papertiger.madiao.options import ExposedDiscard, Options
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskPlay
from tests.book.built import (
    EVEN,
    READERS,
    SEATS,
    PlayedTable,
    begun,
    cards,
    lines,
    paid,
    pays_each,
    played,
    script,
)

EACH = Options(exposed_discard=ExposedDiscard.TWO_TO_EACH)
TO_BANKER = Options(exposed_discard=ExposedDiscard.TWO_TO_BANKER)
FORBID = Options(exposed_discard=ExposedDiscard.FORBID)

# Seat 1 exposes a card once: T30 under T50. All win two tricks.
ONCE = EVEN.replace("0 T50", "0 T50, 1 T30")
# Seat 1 exposes three: a lower card, one of another suit, one above the lead but not the winner.
THRICE = EVEN.replace("0 T50", "0 T50, 1 T30").replace("0 T60", "0 T60, 1 M4")
THRICE = THRICE.replace("2 M2, 3 M3", "2 M2, 3 M7, 1 M3")


# MD-5.4


@pytest.mark.parametrize("card", ["MM", "M9", "M4", "C0", "HM"])
def test_md_5_4_a_card_face_down_never_wins(card: str) -> None:
    assert played(f"0 M3, 1 {card}-").last(TrickTaken) == TrickTaken(1, 0, Card.M3)


def test_md_5_4_its_identity_stays_hidden_from_everyone_else() -> None:
    table = begun(script("0 M3, 1 M9-"), plays=1)
    (event,) = table.play(1, "M9-")
    for reader in READERS:
        seen = SloughSeen(1, Card.M9 if reader == 1 else None)
        assert madiao.tell(event, reader) == seen
        board = table.see(reader).board
        assert board is not None
        assert (board.laid[-1].seat, board.laid[-1].card) == (1, None)
        assert table.see(reader).sloughed == (cards("M9") if reader == 1 else ())


def test_md_5_4_it_stays_hidden_in_later_tricks_up_to_the_last_play() -> None:
    told = script(EVEN)
    table = begun(told)
    for seat, card, face in told.plays[:-1]:
        table.act(seat, Play(card, face))
        for reader in READERS:
            board = table.see(reader).board
            assert board is not None
            laid = [each for trick in board.tricks for each in trick.laid] + list(board.laid)
            faces = [card for _, card, face in told.plays[: len(laid)] if face is Face.DOWN]
            assert sum(each.card is None for each in laid) == len(faces)
    for reader in SEATS:
        mine = [card for seat, card, face in told.plays[:-1]
                if seat == reader and face is Face.DOWN]  # fmt: skip
        assert list(table.see(reader).sloughed) == mine
    assert table.see(None).sloughed == ()


def test_md_5_4_a_slough_does_not_print_itself() -> None:
    table = begun(script("0 M3, 1 M9-"), plays=2)
    event = table.last(CardSloughed)
    assert "M9" not in f"{event!r}{event}"


def test_md_5_4_the_whole_hand_is_shown_once_it_is_settled() -> None:
    told = script(EVEN)
    table = begun(told, plays=31)
    assert all(table.see(reader).previous is None for reader in READERS)
    table.plays(told.plays[31:])
    event = table.last(HandSettled)
    for reader in READERS:
        assert madiao.tell(event, reader) == event
        assert table.see(reader).previous == event.hand
    assert tuple((play.seat, play.card, play.face) for play in event.hand.plays) == told.plays
    assert [set(hand) for hand in event.hand.deal.hands] == [set(h) for h in told.deal.hands]
    assert event.hand.deal.stock == told.deal.stock


@pytest.mark.parametrize("card", ["M4", "M9"])
def test_md_5_4_a_player_may_slough_even_when_able_to_beat(card: str) -> None:
    table = begun(script(f"0 M3, 1 {card}-"), plays=1)
    ask = table.see(1).ask
    assert isinstance(ask, AskPlay)
    assert {(Card(card), Face.UP), (Card(card), Face.DOWN)} <= set(ask.choices)
    table.play(1, f"{card}-")


def test_md_5_3_a_player_is_told_which_cards_would_win_the_trick() -> None:
    table = begun(script("0 M3, 1 M4"), plays=1)
    ask = table.see(1).ask
    assert isinstance(ask, AskPlay)
    higher = [Card(f"M{rank}") for rank in range(4, 10)]
    assert set(ask.beats) == set(table.see(1).hand).intersection(higher)
    assert {(card, Face.UP) for card in ask.beats} <= set(ask.choices)
    assert Card("M4") in ask.beats


def test_md_5_2_whoever_leads_wins_the_trick_as_it_stands_with_any_card() -> None:
    table = begun(script("0 M3"), plays=0)
    ask = table.see(0).ask
    assert isinstance(ask, AskPlay)
    assert ask.beats == table.see(0).hand


def test_md_5_4_a_slough_costs_nothing() -> None:
    assert paid(played(EVEN.replace("0 T50", "0 T50, 1 T30-"))) == []


# MD-5.5: what an exposed discard is


@pytest.mark.parametrize(
    ("trick", "exposed"),
    [
        pytest.param("0 M3", False, id="a lead"),
        pytest.param("0 M3, 1 M4", False, id="a card that beats"),
        pytest.param("0 M3, 1 M4, 2 M5", False, id="a second card that beats"),
        pytest.param("0 M3, 1 M5-, 2 M4", False, id="a card above the face-up ones"),
        pytest.param("0 M3, 1 M2", True, id="a lower card"),
        pytest.param("0 M3, 1 M5, 2 M4", True, id="above the lead, below the winner"),
        pytest.param("0 M3, 1 MM", True, id="another suit, however high"),
        pytest.param("0 M1, 1 C9", True, id="another suit, both low"),
        pytest.param("0 C3, 1 C4", True, id="lower in Cash, which runs in reverse"),
    ],
)
def test_md_5_5_a_face_up_card_that_does_not_beat_is_an_exposed_discard(
    trick: str, *, exposed: bool
) -> None:
    table = played(trick)
    assert table.all(CardPlayed)[-1].exposed is exposed
    board = table.public.board
    assert board is not None
    up = [laid for laid in board.tricks[-1].laid if laid.card is not None]
    assert up[-1].exposed is exposed


def test_md_5_5_it_is_allowed_and_everybody_sees_it() -> None:
    table = begun(script(ONCE), plays=1)
    (event,) = table.play(1, "T30")
    assert event == CardPlayed(1, Card.T30, led=False, exposed=True)
    assert [madiao.tell(event, reader) for reader in READERS] == [event] * 5


def test_md_5_5_the_fine_counts_in_the_value_by_default() -> None:
    assert Options().exposed_discard is ExposedDiscard.VALUE


# MD-5.5: value


@pytest.mark.parametrize("banker", [0, 2, 3])
def test_md_5_5_value_a_non_banker_pays_the_banker_2(banker: int) -> None:
    table = played(ONCE, banker)
    assert paid(table) == [f"1 pays {banker} 2 MD-5.5"]


def test_md_5_5_value_a_banker_pays_each_of_the_three_2() -> None:
    table = played(ONCE, 1)
    assert paid(table) == lines("1 pays 0 2 MD-5.5; 1 pays 2 2 MD-5.5; 1 pays 3 2 MD-5.5")
    assert table.last(HandSettled).hand.settlement.payments == (2, -6, 2, 2)


@pytest.mark.parametrize("banker", SEATS)
def test_md_5_5_value_each_time_anew(banker: int) -> None:
    table = played(THRICE, banker)
    fine = pays_each(1, 2, "MD-5.5") if banker == 1 else f"1 pays {banker} 2 MD-5.5"
    assert paid(table) == lines(fine, fine, fine)


def test_md_5_5_value_two_offenders_pay_each_their_own() -> None:
    table = played(ONCE.replace("0 T60", "0 T60, 2 C8"), 0)
    assert paid(table) == lines("1 pays 0 2 MD-5.5; 2 pays 0 2 MD-5.5")


# MD-5.5: the other values of the switch


@pytest.mark.parametrize("banker", SEATS)
def test_md_5_5_two_to_each_the_offender_pays_each_of_the_three_others(banker: int) -> None:
    assert paid(played(ONCE, banker, EACH)) == lines(pays_each(1, 2, "MD-5.5"))


@pytest.mark.parametrize("banker", [0, 1])
def test_md_5_5_two_to_each_time_and_again(banker: int) -> None:
    table = played(THRICE, banker, EACH)
    assert paid(table) == lines(*[pays_each(1, 2, "MD-5.5")] * 3)
    assert table.last(HandSettled).hand.settlement.payments == (6, -18, 6, 6)


@pytest.mark.parametrize("banker", [0, 2, 3])
def test_md_5_5_two_to_banker_a_non_banker_pays_the_banker_2(banker: int) -> None:
    assert paid(played(ONCE, banker, TO_BANKER)) == [f"1 pays {banker} 2 MD-5.5"]


def test_md_5_5_two_to_banker_a_banker_pays_2_to_each() -> None:
    assert paid(played(ONCE, 1, TO_BANKER)) == lines(pays_each(1, 2, "MD-5.5"))


@pytest.mark.parametrize("banker", [0, 1])
def test_md_5_5_two_to_banker_each_time_anew(banker: int) -> None:
    fine = pays_each(1, 2, "MD-5.5") if banker == 1 else "1 pays 0 2 MD-5.5"
    assert paid(played(THRICE, banker, TO_BANKER)) == lines(fine, fine, fine)


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("switch", [s for s in ExposedDiscard if s is not ExposedDiscard.FORBID])
def test_md_5_5_the_fine_is_the_offenders_own_item(switch: ExposedDiscard, banker: int) -> None:
    table = played(ONCE.replace("0 T60", "0 T60, 2 C8"), banker, Options(exposed_discard=switch))
    told = table.last(HandSettled).hand.settlement.lines
    assert {(line.payer, line.earner, line.card) for line in told} == {
        (1, 1, Card.T30),
        (2, 2, Card.C8),
    }


def forbidden() -> PlayedTable:
    """A table where seat 1 holds cards of every kind under a lead of M3, exposing forbidden."""
    return begun(script("0 M3, 1 M2- / 0 S5, 1 M9- / 0 C6, 1 MM- / 0 C7, 1 C0-"), FORBID, plays=1)


@pytest.mark.parametrize("card", ["M2", "MM", "C0"])
def test_md_5_5_forbid_a_card_that_does_not_beat_is_refused_face_up(card: str) -> None:
    table = forbidden()
    assert table.refusal(1, Play(Card(card))).clause == "MD-5.5"
    table.play(1, f"{card}-")


def test_md_5_5_forbid_a_card_that_beats_is_accepted() -> None:
    table = forbidden()
    table.play(1, "M9")
    assert not table.last(CardPlayed).exposed


def test_md_5_5_forbid_only_beating_cards_are_offered_face_up() -> None:
    table = forbidden()
    ask = table.see(1).ask
    assert isinstance(ask, AskPlay)
    up = {card for card, face in ask.choices if face is Face.UP}
    assert up == {card for card in table.see(1).hand if card in cards("M4 M5 M6 M7 M8 M9")}
    assert {card for card, face in ask.choices if face is Face.DOWN} == set(table.see(1).hand)


def test_md_5_5_forbid_any_card_may_be_led() -> None:
    table = begun(script(EVEN), FORBID)
    ask = table.see(0).ask
    assert isinstance(ask, AskPlay)
    assert {card for card, _ in ask.choices} == set(table.see(0).hand)


@pytest.mark.parametrize("switch", [s for s in ExposedDiscard if s is not ExposedDiscard.FORBID])
def test_md_5_5_other_switches_allow_it(switch: ExposedDiscard) -> None:
    table = begun(script(ONCE), Options(exposed_discard=switch), plays=1)
    table.play(1, "T30")
    assert table.last(CardPlayed).exposed


def test_md_5_5_under_every_switch_a_clean_hand_pays_no_fine() -> None:
    for switch in ExposedDiscard:
        assert paid(played(EVEN, 0, Options(exposed_discard=switch))) == []
