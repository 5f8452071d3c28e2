"""Pages that need no script: the books of rules and the cards, read, searched, printed."""

import html
import re
import zlib
from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from papertiger.deck.sheets import Paper
from papertiger.madiao.cards import CARDS, REDS, Card, Suit
from papertiger.madiao.names import NAMES
from papertiger.server import languages, site
from papertiger.text.book import MADIAO, MAO, Book, Part
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.madiao import painted, short_name
from papertiger.text.prose import Block, Span, blocks

OWN_NAMES = {"en": "English", "ru": "Русский", "zh-Hans": "简体中文", "zh-Hant": "繁體中文"}
STYLES = ("paper", "pages", "table", "reading")
PAPERS: tuple[Paper, ...] = ("a4", "letter")
KINDS = {"b": "b", "i": "em", "code": "code"}
LONGEST_SEARCH = 100
COMMAND = "papertiger deck --pdf deck.pdf"

escaped = html.escape


def language_of(request: Request) -> str:
    """The language that the address asks for, or else who reads it."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else languages.asked(request)


def rules(request: Request) -> Response:
    """A book, or a clause of one, or what is found in one."""
    language, name = language_of(request), request.path_params.get("clause", "")
    book = MAO if name == "mao" or name.startswith(MAO.letters) else MADIAO
    clause = "" if name == "mao" else name
    if clause and clause not in book.clauses:
        return _answer(request, _book(book, language, ""), 404)
    sought = " ".join(request.query_params.get("find", "").split())[:LONGEST_SEARCH]
    text = _found(book, language, sought) if sought else _book(book, language, clause)
    return _answer(request, text)


def cards(request: Request) -> Response:
    """All cards with their names."""
    return _answer(request, _cards(language_of(request)))


def nothing(request: Request) -> Response:
    """For who has come by an address at which there is nothing."""
    return _answer(request, _nothing(language_of(request)), 404)


def _answer(request: Request, text: str, status: int = 200) -> Response:
    content, headers = text.encode(), {"vary": "accept-encoding, accept-language, cookie"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        packer = zlib.compressobj(wbits=site.GZIP)
        content = packer.compress(content) + packer.flush()
        headers["content-encoding"] = "gzip"
    return Response(content, status, headers=headers, media_type="text/html")


@lru_cache
def _book(book: Book, language: str, clause: str) -> str:
    read = book.translated(language)
    return _single(read, language, clause) if clause else _whole(read, language, read.parts, "")


def _found(book: Book, language: str, sought: str) -> str:
    read, wanted = book.translated(language), sought.casefold().split()
    parts = [each for each in read.parts[1:] if _has(each, wanted)]
    return _whole(read, language, parts, sought)


def _has(part: Part, wanted: Iterable[str]) -> bool:
    """Whether all words stand in a part as it is read."""
    text = re.sub(r"<[^>]*>", "", _part(part, "en")).casefold()
    return all(escaped(word) in text for word in wanted)


def _whole(book: Book, language: str, parts: Iterable[Part], sought: str) -> str:
    say, parts = partial(_say, language), list(parts)
    start, shown = book.parts[0], [each for each in parts if each is not book.parts[0]]
    other = MADIAO if book.game == MAO.game else MAO
    found = f"<p>{say('games-found', count=len(shown))}</p>" if sought else ""
    body = f"""{"" if sought else _blocks(start.text, language)}
