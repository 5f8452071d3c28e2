"""A table as an actor without I/O: what comes in with its time, and what goes out to whom.

Every change is first a `Proposal`: its facts are made durable by whoever hosts the table, then
`commit` makes them so and says what to send. Between the two nothing else may be proposed; what is
not committed has never been. There is no clock, no socket and no chance of its own here.
"""

from collections.abc import Callable, Iterable
from functools import partial

from papertiger.kernel.inputs import MOST_LAG, Act
from papertiger.mao.trial import Finding
from papertiger.room import against, asking, going, hosting, keys, orders
from papertiger.room import facts as f
from papertiger.room.absence import RETURN, Absence, running_clock
from papertiger.room.answers import Answers
from papertiger.room.asking import Asked
from papertiger.room.audience import POLICY, Audience
from papertiger.room.company import Company, see
from papertiger.room.draft import SECRET_BYTES, Draft
from papertiger.room.keys import Random
from papertiger.room.members import Member, Outgoing, Proposal, goodbye
from papertiger.room.state import Room, load
from papertiger.room.streams import encode
from papertiger.room.talk import Talk, speaker
from papertiger.room.time import TableTime
from papertiger.room.trials import GIVEN_UP, OF_A_BOT, ToTry, Trials, Wanted, stops_time
from papertiger.wire import news
from papertiger.wire.commands import Command, Hello
from papertiger.wire.news import Answer, Phase, Refusal
from papertiger.wire.settings import Settings

Then = Callable[[], list[Outgoing]]


