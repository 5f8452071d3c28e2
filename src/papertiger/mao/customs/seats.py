"""Seats as rules speak of them: always from where the actor sits, never by name. [MO-92]

To add one: its Struct, its case in `seats_of`, its place in `Who`.
"""

from collections.abc import Callable, Iterable
from typing import Annotated, TypeAlias, assert_never

from msgspec import Meta, Struct

from papertiger.mao import laws
from papertiger.mao.customs.faces import Cards, is_among
from papertiger.mao.customs.scene import CHOSEN, Scene

NAME = r"^[a-z][a-z0-9_]{0,23}$(?!\n)"
Name: TypeAlias = Annotated[str, Meta(pattern=NAME, extra={"unit": "name"})]
"""The name of a mark, a tally or a choice of a rule."""


class SeatNode(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="who"
):
    """Players, as a rule speaks of them."""


class Actor(SeatNode, frozen=True, tag="actor"):
    """Whose act it is: who played, drew, spoke, was skipped or penalised."""


class Beside(SeatNode, frozen=True, tag="beside"):
    """The seat so many places on in the direction of play; below 0: back."""

    places: Annotated[int, Meta(ge=-11, le=11)]


class ToTheLeft(SeatNode, frozen=True, tag="left"):
    """The seat so many places clockwise, whatever the direction of play; below 0: the other way."""

    places: Annotated[int, Meta(ge=-11, le=11)]


class Across(SeatNode, frozen=True, tag="across"):
    """The seat across the table: half of the players on, one less if they are odd."""


class Fewest(SeatNode, frozen=True, tag="fewest"):
    """Every player with the fewest cards."""


class Most(SeatNode, frozen=True, tag="most"):
    """Every player with the most cards."""


class Everybody(SeatNode, frozen=True, tag="everybody"):
    """All players, the actor first, then in the direction of play."""


class Others(SeatNode, frozen=True, tag="others"):
    """All players but the actor, in the direction of play."""


class Chosen(SeatNode, frozen=True, tag="chosen"):
    """The player whom somebody chose under that name, and no number that the rule keeps. [MO-92]"""

    name: Name


class Bearer(SeatNode, frozen=True, tag="bearer"):
    """Every player who bears that mark."""

    mark: Name


class LastToPlay(SeatNode, frozen=True, tag="last_to_play"):
    """Who last laid one of these cards, before the card of the moment."""

    cards: Cards


Who: TypeAlias = (
    Actor
    | Beside
    | ToTheLeft
    | Across
    | Fewest
    | Most
    | Everybody
    | Others
    | Chosen
    | Bearer
    | LastToPlay
)


def seats_of(who: Who, scene: Scene) -> tuple[int, ...]:  # noqa: C901 one each
    """The seats that are meant now; none of them gone for good."""
    actor, gone = scene.happening.seat, scene.gone
    match who:
        case Actor():
            found: tuple[int, ...] = (actor,)
        case Beside():
            found = (_places_on(scene, actor, who.places, scene.direction),)
        case ToTheLeft():
            found = (_places_on(scene, actor, who.places, 1),)
        case Across():
            found = (_places_on(scene, actor, gone.count(False) // 2, scene.direction),)
        case Fewest():
            found = _holding(scene, min)
        case Most():
            found = _holding(scene, max)
        case Everybody():
            found = _round(scene)
        case Others():
            found = _round(scene)[1:]
        case Chosen():
            found = (scene.tally(who.name, CHOSEN) - 1,)
        case Bearer():
            found = tuple(seat for seat in _round(scene) if scene.is_marked(who.mark, seat))
        case LastToPlay():
            before = zip(scene.faces[1:], scene.laid[1:], strict=True)
            laid = (each.seat for face, each in before if is_among(face, who.cards))
            found = tuple(laid)[:1]
        case _:
            assert_never(who)
    return tuple(seat for seat in found if 0 <= seat < len(gone) and not gone[seat])


def _places_on(scene: Scene, seat: int, places: int, direction: int) -> int:
    """A seat so many places on, past those who are gone."""
    if all(scene.gone):
        return seat
    return laws.next_seat(seat, direction if places > 0 else -direction, scene.gone, abs(places))


def _holding(scene: Scene, extreme: Callable[[Iterable[int]], int]) -> tuple[int, ...]:
    """Who holds the fewest cards, or the most, of those who play."""
    seats = [seat for seat in _round(scene) if not scene.gone[seat]]
    if not seats:
        return ()
    count = extreme(scene.hands[seat] for seat in seats)
    return tuple(seat for seat in seats if scene.hands[seat] == count)


def _round(scene: Scene) -> tuple[int, ...]:
    seats = len(scene.hands)
    actor = scene.happening.seat
    return tuple((actor + place * scene.direction) % seats for place in range(seats))
