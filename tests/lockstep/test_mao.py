"""The engine of Mao and the naive referee, written from the text alone, agree line by line."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from papertiger.mao import scenario
from tests.conftest import FullCount
from tests.naive_mao import referee
from tests.naive_mao.reading import MalformedError
from tests.naive_mao.sessions import lines

Line = dict[str, Any]
KEYS = ("at", "number", "seat", "by", "reason", "cards")
LENGTH = 80


def test_mao_engine_and_naive_referee_agree(full_count: FullCount) -> None:
    """Random sessions, full of slips, times at the deadlines, lag, and every act there is."""
    for seed in range(full_count(20_000)):
        session = lines(seed, LENGTH)
        for line, (engine, naive) in enumerate(together(session), 1):
            if tie(engine, naive):
                break
            assert engine == naive, f"seed {seed}, line {line}: {session[line - 1]}"


def together(session: list[str]) -> Iterator[tuple[list[Line], list[Line]]]:
    """What both say to each line, by the contract of the scenario format."""
    return zip(answers(scenario.run(session)), answers(referee.run(session)), strict=True)


def answers(said: Iterable[Line]) -> Iterator[list[Line]]:
    """The answers to one line after another: penalties, whether it was refused, the state."""
    answer: list[Line] = []
    for line in whole(said):
        plain = json.loads(json.dumps(line))
        if plain.get("event") == "penalty":
            answer.append({key: plain[key] for key in KEYS})
        elif "refused" in plain:
            answer.append({"refused": plain["at"]})
        elif "state" in plain or "malformed" in plain:
            yield [*answer, plain]
            answer = []


def whole(said: Iterable[Line]) -> Iterator[Line]:
    """All that is said, and at the end whether the line after it was malformed."""
    try:
        yield from said
    except (scenario.ScenarioError, MalformedError):
        yield {"malformed": True}


def tie(engine: list[Line], naive: list[Line]) -> bool:
    """Whether only the order of penalties of one millisecond differs, and so their numbers.

    From there on the two speak of different numbers, and are not compared.
    """

    def unordered(answer: list[Line]) -> list[str]:
        numberless = ({**line, "number": 0} for line in answer)
        return sorted(json.dumps(line, sort_keys=True) for line in numberless)

    return engine != naive and unordered(engine) == unordered(naive)
