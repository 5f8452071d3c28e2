"""A decision at a time: each table of a `Batch` beside a readable one, equal at every step."""

from msgspec.structs import replace

from papertiger import fast
from papertiger.fast import columns as c
from papertiger.kernel.inputs import Act
from papertiger.madiao.cards import CARDS, mask
from papertiger.madiao.events import HandSettled
from papertiger.madiao.moves import DemandRedeal, Play, WaiveRedeal
from papertiger.madiao.options import Options
from papertiger.madiao.settle import Ending
from papertiger.madiao.state import Phase
from papertiger.madiao.tricks import Face
from tests.conftest import FullCount
from tests.fast.by_hand import STREAM, Deal, Words
from tests.fast.readable import SWITCHES, Readable, asked_in_turn, draw_banker

SEED = 3_000
STEPS = 33


class Beside:
    """The readable table beside one of a batch."""

    def __init__(self, options: Options, seed: int, number: int, *, redeals: bool) -> None:
        self.options, self.redeals = options, redeals
        self.words = Words(seed, number, STREAM)
        self.readable = Readable(options)
        self.passed, self.finals = [0, 0, 0, 0], [0, 0, 0, 0]
        self.on()

    def on(self) -> None:
        """Go on to the next decision, as a batch does by itself."""
        self._deal_until_asked()
        self.readable.events.clear()

    def _deal_until_asked(self) -> None:
        self.passed, self.over = [0, 0, 0, 0], False
        while True:
            public = self.readable.table.public
            if public.phase is Phase.OVER:
                self.over, self.finals = True, list(public.totals)
                self.readable = Readable(self.options)
            elif public.phase is Phase.SEATING:
                self.words.fresh()
                draw_banker(self.readable, self.words.choose(4))
            elif public.phase in (Phase.STAKE, Phase.SHUFFLE):
                self.deal()
            elif public.phase is Phase.REDEAL:
                asked = public.asked
                assert asked is not None
                if self.redeals and asked in asked_in_turn(self.readable):
                    return
                self.readable.step(Act(asked, WaiveRedeal()))
            else:
                return

    def deal(self) -> None:
        """Deal; a declaration pays on the way."""
        readable = self.readable
        banker = readable.table.public.banker
        assert banker is not None
        before = len(readable.events)
        readable.deal(Deal(self.words, banker, cut_is_upcard=self.options.cut_card_is_upcard))
        for event in readable.events[before:]:
            if isinstance(event, HandSettled):
                paid = zip(self.passed, event.hand.settlement.payments, strict=True)
                self.passed = [total + payment for total, payment in paid]

    def act(self, action: int) -> list[int]:
        """Do an action and go on; what a hand that was played out pays."""
        readable = self.readable
        public = readable.table.public
        if public.phase is Phase.REDEAL:
            assert public.asked is not None
            move = DemandRedeal() if action == c.DEMAND else WaiveRedeal()
            readable.step(Act(public.asked, move))
        else:
            assert public.board is not None
            assert public.board.turn is not None
            face = Face.UP if action < c.CARDS else Face.DOWN
            readable.step(Act(public.board.turn, Play(CARDS[action % c.CARDS], face)))
        reward = [0, 0, 0, 0]
        if readable.events and any(isinstance(event, HandSettled) for event in readable.events):
            settlement = readable.settled().hand.settlement
            assert settlement.ended_by is Ending.PLAY
            reward = list(settlement.payments)
        self.hand_over = any(isinstance(event, HandSettled) for event in readable.events)
        self.on()
        return reward

    def legal(self) -> list[int]:
        """The actions that are allowed."""
        if self.readable.table.public.phase is Phase.REDEAL:
            return [c.KEEP, c.DEMAND]
        ups, downs = self.readable.allowed()
        return sorted(ups) + sorted(place + c.CARDS for place in downs)

    def compare(self, words: list[int]) -> None:
        """Everything that stands in a row of a batch."""
        table = self.readable.table
        public = table.public
        assert public.board is not None or public.phase is Phase.REDEAL
        asks = public.phase is Phase.REDEAL
        assert words[c.PHASE] == (c.REDEAL if asks else c.PLAY)
        turn = public.asked if asks or public.board is None else public.board.turn
        assert words[c.TURN] == turn
        assert words[c.BANKER : c.FIRST + 1] == [public.banker, public.first]
        assert words[c.TOTAL : c.TOTAL + 4] == list(public.totals)
        assert words[c.DEALS : c.SERVED + 1] == [public.deals, public.hands, public.served]
        assert public.upcard is not None
        assert words[c.UPCARD] == public.upcard.place
        for seat in range(4):
            own = table.seats[seat]
            assert words[c.HAND + seat] == mask(own.hand.reveal())
            assert words[c.DOWN + seat] == mask(own.sloughed.reveal())
        if public.board is not None:
            self.compare_board(words)

    def compare_board(self, words: list[int]) -> None:
        """The tricks."""
        board = self.readable.table.public.board
        assert board is not None
        laid = [each for trick in board.tricks for each in trick.laid] + list(board.laid)
        for seat in range(4):
            won = [trick.winning for trick in board.tricks if trick.winner == seat]
            up = [each.card for each in laid if each.seat == seat and each.card is not None]
            fined = [each for each in laid if each.seat == seat and each.exposed]
            assert words[c.WON + seat] == mask(won)
            assert words[c.UP + seat] == mask(up)
            assert words[c.DISCARDS] >> 8 * seat & 0xFF == len(fined)
        assert words[c.TRICK] == len(board.tricks)
        assert words[c.LAID] == len(board.laid)
        if board.winning is not None:
            assert words[c.WINNER] == board.winner
            assert words[c.WINNING] == 1 << board.winning.place


def test_each_step_of_a_batch_is_that_of_the_readable_engine(full_count: FullCount) -> None:
    """All options; legal actions, rewards, declared hands and matches at every step."""
    hands = full_count(40_000, seed=SEED)
    each = 4
    for number, switches in enumerate(SWITCHES):
        seed, redeals = SEED + number, number % 2 == 0
        options = replace(switches, max_deals=(60, 5, 2, 1)[number % 4])
        batch = fast.Batch(each, seed, options, redeals=redeals)
        tables = [Beside(options, seed, row, redeals=redeals) for row in range(each)]
        for _ in range(STEPS * hands // (each * len(SWITCHES))):
            legal, words = batch.legal(), batch._tables.tolist()
            for row, table in enumerate(tables):
                table.compare(words[row])
                assert legal[row].nonzero()[0].tolist() == table.legal()
            actions = batch.random_actions()
            steps = batch.step(actions)
            for row, table in enumerate(tables):
                assert steps.rewards[row].tolist() == table.act(int(actions[row]))
                assert steps.passed[row].tolist() == table.passed
                assert steps.hand_over[row] == table.hand_over
                assert steps.match_over[row] == table.over
                if table.over:
                    assert steps.finals[row].tolist() == table.finals
