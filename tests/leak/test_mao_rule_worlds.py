"""Made-up rules that look at hidden cards tell nobody more than their effects do. [MO-91] [MO-100]

Such a rule shows something by what it does: if the lower highest card draws, all learn who had it.
So a world is one that a reader cannot tell apart if the cards that the reader has not seen are
others, and all that the rules do in it (words asked for, cards drawn, turns, bans) is the same,
deed for deed; what rules keep for themselves may differ. Up to there every byte and deadline must
be the same.

A secret rule that the machine enforces is further compared with one of free text in its place: up
to its first deed all is the same for everybody but its maker, and up to its first breach if all
that it does is to ask for something.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from papertiger import mao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Chance
from papertiger.mao import enforcing, rulings
from papertiger.mao.cards import Card
from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.customs.deeds import MarkSet, NumberKept
from papertiger.mao.doing import do
from papertiger.mao.events import HandEnded, Reshuffled, Ruled, Ruling
from papertiger.mao.state import Phase, Table
from tests.conftest import FullCount
from tests.customs.hostile import made
from tests.customs.random_rules import random_rules
from tests.leak import test_mao_worlds, worlds
from tests.leak.test_mao_worlds import elsewhere, shuffled_otherwise, tries
from tests.playing_mao import Moment, moments, random_options, random_seats

SEED = 10_091
NEXT = {"who": "beside", "places": 1}
OWN, OTHER = {"number": "highest"}, {"number": "highest", "who": NEXT}


def rule(name: str, when: str, given: Any, *then: dict[str, Any]) -> Custom:
    """A rule of one part with a condition."""
    plain = msgspec.to_builtins(made(name, (when, list(then))))
    plain["parts"][0]["if"] = given
    found: Custom = msgspec.convert(plain, Custom)
    return found


def compared(left: Any, order: str, right: Any) -> dict[str, Any]:
    """Two numbers compare so."""
    return {"if": "compare", "left": left, "order": order, "right": right}


def among(*ranks: str) -> dict[str, Any]:
    """The card of the moment has one of these ranks."""
    return {"if": "card", "among": {"ranks": list(ranks)}}


LOOKERS = (
    rule("war", "played", compared(OWN, "more", OTHER), {"do": "draw", "who": NEXT}),
    rule("high", "turn", compared(OWN, "at_least", 12), {"do": "skip"}),
    rule("low", "attempted", compared(OTHER, "less", 9), {"do": "forbid"}),
    rule("lonely", "picked_up", among("9", "A"), {"do": "draw"}),
    rule("again", "drawn", among("2", "3", "4"), {"do": "again"}),
    rule("words", "drawn", among("K", "5", "6"), {"do": "say", "phrases": ["six"]}),
    rule("swap", "played", among("5", "6"), {"do": "swap", "who": NEXT}),
    rule("flip", "played", among("3"), {"do": "move", "source": "stock", "target": "pile"}),
    rule("kept", "drawn", among("7"), {"do": "keep", "name": "n", "number": OWN}),
    rule("gift", "drawn", among("8"), {"do": "move", "source": "pile", "target": "hand"}),
)
"""Rules that look at cards that lie face down, each with an effect that all can see."""


class Trace:
    """What rules did that anybody may notice: one entry a deed or a ruling."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.done: list[Any] = []
        ruling = rulings.ruling

        def noted_do(course: Any, number: int, deed: Any, at: int) -> Any:
            if not isinstance(deed, NumberKept | MarkSet):
                self.done.append((number, deed))
            return do(course, number, deed, at)

        def noted_ruling(table: Any, seat: int, card: Card, at: int) -> Any:
            found = ruling(table, seat, card, at)
            self.done.append(found and (found.bans, found.made, found.out_of_turn))
            return found

        patch.setattr(enforcing, "do", noted_do)
        patch.setattr(rulings, "ruling", noted_ruling)

    def of(self, table: Table, given: Any, at: int) -> tuple[Any, list[Any]]:
        """A step, and what rules did in it."""
        self.done = []
        return mao.step(table, given, at), self.done


def with_rules(rng: Random, rules: tuple[InForce, ...]) -> Table:
    """A table between two hands."""
    seats = random_seats(rng)
    return mao.open(random_options(rng), seats, Carried(0, (1,) * seats, rules=rules))


def one_hand(start: Table, rng: Random) -> list[Moment]:
    """The moments of the next hand."""
    hand: list[Moment] = []
    for moment in moments(start, rng, 100):
        if any(isinstance(event, HandEnded) for event in moment.events):
            break
        hand.append(moment)
    return hand


def seen_by_view(hand: list[Moment], reader: int | None) -> set[Card]:
    """The cards that the reader has seen: told, on the pile, and what its views showed."""
    found = {
        card for each in hand for card in test_mao_worlds.seen_at(each, reader) if card is not None
    }
    for each in hand:
        found |= set(each.after.public.pile)
        view = mao.show(each.after, reader)
        found |= set(view.hand or ())
    return found


