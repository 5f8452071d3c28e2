"""JSON that is no rule: each with the path and the code of what is wrong with it."""

import json
from typing import Any

DEEP = 100_000


def of_part(**fields: Any) -> str:
    """A rule whose only part has these fields."""
    part = {"when": {"when": "played"}, "then": [{"do": "draw"}]} | fields
    return json.dumps({"id": "r1", "text": "x", "judged": False, "parts": [part]})


def of_effect(**fields: Any) -> str:
    """A rule with this one effect."""
    return of_part(then=[fields])


THEN = "$.parts[0].then[0]"
NO_RECORDS = {
    "null": ("$", "wrong-kind"),
    "true": ("$", "wrong-kind"),
    "7": ("$", "wrong-kind"),
    "7.5": ("$", "wrong-kind"),
    '"rule"': ("$", "wrong-kind"),
    "[]": ("$", "wrong-kind"),
    "[" * DEEP + "]" * DEEP: ("$", "too-deep"),
    "{}": ("$", "absent"),
    '{"id": "r1"}': ("$", "absent"),
    '{"id": "r1", "text": ""}': ("$.text", "empty-text"),
    '{"id": "r1", "text": "' + "x" * 501 + '"}': ("$.text", "long-text"),
    '{"id": "r1", "text": "\\ud83d"}': ("$.text", "half-sign"),
    '{"id": "R1", "text": "x"}': ("$.id", "form"),
    '{"id": "r1", "id": "r2", "text": "x"}': ("$", "given-twice"),
    '{"id": "r1", "text": "x", "judgd": true}': ("$", "unknown-field"),
    '{"id": "r1", "text": "x", "judged": 1}': ("$.judged", "wrong-kind"),
    '{"id": "r1", "text": "x", "judged": false}': ("$", "judged-or-parts"),
    '{"id": "r1", "text": "x", "parts": null}': ("$.parts", "wrong-kind"),
    '{"id": "r1", "text": "x", "judged": false, "parts": []}': ("$.parts", "too-few"),
    of_part(when={"when": "plaid"}): ("$.parts[0].when.when", "unknown"),
    of_part(when={"when": 1}): ("$.parts[0].when.when", "wrong-kind"),
    of_part(when={}): ("$.parts[0].when", "absent"),
    of_part(when="played"): ("$.parts[0].when", "wrong-kind"),
    of_part(then=[{"do": "draw"}] * 13): ("$.parts[0].then[12]", "too-many"),
    of_part(then=[[]]): (THEN, "wrong-kind"),
    of_effect(do="draw", cards=99): (f"{THEN}.cards", "more"),
    of_effect(do="draw", cards=10**4000): (f"{THEN}.cards", "more"),
    of_effect(do="draw", cards=0): (f"{THEN}.cards", "less"),
    of_effect(do="draw", cards=True): (f"{THEN}.cards", "wrong-kind"),
    of_effect(do="draw", cards=1.5): (f"{THEN}.cards", "wrong-kind"),
    of_effect(do="gesture", name="Bow"): (f"{THEN}.name", "unknown"),
    of_effect(do="allow", out_of_turn="no"): (f"{THEN}.out_of_turn", "wrong-kind"),
    of_effect(do="forbid"): (THEN, "fault-only-attempted"),
    of_effect(do="say", phrases=["thank you"]): (f"{THEN}.phrases[0]", "fault-taken"),
    of_effect(do="say", phrases=["a\udc00"]): (f"{THEN}.phrases[0]", "half-sign"),
}
