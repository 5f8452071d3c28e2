"""Turns, the clock, what is valid and what the cards do (sections 3, 4 and 5)."""

from copy import deepcopy

from . import hands, penalties, words
from .cards import rank_of, suit_of
from .table import Before, Breach, Clock, Held, Race, Table, refuse_unless


def set_clock(t: Table, seat: int) -> None:
    """A new clock for a seat, from now [MO-18, MO-21]."""
    now = t.play_time()
    due = now + t.limit + t.allowance(seat)
    t.clock = Clock(seat, now, now + t.limit, due, t.next_count())


def start_turn(t: Table, seat: int) -> None:
    """A seat is on turn [MO-27], unless the hand has had its turns [MO-98]."""
    if t.turns_done >= t.option("hand_cap_turns"):
        hands.void(t)
        return
    t.turn = seat
    t.delays = 0
    t.drawn = 0
    set_clock(t, seat)


def end_turn(t: Table, seat: int, steps: int = 1) -> None:
    """The seat's turn is complete; the next seat's begins."""
    note_slow(t)
    t.turns_done += 1
    start_turn(t, t.next_seat(seat, steps))


def note_slow(t: Table) -> None:
    """A turn that took so long that players may call it, until MO-82 says no more [MO-18]."""
    clock, now = t.clock, t.play_time()
    if clock is None or t.mode == "referee" or clock.seat in t.away:
        return
    t.clock = None
    if t.held is not None and t.held.seat == clock.seat and t.held.suit is not None:
        return
    strictly = t.option("strict") and now >= clock.start + 5000
    if (now > clock.limit or strictly) and not (t.sevens > 0 and t.delays > 0):
        code = "no_draw" if t.sevens > 0 else "delay"
        t.breaches.append(Breach(clock.seat, code, now, t.turns_done))
    t.clock = None


def is_valid(t: Table, card: str) -> bool:
    """Whether a card may be played on the upcard [MO-28] to [MO-32]."""
    top = t.pile[-1]
    if t.sevens > 0:
        # MO-30: only a 7. Once drawing has begun, drawing was chosen (READINGS).
        return rank_of(card) == "7" and t.drawn == 0
    if rank_of(top) == "J":
        # MO-29: never a jack on a jack; MO-44: the called suit; MO-45: else the printed one.
        return rank_of(card) != "J" and suit_of(card) == (t.suit or suit_of(top))
    if rank_of(card) == "J":
        return True
    return suit_of(card) == suit_of(top) or rank_of(card) == rank_of(top)


def holds(t: Table, seat: int) -> bool:
    """Whether the seat has acted in its turn: a jack is held, or a card waits [MO-27, MO-41]."""
    if t.race is not None and any(each[0] == seat for each in t.race.waiting):
        return True
    return t.held is not None and t.held.seat == seat and t.held.in_turn


def check_play(t: Table, seat: int, card: str) -> None:
    """What is physically impossible."""
    refuse_unless(t.point is None, "point_of_order", "MO-67", "no card moves now")
    refuse_unless(t.stage == "play", "not_in_play", "MO-12", "there is no upcard to play on")
    refuse_unless(seat in t.looked, "not_looked", "MO-13", "pick your cards up first")
    held = list(t.hands[seat])
    for waiting in t.race.waiting if t.race else []:
        if waiting[0] == seat:
            held.remove(waiting[1])
    refuse_unless(card in held, "not_in_hand", "MO-16", "that card is not in your hand")


def play(t: Table, seat: int, card: str, *, hold: bool) -> None:
    """A seat plays a card, now or when the race is decided [MO-42]."""
    check_play(t, seat, card)
    t.away.discard(seat)
    play_or_wait(t, seat, card, hold=hold)


def play_or_wait(t: Table, seat: int, card: str, *, hold: bool) -> None:
    """A play inside the 200 ms waits for the race [MO-42, MO-45]."""
    if t.turn == seat and t.race is not None and t.race.closes is not None and not t.race.waiting:
        words.close_words(t, seat)  # the play is the next act, whenever it takes effect
        t.race.waiting.append((seat, card, hold))
        return
    play_now(t, seat, card, hold=hold)


def play_now(t: Table, seat: int, card: str, *, hold: bool) -> None:
    """A card leaves the hand: good, out of turn [MO-26] or a misplay [MO-78]."""
    words.close_words(t, seat)
    if t.stage != "play" or card not in t.hands[seat]:
        return
    in_turn = t.turn == seat and not holds(t, seat)
    good = in_turn and is_valid(t, card)
    if good or t.mode == "players":
        lay(t, seat, card, hold=hold, in_turn=in_turn, good=good)
        return
    # The card is given back: hand, upcard and state are as they were.
    penalties.breach(t, seat, "misplay" if in_turn else "out_of_turn")
    if t.option("strict_calls") and suit_of(card) == "S":
        words.owe_spade(t, seat, card)
    words.name_said_for_nothing(t, seat)
    if in_turn:
        set_clock(t, seat)