def other_world(
    start: Table, hand: list[Moment], reader: int | None, rng: Random, trace: Trace
) -> list[Moment]:
    """The hand where unseen cards are others, as far as rules do the same in it."""
    table, moved = start, []
    for place, moment in enumerate(hand):
        given: Any = moment.given
        if isinstance(given, Chance):
            given = shuffled_otherwise(given, hand, place, reader, rng)
        elif isinstance(given, Act):
            given = elsewhere(given, moment.before, table)
        _, done = trace.of(moment.before, moment.given, moment.at)
        step, same = trace.of(table, given, moment.at)
        if same != done:
            break
        assert not isinstance(step, Refused), (step, given, moment.given)
        moved.append(Moment(table, given, moment.at, step.table, step.events))
        table = step.table
    return moved


def has_dice(hand: list[Moment]) -> bool:
    """Whether a shuffle was used for a die, or twice: then the other world's cannot be said."""
    events = [event for moment in hand for event in moment.events]
    dice = any(isinstance(each, Ruled) and each.what is Ruling.DIE_ROLLED for each in events)
    return dice or any(isinstance(each, Reshuffled) for each in events)


def apart(rng: Random, trace: Trace) -> Iterator[tuple[int | None, list[Moment], list[Moment]]]:
    """Hands with rules, and their other worlds as far as the rules do the same."""
    while True:
        lookers = rng.sample(LOOKERS, rng.randint(1, 4))
        rules = tuple(InForce(each, secret=rng.random() < 0.5) for each in lookers)
        if rng.random() < 0.5:
            rules += random_rules(rng, 2)
        start = with_rules(rng, rules)
        hand = one_hand(start, rng)
        if has_dice(hand):
            continue
        for reader in (*range(min(start.public.seats, 3)), None):
            other = other_world(start, hand, reader, rng, trace)
            if other and other[-1].after.public.phase is Phase.PLAY:
                yield reader, hand[: len(other)], other


def test_rules_that_look_at_hidden_cards_tell_no_more_than_they_do(
    full_count: FullCount, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_mao_worlds, "seen", seen_by_view)
    rng, trace = Random(SEED), Trace(monkeypatch)
    wanted = full_count(1_000, seed=SEED)
    same = different = inputs = deeds = 0
    for reader, hand, other in apart(rng, trace):
        seed = same
        here = worlds.received(mao, hand, reader, tries, Random(seed))
        assert worlds.received(mao, other, reader, tries, Random(seed)) == here
        same += 1
        different += other[-1].after != hand[-1].after
        inputs += len(other)
        deeds += sum(bool(trace.of(each.before, each.given, each.at)[1]) for each in hand)
        if same >= wanted:
            break
    assert different > same // 2
    assert inputs > 15 * same
    assert deeds > 2 * same


ASKING = frozenset({"WordsDue", "GestureDue", "SilenceDue", "HasteDue", "ChoiceDue"})


def test_a_secret_rule_shows_nothing_before_it_is_broken(
    full_count: FullCount, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Free text in its place: the same to everybody but its maker, deadlines till it asks."""
    rng, trace = Random(SEED + 1), Trace(monkeypatch)
    asked = quiet = 0
    for _ in range(full_count(1_000, seed=SEED + 1)):
        rules = random_rules(rng, 2)
        options, seats = random_options(rng), random_seats(rng)
        one, two = (
            mao.open(options, seats, Carried(0, (1,) * seats, rules=each))
            for each in (
                tuple(InForce(each.rule, 1, secret=True) for each in rules),
                tuple(InForce(Custom(each.rule.id, "Hum."), 1, secret=True) for each in rules),
            )
        )
        table, began = two, False
        for moment in moments(one, rng, 60):
            step, done = trace.of(moment.before, moment.given, moment.at)
            deeds = [each for each in done if isinstance(each, tuple) and len(each) == 2]
            banned = [each for each in done if each is not None and each not in deeds]
            over = moment.after.public.phase is Phase.GAME_OVER
            if over or banned or any(type(deed).__name__ not in ASKING for _, deed in deeds):
                break
            twin = mao.step(table, moment.given, moment.at)
            if isinstance(twin, Refused):
                break
            if moment.after.hidden.breaches != twin.table.hidden.breaches:
                break
            assert not isinstance(step, Refused)
            began = began or bool(deeds)
            table = twin.table
            for reader in (0, None):
                told = [mao.tell(event, reader) for event in moment.events]
                assert told == [mao.tell(event, reader) for event in twin.events]
                assert mao.show(moment.after, reader) == mao.show(table, reader)
            if not began:
                assert mao.waiting(moment.after) == mao.waiting(table)
                quiet += 1
            asked += began
    assert quiet > 100
    assert asked > 10
