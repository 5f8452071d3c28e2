"""The chance of the kernels in plain Python, and deals as the readable referee is given them."""

from collections.abc import Iterator

from papertiger.kernel.inputs import Act, Input, chance
from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.moves import Cut, Move

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
BLOCK, STREAM = 1 << 12, 1 << 32


def splitmix(word: int) -> int:
    """SplitMix64's finisher, as its authors give it."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ word >> 27) * 0x94D049BB133111EB & MASK
    return word ^ word >> 31


class Words:
    """The words of a block, and choices from them as `fast.chance` describes."""

    def __init__(self, seed: int, number: int, size: int) -> None:
        self.state = (splitmix(seed) + number * size * GOLDEN) & MASK
        self.word = 0

    def fresh(self) -> None:
        """Go on to the next word."""
        self.state = (self.state + GOLDEN) & MASK
        self.word = splitmix(self.state)

    def choose(self, n: int) -> int:
        """A number below n."""
        product = self.word * n
        self.word = product & MASK
        return product >> 64


def nth(cards: set[int], number: int) -> int:
    """The card `number` of some, in their order."""
    return sorted(cards)[number]


class Deal:
    """A deal drawn as the kernels draw it: places of cards."""

    def __init__(self, words: Words, banker: int, *, cut_is_upcard: bool) -> None:
        left = set(range(40))
        words.fresh()
        self.upcard = nth(left, words.choose(40))
        left.remove(self.upcard)
        self.second = nth(left, words.choose(39))
        left.remove(self.second)
        self.cut_card = self.upcard if cut_is_upcard else words.choose(40)
        self.first = laws.first_dealt(banker, self.cut_card)
        self.hands: list[set[int]] = []
        for _ in range(4):
            hand: set[int] = set()
            for number in range(8):
                if number % 4 == 0:
                    words.fresh()
                card = nth(left, words.choose(len(left)))
                left.remove(card)
                hand.add(card)
            self.hands.append(hand)
        self.rest = sorted(left)

    def pack(self) -> list[Card]:
        """A pack that is dealt as this: four at once, then card by card; the upcard lies last."""
        hands = [iter(sorted(hand)) for hand in self.hands]
        dealt = [next(hands[laws.receiver(self.first, number)]) for number in range(32)]
        return [CARDS[place] for place in (*dealt, *self.rest, self.second, self.upcard)]

    def inputs(self, banker: int, *, cut_is_upcard: bool) -> Iterator[Input[Move]]:
        """The shuffle, the cut and the second shuffle that lead to this deal."""
        pack = self.pack()
        depth = 17
        if cut_is_upcard:
            before = pack[-depth:] + pack[:-depth]
        else:
            before = [card for card in pack if card.place != self.cut_card]
            before.insert(depth - 1, CARDS[self.cut_card])
        yield chance(tuple(card.place for card in before))
        yield Act(laws.dealer(banker), Cut(depth))
        if not cut_is_upcard:
            yield chance(tuple(card.place for card in pack))
