"""Random sessions of Mao, for the engine to be compared on: `lines(seed)` is one scenario.

The naive referee is driven along, so that most acts make sense: cards fit, words are said,
penalties are thanked for. The rest are slips, and times cluster around the deadlines.
"""

import json
from collections.abc import Callable
from random import Random

from . import talk, turns
from .cards import PACK, SUITS, rank_of
from .openings import first_line, shuffled
from .quarrels import Quarrels
from .reading import GESTURES, Line
from .referee import Referee, timers
from .table import Table

Choice = tuple[float, Callable[[], Line | None]]


class Session(Quarrels):
    """One session as it comes to be."""

    def __init__(self, seed: int, length: int) -> None:
        self.rng = Random(f"mao {seed}")
        self.length = length
        self.lines: list[Line] = []
        self.referee = Referee()
        table = first_line(self.rng)
        self.add(table)
        seats = int(table["seats"])
        lively = self.rng.random() < 0.6
        self.lags = [self.rng.choice([0, 40, 150, 300, 400]) if lively else 0 for _ in range(seats)]
        self.wobble = self.rng.random() < 0.2
        self.care = self.rng.choice([0.6, 0.9, 0.97, 0.99])
        """How often a seat does what it should."""
        self.mess = self.rng.choice([0.1, 0.3, 1])
        """How much else it does."""

    @property
    def table(self) -> Table:
        """The true table."""
        assert self.referee.table is not None
        return self.referee.table

    def add(self, line: Line) -> None:
        """Write a line down and let the naive referee follow it."""
        self.lines.append(line)
        self.referee.take(line)

    def moment(self, slow: float) -> int:
        """When the next line comes: soon, at the same time, or close to a deadline."""
        now = self.table.now
        if self.chance(0.08):
            return now
        coming = [when for when, _, _ in timers(self.table) if when >= now]
        if coming and self.chance(slow):
            when = min(coming) if self.chance(0.7) else self.rng.choice(coming)
            if when - now < 15_000 or self.chance(0.3):
                near = [-250, -100, -1, -1, 0, 0, 1, 1, 100, self.rng.randrange(-400, 400)]
                return max(now, when + self.rng.choice(near))
        return now + self.rng.choice([20, 90, 199, 200, 201, 400, 700, 999, 1000, 1001, 1500])

    def do(self, act: Line, slow: float = 0.1) -> None:
        """One line more, with its time and its seat's lag."""
        line: Line = {"at": self.moment(slow), **act}
        if "seat" in act:
            lag = self.lags[act["seat"]]
            if self.wobble and self.chance(0.3):
                lag = self.rng.randrange(401)
            if lag:
                line["lag"] = lag
        self.add(line)

    def run(self) -> list[Line]:
        """Play until the session is long enough or over."""
        while len(self.lines) < self.length and self.table.stage != "game_over":
            if len(self.table.stock) < 3 and self.table.order is None and self.chance(0.8):
                self.do({"do": "deck", "cards": shuffled(self.rng, self.table.packs)}, slow=0)
            steps = {
                "deal": self.step_deal,
                "play": self.step_play,
                "hand_over": self.step_hand_over,
                "make_rule": self.step_make_rule,
            }
            if self.table.stage in steps:
                steps[self.table.stage]()
        self.do({"do": "wait"}, slow=0.5)
        if self.chance(0.3):
            self.do(talk.chat(self.rng, self.anyone()))
        return self.lines

    def pick(self, choices: list[Choice]) -> None:
        """Try choices by weight until one can be done."""
        while choices:
            weights = [weight for weight, _ in choices]
            at = self.rng.choices(range(len(choices)), weights)[0]
            act = choices.pop(at)[1]()
            if act is not None:
                self.do(act, slow=0.3 if act["do"] == "wait" else 0.02 + 0.1 * self.mess)
                return
        self.do({"do": "wait"}, slow=0.9)

    def step_deal(self) -> None:
        """The first card is to be turned up."""
        t, rng = self.table, self.rng
        name = talk.naming(rng, t.stock[0]) if t.stock[0][-1] == "S" else "Ready"
        self.pick(
            [
                (5, lambda: {"seat": t.dealer, "do": "turn_up", "hold": self.chance(0.5)}),
                (1, lambda: {"seat": t.dealer, "do": "say", "text": name}),
                (1, lambda: {"seat": self.anyone(), "do": "look"}),
                (0.3, lambda: {"seat": self.anyone(), "do": "turn_up"}),
                (0.3, lambda: {"seat": self.anyone(), "do": "draw"}),
                (0.2, lambda: talk.chat(rng, self.anyone())),
                (1, lambda: {"do": "wait"}),
                (0.1, self.come_or_go),
            ]
        )

    def step_hand_over(self) -> None:
        """Between hands."""
        t = self.table
        if self.chance(0.7) and (len(t.seated()) > 1 or self.chance(0.1)):
            packs = self.table.packs
            self.do({"do": "deck", "cards": shuffled(self.rng, packs)}, slow=0)
            if self.table.stage != "hand_over":
                return
            most = min(10, (52 * packs - 16) // max(1, len(t.seated())))
            cards = min(self.rng.choice([2, 3, 3, 3, 4, 5, 11]), most)
            seat = t.dealer if self.chance(0.9) else self.anyone()
            self.do({"seat": seat, "do": "deal", "cards": cards}, slow=0)
            return
        self.pick(
            [
                (1, lambda: {"seat": self.anyone(), "do": "say", "text": "Mao?"}),
                (1, lambda: {"seat": self.anyone(), "do": "draw"}),
                (1, lambda: {"seat": self.anyone(), "do": "bad_call", "penalty": 1}),
                (1, self.rule),
                (1, lambda: {"do": "wait"}),
                (0.5, self.come_or_go),
            ]
        )

    def rule(self) -> Line | None:
        """Make up a rule, or do not."""
        t = self.table
        entitled = [seat for seat in range(t.seats) if t.rights[seat]]
        seat = self.rng.choice(entitled) if entitled and self.chance(0.9) else self.anyone()
        if self.chance(0.3):
            return {"seat": seat, "do": "decline_rule"}
        rule = {"id": f"r{self.rng.randrange(4)}", "text": "Bow to the queens.", "judged": True}
        return {"seat": seat, "do": "make_rule", "rule": rule, "secret": self.chance(0.5)}

    def step_make_rule(self) -> None:
        """Someone has won the third hand."""
        self.pick(
            [
                (4, self.rule),
                (1, lambda: {"seat": self.anyone(), "do": "deal", "cards": 3}),
                (1, lambda: {"do": "wait"}),
                (0.3, self.come_or_go),
            ]
        )

    def come_or_go(self) -> Line | None:
        """Leave, return or, now and then, quit."""
        t = self.table
        if t.away and self.chance(0.6):
            return {"seat": self.rng.choice(sorted(t.away)), "do": "return"}
        if (self.chance(0.15) and len(t.seated()) > 2) or self.chance(0.02):
            return {"seat": self.anyone(), "do": "quit"}
        return {"seat": self.anyone(), "do": self.rng.choice(["leave", "leave", "return"])}

    def step_play(self) -> None:
        """In play: what is due is mostly done, the rest is left to chance."""
        t = self.table
        if t.point is not None:
            self.step_point_of_order()
            return
        mess = self.mess
        self.pick(
            [
                (7, self.owed_words),
                (5, self.owed_thanks),
                (7, self.on_turn),
                (6, self.jack),
                (2 if t.mode != "referee" else 0.1 * mess, self.give),
                (1.5 if t.penalties[t.first_number :] else 0.05 * mess, self.about_penalty),
                (8 if t.vote else 0.02 * mess, self.vote),
                (0.5 * mess, lambda: talk.chat(self.rng, self.anyone())),
                (0.3 * mess, self.early_words),
                (0.2 * mess, lambda: {"seat": self.anyone(), "do": "point_of_order"}),
                (0.4 * mess if t.mode != "players" else 0.3, self.slip),
                (0.15 * mess, self.come_or_go),
                (1, self.pick_up),
                (3 if t.win else 0, self.trouble),
                (2 if t.win else 0.8 * (1 - self.care) + 0.1, lambda: {"do": "wait"}),
            ]
        )

    def pick_up(self) -> Line | None:
        """Somebody looks at the hand."""
        unseen = [seat for seat in self.table.seated() if seat not in self.table.looked]
        if not unseen or not self.chance(0.6):
            return None
        return {"seat": self.rng.choice(unseen), "do": "look"}

    def owed_words(self) -> Line | None:
        """The words that are due, or others."""
        if not self.table.duties or not self.chance(self.care):
            return None
        duty = self.rng.choice(self.table.duties)
        return {"seat": duty.seat, "do": "say", "text": talk.owed(self.rng, self.table, duty.seat)}

    def owed_thanks(self) -> Line | None:
        """Thank you, mostly."""
        due = [each.seat for each in self.table.thanks]
        if not due or not self.chance(self.care):
            return None
        return {"seat": self.rng.choice(due), "do": "say", "text": talk.thanks(self.rng)}

    def on_turn(self) -> Line | None:
        """Look, play or draw."""
        t, rng = self.table, self.rng
        seat = t.turn
        if seat is None or turns.holds(t, seat) or not self.chance(self.care):
            return None
        if seat not in t.looked and self.chance(0.9):
            return {"seat": seat, "do": "look"}
        fitting = [card for card in t.hands[seat] if turns.is_valid(t, card)]
        if fitting and self.chance(0.97 - 0.15 * self.mess):
            return self.lay(seat, rng.choice(fitting))
        if t.hands[seat] and self.chance(0.05 + 0.1 * self.mess):
            return self.lay(seat, rng.choice(t.hands[seat]))
        return {"seat": seat, "do": "draw"}

    def lay(self, seat: int, card: str) -> Line:
        """A play, sometimes with the words said just before."""
        rng = self.rng
        if self.chance(0.12 if len(self.table.hands[seat]) > 1 else 0.4):
            text = talk.before(rng, self.table, seat, card)
            if text:
                self.do({"seat": seat, "do": "say", "text": text}, slow=0)
        act: Line = {"seat": seat, "do": "play", "card": card}
        if (rank_of(card) == "J" and self.chance(0.6)) or self.chance(0.03):
            act["hold"] = True
        return act

    def jack(self) -> Line | None:
        """A jack is held, or the race is open."""
        t, rng = self.table, self.rng
        suit = rng.choice(SUITS)
        if t.held is not None:
            seat = t.held.seat if self.chance(0.9) else self.anyone()
            if (t.held.suit is not None and self.chance(0.6)) or self.chance(0.15):
                return {"seat": seat, "do": "release"}
        elif t.race is not None:
            seat = self.anyone()
        elif self.chance(0.02):
            return {"seat": self.anyone(), "do": rng.choice(["call", "release"]), "suit": suit}
        else:
            return None
        if self.chance(0.4):
            return {"seat": seat, "do": "say", "text": talk.suit(rng, suit)}
        return {"seat": seat, "do": "call", "suit": suit}

    def early_words(self) -> Line | None:
        """Words by a player with few cards, perhaps too early."""
        t, rng = self.table, self.rng
        few = [seat for seat in t.seated() if len(t.hands[seat]) < 3]
        if not few:
            return None
        text = rng.choice(["Mao", "mao mao", "Last card", "Mao!", "Mao, mao", "last card?"])
        return {"seat": rng.choice(few), "do": "say", "text": text}

    def slip(self) -> Line | None:
        """Out of turn, a touch of the stock, a card that is not there."""
        t, rng = self.table, self.rng
        seat = self.anyone()
        kind = rng.randrange(8)
        if kind == 0:
            return {"seat": seat, "do": "play", "card": rng.choice(PACK)}
        if kind == 1:
            return {"seat": seat, "do": "gesture", "name": rng.choice(GESTURES)}
        if kind == 2:
            return {"seat": seat, "do": rng.choice(["turn_up", "end_point_of_order", "release"])}
        if kind == 3 or not t.hands[seat]:
            return {"seat": seat, "do": "draw"}
        return self.lay(seat, rng.choice(t.hands[seat]))

    def step_point_of_order(self) -> None:
        """Talk, looks, attempts at ending it."""
        t, rng = self.table, self.rng
        caller = t.point.caller if t.point is not None else 0
        in_hand = t.hands[t.turn or 0]
        if self.chance(0.4):
            self.do({"do": "wait"}, slow=0)
            later = self.table.now + self.rng.choice([2999, 3000, 3000, 3001, 4000])
            self.add({"at": later, "seat": caller, "do": "end_point_of_order"})
            return
        self.pick(
            [
                (2, lambda: talk.chat(rng, self.anyone())),
                (0.5, lambda: {"seat": caller, "do": "end_point_of_order"}),
                (1, lambda: {"seat": self.anyone(), "do": "end_point_of_order"}),
                (0.7, lambda: {"seat": self.anyone(), "do": "look"}),
                (0.5, lambda: {"seat": self.anyone(), "do": rng.choice(["draw", "release"])}),
                (0.3, lambda: self.lay(t.turn or 0, in_hand[0]) if in_hand else None),
                (0.3, self.give),
                (0.3, self.about_penalty),
                (0.3, self.come_or_go),
                (1, self.owed_words),
                (0.5, self.owed_thanks),
                (2, lambda: {"do": "wait"}),
            ]
        )


def lines(seed: int, length: int | None = None) -> list[str]:
    """One scenario as lines of JSON; the same for the same seed."""
    if length is None:
        length = Random(f"length {seed}").choice([40, 80, 160, 300])
    return [json.dumps(line, ensure_ascii=False) for line in Session(seed, length).run()]
