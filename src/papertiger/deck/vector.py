"""The deck's own SVG drawn on a PDF canvas: exactly the elements that its faces are made of."""

import importlib
import re
from functools import cache
from typing import Any
from xml.etree.ElementTree import Element

from papertiger.deck.outline import steps

SVG = "{http://www.w3.org/2000/svg}"
_CALL = re.compile(r"(\w+)\(([^)]*)\)")


def paint(canvas: Any, root: Element) -> None:
    """Draw a document at the canvas's origin, one unit to a point, y down."""
    named = {found: node for node in root.iter() if (found := node.get("id"))}
    for child in root:
        _node(canvas, child, named)


def _node(canvas: Any, node: Element, named: dict[str, Element]) -> None:
    """Draw an element and what is inside it."""
    kind = node.tag.removeprefix(SVG)
    if kind in {"defs", "clipPath", "title"}:
        return
    canvas.saveState()
    _transform(canvas, node.get("transform", ""))
    if window := node.get("clip-path"):
        shape = named[window.removeprefix("url(#").removesuffix(")")][0]
        canvas.clipPath(_path(shape.get("d", "")), stroke=0, fill=0)
    match kind:
        case "g":
            for child in node:
                _node(canvas, child, named)
        case "use":
            _node(canvas, named[node.get("href", "").removeprefix("#")], named)
        case "path":
            _fill(canvas, node, _path(node.get("d", "")))
        case "rect":
            x, y, width, height, round_ = (
                float(node.get(name, "0")) for name in ("x", "y", "width", "height", "rx")
            )
            path = canvas.beginPath()
            path.roundRect(x, y, width, height, round_)
            _fill(canvas, node, path)
        case "circle":
            x, y, radius = (float(node.get(name, "0")) for name in ("cx", "cy", "r"))
            path = canvas.beginPath()
            path.circle(x, y, radius)
            _fill(canvas, node, path)
        case _:
            raise ValueError(f"no <{kind}> is drawn here")
    canvas.restoreState()


def _transform(canvas: Any, text: str) -> None:
    """Apply the transforms that the faces use."""
    for name, inside in _CALL.findall(text):
        numbers = [float(word) for word in inside.replace(",", " ").split()]
        match name, numbers:
            case "translate", [x, y]:
                canvas.translate(x, y)
            case "scale", [both]:
                canvas.scale(both, both)
            case "scale", [x, y]:
                canvas.scale(x, y)
            case "rotate", [degrees]:
                canvas.rotate(degrees)
            case "rotate", [degrees, x, y]:
                canvas.translate(x, y)
                canvas.rotate(degrees)
                canvas.translate(-x, -y)
            case _:
                raise ValueError(f"no transform {name} with {len(numbers)} numbers is drawn here")


@cache
def _path(data: str) -> Any:
    """Path data as a path of a canvas, which only reads it; many cards share theirs."""
    path = importlib.import_module("reportlab.pdfgen.pathobject").PDFPathObject()
    for letter, numbers in steps(data):
        match letter:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "C":
                path.curveTo(*numbers)
            case _:
                path.close()
    return path


def _fill(canvas: Any, node: Element, path: Any) -> None:
    """Fill and stroke a path as its element says."""
    fill, stroke = node.get("fill", "none"), node.get("stroke", "none")
    if fill != "none":
        canvas.setFillColor(fill)
    if stroke != "none":
        canvas.setStrokeColor(stroke)
        canvas.setLineWidth(float(node.get("stroke-width", "1")))
        dashes = [float(word) for word in node.get("stroke-dasharray", "").split()]
        canvas.setDash(dashes, float(node.get("stroke-dashoffset", "0")) % (sum(dashes) or 1))
    # 1 is the nonzero rule, the one of SVG.
    canvas.drawPath(path, stroke=stroke != "none", fill=fill != "none", fillMode=1)
