"""How long exact search takes with every card open, by the cards in a hand.

    python benchmarks/madiao_solver.py            the tables, into benchmarks/README.md
    python benchmarks/madiao_solver.py --dry      the tables, printed only
    python benchmarks/madiao_solver.py --each 50  of fewer endings
    python benchmarks/madiao_solver.py --json     positions a second only, a line for madiao_fast.py

Endings come out of random deals by random play that beats more often than not. Processor time, one
thread, a new search each time; every value is exact.
"""

import argparse
import json
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import numpy as np  # noqa: E402 the path is set above
from madiao_table import machine, written_between  # noqa: E402 as above

from papertiger.madiao.options import PRESETS, Options  # noqa: E402 as above
from papertiger.madiao.tricks import Face, discards  # noqa: E402 as above
from papertiger.solver import Move, Payoff, Position, Solver  # noqa: E402 as above
from tests.solver.endings import random_ending  # noqa: E402 as above

SEED = 1_610
EACH = 250
TABLE_BITS = 20
WANTED = ((4, "median", 0.2), (6, "median", 20), (8, "median", 200), (8, "mean", 2000))
"""Of the true payment, by cards in a hand: at most so many milliseconds."""

README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- madiao_solver: begin -->", "<!-- madiao_solver: end -->"


def without_fines(rng: Random, position: Position) -> Move:
    """A beat more often than not where there is one; nobody discards face up."""
    moves = [
        move
        for move in position.moves()
        if move[1] is Face.DOWN or not discards(position.board, move[0])
    ]
    ups = [move for move in moves if move[1] is Face.UP]
    return rng.choice(ups if ups and rng.random() < 0.7 else moves)


def ending(rng: Random, cards: int, options: Options) -> Position:
    """A position before a lead, with so many cards a hand."""
    return random_ending(rng, cards, options, choose=without_fines)


def endings(
    rng: Random, cards: int, options: Options, each: int, *, banker: bool
) -> list[Position]:
    """So many of them with one side on lead."""
    found: list[Position] = []
    while len(found) < each:
        position = ending(rng, cards, options)
        if (position.turn == position.deal.banker) == banker:
            found.append(position)
    return found


def timed(solver: Solver, positions: list[Position], payoff: Payoff) -> tuple[list[float], int]:
    """Milliseconds for each, and how many positions were looked at in all."""
    times, looked = [], 0
    for position in positions:
        began = time.process_time()
        low, high = solver.value(position, payoff)
        times.append((time.process_time() - began) * 1000)
        looked += solver.positions
        if low != high:
            raise SystemExit(f"not solved: {position}")
    return times, looked


def row(name: str, times: list[float], looked: int) -> str:
    """A line of a table."""
    figures = [
        np.median(times), np.mean(times), *np.percentile(times, [95, 99]), max(times),
    ]  # fmt: skip
    told = " | ".join(f"{each:.3g}" for each in figures)
    return f"| {name} | {told} | {looked / len(times):,.0f} |"


def tables(each: int) -> str:
    """Everything that was measured, as Markdown."""
    solver = Solver(TABLE_BITS)
    timed(solver, endings(Random(SEED), 8, PRESETS["source"], 5, banker=True), Payoff.PAYMENT)
    found = [f"{datetime.now(UTC):%Y-%m-%d}, {machine()}; ms; {2 * each} endings each.", ""]
    goals: list[tuple[str, float, float]] = []
    for preset, payoff in (
        ("source", Payoff.PAYMENT),
        ("ming", Payoff.PAYMENT),
        ("source", Payoff.TRICKS),
    ):
        rng = Random(SEED)
        found += [
            f"| {payoff}, preset `{preset}` | median | mean | 95th | 99th | worst | looked at |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        for cards in range(3, 9):
            all_times, all_looked = [], 0
            for banker in (True, False):
                positions = endings(rng, cards, PRESETS[preset], each, banker=banker)
                timed(solver, positions[:1], payoff)
                times, looked = timed(solver, positions, payoff)
                all_times += times
                all_looked += looked
                leader = "the banker leads" if banker else "another leads"
                found.append(row(f"{cards} cards, {leader}", times, looked))
            averages = {"median": np.median(all_times), "mean": np.mean(all_times)}
            goals += [
                (f"{cards} cards, `{preset}`, {average}", averages[average], wanted)
                for of, average, wanted in WANTED
                if payoff is Payoff.PAYMENT and of == cards
            ]
            found.append(row(f"**{cards} cards**", all_times, all_looked))
            print(found[-1], flush=True)
        found.append("")
    found += ["| to reach | wanted, ms | found, ms | |", "| --- | ---: | ---: | --- |"]
    for name, took, wanted in goals:
        verdict = "yes" if took <= wanted else "no"
        found.append(f"| {name} | <= {wanted:g} | {took:.3g} | {verdict} |")
    return "\n".join(found) + "\n"


def each_second() -> None:
    """A line for the table of `madiao_fast.py`."""
    rng, solver = Random(SEED), Solver(TABLE_BITS)
    positions = [ending(rng, 8, PRESETS["source"]) for _ in range(20)]
    solver.value(positions[0])
    times, looked = timed(solver, positions, Payoff.PAYMENT)
    taken = sum(times) / 1000
    for how, number in (("full hands", len(times)), ("positions looked at", looked)):
        told = {
            "kind": "solver", "library": "Paper Tiger", "game": "Madiao, true payment, `source`",
            "how": how, "each_second": number / taken,
        }  # fmt: skip
        print(json.dumps(told))


def main() -> None:
    """Measure, and print or write."""
    parser = argparse.ArgumentParser(description="How long exact search takes.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--dry", action="store_true", help="print, write nothing")
    parser.add_argument("--each", type=int, default=EACH, help="endings with each side on lead")
    choice.add_argument("--json", action="store_true", help="positions a second, as JSON lines")
    asked = parser.parse_args()
    if asked.json:
        each_second()
        return
    found = tables(asked.each)
    print(found)
    if not asked.dry:
        text = README.read_text(encoding="utf-8")
        README.write_text(written_between(text, BEGIN, END, found), encoding="utf-8")


if __name__ == "__main__":
    main()
