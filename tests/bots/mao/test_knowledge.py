"""What a Mao bot may know: its own stream and nothing else; and when it acts on it."""

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from math import log
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from papertiger import mao
from papertiger.bots.mao import LEVELS, Player, arena
from papertiger.bots.mao.hearing import HEARERS
from papertiger.bots.mao.house import house_rules
from papertiger.bots.mao.mind import QUICKEST_REACTION, Mind
from papertiger.bots.mao.words import words_in
from papertiger.kernel.inputs import Act
from papertiger.kernel.secret import Secret
from papertiger.kernel.shuffle import seed_of
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.customs import Custom, InForce, Part
from papertiger.mao.customs.conditions import CardIs
from papertiger.mao.customs.effects import Say as SayRule
from papertiger.mao.customs.faces import Cards
from papertiger.mao.customs.numbers import Highest
from papertiger.mao.customs.triggers import Drawn, Played
from papertiger.mao.events import (
    BallotOpened,
    CardPlayed,
    Event,
    JackReleased,
    PenaltyGiven,
    Said,
    TurnBegan,
)
from papertiger.mao.moves import BadCall, Call, Dispute, GivePenalty, Move, Play, Say, Vote
from papertiger.mao.options import Options, Referee
from papertiger.mao.reasons import Reason
from papertiger.mao.speech import hear
from papertiger.mao.state import Table
from papertiger.mao.told import DrawSeen, Told
from papertiger.mao.view import View
from tests.book_mao.table import started
from tests.bots.mao.sessions import MODES, mixed, session

PERSON = 1000


def another_world(table: Table, seat: int, rng: Random) -> Table:
    """The table with every card that `seat` cannot see dealt out in another way."""
    others = [each for each in range(len(table.hands)) if each != seat]
    stock = table.hidden.stock.reveal()
    unseen = [*stock, *(card for each in others for card in table.hands[each].reveal())]
    own = table.hands[seat].reveal()
    if not table.public.looked[seat]:
        unseen += own
    rng.shuffle(unseen)
    hands = list(table.hands)
    for each in others + ([] if table.public.looked[seat] else [seat]):
        hands[each] = Secret(tuple(unseen.pop() for _ in hands[each].reveal()))
    hidden = replace(table.hidden, stock=Secret(tuple(unseen)))
    return replace(table, hands=tuple(hands), hidden=hidden)


class Doubted(Player):
    """A player whose every act is compared with that of its double in another world."""

    __slots__ = ("asked", "rng")

    def act(self, see: Callable[[], View], at: int) -> Move | None:
        """The act, the same in both worlds, and the same plans after it."""
        self.rng = Random(at)
        self.asked = getattr(self, "asked", 0) + 1
        assert isinstance(see, partial)
        other = another_world(see.args[0], self.seat, self.rng)
        double = deepcopy(self._mind)
        move = super().act(see, at)
        mind, self._mind = self._mind, double
        assert super().act(partial(mao.show, other, self.seat), at) == move
        assert (double.plans, double.paused) == (mind.plans, mind.paused)
        self._mind = mind
        return move


RULES = (
    *(InForce(house_rules("en")[each]) for each in (
        "hearts_sigh", "your_majesty", "gone_fishing", "five_picks", "no_king_on_queen",
        "wild_threes", "twins_jump_in", "upside_down_six", "eight_hurry", "ace_of_silence",
    )),
    InForce(house_rules("en")["pair"], 1, secret=True),
    InForce(Custom("highest", "On a ten say your highest value.", judged=False, parts=(
        Part(Played(), (SayRule(("{number}",), number=Highest()),), CardIs(Cards((Rank.TEN,)))),
        Part(Drawn(), (SayRule(("red",)),), CardIs(Cards((), (Suit.HEARTS, Suit.DIAMONDS)))),
    ))),
)  # fmt: skip
"""Rules of every sort, one of them secret, one about cards that only one player sees."""


@pytest.mark.parametrize("rules", [(), RULES], ids=["no rules", "rules"])
@pytest.mark.parametrize("mode", MODES)
def test_a_bot_acts_alike_in_every_world_that_looks_alike(
    mode: Referee, rules: tuple[InForce, ...]
) -> None:
    options = Options(referee=mode, end=f"hands:{1 if rules else 6}")
    levels = mixed(Random(5))
    key = seed_of(f"worlds {mode}")
    players = [Doubted(seat, 6, options, level, f"{seat}") for seat, level in enumerate(levels)]
    for _ in arena.moments(options, players, key, rules):
        pass
    assert min(player.asked for player in players) > (5 if rules else 30)


@pytest.mark.parametrize("rules", [(), RULES], ids=["no rules", "rules"])
def test_no_pause_tells_of_a_hand(rules: tuple[InForce, ...]) -> None:
    """The times of a bot are drawn alike whatever it holds: only its cards differ."""
    options = Options(end="hands:1" if rules else "hands:3")
    key = seed_of(8)
    players = arena.sit_down(options, ["regular"] * 6, key)
    compared = 0
    for moment in arena.moments(options, players, key, rules):
        table = moment.table
        assert isinstance(table, Table)
        seat = table.public.turn
        if seat is None or not table.public.looked[seat] or len(table.hands[seat].reveal()) < 2:
            continue
        mind = players[seat]._mind
        if mind.due is None or min(mind.plans, key=mind.plans.__getitem__) != ("turn",):
            continue
        states = set()
        for world in (table, another_world(table, (seat + 1) % 6, Random(moment.at))):
            double = Doubled(mind)
            double.act(partial(mao.show, world, seat), mind.due)
            states.add(double.open_state())
        assert len(states) == 1
        compared += 1
    assert compared > (10 if rules else 50)


