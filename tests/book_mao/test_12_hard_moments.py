"""Moments where several clauses meet: stocks and debts, last cards, leavers, cards alike."""

import pytest

from papertiger.mao import moves
from papertiger.mao.cards import Card
from papertiger.mao.events import Reshuffled
from tests.book_mao.scenes import in_order, last_card
from tests.book_mao.table import CALLED, MODES, MaoTable, dealt, started

# Debts, and a stock that runs out


def chain_on_an_empty_stock(reshuffled: str) -> MaoTable:
    """Two sevens lie, seat 3 owes four, and one card is left in the stock."""
    table = started(
        {1: "9C 7C 5C", 2: "7H 3C 6C", 3: "7D 4D 5D"}, up="9H", reshuffled=reshuffled, deal=4
    )
    table.at(10).seat(1).plays("9C")
    for at, seat in ((20, 2), (30, 3), (40, 4), (50, 0)):
        table.at(at).seat(seat).draws()
    table.at(60).seat(4).draws(table.stock - 1)
    table.at(70).seat(1).plays("7C")
    table.at(80).seat(2).plays("7H")
    assert (table.stock, table.turn, table.view().owed) == (1, 3, 4)
    return table


def test_mo_95_a_debt_goes_on_across_a_reshuffle_to_its_last_card() -> None:
    table = chain_on_an_empty_stock("9H 9C 7C")
    held = table.hands[3]
    table.at(90).seat(3).draws(3)
    assert (table.turn, table.sevens, table.view().owed) == (3, 2, 1)
    table.at(100).seat(3).draws()
    assert (table.turn, table.sevens, table.hands[3]) == (4, 0, held + 4)
    assert len(table.told(Reshuffled)) == 1
    assert table.has_whole_packs()


def test_mo_95_a_seven_of_the_chain_that_comes_back_counts_again() -> None:
    table = chain_on_an_empty_stock("7C 9H 9C")
    table.at(90).seat(4).draws(2)  # the last card, and the seven that lay in the pile
    assert ("7C" in table.hand(4), table.sevens) == (True, 2)
    table.at(100).seat(3).plays("7D")
    table.at(110).seat(4).plays("7C")
    assert (table.sevens, table.turn, table.view().owed) == (4, 0, 8)
    assert table.penalties == []


def test_mo_96_a_penalty_takes_the_card_that_a_debt_would_have_had() -> None:
    table = chain_on_an_empty_stock("9H 9C 7C")
    held = table.hands[3]
    table.at(90).seat(0).says("all gone?")
    table.at(100).seat(3).draws(3)
    assert (table.stock, table.turn, table.view().owed) == (0, 3, 1)
    table.at(110).seat(3).draws()
    assert (table.turn, table.sevens, table.hands[3]) == (4, 0, held + 3)


def test_mo_96_no_draw_costs_no_card_where_none_is_left() -> None:
    table = started({1: "7H 4C 5C"})
    table.at(10).seat(3).draws(table.stock)
    table.at(20).seat(1).plays("7H")
    table.at(30).seat(3).draws()  # the one discard
    assert table.until(7270).penalties == ["2 no_draw"]
    assert (table.hands[2], table.sevens, table.turn) == (3, 1, 2)
    table.at(7300).seat(2).says("thank you").draws()
    assert (table.hands[2], table.sevens, table.turn) == (3, 0, 3)
    assert table.has_whole_packs()


def test_mo_96_three_debts_one_after_another_with_no_card_left() -> None:
    table = started({1: "7H 4C 5C", 3: "7D 4D 5D", 0: "7S 3D 6D"}, up="9H")
    table.at(10).seat(4).draws(table.stock)
    table.at(20).seat(1).plays("7H")
    table.at(30).seat(2).draws(2)  # 9H, and then nothing
    table.at(40).seat(3).plays("7D")
    table.at(50).seat(4).draws(2)  # 7H, and then nothing
    table.at(60).seat(0).plays("7S").says("seven of spades")
    assert (table.sevens, table.turn) == (1, 1)
    table.at(70).seat(1).draws(2)  # 7D, and then nothing
    assert (table.sevens, table.turn, table.top) == (0, 2, "7S")
    assert table.has_whole_packs()


# Last cards


