"""Section 4: the four lowest, and the redeal that five of a suit may demand."""

import pytest

from papertiger import madiao
from papertiger.madiao.cards import CARDS
from papertiger.madiao.events import (
    BankerChosen,
    CardsDealt,
    CardsDrawn,
    FourLowestDeclared,
    HandSettled,
    PackCut,
    PackShuffled,
    PlayersSeated,
    RedealDemanded,
    RedealWaived,
    StakeNamed,
)
from papertiger.madiao.moves import Cut, DemandRedeal, Play, WaiveRedeal
from papertiger.madiao.options import Options, Seating
from papertiger.madiao.settle import Ending
from papertiger.madiao.state import Phase
from papertiger.madiao.view import AskPlay, AskRedeal, AskStake
from tests.book.built import (
    EVEN,
    READERS,
    SEATS,
    PlayedTable,
    deal_of,
    dealt,
    die,
    drawn,
    each_pays,
    lines,
    order_of,
    paid,
    script,
    table_at,
)

LOWEST = "T20 M1 S1 C9"
FIVES = [
    pytest.param("T90 T80 T70 T60 T50 M2 S2 C8", id="Tens"),
    pytest.param("MM TM HM T30 T20 M2 S2 C8", id="Tens with honours"),
    pytest.param("M8 M7 M6 M5 M4 T30 S2 C8", id="Myriads"),
    pytest.param("S8 S7 S6 S5 S4 T30 M2 C8", id="Strings"),
    pytest.param("CH C1 C2 C3 C4 T30 M2 S2", id="Cash"),
    pytest.param("CH C1 C2 C3 C4 C5 M2 S2", id="six Cash"),
    pytest.param("S8 S7 S6 S5 S4 S3 S2 C8", id="seven Strings"),
]
FOURS = "T30 T40 T50 T60 M2 M3 M4 M5"


def lowest_at(seat: int, *, banker: int = 0, more: str = "") -> PlayedTable:
    """A table at which this seat has been dealt the four lowest."""
    hands = ["", "", "", ""]
    hands[seat] = f"{LOWEST} {more}"
    return dealt(deal_of(*hands, banker=banker))


def asked(hand: str, *, seat: int = 0, banker: int = 0, stake: int = 6) -> PlayedTable:
    """A table at which this hand has been dealt to `seat`, who is asked first."""
    hands = ["", "", "", ""]
    hands[seat] = hand
    return dealt(deal_of(*hands, banker=banker, first=seat), stake=stake)


# MD-4.4


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("seat", SEATS)
def test_md_4_4_each_of_the_three_others_pays_one_stake(seat: int, banker: int) -> None:
    table = lowest_at(seat, banker=banker)
    assert table.all(FourLowestDeclared) == [FourLowestDeclared(seat)]
    assert paid(table) == lines(each_pays(seat, 1, "MD-4.4"))
    assert table.last(HandSettled).hand.settlement.ended_by is Ending.FOUR_LOWEST


@pytest.mark.parametrize("three", ["M1 S1 C9", "T20 S1 C9", "T20 M1 C9", "T20 M1 S1"])
def test_md_4_4_three_of_them_are_nothing(three: str) -> None:
    table = dealt(deal_of("", three))
    assert table.all(HandSettled) == []
    assert table.public.phase is Phase.REDEAL


def test_md_4_4_in_two_hands_they_are_nothing() -> None:
    assert dealt(deal_of("T20 M1", "S1 C9")).all(HandSettled) == []


@pytest.mark.parametrize("holder", [0, 2, 3])
def test_md_4_4_hm_gives_no_exemption(holder: int) -> None:
    hands = ["", LOWEST, "", ""]
    hands[holder] = "HM"
    assert paid(dealt(deal_of(*hands))) == lines(each_pays(1, 1, "MD-4.4"))


def test_md_4_4_hm_beside_them_changes_nothing() -> None:
    assert paid(lowest_at(1, more="HM")) == lines(each_pays(1, 1, "MD-4.4"))


def test_md_4_4_they_come_before_a_redeal() -> None:
    table = dealt(deal_of("M8 M7 M6 M5 M4", LOWEST, first=0))
    assert table.public.phase is Phase.SEATING


@pytest.mark.parametrize(
    ("draw", "banker"),
    [("MM M1 S1 C1", 0), ("C9 M1 T20 S9", 2), ("C9 T20 M9 S9", 1), ("C9 C8 C7 S1", 3)],
)
def test_md_4_4_the_banker_is_chosen_anew_by_the_high_card(draw: str, banker: int) -> None:
    table = lowest_at(1)
    assert table.public.banker is None
    table.order(drawn(draw))
    assert len(table.all(CardsDrawn)) == 1
    assert table.last(BankerChosen) == BankerChosen(banker, "MD-4.4")
    assert table.public.banker == table.turn == banker


