"""What a command makes of a table: a draft of the change and an answer, or a refusal."""

from dataclasses import dataclass
from typing import assert_never

from msgspec import Struct

from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act
from papertiger.mao.customs import Verdict
from papertiger.mao.moves import MakeRule
from papertiger.mao.trial import Finding
from papertiger.room import facts as f
from papertiger.room import hosting, keys, orders
from papertiger.room.draft import Draft
from papertiger.room.members import Member
from papertiger.room.orders import Asking, Facts, refusal
from papertiger.room.state import Room
from papertiger.room.talk import Talk
from papertiger.room.trials import ToTry, Trials, found_at
from papertiger.wire import commands as c
from papertiger.wire.news import Down, Phase, Refusal, Seated, TransferCode, Tried

ACCEPTED = Finding(Verdict.ACCEPTED)
"""Free text that the table judges needs no trial."""


@dataclass(slots=True)
class Asked:
    """Who asks, when (table time `at` and wall time `now`, ms), and the draft of the change.

    `stale`: what is asked was made against a table that is another one now; `talk`: who has said
    how much lately.
    """

    draft: Draft
    member: Member
    place: int | None
    here: frozenset[int]
    at: int
    now: int
    lag: int
    stale: bool
    talk: Talk
    trials: Trials

    def remembered(self, place: int, command: str) -> bool:
        """Whether that place knows already that this command was done."""
        return command in self.draft.room.done[place]

    def note_done(self, place: int, command: str) -> None:
        """That place remembers from now on that this command was done, if anything was."""
        if self.draft.facts and not self.remembered(place, command):
            self.draft.add(f.Done(place, command))


class Outcome(Struct, frozen=True):
    """A command had its effect: the place that who asked has now, what to tell it alone."""

    place: int | None
    private: tuple[Down, ...] = ()


def answer(asked: Asked, command: c.Command) -> Outcome | Refusal | ToTry:
    """Work out a command; what it leads to is in the draft.

    What must be tried out first is given back; then it is asked again.
    """
    asking = Asking(
        asked.place, asked.member.person, asked.member.name, asked.here, asked.member.unnamed
    )
    if asked.stale:
        return refusal("stale")
    match command:
        case c.SitDown():
            return _sit_down(asked, asking, command)
        case c.Chat():
            return _say(asked, orders.chat(asked.draft.room, asking, command.text, None))
        case c.Phrase():
            return _say(asked, orders.chat(asked.draft.room, asking, "", command.phrase))
        case _ if asked.place is None:
            return refusal("not_seated")
        case c.MadiaoMove() | c.MaoMove():
            return _move(asked, asked.place, command)
        case c.TryRule():
            return _try_rule(asked, asked.place, command)
        case c.Start() | c.ChangeSettings() | c.HandOver() | c.Remove() | c.SeatBot():
            if asked.place != asked.draft.room.host:
                return refusal("not_the_host")
            return _host(asked, asking, command)
        case _:
            return _seated(asked, asking, asked.place, command)


def _facts(asked: Asked, facts: Facts | Refusal) -> Outcome | Refusal:
    if isinstance(facts, Refusal):
        return facts
    asked.draft.add(*facts)
    return Outcome(asked.place)


def _say(asked: Asked, facts: Facts | Refusal) -> Outcome | Refusal:
    """Something beside the game, if that is not too much."""
    may = asked.talk.may(asked.draft.room, asked.place, asked.member.person, asked.now)
    if not isinstance(facts, Refusal) and not may:
        return refusal("too_much_said")
    return _facts(asked, facts)


def _sit_down(asked: Asked, asking: Asking, command: c.SitDown) -> Outcome | Refusal:
    token = keys.token(asked.draft.random)
    taken = orders.taken_by(asked.draft.room, asking.person, command.id)
    if asking.place is None and taken is not None:
        # Who lost the connection before the answer came has no token; here is another.
        asked.draft.add(f.KeyAdded(taken, keys.key(token)))
        return Outcome(taken, (Seated(taken, token),))
    facts = orders.sit_down(asked.draft.room, asking, command.place, keys.key(token))
    if isinstance(facts, Refusal):
        return facts
    asked.draft.add(*facts)
    place = next(fact.place for fact in facts if isinstance(fact, f.Sat))
    return Outcome(place, (Seated(place, token),))


def _move(asked: Asked, place: int, command: c.MadiaoMove | c.MaoMove) -> Outcome | Refusal | ToTry:
    """A move of the game; a new rule when its trial has found nothing against it. [MO-94]"""
    room, move = asked.draft.room, command.move
    moved = _moved(asked, place, command)
    if isinstance(moved, Refusal) or not isinstance(command, c.MaoMove):
        return moved
    if not isinstance(move, MakeRule) or not hosting.of(room.settings).needs_trial(move):
        return moved
    taken, found = asked.draft, _found(asked, room, place, move, command)
    _only_what_is_due(asked, room)
    if not isinstance(found, Finding):
        return found
    why = _why(found)
    if why is not None:
        return why
    asked.draft = taken
    return Outcome(place, (Tried(command.id, found.told().conflicts),))


