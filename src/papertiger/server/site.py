"""What a browser is given: modules, styles, pictures of the cards, words, clauses, under one hash.

Nothing is read by a path that a request brings: all files there are stand in one table.
"""

import hashlib
import html
import re
import zlib
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path
from posixpath import dirname, join, normpath
from threading import Lock

import msgspec

import papertiger
from papertiger.bots.madiao import BOTS
from papertiger.deck import back, face
from papertiger.madiao.cards import CARDS, LOWEST, REDS, SECONDS, TOPS, Card
from papertiger.madiao.names import NAMES
from papertiger.madiao.options import (
    CLAUSES,
    PRESETS,
    RULES,
    ExposedDiscard,
    HundredBonus,
    Seating,
    Sets,
)
from papertiger.madiao.patterns import HONOURS
from papertiger.text.book import MADIAO
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.wire.settings import MadiaoSettings

PACKAGE = Path(papertiger.__file__).parent
WEB = PACKAGE / "web"
TEXT = PACKAGE / "text"
WORKER = WEB / "worker.js"
"""What stays in the browser beside the pages; it is not under the hash (`worker`)."""

PARTS = ("web", "pages", "seats", "games", "madiao", "room", "play", "tui", "cards")
"""The parts of the catalog that the pages speak from."""

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
"""The files that are served, by the ends of their names; others stay at home."""

FIRST = ("C0", "S9", "MM", "M9", "HM")
"""The cards on the first page."""

GZIP = 16 + zlib.MAX_WBITS
"""How zlib is told to make gzip."""

SOURCES = (
    *(WEB, TEXT, PACKAGE / "deck", PACKAGE / "madiao"),
    *(PACKAGE / "wire" / "settings.py", Path(__file__)),
)
"""Whatever the files are made of, the hash is of."""


class File(msgspec.Struct, frozen=True):
    """A file as it goes out: plain, and packed for whoever takes that."""

    type: str
    plain: bytes
    packed: bytes


def _packed(path: str, content: bytes) -> File:
    packer = zlib.compressobj(9, zlib.DEFLATED, GZIP, memLevel=9)
    return File(TYPES[Path(path).suffix], content, packer.compress(content) + packer.flush())


@cache
def tree_hash() -> str:
    """The hash of all that the files are made of: another one is another address."""
    found = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted(folder.rglob("*")) or [folder]:
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
        if path.suffix in TYPES and path != WORKER:
            own = path.suffix == ".js" and path.parent != WEB / "vendor"
            made[path.relative_to(WEB).as_posix()] = (
                partial(_module, path) if own else path.read_bytes
            )
    for card in CARDS:
        made[f"cards/{card}.svg"] = partial(_face, card)
    made["cards/back.svg"] = lambda: _untitled(back())
    made["cards.json"] = _cards
    made["settings.json"] = _settings
    for language in LANGUAGES:
        made[f"text/{language}.ftl"] = partial(_words, language)
        made[f"clauses/{language}.json"] = partial(_clauses, language)
        made[f"manifest/{language}.webmanifest"] = partial(_manifest, language)
    return made


_made: dict[str, File] = {}
_making: defaultdict[str, Lock] = defaultdict(Lock)


def made(path: str) -> File | None:
    """A file by its path below the hash, if it has been made."""
    return _made.get(path)


def file(path: str) -> File | None:
    """A file by its path below the hash, made when it is first asked for; None if there is none."""
    make = sources().get(path)
    if make is None:
        return None
    # Whoever asks for it while it is being made waits, rather than make it again.
    with _making[path]:
        if path not in _made:
            _made[path] = _packed(path, make())
    return _made[path]


def restore(files: Mapping[str, File]) -> None:
    """Take files as an earlier process has made them from the same tree."""
    _made.update({path: each for path, each in files.items() if path in sources()})


COMMENT = re.compile(
    r"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/[ \t]*)$|/\*\* @[^\n]*?\*/ ?", re.DOTALL | re.MULTILINE
)
"""A comment on lines of its own, or a type within a line."""


def _module(path: Path) -> bytes:
    """A module without its comments, which would be a quarter of it, and without empty lines.

    Nor does a line keep its indentation, which no template shows.
    """
    bare = COMMENT.sub("", path.read_text(encoding="utf-8"))
    return re.sub(r"^\s+", "", bare, flags=re.MULTILINE).encode()


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
                **_rank(card),
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


