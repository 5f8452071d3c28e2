"""Builds what the clause tests play: deals, packs and whole hands, from short strings of codes.

Cards are written by their codes, `"MM M9"`. A hand is written as its eight tricks, parted by
slashes: `"0 T50, 1 HM / 1 S4, 3 C2-"` is a lead of T50 by seat 0, beaten by seat 1 with HM, and so
on; `-` means face down. The first play of a trick is its lead, seats that are not named slough
dull cards, and every seat was dealt just what it plays (and dull cards, when there are fewer
tricks). Everything goes through the game's own `open`, `step`, `show` and `tell`.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from papertiger import madiao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Chance, Input, chance
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import Event, HandSettled
from papertiger.madiao.moves import Cut, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import Options
from papertiger.madiao.state import Carried, Table
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import View

Cards: TypeAlias = tuple[Card, ...]
Kind = TypeVar("Kind", bound=Event)

SEATS = (0, 1, 2, 3)
READERS: tuple[int | None, ...] = (0, 1, 2, 3, None)
SOURCE = Options()


def cards(text: str) -> Cards:
    """The cards of a string of codes."""
    return tuple(Card(code) for code in text.split())


# Where dealing begins for each cut card, in places from the banker. [MD-3.1]
DEALER, OPPOSITE, SHUFFLER, BANKER = 1, 2, 3, 0
DEALT_FIRST: dict[Card, int] = (
    dict.fromkeys(cards("MM TM HM C0 CH M1 S1 C1 T50 M5 S5 C5 T90 M9 S9 C9"), OPPOSITE)
    | dict.fromkeys(cards("T20 M2 S2 C2 T60 M6 S6 C6"), SHUFFLER)
    | dict.fromkeys(cards("T30 M3 S3 C3 T70 M7 S7 C7"), BANKER)
    | dict.fromkeys(cards("T40 M4 S4 C4 T80 M8 S8 C8"), DEALER)
)

# Cards that earn nothing, then those that might; what is not named is dealt in this order.
PLAIN = cards(
    "T30 C8 M2 S2 C7 T40 S3 M3 M4 S4 C6 T60 S5 M5 T70 C5 T80 C4 M6 S6 C3 T90 S7 M7 T50 C2 C1"
)
SPECIAL = cards("T20 CH S8 M1 M8 S1 TM C9 C0 S9 M9 MM HM")
FILLING = PLAIN + SPECIAL

# Every seat wins two tricks and no card counts: every value is 0, nobody pays.
EVEN = (
    "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 S4 / 1 C6, 2 C5 / 2 M6 / 2 M2, 3 M3 / 3 T70"
)  # fmt: skip


class Dealt(NamedTuple):
    """A deal to be had: the banker, four hands by seat, the stock from its upcard on."""

    banker: int
    hands: tuple[Cards, ...]
    stock: Cards

    @property
    def first(self) -> int:
        """The first player dealt to when the upcard is the cut card."""
        return first_dealt(self.banker, self.stock[0])


class Script(NamedTuple):
    """A hand to be played: its deal and its plays."""

    deal: Dealt
    plays: tuple[tuple[int, Card, Face], ...]


def first_dealt(banker: int, cut_card: Card) -> int:
    """Who is dealt to first, by the table of the rules [MD-3.1]."""
    return (banker + DEALT_FIRST[cut_card]) % 4


def upcard_for(banker: int, first: int, taken: Iterable[Card]) -> Card:
    """A dull free card that makes `first` the first player dealt to."""
    return next(c for c in PLAIN if c not in set(taken) and first_dealt(banker, c) == first)


def deal_of(*hands: str, stock: str = "", banker: int = 0, first: int | None = None) -> Dealt:
    """A deal with these cards in the hands and at the upper end of the stock.

    What is not named is filled in turn about, always alike; HM goes to the stock unless named.
    `first` looks for an upcard that makes that seat the first player dealt to.
    """
    held = [list(cards(hands[seat])) if seat < len(hands) else [] for seat in SEATS]
    under = list(cards(stock))
    named = [card for packet in (*held, under) for card in packet]
    if not under:
        wanted = (banker + OPPOSITE) % 4 if first is None else first
        under = [upcard_for(banker, wanted, named)]
    rest = [card for card in FILLING if card not in named and card not in under]
    return _filled(banker, held, under, rest)


def script(tricks: str, banker: int = 0, *, stock: str = "") -> Script:
    """A hand from its tricks, eight or fewer; `stock` names the upcard and what lies under it.

    Without it the upcard is a dull card that makes the first leader the first player dealt to.
    """
    told = [[play.split() for play in trick.split(",")] for trick in tricks.split("/")]
    named = [Card(code.rstrip("-")) for trick in told for _, code in trick]
    leader = int(told[0][0][0])
    under = list(cards(stock)) or [upcard_for(banker, leader, named)]
    if len(under) == 1:
        under.append(next(card for card in PLAIN if card not in named and card not in under))
    rest = [card for card in FILLING if card not in named and card not in under]
    plays: list[tuple[int, Card, Face]] = []
    for trick in told:
        codes = {int(seat): code for seat, code in trick}
        lead = int(trick[0][0])
        for seat in [(lead + steps) % 4 for steps in SEATS]:
            code = codes[seat] if seat in codes else f"{rest.pop(0)}-"
            face = Face.DOWN if code.endswith("-") else Face.UP
            plays.append((seat, Card(code.rstrip("-")), face))
    held = [[card for seat, card, _ in plays if seat == player] for player in SEATS]
    deal = _filled(banker, held, under, rest)
    if deal.first != leader:
        raise ValueError(f"{under[0]} makes {deal.first} lead, not {leader}")
    return Script(deal, tuple(plays))


def _filled(banker: int, held: list[list[Card]], under: list[Card], rest: list[Card]) -> Dealt:
    while any(len(hand) < 8 for hand in held):
        for hand in held:
            if len(hand) < 8:
                hand.append(rest.pop(0))
    return _checked(Dealt(banker, tuple(map(tuple, held)), (*under, *rest)))


def _checked(deal: Dealt) -> Dealt:
    packets = (*deal.hands, deal.stock)
    if any(len(packet) != 8 for packet in packets):
        raise ValueError(f"not eight cards each: {packets}")
    if sorted(card for packet in packets for card in packet) != sorted(CARDS):
        raise ValueError(f"not the forty cards: {packets}")
    return deal


def dealt_pack(hands: Sequence[Cards], stock: Cards, first: int) -> Cards:
    """The pack, top card first, from which these hands and this stock are dealt [MD-3.2]."""
    seats = [(first + steps) % 4 for steps in SEATS]
    fours = [card for seat in seats for card in hands[seat][:4]]
    ones = [hands[seat][place] for place in range(4, 8) for seat in seats]
    return (*fours, *ones, *reversed(stock))


def order_of(pack: Iterable[Card]) -> tuple[int, ...]:
    """The order that chance must bring for this pack, top card first."""
    return tuple(CARDS.index(card) for card in pack)


def pack_for(hands: Sequence[Cards], stock: Cards, banker: int, depth: int) -> tuple[int, ...]:
    """The order which, cut at `depth`, deals these hands and this stock [MD-3.1] to [MD-3.4]."""
    pack = dealt_pack(hands, stock, first_dealt(banker, stock[0]))
    return order_of((*pack[40 - depth :], *pack[: 40 - depth]))


def drawn(text: str) -> tuple[int, ...]:
    """The order of a pack from which the four players draw these cards."""
    four = cards(text)
    return order_of((*four, *(card for card in CARDS if card not in four)))


def die(face: int) -> Chance:
    """One die that shows `face`."""
    return chance((face - 1, *(other for other in range(6) if other != face - 1)))


class PlayedTable:
    """A match in play: its inputs, `tables` before and after each of them, every event so far."""

    def __init__(self, options: Options = SOURCE, carried: Carried | None = None) -> None:
        """A table before its first input."""
        self.tables: list[Table] = [madiao.open(options, 4, carried)]
        self.inputs: list[Input[Move]] = []
        self.events: list[Event] = []

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.tables[-1]

    @property
    def public(self) -> View:
        """What a spectator sees."""
        return madiao.show(self.table, None)

    @property
    def turn(self) -> int:
        """The seat that the table waits for."""
        (seat,) = madiao.waiting(self.table).seats
        return seat

    def see(self, seat: int | None) -> View:
        """What that reader sees."""
        return madiao.show(self.table, seat)

    def give(self, given: Input[Move]) -> tuple[Event, ...]:
        """An input that must be accepted, and what it led to."""
        stepped = madiao.step(self.table, given, 0)
        assert not isinstance(stepped, Refused), stepped
        self.inputs.append(given)
        self.tables.append(stepped.table)
        self.events.extend(stepped.events)
        return stepped.events

    def act(self, seat: int, move: Move) -> tuple[Event, ...]:
        """A move that must be accepted."""
        return self.give(Act(seat, move))

    def refusal(self, seat: int, move: Move) -> Refused:
        """Why a move is refused, which it must be."""
        stepped = madiao.step(self.table, Act(seat, move), 0)
        assert isinstance(stepped, Refused), stepped
        return stepped

    def order(self, order: tuple[int, ...]) -> tuple[Event, ...]:
        """A shuffled pack or a draw."""
        return self.give(chance(order))

    def name_stake(self, stake: int = 2) -> None:
        """The seat on turn names the stake."""
        self.act(self.turn, NameStake(stake))

    def deal(self, deal: Dealt, *, depth: int = 17) -> tuple[Event, ...]:
        """Shuffle, cut and deal just these cards, the stake being named."""
        assert self.public.banker == deal.banker
        self.order(pack_for(deal.hands, deal.stock, deal.banker, depth))
        return self.act(self.turn, Cut(depth))

    def waive(self) -> None:
        """Nobody demands a redeal."""
        for _ in SEATS:
            self.act(self.turn, WaiveRedeal())

    def play(self, seat: int, code: str) -> tuple[Event, ...]:
        """A card by its code, face down with `-`."""
        face = Face.DOWN if code.endswith("-") else Face.UP
        return self.act(seat, Play(Card(code.rstrip("-")), face))

    def plays(self, plays: Iterable[tuple[int, Card, Face]]) -> None:
        """Plays of a script."""
        for seat, card, face in plays:
            self.act(seat, Play(card, face))

    def hand(self, tricks: str, *, stock: str = "", stake: int = 2) -> None:
        """A hand, or its beginning, under the banker of the moment."""
        banker = self.public.banker
        assert banker is not None
        told = script(tricks, banker, stock=stock)
        self.begin(told.deal, stake=stake)
        self.plays(told.plays)

    def begin(self, deal: Dealt, *, stake: int = 2) -> None:
        """Name the stake, deal, waive: up to the first lead."""
        self.name_stake(stake)
        self.deal(deal)
        self.waive()

    def all(self, kind: type[Kind]) -> list[Kind]:
        """Every event of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[Kind]) -> Kind:
        """The last event of a kind."""
        return self.all(kind)[-1]


