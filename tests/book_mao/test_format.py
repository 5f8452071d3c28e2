"""The scenario format, as docs/formats/mao-scenario.md has it."""

import json
from typing import Any

import msgspec
import pytest

from papertiger.mao import scenario
from papertiger.mao.cards import CARDS
from papertiger.mao.reasons import Reason
from tests.book_mao.packs import Deck
from tests.cli.running import papertiger

Line = dict[str, Any]

STATE_KEYS = ["turn", "direction", "top", "suit", "sevens", "hands", "stock", "phase", "winner"]
PHASES = {"deal", "play", "race", "point_of_order", "hand_over", "make_rule", "game_over"}


def opening(hands: dict[int, str] | None = None, up: str = "9H", **more: Any) -> Line:
    """The first line: five seats, dealer 0, three cards each."""
    named = hands or {}
    seats, deal = more.get("seats", 5), more.get("deal", 3)
    dealer = more.get("dealer", 0)
    players = [(dealer + 1 + seat) % seats for seat in range(seats)]
    deck = Deck(named, up, more.pop("stock", "")).order(players, deal, 1)
    line = {"game": "mao", "seats": 5, "dealer": 0, "deal": 3, "deck": [*map(str, deck)]}
    return line | more


def run(*lines: Line | str, views: bool = False) -> list[Line]:
    """What is printed for these lines."""
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    return [json.loads(msgspec.json.encode(line)) for line in scenario.run(texts, views=views)]


def stopped(*lines: Line | str) -> scenario.ScenarioError:
    """The error that stops a run at its last line; all lines before are good."""
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    printed = scenario.run(texts)
    with pytest.raises(scenario.ScenarioError) as caught:
        list(printed)
    assert caught.value.line == len(lines)
    return caught.value


def act(at: int, seat: int, do: str, **more: Any) -> Line:
    """An act."""
    return {"at": at, "seat": seat, "do": do, **more}


STARTED = (act(0, 0, "turn_up"), *(act(0, seat, "look") for seat in range(5)))


def states(printed: list[Line]) -> list[Line]:
    """The state lines."""
    return [line["state"] for line in printed if "state" in line]


# What is printed


def test_the_example_of_the_format() -> None:
    printed = run(
        opening({1: "5H 4C 6C"}, referee="referee", options={"limit": 7}, rules=[], wins=[0] * 5),
        *STARTED,
        act(1200, 1, "play", card="5H"),
    )
    played = {"at": 1200, "event": "played", "seat": 1, "card": "5H"}
    assert any(played.items() <= line.items() for line in printed)
    assert printed[-1] == {
        "at": 1200,
        "state": {
            "turn": 2,
            "direction": 1,
            "top": "5H",
            "suit": None,
            "sevens": 0,
            "hands": [3, 2, 3, 3, 3],
            "stock": 36,
            "phase": "play",
            "winner": None,
        },
    }


def test_a_penalty_has_its_keys() -> None:
    printed = run(
        opening({1: "9S 4C 6C"}),
        *STARTED,
        act(1200, 1, "play", card="9S"),
        {"at": 5000, "do": "wait"},
    )
    wanted = {
        "at": 4450,
        "event": "penalty",
        "number": 1,
        "seat": 1,
        "by": "referee",
        "reason": "unnamed_spade",
        "cards": 1,
    }
    found = [line for line in printed if line.get("event") == "penalty"]
    assert len(found) == 1
    assert wanted.items() <= found[0].items()
    assert printed.index(found[0]) == len(printed) - 2  # before the state of its line
    assert printed[-1]["at"] == 5000


def test_a_players_penalty_is_by_a_seat() -> None:
    printed = run(
        opening(referee="players"),
        *STARTED,
        act(1000, 2, "penalty", target=3, reason="other", text="humming"),
    )
    assert [line["by"] for line in printed if line.get("event") == "penalty"] == [2]


def test_a_refused_act_says_why_and_changes_nothing() -> None:
    printed = run(opening(), *STARTED, act(1000, 2, "release"))
    refused = printed[-2]
    assert refused["at"] == 1000
    assert sorted(refused["refused"]) == ["code", "message", "rule"]
    assert refused["refused"]["rule"].startswith("MO-")
    assert all(isinstance(each, str) and each for each in refused["refused"].values())
    assert printed[-1]["state"] == states(printed)[-2]


def test_every_line_has_one_state_line_the_tables_and_refused_ones_too() -> None:
    lines = [
        opening(),
        *STARTED,
        act(100, 1, "draw"),
        act(200, 1, "release"),
        {"at": 300, "do": "wait"},
        {"at": 300, "do": "deck", "cards": []},
    ]
    assert len(states(run(*lines))) == len(lines)


