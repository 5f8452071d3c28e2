"""Bots keep the made-up rules that they know, err as their level does, and call who does not."""

from collections import Counter
from functools import cache

import pytest

from papertiger.bots.mao import LEVELS
from papertiger.bots.mao.arena import Moment
from papertiger.bots.mao.house import house_rules
from papertiger.kernel.inputs import Act
from papertiger.mao.customs import InForce
from papertiger.mao.customs.deeds import ChoiceDue, GestureDue, SilenceDue, WordsDue
from papertiger.mao.customs.memory import Owed
from papertiger.mao.events import BreachNoted, CardPlayed, Gestured, PenaltyGiven, RuleMade, Said
from papertiger.mao.gestures import Gesture
from papertiger.mao.moves import GivePenalty, MakeRule
from papertiger.mao.options import Making, Options, Referee
from papertiger.mao.reasons import Unnamed
from papertiger.mao.rulings import in_force as in_force_at
from papertiger.mao.state import Table
from papertiger.mao.times import play_time
from papertiger.text.catalog import LANGUAGES
from tests.bots.mao.sessions import MODES, session
from tests.customs.scripted import example

SAID_AND_DONE = (
    "queens_bow", "half_a_dozen", "your_majesty", "pair", "clubs_count", "condolences",
    "two_left_knock", "gone_fishing", "five_picks",
)  # fmt: skip
"""House rules that ask something of players."""


def in_force(*names: str, secret: bool = False) -> tuple[InForce, ...]:
    """House rules in force, which seat 0 made."""
    return tuple(InForce(house_rules("en")[name], 0, secret) for name in names)


@cache
def evening(mode: Referee, level: str, *names: str, secret: bool = False) -> tuple[Moment, ...]:
    """Fifteen hands of five of one level under some house rules."""
    rules = in_force(*names, secret=secret)
    options = Options(referee=mode, end="hands:15")
    return tuple(session(options, [level] * 5, f"{mode} {level} {names}", rules))


def owed_at(moment: Moment) -> list[tuple[str, Owed]]:
    """What rules ask of anybody at a moment, by their ids."""
    assert isinstance(moment.table, Table)
    rules = in_force_at(moment.table)
    owed = moment.table.hidden.memory.reveal().owed
    return [(rules[each.rule - 1].rule.id, each) for each in owed]


def asked(moments: tuple[Moment, ...]) -> list[tuple[str, Owed]]:
    """All that rules asked of anybody, by their ids."""
    found: list[tuple[str, Owed]] = []
    before: list[tuple[str, Owed]] = []
    for moment in moments:
        owed = owed_at(moment)
        found += [each for each in owed if each not in before]
        before = owed
    return found


def broken(moments: tuple[Moment, ...]) -> Counter[str]:
    """How often each rule was broken, as the machine sees it."""
    events = [event for moment in moments for event in moment.events]
    return Counter(event.reason for event in events if isinstance(event, BreachNoted))


@pytest.mark.parametrize("level", LEVELS)
def test_announced_rules_are_kept_but_for_the_errors_of_a_level(level: str) -> None:
    """Forgotten as often as its level forgets; some are too late, or too early."""
    kept = missed = 0
    for name in SAID_AND_DONE:
        moments = evening(Referee.REFEREE, level, name)
        times = sum(rule == name for rule, _ in asked(moments))
        missed += broken(moments)[name]
        kept += times - broken(moments)[name]
    forgets = LEVELS[level].forgets_rule
    assert kept + missed > 400
    assert 0.5 * forgets < missed / (kept + missed) < 1.5 * forgets + 0.03


@pytest.mark.parametrize("name", ["o4", "o5"])
def test_bots_see_play_turn_round_and_the_discards_become_the_stock(name: str) -> None:
    """What these rules wait for: everybody says whoosh, who last laid a card knocks."""
    options = Options(end="hands:8")
    moments = tuple(session(options, ["expert"] * 5, name, (InForce(example(name), 0),)))
    times = sum(rule == name for rule, _ in asked(moments))
    assert times > 0
    assert broken(moments)[name] < 0.2 * times


def test_each_kind_of_thing_that_is_asked_is_done() -> None:
    rules = in_force("queens_bow", "half_a_dozen", "five_picks", "ace_of_silence")
    options = Options(end="hands:25")
    moments = tuple(session(options, ["expert"] * 5, "kinds", rules))
    kinds = Counter(type(each.due) for _, each in asked(moments))
    assert set(kinds) >= {GestureDue, WordsDue, ChoiceDue, SilenceDue}
    assert broken(moments)["queens_bow"] < 0.1 * kinds[GestureDue]
    assert broken(moments)["half_a_dozen"] < 0.1 * kinds[WordsDue]
    assert broken(moments)["five_picks"] <= 0.1 * kinds[ChoiceDue]
    assert broken(moments)["ace_of_silence"] < 0.1 * kinds[SilenceDue]


def test_many_words_in_the_order_of_the_table_and_hands_looked_at() -> None:
    """Real rules: everybody hails; a number is counted up; a value goes into a phrase."""
    for name, most in (("h11", 0.06), ("h26", 0.1)):
        rules = (InForce(example(name)),)
        moments = tuple(session(Options(end="hands:10"), ["expert"] * 5, name, rules))
        times = sum(rule == name for rule, _ in asked(moments))
        assert times
        assert broken(moments)[name] <= most * times + 1, name


