"""Mao in words: events, reasons for penalties, refusals and options, from the catalog.

Needs the part "mao" of the catalog.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, assert_never

import msgspec

from papertiger.kernel.game import Refused
from papertiger.mao import events as e
from papertiger.mao.cards import Card, Suit
from papertiger.mao.options import FULL, Options, hands_to_play, minutes_to_play
from papertiger.mao.reasons import CLAUSES, OTHER, Reason, Unnamed
from papertiger.mao.speech import hear, parts_of
from papertiger.mao.told import DrawSeen, LookSeen, MoveSeen, PenaltySeen, RuleSeen, Told
from papertiger.text.catalog import Catalog
from papertiger.text.lines import cited
from papertiger.text.mao_histories import history_lines

Names = Sequence[str]

MADE_UP = "MO-90"
"""The clause under which a breach of a made-up rule is one."""

UNNAMED = "MO-91"
"""The clause under which a breach of a secret rule is not named by its rule."""

_WHO: Mapping[type[Told], str] = {
    e.DealerChosen: "event-dealer-chosen",
    e.TurnBegan: "event-turn-began",
    e.RaceClosed: "event-race-closed",
    e.VoteCast: "event-vote-cast",
    e.OrderBegan: "event-order-began",
    e.OrderEndWished: "event-order-end-wished",
    e.WentAway: "event-went-away",
    e.CameBack: "event-came-back",
    e.WentForGood: "event-went-for-good",
    e.WinUndone: "event-win-undone",
    e.RuleDue: "event-rule-due",
    e.RuleDeclined: "event-rule-declined",
}
"""The events that say nothing but who."""


def card_name(catalog: Catalog, card: Card) -> str:
    """A card by its name, as players say it: "five of spades"."""
    return catalog.say(f"card-{card.suit}", rank=catalog.say(f"rank-{card.rank}"))


def suit_name(catalog: Catalog, suit: Suit) -> str:
    """A suit by its name: "spades"."""
    return catalog.say(f"suit-{suit}")


def card_list(catalog: Catalog, cards: Sequence[Card]) -> str:
    """Several cards by their names."""
    return catalog.join(card_name(catalog, card) for card in cards)


def hand_list(catalog: Catalog, hand: Sequence[Card]) -> str:
    """A hand read out as it is held, suit by suit, however it was dealt."""
    return card_list(catalog, sorted(hand, key=lambda card: card.place))


def most_first(names: Names, wins: Sequence[int]) -> list[tuple[str, int]]:
    """Who has won how many hands, the most first, and of the same number by seat."""
    return sorted(zip(names, wins, strict=True), key=lambda one: -one[1])


def scores(catalog: Catalog, names: Names, wins: Sequence[int]) -> str:
    """Hands won by each, the most first: "Bo 2, Ann 0"."""
    return catalog.say("scores-separator").join(
        f"{name} {won}" for name, won in most_first(names, wins)
    )


def reason(catalog: Catalog, code: str, text: str = "") -> str:
    """What was breached, with its clause; `code` is a reason, `other`, or a made-up rule's id.

    `text`: the words of the reason, or of the rule, where they are known. Of a secret rule it is
    the breach alone. [MO-91]
    """
    if code == OTHER:
        return cited(catalog.say("reason-other", text=text), "MO-68")
    if code in tuple(Reason):
        return cited(catalog.say(f"reason-{_dashed(code)}"), CLAUSES[Reason(code)])
    if code in tuple(Unnamed):
        return cited(catalog.say(f"reason-{_dashed(code)}"), UNNAMED)
    return cited(catalog.say("reason-custom", id=text or code), MADE_UP)


def event_lines(  # noqa: C901, PLR0912 one case for each event, and no more
    catalog: Catalog, event: Told, names: Names
) -> list[str]:
    """What happened, a line or more; `names` are the players by seat."""
    say = catalog.say
    match event:
        case (
            e.DealerChosen() | e.TurnBegan() | e.RaceClosed() | e.VoteCast() | e.OrderBegan()
            | e.OrderEndWished() | e.WentAway() | e.CameBack() | e.WentForGood() | e.WinUndone()
            | e.RuleDue() | e.RuleDeclined()
        ):  # fmt: skip
            return [say(_WHO[type(event)], who=names[event.seat])]
        case e.DealBegun():
            return [say("event-deal-begun", who=names[event.seat], cards=str(event.cards))]
        case e.Dealt():
            return [say("event-dealt", stock=str(event.stock))]
        case e.Unlocked():
            return [say("event-unlocked")]
        case e.TurnedUp() | e.CardPlayed() | e.CardReturned() | LookSeen() | DrawSeen():
            return [_card_line(catalog, event, names[event.seat])]
        case e.Reshuffled():
            message = "event-reshuffled-added" if event.added else "event-reshuffled"
            return [say(message, stock=str(event.stock))]
        case e.SuitCalled() | e.JackReleased():
            return [_suit_line(catalog, event, names[event.seat])]
        case e.Said():
            return [say("event-said", who=names[event.seat], text=event.text)]
        case e.Gestured():
            return [say(f"event-gestured-{event.name}", who=names[event.seat])]
        case PenaltySeen():
            return _penalty_lines(catalog, event, names)
        case MoveSeen():
            return _move_lines(catalog, event, names)
        case e.BadCallMade() | e.BallotOpened():
            made = isinstance(event, e.BadCallMade)
            message = "event-bad-call-made" if made else "event-ballot-opened"
            return [say(message, who=names[event.seat], penalty=str(event.penalty))]
        case e.BallotClosed():
            return [_verdict(catalog, event, names)]
        case e.OrderEnded():
            return [say("event-order-ended")]
        case e.HandEnded():
            return hand_lines(catalog, event, names, {})
        case RuleSeen():
            return [_rule_line(catalog, event, names[event.seat])]
        case e.Ruled():
            seats = {"who": event.seat, "other": event.other}
            named = {key: names[seat] for key, seat in seats.items() if seat is not None}
            number = {} if event.number is None else {"number": str(event.number)}
            return [say(f"event-ruled-{_dashed(event.what)}", **named, **number)]
        case e.EndAgreed():
            return [say("event-end-agreed", end=end_line(catalog, event.end))]
        case e.GameEnded():
            return _game_lines(catalog, event, names)
        case _:
            assert_never(event)


def _dashed(code: str) -> str:
    return code.replace("_", "-")


def _card_line(
    catalog: Catalog,
    event: e.TurnedUp | e.CardPlayed | e.CardReturned | LookSeen | DrawSeen,
    who: str,
) -> str:
    say = catalog.say
    match event:
        case LookSeen():
            if event.hand is None:
                return say("event-look-seen", who=who)
            return say("event-look-seen-own", who=who, cards=hand_list(catalog, event.hand))
        case DrawSeen():
            how = "forced" if event.forced else "taken"
            if not event.cards:
                return say("event-draw-seen-none", who=who)
            if event.card is None:
                return say(f"event-draw-seen-{how}", who=who)
            return say(f"event-draw-seen-own-{how}", who=who, card=card_name(catalog, event.card))
        case e.CardReturned():
            return say("event-card-returned", who=who, card=card_name(catalog, event.card))
        case e.TurnedUp():
            message = "event-turned-up-held" if event.held else "event-turned-up"
        case e.CardPlayed():
            message = "event-card-played-held" if event.held else "event-card-played"
        case _:
            assert_never(event)
    return say(message, who=who, card=card_name(catalog, event.card))


def _suit_line(catalog: Catalog, event: e.SuitCalled | e.JackReleased, who: str) -> str:
    if event.suit is None:
        return catalog.say("event-jack-released-race", who=who)
    message = "event-jack-released"
    if isinstance(event, e.SuitCalled):
        message = "event-suit-called-in-force" if event.in_force else "event-suit-called"
    return catalog.say(message, who=who, suit=suit_name(catalog, event.suit))


def _penalty_lines(catalog: Catalog, event: PenaltySeen, names: Names) -> list[str]:
    by = names[event.by] if isinstance(event.by, int) else catalog.say("referee-name")
    lines = [
        catalog.say(
            "event-penalty-seen",
            number=str(event.number),
            who=names[event.seat],
            by=by,
            reason=reason(catalog, event.reason, event.text),
        )
    ]
    if not event.cards:
        lines.append(catalog.say("event-penalty-seen-none"))
    elif event.card is not None:
        lines.append(catalog.say("event-penalty-seen-own", card=card_name(catalog, event.card)))
    return lines


def _move_lines(catalog: Catalog, event: MoveSeen, names: Names) -> list[str]:
    number = str(event.penalty)
    seats = {
        key: names[seat]
        for key, seat in (("from", event.source), ("to", event.target))
        if seat is not None
    }
    message = "event-move-seen"
    if event.target is None:
        message = "event-move-seen-to-stock"
    elif event.source is None:
        message = "event-move-seen-from-stock"
    lines = [catalog.say(message, penalty=number, **seats)]
    if event.card is not None:
        lines.append(catalog.say("event-move-seen-card", card=card_name(catalog, event.card)))
    return lines


def _verdict(catalog: Catalog, event: e.BallotClosed, names: Names) -> str:
    """What came of a vote, and who voted how."""
    how = "stands" if event.stands else "undone"
    ayes, noes = (
        catalog.join(
            name for name, each in zip(names, event.voices, strict=True) if each is voice
        ) or catalog.say("event-ballot-closed-nobody")
        for voice in (True, False)
    )  # fmt: skip
    number = str(event.penalty)
    return catalog.say(f"event-ballot-closed-{how}", penalty=number, ayes=ayes, noes=noes)


Spoken: TypeAlias = e.SuitCalled | e.BadCallMade | e.OrderBegan
"""What can be done by a word of the game alone."""


def spoken_for(said: e.Said, told: Iterable[Told]) -> Spoken | None:
    """What an utterance did that was nothing but the words for it, so that one line tells both."""
    if not hear(said.text).phrase or len(parts_of(said.text)) != 1:
        return None
    spoken = (each for each in told if isinstance(each, Spoken) and not _is_outcome(each))
    return next((each for each in spoken if (each.at, each.seat) == (said.at, said.seat)), None)


def _is_outcome(event: Spoken) -> bool:
    """Whether a suit is the outcome of a race, which is more than that it was called."""
    return isinstance(event, e.SuitCalled) and event.in_force


def spoken_line(catalog: Catalog, said: e.Said, event: Spoken, names: Names) -> str:
    """An utterance and what it did, in one line."""
    who, text = names[said.seat], said.text
    match event:
        case e.SuitCalled():
            return catalog.say("event-said-suit", who=who, text=text)
        case e.BadCallMade():
            return catalog.say(
                "event-said-bad-call", who=who, text=text, penalty=str(event.penalty)
            )
        case e.OrderBegan():
            return catalog.say("event-said-order", who=who, text=text)
        case _:
            assert_never(event)


def hand_lines(
    catalog: Catalog, event: e.HandEnded, names: Names, made: Mapping[str, str]
) -> list[str]:
    """Who won, what each has won, and the review of what the machine noticed.

    `made`: the words of made-up rules by their ids, where they are known.
    """
    say = catalog.say
    if event.winner is None:
        lines = [say("event-hand-ended-void")]
    else:
        lines = [say("event-hand-ended-won", who=names[event.winner])]
    lines.append(say("event-hand-ended-wins", scores=scores(catalog, names, event.wins)))
    for noted in event.noticed:
        who, about = names[noted.seat], reason(catalog, noted.reason, made.get(noted.reason, ""))
        if noted.penalty is None:
            lines.append(say("event-hand-ended-unpunished", who=who, reason=about))
        else:
            number = str(noted.penalty)
            line = say("event-hand-ended-noticed", who=who, reason=about, penalty=number)
            lines.append(line)
    return lines


def _rule_line(catalog: Catalog, event: RuleSeen, who: str) -> str:
    if event.rule is None:
        return catalog.say("event-rule-seen-secret", who=who)
    message = "event-rule-seen-secret-own" if event.rule.secret else "event-rule-seen"
    return catalog.say(message, who=who, id=event.rule.rule.id, text=event.rule.rule.text)


def _game_lines(catalog: Catalog, event: e.GameEnded, names: Names) -> list[str]:
    lines = [catalog.say("event-game-ended", scores=scores(catalog, names, event.wins))]
    most = max(event.wins)
    if most:
        best = catalog.join(
            name for name, won in zip(names, event.wins, strict=True) if won == most
        )
        lines.append(catalog.say("event-game-ended-winners", winners=best))
    return [*lines, *history_lines(catalog, event.histories, names)]


def refusal(catalog: Catalog, refused: Refused, names: Names) -> str:
    """Why an act is refused, and what would be right."""
    # Numbers to point with, without the thousands' marks of a language.
    arguments = {key: str(value) for key, value in refused.arguments.items()}
    dealer, wait = refused.arguments.get("dealer"), refused.arguments.get("ms")
    if isinstance(dealer, int):
        arguments["dealer"] = names[dealer]
    if isinstance(wait, int):
        arguments["seconds"] = str(-(-wait // 1000))
    if "card" in arguments:
        arguments["card"] = card_name(catalog, Card(arguments["card"]))
    if arguments.get("reason") in (*Reason, *Unnamed):
        arguments["reason"] = catalog.say(f"reason-{_dashed(arguments['reason'])}")
    return cited(catalog.say(f"refused-{_dashed(refused.code)}", **arguments), refused.clause)


def end_line(catalog: Catalog, end: str) -> str:
    """When a game ends: the value of the option `end` as a sentence."""
    hands, minutes = hands_to_play(end), minutes_to_play(end)
    if hands is not None:
        return catalog.say("option-end-hands", value=str(hands))
    if minutes is not None:
        return catalog.say("option-end-time", value=str(minutes))
    return catalog.say("option-end-open")


def option_line(catalog: Catalog, options: Options, name: str) -> str:
    """An option of a table by its name, as a sentence."""
    value = msgspec.to_builtins(options)[name]
    match name:
        case "end":
            return end_line(catalog, options.end)
        case "decks" if value is None:
            return catalog.say("option-decks-by-seats")
        case "multipliers":
            if not options.multipliers:
                return catalog.say("option-multipliers-none")
            return catalog.say("option-multipliers", value=catalog.join(map(str, value)))
        case "limit":
            return catalog.say("option-limit", value=f"{options.limit:g}")
        case _:
            return catalog.say(f"option-{_dashed(name)}", value=str(value).lower())


def option_lines(catalog: Catalog, options: Options, seat: int | None = None) -> list[str]:
    """Every option of a table, a sentence each; the time for a turn as it is for that `seat`."""
    lines = [option_line(catalog, options, name) for name in options.__struct_fields__]
    percent = FULL if seat is None or not options.multipliers else options.multipliers[seat]
    if percent != FULL:
        own = f"{options.limit * percent / FULL:g}"
        said = catalog.say("option-limit-own", value=f"{options.limit:g}", own=own)
        lines[options.__struct_fields__.index("limit")] = said
    return lines
