"""What the players of a random session do about penalties, and to each other's wins."""

from random import Random

from .reading import CODES, Line
from .table import Table


class Quarrels:
    """The part of a session that gives penalties, doubts them and votes."""

    rng: Random

    @property
    def table(self) -> Table:
        """The true table."""
        raise NotImplementedError

    def chance(self, share: float) -> bool:
        """True so often."""
        return self.rng.random() < share

    def anyone(self, *, but: int | str | None = None) -> int:
        """Any seat, mostly one that is there and not the one named."""
        seats = [seat for seat in self.table.seated() if seat != but]
        if not seats or self.chance(0.05):
            return self.rng.randrange(self.table.seats)
        return self.rng.choice(seats)

    def give(self) -> Line | None:
        """A penalty: for what was broken, or for what was not."""
        t, rng = self.table, self.rng
        open_ones = [each for each in t.breaches if not each.paid]
        if open_ones and self.chance(0.8):
            found = rng.choice(open_ones[-3:])
            target, reason = found.seat, found.code
        elif not self.chance(0.35):
            return None
        else:
            target, reason = self.anyone(), rng.choice([*CODES, "delay", "misplay", "other"])
            if t.clock is not None and self.chance(0.5):
                target, reason = t.clock.seat, rng.choice(["delay", "no_draw"])
        if t.rules and self.chance(0.05):
            reason = rng.choice(t.rules)
        giver = self.anyone(but=target)
        act: Line = {"seat": giver, "do": "penalty", "target": target, "reason": reason}
        if reason == "other":
            act["text"] = "Rude to the deck"
        return act

    def about_penalty(self) -> Line | None:
        """Hand one back, or ask for a vote."""
        t, rng = self.table, self.rng
        if not self.chance(0.4):
            return None
        recent = t.penalties[t.first_number :][-3:]
        if not recent or self.chance(0.05):
            number = rng.randrange(len(t.penalties) + 2)
            return {"seat": self.anyone(), "do": "bad_call", "penalty": number}
        penalty = rng.choice(recent)
        late = t.play_time() - penalty.given > 10_400
        if (penalty.settled or late) and self.chance(0.9):
            return None
        if penalty.by == "referee" or penalty.back is not None or self.chance(0.3):
            if self.chance(0.6 if penalty.back is None else 0.2):
                return None
            return {"seat": self.anyone(), "do": "dispute", "penalty": penalty.number}
        seat = self.anyone(but=penalty.seat)
        if self.chance(0.3):
            return {"seat": seat, "do": "say", "text": "Bad call!"}
        return {"seat": seat, "do": "bad_call", "penalty": penalty.number}

    def vote(self) -> Line | None:
        """A vote."""
        t = self.table
        number = t.vote.penalty.number if t.vote is not None else 1
        if t.vote is not None and not self.chance(0.8):
            return None
        uphold = self.chance(0.5)
        missing = [seat for seat in t.seated() if t.vote is None or seat not in t.vote.votes]
        seat = self.rng.choice(missing) if missing and self.chance(0.9) else self.anyone()
        return {"seat": seat, "do": "vote", "penalty": number, "uphold": uphold}

    def trouble(self) -> Line | None:
        """Things that may still cost a winner the hand."""
        t, rng = self.table, self.rng
        if t.win is None or not self.chance(0.6):
            return None
        winner = t.win.seat
        other = self.anyone(but=winner)
        reason = rng.choice(["no_name", "question", "delay", "misplay"])
        give: Line = {"do": "penalty", "reason": reason}
        given = [each.number for each in t.penalties[-4:] if winner in {each.seat, each.by}]
        number = rng.choice(given or [len(t.penalties)])
        acts: list[Line] = [
            {"seat": winner, "do": "say", "text": rng.choice(["Mao", "Mao Mao", "mao.", "Done"])},
            {"seat": winner, "do": "say", "text": rng.choice(["Mao", "Mao Mao", "Is it mine?"])},
            {"seat": other, "do": "say", "text": rng.choice(["Mao?", "Bad call", "Well done"])},
            {**give, "seat": other, "target": winner},
            {**give, "seat": other, "target": winner},
            {**give, "seat": winner, "target": other},
            {"seat": other, "do": "bad_call", "penalty": number},
            {"seat": other, "do": "dispute", "penalty": number},
            {"seat": rng.choice([winner, other]), "do": "draw"},
            {"seat": winner, "do": rng.choice(["quit", "leave", "release", "point_of_order"])},
        ]
        return rng.choice(acts)
