"""How a bot's game ended, in the words of the catalog."""

from papertiger.client import View
from papertiger.madiao import view as madiao_view
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.wire.news import Room


def ending(view: View, around: Room, words: Catalog) -> str:
    """One line: who has how much in the end."""
    names = [printable(around.chairs[place].name) for place in around.seats]
    if isinstance(view, madiao_view.View):
        scores = [f"{name} {total:+d}" for name, total in zip(names, view.totals, strict=True)]
    else:
        scores = [f"{name} {won}" for name, won in zip(names, view.wins, strict=True)]
    hands = view.hands if isinstance(view, madiao_view.View) else view.hands_won
    return words.say("joining-over", hands=str(hands), scores=", ".join(scores))
