"""How rules are enforced: in every mode, secret or not, one with another. [MO-90] to [MO-93]"""

from typing import Any

import msgspec
import pytest

from papertiger import mao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Tick
from papertiger.mao.cards import Card
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.customs.scene import Happening, Kind
from papertiger.mao.moves import GivePenalty
from papertiger.mao.obligations import MOST_OWED
from papertiger.mao.rulings import scene_of
from papertiger.text.customs.written import read_rule
from tests.book_mao.table import started
from tests.customs.scripted import Plays, all_plays, laid_out, penalties_for, played
from tests.customs.test_language import NINE, SAY

ALLOW, FORBID = {"do": "allow"}, {"do": "forbid"}
BY_ID = {plays.rule: plays for plays in all_plays()}


def rule(name: str, *then: Any, when: str = "played", given: Any = None) -> Custom:
    """A rule of one part."""
    part: dict[str, Any] = {"when": {"when": when}, "then": list(then)}
    if given is not None:
        part["if"] = given
    fields = {"id": name, "text": "A rule.", "judged": False, "parts": [part]}
    made: Custom = msgspec.convert(fields, Custom)
    return made


def test_the_card_that_wins_lies_once_in_what_a_rule_sees() -> None:
    """The card before it is the one that it was laid on."""
    table = laid_out(BY_ID["h1"])
    table.at(2000).seat(1).plays("6H")
    scene = scene_of(table.table, (), Happening(Kind.WON, 1, Card("6H")), 2000)
    assert [each.card for each in scene.laid].count(Card("6H")) == 1


def test_mo_91_a_secret_rule_names_no_card_that_it_bans() -> None:
    """The breach is a misplay like any other; an announced rule is named."""
    assert penalties_for(played(laid_out(BY_ID["h44"]), "1 JH; pen 1 h44"), "misplay") == []
    played(laid_out(BY_ID["h44"], secret=True), "1 JH; pen 1 misplay")


def test_mo_91_nothing_of_a_secret_rule_shows_before_it_is_broken() -> None:
    """Views, events and the turn's clock are those of a table without it."""
    plays = BY_ID["h1"]
    table = laid_out(plays, secret=True)
    plain = started({1: "6H"})
    for each in (table, plain):
        each.at(2000).seat(1).plays("6H").says("six")
        each.until(8000)
    for seat in (*range(5), None):
        hidden, open_ = table.view(seat), plain.view(seat)
        assert msgspec.structs.replace(hidden, secret_rules=()) == open_
        told = [mao.tell(event, seat) for event in table.events]
        assert told == [mao.tell(event, seat) for event in plain.events]


def test_mo_91_the_text_of_a_secret_rule_is_in_no_penalty() -> None:
    table = played(laid_out(BY_ID["h1"], secret=True), "1 6H; +3500; pen 1 not_said")
    told = [mao.tell(event, seat) for event in table.events for seat in (*range(5), None)]
    assert "On any 6" not in str(told)
    assert "h1" not in str(told)
    assert "On any 6" not in repr(table.table.hidden)


def test_mo_92_a_part_sees_what_the_part_before_it_has_kept_and_the_hands_as_they_were() -> None:
    """One after another: the number is new, the hand is that from before the first part drew."""
    text = """
        rule one "Keep it, then look." when played then keep(seen, 1) draw
        when played if kept(seen) = 1 and hand_size = 2 then draw(2)
    """
    table = laid_out(Plays("one", "1: 5H", "", ""), find=lambda _: read_rule(text))
    before = len(table.hand(1))
    table.at(2000).seat(1).plays("5H")
    assert before == 3
    assert len(table.hand(1)) == before - 1 + 1 + 2


@pytest.mark.parametrize("newer_bans", [True, False])
def test_mo_93_a_ban_beats_a_permission(*, newer_bans: bool) -> None:
    rules = [rule("may", ALLOW, when="attempted"), rule("no", FORBID, when="attempted")]
    ordered = rules if newer_bans else rules[::-1]
    table = started({1: "5H"}, rules=[InForce(each) for each in ordered])
    table.at(1000).seat(1).plays("5H")
    assert table.penalties == ["1 no"]


def test_mo_93_of_two_rules_on_what_a_card_counts_as_the_newer_prevails() -> None:
    older, newer = (
        rule(name, {"do": "count_as", "cards": {"ranks": ["3"]}, "rank": rank}, when="always")
        for name, rank in (("r1", "9"), ("r2", "4"))
    )
    for rules, valid in (((older, newer), False), ((newer, older), True)):
        table = started({1: "3C"}, rules=[InForce(each) for each in rules])
        table.at(1000).seat(1).plays("3C")
        assert (table.top == "3C") is valid


def test_mo_30_no_permission_holds_under_a_demand_of_sevens() -> None:
    table = started({1: "5C"}, up="7H", rules=[InForce(rule("r1", ALLOW, when="attempted"))])
    table.at(1000).seat(1).plays("5C")
    assert table.penalties == ["1 misplay"]


