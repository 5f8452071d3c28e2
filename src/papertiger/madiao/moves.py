"""What a player may do: the closed union of moves."""

from typing import TypeAlias

from msgspec import Struct

from papertiger.madiao.cards import Card
from papertiger.madiao.tricks import Face


class NameStake(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="name_stake"):
    """The banker names the stake of the hand. [MD-2.3]"""

    stake: int


class Cut(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="cut"):
    """The dealer lifts that many cards off the pack, 1 to 39. [MD-3.1]"""

    depth: int


class DemandRedeal(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="demand_redeal"
):
    """A player with five cards of a suit has the cards dealt again. [MD-4.5]"""


class WaiveRedeal(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="waive_redeal"
):
    """A player keeps the cards as they are. [MD-4.5]"""


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """A player lays a card into the trick. [MD-5.2] [MD-5.4]"""

    card: Card
    face: Face = Face.UP


Move: TypeAlias = NameStake | Cut | DemandRedeal | WaiveRedeal | Play
