"""The first line of a random session: seats, packs, mode, options, the order of the cards."""

from random import Random

from .cards import PACK, rank_of
from .reading import Line

SWITCHES = [
    "strict",
    "winner_deals",
    "stock_out_of_turn_penalty",
    "draw_then_play",
    "reverse_is_skip_2p",
    "penalise_early_release",
    "strict_calls",
    "to_stock",
    "once",
    "add_deck",
]


def first_line(rng: Random) -> Line:
    """A table: seats, cards, packs, mode, options."""
    seats = rng.choice([2, 3, 3, 4, 5, 5, 6, 7])
    packs = rng.choice([1, 1, 1, 2])
    options: Line = {name: True for name in SWITCHES if rng.random() < 0.15}
    if packs == 2 or rng.random() < 0.2:
        options["decks"] = packs
    values: dict[str, list[int | str]] = {
        "limit": [5, 6, 7],
        "grace_ms": [0, 100, 250],
        "hand_cap_turns": [8, 15, 400],
        "hand_cap_minutes": [1, 2, 40],
        "thanks_cap": [1, 2, 3, 4],
        "away_after": [1, 2, 3],
        "end": ["open", "hands:1", "hands:2", "time:1", "time:3"],
    }
    for name, some in values.items():
        if rng.random() < 0.2:
            options[name] = rng.choice(some)
    most = min(10, (52 * packs - 16) // seats)
    deal = rng.choice([2, 3, 3, 3, 4, most])
    deal = min(deal, most)
    if deal < 3 or rng.random() < 0.2:
        options["min_deal"] = 2
    line: Line = {
        "game": "mao",
        "seats": seats,
        "dealer": rng.randrange(seats),
        "deal": deal,
        "referee": rng.choice(["referee", "referee", "players", "both"]),
        "deck": shuffled(rng, packs),
        "options": options,
    }
    if rng.random() < 0.3:
        line["rules"] = [{"id": "r0", "text": "Bow after every six.", "judged": True}]
    if rng.random() < 0.5:
        line["wins"] = [rng.choice([0, 1, 2, 2, 5]) for _ in range(seats)]
    return line


def shuffled(rng: Random, packs: int) -> list[str]:
    """Whole packs; often with more special cards near the top than chance would put there."""
    deck = PACK * packs
    rng.shuffle(deck)
    if rng.random() < 0.5:
        liked = set(rng.sample(["A", "2", "7", "8", "J"], 2))
        front = [card for card in deck if rank_of(card) in liked and rng.random() < 0.7]
        for card in front:
            deck.remove(card)
            deck.insert(rng.randrange(30), card)
    if rng.random() < 0.6:
        # Hands that fit each other, so that somebody gets rid of them.
        suits = rng.sample(["S", "H", "D", "C"], rng.choice([1, 1, 2]))
        for card in [card for card in deck if card[-1] in suits and rng.random() < 0.8]:
            deck.remove(card)
            deck.insert(rng.randrange(25), card)
    return deck
