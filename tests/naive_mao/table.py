"""The table of the naive referee: one mutable thing that holds everything, and its clock."""

from dataclasses import dataclass, field
from typing import Any

from .cards import NEW_PACK, packs_in
from .reading import DEFAULTS, Line, MalformedError


class RefusedError(Exception):
    """A physically impossible act; it changes nothing."""

    def __init__(self, code: str, rule: str, message: str) -> None:
        super().__init__(message)
        self.code, self.rule, self.message = code, rule, message


def refuse_unless(condition: object, code: str, rule: str, message: str) -> None:
    """Refuse what is not so."""
    if not condition:
        raise RefusedError(code, rule, message)


@dataclass
class Clock:
    """The clock of a turn: the limit, and the limit with the allowance [MO-18]."""

    seat: int
    start: int
    limit: int
    due: int
    order: int


@dataclass
class Duty:
    """Words that are due: `code` is the breach when they do not come [MO-48, MO-55, MO-57]."""

    seat: int
    code: str
    phrase: str
    due: int
    order: int


@dataclass
class Utterance:
    """Something said in the last second; `phrases` are those not yet used for a duty."""

    seat: int
    when: int
    phrases: list[str]


@dataclass
class EarlyName:
    """The name said with one card in hand: in time, if that card follows within 1 s [MO-57]."""

    seat: int
    due: int
    order: int


@dataclass
class Thanks:
    """A thank-you that is due, one for all penalties of a moment [MO-73, MO-75]."""

    seat: int
    moment: int
    due: int
    order: int


@dataclass
class Breach:
    """A rule broken, as the machine noticed it [MO-80]; `paid` when a card was given for it."""

    seat: int
    code: str
    when: int
    turns: int
    paid: bool = False
    play: int | None = None


@dataclass
class Penalty:
    """A penalty given, its card, and when it was handed back if it was [MO-69, MO-70]."""

    number: int
    seat: int
    by: int | str
    card: str | None
    given: int
    closes: int
    back: int | None = None
    settled: bool = False


@dataclass
class Vote:
    """A vote on a penalty [MO-72]."""

    penalty: Penalty
    opened: int
    closes: int
    order: int
    votes: dict[int, bool] = field(default_factory=dict)


@dataclass
class PointOfOrder:
    """A point of order [MO-60] to [MO-67]."""

    caller: int
    since: int
    last_word: int
    order: int
    enders: set[int] = field(default_factory=set)
    lookers: list[int] = field(default_factory=list)
    quitters: list[int] = field(default_factory=list)


@dataclass
class Held:
    """A jack under a finger [MO-41]."""

    seat: int
    suit: str | None = None
    last_card: bool = False
    in_turn: bool = True


@dataclass
class Race:
    """An open race for the suit [MO-42]: calls as (arrival less lag, arrival, seat, suit)."""

    owner: int
    calls: list[tuple[int, int, int, str]] = field(default_factory=list)
    closes: int | None = None
    order: int = 0
    waiting: list[tuple[int, str, bool]] = field(default_factory=list)


@dataclass
class Win:
    """A provisional win [MO-86]."""

    seat: int
    card: str
    since: int
    due: int
    first_penalty: int
    in_turn: bool
    turn: int | None
    said: bool = False


@dataclass
class Before:
    """How things stood before the newest play, to take it back [MO-78]."""

    play: int
    seat: int
    card: str
    in_turn: bool
    turn: int | None
    direction: int
    suit: str | None
    sevens: int
    drawn: int
    delays: int
    turns_done: int
    race: Race | None
    held: Held | None
    shuffles: int
    turned: bool = False


