"""Random and arranged Madiao deals and whole legal hands, to run the referee and the engine on.

Every function draws only from the `random.Random` it is given.
"""

from random import Random
from typing import Any

from .cards import CARDS, EXACT_EIGHT, FOUR_HIGHEST, FOUR_LOWEST, REDS, SECOND, SUITS, TOP
from .declaring import declarations, meld_stakes
from .referee import Hand, beats, legal, seat_to_play, won_with

Deal = tuple[list[list[str]], list[str]]

STAKES: dict[str, int] = {
    "four_highest": 4,
    "four_highest_hm": 5,
    "flush": 4,
    "flush_tens_hm": 5,
    "eight_reds": 6,
    "eight_reds_hm": 7,
    "exact_eight": 8,
}
"""The melds and what each other player pays for them [MD-4.1]."""

RIGGED: tuple[str, ...] = (
    *STAKES,
    "four_lowest",
    "two_melds",
    "meld_and_four_lowest",
    "five_of_suit",
)

SWITCHES: dict[str, tuple[str, ...]] = {
    "hundred_bonus": ("exactly_two", "two_or_more"),
    "exposed_discard": ("value", "two_to_each", "two_to_banker", "forbid"),
    "sets": ("stack", "dearest"),
}

TEMPERS: tuple[str, ...] = ("uniform", "eager", "stubborn", "grabber", "slam", "modest")
"""How a table plays: see `choose`."""

RARE: tuple[str, ...] = (
    "three_tops",
    "three_tops_and_zero",
    "top_upcard",
    "second_upcard",
    "both_upcards",
    "strong",
    "hundred",
)
"""What `rigged_hand` arranges."""


# --- deals ------------------------------------------------------------------------------------


def complete(rng: Random, held: dict[int, list[str]], under: list[str]) -> Deal:
    """A deal with the named cards in these hands and in front of the stock, the rest at random."""
    named = list(under)
    for cards in held.values():
        named += cards
    rest = [card for card in CARDS if card not in named]
    rng.shuffle(rest)
    hands: list[list[str]] = []
    for seat in range(4):
        cards = list(held.get(seat, []))
        while len(cards) < 8:
            cards.append(rest.pop())
        rng.shuffle(cards)
        hands.append(cards)
    return hands, under + rest


def random_deal(rng: Random) -> Deal:
    """Eight cards to each and eight to the stock, all at random [MD-3.2, MD-3.3]."""
    return complete(rng, {}, [])


def random_seats(rng: Random) -> list[int]:
    """The four seats in a random order."""
    return rng.sample(range(4), 4)


def meld_cards(rng: Random, meld: str, free: list[str]) -> list[str]:
    """Eight of the free cards whose dearest meld is the named one, or none if it cannot be."""
    fixed: list[str] = []
    pool = list(free)
    if meld == "four_highest":
        fixed = FOUR_HIGHEST
    elif meld == "four_highest_hm":
        fixed = [*FOUR_HIGHEST, "HM"]
    elif meld == "flush":
        suit = rng.choice(list(SUITS))
        pool = [card for card in free if card in SUITS[suit]]
    elif meld == "flush_tens_hm":
        fixed = ["HM"]
        pool = [card for card in free if card in SUITS["T"]]
    elif meld == "eight_reds":
        pool = [card for card in free if card in REDS]
    elif meld == "eight_reds_hm":
        fixed = ["HM"]
        pool = [card for card in free if card in REDS]
    elif meld == "exact_eight":
        fixed = EXACT_EIGHT
    else:
        raise ValueError(f"no such meld: {meld}")
    if not all(card in free for card in fixed):
        return []
    pool = [card for card in pool if card not in fixed and card != "HM"]
    missing = 8 - len(fixed)
    if len(pool) < missing:
        return []
    cards = fixed + rng.sample(pool, missing)
    return cards if meld_stakes(cards) == STAKES[meld] else []


