"""What a trial of a made-up rule has found, in words. [MO-93] [MO-94]

Needs the parts "mao" and "mao-trial" of the catalog.
"""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from papertiger.mao.events import Unlocked
from papertiger.mao.trial.conflicts import Conflict
from papertiger.mao.trial.watching import Situation
from papertiger.text.catalog import Catalog
from papertiger.text.customs.reading import quotable
from papertiger.text.lines import joined
from papertiger.text.mao import card_name, event_lines

PART = "mao-trial"


def conflict_line(catalog: Catalog, conflict: Conflict, new: str) -> str:
    """What a new rule, by its id, contradicts, with an example and what prevails."""
    arguments: dict[str, Any] = {
        "new": new,
        "other": conflict.other,
        "prevails": conflict.prevails or "",
        "words": quotable(conflict.words),
    }
    lines = [catalog.say(f"conflict-{conflict.kind.replace('_', '-')}", **arguments)]
    if conflict.card is not None and conflict.top is not None:
        card, top = card_name(catalog, conflict.card), card_name(catalog, conflict.top)
        lines.append(catalog.say("conflict-example", card=card, top=top))
    elif conflict.card is not None:
        example = card_name(catalog, conflict.card)
        lines.append(catalog.say("conflict-example-card", card=example))
    how = "conflict-both" if conflict.prevails is None else "conflict-prevails"
    lines.append(catalog.say(how, prevails=conflict.prevails or ""))
    return reduce(joined, lines)


def progress_line(catalog: Catalog, done: int, of: int) -> str:
    """How far a trial is."""
    return catalog.say("trial-progress", done=str(done), of=str(of))


def situation_line(catalog: Catalog, situation: Situation, names: Sequence[str]) -> str:
    """A moment of a hand, and whether a part of the rule followed."""
    if situation.card is not None and situation.other is not None:
        card, other = card_name(catalog, situation.card), card_name(catalog, situation.other)
        return catalog.say("trial-counts", card=card, other=other)
    if situation.card is not None and situation.top is not None and situation.seat is not None:
        said = catalog.say(
            "trial-attempt",
            who=names[situation.seat],
            card=card_name(catalog, situation.card),
            top=card_name(catalog, situation.top),
        )
    else:
        told = [each for each in situation.told if not isinstance(each, Unlocked)]
        lines = [line for each in told for line in event_lines(catalog, each, names)]
        said = catalog.say("trial-separator").join(lines)
    how = "trial-follows" if situation.follows else "trial-follows-not"
    return catalog.say(how, moment=said)