def _settings() -> bytes:
    """What a table of Madiao can be set to: the usual, the choices, presets, clauses of switches.

    `rules` are the switches that make a preset.
    """
    return msgspec.json.encode(
        {
            "usual": MadiaoSettings(),
            "choices": {
                "exposed_discard": list(ExposedDiscard),
                "hundred_bonus": list(HundredBonus),
                "sets": list(Sets),
                "cut_card_is_upcard": [True, False],
                "seating": list(Seating),
                "keep_seats": [False, True],
                "bots": [*BOTS, ""],
            },
            "presets": PRESETS,
            "rules": RULES,
            "clauses": CLAUSES,
        }
    )


def _rank(card: Card) -> dict[str, object]:
    """What is true of a card in every hand: its place in its suit, and what it may belong to."""
    suit = [each for each in CARDS if each.suit is card.suit]
    three = bool(1 << card.place & HONOURS)
    return {
        "rank": (suit.index(card) + 1, len(suit)),
        "lowest": card in LOWEST,
        "top": card in TOPS,
        "hundred": card is Card.HM,
        "under": TOPS[SECONDS.index(card)].value if card in SECONDS else None,
        "set": "three" if three else "four" if card is Card.C0 else None,
    }


def _words(language: str) -> bytes:
    """The catalogs of a language that the pages speak from, in one file."""
    parts = [(TEXT / language / f"{part}.ftl").read_text(encoding="utf-8") for part in PARTS]
    return "\n".join(parts).encode()


def _clauses(language: str) -> bytes:
    """The clauses of Madiao: title and text by id."""
    clauses = MADIAO.translated(language).clauses
    return msgspec.json.encode({each.id: (each.title, each.text) for each in clauses.values()})


_FROM = re.compile(r'\bfrom "(\.[^"]+)"')


@cache
def _imported(path: str) -> frozenset[str]:
    """The modules that one imports before it runs."""
    found = _FROM.findall(sources()[path]().decode())
    return frozenset(normpath(join(dirname(path), each)) for each in found)


def _needed(*first: str) -> list[str]:
    """All modules that these need before they run, and they themselves."""
    needed, waiting = set[str](), list(first)
    while waiting:
        path = waiting.pop()
        if path not in needed:
            needed.add(path)
            waiting += _imported(path)
    return sorted(needed)


def _manifest(language: str) -> bytes:
    """What a system that the page is installed on wants to know of it."""
    words = Catalog(language, "web")
    root = f"/web/{tree_hash()}"
    icons = [
        {"src": f"{root}/icon.svg", "type": "image/svg+xml", "sizes": "any"},
        *(
            {"src": f"{root}/icons/{size}.png", "type": "image/png", "sizes": f"{size}x{size}"}
            for size in (192, 512)
        ),
        {
            "src": f"{root}/icons/maskable.png",
            "type": "image/png",
            "sizes": "512x512",
            "purpose": "maskable",
        },
    ]
    return msgspec.json.encode(
        {
            "id": "/",
            "start_url": "/",
            "scope": "/",
            "lang": language,
            "name": words.say("web-headline"),
            "short_name": words.say("web-title"),
            "description": words.say("web-about"),
            "display": "standalone",
            "background_color": "#5c4030",
            "theme_color": "#a82a16",
            "icons": icons,
        }
    )


@cache
def worker() -> bytes:
    """The worker that keeps the shell: this version's page, what it names, and what stands here."""
    texts = [f"text/{language}.ftl" for language in LANGUAGES]
    beside = [*texts, *(f"cards/{card}.svg" for card in FIRST), "cards.json", "settings.json"]
    files = msgspec.json.encode(beside)
    return _module(WORKER).replace(b"@hash", tree_hash().encode()).replace(b'["@files"]', files)


@cache
def no_script() -> str:
    """What the page says in all languages where no script runs."""
    said = ((each, Catalog(each, "web").say("web-no-script")) for each in LANGUAGES)
    return "".join(f'<p lang="{each}">{html.escape(text)}</p>' for each, text in said)


@lru_cache
def page(server: str = "", script: str = "main.js", *views: str) -> bytes:
    """A page: one script and what it shows, which are asked for before it is read to the end.

    The pages of the table are `main.js`, those to read `reading.js` with one of its views;
    `server`: the address that links to tables begin with.
    """
    root = f"/web/{tree_hash()}"
    modules = _needed(script, *views)
    preloads = "\n".join(f'<link rel="modulepreload" href="{root}/{each}">' for each in modules)
    text = (WEB / "index.html").read_text(encoding="utf-8")
    filled = {
        "@web": root,
        "@script": script,
        "@modules": preloads,
        "@noscript": no_script(),
        "@server": html.escape(server),
    }
    return re.sub(r"@\w+", lambda found: filled[found[0]], text).encode()
