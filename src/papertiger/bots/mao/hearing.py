"""What a player makes of what it is told: it remembers, and plans what to do about it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from papertiger.bots.mao import keeping, penalties, watching
from papertiger.bots.mao.mind import Mind
from papertiger.mao import events as e
from papertiger.mao import laws, told
from papertiger.mao.cards import Rank, Suit
from papertiger.mao.reasons import Reason
from papertiger.mao.speech import hear

Hearer: TypeAlias = Callable[[Mind, Any], None]
ANSWERS = 0.3
"""How often a question in a point of order is answered by each who hears it."""


def dealer_chosen(mind: Mind, event: e.DealerChosen) -> None:
    """The dealer deals. [MO-6]"""
    mind.plans[("between",)] = mind.thought(event.at)


def dealt(mind: Mind, event: e.Dealt) -> None:
    """A new hand; who cannot wait looks at once. [MO-9]"""
    mind.forget()
    mind.memory.deal(event.hands)
    mind.book.new_hand()
    thought, looks = mind.reaction(event.at), mind.happens(mind.level.early_look)
    if event.dealer == mind.seat:
        mind.plans[("turn_up",)] = thought
    elif looks:
        mind.plans[("look",)] = thought


def turned_up(mind: Mind, event: e.TurnedUp) -> None:
    """The dealer acts the first card out as if it had played it. [MO-12]"""
    memory = mind.memory
    memory.did(event.seat, event.at, event.card)
    memory.top = event.card
    memory.sevens = int(event.card.rank is Rank.SEVEN)
    if event.held:
        memory.held = event.seat
    if event.card.suit is Suit.SPADES and mind.watches:
        watching.expect(mind, event.seat, Reason.UNNAMED_SPADE, event.at, event.card)
    if event.seat == mind.seat:
        own_card(mind, event)


def unlocked(mind: Mind, event: e.Unlocked) -> None:
    """Everybody may look. [MO-13]"""
    memory = mind.memory
    memory.unlocked = True
    reaction = mind.reaction(event.at)
    if not memory.up:
        mind.plans[("look",)] = reaction
    if mind.watches:
        for seat in sorted(memory.early):
            watching.suspect(mind, seat, Reason.EARLY_LOOK, event.at)


def looked(mind: Mind, event: told.LookSeen) -> None:
    """A hand is picked up, perhaps when it should not be. [MO-10] [MO-62]"""
    memory = mind.memory
    if event.seat == mind.seat:
        memory.up = True
    if memory.stopped_since is not None:
        memory.peeked.add(event.seat)
    elif not memory.unlocked:
        memory.early.add(event.seat)


def turn_began(mind: Mind, event: e.TurnBegan) -> None:
    """The own turn is thought about; that of another is watched. [MO-18]"""
    if mind.watches:
        watching.end_of_turn(mind, event.at)
    mind.memory.begin_turn(event.seat, event.at)
    level, plans = mind.level, mind.plans
    if event.seat == mind.seat:
        plans.pop(("clock",), None)
        plans.pop(("wrong_turn",), None)
        plans.pop(("jump",), None)
        plans[("turn",)] = mind.thought(event.at)
        if mind.memory.race:
            # A play would close it.
            plans[("turn",)] += mind.patience
        if mind.happens(level.asks) and not mind.memory.options.silence:
            plans[("ask",)] = mind.reaction(event.at)
        return
    plans.pop(("turn",), None)
    if mind.happens(level.out_of_turn):
        plans[("wrong_turn",)] = mind.thought(event.at)
    if mind.watches:
        watching.watch_clock(mind, event.seat, event.at)


def played(mind: Mind, event: e.CardPlayed) -> None:
    """A card is played: is it right, and what must be said with it? [MO-48] [MO-55] [MO-57]"""
    memory, seat = mind.memory, event.seat
    memory.did(seat, event.at, event.card)
    fault = keeping.fault(mind, seat, event.card, event.at)
    if mind.watches:
        mind.evidence.act(seat)
    memory.play(seat, event.card, fault, held=event.held)
    if mind.watches:
        watching.expect_words(mind, seat, event.card, event.at)
        if fault is not None:
            watching.suspect(mind, seat, fault, event.at)
    if seat == mind.seat:
        own_card(mind, event)
        return
    if mind.happens(mind.level.guesses):
        watching.guess(mind, seat, event.card, event.at)


def own_card(mind: Mind, event: e.CardPlayed | e.TurnedUp) -> None:
    """The words due with the own card, as far as they are remembered. [MO-48] [MO-49]"""
    level, phrases = mind.level, mind.words.phrases
    spade, last, name = (
        not mind.happens(share)
        for share in (level.forgets_spade, level.forgets_last_card, level.forgets_name)
    )
    half, soon, later = mind.happens(level.half_name), mind.follow_up(event.at), event.at
    due = mind.words_due
    due.clear()
    if event.card.suit is Suit.SPADES and spade:
        due.append(mind.words.spades[event.card])
    if isinstance(event, e.CardPlayed):
        left = mind.memory.hands[mind.seat]
        if left == 1 and last:
            due.append(phrases.last_card)
        elif not left and name:
            twice = event.card.rank is Rank.JACK and not half
            due.append(phrases.name_twice if twice else phrases.name)
    if due:
        mind.plans[("words",)] = later = soon
    if event.held:
        mind.plans[("suit",)] = mind.follow_up(later)


def returned(mind: Mind, event: e.CardReturned) -> None:
    """A card goes back: nothing need be said with it. [MO-50] [MO-78]"""
    mind.memory.take_back(event.seat)
    mind.evidence.drop(
        event.seat, Reason.UNNAMED_SPADE, Reason.NO_LAST_CARD, Reason.NO_NAME, Reason.SAID_NAME
    )
    if event.seat != mind.seat:
        return
    mind.words_due.clear()
    for plan in ("words", "suit", "release"):
        mind.drop(plan)
    if mind.memory.turn == mind.seat:
        mind.plans[("turn",)] = mind.thought(event.at)


def drawn(mind: Mind, event: told.DrawSeen) -> None:
    """A card is taken from the stock. [MO-22]"""
    if not event.forced:
        mind.memory.did(event.seat, event.at)
        mind.evidence.act(event.seat)
    mind.memory.draw(event.seat, event.cards)


def suit_called(mind: Mind, event: e.SuitCalled) -> None:
    """A suit: on the own jack, then it is let go; in a race, then it is lost. [MO-41] [MO-42]"""
    memory = mind.memory
    memory.did(event.seat, event.at)
    if event.in_force:
        memory.called, memory.race = event.suit, False
    if event.seat != mind.seat:
        mind.drop("race")
    elif memory.held == mind.seat:
        mind.plans[("release",)] = mind.follow_up(event.at)


def released(mind: Mind, event: e.JackReleased) -> None:
    """A jack without a suit is a race; words with a held one are too late now. [MO-42] [MO-48]"""
    memory = mind.memory
    if memory.held == event.seat:
        mind.evidence.act(event.seat)
    memory.held, memory.called = None, event.suit
    memory.race = event.suit is None
    mind.drop("suit")
    mind.drop("release")
    if not memory.race:
        return
    if mind.happens(mind.level.races):
        mind.plans[("race",)] = mind.contest(event.at)
    if ("turn",) in mind.plans:
        # The jack was out of turn: a play would close its race.
        mind.plans[("turn",)] = max(mind.plans["turn",], mind.contest(event.at))


def race_closed(mind: Mind, event: e.RaceClosed) -> None:
    """The printed suit counts. [MO-45]"""
    del event
    mind.memory.race, mind.memory.called = False, None
    mind.drop("race")


def said(mind: Mind, event: e.Said) -> None:
    """Words: those that are due, and those that are breaches. [MO-51] [MO-53]"""
    memory, heard = mind.memory, hear(event.text)
    memory.did(event.seat, event.at)
    if mind.watches:
        watching.words(mind, event.seat, heard, event.at)
    if memory.stopped_since is not None:
        quiet_again(mind, event.at)
        if memory.order and event.seat != mind.seat and heard.question:
            asked(mind, event)


def quiet_again(mind: Mind, at: int) -> None:
    """Who called the point of order waits until talk has stopped. [MO-64]"""
    if ("end",) in mind.paused:
        mind.paused["end",] = mind.reaction(at + laws.QUIET)


def asked(mind: Mind, event: e.Said) -> None:
    """A question in a point of order: some know an answer. [MO-63]"""
    answers, reaction = mind.happens(ANSWERS), mind.reaction(event.at)
    if answers:
        mind.paused["answer", mind.words.question(event.text), event.seat] = reaction


def gestured(mind: Mind, event: e.Gestured) -> None:
    """A gesture, which a made-up rule may ask for. [MO-92]"""
    mind.memory.did(event.seat, event.at)


def order_began(mind: Mind, event: e.OrderBegan) -> None:
    """A point of order: its caller asks and ends it, others may peek. [MO-60]"""
    mind.stop(event.at)
    mind.memory.order = True
    mind.memory.up = False
    mind.memory.peeked.clear()
    paused, reaction = mind.paused, mind.reaction(event.at)
    peeks = mind.happens(mind.level.peeks)
    if event.seat == mind.seat:
        paused["ask",] = reaction
        paused["end",] = mind.reaction(reaction + laws.QUIET)
        return
    paused["wish",] = mind.reaction(event.at + laws.LONGEST_ORDER // 2)
    if peeks:
        paused["look",] = reaction


def order_ended(mind: Mind, event: e.OrderEnded) -> None:
    """Hands are picked up again; who peeked is remembered. [MO-62] [MO-64]"""
    mind.resume(event.at)
    mind.memory.up = mind.memory.order = False
    mind.plans[("look",)] = mind.reaction(event.at)
    if mind.watches:
        for seat in sorted(mind.memory.peeked):
            watching.suspect(mind, seat, Reason.LOOK_IN_POINT_OF_ORDER, event.at)


def went_away(mind: Mind, event: e.WentAway) -> None:
    """A seat that is away owes no thanks; the own one comes back. [MO-76] [MO-97]"""
    mind.evidence.drop(event.seat, Reason.NO_THANKS)
    if event.seat == mind.seat:
        mind.plans[("return",)] = mind.reaction(mind.thought(event.at))


def went_for_good(mind: Mind, event: e.WentForGood) -> None:
    """A seat is gone, and what it owed lapses. [MO-97]"""
    mind.memory.hands[event.seat] = 0
    mind.evidence.drop(event.seat, *Reason)
    if event.seat == mind.seat:
        mind.forget()
        mind.gone = True


def win_undone(mind: Mind, event: e.WinUndone) -> None:
    """The hand goes on. [MO-87]"""
    del event
    mind.memory.undo_win()


def hand_ended(mind: Mind, event: e.HandEnded) -> None:
    """A hand is over: whoever deals next does so. [MO-6]"""
    mind.forget()
    mind.memory.resume(event.at)
    mind.memory.playing = mind.memory.order = False
    mind.plans[("between",)] = mind.thought(event.at)


def rule_due(mind: Mind, event: e.RuleDue) -> None:
    """A winner of three makes a rule or not. [MO-89]"""
    if event.seat == mind.seat:
        mind.plans[("rule",)] = mind.thought(mind.thought(event.at))


def rule_made(mind: Mind, event: told.RuleSeen | e.RuleDeclined) -> None:
    """A rule is in force, or none: the dealer may deal. [MO-90]"""
    memory = mind.memory
    if isinstance(event, told.RuleSeen):
        if event.rule is None:
            memory.secrets = (*memory.secrets, event.seat)
        else:
            memory.rules = (*memory.rules, event.rule)
    mind.plans[("between",)] = mind.thought(event.at)


def ruled(mind: Mind, event: e.Ruled) -> None:
    """A rule has moved cards: so many lie before each seat now. [MO-92]"""
    mind.memory.hands = list(event.hands)


def game_ended(mind: Mind, event: e.GameEnded) -> None:
    """Nothing is left to do."""
    del event
    mind.forget()


def nothing(mind: Mind, event: told.Told) -> None:
    """What a player need do nothing about."""
    del mind, event


HEARERS: Mapping[type, Hearer] = MappingProxyType(
    {
        e.DealerChosen: dealer_chosen,
        e.DealBegun: nothing,
        e.Dealt: dealt,
        e.TurnedUp: turned_up,
        e.Unlocked: unlocked,
        told.LookSeen: looked,
        e.TurnBegan: turn_began,
        e.CardPlayed: played,
        e.CardReturned: returned,
        told.DrawSeen: drawn,
        e.Reshuffled: nothing,
        e.SuitCalled: suit_called,
        e.JackReleased: released,
        e.RaceClosed: race_closed,
        e.Said: said,
        e.Gestured: gestured,
        told.PenaltySeen: penalties.given,
        told.MoveSeen: penalties.moved,
        e.BadCallMade: penalties.handed_back,
        e.BallotOpened: penalties.ballot_opened,
        e.VoteCast: nothing,
        e.BallotClosed: penalties.ballot_closed,
        e.OrderBegan: order_began,
        e.OrderEndWished: nothing,
        e.OrderEnded: order_ended,
        e.WentAway: went_away,
        e.CameBack: nothing,
        e.WentForGood: went_for_good,
        e.WinUndone: win_undone,
        e.HandEnded: hand_ended,
        e.RuleDue: rule_due,
        told.RuleSeen: rule_made,
        e.RuleDeclined: rule_made,
        e.Ruled: ruled,
        e.EndAgreed: nothing,
        e.GameEnded: game_ended,
    }
)
"""What to do about each kind of event; a test holds that none is missing."""
