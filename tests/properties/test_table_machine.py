"""The laws of the table, whatever anybody does: cards conserved, money zero, refusals inert."""

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from papertiger import madiao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Tick, chance
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.moves import Cut, DemandRedeal, NameStake, Play, WaiveRedeal
from papertiger.madiao.state import Phase
from papertiger.madiao.tricks import Face
from tests.playing import next_input, random_options

MOVES = st.one_of(
    st.builds(NameStake, st.integers(-4, 30)),
    st.builds(Cut, st.integers(-2, 45)),
    st.builds(DemandRedeal),
    st.builds(WaiveRedeal),
    st.builds(Play, st.sampled_from(Card), st.sampled_from(Face)),
)
DEALT = (Phase.REDEAL, Phase.PLAY)


class TableMachine(RuleBasedStateMachine):
    """A table to which anything may be given at any time."""

    @initialize(seed=st.integers(0, 2**32))
    def open(self, seed: int) -> None:
        """A table under some options."""
        self.rng = Random(seed)
        self.table = madiao.open(random_options(self.rng), 4)

    @rule(inputs=st.integers(1, 20))
    def goes_on(self, inputs: int) -> None:
        """Whoever is on turn does something allowed, or chance comes; several times."""
        for _ in range(inputs):
            if madiao.waiting(self.table).over:
                return
            step = madiao.step(self.table, next_input(self.table, self.rng), 0)
            assert not isinstance(step, Refused)
            self.table = step.table

    @rule(seat=st.integers(-1, 4), move=MOVES)
    def anybody_tries_anything(self, seat: int, move: object) -> None:
        """Any seat tries any move: accepted only from the seat on turn, else nothing changes."""
        before, views = self.table, self._views()
        step = madiao.step(before, Act(seat, move), 0)  # type: ignore[arg-type]
        if isinstance(step, Refused):
            assert before == self.table
            assert views == self._views()
            assert step.clause.startswith("MD-")
        else:
            assert madiao.waiting(before).seats == (seat,)
            self.table = step.table

    @rule(order=st.permutations(range(6)) | st.permutations(range(40)) | st.lists(st.integers()))
    def chance_comes(self, order: list[int]) -> None:
        """Chance at the wrong time, or of the wrong size, is refused."""
        wanted = madiao.waiting(self.table).chance
        step = madiao.step(self.table, chance(tuple(order)), 0)
        fits = wanted is not None and sorted(order) == list(range(wanted))
        assert isinstance(step, Refused) != fits
        if not isinstance(step, Refused):
            self.table = step.table

    @rule()
    def time_passes(self) -> None:
        """A tick does nothing: Madiao has no clock."""
        step = madiao.step(self.table, Tick(), 0)
        assert not isinstance(step, Refused)
        assert step.table == self.table
        assert step.events == ()

    @invariant()
    def forty_cards(self) -> None:
        """Every card is in exactly one place while cards are out."""
        public = self.table.public
        if public.phase not in DEALT:
            return
        places = list(self.table.hidden.stock.reveal())
        for seat in self.table.seats:
            places += [*seat.hand.reveal(), *seat.sloughed.reveal()]
        if public.board is not None:
            laid = [*public.board.laid, *(one for t in public.board.tricks for one in t.laid)]
            places += [one.card for one in laid if one.card is not None]
        assert sorted(places) == sorted(CARDS)

    @invariant()
    def money_sums_to_zero(self) -> None:
        """What some have won others have lost. [MD-2.4]"""
        assert sum(self.table.public.totals) == 0

    @invariant()
    def only_the_seat_on_turn_is_asked(self) -> None:
        """Each seat is asked exactly when the table waits for it."""
        waiting = madiao.waiting(self.table).seats
        for seat in range(4):
            assert (madiao.show(self.table, seat).ask is not None) == (seat in waiting)
        assert madiao.show(self.table, None).ask is None

    def _views(self) -> list[object]:
        return [madiao.show(self.table, seat) for seat in (0, 1, 2, 3, None)]


TestTableMachine = TableMachine.TestCase
