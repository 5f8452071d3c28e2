"""What came of hands that are over, player by player: penalties, calls, votes, reaction times.

It is counted from the events as the table knows them, so it is for records that may be shown.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from papertiger.mao import events as e
from papertiger.mao import laws
from papertiger.mao.cards import Card, Suit
from papertiger.mao.reasons import Reason
from papertiger.mao.speech import hear


@dataclass(slots=True)
class Player:
    """One player. `taken`, `given`, `breaches`, `unnoticed`: how many by reason.

    `right`, `wrong`: calls that the machine's evidence bore out, or not; `unjudged`: for reasons
    that only people can judge. `bad_calls_...`: the same for penalties that the player handed
    back. `handed_back`, `undone`: own calls that another handed back, that a vote undid. `races`:
    how often the player called in one. Times in ms: from the jack's release to the call, from a
    spade to its name (below 0: it was named first). `upheld`, `rejected`: how the player voted.
    """

    won: int = 0
    taken: Counter[str] = field(default_factory=Counter)
    given: Counter[str] = field(default_factory=Counter)
    breaches: Counter[str] = field(default_factory=Counter)
    unnoticed: Counter[str] = field(default_factory=Counter)
    right: int = 0
    wrong: int = 0
    unjudged: int = 0
    handed_back: int = 0
    undone: int = 0
    bad_calls_right: int = 0
    bad_calls_wrong: int = 0
    bad_calls_unjudged: int = 0
    races: int = 0
    races_won: int = 0
    race_times: list[int] = field(default_factory=list)
    spade_times: list[int] = field(default_factory=list)
    disputes: int = 0
    upheld: int = 0
    rejected: int = 0

    @property
    def forgotten_thanks(self) -> int:
        """How often the player owed thanks and did not say them. [MO-77]"""
        return self.breaches[Reason.NO_THANKS]


@dataclass(slots=True)
class Statistics:
    """What came of hands: won and void ones, turns, table time (ms); each player by name.

    `by_referee`: the penalties that the referee gave, by reason.
    """

    hands: int = 0
    void: int = 0
    turns: int = 0
    ms: int = 0
    by_referee: Counter[str] = field(default_factory=Counter)
    players: dict[str, Player] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand: its players by seat, and all that happened in it, in order."""

    names: Sequence[str]
    events: Sequence[e.Event]


def statistics(hands: Iterable[Hand]) -> Statistics:
    """The statistics of these hands; those that are not over count for nothing."""
    found = Statistics()
    for hand in hands:
        for name in hand.names:
            found.players.setdefault(name, Player())
        ended = next((each for each in hand.events if isinstance(each, e.HandEnded)), None)
        if ended is not None:
            _count(found, [found.players[name] for name in hand.names], hand.events, ended)
    return found


def _count(
    found: Statistics, players: Sequence[Player], events: Sequence[e.Event], ended: e.HandEnded
) -> None:
    dealt = next((each for each in events if isinstance(each, e.Dealt)), ended)
    found.ms += ended.at - dealt.at
    found.turns += sum(isinstance(each, e.TurnBegan) for each in events)
    if ended.winner is None:
        found.void += 1
    else:
        found.hands += 1
        players[ended.winner].won += 1
    for noted in ended.noticed:
        players[noted.seat].breaches[noted.reason] += 1
        if noted.penalty is None:
            players[noted.seat].unnoticed[noted.reason] += 1
    borne_out = {noted.penalty for noted in ended.noticed}
    _count_calls(found, players, events, borne_out)
    _count_votes(players, events)
    for seat, won, time in _race_calls(events):
        players[seat].races += not won
        players[seat].races_won += won
        players[seat].race_times += [] if time is None else [time]
    for seat, time in _spade_names(events):
        players[seat].spade_times.append(time)


def _count_calls(
    found: Statistics,
    players: Sequence[Player],
    events: Sequence[e.Event],
    borne_out: set[int | None],
) -> None:
    """Penalties and those handed back, each held to the machine's evidence. [MO-68] [MO-70]"""
    given: dict[int, e.PenaltyGiven] = {}
    for event in events:
        match event:
            case e.PenaltyGiven():
                given[event.number] = event
                players[event.seat].taken[event.reason] += 1
                if event.by is None:
                    found.by_referee[event.reason] += 1
                    continue
                caller = players[event.by]
                caller.given[event.reason] += 1
                caller.right += event.number in borne_out
                caller.wrong += event.number not in borne_out and _is_judged(event)
                caller.unjudged += event.number not in borne_out and not _is_judged(event)
            case e.BadCallMade():
                penalty, caller = given[event.penalty], players[event.seat]
                caller.bad_calls_wrong += event.penalty in borne_out
                caller.bad_calls_right += event.penalty not in borne_out and _is_judged(penalty)
                caller.bad_calls_unjudged += not (event.penalty in borne_out or _is_judged(penalty))
                if penalty.by is not None:
                    players[penalty.by].handed_back += 1
            case e.BallotClosed(stands=False):
                by = given[event.penalty].by
                if by is not None:
                    players[by].undone += 1
            case _:
                pass


def _is_judged(penalty: e.PenaltyGiven) -> bool:
    """Whether the machine can tell if a penalty is deserved."""
    return penalty.reason in tuple(Reason)


def _count_votes(players: Sequence[Player], events: Sequence[e.Event]) -> None:
    for event in events:
        match event:
            case e.BallotOpened():
                players[event.seat].disputes += 1
            case e.BallotClosed():
                for player, voice in zip(players, event.voices, strict=True):
                    player.upheld += voice is True
                    player.rejected += voice is False
            case _:
                pass


def _race_calls(events: Sequence[e.Event]) -> Iterator[tuple[int, bool, int | None]]:
    """Calls in races, and won ones once more: who, whether it is the outcome, after how long.

    A time is known where nothing made the table stand still meanwhile. [MO-42] [MO-20]
    """
    open_, since = False, None
    for event in events:
        match event:
            case e.JackReleased():
                open_ = event.suit is None
                since = event.at if open_ else None
            case e.SuitCalled() if open_:
                time = None if since is None or event.in_force else event.at - since
                yield event.seat, event.in_force, time
                open_ = not event.in_force
            case e.RaceClosed():
                open_ = False
            case e.OrderBegan() | e.BallotOpened():
                since = None
            case _:
                pass


def _spade_names(events: Sequence[e.Event]) -> Iterator[tuple[int, int]]:
    """Spades that were named in time: who, how long after the card. [MO-48]"""
    played: dict[int, tuple[Card, int]] = {}
    said: dict[int, tuple[Sequence[Card], int]] = {}
    for event in events:
        match event:
            case e.CardPlayed() | e.TurnedUp() if event.card.suit is Suit.SPADES:
                before, at = said.get(event.seat, ((), 0))
                if event.card in before and event.at - at <= laws.SPOKEN_BEFORE:
                    yield event.seat, at - event.at
                else:
                    played[event.seat] = (event.card, event.at)
            case e.Said():
                spades = hear(event.text).spades
                card, at = played.get(event.seat, (None, 0))
                if card is not None and card in spades:
                    del played[event.seat]
                    yield event.seat, event.at - at
                elif spades:
                    said[event.seat] = (tuple(spades), event.at)
            case e.BreachNoted(reason=Reason.UNNAMED_SPADE) | e.CardReturned():
                played.pop(event.seat, None)
            case e.OrderBegan() | e.BallotOpened():
                played.clear()
            case _:
                pass
