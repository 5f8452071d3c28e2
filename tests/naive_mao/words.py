"""Speech: duties, what answers them, the name of the game, questions (section 6)."""

from contextlib import suppress

from . import hands, penalties, points, turns
from .cards import name_of, rank_of, suit_of
from .hearing import Heard
from .table import Duty, EarlyName, RefusedError, Table, Utterance

WINDOW = 3000
"""From 1 s before to 3 s after the play [MO-48, MO-55]."""


def said_before(t: Table, seat: int, phrase: str) -> bool:
    """Whether it was said in the last second and not yet used for another card."""
    for each in t.utterances:
        fresh = t.play_time() - each.when <= 1000
        if each.seat == seat and fresh and phrase in each.phrases:
            each.phrases.remove(phrase)
            return True
    return False


def owe(t: Table, seat: int, code: str, phrase: str, window: int) -> None:
    """Words are due, unless they were said just before."""
    if not said_before(t, seat, phrase):
        due = t.play_time() + window + t.allowance(seat)
        t.duties.append(Duty(seat, code, phrase, due, t.next_count()))


def owe_spade(t: Table, seat: int, card: str) -> None:
    """The name of a spade [MO-48]."""
    owe(t, seat, "unnamed_spade", name_of(card), WINDOW)


def owe_words(t: Table, seat: int, card: str) -> None:
    """What must be said with a card that was played; the hand no longer has it."""
    if suit_of(card) == "S":
        owe_spade(t, seat, card)
    if len(t.hands[seat]) == 1:
        owe(t, seat, "no_last_card", "last card", WINDOW)  # MO-55
    if not t.hands[seat]:
        name = "mao mao" if rank_of(card) == "J" else "mao"
        owe(t, seat, "no_name", name, 5000)  # MO-57
        t.early_names = [each for each in t.early_names if each.seat != seat]


def owes(t: Table, seat: int, code: str) -> bool:
    """Whether the seat still has to say this."""
    return any(duty.seat == seat and duty.code == code for duty in t.duties)


def fail(t: Table, duty: Duty) -> None:
    """The words did not come in time."""
    t.duties.remove(duty)
    penalties.breach(t, duty.seat, duty.code)


def close_words(t: Table, seat: int) -> None:
    """The player's own next act: what was not said by now is missing [MO-48, MO-55]."""
    for duty in [each for each in t.duties if each.seat == seat and each.code != "no_name"]:
        fail(t, duty)
    first_card_named(t)


def first_card_named(t: Table) -> None:
    """If the first card was being acted out, that may be complete now [MO-12]."""
    if t.acting:
        hands.unlock(t)


def forget_duties(t: Table, seat: int) -> None:
    """A returned play leaves no duty to say anything [MO-50], but for `strict_calls`."""
    kept = {"unnamed_spade"} if t.option("strict_calls") else set()
    t.duties = [each for each in t.duties if each.seat != seat or each.code in kept]


def name_said_for_nothing(t: Table, seat: int) -> None:
    """The name was said for a last card that came back: a second breach [MO-88]."""
    for each in [each for each in t.early_names if each.seat == seat]:
        t.early_names.remove(each)
        penalties.breach(t, seat, "said_name")


def say(t: Table, seat: int, text: str) -> None:
    """Anything spoken or typed."""
    heard = Heard(text)
    if t.option("silence") and not heard.phrases and t.stage == "play" and t.point is None:
        raise RefusedError("silence", "MO-54", "no talk at this table")
    if t.stage == "play" and t.point is None and "point of order" in heard.phrases:
        # The rest of the utterance is said in it.
        with suppress(RefusedError):
            points.call_point_of_order(t, seat)
    in_point = t.point is not None
    if t.point is not None:
        t.point.last_word = t.now
    answer_thanks(t, seat, heard)
    rightly = answer_duties(t, seat, heard)
    first_card_named(t)
    if in_point:
        return
    t.utterances = [each for each in t.utterances if t.play_time() - each.when <= 1000]
    t.utterances.append(Utterance(seat, t.play_time(), list(heard.phrases)))
    if t.stage != "play":
        return
    say_suits(t, seat, heard)
    if "bad call" in heard.phrases:
        penalties.say_bad_call(t, seat)
    if heard.asks:
        penalties.breach(t, seat, "question")  # MO-53
    if heard.mao:
        say_name(t, seat, rightly=rightly)


def answer_thanks(t: Table, seat: int, heard: Heard) -> None:
    """A thank-you is for all penalties of one moment, the oldest first [MO-75]."""
    due = [each for each in t.thanks if each.seat == seat]
    if heard.thanks and due:
        t.thanks.remove(due[0])
        t.unanswered[seat] = 0


def answer_duties(t: Table, seat: int, heard: Heard) -> bool:
    """Each word said answers the first duty that waits for it; True for the winner's name."""
    rightly = False
    for code in ["unnamed_spade", "no_last_card", "no_name"]:
        for duty in t.duties:
            if duty.seat == seat and duty.code == code and duty.phrase in heard.phrases:
                t.duties.remove(duty)
                heard.phrases.remove(duty.phrase)
                if code == "no_name":
                    rightly = True
                    if t.win is not None:
                        t.win.said = True
                break
    return rightly


def say_suits(t: Table, seat: int, heard: Heard) -> None:
    """Saying a suit is calling it, while held and in the race [MO-41]."""
    if not heard.suits:
        return
    holding = t.held is not None and t.held.seat == seat and not t.held.last_card
    if holding:
        turns.call(t, seat, heard.suits[-1])
    elif t.race is not None:
        turns.call(t, seat, heard.suits[0])


def say_name(t: Table, seat: int, *, rightly: bool) -> None:
    """The name of the game [MO-51, MO-52, MO-57]."""
    winning = t.win is not None and t.win.seat == seat
    if rightly or owes(t, seat, "no_name"):
        return
    if winning and t.win is not None and t.win.said:
        return
    if len(t.hands[seat]) == 1 and not winning:
        due = t.play_time() + 1000
        t.early_names.append(EarlyName(seat, due, t.next_count()))
        return
    penalties.breach(t, seat, "said_name")
