"""How large a made-up rule may be, and what no rule may do, with the place of the fault. [MO-92]

The bounds of single values stand with their types; here are those of the whole.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, ValidationError, convert, to_builtins

from papertiger.mao.customs.conditions import Says
from papertiger.mao.customs.effects import Say, fault_in
from papertiger.mao.customs.faults import Fault
from papertiger.mao.customs.phrases import MOST_TIMES, fault_of
from papertiger.mao.customs.triggers import Always

MOST_PARTS = 12
MOST_EFFECTS = 12
MOST_NODES = 200
MOST_NODES_IN_FORCE = 4000
"""So many nodes all rules in force have together at most: a step stays short."""
DEEPEST = 4
"""So many rules may follow from one another before the chain stops."""
MOST_DEEDS = 64
"""So many deeds follow from one input at most; penalties, turns and cards count four times."""
MOST_JUDGED = 4000
"""So many nodes of rules are looked at for one input at most; then the chain stops."""
MOST_DRAWN = 24
"""So many cards go from the stock by rules for one input at most."""
MOST_RULES = 60
"""So many rules are in force at most."""


class FaultyRuleError(ValueError):
    """What no rule may be: `path` into the value, as `$.parts[0].then[1]`."""

    def __init__(self, path: str, fault: Fault) -> None:
        """`fault` says why."""
        words = fault.english.format(most=MOST_NODES, times=MOST_TIMES)
        super().__init__(f"no rule can be so: {words} - at `{path}`")
        self.path = path
        self.fault = fault


class BeyondBoundsError(ValueError):
    """A value of a rule that no decoder would have taken: `path` as in `FaultyRuleError`."""

    def __init__(self, path: str, words: str) -> None:
        """`words` say what was expected."""
        super().__init__(f"no rule can be so: {words} - at `{path}`")
        self.path = path


def refuse_rule(parts: tuple[Any, ...], kind: Any) -> None:
    """Raise `FaultyRuleError` for a rule that is too large or does what no rule may.

    `kind`: the type of the parts. Its bounds hold for values that were never decoded, too: else
    it is a `BeyondBoundsError`.
    """
    _refuse_size(parts)
    _refuse_bounds(parts, kind)
    for path, value in walk(parts, "$.parts"):
        if isinstance(value, Says):
            _refuse_words(value.words, f"{path}.words")
        elif isinstance(value, Say):
            _refuse_say(value, path)
    for place, part in enumerate(parts):
        if isinstance(part.when, Always) and part.given is not None:
            raise FaultyRuleError(f"$.parts[{place}].if", Fault.NO_CONDITION)
        for number, effect in enumerate(part.then):
            fault = fault_in(effect, part.when)
            if fault is not None:
                raise FaultyRuleError(f"$.parts[{place}].then[{number}]", fault)


def _refuse_size(parts: tuple[Any, ...]) -> None:
    try:
        nodes = nodes_of(parts)
    except RecursionError:
        nodes = MOST_NODES + 1
    if nodes > MOST_NODES:
        raise FaultyRuleError("$.parts", Fault.TOO_LARGE)


def _refuse_bounds(parts: tuple[Any, ...], kind: Any) -> None:
    """The bounds that stand with the types, for values of any origin."""
    try:
        convert(to_builtins(parts), kind)
    except ValidationError as error:
        words, _, path = str(error).partition(" - at `$")
        raise BeyondBoundsError(f"$.parts{path.rstrip('`')}", words) from None
    except (TypeError, ValueError) as error:
        raise BeyondBoundsError("$.parts", str(error)) from None


def nodes_of(value: Any) -> int:
    """How many nodes a rule, or a part of one, has."""
    if isinstance(value, Struct):
        return 1 + sum(nodes_of(getattr(value, name)) for name in value.__struct_fields__)
    return sum(map(nodes_of, value)) if isinstance(value, tuple) else 0


def _refuse_words(words: tuple[str, ...], path: str, *, blanks: bool = False) -> None:
    """Words that the base rules ask for are neither asked for nor forbidden. [MO-92]"""
    for place, word in enumerate(words):
        fault = fault_of(word, blanks=blanks)
        if fault is not None:
            raise FaultyRuleError(f"{path}[{place}]", fault)


def _refuse_say(say: Say, path: str) -> None:
    """Phrases that nobody can say, or with a blank that nothing fills. [MO-92]"""
    _refuse_words(say.phrases, f"{path}.phrases", blanks=True)
    if say.again and (fault := fault_of(say.again)) is not None:
        raise FaultyRuleError(f"{path}.again", fault)
    for place, phrase in enumerate(say.phrases):
        if say.missing(phrase) is not None:
            raise FaultyRuleError(f"{path}.phrases[{place}]", Fault.UNFILLED)
    if say.too_often:
        raise FaultyRuleError(f"{path}.number", Fault.TOO_OFTEN)


def walk(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every value of a rule with the path to it, from the outside in."""
    yield path, value
    if isinstance(value, Struct):
        names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
        for name, encoded in names:
            yield from walk(getattr(value, name), f"{path}.{encoded}")
    elif isinstance(value, tuple):
        for place, each in enumerate(value):
            yield from walk(each, f"{path}[{place}]")
