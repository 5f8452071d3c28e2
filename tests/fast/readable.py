"""The readable engine, led along by the chance of the kernels: the one side of the lockstep."""

from itertools import product

from papertiger import madiao
from papertiger.fast.outcomes import ITEMS, TOPS
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input, chance
from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, mask
from papertiger.madiao.events import Event, HandSettled
from papertiger.madiao.moves import DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import ExposedDiscard, HundredBonus, Options, Sets
from papertiger.madiao.patterns import has_five_of_a_suit
from papertiger.madiao.state import Carried, Phase, Table
from papertiger.madiao.tricks import Face, choices
from tests.fast.by_hand import Deal, Words, nth

SWITCHES = tuple(
    Options(cut_card_is_upcard=cut, exposed_discard=discard, hundred_bonus=bonus, sets=sets)
    for cut, discard, bonus, sets in product((True, False), ExposedDiscard, HundredBonus, Sets)
)
"""Every combination of what a hand is played and settled by."""


class Readable:
    """A table of the readable engine that is stepped along."""

    def __init__(self, options: Options, banker: int = 0, stake: int = 2) -> None:
        self.options, self.stake = options, stake
        carried = Carried((0, 1, 2, 3), banker, (0, 0, 0, 0), 0, 0, 0)
        self.table: Table = madiao.open(options, 4, carried)
        self.events: list[Event] = []

    def step(self, given: Input[Move]) -> None:
        """An input that must be accepted."""
        stepped = madiao.step(self.table, given, 0)
        assert not isinstance(stepped, Refused), stepped
        self.table = stepped.table
        self.events += stepped.events

    def deal(self, deal: Deal) -> None:
        """Deal these cards, with a stake if none is named yet."""
        banker = self.table.public.banker
        assert banker is not None
        if self.table.public.phase is Phase.STAKE:
            self.step(Act(banker, NameStake(self.stake)))
        cut = self.options.cut_card_is_upcard
        for given in deal.inputs(banker, cut_is_upcard=cut):
            self.step(given)

    def settled(self) -> HandSettled:
        """How the last hand that was settled ended."""
        return next(event for event in reversed(self.events) if isinstance(event, HandSettled))

    def paid_for(self) -> list[int]:
        """What each player was paid for in that hand, packed as in `fast.Hands.items`."""
        found = [0, 0, 0, 0]
        lines = self.settled().hand.settlement.lines
        for clause, earner, _ in {(line.clause, line.earner, line.card) for line in lines}:
            if clause == "MD-4.2":
                found[earner] |= 1 << ITEMS.index("MD-4.1")
            elif clause in ITEMS:
                found[earner] |= 1 << ITEMS.index(clause)
            elif clause == "MD-6.4":
                found[earner] += 1 << TOPS
        return found

    def allowed(self) -> tuple[set[int], set[int]]:
        """Places that may be laid face up, and face down, by the seat on turn."""
        public = self.table.public
        assert public.board is not None
        assert public.board.turn is not None
        hand = self.table.seats[public.board.turn].hand.reveal()
        forbid = self.options.exposed_discard is ExposedDiscard.FORBID
        plays = choices(public.board, hand, forbid=forbid)
        ups, downs = (
            {card.place for card, side in plays if side is face} for face in (Face.UP, Face.DOWN)
        )
        return ups, downs


def asked_in_turn(readable: Readable) -> list[int]:
    """Those who may demand a redeal, in deal order."""
    first = readable.table.public.first
    assert first is not None
    seats = [laws.right_of(first, steps) for steps in range(4)]
    return [
        seat
        for seat in seats
        if has_five_of_a_suit(mask(readable.table.seats[seat].dealt.reveal()))
    ]


def play_by_chance(readable: Readable, words: Words, policy: str) -> None:
    """Every play of the hand, chosen as `fast.playout` says that a policy chooses."""
    for play in range(32):
        if play % 8 == 0:
            words.fresh()
        ups, downs = readable.allowed()
        board = readable.table.public.board
        assert board is not None
        assert board.turn is not None
        if policy == "sparing" and board.winning is not None:
            ups = {place for place in ups if laws.beats(place, board.winning.place)}
            downs -= ups
        number = words.choose(len(downs) + len(ups))
        if number < len(downs):
            move = Play(CARDS[nth(downs, number)], Face.DOWN)
        else:
            move = Play(CARDS[nth(ups, number - len(downs))], Face.UP)
        readable.step(Act(board.turn, move))


def hand_by_chance(readable: Readable, words: Words, policy: str, rate: float) -> int:
    """A whole hand; how many deals it took."""
    banker = readable.table.public.banker
    assert banker is not None
    deals = 0
    while True:
        deals += 1
        readable.deal(Deal(words, banker, cut_is_upcard=readable.options.cut_card_is_upcard))
        if readable.table.public.phase is not Phase.REDEAL:
            return deals
        if not redealt_by_chance(readable, words, rate):
            play_by_chance(readable, words, policy)
            return deals
        if is_over(readable):
            return deals


def redealt_by_chance(readable: Readable, words: Words, rate: float) -> bool:
    """Ask in deal order who demands a redeal; whether somebody does."""
    entitled = asked_in_turn(readable)
    while (seat := readable.table.public.asked) is not None:
        demanded = False
        if rate and seat in entitled:
            words.fresh()
            demanded = words.choose(1 << 30) < rate * (1 << 30)
        readable.step(Act(seat, DemandRedeal() if demanded else WaiveRedeal()))
        if demanded:
            return True
    return False


def is_over(readable: Readable) -> bool:
    """Whether the match is over."""
    return readable.table.public.phase is Phase.OVER


def draw_banker(readable: Readable, banker: int) -> None:
    """Everybody draws a card, and this seat the highest. [MD-4.4]"""
    highest, *others = range(4)
    drawn = [*others[:banker], highest, *others[banker:]]
    readable.step(chance((*drawn, *range(4, 40))))
