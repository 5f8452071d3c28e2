"""The start of a hand: the deal, the first card, the first look. [MO-6] to [MO-15]"""

from msgspec.structs import replace

from papertiger.kernel.game import Refused
from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.cards import Rank, Suit, in_order, pack
from papertiger.mao.course import Course, changed, concealed
from papertiger.mao.customs.memory import Memory
from papertiger.mao.events import DealBegun, DealerChosen, Dealt, Looked, TurnedUp, Unlocked
from papertiger.mao.jacks import release
from papertiger.mao.options import FEWEST_SEATS, MOST_IN_A_DEAL, USUAL_DEAL
from papertiger.mao.penalties import notice
from papertiger.mao.reasons import Reason
from papertiger.mao.rulings import acting
from papertiger.mao.speaking import owe_words
from papertiger.mao.state import Acting, Held, Phase, Public, hand_of
from papertiger.mao.turns import begin_turn, new_clock


def choose_dealer(course: Course, permutation: tuple[int, ...], at: int) -> Course:
    """Chance chooses the first dealer. [MO-6]"""
    event = DealerChosen(at, permutation[0])
    return changed(course, event, dealer=permutation[0], phase=Phase.HAND_OVER, since=at)


def seated(public: Public) -> int:
    """How many seats are not gone for good."""
    return public.gone.count(False)


def decks(public: Public, cards: int) -> int:
    """How many decks a deal of that many cards takes. [MO-1]"""
    return (public.options.decks or laws.decks_for(seated(public), cards)) + public.added


def refuse_deal(public: Public, cards: int) -> Refused | None:
    """Why the dealer cannot deal that many cards to each. [MO-1] [MO-7]"""
    seats = seated(public)
    if not laws.deal_fits(seats, cards, decks(public, cards)):
        return Refused("deal_too_large", "MO-1", {"cards": cards, "seats": seats})
    low = public.options.min_deal
    if not low <= cards <= MOST_IN_A_DEAL:
        return Refused("deal_out_of_bounds", "MO-7", {"low": low, "high": MOST_IN_A_DEAL})
    return None


def usual_deal(public: Public) -> int | None:
    """How many cards are dealt when the dealer does not choose; None if none fit. [MO-7]"""
    counts = range(USUAL_DEAL, public.options.min_deal - 1, -1)
    return next((count for count in counts if refuse_deal(public, count) is None), None)


def begin_deal(course: Course, cards: int, at: int) -> Course:
    """The dealer has chosen; the pack is to be shuffled. [MO-7]"""
    public = course.table.public
    return changed(
        course,
        DealBegun(at, public.dealer, cards),
        phase=Phase.SHUFFLE,
        cards=cards,
        decks=decks(public, cards),
        deals=public.deals + 1,
        winner=None,
        ended=None,
    )


def deal(course: Course, permutation: tuple[int, ...], at: int) -> Course:
    """One card at a time clockwise from the dealer's left; the rest is the stock. [MO-7] [MO-8]"""
    table = course.table
    public = table.public
    shuffled = in_order(permutation, pack(public.decks))
    clockwise = [(public.dealer + 1 + place) % public.seats for place in range(public.seats)]
    players = [seat for seat in clockwise if not public.gone[seat]]
    dealt = len(players) * public.cards
    hands = tuple(
        Secret(shuffled[players.index(seat) : dealt : len(players)] if seat in players else ())
        for seat in range(public.seats)
    )
    stock = shuffled[dealt:]
    course = concealed(
        replace(course, table=replace(table, hands=hands)),
        stock=Secret(stock),
        shuffles=(),
        breaches=Secret(()),
        undo=None,
        memory=Secret(Memory()),
    )
    seats = public.seats
    counts = tuple(len(hand.reveal()) for hand in hands)
    return changed(
        course,
        Dealt(at, public.dealer, counts, len(stock)),
        phase=Phase.DEAL,
        since=at,
        direction=1,
        turns=0,
        pile=(),
        looked=(False,) * seats,
        early=(),
        unlocked=False,
        plays=0,
        begun=0,
        unanswered=(0,) * seats,
        lapses=(0,) * seats,
        penalties=(),
        given_before=public.given_before + len(public.penalties),
        ordered=(None,) * seats,
        recent=(),
    )


def look(course: Course, seat: int, at: int) -> Course:
    """A seat picks up its hand: its faces are sent from now on. [MO-9] [MO-10] [MO-13] [MO-62]"""
    public = course.table.public
    course = changed(
        course,
        Looked(at, seat, Secret(hand_of(course.table, seat))),
        looked=tuple(seen or each == seat for each, seen in enumerate(public.looked)),
    )
    order = public.order
    if order is not None:
        seen = order.looked if seat in order.looked else (*order.looked, seat)
        return changed(course, order=replace(order, looked=seen))
    if public.unlocked:
        return course
    return course if seat in public.early else changed(course, early=(*public.early, seat))


def turn_up(course: Course, at: int, *, hold: bool) -> Course:
    """The first card of the stock is turned up and acted out. [MO-11] [MO-12] [MO-15]

    It does what it would do if the dealer had played it: an eight reverses, an ace skips the
    first player, a seven counts, a two gives the dealer the first turn, a jack is held.
    """
    public = course.table.public
    stock = course.table.hidden.stock.reveal()
    card, dealer = stock[0], public.dealer
    jack = card.rank is Rank.JACK
    held = jack and hold and not public.gone[dealer]
    acts = acting(course.table, card)
    direction = -1 if acts.rank is Rank.EIGHT else 1
    skips = public.options.reverse_is_skip_2p and seated(public) == FEWEST_SEATS
    steps = laws.steps_after(acts, reverse_skips=skips)
    course = changed(
        concealed(course, stock=Secret(stock[1:])),
        TurnedUp(at, dealer, card, held),
        phase=Phase.PLAY,
        pile=(card,),
        direction=direction,
        sevens=int(acts.rank is Rank.SEVEN),
        acting=Acting(steps, naming=card.suit is Suit.SPADES, releasing=jack),
    )
    if not public.gone[dealer]:
        course = owe_words(course, dealer, card, at, left=0)
    if held:
        clock = new_clock(public, dealer, at)
        course = changed(course, held=Held(dealer), clock=clock, begun=clock.begun + 1)
    elif jack:
        course = release(course, dealer, at)
    return unlock_if_acted(course, at)


def unlock_if_acted(course: Course, at: int) -> Course:
    """When the first card is acted out, hands unlock and play begins. [MO-12] [MO-13] [MO-14]

    Who looked too early has a penalty card at the beginning of play. [MO-10] Not in a point of
    order, which gives none. [MO-61]
    """
    public = course.table.public
    acting = public.acting
    if acting is None or acting.releasing or public.order is not None:
        return course
    if any(duty.play == 0 and duty.seat == public.dealer for duty in public.duties):
        return course
    course = changed(course, Unlocked(at), acting=None, unlocked=True, clock=None)
    for seat in public.early:
        course = notice(course, seat, Reason.EARLY_LOOK, at)
    steps = max(acting.steps, public.gone[public.dealer])
    first = laws.next_seat(public.dealer, public.direction, public.gone, steps)
    return begin_turn(course, first, at)
