"""A hand from the deal to its winner, and who is there (sections 1, 2, 9 and 10)."""

from . import penalties, points, turns, words
from .cards import NEW_PACK, packs_in, rank_of, suit_of
from .reading import Line, MalformedError, check_fits
from .table import Held, Race, Table, Win, refuse_unless


def look(t: Table, seat: int) -> None:
    """Pick up one's hand: too early [MO-10], in a point of order [MO-62], or freely."""
    refuse_unless(t.stage in {"deal", "play"}, "not_in_play", "MO-9", "there is no hand to look at")
    if t.point is not None:
        if seat not in t.point.lookers:
            t.point.lookers.append(seat)
    elif (t.stage == "deal" or t.acting) and seat not in t.early:
        t.early.append(seat)
    t.looked.add(seat)


def deal(t: Table, seat: int, cards: int) -> None:
    """The dealer deals the next hand [MO-6, MO-7]."""
    refuse_unless(t.stage == "hand_over", "not_hand_over", "MO-7", "the hand is not over")
    refuse_unless(seat == t.dealer, "not_dealer", "MO-6", "the deal is another seat's")
    check_fits(len(t.seated()), cards, 52 * t.packs)
    fits = t.option("min_deal") <= cards <= 10
    refuse_unless(fits, "cards", "MO-7", "3 to 10 cards")
    refuse_unless(len(t.seated()) >= 2, "alone", "MO-97", "there is nobody to deal to")
    deal_now(t, cards)


def deal_now(t: Table, cards: int) -> None:
    """Without a `deck` line the pack is dealt as it comes new: S H D C, ace to king."""
    pack = NEW_PACK * t.packs
    if t.order is not None:
        pack, t.order = t.order, None
    if packs_in(pack) != t.packs:
        raise MalformedError("a deal needs a deck line with the whole pack before it")
    t.new_hand(pack, cards)


def usual_deal(t: Table) -> int | None:
    """Five each when the dealer does not choose, or as many as fit [MO-7]."""
    if all(seat in t.away for seat in t.seated()):
        return None  # nobody is there to play it
    for cards in range(5, int(t.option("min_deal")) - 1, -1):
        if len(t.seated()) >= 2 and len(t.seated()) * cards + 16 <= 52 * t.packs:
            return cards
    return None


def deal_by_itself(t: Table) -> None:
    """The dealer has had 10 s [MO-7]."""
    deal_now(t, usual_deal(t) or 0)


def turn_up(t: Table, seat: int, *, hold: bool) -> None:
    """The dealer turns the first card up [MO-11]."""
    refuse_unless(t.stage == "deal", "not_in_deal", "MO-11", "the first card is up")
    refuse_unless(seat == t.dealer, "not_dealer", "MO-11", "the dealer does that")
    turn_first_card_up(t, hold=hold)


def turn_first_card_up(t: Table, *, hold: bool) -> None:
    """The dealer acts the first card out as if it had been played [MO-12]."""
    t.stage = "play"  # play starts when the first card is turned up [MO-51]
    t.acting = True
    card = t.stock.pop(0)
    t.pile.append(card)
    if suit_of(card) == "S" and t.dealer not in t.gone:
        words.owe_spade(t, t.dealer, card)
    if rank_of(card) == "8":
        t.direction = -1
    if rank_of(card) == "7":
        t.sevens = 1
    if rank_of(card) == "J" and hold:
        t.held = Held(t.dealer)
        turns.set_clock(t, t.dealer)
    elif rank_of(card) == "J":
        turns.open_race(t, t.dealer)
    unlock(t)


def unlock(t: Table) -> None:
    """When the first card is acted out players may look, and play begins [MO-12] to [MO-14]."""
    busy = t.held is not None or words.owes(t, t.dealer, "unnamed_spade")
    if not t.acting or busy or t.point is not None or t.stage != "play":
        return
    t.acting = False
    t.clock = None
    for seat in t.early:
        penalties.breach(t, seat, "early_look")
    card = t.pile[0]
    if rank_of(card) == "2" and t.dealer not in t.gone:
        first = t.dealer
    elif rank_of(card) == "A" or turns.eight_skips(t, card):
        first = t.next_seat(t.dealer, 2)
    else:
        first = t.next_seat(t.dealer)
    turns.start_turn(t, first)


