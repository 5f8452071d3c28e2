"""Where a made-up rule can start from: common rules with blanks, in order of how often they come.

To add one: its row in `STARTS`; what it is called is what it reads like.
"""

from typing import Any

from papertiger.text.catalog import Catalog
from papertiger.text.customs.form import Form
from papertiger.text.customs.reading import part_sentence

PLAYED: dict[str, Any] = {"when": {"when": "played"}}
ATTEMPTED: dict[str, Any] = {"when": {"when": "attempted"}}
ALWAYS: dict[str, Any] = {"when": {"when": "always"}}
CARD: dict[str, Any] = {"if": {"if": "card"}}
AFTER: dict[str, Any] = {"if": {"if": "card", "back": 1}}
BOTH: dict[str, Any] = {"if": {"if": "all", "of": [{"if": "card"}, {"if": "card", "back": 1}]}}
NEXT: dict[str, Any] = {"who": {"who": "beside", "places": 1}}

EMPTY, FREE = "empty", "free"

STARTS: dict[str, tuple[dict[str, Any], ...]] = {
    "say": (PLAYED | CARD | {"then": [{"do": "say"}]},),
    "all-say": (PLAYED | CARD | {"then": [{"do": "say", "who": {"who": "everybody"}}]},),
    "say-after": (PLAYED | AFTER | {"then": [{"do": "say"}]},),
    "gesture": (PLAYED | CARD | {"then": [{"do": "gesture"}]},),
    "silence": (PLAYED | CARD | {"then": [{"do": "silence"}]},),
    "skip": (PLAYED | CARD | {"then": [{"do": "skip"}]},),
    "reverse": (PLAYED | CARD | {"then": [{"do": "reverse"}]},),
    "again": (PLAYED | CARD | {"then": [{"do": "again"}]},),
    "draw": (PLAYED | CARD | {"then": [{"do": "draw", **NEXT}]},),
    "hurry": (PLAYED | CARD | {"then": [{"do": "hurry", **NEXT}]},),
    "swap": (PLAYED | CARD | {"then": [{"do": "swap", **NEXT}]},),
    "allow": (ATTEMPTED | BOTH | {"then": [{"do": "allow"}]},),
    "forbid": (ATTEMPTED | BOTH | {"then": [{"do": "forbid"}]},),
    "count-as": (ALWAYS | {"then": [{"do": "count_as"}]},),
    "act-as": (ALWAYS | {"then": [{"do": "act_as"}]},),
    "say-drawn": ({"when": {"when": "drawn"}, "then": [{"do": "say"}]},),
    "say-hand": ({"when": {"when": "hand"}, "then": [{"do": "say"}]},),
    "taboo": ({"when": {"when": "spoke"}, "if": {"if": "says"}, "then": [{"do": "breaks"}]},),
    EMPTY: ({"then": [{}]},),
    FREE: (),
}
"""The starts by name: the parts of each in the record form, with blanks. None: free text."""


def start(name: str, rule_id: str, text: str = "") -> Form:
    """A form that starts so; raises KeyError for a start that is not there."""
    parts = STARTS[name]
    named = {"id": rule_id} | ({"text": text} if text else {})
    if not parts:
        return Form(named | {"judged": True})
    return Form(named | {"judged": False, "parts": [dict(part) for part in parts]})


def start_words(catalog: Catalog, name: str) -> str:
    """What a start is called. Needs the part "customs" of the catalog."""
    if name in (EMPTY, FREE):
        return catalog.say(f"custom-start-{name}")
    return " ".join(part_sentence(catalog, part) for part in STARTS[name])