def lay(t: Table, seat: int, card: str, *, hold: bool, in_turn: bool, good: bool) -> None:
    """The card goes on the pile and does what it does."""
    t.plays += 1
    t.before = Before(
        play=t.plays,
        seat=seat,
        card=card,
        in_turn=in_turn,
        turn=t.turn,
        direction=t.direction,
        suit=t.suit,
        sevens=t.sevens,
        drawn=t.drawn,
        delays=t.delays,
        turns_done=t.turns_done,
        race=deepcopy(t.race),
        held=deepcopy(t.held),
        shuffles=t.shuffles,
    )
    if not good:
        code = "misplay" if in_turn else "out_of_turn"
        penalties.breach(t, seat, code, play=t.plays)
        t.breaches[-1].turns += in_turn  # "2 further turns" come after its own [MO-82]
    t.hands[seat].remove(card)
    t.pile.append(card)
    t.suit = None
    t.race = None
    words.owe_words(t, seat, card)
    if not t.hands[seat] and t.win is None:  # while another is winning, the first has it
        hands.begin_win(t, seat, card, hold=hold, in_turn=in_turn)
        return
    take_effect(t, seat, card, hold=hold, in_turn=in_turn)


def eight_skips(t: Table, card: str) -> bool:
    """Whether this is an 8 that two players take for a skip [MO-40]."""
    return rank_of(card) == "8" and bool(t.option("reverse_is_skip_2p")) and len(t.seated()) == 2


def take_effect(t: Table, seat: int, card: str, *, hold: bool, in_turn: bool) -> None:
    """Section 5. A card out of turn that stands leaves the turn where it was."""
    rank = rank_of(card)
    steps = 1
    if rank == "A":
        steps = 2  # MO-33
    if rank == "8":
        t.direction = -t.direction  # MO-40
        if t.before is not None and (t.before.seat, t.before.card) == (seat, card):
            t.before.turned = True
        steps = 2 if eight_skips(t, card) else 1
    if rank == "7":
        t.sevens += 1  # MO-37
    if rank == "J":
        if in_turn:
            t.held = None  # a jack held out of turn is buried
        if hold and (t.held is None or not t.held.in_turn):
            t.held = Held(seat, in_turn=in_turn)  # MO-41
            return
        open_race(t, seat)
    if not in_turn:
        return
    if rank == "2" and t.hands[seat]:
        note_slow(t)
        t.turns_done += 1
        start_turn(t, seat)  # MO-34
        return
    end_turn(t, seat, steps)


def open_race(t: Table, owner: int, *, early: bool = True) -> None:
    """The jack was let go without a call: the first to call has it [MO-42, MO-43]."""
    t.race = Race(owner)
    if early and t.option("penalise_early_release"):
        penalties.breach(t, owner, "no_suit_call")


def call(t: Table, seat: int, suit: str) -> None:
    """Call a suit, on the held jack or in the race [MO-41, MO-42]."""
    refuse_unless(t.point is None, "point_of_order", "MO-67", "no calls now")
    refuse_unless(t.stage == "play", "not_in_play", "MO-41", "there is no jack to call for")
    if t.held is not None and t.held.seat == seat and not t.held.last_card:
        t.held.suit = suit  # the last one counts
        return
    refuse_unless(t.race is not None, "nothing_to_call", "MO-42", "no race is open")
    if t.race is None:
        return
    t.race.calls.append((t.now - min(t.act_lag, 250), t.now, seat, suit))
    if t.race.closes is None:
        t.race.closes = t.play_time() + 200
        t.race.order = t.next_count()


def close_race(t: Table) -> None:
    """The 200 ms are over: the first call counts; then the plays that waited [MO-42]."""
    race = t.race
    if race is None:
        return
    first = t.turn if t.turn is not None else t.next_seat(race.owner)

    def place(seat: int) -> int:
        return (seat - first) * t.direction % t.seats

    best = min(race.calls, key=lambda each: (each[0], place(each[2]), each[1]))
    t.suit = best[3]
    t.race = None
    for seat, card, hold in race.waiting:
        if seat not in t.gone and t.stage == "play":
            play_or_wait(t, seat, card, hold=hold)


def release(t: Table, seat: int) -> None:
    """The holder lets the jack go [MO-41]."""
    refuse_unless(t.point is None, "point_of_order", "MO-67", "no card moves now")
    held = t.held
    refuse_unless(held is not None and held.seat == seat, "not_held", "MO-41", "no jack is held")
    words.close_words(t, seat)
    let_go(t)


def let_go(t: Table, *, early: bool = True) -> None:
    """The jack is free: its suit was called, or the race opens. At the limit it is not early."""
    if t.held is not None and t.held.in_turn:
        note_slow(t)
    held = t.held
    t.held = None
    if held is None or held.last_card or t.stage != "play":
        return
    before = t.before
    if before is not None and before.held is not None and before.held.seat == held.seat:
        # Covered by a card out of turn: what the release does shows if that is taken back.
        before.held = None
        before.suit = held.suit
        before.race = Race(held.seat) if held.suit is None else None
    elif rank_of(t.pile[-1]) == "J":
        if held.suit is not None:
            t.suit = held.suit
        else:
            open_race(t, held.seat, early=early)
    if t.acting:
        hands.unlock(t)
    elif held.in_turn and t.turn == held.seat:
        end_turn(t, held.seat)


