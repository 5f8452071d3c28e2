"""`papertiger madiao score`: who pays whom at a table with real cards, from a few questions.

The payments come from the same laws as everywhere. Asked is only what they depend on; what was
laid face down and won nothing stays unknown.
"""

import argparse
from collections.abc import Sequence
from typing import NamedTuple, assert_never

from papertiger.cli import saying
from papertiger.cli.madiao.options import options_from
from papertiger.cli.madiao.prompt import Left
from papertiger.cli.madiao.score_answers import (
    NOBODY,
    Asking,
    Back,
    Owned,
    default_names,
    places,
    rooms,
)
from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.options import ExposedDiscard, Options, preset_of
from papertiger.madiao.patterns import Meld
from papertiger.madiao.settle import (
    SEATS,
    Deal,
    Ending,
    Settlement,
    acting_tops,
    by_four_lowest,
    by_melds,
    played,
)
from papertiger.madiao.tricks import Board, Laid, Trick
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_list, payment_line, rules_list, scores


class Facts(NamedTuple):
    """What is known of a hand that was played out, and what its payments depend on.

    `won` has the winner and the winning card of each trick in order, `exposed` who discarded
    which card face up; `hundred` is the seat that HM was dealt to, -1 when it lay in the stock.
    """

    banker: int
    upcards: tuple[Card, Card]
    won: tuple[Owned, ...]
    exposed: tuple[Owned, ...] = ()
    hundred: int = NOBODY


