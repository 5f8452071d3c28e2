"""What a table is set to: the game's own options, and how the table is kept around it."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from papertiger.madiao.laws import SEATS
from papertiger.madiao.options import Options as MadiaoOptions
from papertiger.mao.options import FEWEST_SEATS, MOST_SEATS
from papertiger.mao.options import Options as MaoOptions
from papertiger.text.catalog import LANGUAGES

LONGEST_CLOCK = 600
MOST_PERCENT = 1000

Seconds = Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]
Percent = Annotated[int, Meta(ge=100, le=MOST_PERCENT)]
Language = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})$(?!\n)")]
Pace = Annotated[int, Meta(ge=25, le=200)]


class Common(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What tables of every game are set to.

    `bots`: the level of bots that fill empty places at the start, "" for none; `think`: they take
    their time like people; `takeover`: a bot plays for who is absent; `clock`: seconds for a move
    where the game has no clock of its own, 0 for none; `grace`: seconds before a lost connection
    counts as absence; `multipliers`: by place, in percent, who needs longer; `delay`: seconds by
    which spectators see the table later.
    """

    public: bool = False
    bots: str = ""
    think: bool = True
    takeover: bool = True
    spectators: bool = True
    delay: Seconds = 0
    chat: bool = True
    clock: Seconds = 0
    grace: Seconds = 20
    multipliers: tuple[Percent, ...] = ()


class MadiaoSettings(Common, frozen=True, kw_only=True, tag_field="game", tag="madiao"):
    """A table of Madiao. Raises ValueError for multipliers of more places than there are.

    `pace`: how long bots think, in percent of a person's usual time.
    """

    options: MadiaoOptions = MadiaoOptions()
    pace: Pace = 100

    def __post_init__(self) -> None:
        """Check the multipliers."""
        _check_multipliers(self.multipliers, self.places)

    @property
    def places(self) -> int:
        """How many places the table has. [MD-2.1]"""
        return SEATS


class MaoSettings(Common, frozen=True, kw_only=True, tag_field="game", tag="mao"):
    """A table of Mao for `places` people. `options.multipliers` stay empty: see `multipliers`.

    `language`: what its bots speak. Raises ValueError for multipliers of more places than there
    are, or in the options.
    """

    options: MaoOptions = MaoOptions()
    language: Language = "en"
    places: Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)] = 5

    def __post_init__(self) -> None:
        """Check the multipliers."""
        _check_multipliers(self.multipliers, self.places)
        if self.options.multipliers:
            raise ValueError("multipliers belong to the table, not to the options of its game")


Settings: TypeAlias = MadiaoSettings | MaoSettings


def _check_multipliers(multipliers: tuple[int, ...], places: int) -> None:
    if multipliers and len(multipliers) != places:
        raise ValueError(f"multipliers are given for all {places} places, or not at all")
