"""What the bare page says: messages of the catalog by their ids, in one language."""

from functools import cache

from papertiger.madiao.cards import CARDS
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name
from papertiger.wire.news import Parting

MESSAGES = (
    "page-again", "page-cut", "page-face-down", "page-hand", "page-keep", "page-name",
    "page-nobody", "page-open", "page-place", "page-ready", "page-redeal", "page-refused",
    "page-sit", "page-stake", "page-start", "page-totals", "page-trick", "page-tricks",
    "page-turn",
)  # fmt: skip


@cache
def words_in(language: str) -> dict[str, str | dict[str, str]]:
    """The words of the page in that language, one of `text.catalog.LANGUAGES`."""
    catalog = Catalog(language, "madiao", "room", "page")
    found: dict[str, str | dict[str, str]] = {each: catalog.say(each) for each in MESSAGES}
    for why in Parting:
        name = f"parting-{why.value.replace('_', '-')}"
        found[name] = catalog.say(name, detail="")
    found["cards"] = {card.value: card_name(catalog, card) for card in CARDS}
    return found
