"""Madiao in words: events, payments, refusals and mistakes in hands, from the catalog."""

from collections.abc import Sequence
from typing import assert_never

import msgspec

from papertiger.kernel.game import Refused
from papertiger.madiao.cards import Card
from papertiger.madiao.events import (
    BankerChosen,
    CardPlayed,
    CardsDrawn,
    DiceRolled,
    FinishedHand,
    FourLowestDeclared,
    HandDealt,
    HandSettled,
    MatchEnded,
    MeldDeclared,
    PackCut,
    PackShuffled,
    PlayersSeated,
    RedealDemanded,
    RedealWaived,
    SecondUpcardShown,
    SloughSeen,
    StakeNamed,
    Told,
    TrickTaken,
    UpcardShown,
)
from papertiger.madiao.hand_json import HandError
from papertiger.madiao.names import NAMES
from papertiger.madiao.options import Options
from papertiger.madiao.settle import Line
from papertiger.madiao.tricks import Face
from papertiger.text.catalog import Catalog
from papertiger.text.lines import cited

Names = Sequence[str]


def short_name(catalog: Catalog, card: Card) -> str:
    """A card by its name: "9 Myriad"."""
    names = NAMES[card]
    match catalog.language:
        case "ru":
            return names.russian
        case "zh-Hans":
            return names.simplified
        case "zh-Hant":
            return names.traditional
        case _:
            return names.english


def card_name(catalog: Catalog, card: Card) -> str:
    """A card by its code and its name: "M9 9 Myriad"."""
    return f"{card} {short_name(catalog, card)}"


def painted(catalog: Catalog, card: Card) -> str:
    """What is painted on a card: the hero and what tells him apart, or how its coins lie.

    Needs the part "painted" of the catalog.
    """
    marks = catalog.say(f"painted-{card}")
    name = hero(catalog, card)
    return catalog.say("painted-hero", hero=name, marks=marks) if name else marks


def hero(catalog: Catalog, card: Card) -> str:
    """The hero painted on a card, in the reader's language; empty if there is none."""
    names = NAMES[card]
    if not names.hero_chinese:
        return ""
    match catalog.language:
        case "ru":
            return names.hero_russian
        case "zh-Hans":
            return names.hero_simplified
        case "zh-Hant":
            return names.hero_chinese
        case _:
            return names.figure


def card_list(catalog: Catalog, cards: Sequence[Card]) -> str:
    """Several cards, by code and name."""
    return catalog.join(card_name(catalog, card) for card in cards)


def scores(catalog: Catalog, names: Names, amounts: Sequence[int]) -> str:
    """What each player has: "Ann +4, Bo -4"."""
    return catalog.say("scores-separator").join(
        f"{name} {amount:+d}" if amount else f"{name} 0"
        for name, amount in zip(names, amounts, strict=True)
    )


def rules_list(catalog: Catalog, options: Options) -> str:
    """Every switch of the rules in words, for the table; the stakes are said by themselves."""
    switches = msgspec.to_builtins(options)
    return catalog.join(
        catalog.say(f"switch-{_dashed(name)}", value=str(value).lower())
        for name, value in switches.items()
        if name not in ("stake_min", "stake_max")
    )


def bot_name(catalog: Catalog, bot: str) -> str:
    """What a bot is called."""
    return catalog.say(f"bot-{bot}")


def event_lines(  # noqa: C901, PLR0912 one case for each event, and no more
    catalog: Catalog, event: Told, names: Names
) -> list[str]:
    """What happened, a line or more; `names` are the players by seat, after the event."""
    say = catalog.say
    match event:
        case CardsDrawn():
            return [
                say("event-cards-drawn", who=who, card=card_name(catalog, card))
                for who, card in zip(names, event.cards, strict=True)
            ]
        case DiceRolled():
            first, second = event.dice
            return [say("event-dice-rolled", who=names[event.seat], first=first, second=second)]
        case PlayersSeated():
            return [say("event-players-seated", players=catalog.join(names))]
        case StakeNamed():
            return [say("event-stake-named", who=names[event.seat], stake=str(event.stake))]
        case BankerChosen() | PackShuffled() | RedealDemanded():
            return [_who_line(catalog, event, names)]
        case RedealWaived():
            # Four of these come with every deal, and they say that nothing happened.
            return []
        case PackCut():
            shown = card_name(catalog, event.card)
            first_name = names[event.first]
            who = names[event.seat]
            return [say("event-pack-cut", who=who, depth=event.depth, card=shown, first=first_name)]
        case HandDealt():
            return [say("event-hand-dealt", first=names[event.first])]
        case UpcardShown():
            return [
                say("event-upcard-shown", card=card_name(catalog, event.card)),
                say("event-upcard-shown-tops", cards=card_list(catalog, event.tops)),
            ]
        case MeldDeclared() | FourLowestDeclared():
            return [_declared_line(catalog, event, names)]
        case CardPlayed() | SloughSeen():
            return [_card_line(catalog, event, names)]
        case TrickTaken():
            card, who = card_name(catalog, event.card), names[event.seat]
            return [say("event-trick-taken", number=event.number, who=who, card=card)]
        case SecondUpcardShown():
            return [say("event-second-upcard-shown", card=card_name(catalog, event.card))]
        case HandSettled():
            return settlement_lines(catalog, event.hand, event.totals, names)
        case MatchEnded():
            return [say(f"event-match-ended-{_dashed(event.ending)}")]
        case _:
            assert_never(event)


