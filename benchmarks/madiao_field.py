"""The field: what other libraries of games make of random play, a JSON line for each measurement.

`madiao_fast.py` runs it with the Python of the benchmark's own environment. Times are processor
time, of all threads; a decision is an action of a player, forced ones too, deals are not.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from statistics import fmean
from typing import Any

SECONDS = 1.0
"""How long each is measured, at least, beside what must come before."""

TRICK_GAMES = ("hearts", "euchre", "spades", "bridge(use_double_dummy_result=false)")
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "bridge", "gin-rummy", "doudizhu")
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
PGX = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
PGX_TABLES, PGX_STEPS = 1024, 100
ROLLOUTS = 1000

Measured = tuple[float, float]
"""Decisions (or solved boards), seconds."""


def said(library: str, game: str, how: str, kind: str, measure: Callable[[], Measured]) -> None:
    """Measure and print; what fails is named with its reason."""
    line: dict[str, Any] = {"library": library, "game": game, "how": how, "kind": kind}
    try:
        decisions, seconds = measure()
        line |= {"each_second": decisions / seconds}
    except Exception as error:  # noqa: BLE001 whatever it is, it is told
        line |= {"failed": f"{type(error).__name__}: {error}".splitlines()[0][:160]}
    print(json.dumps(line), flush=True)


def until(deadline: float, play: Callable[[], float]) -> Measured:
    """Play on for so many seconds: decisions and the time they took."""
    play()
    start = time.process_time()
    decisions = 0.0
    while time.process_time() - start < deadline:
        decisions += play()
    return decisions, time.process_time() - start


def openspiel() -> None:
    """OpenSpiel: whole games by its C++ bots, rollouts by its C++ evaluator, its Python loop."""
    import pyspiel

    for name in TRICK_GAMES:
        game, title = pyspiel.load_game(name), name.partition("(")[0]

        def measure(how: Callable[[Any], Measured], game: Any = game) -> Callable[[], Measured]:
            return lambda: how(game)

        ways = {
            ("C++: evaluate_bots, whole games", "play-out"): by_bots,
            ("C++: RandomRolloutEvaluator, a dealt hand", "dealt"): by_rollouts,
            ("Python loop, whole games", "play-out"): by_python,
        }
        for (how, kind), way in ways.items():
            said("OpenSpiel", title, how, kind, measure(way))


def spiel_chance(state: Any, rng: random.Random) -> None:
    """Let chance act on a state of OpenSpiel."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, chances)[0])


def to_the_end(state: Any, rng: random.Random) -> int:
    """Play a state of OpenSpiel on at random; the decisions that it took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            spiel_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def by_python(game: Any) -> Measured:
    """The loop in Python."""
    rng = random.Random(1)
    return until(SECONDS, lambda: to_the_end(game.new_initial_state(), rng))


def by_bots(game: Any) -> Measured:
    """The loop of `evaluate_bots` in C++; how many decisions a game has is counted before."""
    import pyspiel

    rng = random.Random(1)
    each = fmean(to_the_end(game.new_initial_state(), rng) for _ in range(500))
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play() -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.randrange(1 << 30))
        return each

    return until(SECONDS, play)


def by_rollouts(game: Any) -> Measured:
    """Two simulations of an MCTS bot: many rollouts from a dealt hand, and from a move on."""
    import pyspiel

    rng = random.Random(1)
    decisions, seconds = 0.0, 0.0
    while seconds < SECONDS / 2:
        state = game.new_initial_state()
        while state.is_chance_node():
            spiel_chance(state, rng)
        left = fmean(to_the_end(state.clone(), rng) for _ in range(50))
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, rng.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 1, False)
        start = time.process_time()
        bot.mcts_search(state)
        seconds += time.process_time() - start
        decisions += ROLLOUTS * (2 * left - 1)
    return decisions, seconds


def rlcard() -> None:
    """RLCard: its environments with observations and legal actions."""
    import rlcard as library

    for name in RLCARD:

        def measure(name: str = name) -> Measured:
            env = library.make(name, config={"seed": 1})

            def play() -> int:
                state, _ = env.reset()
                decisions = 0
                while not env.is_over():
                    state, _ = env.step(random.choice(list(state["legal_actions"])))
                    decisions += 1
                return decisions

            return until(SECONDS, play)

        said("RLCard", name, "env.step", "environment", measure)


def pettingzoo() -> None:
    """PettingZoo classic: its environments by their agents."""
    import numpy as np

    for name in PETTINGZOO:

        def measure(name: str = name) -> Measured:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()

            def play() -> int:
                env.reset()
                decisions = 0
                for _ in env.agent_iter():
                    seen, _, ended, cut, info = env.last()
                    if ended or cut:
                        env.step(None)
                        continue
                    mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                    env.step(int(random.choice(np.flatnonzero(mask))))
                    decisions += 1
                return decisions

            return until(SECONDS, play)

        said("PettingZoo", name, "env.step", "environment", measure)


def pokerkit() -> None:
    """PokerKit: four players of limit hold'em; everything but their decisions is automatic."""
    from pokerkit import Automation, FixedLimitTexasHoldem

    def play() -> int:
        state = FixedLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 4, 200, 4)
        decisions = 0
        while state.status:
            may = [
                act
                for can, act in (
                    (state.can_fold, state.fold),
                    (state.can_check_or_call, state.check_or_call),
                    (state.can_complete_bet_or_raise_to, state.complete_bet_or_raise_to),
                )
                if can()
            ]
            random.choice(may)()
            decisions += 1
        return decisions

    said("PokerKit", "limit hold'em", "State", "play-out", lambda: until(SECONDS, play))


def pgx() -> None:
    """Pgx on the processor: tables side by side, compiled, with observations."""
    import jax
    import pgx as library
    from jax import numpy as jnp
    from pgx.experimental.wrappers import auto_reset

    for name in PGX:

        def measure(name: str = name) -> Measured:
            env = library.make(name)
            step = jax.vmap(auto_reset(env.step, env.init))

            @jax.jit
            def steps(state: Any, key: Any) -> Any:
                def one(state: Any, key: Any) -> Any:
                    choosing, chance = jax.random.split(key)
                    scores = jnp.where(state.legal_action_mask, 0.0, -1e9)
                    action = jax.random.categorical(choosing, scores, axis=1)
                    state = step(state, action, jax.random.split(chance, PGX_TABLES))
                    return state, state.observation.sum()

                return jax.lax.scan(one, state, jax.random.split(key, PGX_STEPS))

            key = jax.random.PRNGKey(1)
            state = jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_TABLES))

            def play() -> int:
                jax.block_until_ready(steps(state, key))
                return PGX_TABLES * PGX_STEPS

            return until(SECONDS, play)

        said("Pgx", name, f"{PGX_TABLES} tables, jitted", "environment", measure)


def endplay() -> None:
    """DDS by endplay: full boards of bridge solved, of which it does not say the positions."""
    from endplay.dds import solve_board
    from endplay.dealer import generate_deals

    def measure() -> Measured:
        deals = list(generate_deals(seed=1, produce=40))
        return until(SECONDS, lambda: float(len([solve_board(deal) for deal in deals])))

    said("endplay", "bridge", "DDS solve_board, 13 cards each", "solver", measure)


LIBRARIES = {
    "open_spiel": openspiel,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "pokerkit": pokerkit,
    "pgx": pgx,
    "endplay": endplay,
}

if __name__ == "__main__":
    LIBRARIES[sys.argv[1]]()
