"""What the players of a random session say: right, nearly right, wrong."""

from random import Random

from .cards import RANKS, name_of, rank_of, suit_of
from .reading import Line
from .table import Table

SUIT_NAMES = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}


def slip(rng: Random, text: str, slips: int) -> str:
    """So many slips of the finger."""
    for _ in range(slips if len(text) > 6 else 0):
        place = rng.randrange(1, len(text) - 1)
        kind = rng.randrange(4)
        if kind == 0:
            text = text[:place] + text[place + 1 :]
        elif kind == 1:
            text = text[:place] + text[place + 1] + text[place] + text[place + 2 :]
        elif kind == 2:
            text = text[:place] + "x" + text[place:]
        else:
            text = text[:place] + "x" + text[place + 1 :]
    return text


def spoken(rng: Random, text: str) -> str:
    """The same in another dress."""
    if rng.random() < 0.1:
        text = slip(rng, text, rng.choice([1, 1, 2]))
    text = rng.choice([text, text, text.upper(), text.capitalize()])
    return text + rng.choice(["", "", "", ".", "!", "?", " !", "..."])


def naming(rng: Random, card: str) -> str:
    """The name of a spade: with a number, with a word, or of another card."""
    rank = rank_of(card)
    if rng.random() < 0.08:
        return spoken(rng, name_of(rng.choice(RANKS) + "S"))
    if rank.isdigit() and rng.random() < 0.3:
        return spoken(rng, f"{rank} of spades")
    return spoken(rng, name_of(card))


def thanks(rng: Random) -> str:
    """A thank-you."""
    text = rng.choice(["thank you", "thanks", "thank you", "Thank you, referee", "ta"])
    return spoken(rng, text)


def suit(rng: Random, letter: str) -> str:
    """A suit."""
    name = SUIT_NAMES[letter]
    ways = [name, name.lower(), f"{name}!", f"{name}, Clubs", f"I say {name}", f"{name}?"]
    return rng.choice(ways)


def joined(rng: Random, parts: list[str]) -> str:
    """Several phrases in one utterance, parted or not."""
    rng.shuffle(parts)
    return rng.choice([", ", " and ", ", and ", "! ", ". ", " - ", " "]).join(parts)


def owed(rng: Random, table: Table, seat: int) -> str:
    """What the seat owes, all or some of it, perhaps with a suit or a mistake."""
    parts = [duty.phrase for duty in table.duties if duty.seat == seat]
    top = table.top()
    if len(parts) > 1 and rng.random() < 0.3:
        parts = parts[:1]
    if rng.random() < 0.12 and parts:
        parts[0] = rng.choice(["mao", "mao mao", "last card", "two of spades", "spades", parts[0]])
    if top is not None and rank_of(top) == "J" and rng.random() < 0.3:
        parts.append(rng.choice(["hearts", "spades", "diamonds", "clubs"]))
    return spoken(rng, joined(rng, parts) if parts else "last card")


def before(rng: Random, table: Table, seat: int, card: str) -> str:
    """What might be said just before a card is played."""
    parts = []
    if suit_of(card) == "S":
        parts.append(name_of(card))
    if len(table.hands[seat]) == 2:
        parts.append("last card")
    if len(table.hands[seat]) == 1:
        parts.append("mao mao" if rank_of(card) == "J" else "mao")
    return spoken(rng, joined(rng, parts)) if parts else ""


def chat(rng: Random, seat: int) -> Line:
    """Talk: harmless, a question, the name of the game, a point of order."""
    text = rng.choice(
        [
            "Nice weather",
            "Well played",
            "Hm.",
            "That is mine",
            "Whose turn is it?",
            "What? Last card.",
            "Last card?",
            "Five of spades?",
            "I love mao",
            "Mao",
            "MAO MAO",
            "chairman mao, is it?",
            "Maoist",
            "Point of order",
            "Point of ordre!",
            "Point of order: may I ask?",
            "thank you",
            "Bad call",
            "hearts",
            "Thank you and hearts?",
            "diamond",
            "Hm... why?!",
        ]
    )
    return {"seat": seat, "do": "say", "text": text}