def table_at(
    banker: int | None,
    options: Options = SOURCE,
    *,
    served: Iterable[int] = (),
    deals: int = 0,
) -> PlayedTable:
    """A table before the stake of a hand with this banker.

    `served` are the seats that have been banker for a finished hand before.
    """
    bits = sum(1 << seat for seat in served)
    carried = Carried(SEATS, banker, (0, 0, 0, 0), bits, deals, min(deals, bits.bit_count()))
    return PlayedTable(options, carried)


def dealt(deal: Dealt, options: Options = SOURCE, *, stake: int = 2) -> PlayedTable:
    """A table at which these cards have just been dealt."""
    table = table_at(deal.banker, options)
    table.name_stake(stake)
    table.deal(deal)
    return table


def begun(told: Script, options: Options = SOURCE, *, plays: int = 0) -> PlayedTable:
    """A table at which the first `plays` cards of a script have been played."""
    table = table_at(told.deal.banker, options)
    table.begin(told.deal)
    table.plays(told.plays[:plays])
    return table


def played(
    tricks: str, banker: int = 0, options: Options = SOURCE, *, stock: str = "", stake: int = 2
) -> PlayedTable:
    """A table at which these tricks, a whole hand or its beginning, have been played."""
    table = table_at(banker, options)
    table.hand(tricks, stock=stock, stake=stake)
    return table