@pytest.mark.parametrize("mode", CALLED)
def test_mo_86_a_players_penalty_inside_the_window_undoes_the_win_too(mode: str) -> None:
    table = last_card(referee=mode)
    table.at(7000).seat(2).penalises(1, "other", "gloating")
    table.at(7100).seat(1).says("thank you")
    assert (table.until(17_249).turn, table.hands[1]) == (None, 1)
    assert table.until(17_250).turn == 2
    assert table.winner is None


def test_mo_86_a_penalty_after_the_window_of_the_name_comes_too_late() -> None:
    table = last_card(referee="players")
    assert table.until(7250).winner == 1
    refused = table.at(7251).seat(2).tries(moves.GivePenalty(1, "other", "gloating"))
    assert refused.clause == "MO-82"


def test_mo_86_each_of_two_penalties_in_the_window_has_its_own_time() -> None:
    table = last_card(referee="players")
    table.at(3000).seat(2).penalises(1, "other", "gloating")
    table.at(5000).seat(3).penalises(1, "other", "humming")
    table.at(5100).seat(1).says("thank you").says("thank you")
    table.at(6000).seat(4).bad_call(1)
    table.at(7000).seat(4).bad_call(2)
    assert table.hands[1] == 0
    assert table.until(17_249).winner is None
    assert table.until(17_250).winner == 1


@pytest.mark.parametrize("jack", ["JS", "JC"])
def test_mo_88_a_last_jack_on_a_jack_is_a_misplay_with_no_words_due(jack: str) -> None:
    table = started({1: f"6H {jack}", 0: "JD 4D"}, deal=2, stock="3C 4C 5C QC")
    table.at(10).seat(1).plays("6H").says("last card")
    for at, seat in ((20, 2), (30, 3), (40, 4)):
        table.at(at).seat(seat).draws()
    table.at(50).seat(0).plays("JD", hold=True).says("last card").calls("S").releases()
    table.at(60).seat(1).plays(jack).says("thank you")
    assert (table.penalties, table.hands[1], table.turn) == (["1 misplay"], 2, 1)
    assert (table.top, table.suit) == ("JD", "S")
    assert table.until(7060).penalties == ["1 misplay"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("last", "words"),
    [
        ("AS", "ace of spades, mao"),
        ("2S", "two of spades, mao"),
        ("7S", "seven of spades, mao"),
        ("8S", "eight of spades, mao"),
        ("JS", "jack of spades, mao mao"),
    ],
)
def test_mo_57_a_special_spade_as_last_card_wants_its_name_and_mao(
    last: str, words: str, mode: str
) -> None:
    before = "2C" if last == "JS" else f"{last[0]}C"
    table = started({1: f"{before} {last}"}, deal=2, up="9C", seats=2, referee=mode)
    table.at(10).seat(1).plays(before).says("last card")
    if table.turn == 0:
        table.at(20).seat(0).draws(2 if table.sevens else 1)
    table.at(1000).seat(1).plays(last).says(words)
    assert (table.until(6250).winner, table.breaches) == (1, [])


def test_mo_52_too_early_too_late_and_by_another_in_one_hand() -> None:
    table = started({1: "2H 4H"}, deal=2, stock="QD QH QC KD KC")
    table.at(10).seat(1).plays("2H").says("last card")
    table.at(100).seat(1).says("Mao")
    table.at(1101).seat(1).plays("4H")  # more than a second later
    assert table.penalties == ["1 said_name"]
    table = last_card(words="")
    table.at(3000).seat(3).says("Mao")
    table.at(7251).seat(1).says("Mao")
    assert table.penalties == ["3 said_name", "1 no_name", "1 said_name"]


# Who vanishes


def test_mo_65_a_caller_who_looked_and_goes_away_pays_for_the_look() -> None:
    table = in_order()
    table.at(1100).seat(3).looks().leaves()
    assert (table.phase, table.penalties) == ("play", ["3 look_in_point_of_order"])


def test_mo_65_a_caller_who_looked_and_quits_does_not() -> None:
    table = in_order()
    table.at(1100).seat(3).looks()
    table.at(1100).seat(2).looks()
    table.at(1200).seat(3).quits()
    assert (table.phase, table.penalties) == ("play", ["2 look_in_point_of_order"])
    assert (table.hands[3], table.has_whole_packs()) == (0, True)