def _dashed(code: str) -> str:
    return code.replace("_", "-")


def _who_line(
    catalog: Catalog,
    event: BankerChosen | PackShuffled | RedealDemanded,
    names: Names,
) -> str:
    who = names[event.seat]
    match event:
        case BankerChosen():
            return cited(catalog.say("event-banker-chosen", who=who), event.clause)
        case PackShuffled():
            return catalog.say("event-pack-shuffled", who=who)
        case RedealDemanded():
            return cited(catalog.say("event-redeal-demanded", who=who), "MD-4.5")
        case _:
            assert_never(event)


def _declared_line(catalog: Catalog, event: MeldDeclared | FourLowestDeclared, names: Names) -> str:
    who = names[event.seat]
    if isinstance(event, FourLowestDeclared):
        return cited(catalog.say("event-four-lowest-declared", who=who), "MD-4.4")
    meld = catalog.say(f"meld-{_dashed(event.meld)}")
    worth = catalog.say("stakes-worth", stakes=event.stakes)
    cards = card_list(catalog, event.hand)
    line = catalog.say("event-meld-declared", who=who, meld=meld, worth=worth, cards=cards)
    return cited(line, "MD-4.1")


def _card_line(catalog: Catalog, event: CardPlayed | SloughSeen, names: Names) -> str:
    who = names[event.seat]
    if event.card is None:
        return catalog.say("event-slough-seen", who=who)
    card = card_name(catalog, event.card)
    if isinstance(event, SloughSeen):
        return catalog.say("event-slough-seen-own", who=who, card=card)
    if event.exposed:
        return cited(catalog.say("event-card-played-exposed", who=who, card=card), "MD-5.5")
    how = "led" if event.led else "beat"
    return catalog.say(f"event-card-played-{how}", who=who, card=card)


def settlement_lines(
    catalog: Catalog,
    hand: FinishedHand,
    totals: Sequence[int],
    names: Names,
    *,
    numbered: bool = False,
) -> list[str]:
    """The settlement line by line, the cards that were hidden, and the totals. [MD-6.14]"""
    say, settlement = catalog.say, hand.settlement
    lines = [say(f"event-hand-settled-{_dashed(settlement.ended_by)}")]
    for number, line in enumerate(settlement.lines, 1):
        mark = f"{number}. " if numbered else ""
        lines.append(f"  {mark}{payment_line(catalog, line, names, hand.stake)}")
    if not settlement.lines:
        lines.append(f"  {say('event-hand-settled-nobody-pays')}")
    lines += _shown_lines(catalog, hand, names)
    money = tuple(payment * hand.stake for payment in settlement.payments)
    lines.append(say("event-hand-settled-result", scores=scores(catalog, names, money)))
    lines.append(say("event-hand-settled-totals", scores=scores(catalog, names, totals)))
    return lines


def _shown_lines(catalog: Catalog, hand: FinishedHand, names: Names) -> list[str]:
    """What was hidden: the sloughs, or after a declaration the hands; and the stock. [MD-5.4]"""
    stock = catalog.say("event-hand-settled-shown-stock", cards=" ".join(hand.deal.stock))
    if not hand.plays:
        return [
            *(
                catalog.say("event-hand-settled-shown-hand", who=who, cards=" ".join(cards))
                for who, cards in zip(names, hand.deal.hands, strict=True)
            ),
            stock,
        ]
    sloughs: dict[int, list[Card]] = {}
    for play in hand.plays:
        if play.face is Face.DOWN:
            sloughs.setdefault(play.seat, []).append(play.card)
    return [
        *(
            catalog.say("event-hand-settled-shown-sloughs", who=names[seat], cards=" ".join(cards))
            for seat, cards in sorted(sloughs.items())
        ),
        stock,
    ]


def payment_line(catalog: Catalog, line: Line, names: Names, stake: int) -> str:
    """Who pays whom, how much in stakes and money, for what, under which clause. [MD-6.14]"""
    payment = catalog.say(
        "payment",
        payer=names[line.payer],
        payee=names[line.payee],
        stakes=line.stakes,
        money=str(line.stakes * stake),
    )
    card = "" if line.card is None else card_name(catalog, line.card)
    reason = catalog.say(f"reason-{line.clause.replace('.', '-')}", card=card)
    about = catalog.say("payment-for", earner=names[line.earner], reason=reason)
    return cited(catalog.say("payment-line", payment=payment, about=about), line.clause)


def refusal(catalog: Catalog, refused: Refused, names: Names) -> str:
    """Why a move is refused, and what would be right."""
    # Amounts as they are typed, without the thousands' marks of a language.
    arguments = {key: str(value) for key, value in refused.arguments.items()}
    turn = refused.arguments.get("turn")
    if isinstance(turn, int):
        arguments["turn"] = names[turn]
    for key in ("card", "winning"):
        if key in arguments:
            arguments[key] = card_name(catalog, Card(arguments[key]))
    return cited(catalog.say(f"refused-{_dashed(refused.code)}", **arguments), refused.clause)


def hand_error(catalog: Catalog, error: HandError) -> str:
    """What is wrong with a hand given as JSON, and where."""
    # Seats and places in files are numbers to point with, not amounts to be grouped.
    arguments = {key: str(value) for key, value in error.arguments.items()}
    return catalog.say(f"hand-{_dashed(error.code)}", **arguments)