def take(t: Table, seat: int) -> bool:
    """The top card of the stock goes to the hand; False when there is none [MO-22, MO-96]."""
    card = t.want_card()
    if card is None:
        return False
    t.hands[seat].append(card)
    return True


def draw(t: Table, seat: int) -> None:
    """Touching the stock [MO-22]."""
    refuse_unless(t.point is None, "point_of_order", "MO-67", "no card moves now")
    refuse_unless(t.stage == "play", "not_in_play", "MO-12", "the stock is not open yet")
    t.away.discard(seat)
    words.close_words(t, seat)
    if t.stage != "play":
        return
    if t.turn != seat or holds(t, seat):
        take(t, seat)  # MO-25: the card is kept, it is no turn
        if t.option("stock_out_of_turn_penalty") and t.turn != seat:
            penalties.breach(t, seat, "out_of_turn")
        return
    turn_draw(t, seat, all_of_it=False)
    if t.sevens > 0:
        return
    after_draw(t, seat)


def turn_draw(t: Table, seat: int, *, all_of_it: bool) -> None:
    """The draw of the turn: one card, or of a debt one touch or all that is left [MO-37]."""
    if t.before is not None:
        t.before.race = None
        if t.before.in_turn:
            t.before = None  # the next player has acted [MO-79]
    if t.race is not None and t.race.closes is None:
        t.race = None  # MO-45: nobody called, the printed suit it is
    if t.sevens == 0:
        take(t, seat)
        return
    while True:
        found = take(t, seat)
        t.drawn += 1
        if not found or t.drawn >= 2 * t.sevens:
            note_slow(t)
            t.drawn = -1  # paid, or there is nothing left and the rest lapses [MO-96]
            t.sevens = 0
            return
        if not all_of_it:
            return


def after_draw(t: Table, seat: int) -> None:
    """Drawing was the turn [MO-17, MO-38]."""
    if t.drawn == -1 and t.option("draw_then_play"):
        t.drawn = 0
        t.delays = 0
        set_clock(t, seat)
        return
    end_turn(t, seat)


def slow(t: Table, seat: int) -> None:
    """A turn that the table ended: the third of the hand makes the seat away [MO-19]."""
    t.slow_turns[seat] += 1
    if t.slow_turns[seat] >= t.option("away_after"):
        hands.go_away(t, seat)


def limit_reached(t: Table, by: int | None = None) -> None:
    """The limit has passed, or (`by`) a player called it with right [MO-18, MO-19, MO-39, MO-46].

    Who calls it gives the card; else the machine does, or notes it.
    """
    if t.clock is None:
        return
    seat = t.clock.seat
    held = t.held
    t.clock = None
    if held is not None and holds(t, seat):
        if held.suit is None:
            penalties.breach(t, seat, "delay", by=by)
        let_go(t, early=False)  # MO-46: the delay card is the card for it
        slow(t, seat)
        return
    if seat in t.away:
        turn_draw(t, seat, all_of_it=True)
        end_turn(t, seat)
        return
    t.delays += 1
    if t.sevens > 0:
        if t.delays == 1:
            penalties.breach(t, seat, "no_draw", by=by)
            set_clock(t, seat)
            return
    else:
        penalties.breach(t, seat, "delay", by=by)
        if t.delays == 1:
            set_clock(t, seat)
            return
    turn_draw(t, seat, all_of_it=True)
    end_turn(t, seat)
    slow(t, seat)


def take_back(t: Table) -> None:
    """A called misplay, or a card out of turn, goes back to its hand [MO-78]."""
    before = t.before
    if before is None:
        return
    t.before = None
    t.pile.pop()
    t.hands[before.seat].append(before.card)
    words.forget_duties(t, before.seat)
    if t.win is not None and t.win.seat == before.seat and t.win.card == before.card:
        if t.win.said:
            penalties.breach(t, before.seat, "said_name")  # MO-88
        t.win = None
    drawn_since = t.sevens == 0 and before.sevens > 0
    rank = rank_of(before.card)
    if before.in_turn or rank == "7":  # what else has changed since a card out of turn stays
        t.sevens = 0 if drawn_since else before.sevens
    if before.in_turn or before.turned:
        t.direction = before.direction if before.in_turn else -t.direction
    t.suit, t.race = before.suit, before.race
    if t.held is not None and t.held.seat == before.seat and before.held is None:
        t.held = None
    if before.in_turn and before.turn is not None:
        t.turns_done = before.turns_done
        t.turn, t.drawn, t.delays = before.turn, before.drawn, before.delays
        set_clock(t, before.turn)
    elif t.turn is None and before.turn is not None:
        gone = before.turn in t.gone
        t.turn = t.next_seat(before.turn) if gone else before.turn
        set_clock(t, t.turn)
