"""What one hand hands on to the next. [MO-90]"""

from msgspec import UNSET, Struct, UnsetType

from papertiger.mao.customs import InForce
from papertiger.mao.customs.history import Caught
from papertiger.mao.customs.limits import MOST_RULES
from papertiger.mao.options import END


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """What one hand hands on to the next, as it stands in a record; tuples by seat.

    `dealer` deals next, from table time `since` on; `hands`: hands won so far, `deals`: all dealt;
    `rules` are those in force, the secret ones among them; `rights`: rules that may still be made;
    `making`: the seat that the table waits for to make one; `penalties`: how many were given;
    `added`: decks added meanwhile [MO-96]; `caught`: breaches of made-up rules so far, told when
    the session is over [MO-91]. Raises ValueError for what no hand can have handed on.
    """

    dealer: int
    wins: tuple[int, ...]
    hands: int = 0
    deals: int = 0
    since: int = 0
    rules: tuple[InForce, ...] = ()
    rights: tuple[int, ...] = ()
    making: int | None = None
    lags: tuple[int, ...] = ()
    gone: tuple[bool, ...] = ()
    away: tuple[bool, ...] = ()
    end: str | None = None
    wishes: tuple[str | None, ...] = ()
    time_up: int | None = None
    penalties: int = 0
    added: int = 0
    caught: tuple[Caught, ...] | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Check that these can be the values of a table between two hands."""
        seats = range(len(self.wins))
        self._check_seats(seats)
        self._check_rules()
        if (
            min(
                *self.wins,
                self.hands,
                self.deals,
                self.since,
                self.penalties,
                self.added,
                *self.rights,
            )
            < 0
        ):
            raise ValueError(
                "wins, hands, deals, since, penalties, added and rights cannot be negative"
            )
        if self.end is not None and not END.fullmatch(self.end):
            raise ValueError(f"end must be open, hands:N or time:MINUTES, found {self.end!r}")
        if self.caught is not UNSET:
            for caught in self.caught:
                if caught.seat not in seats or not 1 <= caught.rule <= len(self.rules):
                    raise ValueError(f"caught must be of a rule and a seat, found {caught}")
        for values in (self.rights, self.lags, self.gone, self.away, self.wishes):
            if len(values) not in (0, len(self.wins)):
                raise ValueError("what is carried has a value for each seat, or none")

    def _check_seats(self, seats: range) -> None:
        """Who deals next, who is waited for, who made rules: seats, where there is somebody."""
        if self.dealer not in seats:
            raise ValueError(f"dealer must be a seat, found {self.dealer}")
        if self.making is not None and self.making not in seats:
            raise ValueError(f"making must be a seat or null, found {self.making}")
        if {rule.maker for rule in self.rules} - {None, *seats}:
            raise ValueError("the maker of a rule must be a seat or null")

    def _check_rules(self) -> None:
        """As they can have been made: so many, and no reason stands twice for anybody. [MO-91]"""
        if len(self.rules) > MOST_RULES:
            raise ValueError(f"there can be {MOST_RULES} rules, found {len(self.rules)}")
        known = [(each.maker if each.secret else None, each.rule.id) for each in self.rules]
        if len(set(known)) < len(known):
            raise ValueError("two rules that one player knows bear one id")
