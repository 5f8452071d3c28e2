"""`Batch`: many tables side by side, a decision at a time, for learners and for tests."""

from collections.abc import Callable
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike

from papertiger.fast.arguments import (
    flag,
    options_of,
    seed_of,
    size_of,
    stake_of,
    threads_of,
)
from papertiger.fast.arrays import Bytes, Counts, Flags, Seats, Words
from papertiger.fast.chance import GOLDEN, STREAM, chosen, mixed, opened
from papertiger.fast.columns import ACTIONS, CARDS, CHANCE, KEEP, TOTAL, TURN, WORDS
from papertiger.fast.compiling import kernel
from papertiger.fast.machine import borrowed, lowest, nth_bit, popcount, spread
from papertiger.fast.observing import OBSERVED, observe
from papertiger.fast.simulating import shared_out
from papertiger.fast.stepping import act, begin, is_legal, legal, open_match
from papertiger.fast.tables import Switches, switches
from papertiger.madiao import laws
from papertiger.madiao.options import Options

SEATS = laws.SEATS
IN_BYTES = 8


class IllegalActionError(ValueError):
    """An action that its table does not allow: `table` and `action`; nothing was done anywhere."""

    def __init__(self, table: int, action: int) -> None:
        self.table, self.action = table, action
        super().__init__(f"action {action} is not legal at table {table}")

    def __reduce__(self) -> tuple[type[Self], tuple[int, int]]:
        """Whole, it comes out of another process too."""
        return type(self), (self.table, self.action)


class Steps(NamedTuple):
    """What a decision at each table led to; the next step writes into these very arrays.

    `rewards`: int16 (n, 4), stakes, what the hand that was played out with it pays, else 0.
    `passed`: int16 (n, 4), stakes, what hands paid that a declaration ended before anybody was
    asked again. `hand_over`, `match_over`: bool (n). `finals`: int64 (n, 4), money, the totals of
    the match where one is over.
    """

    rewards: Counts
    passed: Counts
    hand_over: Flags
    match_over: Flags
    finals: Words


@kernel
def open_tables(
    start: int,
    stop: int,
    seed: int,
    most: int,
    stake: int,
    redeals: bool,
    rules: Switches,
    tables: Words,
    steps: Steps,
) -> None:
    """Open the tables from `start` to `stop`, each with a match and its first decision."""
    passed, finals, match_over = steps.passed, steps.finals, steps.match_over
    for number in range(start, stop):
        words = tables[number]
        words[CHANCE] = opened(seed, number, STREAM)
        open_match(words)
        match_over[number] = begin(
            words, most, stake, redeals, rules, passed[number], finals[number]
        )


@kernel
def first_illegal(tables: Words, actions: Words, forbid: bool) -> int:
    """The first table whose action is not legal, -1 for none."""
    tables = borrowed(tables)
    for number in range(len(tables)):
        if not is_legal(actions[number], tables[number], forbid):
            return number
    return -1


@kernel
def step_tables(
    start: int,
    stop: int,
    actions: Words,
    most: int,
    stake: int,
    redeals: bool,
    rules: Switches,
    tables: Words,
    steps: Steps,
) -> None:
    """Do an action at each table from `start` to `stop`."""
    tables = borrowed(tables)
    rewards, passed = borrowed(steps.rewards), borrowed(steps.passed)
    finals, hand_over, match_over = borrowed(steps.finals), steps.hand_over, steps.match_over
    for number in range(start, stop):
        hand_over[number], match_over[number] = act(
            tables[number], actions[number], most, stake, redeals, rules,
            rewards[number], passed[number], finals[number],
        )  # fmt: skip