def test_md_4_4_the_players_keep_their_seats() -> None:
    table = PlayedTable()
    table.order(drawn("C9 M1 T20 S9"))
    table.name_stake()
    table.deal(deal_of("", LOWEST))
    table.order(drawn("C9 M1 T20 S9"))
    assert len(table.all(PlayersSeated)) == 1
    assert table.public.players == (2, 1, 3, 0)
    assert table.public.banker == 2


@pytest.mark.parametrize(
    "options", [Options(seating=Seating.DICE), Options(seating=Seating.DICE, keep_seats=True)]
)
def test_md_4_4_the_new_banker_draws_a_card_even_where_dice_chose_the_first(
    options: Options,
) -> None:
    table = PlayedTable(options)
    for face in (6, 6, 5, 5, 4, 4, 3, 3):
        table.give(die(face))
    table.name_stake()
    table.deal(deal_of("", LOWEST))
    assert madiao.waiting(table.table).chance == 40
    table.order(drawn("C9 M1 T20 S9"))
    assert table.last(BankerChosen) == BankerChosen(2, "MD-4.4")


def test_md_4_4_and_so_when_the_match_is_taken_up_from_its_record() -> None:
    options = Options(seating=Seating.DICE)
    table = table_at(0, options)
    table.name_stake()
    table.deal(deal_of("", LOWEST))
    again = PlayedTable(options, madiao.carried(table.table))
    assert madiao.waiting(again.table).chance == 40
    again.order(drawn("C9 M1 T20 S9"))
    assert again.last(BankerChosen) == BankerChosen(2, "MD-4.4")


def test_md_4_4_the_cards_are_dealt_again_under_a_new_stake() -> None:
    table = lowest_at(1)
    table.order(drawn("C9 M1 T20 S9"))
    assert table.public.stake is None
    assert table.see(2).ask == AskStake(2, 20)
    table.name_stake(12)
    table.deal(deal_of(banker=2))
    assert [event.stake for event in table.all(StakeNamed)] == [2, 12]
    assert [event.seat for event in table.all(PackShuffled)] == [3, 1]
    assert [event.seat for event in table.all(PackCut)] == [1, 3]
    assert len(table.all(CardsDealt)) == 2
    assert table.public.phase is Phase.REDEAL


def test_md_4_4_twice_in_a_row() -> None:
    table = lowest_at(1)
    table.order(drawn("C9 M1 T20 S9"))
    table.name_stake(4)
    table.deal(deal_of(LOWEST, banker=2))
    assert table.public.totals == (12 - 2, 6 - 4, -2 - 4, -2 - 4)
    assert madiao.waiting(table.table).chance == 40


def test_md_4_4_is_no_finished_hand() -> None:
    table = lowest_at(1)
    assert (table.public.hands, table.public.deals) == (0, 1)
    assert table.public.served == 0


def test_md_4_4_the_four_lowest_are_told_to_all() -> None:
    table = lowest_at(1)
    event = table.last(FourLowestDeclared)
    assert [madiao.tell(event, reader) for reader in READERS] == [event] * 5


# MD-4.5


@pytest.mark.parametrize("hand", FIVES)
def test_md_4_5_a_player_with_five_or_more_of_a_suit_may_demand_a_redeal(hand: str) -> None:
    table = asked(hand)
    assert table.see(0).ask == AskRedeal(may_demand=True)
    assert table.act(0, DemandRedeal()) == (RedealDemanded(0),)


def test_md_4_5_without_five_of_a_suit_the_demand_is_refused() -> None:
    table = asked(FOURS)
    assert table.see(0).ask == AskRedeal(may_demand=False)
    assert table.refusal(0, DemandRedeal()).clause == "MD-4.5"
    table.act(0, WaiveRedeal())


@pytest.mark.parametrize("first", SEATS)
@pytest.mark.parametrize("banker", SEATS)
def test_md_4_5_players_are_asked_in_deal_order(banker: int, first: int) -> None:
    table = dealt(deal_of(banker=banker, first=first))
    for _ in SEATS:
        table.act(table.turn, WaiveRedeal())
    order = [(first + step) % 4 for step in SEATS]
    assert [event.seat for event in table.all(RedealWaived)] == order