def test_a_state_has_these_keys_in_every_phase() -> None:
    printed = run(
        opening({1: "JC 2H 4H"}, up="9D", wins=[0, 2, 0, 0, 0]),
        *STARTED,
        act(100, 1, "play", card="JC"),
        act(200, 1, "call", suit="H"),
        {"at": 400, "do": "wait"},
        act(500, 3, "point_of_order"),
        act(3500, 3, "end_point_of_order"),
        act(3600, 2, "draw"),
        act(3600, 3, "draw"),
        act(3600, 4, "draw"),
        act(3600, 0, "draw"),
        act(3700, 1, "look"),
        act(3700, 1, "play", card="2H"),
        act(3700, 1, "say", text="last card"),
        act(3800, 1, "play", card="4H"),
        act(3800, 1, "say", text="Mao"),
        {"at": 9050, "do": "wait"},
        act(9100, 1, "decline_rule"),
    )
    seen = states(printed)
    assert all(list(each) == STATE_KEYS for each in seen)
    phases = [each["phase"] for each in seen]
    assert set(phases) <= PHASES
    for phase in ("deal", "play", "race", "point_of_order", "make_rule", "hand_over"):
        assert phase in phases
    assert seen[-1]["winner"] == 1
    assert (seen[-1]["turn"], seen[-1]["suit"], seen[-1]["sevens"]) == (None, None, 0)


def test_the_turn_is_nobodys_while_the_first_card_is_acted_out_and_in_the_last_seconds() -> None:
    printed = run(opening(up="5S"), act(0, 0, "turn_up"))
    assert states(printed)[-1]["turn"] is None
    assert states(printed)[-1]["phase"] == "play"


def test_the_deck_is_dealt_one_card_at_a_time_from_the_dealers_left() -> None:
    deck = [str(card) for card in CARDS]
    printed = run(
        {"game": "mao", "seats": 5, "dealer": 3, "deal": 3, "deck": deck},
        act(0, 3, "turn_up"),
        *(act(0, seat, "look") for seat in range(5)),
        views=True,
    )
    hands = {
        line["to"]: line["view"]["hand"]
        for line in printed
        if "view" in line and line["view"].get("hand")
    }
    assert hands[4] == [deck[0], deck[5], deck[10]]
    assert hands[3] == [deck[4], deck[9], deck[14]]
    tops = {line["view"]["top"] for line in printed if line.get("at") == 0 and "view" in line}
    assert deck[15] in tops


def test_cards_of_the_next_deal_and_of_the_reshuffle() -> None:
    deck = [str(card) for card in CARDS]
    printed = run(
        opening(options={"hand_cap_turns": 1}),
        *STARTED,
        act(100, 1, "draw"),
        {"at": 200, "do": "deck", "cards": deck},
        act(300, 1, "deal", cards=4),
        act(300, 1, "turn_up"),
    )
    assert states(printed)[-1]["hands"] == [4] * 5
    assert states(printed)[-1]["top"] == deck[20]


def test_deal_is_refused_outside_hand_over() -> None:
    printed = run(opening(), *STARTED, act(100, 0, "deal", cards=3))
    assert "refused" in printed[-2]


def test_blank_lines_are_passed_over_but_counted() -> None:
    error = stopped(json.dumps(opening()), "", "  ", "{")
    assert error.line == 4


# Malformed lines

GOOD = opening(rules=[{"id": "r1", "text": "Bow.", "judged": True}], referee="players")


@pytest.mark.parametrize(
    "line",
    [
        "no JSON",
        "[1]",
        '{"at": 100, "seat": 1}',
        act(100, 1, "dance"),
        {"at": 100, "seat": 1, "do": ["draw"]},
        {"at": 100, "seat": 1, "do": {}},
        act(100, 5, "draw"),
        act(100, -1, "draw"),
        {"at": 100, "do": "draw"},
        act(100, 1, "penalty", target=5, reason="question"),
        act(100, 1, "penalty", target=-1, reason="question"),
        act(100, 1, "penalty", target=2),
        act(100, 1, "penalty", target=2, reason="ugly"),
        act(100, 1, "penalty", target=2, reason="other"),
        act(100, 1, "penalty", target=2, reason="other", text=" "),
        act(100, 1, "penalty", reason="question"),
        act(100, 1, "play"),
        act(100, 1, "play", card="1S"),
        act(100, 1, "call", suit="X"),
        act(100, 1, "say"),
        act(100, 1, "gesture", name="wink"),
        act(100, 1, "vote", penalty=1),
        act(100, 1, "bad_call"),
        act(100, 1, "make_rule"),
        act(100, 1, "draw", lag=401),
        act(100, 1, "draw", lag=-1),
        {"seat": 1, "do": "draw"},
        {"at": -1, "seat": 1, "do": "draw"},
        {"at": 1.5, "seat": 1, "do": "draw"},
        {"at": 100, "do": "deck", "cards": ["XX"]},
        {"at": 100, "do": "deck", "cards": ["5S", "5S"]},
    ],
)
def test_a_malformed_line_stops_the_run_and_is_named(line: Line | str) -> None:
    assert str(stopped(GOOD, act(0, 0, "turn_up"), line))


