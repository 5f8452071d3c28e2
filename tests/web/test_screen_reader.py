"""A match that is followed only through what a screen reader is told."""

from typing import Any

from papertiger.madiao.cards import Card
from papertiger.madiao.options import Options
from tests.web.guest import MARKS, called, words
from tests.web.screen_reader import Listener
from tests.web.stage import Stage

EN = words("en")


def say(message: str, **given: str | int) -> str:
    """What the page says in English."""
    return EN.say(message, **given).translate(MARKS)


def named(card: Card | str) -> str:
    """What a card is called in English."""
    return called(card, "en")


LEAD, FOLLOW = say("web-your-lead"), say("web-your-play")
BARRED = say("ask-barred-from-last-trick")
QUESTIONS = tuple(
    say("web-your-turn-for", what=say(title))
    for title in ("tui-stake-title", "tui-cut-title", "tui-redeal-title", "web-keep-title")
)
"""Each is its own, so that one that follows another is told, too."""
TURNS = (LEAD, FOLLOW, BARRED, *QUESTIONS)
MATCH_OVER = {say(f"event-match-ended-{ending}") for ending in ("all-served", "max-deals")}
HAND_OVER = {say(f"event-hand-settled-{end}") for end in ("play", "meld", "four-lowest")}


async def test_a_match_is_played_by_ear_alone(stage: Stage) -> None:
    """All that one needs to choose a card is told, and the keys that one is told of lay it."""
    path = await stage.table(options=Options(max_deals=3))
    ann = await stage.guest("Ann")
    by_ear = Listener(ann)
    await by_ear.begin()
    await ann.open(path)
    await by_ear.press(say("web-sit"))
    await by_ear.press(say("web-start"))
    laid, hands = 0, 0
    while True:
        heard, told = await by_ear.hears(*TURNS, *HAND_OVER, *MATCH_OVER)
        events = ann.told_since()
        everything_was_announced(told, events)
        if set(heard) & HAND_OVER:
            (settled,) = [each for each in events if each["event"] == "hand_settled"]
            await settlement_is_told(by_ear, settled["hand"])
            await by_ear.press(say("web-close"))
            hands += 1
        if set(heard) & MATCH_OVER:
            await by_ear.finds(say("web-again"))
            break
        turns = [each for each in heard if each in TURNS]
        if not turns:
            continue
        if turns[-1] in QUESTIONS:
            await answer(by_ear)
        else:
            await all_is_told(by_ear, stage, path)
            await lay(by_ear, leads=turns[-1] == LEAD)
            laid += 1
    assert hands == stage.view(path, None).hands > 0
    assert laid >= 8


async def answer(by_ear: Listener) -> None:
    """Answer what is asked: name the stake, cut, keep the cards."""
    for message in ("web-name-stake", "web-cut", "web-keep"):
        if await by_ear.find("button", say(message)):
            await by_ear.press(say(message))
            return
    told = [(each.role, each.name) for each in await by_ear.tree()]
    raise AssertionError(f"nothing to answer with is told: {told}")


async def lay(by_ear: Listener, *, leads: bool) -> None:
    """Lay a card that is said to win, else one that is said not to."""
    cards = [each.name for each in await by_ear.find("button", within=say("web-hand"))]
    wins = say("web-marked", card="", mark=say("web-may-lead" if leads else "web-would-win"))
    best = next((name for name in cards if name.endswith(wins)), None)
    await by_ear.press(best or cards[0], then="Space")
    await by_ear.press(say("web-face-up" if best else "web-face-down"))


async def all_is_told(by_ear: Listener, stage: Stage, path: str) -> None:
    """The hand, the trick, and how the hand stands."""
    seat, names = stage.seat(path, "Ann"), stage.names(path)
    view = stage.view(path, seat)
    cards = [each.name for each in await by_ear.find("button", within=say("web-hand"))]
    assert sorted(each.split(":")[0] for each in cards) == sorted(map(named, view.hand))
    assert all(":" in each for each in cards), "what each card would do is told"
    strip = await by_ear.texts(say("web-strip"))
    board = view.board
    assert board is not None
    wanted = [str(view.stake), names[view.banker or 0], *map(named, view.tops)]
    if view.upcard is not None:
        wanted.append(named(view.upcard))
    if board.laid and board.winner is not None and board.winning is not None:
        assert board.laid[0].card is not None
        wanted += [say(f"suit-{board.laid[0].card.suit.value}"), named(board.winning)]
        wanted.append(names[board.winner])
        trick = [each.name for each in await by_ear.find("image", within=say("web-trick"))]
        assert trick == [
            say(
                "web-laid",
                who=names[laid.seat],
                card=named(laid.card) if laid.card else say("web-face-down"),
            )
            for laid in board.laid
        ]
    for each in wanted:
        assert any(each in text for text in strip), (each, strip)
    for at, name in enumerate(names):
        plate = await by_ear.texts(name)
        assert str(board.won[at]) in plate


def everything_was_announced(announced: list[str], told: list[dict[str, Any]]) -> None:
    """What others did has been announced by itself."""
    heard = "\n".join(announced)
    for event in told:
        match event["event"]:
            case "card_played" | "trick_taken" | "upcard_shown":
                assert named(event["card"]) in heard, event
            case _:
                pass


async def settlement_is_told(by_ear: Listener, hand: dict[str, Any]) -> None:
    """Every line of who pays whom, and what for."""
    told = await by_ear.texts(say("web-settlement"))
    for line in hand["settlement"]["lines"]:
        assert line["clause"] in told
        assert str(line["stakes"] * hand["stake"]) in told
    for payment in hand["settlement"]["payments"]:
        assert any(str(abs(payment * hand["stake"])) in each for each in told)
