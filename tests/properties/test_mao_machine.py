"""The laws of a Mao table, whatever anybody does: cards conserved, refusals inert, no dead ends."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from papertiger import mao
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input, Tick, chance
from papertiger.mao.cards import pack
from papertiger.mao.moves import Move
from papertiger.mao.state import Phase, Table
from tests.playing_mao import any_move, next_input, random_options, random_seats

IN_HAND = (Phase.DEAL, Phase.PLAY)


class MaoMachine(RuleBasedStateMachine):
    """A table to which anything may be given at any time, and its record."""

    @initialize(seed=st.integers(0, 2**32))
    def open(self, seed: int) -> None:
        """A table under some options."""
        self.rng = Random(seed)
        seats = tuple(f"seat {each}" for each in range(random_seats(self.rng)))
        header = journal.Header(game="mao", options=random_options(self.rng), seats=seats)
        self.recording: journal.Recording[Table] = journal.begin(mao, header)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.recording.table

    def give(self, given: Input[Move], at: int) -> Refused | None:
        """Give an input; a refusal changes nothing that anybody sees."""
        before, views = self.table, self.views()
        came = journal.record(mao, self.recording, given, at)
        if isinstance(came, Refused):
            assert self.table is before
            assert self.views() == views
            assert came.clause.startswith("MO-")
            return came
        assert all(event.at <= at for event in came.events)
        self.recording = came.recording
        return None

    @rule(inputs=st.integers(1, 20))
    def goes_on(self, inputs: int) -> None:
        """What might well happen at a table, several times."""
        for _ in range(inputs):
            if mao.waiting(self.table).over:
                return
            given, at = next_input(self.table, self.rng, self.recording.now)
            refused = self.give(given, at)
            assert refused is None or isinstance(given, Act)
            self.sound()

    @rule(seed=st.integers(0, 2**32), later=st.integers(0, 30_000), lag=st.integers(0, 400))
    def anybody_tries_anything(self, seed: int, later: int, lag: int) -> None:
        """Any seat, or none that there is, tries any move, at any time."""
        rng = Random(seed)
        seat = rng.randint(-1, self.table.public.seats)
        self.give(
            Act(seat, any_move(rng, self.table.public.seats), lag), self.recording.now + later
        )

    @rule(seed=st.integers(0, 2**32))
    def anything_twice(self, seed: int) -> None:
        """A move is given twice in one millisecond."""
        rng = Random(seed)
        act = Act(rng.randrange(self.table.public.seats), any_move(rng, self.table.public.seats))
        self.give(act, self.recording.now)
        self.sound()
        self.give(act, self.recording.now)

    @rule(later=st.integers(0, 200_000))
    def time_passes(self, later: int) -> None:
        """A tick is never refused, but for a shuffle that was asked for; it changes no card."""
        refused = self.give(Tick(), self.recording.now + later)
        assert refused is None or refused.code == "shuffle_wanted"
        if refused is not None:
            assert mao.waiting(self.table).chance is not None

    @rule(order=st.permutations(range(12)) | st.lists(st.integers()))
    def chance_comes(self, order: list[int]) -> None:
        """Chance of the wrong size, or that nobody asked for, is refused."""
        wanted = mao.waiting(self.table).chance
        fits = wanted is not None and sorted(order) == list(range(wanted))
        assert (self.give(chance(tuple(order)), self.recording.now) is None) == fits

    @invariant()
    def sound(self) -> None:
        """Cards, turn, deadlines and ways on."""
        self.cards_are_conserved()
        self.one_seat_at_most_is_on_turn()
        self.no_deadline_lies_in_the_past()
        self.there_is_a_way_on()

    def cards_are_conserved(self) -> None:
        """Every card is in exactly one place while a hand is played."""
        table = self.table
        if table.public.phase not in IN_HAND:
            return
        hands = [card for hand in table.hands for card in hand.reveal()]
        cards = [*hands, *table.hidden.stock.reveal(), *table.public.pile]
        assert sorted(cards) == sorted(pack(table.public.decks))

    def one_seat_at_most_is_on_turn(self) -> None:
        """The turn is a seat's that is at the table, and everybody sees the same one."""
        public = self.table.public
        assert public.turn is None or not public.gone[public.turn]
        assert public.clock is None or not public.gone[public.clock.seat]
        assert len({mao.show(self.table, seat).turn for seat in (*range(public.seats), None)}) == 1
        if public.phase is Phase.PLAY and public.turn is None:
            assert public.win is not None or public.acting is not None
        if public.turn is not None:
            assert public.clock is not None
            assert public.clock.seat == public.turn

    def no_deadline_lies_in_the_past(self) -> None:
        """What is told as due has not been."""
        deadline = mao.waiting(self.table).deadline
        assert deadline is None or deadline >= self.table.public.now

    def there_is_a_way_on(self) -> None:
        """A running hand always has something that falls due by itself."""
        waiting = mao.waiting(self.table)
        if self.table.public.phase in IN_HAND:
            assert waiting.deadline is not None
        if self.table.public.phase is Phase.GAME_OVER:
            assert waiting.over
            assert mao.result(self.table) is not None

    def views(self) -> list[object]:
        """What everybody sees."""
        return [mao.show(self.table, seat) for seat in (*range(self.table.public.seats), None)]

    def teardown(self) -> None:
        """The record, written and read, plays the same game again."""
        if not hasattr(self, "recording"):
            return
        read = journal.read(mao, journal.write(self.recording.segments))
        assert read == self.recording.segments
        if all(segment.inputs for segment in read):
            again = journal.replay(mao, read)
            assert again.table == self.table
            assert again.now == self.recording.now


TestMaoMachine = MaoMachine.TestCase
TestMaoMachine.settings = settings(stateful_step_count=30)
