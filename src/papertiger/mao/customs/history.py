"""What made-up rules caught: kept while a session lasts, told when it is over. [MO-91]"""

from msgspec import Struct

from papertiger.mao.customs.custom import InForce
from papertiger.mao.reasons import Unnamed

MOST_CAUGHT = 1000
"""So many breaches of made-up rules are remembered at most, the newest ones."""


class Caught(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A breach of a made-up rule, by its number: in which deal, when, whose, what.

    `at`: ms of play time after the deal; `penalty`: the number of the penalty that was given for
    it, None where nobody noticed.
    """

    rule: int
    deal: int
    at: int
    seat: int
    what: Unnamed
    penalty: int | None = None


class History(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A made-up rule laid open at the end of a session, with its maker and all that it caught."""

    rule: InForce
    caught: tuple[Caught, ...] = ()
