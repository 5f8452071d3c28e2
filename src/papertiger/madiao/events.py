"""What happens at a table: the closed union of events, and of what a seat is told of them.

Most events are public and are told as they are. Two hold secrets: `CardsDealt` is told as
`HandDealt`, `CardSloughed` as `SloughSeen`, each with what the reader may see.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from papertiger.kernel.secret import Secret
from papertiger.madiao.cards import Card
from papertiger.madiao.settle import Deal, Settlement
from papertiger.madiao.tricks import Face


class MatchEnding(StrEnum):
    """Why a match ended. [MD-7.2]"""

    ALL_SERVED = "all_served"
    MAX_DEALS = "max_deals"


class CardsDrawn(Struct, frozen=True, tag_field="event", tag="cards_drawn"):
    """Each seat has drawn a card for the bank; by seat. [MD-2.2] [MD-4.4]"""

    cards: tuple[Card, ...]


class DiceRolled(Struct, frozen=True, tag_field="event", tag="dice_rolled"):
    """A player has rolled two dice. [MD-2.2]"""

    seat: int
    dice: tuple[int, int]


class PlayersSeated(Struct, frozen=True, tag_field="event", tag="players_seated"):
    """The players have taken their seats: `players[seat]` sat in that place before. [MD-2.2]"""

    players: tuple[int, ...]


class BankerChosen(Struct, frozen=True, tag_field="event", tag="banker_chosen"):
    """Who is banker now, and under which clause. [MD-2.2] [MD-7.1]"""

    seat: int
    clause: str


class StakeNamed(Struct, frozen=True, tag_field="event", tag="stake_named"):
    """The banker has named the stake. [MD-2.3]"""

    seat: int
    stake: int


class PackShuffled(Struct, frozen=True, tag_field="event", tag="pack_shuffled"):
    """The shuffler has shuffled. [MD-3.1]"""

    seat: int


class PackCut(Struct, frozen=True, tag_field="event", tag="pack_cut"):
    """The dealer has lifted `depth` cards and shown `card`; `first` is dealt to first. [MD-3.1]"""

    seat: int
    depth: int
    card: Card
    first: int


class CardsDealt(Struct, frozen=True):
    """Eight cards to each, as the table knows it. [MD-3.2]"""

    first: int
    hands: tuple[Secret[tuple[Card, ...]], ...]


class HandDealt(Struct, frozen=True, tag_field="event", tag="hand_dealt"):
    """Eight cards to each, as a seat learns of it: its own; None for a spectator. [MD-3.2]"""

    first: int
    hand: tuple[Card, ...] | None


class UpcardShown(Struct, frozen=True, tag_field="event", tag="upcard_shown"):
    """The first upcard, and the cards that count as tops under it. [MD-3.3] [MD-6.4]"""

    card: Card
    tops: tuple[Card, ...]


class MeldDeclared(Struct, frozen=True, tag_field="event", tag="meld_declared"):
    """A meld is shown. [MD-4.1]"""

    seat: int
    meld: str
    stakes: int
    hand: tuple[Card, ...]


class FourLowestDeclared(Struct, frozen=True, tag_field="event", tag="four_lowest_declared"):
    """The four lowest cards are shown. [MD-4.4]"""

    seat: int


class RedealWaived(Struct, frozen=True, tag_field="event", tag="redeal_waived"):
    """A player keeps the cards. [MD-4.5]"""

    seat: int


class RedealDemanded(Struct, frozen=True, tag_field="event", tag="redeal_demanded"):
    """A player with five of a suit has the cards dealt again. [MD-4.5]"""

    seat: int


class CardPlayed(Struct, frozen=True, tag_field="event", tag="card_played"):
    """A card face up: it leads, or beats, or is an exposed discard. [MD-5.2] [MD-5.5]"""

    seat: int
    card: Card
    led: bool
    exposed: bool


class CardSloughed(Struct, frozen=True):
    """A card face down, as the table knows it. [MD-5.4]"""

    seat: int
    card: Secret[Card]


class SloughSeen(Struct, frozen=True, tag_field="event", tag="slough_seen"):
    """A card face down, as a seat learns of it: `card` only for the one who played it. [MD-5.4]"""

    seat: int
    card: Card | None


class TrickTaken(Struct, frozen=True, tag_field="event", tag="trick_taken"):
    """A trick is over: its number (1 to 8), its winner, the card that won. [MD-5.3]"""

    number: int
    seat: int
    card: Card


class SecondUpcardShown(Struct, frozen=True, tag_field="event", tag="second_upcard_shown"):
    """The card under the first upcard. [MD-6.13]"""

    card: Card


class ShownPlay(Struct, frozen=True):
    """A play with its card in the open, after the hand."""

    seat: int
    card: Card
    face: Face


class FinishedHand(Struct, frozen=True):
    """A settled hand in the open: the deal, every play, the settlement, the stake. [MD-5.4]"""

    deal: Deal
    plays: tuple[ShownPlay, ...]
    settlement: Settlement
    stake: int


class HandSettled(Struct, frozen=True, tag_field="event", tag="hand_settled"):
    """The hand is over, everything is shown; `totals` per seat in money. [MD-5.4] [MD-6.14]"""

    hand: FinishedHand
    totals: tuple[int, ...]


class MatchEnded(Struct, frozen=True, tag_field="event", tag="match_ended"):
    """The match is over. [MD-7.2]"""

    ending: MatchEnding
    totals: tuple[int, ...]


Public: TypeAlias = (
    CardsDrawn
    | DiceRolled
    | PlayersSeated
    | BankerChosen
    | StakeNamed
    | PackShuffled
    | PackCut
    | UpcardShown
    | MeldDeclared
    | FourLowestDeclared
    | RedealWaived
    | RedealDemanded
    | CardPlayed
    | TrickTaken
    | SecondUpcardShown
    | HandSettled
    | MatchEnded
)
Event: TypeAlias = Public | CardsDealt | CardSloughed
Told: TypeAlias = Public | HandDealt | SloughSeen