def paid(table: PlayedTable) -> list[str]:
    """The lines of the last settled hand, such as `0 pays 1 3 MD-6.7`, sorted."""
    lines = table.last(HandSettled).hand.settlement.lines
    return sorted(f"{line.payer} pays {line.payee} {line.stakes} {line.clause}" for line in lines)


def lines(*texts: str) -> list[str]:
    """Lines to compare with: `0 pays 1 3 MD-6.7`, several parted by semicolons."""
    return sorted(line.strip() for text in texts for line in text.split(";") if line.strip())


def earns(seat: int, value: int, clause: str, banker: int) -> str:
    """The lines by which a value is settled between banker and players [MD-6.11]."""
    partners = [other for other in SEATS if other != banker] if seat == banker else [banker]
    if value < 0:
        return "; ".join(f"{seat} pays {other} {-value} {clause}" for other in partners)
    return "; ".join(f"{other} pays {seat} {value} {clause}" for other in partners)


def each_pays(winner: int, stakes: int, clause: str, *, free: int | None = None) -> str:
    """The lines by which the three others, all but `free`, pay one player."""
    payers = [seat for seat in SEATS if seat not in (winner, free)]
    return "; ".join(f"{payer} pays {winner} {stakes} {clause}" for payer in payers)


def pays_each(payer: int, stakes: int, clause: str) -> str:
    """The lines by which one player pays the three others."""
    payees = [seat for seat in SEATS if seat != payer]
    return "; ".join(f"{payer} pays {payee} {stakes} {clause}" for payee in payees)