<form class="tools" role="search"><input type="hidden" name="lang" value="{language}">
<label>{say("games-search")} <input type="search" name="find" value="{escaped(sought)}"></label>
<button>{say("games-find")}</button>
<a class="button" href="{_path(other)}?lang={language}">{say(f"games-{other.game}")}</a></form>
{found or _contents(shown, say("games-contents"))}
{"".join(_part(each, language) for each in shown)}"""
    return _page(book, language, book.title, body, _path(book), sought)


def _single(book: Book, language: str, clause: str) -> str:
    clauses = [each for each in book.parts if each.clause]
    at = next(place for place, each in enumerate(clauses) if each.clause == clause)
    part = clauses[at]
    section = next(each for each in book.parts if each.section == part.section and not each.clause)

    def link(place: int, rel: str) -> str:
        if not 0 <= place < len(clauses):
            return ""
        to = clauses[place]
        name = f"← {_head(to)}" if rel == "prev" else f"{_head(to)} →"
        href = f"/rules/{to.clause}?lang={language}"
        return f'<a class="button" rel="{rel}" href="{href}">{name}</a>'

    around = _say(language, "games-around")
    body = f"""<p><a href="{_path(book)}?lang={language}#{clause}">{escaped(book.title)}</a>
 · {_head(section)}</p>{_blocks(part.text, language)}
<nav class="around" aria-label="{around}">{link(at - 1, "prev")}{link(at + 1, "next")}</nav>"""
    return _page(book, language, html.unescape(_head(part)), body, f"/rules/{clause}")


def _path(book: Book) -> str:
    return "/rules" if book.game == MADIAO.game else f"/rules/{book.game}"


def _head(part: Part) -> str:
    number = part.clause or (f"{part.section}." if part.section else "")
    return escaped(f"{number} {part.title}".strip())


def _name(part: Part) -> str:
    return part.clause or (f"section-{part.section}" if part.section else "")


def _contents(parts: Iterable[Part], title: str) -> str:
    entries = "".join(
        f'<li class="{"under" if each.clause else ""}">'
        f'<a href="#{_name(each)}">{_head(each)}</a></li>'
        for each in parts
        if _name(each)
    )
    return f'<nav class="contents" aria-label="{title}"><h2>{title}</h2><ol>{entries}</ol></nav>'


@lru_cache(maxsize=2048)
def _part(part: Part, language: str) -> str:
    head = f"<h2>{_head(part)}</h2>"
    if part.clause:
        head = f'<h3><a href="/rules/{part.clause}?lang={language}">{_head(part)}</a></h3>'
    name, kind = _name(part), "clause-part" if part.clause else ""
    own = f' id="{name}"' if name else ""
    return f'<section{own} class="{kind}">{head}{_blocks(part.text, language)}</section>'


def _blocks(text: str, language: str) -> str:
    return "".join(_block(each, language) for each in blocks(text))


def _block(block: Block, language: str) -> str:
    kind, *rest = block
    match kind:
        case "p":
            return f"<p>{_line(rest, language)}</p>"
        case "note":
            label, *spans = rest
            return f'<p class="note"><b>{escaped(label)}</b> {_line(spans, language)}</p>'
        case "ul" | "ol":
            items = "".join(f"<li>{_line(each, language)}</li>" for each in rest)
            return f"<{kind}>{items}</{kind}>"
        case "pre":
            return f'<pre tabindex="0" translate="no">{escaped(rest[1])}</pre>'
        case _:
            return _table(rest, language)


def _table(rows: list[Any], language: str) -> str:
    head, *body = rows
    cells = "".join(f'<th scope="col">{_line(each, language)}</th>' for each in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{_line(each, language)}</td>" for each in row) + "</tr>"
        for row in body
    )
    name = _say(language, "games-table")
    return (
        f'<div class="wide-table" tabindex="0" role="group" aria-label="{name}"><table>'
        f"<thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _line(spans: Iterable[Span], language: str) -> str:
    return "".join(_span(each, language) for each in spans)


def _span(span: Span, language: str) -> str:
    if isinstance(span, str):
        return escaped(span)
    kind, text = span
    if kind == "clause":
        return f'<a href="/rules/{text}?lang={language}">{text}</a>'
    return f"<{KINDS[kind]}>{escaped(text)}</{KINDS[kind]}>"


@lru_cache
def _cards(language: str) -> str:
    words = _words(language)
    say, root = partial(_say, language), f"/web/{site.tree_hash()}"

    def shown(card: Card) -> str:
        names, own = NAMES[card], short_name(words, card)
        others = [
            f'<span lang="{tag}">{escaped(name)}</span>'
            for tag, name in (
                ("en", names.english),
                ("ru", names.russian),
                ("zh-Hant", names.traditional),
                ("zh-Hans", names.simplified),
            )
            if name != own
        ]
        red = f" · {say('games-red')}" if card in REDS else ""
        return f"""<li id="{card}"><img src="{root}/cards/{card}.svg" alt="" loading="lazy"
 width="120" height="180"><b>{escaped(own)}</b>{"".join(others)}