def begin_win(t: Table, seat: int, card: str, *, hold: bool, in_turn: bool) -> None:
    """The last card: a win, if the last seconds bring no penalty [MO-86]."""
    due = t.play_time() + 5000 + t.allowance(seat)
    said = not words.owes(t, seat, "no_name")
    t.win = Win(seat, card, t.play_time(), due, len(t.penalties), in_turn, t.turn, said)
    t.turn = None
    t.clock = None
    if hold and rank_of(card) == "J":
        t.held = Held(seat, last_card=True)


def win_due(t: Table) -> int:
    """When the win is decided: the name's window and those of penalties since are closed."""
    if t.win is None:
        raise AssertionError
    times = [t.win.due]
    for penalty in t.penalties[t.first_number :]:
        meanwhile = penalty.given if penalty.back is None else penalty.back
        new = penalty.number > t.win.first_penalty or meanwhile >= t.win.since
        if new and not penalty.settled and t.win.seat in {penalty.seat, penalty.by}:
            times.append(penalty.closes)
    for found in t.breaches:
        callable_now = t.mode != "referee" and not found.paid and found.when >= t.win.since
        if callable_now and found.seat == t.win.seat:
            times.append(found.when + 20_000 + t.allowance_of_all())
    return max(times)


def decide_win(t: Table) -> None:
    """Still without a card: won. Else the last card does what it does [MO-86, MO-87]."""
    win = t.win
    if win is None:
        return
    if not t.hands[win.seat]:
        hand_won(t, win.seat)
        return
    t.win = None
    if t.held is not None and t.held.last_card:
        t.held = None
    if rank_of(win.card) == "2" and win.in_turn:
        turns.end_turn(t, win.seat)  # it was the last card: no further turn
        return
    if rank_of(win.card) == "J" and t.pile[-1] == win.card:
        t.race = Race(win.seat)  # no call was needed until now [MO-58, MO-87]
        if win.in_turn:
            turns.end_turn(t, win.seat)
    elif rank_of(win.card) == "J":
        if win.in_turn:  # covered by a card out of turn: no race
            turns.end_turn(t, win.seat)
    else:
        turns.take_effect(t, win.seat, win.card, hold=False, in_turn=win.in_turn)
    if not win.in_turn and win.turn is not None:
        t.turn = win.turn if win.turn not in t.gone else t.next_seat(win.turn)
        turns.set_clock(t, t.turn)


def hand_won(t: Table, seat: int) -> None:
    """One more hand won; at every third the right to make up a rule [MO-89]."""
    close_hand(t)
    t.winner = seat
    t.wins[seat] += 1
    t.hands_won += 1
    next_dealer(t)
    if t.option("winner_deals") and seat not in t.gone:
        t.dealer = seat
    if game_is_over(t):
        t.stage = "game_over"
        return
    third = t.wins[seat] == 3 if t.option("once") else t.wins[seat] % 3 == 0
    if third and seat not in t.gone:
        t.rights[seat] += 1
        t.stage = "make_rule"
        t.rule_due = t.now + 120_000 + t.allowance(seat)


def void(t: Table) -> None:
    """No winner [MO-98]."""
    close_hand(t)
    next_dealer(t)
    if game_is_over(t):
        t.stage = "game_over"


def close_hand(t: Table) -> None:
    """Thanks lapse, windows close, nothing is in force any more."""
    t.start_clocks()
    for seat in t.point.quitters if t.point else []:
        cards_under_stock(t, seat)
    t.stage = "hand_over"
    t.turn, t.clock, t.suit, t.sevens = None, None, None, 0
    t.acting = False
    t.held, t.race, t.before, t.win, t.vote, t.point = None, None, None, None, None, None
    t.duties, t.thanks, t.early_names, t.breaches = [], [], [], []


def next_dealer(t: Table) -> None:
    """The deal passes clockwise [MO-6]."""
    for _ in range(t.seats):
        t.dealer = (t.dealer + 1) % t.seats
        if t.dealer not in t.gone:
            return


def game_is_over(t: Table) -> bool:
    """After so many hands, or when the time is up [MO-3, MO-4]."""
    end = str(t.option("end"))
    if end.startswith("hands:") and t.hands_won >= int(end[6:]):
        return True
    return t.time_up is not None and t.now >= t.time_up