def test_md_4_5_nobody_answers_before_being_asked() -> None:
    table = dealt(deal_of("", "M8 M7 M6 M5 M4", first=0))
    assert table.refusal(1, DemandRedeal()).clause == "MD-4.5"
    assert table.refusal(1, WaiveRedeal()).clause == "MD-4.5"


@pytest.mark.parametrize("place", range(4))
def test_md_4_5_the_first_who_demands_it_gets_it(place: int) -> None:
    suits = ["T90 T80 T70 T60 T50", "M8 M7 M6 M5 M4", "S8 S7 S6 S5 S4", "CH C1 C2 C3 C4"]
    table = dealt(deal_of(*suits, first=2))
    for _ in range(place):
        table.act(table.turn, WaiveRedeal())
    table.act(table.turn, DemandRedeal())
    assert table.all(RedealDemanded) == [RedealDemanded((2 + place) % 4)]
    assert madiao.waiting(table.table).chance == 40


@pytest.mark.parametrize("banker", SEATS)
def test_md_4_5_same_banker_and_stake(banker: int) -> None:
    table = asked("M8 M7 M6 M5 M4", seat=1, banker=banker, stake=14)
    table.act(1, DemandRedeal())
    assert (table.public.banker, table.public.stake) == (banker, 14)
    assert table.public.totals == (0, 0, 0, 0)
    assert len(table.all(StakeNamed)) == 1
    assert table.all(BankerChosen) == []


@pytest.mark.parametrize("banker", SEATS)
def test_md_4_5_new_shuffle_and_cut(banker: int) -> None:
    table = asked("M8 M7 M6 M5 M4", banker=banker)
    table.act(0, DemandRedeal())
    assert all(table.see(seat).hand == () for seat in SEATS)
    assert all(table.see(reader).previous is None for reader in READERS)
    assert table.public.upcard is None
    assert table.order(order_of(CARDS)) == (PackShuffled((banker + 3) % 4),)
    assert table.turn == (banker + 1) % 4
    table.act(table.turn, Cut(7))
    assert [event.depth for event in table.all(PackCut)] == [17, 7]
    assert len(table.all(CardsDealt)) == 2


def test_md_4_5_a_redeal_may_be_demanded_again() -> None:
    table = asked("M8 M7 M6 M5 M4")
    for _ in range(3):
        table.act(0, DemandRedeal())
        table.deal(deal_of("M8 M7 M6 M5 M4", first=0))
    assert table.see(0).ask == AskRedeal(may_demand=True)
    assert (table.public.deals, table.public.hands, table.public.served) == (4, 0, 0)


def test_md_4_5_nobody_is_forced_to_demand_it() -> None:
    suits = ["T90 T80 T70 T60 T50", "M8 M7 M6 M5 M4", "S8 S7 S6 S5 S4", "CH C1 C2 C3 C4"]
    table = dealt(deal_of(*suits, first=2))
    table.waive()
    assert table.public.phase is Phase.PLAY
    assert isinstance(table.see(2).ask, AskPlay)


def test_md_4_5_before_the_first_lead_and_not_after() -> None:
    table = dealt(deal_of("M8 M7 M6 M5 M4", first=0))
    card = table.see(0).hand[0]
    assert table.refusal(0, Play(card)).clause == "MD-4.5"
    table.waive()
    table.refusal(0, DemandRedeal())
    table.play(0, card)
    table.refusal(1, DemandRedeal())


def test_md_4_5_who_was_asked_and_what_they_said_is_told_to_all() -> None:
    table = dealt(deal_of("M8 M7 M6 M5 M4", first=3))
    table.act(3, WaiveRedeal())
    table.act(0, DemandRedeal())
    for reader in READERS:
        told = [madiao.tell(event, reader) for event in table.events]
        assert told[-2:] == [RedealWaived(3), RedealDemanded(0)]


def test_md_4_5_only_the_asked_player_sees_whether_it_may_demand() -> None:
    table = dealt(deal_of("M8 M7 M6 M5 M4", first=0))
    assert [table.see(reader).ask for reader in (1, 2, 3, None)] == [None] * 4


def test_md_4_5_after_a_redeal_the_hand_is_an_ordinary_hand() -> None:
    table = asked("M8 M7 M6 M5 M4", stake=6)
    table.act(0, DemandRedeal())
    told = script(EVEN.replace("1 S4", "1 S9"))
    table.deal(told.deal)
    table.waive()
    table.plays(told.plays)
    assert table.public.totals == (-6, 6, 0, 0)
    assert (table.public.deals, table.public.hands, table.public.banker) == (2, 1, 1)