class Table:
    """Everything there is.

    Times are table time, except those called play time, which stands still in points of order
    and votes [MO-20, MO-67].
    """

    def __init__(self, line: Line) -> None:
        self.seats: int = line["seats"]
        self.mode: str = line.get("referee", "referee")
        self.options: dict[str, Any] = DEFAULTS | line.get("options", {})
        self.limit: int = round(self.options["limit"] * 1000)
        self.packs = packs_in(line["deck"])
        self.order: list[str] | None = None
        self.wins: list[int] = list(line.get("wins", [0] * self.seats))
        self.rights = [0] * self.seats
        self.rules: list[str] = [rule["id"] for rule in line.get("rules", [])]
        # Who made each, if it is secret.
        self.makers: list[int | None] = [None] * len(self.rules)
        self.rule_due: int | None = None
        self.now = 0
        self.stopped = 0
        self.stopped_since: int | None = None
        self.count = 0
        self.lag = [0] * self.seats
        self.gone: set[int] = set()
        self.away: set[int] = set()
        self.dealer: int = line.get("dealer", 0)
        self.events: list[Line] = []
        self.penalties: list[Penalty] = []
        self.hands_won = 0
        self.last_winner: int | None = None
        self.time_up: int | None = None
        if str(self.options["end"]).startswith("time:"):
            self.time_up = round(float(self.options["end"][5:]) * 60_000)
        self.stage_since = 0
        self.act_lag = 0
        self.new_hand([], 0)

    def new_hand(self, pack: list[str], cards: int) -> None:
        """Deal one at a time clockwise from the dealer's left [MO-7]; the rest is the stock."""
        self.stage = "deal"
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        pack = list(pack)
        for _ in range(cards):
            for step in range(1, self.seats + 1):
                seat = (self.dealer + step) % self.seats
                if seat not in self.gone:
                    self.hands[seat].append(pack.pop(0))
        self.stock = pack
        self.pile: list[str] = []
        self.direction = 1
        self.turn: int | None = None
        self.clock: Clock | None = None
        self.suit: str | None = None
        self.sevens = 0
        self.drawn = 0
        self.delays = 0
        self.turns_done = 0
        self.plays = 0
        self.shuffles = 0
        self.slow_turns = [0] * self.seats
        self.looked: set[int] = set()
        self.early: list[int] = []
        self.acting = False
        self.hand_start = self.play_time()
        self.turn_up_due = self.now + 5000 + self.allowance(self.dealer)
        self.held: Held | None = None
        self.race: Race | None = None
        self.duties: list[Duty] = []
        self.utterances: list[Utterance] = []
        self.early_names: list[EarlyName] = []
        self.thanks: list[Thanks] = []
        self.unanswered = [0] * self.seats
        self.breaches: list[Breach] = []
        self.first_number = len(self.penalties)
        self.vote: Vote | None = None
        self.point: PointOfOrder | None = None
        self.pointed: dict[int, int] = {}
        self.before: Before | None = None
        self.win: Win | None = None
        self.winner: int | None = None

    @property
    def stage(self) -> str:
        """Where the session stands; `stage_since` is from when on."""
        return self._stage

    @stage.setter
    def stage(self, stage: str) -> None:
        self._stage = stage
        self.stage_since = self.now

    def announced(self) -> set[str]:
        """The names of the rules that everybody knows [MO-91]."""
        made = zip(self.rules, self.makers, strict=True)
        return {rule for rule, maker in made if maker is None}

    def known_to(self, seat: int) -> set[str]:
        """The names of rules and of breaches that a seat knows: its own secret ones too [MO-91]."""
        own = {rule for rule, maker in zip(self.rules, self.makers, strict=True) if maker == seat}
        return self.announced() | own | {"secret_rule"}

    def option(self, name: str) -> Any:
        """The value of an option."""
        return self.options[name]

    def next_count(self) -> int:
        """A running number: what was begun earlier comes first when two fall due together."""
        self.count += 1
        return self.count

    def play_time(self) -> int:
        """Table time less all points of order and votes [MO-20, MO-67]."""
        now = self.now if self.stopped_since is None else self.stopped_since
        return now - self.stopped

    def allowance(self, seat: int) -> int:
        """By how much a seat's deadlines are later: its lag and the grace [10b]."""
        return self.lag[seat] + int(self.option("grace_ms"))

    def allowance_of_all(self) -> int:
        """The allowance of the slowest seat, for windows that are everybody's."""
        return max(self.allowance(seat) for seat in range(self.seats))

    def set_lag(self, seat: int, lag: int) -> None:
        """A seat's lag is known anew: all that is running for it, or for all, moves [10b]."""
        if self.lag[seat] == lag:
            return
        before, all_before = self.allowance(seat), self.allowance_of_all()
        self.lag[seat] = lag
        own, of_all = self.allowance(seat) - before, self.allowance_of_all() - all_before
        for each in [self.clock, self.win, *self.duties, *self.thanks]:
            if each is not None and each.seat == seat:
                each.due += own
        if seat == self.dealer:
            self.turn_up_due += own
        if self.rule_due is not None and seat == self.winner:
            self.rule_due += own
        for window in [self.vote, *self.penalties]:
            if window is not None:
                window.closes += of_all

    def seated(self) -> list[int]:
        """The seats that have not gone for good [MO-97]."""
        return [seat for seat in range(self.seats) if seat not in self.gone] or [self.dealer]

    def next_seat(self, seat: int, steps: int = 1) -> int:
        """So many seats on in the direction of play, not counting those gone [MO-33]."""
        while steps > 0:
            seat = (seat + self.direction) % self.seats
            steps -= seat not in self.gone
        return seat

    def top(self) -> str | None:
        """The upcard."""
        return self.pile[-1] if self.pile else None

    def stop_clocks(self) -> None:
        """Points of order and votes stop every other window and clock [MO-20, MO-67]."""
        self.stopped_since = self.now

    def start_clocks(self) -> None:
        """They go on with the time left, the turn clock with at least 3 s [MO-20]."""
        if self.stopped_since is None:
            return
        self.stopped += self.now - self.stopped_since
        self.stopped_since = None
        if self.clock is not None:
            late = self.play_time() + 3000 - self.clock.limit
            if late > 0:
                self.clock.limit += late
                self.clock.due += late

    def want_card(self) -> str | None:
        """The top card of the stock; the discards become the stock first if it has run out.

        The upcard stays [MO-95]; nothing left at all gives None [MO-96].
        """
        if not self.stock and len(self.pile) > 1:
            self.stock = self.shuffled(self.pile[:-1])
            self.pile = self.pile[-1:]
            self.shuffles += 1
        if not self.stock and self.option("add_deck"):
            self.packs += 1
            self.stock = self.shuffled(NEW_PACK)
        return self.stock.pop(0) if self.stock else None

    def shuffled(self, cards: list[str]) -> list[str]:
        """These cards in the order of the last `deck` line, or as they lie, turned over."""
        if self.order is None:
            return list(cards)
        rest = list(cards)
        shuffled: list[str] = []
        for card in self.order:
            if card in rest:
                rest.remove(card)
                shuffled.append(card)
        if rest:
            raise MalformedError(f"the deck for this shuffle lacks {' '.join(rest)}")
        self.order = None
        return shuffled

    def phase(self) -> str:
        """The phase of the state line."""
        if self.point is not None:
            return "point_of_order"
        if self.stage == "play" and self.race is not None:
            return "race"
        return self.stage

    def state(self) -> Line:
        """The state line of the contract."""
        return {
            "turn": self.turn,
            "direction": self.direction,
            "top": self.top(),
            "suit": self.suit if self.pile and self.pile[-1][:-1] == "J" else None,
            "sevens": self.sevens,
            "hands": [0 if s in self.gone else len(self.hands[s]) for s in range(self.seats)],
            "stock": len(self.stock),
            "phase": self.phase(),
            "winner": self.winner,
        }

    def truth(self) -> Line:
        """What lies where: every hand sorted, the pile from the bottom, the stock from its top."""
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "pile": list(self.pile),
            "stock": list(self.stock),
        }