def make_rule(t: Table, seat: int, rule: Line, *, secret: bool) -> None:
    """After a third win, at once or before a later deal [MO-89]; another's secret id [MO-91]."""
    check_right(t, seat)
    taken = rule["id"] in t.known_to(seat)
    refuse_unless(not taken, "taken", "MO-89", "that name is taken")
    t.rules.append(rule["id"])
    t.makers.append(seat if secret else None)
    use_right(t, seat)


def decline_rule(t: Table, seat: int) -> None:
    """It may be declined [MO-89]."""
    check_right(t, seat)
    use_right(t, seat)


def check_right(t: Table, seat: int) -> None:
    """Between hands, and with the right to it."""
    between = t.stage in {"make_rule", "hand_over"}
    refuse_unless(between, "not_between", "MO-89", "between hands")
    refuse_unless(t.rights[seat] > 0, "no_right", "MO-89", "after three wins")


def use_right(t: Table, seat: int) -> None:
    """The right is used; dealing may go on if it was the winner of this hand who used it."""
    t.rights[seat] -= 1
    if t.stage == "make_rule" and seat == t.winner:
        t.stage = "hand_over"
        t.rule_due = None


def go_away(t: Table, seat: int) -> None:
    """The seat is away: its hand is kept, the table draws for it [MO-97]."""
    t.away.add(seat)
    if t.held is not None and t.held.seat == seat:
        turns.let_go(t, early=False)  # MO-47
    absent(t, seat)


def absent(t: Table, seat: int) -> None:
    """Who is not there can neither hold up a point of order [MO-65] nor a vote [MO-72]."""
    if t.point is not None and t.point.caller == seat:
        points.end(t)
    points.end_by_majority(t)
    penalties.close_if_all_voted(t)


def leave(t: Table, seat: int) -> None:
    """The seat goes away, its hand kept."""
    refuse_unless(seat not in t.away, "away", "MO-97", "the seat is away already")
    go_away(t, seat)


def come_back(t: Table, seat: int) -> None:
    """The seat comes back."""
    refuse_unless(seat in t.away, "not_away", "MO-97", "the seat is not away")
    if t.stage == "hand_over" and all(each in t.away for each in t.seated()):
        t.stage_since = t.now  # the dealer's 10 s begin when there is somebody to deal to
    t.away.discard(seat)


def quit_seat(t: Table, seat: int) -> None:
    """Gone for good [MO-97]."""
    refuse_unless(t.stage != "game_over", "game_over", "MO-97", "the game is over")
    wins = t.win is not None and t.win.seat == seat and not t.hands[seat]
    t.gone.add(seat)
    t.away.discard(seat)
    if t.stage == "make_rule" and t.winner == seat:
        t.stage = "hand_over"
    t.rights[seat] = 0
    if t.stage in {"hand_over", "make_rule"}:
        t.hands[seat] = []
        if t.dealer == seat:
            next_dealer(t)
            t.stage_since = t.now
        return
    t.duties = [each for each in t.duties if each.seat != seat]
    t.thanks = [each for each in t.thanks if each.seat != seat]
    t.early_names = [each for each in t.early_names if each.seat != seat]
    if t.race is not None:
        t.race.waiting = [each for each in t.race.waiting if each[0] != seat]
    if wins:
        hand_won(t, seat)
        return
    if len([s for s in range(t.seats) if s not in t.gone]) < 2:
        cards_under_stock(t, seat)
        void(t)
        return
    if t.win is not None and t.win.seat == seat:
        decide_win(t)
    if t.held is not None and t.held.seat == seat:
        turns.let_go(t, early=False)
    if t.point is not None:
        t.point.quitters.append(seat)
    else:
        cards_under_stock(t, seat)
    turn_passes_from(t, seat)
    words.first_card_named(t)
    absent(t, seat)


def cards_under_stock(t: Table, seat: int) -> None:
    """The cards of who has gone, in the order in which they lie in the hand."""
    t.stock += t.hands[seat]
    t.hands[seat] = []


def turn_passes_from(t: Table, seat: int) -> None:
    """If it was the turn of who has gone: debts lapse, the next seat is on turn."""
    if t.turn == seat and t.stage == "play":
        t.sevens = 0
        turns.end_turn(t, seat)
