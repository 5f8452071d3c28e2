"""The strip above the table: the hand, who calls breaches, the direction; what goes on."""

from textual.content import Content

from papertiger.mao.view import BallotView, Stage, View
from papertiger.text.catalog import Catalog
from papertiger.text.mao import suit_name
from papertiger.tui.cells import clip, stacked
from papertiger.tui.drawn import Drawn
from papertiger.tui.mao.evening import Evening
from papertiger.tui.mao.making.table import may_make
from papertiger.tui.palette import CHOP, LABEL, LIT, VALUE

BAR = 14
"""Cells of the clock's bar."""

BETWEEN = (Stage.HAND_OVER, Stage.MAKE_RULE, Stage.GAME_OVER)
"""A hand is over, and its cards lie there until the next deal."""


class Status(Drawn):
    """Two lines."""

    def show(self, evening: Evening) -> None:
        """Show the state of the hand."""
        view = evening.view
        if view is None:
            self.update("", layout=False)
            return
        width = self.size.width
        lines = [_hand_line(evening.words, view), _stage_line(evening, view)]
        self.update(stacked([line.truncate(width) for line in lines]), layout=False)


def _hand_line(words: Catalog, view: View) -> Content:
    say = words.say
    looked_back_on = view.stage in BETWEEN and view.winner is not None
    pairs = (
        (say("mao-hand"), str(view.hands_won + (not looked_back_on))),
        (say("mao-referee"), say(f"mao-referee-{view.options.referee}")),
        (say("mao-direction"), say("mao-clockwise" if view.direction == 1 else "mao-counter")),
    )
    said = (Content.assemble((f"{label} ", LABEL), (value, VALUE)) for label, value in pairs)
    return Content("   ").join(said)


def _stage_line(evening: Evening, view: View) -> Content:
    """What everybody at the table knows to be going on, and the clock that runs."""
    if evening.paused:
        said = "mao-paused-reading" if evening.reading else "mao-paused"
        return Content.styled(evening.words.say(said), LIT)
    parts = [Content.styled(part, VALUE) for part in _going_on(evening, view)]
    if view.order is not None:
        who = evening.names[view.order.caller]
        parts.insert(0, Content.styled(f" {evening.words.say('mao-order', who=who)} ", CHOP))
    clock = _clock(evening, view)
    return Content("   ").join([*clock, *parts])


def _going_on(evening: Evening, view: View) -> list[str]:
    say, names = evening.words.say, evening.names
    parts = []
    if view.order is not None:
        quiet = max(0, evening.now - evening.spoken) // 1000
        parts.append(say("mao-hush", seconds=str(quiet)))
        if view.order.wishes:
            wishes = evening.words.join(names[seat] for seat in view.order.wishes)
            parts.append(say("mao-order-wishes", who=wishes))
    if view.ballot is not None:
        parts.append(_vote(evening, view, view.ballot))
    parts += _last_card(evening, view)
    if view.sevens:
        parts.append(say("mao-sevens", sevens=str(view.sevens), owed=str(view.owed)))
    parts += _dealing(evening, view)
    if may_make(view):
        parts.append(say("making-may"))
    return parts


def _acts(evening: Evening, view: View) -> bool:
    """Whether the reader sits there and can act: not who watches or looks back, is away or gone."""
    seat = view.seat
    if evening.room is None or seat is None:
        return False
    return not (view.away[seat] or view.gone[seat])


def _dealing(evening: Evening, view: View) -> list[str]:
    """Who deals, while that is awaited; to the dealer, with which keys."""
    say, who = evening.words.say, evening.names[view.dealer]
    own = view.dealer == view.seat and _acts(evening, view)
    match view.stage:
        case Stage.DEAL:
            return [say("mao-deals-you") if own else say("mao-deals", who=who)]
        case Stage.HAND_OVER if own:
            # After a while the table deals for them. [MO-7]
            wait = [] if may_make(view) else [say("mao-between-wait")]
            return [say("mao-between-you"), *wait]
        case Stage.HAND_OVER | Stage.MAKE_RULE:
            return [say("mao-between" if view.hands_won else "mao-deals", who=who)]
        case _:
            return []


def _vote(evening: Evening, view: View, ballot: BallotView) -> str:
    """The running vote; who has not voted yet is told the keys: they are not the table's secret."""
    may = _acts(evening, view) and ballot.own is None
    return evening.words.say(
        "mao-ballot-own" if may else "mao-ballot",
        penalty=str(ballot.penalty),
        voted=str(sum(ballot.voted)),
        seats=str(view.gone.count(False)),
    )


def _last_card(evening: Evening, view: View) -> list[str]:
    """What the card that was played last leaves open: a jack's suit, whether the hand is won."""
    say, names = evening.words.say, evening.names
    parts = []
    if view.held is not None:
        who = names[view.held]
        if view.held_suit is None:
            parts.append(say("mao-held", who=who))
        else:
            suit = suit_name(evening.words, view.held_suit)
            parts.append(say("mao-held-called", who=who, suit=suit))
    if view.stage is Stage.RACE:
        parts.append(say("mao-race"))
    if _waits_for_win(view):
        out = _without_cards(view)
        if out is not None:
            parts.append(say("mao-last-played", who=names[out]))
        elif view.ballot is None:
            parts.append(say("mao-win-disputed"))
    return parts


def _waits_for_win(view: View) -> bool:
    """Whether it is nobody's turn because the last card played may win the hand. [MO-86]"""
    return view.stage is Stage.PLAY and view.turn is None and not view.acting


def _without_cards(view: View) -> int | None:
    """Who has played the last card; nobody if a penalty put a card into that hand again."""
    seats = (seat for seat, cards in enumerate(view.hands) if not cards and not view.gone[seat])
    return next(seats, None)


def _clock(evening: Evening, view: View) -> list[Content]:
    """Whose time runs, as a bar and in seconds."""
    left = evening.left()
    if view.clock is None or left is None or view.order is not None:
        return []
    who = clip(evening.names[view.clock.seat], 12)
    if view.clock.stopped:
        stands = evening.words.say("mao-stopped", who=who)
        return [Content.styled(stands, VALUE)]
    full = -(-left * BAR // max(1, view.clock.limit))
    seconds = evening.words.say("mao-seconds", seconds=str(-(-left // 1000)))
    bar = "▓" * full + "░" * (BAR - full)
    return [Content.assemble((f"{who} ", VALUE), (bar, LIT), (f" {seconds}", VALUE))]
