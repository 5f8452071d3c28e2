"""Who sits around the table, clockwise from the reader on: cards, hands won, what they say."""

from textual.content import Content

from papertiger.mao.view import View
from papertiger.tui.cells import clip, fit, stacked
from papertiger.tui.drawn import Drawn
from papertiger.tui.mao.acts import SEAT_KEYS
from papertiger.tui.mao.evening import Evening
from papertiger.tui.palette import LABEL, LIT, VALUE

NAME = 12
"""Cells of a player's name."""
MOST_BACKS = 8
"""So many cards are drawn at most; their number stands beside them."""
TURN, DOWN, UP, WON = "►", "▒", "▌", "★"


class SeatList(Drawn):
    """A line for each player."""

    def show(self, evening: Evening) -> None:
        """Draw all players, with what they said in the last seconds."""
        view = evening.view
        if view is None:
            names = [Content.styled(f"  {name}", VALUE) for name in evening.names]
            self.update(stacked(names), layout=False)
            return
        seats = len(view.hands)
        first = view.seat or 0
        around = [(first + place) % seats for place in range(seats)]
        rows = [self._row(evening, view, seat) for seat in around]
        above = max(0, (self.size.height - len(rows)) // 2)
        self.update(stacked([*[Content("")] * above, *rows]), layout=False)

    def _row(self, evening: Evening, view: View, seat: int) -> Content:
        on_turn = seat == view.turn
        style = LIT if on_turn else VALUE
        cards = view.hands[seat]
        backs = (UP if view.up[seat] else DOWN) * min(cards, MOST_BACKS)
        facts = Content.assemble(
            (f"{SEAT_KEYS[seat]} ", LABEL),
            (f"{TURN if on_turn else ' '} {fit(evening.names[seat], NAME)} ", style),
            (fit(backs, MOST_BACKS), LABEL),
            (f" {cards:>2} ", VALUE),
            (f" {WON}{view.wins[seat]:<2} " if view.wins[seat] else "     ", LABEL),
        )
        room = self.size.width - facts.cell_length - 1
        bubble = evening.bubble(seat)
        states = clip(self.states(evening, view, seat), room)
        rest = Content.styled(states, LABEL)
        if bubble:
            # What somebody says covers what everybody knows.
            rest = Content.styled(clip(bubble, room), LIT)
        return facts + rest

    @staticmethod
    def states(evening: Evening, view: View, seat: int) -> str:
        """What everybody knows of a seat, in a word or two."""
        say = evening.words.say
        states = []
        if view.gone[seat]:
            states.append(say("mao-gone"))
        elif view.away[seat]:
            states.append(say("mao-away"))
        if view.held == seat:
            states.append(say("mao-holds"))
        if view.dealer == seat:
            states.append(say("mao-dealer"))
        return evening.words.join(states)