class Actor:
    """A table that people sit at, from its log on."""

    def __init__(self, log: Iterable[f.Fact], now: int, random: Random) -> None:
        """Load the table; raises ValueError for a log that tells of none."""
        facts = list(log)
        self.room: Room = load(facts)
        self.number = len(facts)
        self._random = random
        self._audience = Audience(random)
        self._company = Company(random)
        self._absence = Absence(dict.fromkeys(self.room.people, now))
        self.time = TableTime(self.room.time)
        self._answers = Answers()
        self._talk = Talk()
        self.trials = Trials()
        self._waits = self.room.phase is Phase.PLAYING
        self._company.gather(self.room, self.room.time)

    # What comes in

    def joined(self, member: Member, hello: Hello, now: int) -> Proposal:
        """A socket has said hello."""
        parting = going.unwelcome(self.room, member, hello)
        if parting is not None:
            return Proposal((), lambda: [goodbye(member.connection, parting, POLICY)])
        place = None if hello.token is None else self.room.place_of(keys.key(hello.token))
        draft = self._draft()
        if place is not None:
            going.welcome_back(draft, place, self.time.at(now))

        def then() -> list[Outgoing]:
            out = self._audience.join(member, place)
            if place is not None:
                self._absence.gone.pop(place, None)
            self._set_time(now)
            return out

        def greet() -> list[Outgoing]:
            clock = self._clock(now)
            return self._audience.catch_up(self.room, member, hello.stream, hello.after, clock)

        return self._proposal(draft, now, before=then, after=greet, greeted=member.connection)

    def left(self, member: Member, now: int) -> Proposal:
        """A socket is gone."""

        def then() -> list[Outgoing]:
            place = self._audience.leave(member.connection)
            self._answers.forget(member.connection)
            if place is not None:
                self._absence.gone[place] = now
            self._set_time(now)
            return []

        return self._proposal(self._draft(), now, before=then)

    def command(self, member: Member, command: Command, now: int, lag: int = 0) -> Proposal:
        """A command of a socket that has said hello; of one that was closed since, it is none."""
        there = member.connection in self._audience.connected
        return self._command(member, command, now, lag) if there else Proposal((), list)

    def _command(self, member: Member, command: Command, now: int, lag: int) -> Proposal:
        place = self._audience.place_of(member.connection)
        self._company.measure(place, lag)
        if (known := self._known(member, place, command.id)) is not None:
            return known
        asked = Asked(
            self._draft(), member, place, self._audience.here, self.time.at(now), now,
            min(max(lag, 0), MOST_LAG), against.is_stale(self._audience, place, command),
            self._talk, self.trials,
        )  # fmt: skip
        earlier, outcome = self.trials.wanted, self._outcome(asked, command)
        draft = asked.draft
        if outcome is None:
            return self._proposal(draft, now, after=partial(self.unanswered, earlier, GIVEN_UP))
        answer = encode(Answer(command.id, outcome if isinstance(outcome, Refusal) else None))
        if not isinstance(outcome, Refusal) and outcome.place is not None:
            asked.note_done(outcome.place, command.id)
            if outcome.place != place:
                going.welcome_back(draft, outcome.place, asked.at)
        moved = not isinstance(outcome, Refusal) and outcome.place != place

        def before() -> list[Outgoing]:
            if isinstance(outcome, Refusal):
                self._answers.remember(member.connection, command.id, answer)
                return []
            self._talk.note(draft.room, draft.facts, member.person, now)
            if place is None or outcome.place is None:
                # No place remembers it.
                self._answers.remember(member.connection, command.id, answer)
            if place is not None:
                self._absence.lapses.pop(place, None)
            return self._reseat(member, place, outcome.place, now)

        def after() -> list[Outgoing]:
            private = () if isinstance(outcome, Refusal) else outcome.private
            frames = [*(encode(each) for each in private), answer]
            greeting = self._greeting([member], now) if moved else []
            return [*(Outgoing(member.connection, frame) for frame in frames), *greeting]

        greeted = member.connection if moved else None
        return self._proposal(draft, now, before=before, after=after, greeted=greeted)

    def _known(self, member: Member, place: int | None, command: str) -> Proposal | None:
        """The same answer, or none yet, for a command that was sent before."""
        if self.trials.awaits(place, command):
            return Proposal((), list)
        known = self._answers.known(self.room, member.connection, place, command)
        return None if known is None else Proposal((), lambda: [Outgoing(member.connection, known)])

    def _outcome(self, asked: Asked, command: Command) -> asking.Outcome | Refusal | None:
        """What comes of a command; None: that is known when a rule has been tried out."""
        outcome = asking.answer(asked, command)
        if not isinstance(outcome, ToTry):
            return outcome
        who = speaker(self.room, asked.place, asked.member.person)
        return self.trials.begin(who, outcome, asked.lag, asked.now)

    def trying(self, number: int, done: int, of: int) -> list[Outgoing]:
        """A trial goes on: who waits for it is told how far."""
        wanted = self.trials.wanted
        owner = None if wanted is None else self._audience.owners.get(wanted.place)
        if wanted is None or owner is None or wanted.number != number:
            return []
        return [Outgoing(owner, encode(news.Trying(wanted.command.id, done, of)))]

    def unanswered(self, wanted: Wanted | None, why: str) -> list[Outgoing]:
        """Nothing has come of a command that waited for a trial, if any did: its owner is told."""
        owner = None if wanted is None else self._audience.owners.get(wanted.place)
        if wanted is None or owner is None:
            return []
        return [Outgoing(owner, encode(Answer(wanted.command.id, Refusal(why, ""))))]

    def tried(self, number: int, finding: Finding | None, now: int) -> Proposal:
        """A trial is over; None: it has failed. The command that waits for it is worked out.

        Who is not there then sends it again, and the finding is known.
        """
        wanted = self.trials.over(number, finding)
        if wanted is not None and wanted.command.id == OF_A_BOT:
            draft = self._draft()
            self._company.tried(draft, self.time.at(now), self.trials)
            return self._proposal(draft, now)
        owner = None if wanted is None else self._audience.owners.get(wanted.place)
        if wanted is None or owner is None:
            return self._proposal(self._draft(), now)
        if finding is None:
            then = partial(self.unanswered, wanted, "trial_failed")
            return self._proposal(self._draft(), now, after=then)
        member = self._audience.connected[owner].member
        return self._command(member, wanted.command, now, wanted.lag)

    def _reseat(
        self, member: Member, before: int | None, after: int | None, now: int
    ) -> list[Outgoing]:
        """A socket has a place now that it had not, or has it no more."""
        if before == after:
            return []
        if before is not None:
            self._audience.stand(before)
            self._absence.gone.pop(before, None)
        out: list[Outgoing] = []
        if after is not None:
            self._audience.streams.pop(after, None)
            out = self._audience.join(member, after)
            self._absence.gone.pop(after, None)
        self._set_time(now)
        return out

    def redeem(self, place: int, code: str, now: int) -> tuple[Proposal, str] | None:
        """A transfer code, by its hash: a new token, if who sits there is who asked for it."""
        if not any(code in chair.offers for chair in self.room.chairs[place : place + 1]):
            return None
        token = keys.token(self._random)
        draft = self._draft()
        draft.add(f.KeyAdded(place, keys.key(token)))
        return self._proposal(draft, now), token

    # What happens by itself

    @property
    def due(self) -> int | None:
        """The wall time (ms) at which `wake` is wanted; None: only people can go on."""
        times = [self._audience.due, self._absence.due(self.room), self._absence.waits]
        if self.trials.wanted is not None:
            times.append(self.trials.wanted.until)
        if self.time.wall is not None:
            wanted = (self._game_due(), self._bot_due(), self._clock_due())
            times += [self.time.wall_of(each) for each in wanted if each is not None]
        return min((each for each in times if each is not None), default=None)

    def _game_due(self) -> int | None:
        if self.room.running is None:
            return None
        waiting = self.room.running.waiting
        return self.time.table if waiting.chance is not None else waiting.deadline

    def _bot_due(self) -> int | None:
        first = self._company.first()
        return None if first is None else first[2]

    def _clock_due(self) -> int | None:
        clock = running_clock(self.room, self.time.table)
        if clock is None or not self.room.settings.takeover:
            return None
        return self.time.table - clock.elapsed + clock.limit + MOST_LAG

    def _clock(self, now: int) -> news.Clock | None:
        return running_clock(self.room, self.time.at(now))

    @property
    def game(self) -> hosting.AnyGame[object]:
        """The game that is played here."""
        return hosting.of(self.room.settings).game

    def wake(self, now: int) -> Proposal:
        """Do what is due: one bot's move at most, so that others come in between."""
        wanted = self.trials.wanted
        if wanted is not None and wanted.until <= now:
            return self.tried(wanted.number, None, now)
        draft = self._draft()
        at, lapsed = self.time.at(now), None
        if self.time.wall is not None:
            draft.catch_up(at)
            if not draft.facts and (lapsed := self._lapse(draft, at)) is None:
                self._company.let_act(draft, at, self.trials, now)
        absent = self._absence.counting(draft.room, now)
        for place in absent:
            going.count_absence(draft, place, at)
        if (heir := self._absence.heir(self._audience.here, now)) is not None:
            draft.add(f.HostChosen(heir))

        def then() -> list[Outgoing]:
            for place in absent:
                self._absence.gone.pop(place, None)
            if lapsed is not None:
                self._absence.lapse(lapsed)
            if self._absence.waits is not None and self._absence.waits <= now:
                self._absence.waits, self._waits = None, False
            self._set_time(now)
            return self._audience.release(now)

        return self._proposal(draft, now, before=then)

    def _lapse(self, draft: Draft, at: int) -> int | None:
        """The place whose clock ran out, so that a bot moved instead."""
        clock, due = running_clock(self.room, at), self._clock_due()
        running = draft.room.running
        if clock is None or due is None or due > at or running is None:
            return None
        seat = running.players.index(clock.place)
        level = hosting.of(draft.room.settings).usual_level
        bot = self._company.hire(draft.room, seat, level)
        view = see(draft.room, seat)
        bot.arrive(view, at)
        move = bot.act(view, at)
        if move is None or draft.act(Act(seat, move), at, None, "") is not None:
            raise AssertionError(f"no move was found for seat {seat}")
        if self._absence.is_last(clock.place):
            draft.add(f.BotTook(clock.place, level, absent=True))
        return clock.place

    # How a change comes about

    def _draft(self) -> Draft:
        return Draft(self.room, self._random)

    def _proposal(
        self,
        draft: Draft,
        now: int,
        *,
        before: Then = list,
        after: Then = list,
        greeted: str | None = None,
    ) -> Proposal:
        """The change that a draft is: `before` and `after` frame what all are told of it.

        `greeted` is a socket that is told in `after` how the table stands, and before that nothing.
        """

        def done() -> list[Outgoing]:
            old, self.room = self.room, draft.room
            self.number += len(draft.facts)
            left = [fact.place for fact in draft.facts if isinstance(fact, f.Left)]
            moved = self._audience.unseat(left)
            out = before()
            if draft.stages:
                self.time.set(max(self.room.time, self.time.at(now)), now)
            self._set_time(now)
            self._hear(draft)
            out += self._audience.tell_game(draft.stages, self._clock(now), now)
            against.turns_went_on(old, draft, self._audience)
            out += self._audience.tell_heard(self.room, draft.facts, now)
            if not orders.may_watch(self.room):
                out += self._audience.turn_out(self.room)
            out += self._audience.tell_room(self.room, now)
            against.table_changed(old, self.room, self._audience)
            moved = [each for each in moved if each.connection != greeted]
            told_anew = {greeted, *(each.connection for each in moved)}
            closing = [each for each in out if each.close is not None]
            for each in closing:
                self._answers.forget(each.connection)
            out = [each for each in out if each.connection not in told_anew and each.close is None]
            return [*out, *after(), *self._greeting(moved, now), *closing]

        return Proposal(tuple(draft.facts), done)

    def _greeting(self, members: Iterable[Member], now: int) -> list[Outgoing]:
        """How the table stands, for who has another place than before, if they may stay."""
        out: list[Outgoing] = []
        for member in members:
            if member.connection in self._audience.connected:
                out += self._audience.catch_up(self.room, member, None, 0, self._clock(now))
        return out

    def _hear(self, draft: Draft) -> None:
        running = self.room.running
        if running is None:
            return
        if draft.stages:
            asked = running.waiting.seats
            self._company.hear(draft.stages, asked, self._audience.here)
        self._company.gather(self.room, self.time.table)

    def commit(self, proposal: Proposal) -> list[Outgoing]:
        """The proposal's facts are durable: what to send to whom."""
        return proposal.done()

    def abandon(self, proposal: Proposal, now: int) -> None:
        """The proposal's facts could not be made durable: bots think again."""
        del proposal
        self._company.bots.clear()
        self._company.gather(self.room, self.time.at(now))
        self._set_time(now)

    def _set_time(self, now: int) -> None:
        """Table time runs while the game is played and somebody is there.

        A table that was loaded in the midst of a game waits for its people, but not for long.
        """
        here = self._audience.here
        self._absence.see_host(self.room, here, now)
        if self._waits and here and self._absence.waits is None:
            self._absence.waits = now + RETURN
        if self._waits and here.issuperset(self.room.people):
            self._waits, self._absence.waits = False, None
        still = self._waits or stops_time(self.trials, self.room)
        if self.room.phase is Phase.PLAYING and here and not still:
            self.time.start(now)
        else:
            self.time.stop(now)
            if self.room.phase is Phase.PLAYING and not here:
                self._waits = True

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, so that the table may be put away."""
        return not self._audience.connected


def open_table(table: str, settings: Settings, random: Random) -> list[f.Fact]:
    """The first facts of a new table."""
    return [f.Opened(table, settings), f.Committed(random(SECRET_BYTES).hex())]