class Scored(NamedTuple):
    """A settled hand with the names and the stake it was asked for."""

    names: tuple[str, ...]
    stake: int
    settlement: Settlement


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Ask, settle and say who pays whom; leaving before the end is no error."""
    options = options_from(found, catalog)
    words = Catalog(catalog.language, "cli", "madiao", "play", "score")
    asking = Asking(words, saying.ask, saying.say)
    for line in _opening_lines(words, options):
        saying.say(line)
    try:
        scored = score(asking, options)
    except Left:
        saying.say(words.say("score-bye"))
        return 0
    for line in result_lines(words, scored):
        saying.say(line)
    return 0


def _opening_lines(words: Catalog, options: Options) -> list[str]:
    switches = rules_list(words, options)
    low, high = str(options.stake_min), str(options.stake_max)
    preset = preset_of(options)
    return [
        words.say("score-welcome"),
        words.say("play-rules", preset=preset, switches=switches, low=low, high=high),
        words.say("score-more-help"),
    ]


def result_lines(words: Catalog, scored: Scored) -> list[str]:
    """Who pays whom line by line, what each has in all, and the next banker. [MD-6.14]"""
    names, stake, settlement = scored
    money = tuple(payment * stake for payment in settlement.payments)
    lines = [words.say(f"event-hand-settled-{settlement.ended_by.replace('_', '-')}")]
    lines += [f"  {payment_line(words, line, names, stake)}" for line in settlement.lines]
    if not settlement.lines:
        lines.append(f"  {words.say('event-hand-settled-nobody-pays')}")
    lines.append(words.say("event-hand-settled-result", scores=scores(words, names, money)))
    if settlement.next_banker is None:
        lines.append(words.say("score-bank-redrawn"))
    else:
        lines.append(words.say("score-next-banker", who=names[settlement.next_banker]))
    return lines


def settlement_of(facts: Facts, options: Options) -> Settlement:
    """The settlement of a played hand from what is known of it. [MD-6.1] to [MD-6.13]

    The hands in the deal are the cards that are known, which is all that the payments look at.
    Raises ValueError when there is no trick for an exposed discard.
    """
    known = [*facts.won, *facts.exposed, (facts.hundred, Card.HM)]
    hands = tuple(tuple({card for seat, card in known if seat == holder}) for holder in SEATS)
    deal = Deal(facts.banker, facts.banker, hands, facts.upcards)
    return played(deal, board_of(facts.won, facts.exposed), options)


def board_of(won: Sequence[Owned], exposed: Sequence[Owned]) -> Board:
    """The board after eight tricks as far as it is known: winning cards and exposed discards.

    Raises ValueError when there is no trick for a discard. [MD-5.3] [MD-5.5]
    """
    laid: list[list[Laid]] = [[Laid(seat, card)] for seat, card in won]
    for seat in SEATS:
        cards = [card for owner, card in exposed if owner == seat]
        tricks = places([rooms(seat, card, won) for card in cards])
        if tricks is None:
            raise ValueError("an exposed discard that no trick has room for")
        for card, place in zip(cards, tricks, strict=True):
            laid[place].append(Laid(seat, card, exposed=True))
    finished = tuple(
        Trick(tuple(cards), seat, card) for cards, (seat, card) in zip(laid, won, strict=True)
    )
    one, two, three, four = (sum(winner == seat for winner, _ in won) for seat in SEATS)
    return Board(None, tricks=finished, won=(one, two, three, four))


def score(asking: Asking, options: Options) -> Scored:
    """Ask until a hand can be settled; going back asks again from the answer before.

    Raises Left when the person goes.
    """
    while True:
        try:
            return _score(asking, options)
        except Back:
            asking.go_back()


def _score(asking: Asking, options: Options) -> Scored:
    say = asking.words.say
    asking.names = default_names(asking.words)
    question = say("score-ask-names", names=asking.words.join(asking.names))
    asking.names = asking.ask(question, asking.read_names)
    question = say("score-ask-banker", players=asking.players())
    banker = asking.ask(question, asking.read_player)
    low, high = str(options.stake_min), str(options.stake_max)
    stake = asking.ask(say("score-ask-stake", low=low, high=high), asking.read_stake(options))
    upcard = asking.ask(say("score-ask-upcard"), asking.read_card)
    tops = card_list(asking.words, acting_tops(upcard))
    asking.note(say("event-upcard-shown-tops", cards=tops))
    ending = asking.ask(say("score-ask-ended"), asking.read_ending(upcard))
    match ending:
        case Ending.PLAY:
            settlement = settlement_of(_ask_play(asking, options, banker, upcard), options)
        case Ending.MELD:
            settlement = _ask_melds(asking, options, banker, upcard)
        case Ending.FOUR_LOWEST:
            holder = asking.ask(say("score-ask-lowest"), asking.read_player)
            settlement = by_four_lowest(holder)
        case _:
            assert_never(ending)
    return Scored(asking.names, stake, settlement)


def _ask_play(asking: Asking, options: Options, banker: int, upcard: Card) -> Facts:
    """The eight tricks and what else counts.

    Whether the second of the second upcard's suit was played face up need not be asked: with the
    top in the stock it wins its trick or is an exposed discard. [MD-6.13]
    """
    say = asking.words.say
    second = asking.ask(say("score-ask-second-upcard"), asking.read_other_card(upcard))
    upcards = (upcard, second)
    won: tuple[Owned, ...] = ()
    for number in range(1, laws.TRICKS + 1):
        question = say("score-ask-trick", number=number)
        won += (asking.ask(question, asking.read_trick(upcards, won)),)
    exposed: tuple[Owned, ...] = ()
    if options.exposed_discard is not ExposedDiscard.FORBID:
        exposed = asking.ask(say("score-ask-exposed"), asking.read_exposed(upcards, won))
    seen = {card: seat for seat, card in (*won, *exposed)} | dict.fromkeys(upcards, NOBODY)
    hundred = seen.get(Card.HM)
    if hundred is None:
        counts = [list(seen.values()).count(seat) for seat in SEATS]
        full = [seat for seat in SEATS if counts[seat] == laws.HAND]
        hundred = asking.ask(say("score-ask-hundred"), asking.read_holder(full))
    return Facts(banker, upcards, won, exposed, hundred)


def _ask_melds(asking: Asking, options: Options, banker: int, upcard: Card) -> Settlement:
    """Every meld that was shown, by its eight cards, and who else holds HM. [MD-4.1] [MD-4.3]"""
    say = asking.words.say
    hands: dict[int, tuple[Card, ...]] = {}
    melds: dict[int, Meld] = {}
    seat = asking.ask(say("score-ask-meld"), asking.read_player)
    while seat != NOBODY:
        taken = (upcard, *(card for hand in hands.values() for card in hand))
        question = say("score-ask-hand", who=asking.names[seat])
        hands[seat], melds[seat] = asking.ask(question, asking.read_meld(taken))
        meld = say(f"meld-{melds[seat].code.replace('_', '-')}")
        worth = say("stakes-worth", stakes=melds[seat].stakes)
        asking.note(say("score-meld-is", who=asking.names[seat], meld=meld, worth=worth))
        if len(hands) == laws.SEATS:
            break
        shown = asking.read_holder(tuple(hands), "score-meld-shown")
        seat = asking.ask(say("score-ask-meld-next"), shown)
    holders = [seat for seat, hand in hands.items() if Card.HM in hand]
    if holders or upcard is Card.HM or len(hands) == laws.SEATS:
        hundred = holders[0] if holders else NOBODY
    else:
        hundred = asking.ask(say("score-ask-hundred"), asking.read_holder(tuple(hands)))
    first = laws.first_dealt(banker, upcard.place)
    if len(hands) > 1 and not options.cut_card_is_upcard:
        first = asking.ask(say("score-ask-first"), asking.read_player)
    in_order = sorted(melds, key=lambda seat: (seat - first) % laws.SEATS)
    return by_melds(tuple((seat, melds[seat]) for seat in in_order), hundred)
