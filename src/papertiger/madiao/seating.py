"""Who sits where, and who is the first banker: by drawing cards or by dice. [MD-2.2] [MD-4.4]"""

from msgspec import Struct

from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, Card

DIE = 6


class Contest(Struct, frozen=True):
    """Dice in progress: the players ranked so far, and the faces rolled in the group that ties.

    `groups` stands from the highest; players in one group are not yet told apart. The first
    group that must be, rolls: each of its players two dice, in turn.
    """

    groups: tuple[tuple[int, ...], ...] = ((0, 1, 2, 3),)
    faces: tuple[int, ...] = ()


def drawn(order: tuple[int, ...]) -> tuple[Card, ...]:
    """The card that each of the four draws from a shuffled pack. [MD-2.2]"""
    return tuple(CARDS[place] for place in order[: laws.SEATS])


def rank_drawn(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The players from the highest card to the lowest; a draw never ties. [MD-2.2]"""
    return tuple(
        sorted(range(laws.SEATS), key=lambda player: laws.draw_rank(cards[player].place))[::-1]
    )


def rolling(contest: Contest, *, bank_only: bool) -> tuple[int, ...]:
    """The group that must roll next; empty when the contest is decided.

    `bank_only`: only the highest place matters, as the seats are kept. [MD-2.2]
    """
    groups = contest.groups[:1] if bank_only else contest.groups
    return next((group for group in groups if len(group) > 1), ())


def roller(contest: Contest, group: tuple[int, ...]) -> int:
    """The player of the group whose die comes next."""
    return group[len(contest.faces) // 2]


def roll(contest: Contest, group: tuple[int, ...], face: int) -> Contest:
    """The contest after one more die (1 to 6) of this group; ties roll again. [MD-2.2]"""
    faces = (*contest.faces, face)
    if len(faces) < 2 * len(group):
        return Contest(contest.groups, faces)
    sums = [faces[2 * place] + faces[2 * place + 1] for place in range(len(group))]
    split = tuple(
        tuple(player for player, total in zip(group, sums, strict=True) if total == score)
        for score in sorted(set(sums), reverse=True)
    )
    before = contest.groups.index(group)
    return Contest((*contest.groups[:before], *split, *contest.groups[before + 1 :]))