<span lang="zh-Latn">{names.pinyin}</span>
<small><code>{card}</code> · {escaped(painted(words, card))}{red}</small></li>"""

    def suit(of: Suit) -> str:
        own = "".join(shown(card) for card in CARDS if card.suit is of)
        return f'<section><h2>{say(f"suit-{of.value}")}</h2><ul class="deck">{own}</ul></section>'

    sheets = "".join(
        f'<a class="button" download href="/cards/{paper}/{language}.pdf">'
        f"{say(f'games-paper-{paper}')}</a>"
        for paper in PAPERS
    )
    body = f"""<p>{say("games-cards-about")} <a href="/rules/MD-1.1?lang={language}">MD-1.1</a></p>
{"".join(suit(each) for each in Suit)}
<section class="card-panel"><h2>{say("games-print-title")}</h2><p>{say("games-print-about")}</p>
<p class="doings">{sheets}</p>
<p><small>{say("games-print-command")} <code>{COMMAND}</code></small></p></section>"""
    return _page(None, language, say("games-cards"), body, "/cards")


@lru_cache
def _nothing(language: str) -> str:
    say = partial(_say, language)
    body = f"""<p>{say("games-nothing-about")}</p>
<p class="doings"><a class="button" href="/">{say("games-first-page")}</a></p>"""
    return _page(None, language, say("games-nothing"), body, "")


@lru_cache
def _words(language: str) -> Catalog:
    return Catalog(language, *site.PARTS, "painted")


def _say(language: str, message: str, **arguments: str | int) -> str:
    """What the catalog says, to stand in a page."""
    return escaped(_words(language).say(message, **arguments))


def _page(
    book: Book | None, language: str, title: str, body: str, path: str, sought: str = ""
) -> str:
    """A whole page; of a book that is not translated it says so, and marks its language."""
    find = f"&amp;find={quote(sought)}" if sought else ""
    say, root = partial(_say, language), f"/web/{site.tree_hash()}"
    styles = "".join(f'<link rel="stylesheet" href="{root}/style/{each}.css">' for each in STYLES)
    tags = "".join(
        f'<a lang="{each}" href="?lang={each}{find}"'
        f' aria-current="{str(each == language).lower()}">{OWN_NAMES[each]}</a>'
        for each in LANGUAGES
    )
    places = "".join(
        f'<a href="{to}?lang={language}" aria-current="{"page" if to == path else "false"}">'
        f"{say(name)}</a>"
        for to, name in (
            ("/games", "games-title"),
            ("/rules", "games-rules"),
            ("/cards", "games-cards"),
        )
    )
    of = language if book is None else book.language
    note = "" if of == language else f'<p class="card-panel">{say("games-in-english")}</p>'
    wide = " wide" if book is None else " book"
    return f"""<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>{escaped(title)} · {say("web-title")}</title>
<link rel="icon" href="{root}/icon.svg" type="image/svg+xml">{styles}
<script type="module" src="{root}/languages.js"></script>
<link rel="modulepreload" href="{root}/memory.js"></head>
<body><div id="page"><header class="masthead"><a href="/" class="brand"><span class="seal"
 aria-hidden="true">馬<br>弔</span><span>{say("web-title")}</span></a>
<nav class="languages" aria-label="{say("web-languages")}">{tags}</nav></header>
<nav class="places" aria-label="{say("games-places")}">{places}</nav>
<main class="reading{wide}"><h1 lang="{of}">{escaped(title)}</h1>{note}
<div class="pages" lang="{of}">{body}</div></main></div></body></html>
"""