def test_mo_65_a_caller_on_turn_who_quits_leaves_the_turn_too() -> None:
    table = in_order(caller=1)
    table.at(5000).seat(1).quits()
    assert (table.phase, table.turn, table.hands[1]) == ("play", 2, 0)
    # A whole clock.
    assert table.until(12_249).penalties == []
    assert table.until(12_250).penalties == ["2 delay"]


def test_mo_65_a_caller_who_loses_the_connection_twice_may_call_again_after_two_turns() -> None:
    table = in_order()
    table.at(1100).seat(3).leaves().returns()
    assert table.at(1200).seat(3).tries(moves.PointOfOrder()).clause == "MO-66"
    table.at(1300).seat(1).draws()
    table.at(1400).seat(2).draws()
    table.at(1500).seat(3).point_of_order()
    table.at(1600).seat(3).leaves()
    assert table.phase == "play"


def first_jack_held() -> MaoTable:
    """The dealer, seat 0, has turned up the jack of clubs and holds it."""
    table = dealt({1: "3H 4H 5H"}, up="JC")
    table.at(100).seat(0).turns_up(hold=True)
    assert (table.turn, table.view().held) == (None, 0)
    return table


@pytest.mark.parametrize("for_good", [True, False])
@pytest.mark.parametrize("called", [True, False])
def test_mo_47_a_turned_up_jack_is_let_go_by_a_dealer_who_vanishes(
    *, called: bool, for_good: bool
) -> None:
    table = first_jack_held()
    if called:
        table.at(200).seat(0).calls("H")
    dealer = table.at(300).seat(0)
    dealer.quits() if for_good else dealer.leaves()
    assert table.view().held is None
    assert (table.turn, table.phase) == (1, "play" if called else "race")
    assert table.suit == ("H" if called else None)
    assert table.has_whole_packs()


@pytest.mark.parametrize("for_good", [True, False])
def test_mo_47_a_jack_held_out_of_turn_is_let_go_by_who_vanishes(*, for_good: bool) -> None:
    table = started({3: "JC 3C 4C"}, referee="players")
    table.at(100).seat(3).plays("JC", hold=True).calls("D")
    holder = table.at(200).seat(3)
    holder.quits() if for_good else holder.leaves()
    assert (table.view().held, table.suit, table.turn) == (None, "D", 1)
    assert table.has_whole_packs()


def test_mo_58_a_held_last_jack_of_a_winner_who_goes_away_changes_nothing() -> None:
    table = started({1: "2H JC"}, deal=2)
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("JC", hold=True).says("Mao Mao")
    table.at(3000).seat(1).leaves()
    assert table.phase == "play"
    assert table.until(7250).winner == 1


@pytest.mark.parametrize("mode", CALLED)
def test_mo_97_a_winner_who_quits_while_the_table_votes_on_his_card_has_not_won(mode: str) -> None:
    table = last_card(referee=mode)
    table.at(3000).seat(2).penalises(1, "other", "gloating")
    table.at(3100).seat(1).disputes(1)
    table.at(3200).seat(1).quits()
    assert (table.phase, table.winner, table.turn, table.hands[1]) == ("play", None, 2, 0)
    for seat in (0, 2, 3, 4):
        table.at(3300).seat(seat).votes(1, uphold=False)
    assert (table.view().ballot, table.hands[2]) == (None, 2)
    assert table.has_whole_packs()


def test_mo_72_of_a_giver_who_quits_in_the_vote_the_card_goes_under_the_stock() -> None:
    table = started(referee="players", stock="QD")
    table.at(1000).seat(2).penalises(3, "other", "for fun")
    table.at(1100).seat(3).disputes(1)
    table.at(1200).seat(2).quits()
    for seat in (0, 1, 3, 4):
        table.at(1300).seat(seat).votes(1, uphold=False)
    assert (table.hands[2], table.hands[3]) == (0, 3)
    assert table.table.hidden.stock.reveal()[-1] == "QD"
    assert table.has_whole_packs()


@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("for_good", [True, False])
def test_mo_97_leaving_on_turn_with_a_debt_in_both_directions(
    *, clockwise: bool, for_good: bool
) -> None:
    first, second, third = (1, 2, 3) if clockwise else (4, 3, 2)
    table = started({first: "7H 4C 5C"}, up="9H" if clockwise else "8H")
    table.at(100).seat(first).plays("7H")
    leaver = table.at(200).seat(second)
    if for_good:
        leaver.quits()
        assert (table.turn, table.sevens) == (third, 0)
    else:
        leaver.leaves()
        assert (table.turn, table.sevens) == (second, 1)
        assert table.until(7350).turn == third
        assert (table.hands[second], table.sevens) == (5, 0)
    assert table.breaches == []


