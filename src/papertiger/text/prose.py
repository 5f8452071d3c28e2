"""The Markdown of the rules books as data: blocks and what stands in them, for whoever draws pages.

A text is a tuple of blocks, each a tuple that begins with its kind: `("p", *spans)`, `("note",
label, *spans)` for a paragraph that begins with a bold word, `("ul", *items)` and `("ol", *items)`
with spans in each item, `("table", head, *rows)` with spans in each cell, `("pre", kind, text)`. A
span is a text, or `("b", text)`, `("i", text)`, `("code", text)`, or `("clause", id)`.
"""

import re
from collections.abc import Iterator
from functools import reduce
from typing import Any, TypeAlias

from papertiger.text.lines import joined

Span: TypeAlias = str | tuple[str, str]
Block: TypeAlias = tuple[Any, ...]

_ITEM = re.compile(r"(?:- |(\d+)\. )")
_LABEL = re.compile(r"\*\*([^*]+)\*\*\s*")
_SPAN = re.compile(
    r"\*\*(?P<b>[^*]+)\*\*|(?<!\w)\*(?P<i>\S[^*]*)\*(?!\w)|`(?P<code>[^`]+)`"
    r"|\b(?P<clause>M[DO]-\d+(?:\.\d+)?)\b"
)


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of a text, in order."""
    return tuple(block for lines in paragraphs(text) for block in _blocks(lines))


def paragraphs(text: str) -> Iterator[list[str]]:
    """The paragraphs, lists, tables and frames of a text, line by line."""
    found: list[str] = []
    framed = False
    for line in text.split("\n"):
        framed ^= line.startswith("```")
        if line or framed:
            found.append(line)
        elif found:
            yield found
            found = []
    if found:
        yield found


def _blocks(lines: list[str]) -> Iterator[Block]:
    if lines[0].startswith("```"):
        yield ("pre", lines[0].strip("`"), "\n".join(lines[1:-1]))
    elif lines[0].startswith("|"):
        rows = [tuple(spans(cell.strip()) for cell in row.strip("|").split("|")) for row in lines]
        yield ("table", rows[0], *rows[2:])
    else:
        yield from _prose(lines)


def _prose(lines: list[str]) -> Iterator[Block]:
    """Paragraphs, and lists where an item begins."""
    parts: list[tuple[str, list[str]]] = []
    for line in lines:
        item = _ITEM.match(line)
        if item is not None:
            kind = "ol" if item[1] else "ul"
            parts.append((kind, [line[item.end() :]]))
        elif parts:
            parts[-1][1].append(line.strip())
        else:
            parts.append(("p", [line]))
    items: list[tuple[Span, ...]] = []
    for place, (kind, text) in enumerate(parts):
        whole = reduce(joined, text)
        if kind == "p":
            yield _paragraph(whole)
            continue
        items.append(spans(whole))
        if place + 1 == len(parts) or parts[place + 1][0] != kind:
            yield (kind, *items)
            items = []


def _paragraph(text: str) -> Block:
    label = _LABEL.match(text)
    if label is None:
        return ("p", *spans(text))
    return ("note", label[1].rstrip(":："), *spans(text[label.end() :]))


def spans(text: str) -> tuple[Span, ...]:
    """What stands in a line of prose."""
    found: list[Span] = []
    at = 0
    for each in _SPAN.finditer(text):
        if each.start() > at:
            found.append(text[at : each.start()])
        kind = each.lastgroup or ""
        found.append((kind, each[kind]))
        at = each.end()
    if at < len(text):
        found.append(text[at:])
    return tuple(found)