def try_to_rig(rng: Random, meld: str) -> Deal:
    """One attempt at a rigged deal; it may have come out wrong."""
    one, two, _, _ = random_seats(rng)
    if meld == "four_lowest":
        return complete(rng, {one: FOUR_LOWEST}, [])
    if meld == "two_melds":
        mine = meld_cards(rng, rng.choice(list(STAKES)), CARDS)
        left = [card for card in CARDS if card not in mine]
        return complete(rng, {one: mine, two: meld_cards(rng, rng.choice(list(STAKES)), left)}, [])
    if meld == "meld_and_four_lowest":
        if rng.random() < 0.3:
            return complete(rng, {one: meld_cards(rng, rng.choice(list(STAKES)), CARDS)}, [])
        left = [card for card in CARDS if card not in FOUR_LOWEST]
        mine = meld_cards(rng, rng.choice(list(STAKES)), left)
        return complete(rng, {one: mine, two: FOUR_LOWEST}, [])
    if meld == "five_of_suit":
        suit = rng.choice(list(SUITS))
        return complete(rng, {one: rng.sample(SUITS[suit], rng.randint(5, 7))}, [])
    return complete(rng, {one: meld_cards(rng, meld, CARDS)}, [])


def is_rigged(deal: Deal, meld: str) -> bool:
    """Whether a deal has come out as the named kind of rigged deal."""
    hands, stock = deal
    found = declarations(hands, stock, 0)
    melds = list(found["melds"].values())
    lowest = [cards for cards in hands if all(card in cards for card in FOUR_LOWEST)]
    if meld == "four_lowest":
        return found["four_lowest"] is not None
    if meld == "two_melds":
        return len(melds) == 2
    if meld == "meld_and_four_lowest":
        return melds != [] and lowest != []
    if meld == "five_of_suit":
        return len(found["redeal"]) > 0
    return melds == [STAKES[meld]]


def rigged_deal(rng: Random, meld: str) -> Deal:
    """A deal of one of the kinds in `RIGGED`: holder and everything else at random.

    Of the single melds nobody else holds one; `five_of_suit` has no meld and no four lowest.
    """
    if meld not in RIGGED:
        raise ValueError(f"no such rigged deal: {meld}")
    deal = try_to_rig(rng, meld)
    while not is_rigged(deal, meld):
        deal = try_to_rig(rng, meld)
    return deal


# --- play -------------------------------------------------------------------------------------


def random_options(rng: Random) -> dict[str, str]:
    """Every switch at a random value."""
    return {name: rng.choice(values) for name, values in SWITCHES.items()}


def highest(choices: list[list[str]]) -> list[str]:
    """The choice whose card stands nearest the head of its suit."""
    from_the_top = {card: row.index(card) for row in SUITS.values() for card in row}
    return min(choices, key=lambda choice: from_the_top[choice[0]])


def lowest(choices: list[list[str]]) -> list[str]:
    """The choice whose card stands nearest the foot of its suit."""
    from_the_foot = {card: row[::-1].index(card) for row in SUITS.values() for card in row}
    return min(choices, key=lambda choice: from_the_foot[choice[0]])


def choose(rng: Random, hand: Hand, temper: str, star: int) -> list[str]:
    """One legal choice of the seat to play, after the temper of the table.

    - uniform: any legal choice;
    - eager: beats where it can, nearly always, and sloughs otherwise;
    - stubborn: often an exposed discard;
    - grabber: the star takes every trick it can, highest card first, the others are eager;
    - slam: the same, and the others only slough;
    - modest: the star takes tricks, with HM if it can, until it has two, then no more.
    """
    plays = hand["plays"]
    seat = seat_to_play(hand["first"], plays)
    choices = legal(hand)
    if rng.random() < 0.02 or temper == "uniform":
        return rng.choice(choices)
    begun = len(plays) % 4
    trick = plays[len(plays) - begun :]
    face_down = [choice for choice in choices if choice[1] == "down"]
    face_up = [choice for choice in choices if choice[1] == "up"]
    beating = [choice for choice in face_up if begun > 0 and beats(choice[0], "up", trick)]
    exposed = [choice for choice in face_up if begun > 0 and choice not in beating]

    if temper == "stubborn":
        return rng.choice(exposed) if exposed and rng.random() < 0.5 else rng.choice(choices)
    if seat == star and temper in ("grabber", "slam"):
        if begun > 0 and not beating:
            return lowest(face_down)
        return highest(beating if begun > 0 else face_up)
    if seat == star and temper == "modest":
        if len(won_with(plays, star)) >= 2:
            return rng.choice(face_down) if begun > 0 else lowest(face_up)
        if begun > 0 and not beating:
            return lowest(face_down)
        taking = beating if begun > 0 else face_up
        return ["HM", "up"] if ["HM", "up"] in taking else highest(taking)
    if begun == 0:
        return rng.choice(face_up)
    eager = temper != "slam" and rng.random() < 0.85
    return rng.choice(beating) if beating and eager else rng.choice(face_down)


