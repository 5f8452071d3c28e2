"""A rule tried out at the table, and what has been found, in words."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from papertiger.client import Table
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.trial import Conflict
from papertiger.text.catalog import Catalog
from papertiger.text.customs.trial import conflict_line
from papertiger.wire.news import Refusal

Tell = Callable[[int, int], None]
"""Is told of how many hands how many are over."""


@dataclass(frozen=True)
class Found:
    """What a trial has found: what the rule contradicts, and why it cannot be made, if so."""

    conflicts: tuple[str, ...] = ()
    refused: str = ""


async def try_out(
    at: Table, rule: Custom, known: Iterable[InForce], words: Catalog,
    why: Callable[[Refusal], str], tell: Tell,
) -> Found:  # fmt: skip
    """Have the table try a rule out. `known`: what its maker knows. Raises ClientError."""
    watching = asyncio.create_task(_watch(at, tell))
    try:
        tried = await at.try_rule(rule)
    finally:
        watching.cancel()
        await asyncio.wait([watching])
    names = {each.rule.id: each.rule.text for each in known}
    conflicts = tuple(_contradicts(words, each, rule, names) for each in tried.conflicts)
    return Found(conflicts, "" if tried.refused is None else why(tried.refused))


async def _watch(at: Table, tell: Tell) -> None:
    """Tell how far the trial is, whenever it is farther."""
    last = at.trying
    while True:
        await at.until(lambda: at.trying != last)  # noqa: B023 asked in this turn
        last = at.trying
        if last is not None:
            tell(*last)


def _contradicts(words: Catalog, conflict: Conflict, rule: Custom, names: Mapping[str, str]) -> str:
    """What a rule contradicts, both called by their names."""
    named = {**names, rule.id: rule.text}
    other = named.get(conflict.other, conflict.other)
    prevails = conflict.prevails and named.get(conflict.prevails, conflict.prevails)
    return conflict_line(words, replace(conflict, other=other, prevails=prevails), rule.text)
