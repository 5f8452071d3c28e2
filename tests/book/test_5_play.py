"""Section 5: leading, following, beating, and the bar on the last trick."""

import pytest

from papertiger import madiao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act
from papertiger.madiao.cards import Card
from papertiger.madiao.events import CardPlayed, CardSloughed, HandSettled, TrickTaken
from papertiger.madiao.moves import Play
from papertiger.madiao.options import HundredBonus, Options
from papertiger.madiao.state import Phase
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskPlay
from tests.book.built import (
    EVEN,
    SEATS,
    PlayedTable,
    begun,
    cards,
    deal_of,
    played,
    script,
    table_at,
)

# Seat 2 wins none of the first seven tricks and keeps C0, a top, for the eighth, led by seat 3.
LATE = "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 S4 / 1 S5 / 1 M2, 3 M3 / 3 T70 / 3 C9, 2 C0-"


def asked(table: PlayedTable, seat: int) -> AskPlay:
    """What the seat on turn is asked."""
    ask = table.see(seat).ask
    assert isinstance(ask, AskPlay)
    return ask


def choices(table: PlayedTable, seat: int) -> set[tuple[Card, Face]]:
    """What the seat on turn is told that it may play."""
    ask = asked(table, seat)
    assert len(set(ask.choices)) == len(ask.choices)
    return set(ask.choices)


def winner(trick: str) -> tuple[int, str]:
    """Who wins this trick, and with which card."""
    taken = played(trick).last(TrickTaken)
    return taken.seat, taken.card.value


# MD-5.1


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("first", SEATS)
def test_md_5_1_the_first_player_dealt_to_leads(first: int, banker: int) -> None:
    table = table_at(banker)
    table.begin(deal_of(banker=banker, first=first))
    assert table.public.first == table.turn == first
    table.act(first, Play(table.see(first).hand[0]))


def test_md_5_1_nobody_else_leads() -> None:
    table = table_at(0)
    table.begin(deal_of(first=2))
    for seat in (0, 1, 3):
        assert table.refusal(seat, Play(table.see(seat).hand[0])).clause == "MD-5.1"


@pytest.mark.parametrize(
    ("trick", "leader"),
    [("0 M3", 0), ("0 M3, 1 M4", 1), ("0 M3, 2 M5", 2), ("0 M3, 1 M5, 3 M6", 3)],
)
def test_md_5_1_afterwards_the_winner_of_a_trick_leads(trick: str, leader: int) -> None:
    table = played(trick)
    assert table.turn == leader
    for seat in SEATS:
        if seat != leader:
            assert table.refusal(seat, Play(table.see(seat).hand[0])).clause == "MD-5.1"


def test_md_5_1_eight_tricks() -> None:
    told = script(EVEN)
    table = begun(told, plays=31)
    assert table.all(HandSettled) == []
    assert len(table.all(TrickTaken)) == 7
    table.plays(told.plays[31:])
    assert [taken.number for taken in table.all(TrickTaken)] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [taken.seat for taken in table.all(TrickTaken)] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert len(table.all(HandSettled)) == 1
    assert table.public.phase is Phase.STAKE


# MD-5.2


@pytest.mark.parametrize("tricks", range(8))
def test_md_5_2_a_lead_is_face_up(tricks: int) -> None:
    told = script(EVEN)
    table = begun(told, plays=4 * tricks)
    seat, card, _ = told.plays[4 * tricks]
    assert table.refusal(seat, Play(card, Face.DOWN)).clause == "MD-5.2"
    assert choices(table, seat) == {(held, Face.UP) for held in table.see(seat).hand}
    table.act(seat, Play(card, Face.UP))


@pytest.mark.parametrize("lead", ["M3", "S3", "C3", "T30"])
def test_md_5_2_the_lead_sets_the_suit(lead: str) -> None:
    higher = {"M": "M4", "S": "S4", "C": "C2", "T": "T40"}
    others = [higher[suit] for suit in "TMSC" if suit != lead[0]]
    trick = f"0 {lead}, 1 {others[0]}, 2 {others[1]}, 3 {others[2]}"
    assert winner(trick) == (0, lead)
    assert winner(f"0 {lead}, 2 {higher[lead[0]]}") == (2, higher[lead[0]])


