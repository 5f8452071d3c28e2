"""How well and how fast the players at a table play: each level is one frozen table of habits."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct


class Level(Struct, frozen=True, kw_only=True):
    """The habits of a player. Times are medians in ms, all else is the chance that it happens.

    `think`: a turn; `react`: words and calls about what others did; `speak`: the words with one's
    own card; `spread`: of the logarithm of what these times are over the least. Each time they
    could: `forgets_...`: the words are not said; `lets_go`: a jack goes without a call; `misplays`,
    `out_of_turn`: a card against the rules; `early_look`, `peeks`: a look before play, or in a
    point of order; `asks`: a question outside one; `orders`: calls one (each a turn); `half_name`:
    "Mao" for a jack. `races`: calls in a race; `notices`: calls a breach; `guesses`: calls what is
    none (a play of another); `hands_back`, `disputes`: does so with a penalty held to be wrong;
    `doubts`: disputes one held to be right; `misvotes`: votes against what was seen; `skill`:
    plays the best card it sees, not any that fits; `rules`: makes a rule when it may;
    `forgets_rule`: does not do what a made-up rule asks, or plays as if there were none; `tries`:
    does what others did with a card like this, for each time that it saw it.
    """

    think: int
    react: int
    speak: int
    spread: float
    forgets_spade: float
    forgets_last_card: float
    forgets_name: float
    forgets_thanks: float
    lets_go: float
    misplays: float
    out_of_turn: float
    early_look: float
    peeks: float
    asks: float
    orders: float
    half_name: float
    races: float
    notices: float
    guesses: float
    hands_back: float
    disputes: float
    doubts: float
    misvotes: float
    skill: float
    rules: float
    forgets_rule: float
    tries: float


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "beginner": Level(
            think=2600, react=2000, speak=900, spread=0.6,
            forgets_spade=0.3, forgets_last_card=0.3, forgets_name=0.15, forgets_thanks=0.2,
            lets_go=0.25, misplays=0.03, out_of_turn=0.008, early_look=0.1, peeks=0.25,
            asks=0.01, orders=0.006, half_name=0.3, races=0.4, notices=0.25, guesses=0.006,
            hands_back=0.3, disputes=0.3, doubts=0.02, misvotes=0.2, skill=0.4, rules=0.5,
            forgets_rule=0.25, tries=0.15,
        ),
        "regular": Level(
            think=2000, react=1650, speak=700, spread=0.55,
            forgets_spade=0.06, forgets_last_card=0.06, forgets_name=0.03, forgets_thanks=0.05,
            lets_go=0.06, misplays=0.006, out_of_turn=0.002, early_look=0.02, peeks=0.05,
            asks=0.002, orders=0.003, half_name=0.1, races=0.75, notices=0.6, guesses=0.002,
            hands_back=0.6, disputes=0.5, doubts=0.005, misvotes=0.08, skill=0.8, rules=0.6,
            forgets_rule=0.06, tries=0.35,
        ),
        "expert": Level(
            think=1600, react=1400, speak=550, spread=0.5,
            forgets_spade=0.01, forgets_last_card=0.01, forgets_name=0.005, forgets_thanks=0.01,
            lets_go=0.01, misplays=0.001, out_of_turn=0.0003, early_look=0.003, peeks=0.01,
            asks=0.0003, orders=0.001, half_name=0.01, races=0.95, notices=0.9, guesses=0.0005,
            hands_back=0.85, disputes=0.7, doubts=0.001, misvotes=0.02, skill=1, rules=0.7,
            forgets_rule=0.015, tries=0.6,
        ),
    }
)  # fmt: skip
"""The levels by name. Nobody was measured: they are set to what sounds right at a table."""
