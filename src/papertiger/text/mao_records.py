"""Records of Mao in words: what lies open beside the table, breaches, statistics.

Needs the parts "mao" and "mao-records" of the catalog.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from msgspec.structs import replace

from papertiger.mao.cards import Card
from papertiger.mao.events import HandEnded, TurnBegan
from papertiger.mao.laid_open import Breach, LaidOpen, Openly, SecretsTold
from papertiger.mao.laws import MINUTE, SECOND
from papertiger.mao.reasons import OTHER
from papertiger.mao.statistics import Player, Statistics
from papertiger.mao.told import PenaltySeen
from papertiger.mao.view import View
from papertiger.text.catalog import Catalog
from papertiger.text.lines import cited
from papertiger.text.mao import Names, card_list, event_lines, hand_lines, hand_list, reason
from papertiger.text.mao_histories import history_lines

STOCK_IN_A_LINE = 13


def told_lines(catalog: Catalog, event: Openly, names: Names, view: View | None) -> list[str]:
    """What happened, to who reads a record; whose turn it is can be seen from what follows.

    `view`: the table after it, whose announced rules are called by their names.
    """
    made = {} if view is None else {each.rule.id: each.rule.text for each in view.rules}
    match event:
        case TurnBegan():
            return []
        case Breach():
            text = made.get(event.reason, "")
            return [_breach_line(catalog, event, names[event.seat], text)]
        case HandEnded():
            return hand_lines(catalog, event, names, made)
        case PenaltySeen():
            text = event.text or made.get(event.reason, "")
            return event_lines(catalog, replace(event, text=text), names)
        case SecretsTold():
            return [catalog.say("records-secrets"), *history_lines(catalog, event.histories, names)]
        case _:
            return event_lines(catalog, event, names)


def _breach_line(catalog: Catalog, breach: Breach, who: str, text: str) -> str:
    about = reason(catalog, breach.reason, text)
    if breach.penalty is None:
        return catalog.say("records-breach-unnoticed", who=who, reason=about)
    number = str(breach.penalty)
    return catalog.say("records-breach-called", who=who, penalty=number, reason=about)


def card_lines(catalog: Catalog, opened: LaidOpen, names: Names) -> list[str]:
    """All hands and the stock."""
    say = catalog.say
    hands = [
        say("records-hand", who=who, cards=hand_list(catalog, hand))
        for who, hand in zip(names, opened.hands, strict=True)
        if hand
    ]
    return [*hands, *_stock_lines(catalog, opened.stock)]


def _stock_lines(catalog: Catalog, stock: Sequence[Card]) -> Iterator[str]:
    for first in range(0, len(stock), STOCK_IN_A_LINE):
        cards = stock[first : first + STOCK_IN_A_LINE]
        place = {"from": str(first + 1), "to": str(first + len(cards))}
        yield catalog.say("records-stock", cards=card_list(catalog, cards), **place)


def due_lines(catalog: Catalog, opened: LaidOpen, names: Names) -> list[str]:
    """What is due to be said, and what nobody has called so far."""
    due = [
        catalog.say(
            "records-due",
            who=names[each.seat],
            seconds=_seconds(each.left),
            reason=reason(catalog, each.reason),
        )
        for each in opened.due
    ]
    uncalled = [
        catalog.say("records-uncalled", who=names[seat], reason=reason(catalog, code))
        for seat, code in opened.uncalled
    ]
    return [*due, *uncalled]


def statistics_lines(catalog: Catalog, found: Statistics) -> list[str]:
    """Statistics, line by line: those of all, then those of each player, the winner first."""
    say = catalog.say
    if not found.hands + found.void:
        return [say("records-no-hand")]
    lines = [
        say(
            "records-session",
            hands=str(found.hands),
            void=str(found.void),
            turns=str(found.turns),
            minutes=str(round(found.ms / MINUTE)),
        )
    ]
    if found.by_referee:
        lines.append(_listed(catalog, "records-referee", found.by_referee))
    for who, player in sorted(found.players.items(), key=lambda one: -one[1].won):
        lines.append(say("records-player", who=who, won=str(player.won)))
        lines += [f"– {line}" for line in _player_lines(catalog, player)]
    return lines


def _player_lines(catalog: Catalog, player: Player) -> Iterator[str]:
    """What is to be said of a player: nothing of what never happened."""
    say = catalog.say
    if player.taken:
        yield _listed(catalog, "records-taken", player.taken)
    if player.given:
        yield _listed(catalog, "records-given", player.given)
        yield say(
            "records-calls",
            right=str(player.right),
            wrong=str(player.wrong),
            unjudged=str(player.unjudged),
            back=str(player.handed_back),
            undone=str(player.undone),
        )
    bad_calls = player.bad_calls_right, player.bad_calls_wrong, player.bad_calls_unjudged
    if any(bad_calls):
        right, wrong, unjudged = map(str, bad_calls)
        yield say("records-bad-calls", right=right, wrong=wrong, unjudged=unjudged)
    if player.unnoticed:
        yield _listed(catalog, "records-unnoticed", player.unnoticed)
    if player.forgotten_thanks:
        yield say("records-thanks", count=str(player.forgotten_thanks))
    if player.races:
        yield say("records-race", races=str(player.races), won=str(player.races_won))
    if player.race_times:
        fastest, middle = _seconds(min(player.race_times)), _median(player.race_times)
        yield say("records-race-times", fastest=fastest, median=middle)
    if player.spade_times:
        count = str(len(player.spade_times))
        yield say("records-spades", count=count, median=_median(player.spade_times))
    votes = player.disputes, player.upheld, player.rejected
    if any(votes):
        asked, upheld, rejected = map(str, votes)
        yield say("records-votes", asked=asked, upheld=upheld, rejected=rejected)


def _listed(catalog: Catalog, message: str, counts: Counter[str]) -> str:
    """How many of each reason, the most frequent first."""
    listed = catalog.join(
        catalog.say("records-count", reason=_reason(catalog, code), count=str(count))
        for code, count in counts.most_common()
    )
    return catalog.say(message, count=str(counts.total()), list=listed)


def _reason(catalog: Catalog, code: str) -> str:
    return cited(catalog.say("records-other"), "MO-68") if code == OTHER else reason(catalog, code)


def _median(times: Sequence[int]) -> str:
    return _seconds(round(median(times)))


def _seconds(ms: int) -> str:
    return f"{ms / SECOND:.1f}"


def statistics_fields(found: Statistics) -> Mapping[str, object]:
    """Statistics for other programs."""
    players = {
        who: {
            name: dict(value) if isinstance(value, Counter) else value
            for name in (*Player.__dataclass_fields__, "forgotten_thanks")
            for value in (getattr(player, name),)
        }
        for who, player in found.players.items()
    }
    return {
        "hands": found.hands,
        "void_hands": found.void,
        "turns": found.turns,
        "ms": found.ms,
        "by_referee": dict(found.by_referee),
        "players": players,
    }