@pytest.mark.parametrize("mode", ["players", "both"])
def test_mo_80_among_players_a_breach_of_a_rule_is_evidence(mode: str) -> None:
    table = played(laid_out(BY_ID["h1"], referee=mode), "1 6H; +3500")
    assert "1 h1" in table.breaches
    assert penalties_for(table, "h1") == ([] if mode == "players" else ["1 h1"])
    if mode == "players":
        table.at(12_000).seat(3).penalises(1, "h1")
        again = table.at(12_000).seat(4).tries(GivePenalty(1, "h1"))
        assert again.code == "already_called"


def test_mo_69_the_referee_calls_the_rules_that_it_enforces() -> None:
    table = laid_out(BY_ID["h1"])
    assert table.at(2000).seat(3).tries(GivePenalty(1, "h1")).code == "referee_calls"


def test_mo_48_words_of_a_rule_may_be_said_a_second_before_and_before_the_own_next_act() -> None:
    for early, kept in ((1000, True), (900, False)):
        table = laid_out(BY_ID["h1"])
        table.at(early).seat(1).says("six")
        table.at(2000).seat(1).plays("6H")
        table.until(6000)
        assert (penalties_for(table, "h1") == []) is kept


def test_mo_67_what_a_rule_asks_for_stands_still_in_a_point_of_order() -> None:
    table = laid_out(BY_ID["h1"])
    table.at(2000).seat(1).plays("6H")
    table.at(2500).seat(2).point_of_order()
    table.at(20_000).seat(2).ends_point_of_order()
    table.at(21_000).seat(1).says("six")
    assert penalties_for(table.until(26_000), "h1") == []


def test_mo_97_nothing_is_asked_of_who_is_away() -> None:
    table = laid_out(BY_ID["h11"])
    table.at(1000).seat(3).leaves()
    played(table, "1 QH; 0 says all hail; 1 says all hail; 2 says all hail; 4 says all hail")
    assert penalties_for(table, "h11") == []


def test_mo_90_all_is_forgotten_when_the_next_hand_is_dealt() -> None:
    table = played(laid_out(BY_ID["h80"]), "1 7H; 1 says do")
    remembered = table.table.hidden.memory.reveal()
    assert remembered.tallies
    void = table.table.public.options.hand_cap_minutes * 60_000
    while table.view().stage != "hand_over":
        table.until(min(table.waiting.deadline or void, void))
    assert table.table.hidden.memory.reveal().tallies == ()


@pytest.mark.parametrize(
    "then",
    [
        {"do": "draw", "cards": 10, "who": {"who": "everybody"}},
        {"do": "skip", "players": 11},
        {"do": "reverse"},
        {"do": "again"},
        {"do": "move", "source": "stock", "target": "pile"},
        {"do": "move", "source": "pile_bottom", "target": "hand"},
        {"do": "pass_hands"},
        {"do": "roll", "name": "die"},
    ],
)
@pytest.mark.parametrize("when", ["turn", "drawn", "picked_up", "skipped", "played"])
def test_mo_94_rules_that_trigger_themselves_end(then: dict[str, Any], when: str) -> None:
    """The chain stops; no card is lost; the next input is taken as ever."""
    rules = [InForce(rule(f"r{number}", then, when=when)) for number in range(3)]
    table = started({1: "5H AH"}, decks=2, rules=rules)
    for at in (1000, 2000, 3000):
        turn = table.turn
        assert turn is not None
        seat = table.at(at).seat(turn)
        seat.plays(table.hand(turn)[0]) if at == 1000 else seat.draws()
    assert table.has_whole_packs()
    assert not isinstance(mao.step(table.table, Tick(), 3000), Refused)


def test_mo_94_a_flood_of_words_is_bounded() -> None:
    say = {**SAY, "who": {"who": "everybody"}}
    rules = [InForce(rule(f"r{number}", say, say, say)) for number in range(60)]
    table = started({1: "5H"}, seats=8, decks=2, rules=rules)
    table.at(1000).seat(1).plays("5H")
    assert len(table.table.hidden.memory.reveal().owed) <= MOST_OWED


def test_mo_92_a_rule_moves_no_clock() -> None:
    hurry = rule("r1", {"do": "hurry", "who": {"who": "beside", "places": 1}}, given=NINE)
    table = started({1: "9C"}, rules=[InForce(hurry)])
    table.at(1000).seat(1).plays("9C")
    clock = table.view().clock
    assert clock is not None
    assert clock.limit == 7000


NAMES_A_SEAT: list[tuple[Any, ...]] = [
    ({"do": "keep", "name": "victim", "number": 4},),
    ({"do": "keep", "name": "victim", "number": 4, "who": {"who": "everybody"}},),
    ({"do": "roll", "name": "victim"},),
    ({"do": "choose", "what": "value", "name": "victim", "must": False},),
]


@pytest.mark.parametrize("then", NAMES_A_SEAT)
def test_mo_92_a_number_that_a_rule_keeps_names_no_seat(then: tuple[Any, ...]) -> None:
    """Only who was chosen aloud is chosen: seat 3 is not, whatever the rule counts."""
    draws = {"do": "draw", "cards": 2, "who": {"who": "chosen", "name": "victim"}}
    first = rule("named", *then, draws)
    later = rule("later", *then, draws, when="spoke")
    table = started({1: "6H"}, rules=[InForce(first), InForce(later)])
    table.at(2000).seat(1).plays("6H").says("four").says("well")
    assert table.until(9000).view().hands == (3, 2, 3, 3, 3)
