"""What a player may do: the closed union of moves, as scenarios and records name them."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from papertiger.mao.cards import Card, Suit
from papertiger.mao.customs import Custom, Verdict
from papertiger.mao.gestures import Gesture

MOST_TEXT = 500

Text = Annotated[str, Meta(max_length=MOST_TEXT)]


class Deal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="deal"):
    """The dealer deals that many cards to each. [MO-7]"""

    cards: int = 5


class TurnUp(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="turn_up"):
    """The dealer turns the first card up; `hold`: a jack stays under the finger. [MO-11]"""

    hold: bool = False


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """Pick up and look at the own hand. [MO-9]"""


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """Play a card; `hold`: the finger stays on it, if it is a jack. [MO-16] [MO-41]"""

    card: Card
    hold: bool = False


class Draw(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="draw"):
    """Touch the stock and so take its top card. [MO-16] [MO-22]"""


class Call(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="call"):
    """Call a suit: on the held jack, or in the race. [MO-41] [MO-42]"""

    suit: Suit


class Release(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="release"):
    """Let the jack go. [MO-41]"""


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    """Say or type anything. [MO-48] [MO-54]"""

    text: Text


class Gesticulate(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="gesture"):
    """Make a gesture that a made-up rule may ask for. [MO-92]"""

    name: Gesture


class GivePenalty(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="penalty"):
    """Give another seat a penalty card, with the reason: a code, a rule's id, or `other`. [MO-68]

    `text` says what it is about when the reason is `other`.
    """

    target: int
    reason: Text
    text: Text = ""


class BadCall(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="bad_call"):
    """Hand a penalty back to who gave it. [MO-70]"""

    penalty: int


class Dispute(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="dispute"):
    """Ask for a vote on a penalty. [MO-72]"""

    penalty: int


class Vote(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="vote"):
    """Vote on a penalty: `uphold` it or not. [MO-72]"""

    penalty: int
    uphold: bool


class PointOfOrder(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="point_of_order"
):
    """Call a point of order. [MO-60]"""


class EndPointOfOrder(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="end_point_of_order"
):
    """End the own point of order, or vote for the end of another's. [MO-64] [MO-65]"""


class MakeRule(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="make_rule"):
    """Add a rule after three wins; `secret` asks for one that only the maker knows. [MO-89]

    `verdict` comes from whoever runs the table and has tried the rule out, and never from who makes
    it. [MO-94]
    """

    rule: Custom
    secret: bool = False
    verdict: Verdict = Verdict.ACCEPTED


class DeclineRule(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="decline_rule"
):
    """Give up the right to make a rule now. [MO-89]"""


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="leave"):
    """Go away; the hand is kept. Sent too when a connection is lost past its grace. [MO-97]"""


class Return(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="return"):
    """Come back to the kept hand. [MO-97]"""


class Quit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="quit"):
    """Leave for good. [MO-97]"""


class AgreeEnd(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="agree_end"):
    """Wish for another end of the game; it changes when all seats wish for the same. [MO-3]"""

    end: Text


class TimeIsUp(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="time_is_up"):
    """The agreed hour of the clock on the wall has come. [MO-3] [MO-4]

    Whoever runs the table sends it, in any seat's name; it is taken from no player.
    """


Move: TypeAlias = (
    Deal
    | TurnUp
    | Look
    | Play
    | Draw
    | Call
    | Release
    | Say
    | Gesticulate
    | GivePenalty
    | BadCall
    | Dispute
    | Vote
    | PointOfOrder
    | EndPointOfOrder
    | MakeRule
    | DeclineRule
    | Leave
    | Return
    | Quit
    | AgreeEnd
    | TimeIsUp
)