@pytest.mark.parametrize(("option", "turn"), [(True, 1), (False, 0)])
def test_mo_40_an_eight_among_the_two_that_are_left(option: bool, turn: int) -> None:  # noqa: FBT001
    table = started({1: "8H 4C 5C"}, seats=3, reverse_is_skip_2p=option)
    table.at(10).seat(2).quits()
    table.at(20).seat(1).plays("8H")
    assert (table.direction, table.turn) == (-1, turn)


# Cards alike


def test_mo_71_of_two_cards_alike_one_goes_back() -> None:
    table = started({3: "QD 4C 5C"}, stock="QD", decks=2, referee="players")
    table.at(1000).seat(2).penalises(3, "other", "for fun")
    assert table.hand(3) == ["4C", "5C", "QD", "QD"]
    table.at(1100).seat(4).bad_call(1)
    assert table.hand(3) == ["4C", "5C", "QD"]
    assert "QD" in table.hand(2)
    assert table.has_whole_packs()


def test_mo_42_of_two_cards_alike_one_waits_and_the_other_is_out_of_turn() -> None:
    table = started({1: "JC 4C 5C", 2: "3D 3D 3H"}, decks=2)
    table.at(100).seat(1).plays("JC")
    table.at(200).seat(3).calls("D")
    table.at(250).seat(2).plays("3D").plays("3D")
    assert table.penalties == ["2 out_of_turn"]
    assert (table.until(400).top, table.turn) == ("3D", 3)
    assert table.hand(2).count("3D") == 1


def test_mo_78_of_two_cards_alike_one_is_taken_back() -> None:
    table = started({1: "5C 5C 4H"}, decks=2, referee="players", stock="QD")
    table.at(1000).seat(1).plays("5C")
    table.at(1100).seat(3).penalises(1, "misplay")
    assert table.hand(1) == ["4H", "5C", "5C", "QD"]
    assert table.has_whole_packs()


def test_mo_29_the_same_jack_of_another_deck_is_a_jack_on_a_jack() -> None:
    table = started({1: "JC 4C 5C", 2: "JC 3C 6C"}, decks=2)
    table.at(100).seat(1).plays("JC", hold=True).calls("C").releases()
    table.at(200).seat(2).plays("JC")
    assert (table.penalties, table.turn) == (["2 misplay"], 2)


# The name of the game, and a player who is called so


@pytest.mark.parametrize("words", ["Mao, your turn", "Mao: your turn", "your turn, Mao!"])
def test_mo_51_whoever_is_addressed_by_that_name_the_word_is_said(words: str) -> None:
    """The game knows seats, no names: the word in what is said is the name of the game."""
    table = started()
    table.at(10).seat(3).says(words)
    assert table.penalties == ["3 said_name"]


# Twice


def test_mo_4_an_hour_that_comes_twice_came_the_first_time() -> None:
    table = started(hand_cap_minutes=1000, away_after=10_000, thanks_cap=10_000)
    table.at(1000).seat(0).says_time_is_up()
    table.at(300_000).seat(0).says_time_is_up()
    assert table.until(600_999).phase == "play"
    assert table.until(601_000).phase == "game_over"


def test_mo_3_who_agree_on_another_end_after_the_hour_play_on() -> None:
    table = started(hand_cap_turns=1)
    table.at(100).seat(0).says_time_is_up()
    for player in table.at(200).everybody():
        player.agrees("hands:2")
    table.at(300).seat(1).draws()
    assert table.phase == "hand_over"


def test_mo_41_a_call_twice_is_one_call() -> None:
    table = started({1: "JC 4C 5C"})
    table.at(100).seat(1).plays("JC", hold=True).calls("H").calls("H").releases()
    assert (table.suit, table.turn) == ("H", 2)


def test_mo_16_the_same_card_twice_is_refused_the_second_time() -> None:
    table = started({1: "2H 4H 5C"})
    table.at(100).seat(1).plays("2H")
    assert table.at(100).seat(1).tries(moves.Play(Card("2H"))).clause == "MO-16"
    assert (table.turn, table.top) == (1, "2H")