@pytest.mark.parametrize("reason", [*Reason, "r1"])
def test_every_reason_code_and_the_ids_of_rules_are_known(reason: str) -> None:
    printed = run(GOOD, *STARTED, act(100, 1, "penalty", target=2, reason=reason))
    assert any(line.get("reason") == reason for line in printed)


def test_time_does_not_run_backwards() -> None:
    stopped(GOOD, act(100, 0, "turn_up"), act(99, 1, "look"))
    stopped(GOOD, {"at": 100, "do": "wait"}, {"at": 99, "do": "wait"})


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "chess"},
        {"seats": 1},
        {"seats": 13},
        {"dealer": 5},
        {"deal": 8},
        {"deal": 2},
        {"deal": 11},
        {"referee": "nobody"},
        {"options": {"limit": 8}},
        {"options": {"unknown": 1}},
        {"wins": [0]},
        {"rules": [{"id": "r1"}]},
        {"deck": []},
        {"deck": [str(card) for card in CARDS][:-1]},
        {"deck": [*[str(card) for card in CARDS][:-1], "AS"]},
    ],
)
def test_a_malformed_table_is_line_one(changed: Line) -> None:
    stopped(GOOD | changed)


@pytest.mark.parametrize("short", [1, 40, 52])
def test_of_a_pack_that_is_not_whole_a_missing_card_is_named(short: int) -> None:
    cards = [str(card) for card in CARDS][: len(CARDS) - short]
    error = stopped(GOOD | {"deck": cards})
    assert (error.code, error.arguments["found"], error.arguments["wanted"]) == ("pack", 0, 1)


@pytest.mark.parametrize("cards", [8, 11])
def test_a_later_deal_that_the_pack_is_too_small_for(cards: int) -> None:
    lines = [opening(options={"hand_cap_turns": 1}), *STARTED, act(100, 1, "draw")]
    stopped(*lines, act(200, 1, "deal", cards=cards))


def test_an_empty_scenario() -> None:
    with pytest.raises(scenario.ScenarioError):
        run()


# The command


def given(*lines: Line | str) -> str:
    """Lines as text."""
    return "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)


def test_the_command_prints_what_came_before_and_ends_with_status_2() -> None:
    done = papertiger("mao", "run", "-", given=given(opening(), act(0, 0, "turn_up"), "{"))
    assert done.returncode == 2
    assert len([line for line in done.stdout.splitlines() if '"state"' in line]) == 2
    assert "3" in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("text", [b"\xff", b"caf\xe9", b"\xed\xa0\x80"])
def test_the_command_names_the_line_that_is_no_utf_8(text: bytes) -> None:
    said = b'{"at": 100, "seat": 1, "do": "say", "text": "' + text + b'"}\n'
    done = papertiger(
        "mao", "run", "-", given=given(opening(), act(0, 0, "turn_up")).encode() + said
    )
    assert done.returncode == 2
    assert len([line for line in done.stdout.splitlines() if '"state"' in line]) == 2
    assert "line 3" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_command_ends_with_status_0() -> None:
    done = papertiger("mao", "run", "-", given=given(opening(), act(0, 0, "turn_up")))
    assert (done.returncode, done.stderr) == (0, "")
    assert all(isinstance(json.loads(line), dict) for line in done.stdout.splitlines())


def test_the_command_prints_views() -> None:
    done = papertiger("mao", "run", "-", "--views", given=given(opening({1: "KD KC KH"}), *STARTED))
    assert done.returncode == 0
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert {line["to"] for line in lines} == {0, 1, 2, 3, 4, "spectator"}
    assert not any("state" in line for line in lines)
    for line in lines:
        if line["to"] != 1:
            assert '"KD"' not in json.dumps(line)
    assert any("KD" in (line.get("view", {}).get("hand") or []) for line in lines)


def test_views_tell_nobody_what_the_machine_noticed() -> None:
    lines = (opening(referee="players"), *STARTED, act(100, 3, "say", text="mao"))
    assert any(line.get("event") == "noticed" for line in run(*lines))
    assert not any("said_name" in json.dumps(line) for line in run(*lines, views=True))
    refused = run(*lines, act(200, 1, "release"), views=True)
    assert [line["to"] for line in refused if "refused" in line] == [1]


@pytest.mark.parametrize("rules", [["delay"], ["r1", "r1"], ["other"]])
def test_the_rules_a_table_begins_with_have_names_of_their_own(rules: list[str]) -> None:
    texts = [{"id": each, "text": "Knock.", "judged": True} for each in rules]
    assert stopped(opening(rules=texts)).code == "rule-id-taken"


@pytest.mark.parametrize(
    ("given", "kept"),
    [({"secret": True}, "secret"), ({"announced": True}, "announced"), ({}, "announced")],
)
def test_mo_91_the_switch_goes_by_its_values(given: Line, kept: str) -> None:
    printed = run(opening(options=given), views=True)
    assert {line["view"]["options"]["making"] for line in printed if "view" in line} == {kept}