@pytest.mark.parametrize("leader", SEATS)
def test_md_5_2_each_other_player_plays_one_card_counter_clockwise(leader: int) -> None:
    table = table_at(0)
    table.begin(deal_of(first=leader))
    for step in SEATS:
        seat = (leader + step) % 4
        assert table.turn == seat
        table.act(seat, Play(table.see(seat).hand[0]))
    assert [len(table.see(seat).hand) for seat in SEATS] == [7, 7, 7, 7]
    assert len(table.all(TrickTaken)) == 1


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_md_5_2_out_of_turn_is_refused(seat: int) -> None:
    table = begun(script("0 M3, 1 M4"), plays=1)
    card = table.see(seat).hand[0]
    assert table.refusal(seat, Play(card, Face.DOWN)).clause == "MD-5.2"
    assert table.turn == 1


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(Card.MM, id="another's"),
        pytest.param(Card.M6, id="the upcard"),
        pytest.param(Card.S3, id="its own, played before"),
        pytest.param(Card.S9, id="another's, played before"),
    ],
)
@pytest.mark.parametrize("face", Face)
def test_md_5_2_a_card_not_held_is_refused(card: Card, face: Face) -> None:
    table = begun(script("3 S2, 0 S9, 1 S3, 2 C6 / 0 T50, 3 MM-", stock="M6"), plays=5)
    assert Card.MM in table.see(3).hand
    assert table.turn == 1
    assert table.refusal(1, Play(card, face)).clause == "MD-5.2"


def test_md_5_2_nobody_must_follow_suit() -> None:
    table = begun(script("0 M3, 1 M2"), plays=1)
    held = table.see(1).hand
    assert Card.M2 in held
    other = next(card for card in held if card.suit != "M")
    assert {(other, Face.UP), (other, Face.DOWN)} <= choices(table, 1)
    table.play(1, other)


def test_md_5_2_nobody_must_beat() -> None:
    table = begun(script("0 M3, 1 M5-, 2 M7, 3 M4 / 2 S3, 3 S4, 0 C1, 1 M2-"), plays=1)
    assert {(Card.M5, Face.UP), (Card.M2, Face.UP), (Card.M2, Face.DOWN)} <= choices(table, 1)
    table.play(1, "M2")
    assert table.all(CardPlayed)[-1].card is Card.M2


def test_md_5_2_a_follower_may_play_any_card_either_way() -> None:
    table = begun(script(EVEN), plays=1)
    held = table.see(1).hand
    assert choices(table, 1) == {(card, face) for card in held for face in Face}


# MD-5.3


@pytest.mark.parametrize(
    ("trick", "seat", "card"),
    [
        pytest.param("0 M3", 0, "M3", id="the lead when nobody beats"),
        pytest.param("0 M3, 1 M5", 1, "M5", id="one beats"),
        pytest.param("0 M3, 1 M5, 2 M7, 3 M9", 3, "M9", id="the last to beat"),
        pytest.param("0 M3, 1 M7, 2 M5, 3 M4", 1, "M7", id="higher than the lead is not enough"),
        pytest.param("0 M3, 1 M7, 2 M9, 3 M8", 2, "M9", id="nor higher than the second"),
        pytest.param("0 M9, 1 M8, 2 M7, 3 M6", 0, "M9", id="the top lead"),
        pytest.param("0 M1, 1 MM, 2 S9, 3 C0", 0, "M1", id="another suit never beats"),
        pytest.param("0 M1, 1 MM, 2 M2, 3 T90", 2, "M2", id="nor does it hinder"),
        pytest.param("0 M3, 1 M9-, 2 M4", 2, "M4", id="a slough need not be beaten"),
        pytest.param("0 M3, 1 M9-, 2 M8-, 3 M7-", 0, "M3", id="sloughs of the suit led"),
        pytest.param("0 T20, 1 HM, 2 TM, 3 MM", 3, "MM", id="honours in order"),
        pytest.param("0 T90, 3 HM", 3, "HM", id="HM above 90"),
        pytest.param("0 C9, 1 C8, 2 C7, 3 C1", 3, "C1", id="Cash in reverse"),
        pytest.param("0 C1, 1 C9, 2 C0, 3 CH", 2, "C0", id="Zero above Half"),
        pytest.param("2 S8, 3 S9, 0 S1, 1 S7", 3, "S9", id="another leader"),
        pytest.param("3 C2, 0 C1, 1 CH, 2 C0", 2, "C0", id="each beats"),
    ],
)
def test_md_5_3_the_last_card_to_beat_or_the_lead_wins(trick: str, seat: int, card: str) -> None:
    assert winner(trick) == (seat, card)