def test_bans_and_permissions_are_known() -> None:
    """What a rule forbids is hardly laid; what one allows is, out of turn too."""
    moments = evening(Referee.REFEREE, "expert", "no_king_on_queen", "wild_threes")
    assert broken(moments)["no_king_on_queen"] <= 1
    assert broken(moments)["misplay"] < 5
    jumps = misses = 0
    turn: int | None = None
    rules = (InForce(house_rules("en")["twins_jump_in"]),)
    for moment in session(Options(end="hands:20", decks=2), ["expert"] * 5, "twins", rules):
        assert isinstance(moment.table, Table)
        for event in moment.events:
            jumps += isinstance(event, CardPlayed) and turn != event.seat
            misses += isinstance(event, BreachNoted) and event.reason == "out_of_turn"
        turn = moment.table.public.turn
    assert jumps > 10
    assert misses < 0.1 * jumps


@pytest.mark.parametrize("mode", [Referee.PLAYERS, Referee.BOTH])
def test_breaches_of_announced_rules_are_called_by_their_names(mode: Referee) -> None:
    """Most of them, and hardly anything that was none. [MO-80] [MO-84]"""
    name, noted, right, wrong = "hearts_sigh", 0, 0, 0
    for moment in evening(mode, "expert", name) + evening(mode, "regular", name):
        assert isinstance(moment.table, Table)
        breaches = moment.table.hidden.breaches.reveal()
        for event in moment.events:
            noted += isinstance(event, BreachNoted) and event.reason == name
            if isinstance(event, PenaltyGiven) and event.reason == name and event.by is not None:
                good = any(each.penalty == event.number for each in breaches)
                right, wrong = right + good, wrong + (not good)
    if mode is Referee.BOTH:
        assert (right, wrong) == (0, 0), "the machine was first"
    else:
        assert noted > 5
        assert right > 0.7 * noted
        assert wrong < 0.15 * right


@pytest.mark.parametrize("mode", MODES)
def test_no_rule_is_kept_faster_than_a_person_could(mode: Referee) -> None:
    """What others did is answered after a second at least; an own act is followed up soon."""
    before: list[tuple[str, Owed]] = []
    seen: Counter[str] = Counter()
    for moment in evening(mode, "beginner", "condolences", "queens_bow"):
        assert isinstance(moment.table, Table)
        now = play_time(moment.table.public, moment.at)
        for event in moment.events:
            match event:
                case Gestured(name=Gesture.BOW):
                    rule, least = "queens_bow", 300
                case Said(text="my condolences"):
                    rule, least = "condolences", 1_000
                case _:
                    continue
            since = [
                each.moment for name, each in before if (each.seat, name) == (event.seat, rule)
            ]
            assert not since or now - min(since) >= least
            seen[rule] += bool(since)
        before = owed_at(moment)
    assert min(seen["queens_bow"], seen["condolences"]) > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("making", Making)
def test_mo_89_who_wins_three_hands_makes_a_rule_of_the_house(
    language: str, making: Making
) -> None:
    """In the language of the table, announced or secret by its option, none that is known."""
    from papertiger.bots.mao.arena import moments, sit_down  # noqa: PLC0415 only here
    from papertiger.kernel.shuffle import seed_of  # noqa: PLC0415

    options = Options(end="hands:25", making=making)
    key = seed_of(f"makes {language}")
    made, asked_at = [], 0
    for moment in moments(options, sit_down(options, ["expert"] * 4, key, language), key):
        if isinstance(moment.given, Act) and isinstance(moment.given.move, MakeRule):
            assert moment.refused is None or moment.refused.code == "rule_id_taken"
        for event in moment.events:
            if event.__class__.__name__ == "RuleDue":
                asked_at = event.at
            if isinstance(event, RuleMade):
                rule = event.rule.reveal()
                assert rule.secret == (making is Making.SECRET)
                assert rule.rule == house_rules(language)[rule.rule.id]
                assert event.at - asked_at >= 2_000
                made.append(rule.rule.id)
    assert len(made) >= 3
    assert making is Making.SECRET or len(set(made)) == len(made)


def test_the_maker_of_a_secret_rule_keeps_it_and_calls_it_where_players_call() -> None:
    """It alone knows of it; in `players` mode nobody else could call it. [MO-91]"""
    moments = evening(Referee.PLAYERS, "regular", "hearts_sigh", secret=True)
    callers = Counter(
        moment.given.seat
        for moment in moments
        if isinstance(moment.given, Act)
        and isinstance(moment.given.move, GivePenalty)
        and moment.given.move.reason == "hearts_sigh"
        and moment.refused is None
    )
    assert callers[0] > 5
    assert set(callers) == {0}
    own = [each for rule, each in asked(moments) if (rule, each.seat) == ("hearts_sigh", 0)]
    noted = sum(
        isinstance(event, BreachNoted) and (event.seat, event.reason) == (0, Unnamed.NOT_SAID)
        for moment in moments
        for event in moment.events
    )
    assert noted < 0.25 * len(own)
