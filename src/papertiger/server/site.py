"""What a browser is given: modules, styles, pictures of the cards, words, clauses, under one hash.

Nothing is read by a path that a request brings: all files there are stand in one table.
"""

import hashlib
import html
import re
import zlib
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

import msgspec

import papertiger
from papertiger.deck import back, face
from papertiger.madiao.cards import CARDS, REDS, Card
from papertiger.madiao.names import NAMES
from papertiger.text.book import MADIAO
from papertiger.text.catalog import LANGUAGES, Catalog

PACKAGE = Path(papertiger.__file__).parent
WEB = PACKAGE / "web"
TEXT = PACKAGE / "text"

PARTS = ("web", "madiao", "room", "play", "tui")
"""The parts of the catalog that the pages speak from."""

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
}
"""The files that are served, by the ends of their names; others stay at home."""

GZIP = 16 + zlib.MAX_WBITS
"""How zlib is told to make gzip."""

SOURCES = (WEB, TEXT, PACKAGE / "deck", PACKAGE / "madiao")
"""Whatever the files are made of, the hash is of."""


class File(msgspec.Struct, frozen=True):
    """A file as it goes out: plain, and packed for whoever takes that."""

    type: str
    plain: bytes
    packed: bytes


def _made(path: str, content: bytes) -> File:
    packer = zlib.compressobj(9, zlib.DEFLATED, GZIP, memLevel=9)
    return File(TYPES[Path(path).suffix], content, packer.compress(content) + packer.flush())


@cache
def tree_hash() -> str:
    """The hash of all that the files are made of: another one is another address."""
    found = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                content = path.read_bytes()
                found.update(f"{path.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode())
                found.update(content)
    return found.hexdigest()[:16]


@cache
def sources() -> Mapping[str, Callable[[], bytes]]:
    """Every file that is served, by its path below the hash, and what makes it."""
    made: dict[str, Callable[[], bytes]] = {}
    for path in sorted(WEB.rglob("*")):
        if path.suffix in TYPES:
            made[path.relative_to(WEB).as_posix()] = path.read_bytes
    for card in CARDS:
        made[f"cards/{card}.svg"] = partial(_face, card)
    made["cards/back.svg"] = lambda: _untitled(back())
    made["cards.json"] = _cards
    for language in LANGUAGES:
        made[f"text/{language}.ftl"] = partial(_words, language)
        made[f"clauses/{language}.json"] = partial(_clauses, language)
    return made


@cache
def file(path: str) -> File | None:
    """A file by its path below the hash, made when it is first asked for; None if there is none."""
    make = sources().get(path)
    return None if make is None else _made(path, make())


def _face(card: Card) -> bytes:
    return _untitled(face(card))


def _untitled(drawing: str) -> bytes:
    """A drawing as a picture: the page says what it shows, in the reader's language."""
    return re.sub(r"<title.*?</title>| aria-labelledby=\"[^\"]*\"", "", drawing).encode()


def _cards() -> bytes:
    """The facts of the cards in the order of the deck, for whoever shows them."""
    return msgspec.json.encode(
        {
            card.value: {
                "suit": card.suit.value,
                "red": card in REDS,
                "names": {
                    "en": NAMES[card].english,
                    "ru": NAMES[card].russian,
                    "zh-Hans": NAMES[card].simplified,
                    "zh-Hant": NAMES[card].traditional,
                },
                "pinyin": NAMES[card].pinyin,
                "hero": None
                if not NAMES[card].hero_chinese
                else {
                    "en": NAMES[card].figure,
                    "ru": NAMES[card].hero_russian,
                    "zh-Hans": NAMES[card].hero_simplified,
                    "zh-Hant": NAMES[card].hero_chinese,
                },
            }
            for card in CARDS
        }
    )


def _words(language: str) -> bytes:
    """The catalogs of a language that the pages speak from, in one file."""
    parts = [(TEXT / language / f"{part}.ftl").read_text(encoding="utf-8") for part in PARTS]
    return "\n".join(parts).encode()


def _clauses(language: str) -> bytes:
    """The clauses of Madiao: title and text by id."""
    clauses = MADIAO.translated(language).clauses
    return msgspec.json.encode({each.id: (each.title, each.text) for each in clauses.values()})


@cache
def page() -> bytes:
    """The one page that there is; its scripts are asked for before it is read to the end."""
    root = f"/web/{tree_hash()}"
    modules = sorted(path for path in sources() if path.endswith(".js"))
    preloads = "\n".join(f'<link rel="modulepreload" href="{root}/{each}">' for each in modules)
    without = "".join(
        f'<p lang="{each}">{html.escape(Catalog(each, "web").say("web-no-script"))}</p>'
        for each in LANGUAGES
    )
    text = (WEB / "index.html").read_text(encoding="utf-8")
    filled = {"@web": root, "@modules": preloads, "@noscript": without}
    return re.sub(r"@\w+", lambda found: filled[found[0]], text).encode()