def play_out(rng: Random, hand: Hand, plays: int, temper: str, star: int) -> Hand:
    """Plays a hand on to the number of plays; none where a declaration ends it [MD-4.1, MD-4.4]."""
    found = declarations(hand["hands"], hand["stock"], hand["first"])
    if found["melds"] or found["four_lowest"] is not None:
        return hand
    while len(hand["plays"]) < plays:
        card, face = choose(rng, hand, temper, star)
        hand["plays"].append([seat_to_play(hand["first"], hand["plays"]), card, face])
    return hand


def start_of_hand(rng: Random, deal: Deal, options: dict[str, Any] | None, first: int) -> Hand:
    """A hand in the JSON form before its first play; the banker, and switches not given, random."""
    hands, stock = deal
    return {
        "game": "madiao",
        "options": random_options(rng) if options is None else dict(options),
        "banker": rng.randrange(4),
        "first": first,
        "hands": [list(cards) for cards in hands],
        "stock": list(stock),
        "plays": [],
    }


def random_hand(
    rng: Random,
    deal: Deal | None = None,
    options: dict[str, Any] | None = None,
    plays: int | None = None,
) -> Hand:
    """A legal hand in the JSON form, whole, or cut short at `plays`, with a random temper.

    `options` are taken as they are, so they may leave switches out; a compulsory declaration
    in the deal leaves no plays.
    """
    if deal is None:
        deal = random_deal(rng)
    hand = start_of_hand(rng, deal, options, rng.randrange(4))
    return play_out(
        rng, hand, 32 if plays is None else plays, rng.choice(TEMPERS), rng.randrange(4)
    )


def rare_deal(rng: Random, kind: str, star: int) -> Deal:
    """A deal for one of the kinds in `RARE`, with its cards in the hand of the star."""
    suit, suit2 = rng.sample(list(SUITS), 2)
    if kind == "three_tops":
        return complete(rng, {star: ["MM", "TM", "HM"]}, [])
    if kind == "three_tops_and_zero":
        return complete(rng, {star: ["MM", "TM", "HM", "C0"]}, [])
    if kind == "top_upcard":
        return complete(rng, {star: [SECOND[suit]]}, [TOP[suit]])
    if kind == "second_upcard":
        first_upcard = rng.choice([card for card in CARDS if card not in TOP.values()])
        seat, under = rng.randrange(4), [first_upcard, TOP[suit]]
        if first_upcard == SECOND[suit]:
            return complete(rng, {}, under)
        return complete(rng, {seat: [SECOND[suit]]}, under)
    if kind == "both_upcards":
        return complete(rng, {star: [SECOND[suit], SECOND[suit2]]}, [TOP[suit], TOP[suit2]])
    if kind == "strong":
        heads = [card for row in SUITS.values() for card in row[:3]]
        return complete(rng, {star: rng.sample(heads, 8)}, [])
    if kind == "hundred":
        return complete(rng, {star: ["HM", rng.choice(["MM", "M9", "S9", "C0"])]}, [])
    raise ValueError(f"no such kind of rare hand: {kind}")


def rigged_hand(rng: Random) -> Hand:
    """A whole legal hand of one of the kinds in `RARE`, with no compulsory declaration.

    Rare items are frequent in it [MD-6.4, MD-6.5 to MD-6.10, MD-6.12, MD-6.13].
    """
    star = rng.randrange(4)
    kind = rng.choice(RARE)
    deal = rare_deal(rng, kind, star)
    while any(declarations(*deal, 0)["payments"]):
        deal = rare_deal(rng, kind, star)
    first = star if rng.random() < 0.6 else rng.randrange(4)
    hand = start_of_hand(rng, deal, None, first)
    return play_out(rng, hand, 32, rng.choice(TEMPERS), star)