def _moved(asked: Asked, place: int, command: c.MadiaoMove | c.MaoMove) -> Outcome | Refusal:
    room, hosted = asked.draft.room, hosting.of(asked.draft.room.settings)
    if not isinstance(command, hosted.command):
        return refusal("another_game")
    if room.running is None or room.phase in orders.BEFORE:
        return refusal("no_game")
    if room.phase is Phase.PAUSED:
        return refusal("paused")
    if hosted.forbidden(command.move):
        return refusal("not_for_players")
    if room.chairs[place].played_by_bot:
        asked.draft.add(f.TakenBack(place))
    act = Act(room.running.players.index(place), hosted.tried(command.move), asked.lag)
    refused = asked.draft.act(act, asked.at, place, command.id)
    if refused is not None:
        _only_what_is_due(asked, room)
        return Refusal(refused.code, refused.clause, refused.arguments)
    return Outcome(place)


def _try_rule(asked: Asked, place: int, command: c.TryRule) -> Outcome | Refusal | ToTry:
    """What a rule would do, for who may make one; it is not made. [MO-93] [MO-94]"""
    room, move = asked.draft.room, MakeRule(command.rule, command.secret)
    moved = _moved(asked, place, c.MaoMove(command.id, move))
    _only_what_is_due(asked, room)
    if isinstance(moved, Refusal):
        return moved
    found = ACCEPTED if move.rule.judged else _found(asked, room, place, move, command)
    if not isinstance(found, Finding):
        return found
    return Outcome(place, (Tried(command.id, found.told().conflicts, _why(found)),))


def _found(
    asked: Asked, room: Room, place: int, move: MakeRule, command: c.MaoMove | c.TryRule
) -> Finding | ToTry | Refusal:
    """What the trial of a rule has found, at the table when all that is due has happened."""
    due = Draft(room, asked.draft.random)
    due.catch_up(asked.at)
    found = found_at(asked.trials, due.room, place, move, command)
    return refusal(found.code) if isinstance(found, Refused) else found


def _why(found: Finding) -> Refusal | None:
    refused = found.refused()
    return None if refused is None else Refusal(refused.code, refused.clause, refused.arguments)


def _only_what_is_due(asked: Asked, room: Room) -> None:
    """What was due by now has happened, and nothing else: a bot that plays for it plays on."""
    asked.draft = Draft(room, asked.draft.random)
    asked.draft.catch_up(asked.at)


def _host(
    asked: Asked,
    asking: Asking,
    command: c.Start | c.ChangeSettings | c.HandOver | c.Remove | c.SeatBot,
) -> Outcome | Refusal:
    room = asked.draft.room
    match command:
        case c.Start():
            outcome = _facts(asked, orders.start(room))
            if isinstance(outcome, Outcome):
                _begin(asked)
            return outcome
        case c.ChangeSettings():
            return _facts(asked, orders.change_settings(room, command))
        case c.HandOver():
            return _facts(asked, orders.hand_over(room, command.place))
        case c.Remove():
            return _facts(asked, orders.remove(room, asking, command.place))
        case c.SeatBot():
            return _facts(asked, orders.seat_bot(room, command.place, command.level))
        case _:
            assert_never(command)


def _begin(asked: Asked) -> None:
    asked.draft.commit_to_shuffles()
    asked.draft.begin()
    asked.draft.catch_up(0)


def _seated(asked: Asked, asking: Asking, place: int, command: c.Command) -> Outcome | Refusal:
    room = asked.draft.room
    match command:
        case c.StandUp():
            return _stand_up(asked, place)
        case c.Ready():
            return _facts(asked, orders.ready(room, place, command))
        case c.Entropy():
            return _facts(asked, orders.entropy(room, place, command))
        case c.Mute():
            return _facts(asked, orders.mute(room, place, command))
        case c.Report():
            return _facts(asked, orders.report(room, place, command))
        case c.Pause():
            return _facts(asked, orders.pause(room, asking, asked.at, on=command.on))
        case c.LetBot():
            return _facts(asked, orders.let_bot(room, place, on=command.on))
        case c.Rematch():
            return _rematch(asked, asking)
        case c.Transfer():
            return _transfer(asked, place)
        case _:
            raise AssertionError(f"no such command of a seat: {command}")


def _stand_up(asked: Asked, place: int) -> Outcome:
    """The game hears of it first, if it can go on without that seat."""
    room, hosted = asked.draft.room, hosting.of(asked.draft.room.settings)
    if room.running is not None and room.phase is Phase.PLAYING and hosted.gone_for_good:
        seat = room.running.players.index(place)
        view = hosted.game.show(room.running.recording.table, seat)
        move = hosted.give_up(view, seat)
        if move is not None:
            asked.draft.act(Act(seat, move), asked.at, None, "")
    asked.draft.add(*orders.stand_up(asked.draft.room, place))
    return Outcome(None)


def _rematch(asked: Asked, asking: Asking) -> Outcome | Refusal:
    facts = orders.rematch(asked.draft.room, asking)
    if isinstance(facts, Refusal):
        return facts
    if facts:
        return _facts(asked, facts)
    filled = orders.fill(asked.draft.room)
    if isinstance(filled, Refusal):
        return filled
    asked.draft.add(*filled)
    _begin(asked)
    return Outcome(asked.place)


def _transfer(asked: Asked, place: int) -> Outcome:
    code = keys.code(asked.draft.random)
    until = asked.now + keys.CODE_LASTS * 1000
    asked.draft.add(f.TransferOffered(place, keys.key(code), until))
    return Outcome(place, (TransferCode(code, keys.CODE_LASTS),))
