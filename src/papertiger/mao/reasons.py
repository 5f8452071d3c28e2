"""Reasons for penalty cards: one code for every breach of the base rules. [MO-83]"""

from enum import StrEnum


class Reason(StrEnum):
    """What was breached. `OTHER` has its own words.

    Announced rules have their ids instead, secret ones `Unnamed`. [MO-91]
    """

    EARLY_LOOK = "early_look"
    DELAY = "delay"
    OUT_OF_TURN = "out_of_turn"
    MISPLAY = "misplay"
    UNNAMED_SPADE = "unnamed_spade"
    NO_SUIT_CALL = "no_suit_call"
    QUESTION = "question"
    NO_THANKS = "no_thanks"
    NO_DRAW = "no_draw"
    LOOK_IN_POINT_OF_ORDER = "look_in_point_of_order"
    NO_LAST_CARD = "no_last_card"
    NO_NAME = "no_name"
    SAID_NAME = "said_name"


class Unnamed(StrEnum):
    """What was breached of a secret rule, and never which rule. [MO-91]

    `SECRET_RULE` leaves even that open: so calls who knows the rule, or who only knows that one
    was broken.
    """

    SECRET_RULE = "secret_rule"  # noqa: S105 a reason
    NOT_SAID = "not_said"
    NOT_GESTURED = "not_gestured"
    TOO_SLOW = "too_slow"
    WRONG_WORDS = "wrong_words"
    WRONG_CARD = "wrong_card"
    WRONG_ACT = "wrong_act"


OTHER = "other"

CLAUSES: dict[Reason, str] = {
    Reason.EARLY_LOOK: "MO-10",
    Reason.DELAY: "MO-18",
    Reason.OUT_OF_TURN: "MO-26",
    Reason.MISPLAY: "MO-78",
    Reason.UNNAMED_SPADE: "MO-48",
    Reason.NO_SUIT_CALL: "MO-43",
    Reason.QUESTION: "MO-53",
    Reason.NO_THANKS: "MO-77",
    Reason.NO_DRAW: "MO-39",
    Reason.LOOK_IN_POINT_OF_ORDER: "MO-62",
    Reason.NO_LAST_CARD: "MO-55",
    Reason.NO_NAME: "MO-59",
    Reason.SAID_NAME: "MO-52",
}
"""The clause under which each breach is a breach."""
