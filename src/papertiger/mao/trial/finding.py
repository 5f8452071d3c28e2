"""What a trial has found, and how its maker is told of it. [MO-91] [MO-93] [MO-94]"""

from typing import assert_never

from msgspec import Struct

from papertiger.kernel.game import Refused
from papertiger.mao.cards import Card
from papertiger.mao.customs import Verdict
from papertiger.mao.trial.conflicts import Conflict

SEED = 94
"""The seed of the hands of a trial, where nobody chooses another."""


class Finding(Struct, frozen=True):
    """What a trial has found, with an example.

    `card` can be laid nowhere, or nothing on it; of `hands` that were played, with `seed`, `void`
    did not end, the hand `example` (from 0) among them, after `turns`. `bare`: it came of rules
    that the maker does not know, and nothing more is said of it. [MO-91]
    """

    verdict: Verdict
    conflicts: tuple[Conflict, ...] = ()
    card: Card | None = None
    hands: int = 0
    void: int = 0
    example: int | None = None
    turns: int = 0
    seed: int = SEED
    bare: bool = False

    @property
    def accepted(self) -> bool:
        """Whether the rule can be made."""
        return self.verdict is Verdict.ACCEPTED

    def told(self) -> "Finding":
        """The same as its maker may be told it: what secret rules of others do is not. [MO-91]"""
        if not self.bare:
            return self
        return Finding(Verdict.SPOILS_THE_GAME, self.conflicts, bare=True)

    def refused(self) -> Refused | None:
        """Why the rule is not made, as its maker is told it; None: it can be. [MO-94]"""
        found = self.told()
        match found.verdict:
            case Verdict.ACCEPTED:
                return None
            case Verdict.SPOILS_THE_GAME:
                return Refused("spoils_unseen", "MO-94")
            case Verdict.HANDS_DO_NOT_END:
                return Refused(
                    "hands_do_not_end",
                    "MO-94",
                    {
                        "hands": found.hands,
                        "void": found.void,
                        "hand": (found.example or 0) + 1,
                        "turns": found.turns,
                        "seed": found.seed,
                    },
                )
            case Verdict.CARD_NEVER_PLAYABLE:
                return Refused("card_never_playable", "MO-94", {"card": str(found.card)})
            case Verdict.NOTHING_FOLLOWS:
                return Refused("nothing_follows", "MO-94", {"card": str(found.card)})
            case _:
                assert_never(found.verdict)