# MD-5.6


def test_md_5_6_a_player_without_a_trick_among_seven_cannot_win_the_eighth() -> None:
    table = played(LATE)
    assert table.last(TrickTaken) == TrickTaken(8, 3, Card.C9)
    assert {taken.seat for taken in table.all(TrickTaken)} == {0, 1, 3}


def test_md_5_6_its_strong_card_face_up_is_refused() -> None:
    told = script(LATE)
    table = begun(told, plays=31)
    assert told.plays[31] == (2, Card.C0, Face.DOWN)
    refused = table.refusal(2, Play(Card.C0, Face.UP))
    assert refused.clause == "MD-5.6"
    assert table.turn == 2


@pytest.mark.parametrize("card", ["C0", "C8", "M9", "HM"])
def test_md_5_6_no_card_at_all_may_be_played_face_up(card: str) -> None:
    table = begun(script(LATE.replace("C0-", f"{card}-").replace("3 C9", "3 C7")), plays=31)
    assert table.refusal(2, Play(Card(card), Face.UP)).clause == "MD-5.6"


def test_md_5_6_face_down_it_is_accepted() -> None:
    table = begun(script(LATE), plays=31)
    events = table.play(2, "C0-")
    assert isinstance(events[0], CardSloughed)
    assert table.public.phase is Phase.STAKE


def test_md_5_6_the_barred_player_is_shown_only_the_slough() -> None:
    table = begun(script(LATE), plays=31)
    assert choices(table, 2) == {(Card.C0, Face.DOWN)}
    assert asked(table, 2).barred
    assert not asked(begun(script(LATE), plays=27), 2).barred


def test_md_5_6_with_one_trick_among_seven_the_eighth_may_be_won() -> None:
    tricks = "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 S4 / 1 S5, 2 S6 / 2 M2, 3 M3 / 3 T70 / 3 C9, 2 C0"
    assert played(tricks).last(TrickTaken) == TrickTaken(8, 2, Card.C0)


def test_md_5_6_in_the_seventh_trick_nobody_is_barred() -> None:
    tricks = "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 S4 / 1 S5 / 1 M2, 3 M3 / 3 T70, 2 MM / 2 C9, 0 C8"
    assert played(tricks).last(TrickTaken) == TrickTaken(8, 0, Card.C8)
    assert played(tricks).all(TrickTaken)[6] == TrickTaken(7, 2, Card.MM)


def test_md_5_6_several_may_be_barred() -> None:
    told = script("0 T50 / 0 T60 / 0 S2 / 0 S4 / 0 S5 / 0 M2 / 0 T70 / 0 C9, 1 C0-, 2 CH-, 3 C1-")
    for place, seat in ((29, 1), (30, 2), (31, 3)):
        table = begun(told, plays=place)
        card = told.plays[place][1]
        assert choices(table, seat) == {(card, Face.DOWN)}
        assert table.refusal(seat, Play(card)).clause == "MD-5.6"


def test_md_5_6_the_eighth_is_led_by_the_winner_of_the_seventh_who_is_never_barred() -> None:
    table = begun(script(LATE), plays=28)
    assert table.turn == table.all(TrickTaken)[-1].seat == 3
    assert choices(table, 3) == {(Card.C9, Face.UP)}


@pytest.mark.parametrize("bonus", HundredBonus)
def test_md_5_6_holds_under_every_preset(bonus: HundredBonus) -> None:
    table = begun(script(LATE), Options(hundred_bonus=bonus), plays=31)
    stepped = madiao.step(table.table, Act(2, Play(Card.C0)), 0)
    assert isinstance(stepped, Refused)
    assert stepped.clause == "MD-5.6"


def test_md_5_6_a_refused_card_stays_in_the_hand() -> None:
    table = begun(script(LATE), plays=31)
    table.refusal(2, Play(Card.C0))
    assert table.see(2).hand == cards("C0")