class Doubled:
    """A copy of a mind, to act with and to look into."""

    def __init__(self, mind: Mind) -> None:
        self.player = Player(mind.seat, 6, mind.memory.options, "regular", "")
        self.player._mind = deepcopy(mind)

    def act(self, see: Callable[[], View], at: int) -> None:
        """Act once."""
        self.player.act(see, at)

    def open_state(self) -> object:
        """How far its open chance has been asked."""
        return self.player._mind.open_chance.getstate()


def test_what_a_drawn_card_asks_for_takes_no_other_time_than_another() -> None:
    """Whether the card is red or not, as much is drawn of the open chance, and nothing else."""
    options = Options(end="hands:1")
    states = set()
    for name in ("5H", "5C"):
        player = Player(0, 5, options, "expert", "drawn")
        table = started({0: "2C 3C"}, rules=RULES, up="9H").table
        player.arrive(partial(mao.show, table, 0), 0)
        event = DrawSeen(2_000, 0, 1, Card(name), forced=False)
        player.hear([event], partial(mao.show, table, 0))
        mind = player._mind
        asked = [plan for plan in mind.plans if plan[0] == "declare" and plan[1] == "highest"]
        assert bool(asked) == (name == "5H")
        states.add(mind.open_chance.getstate())
    assert len(states) == 1


def test_every_kind_of_event_is_heard() -> None:
    assert set(HEARERS) == set(get_args(Told))


@pytest.mark.parametrize("level", LEVELS)
def test_reactions_are_those_of_a_person(level: str) -> None:
    """Log-normal over the least, around the median, and never quicker than a person's."""
    mind = Mind(0, 6, Options(), LEVELS[level], words_in("en"), "reactions")
    drawn = sorted(mind.reaction(0) for _ in range(4_000))
    assert drawn[0] >= QUICKEST_REACTION > PERSON
    assert abs(drawn[2_000] - LEVELS[level].react) < 0.05 * LEVELS[level].react
    over = [log(each - QUICKEST_REACTION + 1) for each in drawn]
    assert abs(over[3_365] + over[635] - 2 * over[2_000]) < 0.1
    assert abs(over[3_365] - over[2_000] - LEVELS[level].spread) < 0.05


@pytest.mark.parametrize("mode", MODES)
def test_nobody_reacts_to_others_faster_than_a_person(mode: Referee) -> None:
    """Calls, bad calls, votes, races, thanks and turns come a second after what they are about."""
    options = Options(referee=mode, end="hands:36")
    last: dict[object, int] = {}
    seen = set()
    for moment in session(options, ["beginner", "expert"] * 3, f"quick {mode}"):
        if isinstance(moment.given, Act) and moment.refused is None:
            about = cause(moment.given.seat, moment.given.move, last)
            if about is not None:
                seen.add(type(moment.given.move))
                assert moment.at - about >= PERSON, moment
        for event in moment.events:
            remember(event, last)
    wanted = {Play, Call, Say} | ({GivePenalty, BadCall} if mode is not Referee.REFEREE else set())
    assert seen >= wanted


def cause(seat: int, move: Move, last: dict[object, int]) -> int | None:
    """When that happened which a move is a reaction to; None for what is no reaction."""
    match move:
        case GivePenalty(target, Reason.MISPLAY | Reason.OUT_OF_TURN):
            return last[CardPlayed, target]
        case GivePenalty(target, Reason.QUESTION | Reason.SAID_NAME):
            return last[Said, target]
        case BadCall(number) | Dispute(number):
            return last[PenaltyGiven, number]
        case Vote(number):
            return last[BallotOpened, number]
        case Call() if JackReleased in last:
            return last[JackReleased]
        case Say(text) if hear(text).thanks:
            return last[PenaltyGiven, "to", seat]
        case Play() if last[TurnBegan] >= 0 and last["turn of"] == seat:
            return last[TurnBegan]
        case _:
            return None


def remember(event: Event, last: dict[object, int]) -> None:
    """When each kind of thing happened first of those that may be reacted to."""
    match event:
        case CardPlayed():
            last.pop(JackReleased, None)
            last.setdefault((CardPlayed, event.seat), event.at)
        case Said():
            last.setdefault((Said, event.seat), event.at)
        case PenaltyGiven():
            last[PenaltyGiven, event.number] = event.at
            last.setdefault((PenaltyGiven, "to", event.seat), event.at)
        case BallotOpened():
            last[BallotOpened, event.penalty] = event.at
        case JackReleased(suit=None):
            last[JackReleased] = event.at
        case TurnBegan():
            last[TurnBegan], last["turn of"] = event.at, event.seat
        case _:
            pass
