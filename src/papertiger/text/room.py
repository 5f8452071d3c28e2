"""A table that people sit at, in words: why it refuses, what was said with one press, farewells.

Here are codes and arguments; what they stand in, `wire` knows.
"""

from collections.abc import Mapping

from papertiger.text.catalog import Catalog

PART = "room"
"""The part of the catalog that these words are in."""


def refusal(catalog: Catalog, code: str, arguments: Mapping[str, str | int]) -> str:
    """Why a table, not its game, did not do what was asked; places count from 1."""
    shown = dict(arguments)
    place = shown.get("place")
    if isinstance(place, int):
        shown["place"] = str(place + 1)
    return catalog.say(f"table-refused-{_dashed(code)}", **shown)


def quick_phrase(catalog: Catalog, phrase: str) -> str:
    """What was said with one press."""
    return catalog.say(f"quick-{_dashed(phrase)}")


def parting(catalog: Catalog, why: str, detail: str = "") -> str:
    """Why a table's socket was closed."""
    return catalog.say(f"parting-{_dashed(why)}", detail=detail)


def _dashed(code: str) -> str:
    return code.replace("_", "-")