@kernel
def write_legal(start: int, stop: int, forbid: bool, tables: Words, out: Words) -> None:
    """The legal actions of each table as bytes; `out` has `ACTIONS` bytes in whole words."""
    tables = borrowed(tables)
    for number in range(start, stop):
        ups, downs, redeal = legal(tables[number], forbid)
        for word in range(CARDS // IN_BYTES):
            out[number, word] = spread(ups >> (word * IN_BYTES))
            out[number, word + CARDS // IN_BYTES] = spread(downs >> (word * IN_BYTES))
        out[number, 2 * CARDS // IN_BYTES] = spread(3 if redeal else 0)


@kernel
def write_observations(start: int, stop: int, tables: Words, out: Words) -> None:
    """What the seat on turn sees of each table."""
    tables, out = borrowed(tables), borrowed(out)
    for number in range(start, stop):
        observe(tables[number], out[number])


@kernel
def choose_actions(
    start: int, stop: int, seed: int, drawn: int, forbid: bool, tables: Words, actions: Words
) -> None:
    """A legal action for each table, each as likely as every other.

    `drawn`: how many times before: each time has words of its own, one for each table. The seed is
    mixed once more than for the tables, whose words are others.
    """
    tables = borrowed(tables)
    state = opened(mixed(seed), drawn, STREAM)
    for number in range(start, stop):
        word = mixed(state + number * GOLDEN)
        ups, downs, redeal = legal(tables[number], forbid)
        if redeal:
            actions[number] = KEEP + chosen(word, 2)
            continue
        least = popcount(downs)
        place = chosen(word, least + popcount(ups))
        if place < least:
            actions[number] = CARDS + lowest(nth_bit(downs, place))
        else:
            actions[number] = lowest(nth_bit(ups, place - least))


class Batch:
    """`n` tables of Madiao side by side; each waits for a decision of the seat on turn.

    Every table plays matches, one after another, without end: the bank goes round (MD-7.1), and a
    new match begins by itself (MD-7.2). What happens at a table depends on `seed`, its number and
    the actions alone. `options`: None for the preset `source`. `stake`: what every banker names.
    `redeals`: whether those who may demand a redeal are asked (MD-4.5); else nobody demands one.
    `threads`: None for one; the work of a step is shared among them. A batch is for one Python
    thread at a time. `copy.deepcopy` and pickle give another that goes on from here alone.
    `steps`: those of the last step; before the first, what the opening deals paid (`passed`).
    Raises ValueError that names the argument.
    """

    def __init__(
        self,
        n: int,
        seed: int,
        options: Options | None = None,
        *,
        stake: int = 2,
        redeals: bool = True,
        threads: int | None = None,
    ) -> None:
        n, self._threads = size_of(n), threads_of(threads) or 1
        self._seed, self._drawn = seed_of(seed), 0
        self.options = options_of(options)
        self._rules = switches(self.options)
        stake, asks = stake_of(stake, self.options), flag("redeals", redeals)
        self._course = (self.options.max_deals, stake, asks, self._rules)
        self._tables = np.zeros((n, WORDS), np.int64)
        self._legal = np.zeros((n, -(-ACTIONS // IN_BYTES)), np.int64)
        self._observed = np.zeros((n, OBSERVED // IN_BYTES), np.int64)
        self._actions = np.zeros(n, np.int64)
        self.steps = Steps(
            rewards=np.zeros((n, SEATS), np.int16),
            passed=np.zeros((n, SEATS), np.int16),
            hand_over=np.zeros(n, np.bool_),
            match_over=np.zeros(n, np.bool_),
            finals=np.zeros((n, SEATS), np.int64),
        )
        self._share(
            lambda start, stop: open_tables(
                start, stop, self._seed, *self._course, self._tables, self.steps
            )
        )

    def _share(self, run: Callable[[int, int], None]) -> None:
        shared_out(run, len(self._tables), self._threads)

    @property
    def turn(self) -> Seats:
        """The seat that each table waits for: int8 (n)."""
        return self._tables[:, TURN].astype(np.int8)

    @property
    def totals(self) -> Words:
        """The money of the matches that are on: int64 (n, 4)."""
        return self._tables[:, TOTAL : TOTAL + SEATS].copy()

    def legal(self) -> Flags:
        """The actions that are legal now: bool (n, 82), see `columns.ACTIONS`.

        The next call writes into the same array: copy what is to be kept.
        """
        forbid = self._rules.forbid
        self._share(lambda start, stop: write_legal(start, stop, forbid, self._tables, self._legal))
        return self._legal.view(np.bool_)[:, :ACTIONS]

    def observations(self) -> Bytes:
        """What the seats on turn see: uint8 (n, 560), see `observing`.

        The next call writes into the same array: copy what is to be kept.
        """
        self._share(
            lambda start, stop: write_observations(start, stop, self._tables, self._observed)
        )
        return self._observed.view(np.uint8)

    def random_actions(self) -> Words:
        """A legal action for each table, each as likely as every other: int64 (n)."""
        drawn, forbid = self._drawn, self._rules.forbid
        self._share(
            lambda start, stop: choose_actions(
                start, stop, self._seed, drawn, forbid, self._tables, self._actions
            )
        )
        self._drawn += 1
        return self._actions.copy()

    def step(self, actions: ArrayLike) -> Steps:
        """Do an action at each table (n of them), and go on to its next decision.

        Raises IllegalActionError for the first that is not legal, ValueError for another shape or
        for what are not whole numbers; then nothing is done at any table.
        """
        given = np.asarray(actions)
        if given.shape != self._actions.shape or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions must be {len(self._actions)} whole numbers, "
                f"found {given.dtype} of shape {given.shape}"
            )
        words = given.astype(np.int64)
        wrong = first_illegal(self._tables, words, self._rules.forbid)
        if wrong >= 0:
            raise IllegalActionError(wrong, int(given[wrong]))
        self._share(
            lambda start, stop: step_tables(
                start, stop, words, *self._course, self._tables, self.steps
            )
        )
        return self.steps
