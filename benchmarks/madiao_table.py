"""The table and the plot of `madiao_fast.py`."""

import math
import platform
import re
from datetime import UTC, datetime
from html import escape
from os import cpu_count
from pathlib import Path
from typing import NamedTuple

BEGIN, END = "<!-- madiao_fast: begin -->", "<!-- madiao_fast: end -->"
Line = dict[str, str | float]


class Figure(NamedTuple):
    """Decisions a second of ours, or of its limit; `kind` says which lines it is compared to."""

    kind: str
    name: str
    each_second: float


class Goal(NamedTuple):
    """What was to be reached, and what was found."""

    name: str
    wanted: float
    found: float
    at_most: bool = False

    @property
    def reached(self) -> bool:
        """Whether it was."""
        return self.found <= self.wanted if self.at_most else self.found >= self.wanted


KINDS = {
    "play-out": "whole games at random, deals included",
    "dealt": "one dealt hand rolled out at random many times",
    "environment": "environments for learners: legal actions and observations at every decision",
}


def machine() -> str:
    """The processor and how many cores there are."""
    info = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.*)", info.read_text()) if info.exists() else None
    name = found[1] if found else platform.processor() or platform.machine()
    return f"{name}, {cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def number(value: float) -> str:
    """A number with three digits that say something."""
    if value >= 1000:
        return f"{round(value, 2 - math.floor(math.log10(value))):,.0f}"
    return f"{value:.3g}"


def scale(power: int) -> str:
    """A power of ten, short."""
    return f"{10 ** (power % 3)}{('', ' k', ' M', ' G')[power // 3]}"


def table(figures: list[Figure], goals: list[Goal], lines: list[Line]) -> str:
    """The table as Markdown."""
    ours = {figure.kind: figure.each_second for figure in figures}
    found = [
        f"{datetime.now(UTC):%Y-%m-%d}, {machine()}.",
        "",
        "| to reach | wanted | found | |",
        "| --- | ---: | ---: | --- |",
    ]
    for goal in goals:
        wanted = f"{'<=' if goal.at_most else '>='} {number(goal.wanted)}"
        verdict = "yes" if goal.reached else "no"
        found.append(f"| {goal.name} | {wanted} | {number(goal.found)} | {verdict} |")
    found += ["", "| Paper Tiger, preset `source` | decisions a second |", "| --- | ---: |"]
    found += [f"| {figure.name} | {number(figure.each_second)} |" for figure in figures]
    for kind, title in KINDS.items():
        rows = [line for line in lines if line.get("kind") == kind and "each_second" in line]
        rows.sort(key=lambda line: -float(line["each_second"]))
        found += ["", f"| {title} | | decisions a second | ours beside it |"]
        found.append("| --- | --- | ---: | ---: |")
        for line in rows:
            each = float(line["each_second"])
            name = f"{line['library']}: {line['game']}"
            found.append(
                f"| {name} | {line['how']} | {number(each)} | {number(ours[kind] / each)} |"
            )
    solved = [line for line in lines if line.get("kind") == "solver" and "each_second" in line]
    if solved:
        found += ["", "| solved | | a second |", "| --- | --- | ---: |"]
        found += [
            f"| {line['library']}: {line['game']} | {line['how']} | "
            f"{number(float(line['each_second']))} |"
            for line in solved
        ]
    missing = [line for line in lines if "failed" in line]
    if missing:
        found += ["", "Not measured:", ""]
        found += [
            f"- {line['library']} {line.get('game', '')} {line.get('how', '')}: {line['failed']}"
            for line in missing
        ]
    return "\n".join(found) + "\n"


WIDTH, LEFT, BAR, STEP = 980, 410, 14, 22
OURS, LIMIT, THEIRS = "#b3261e", "#6d4c41", "#4a6f8a"


def plot(figures: list[Figure], lines: list[Line]) -> str:
    """Bars on a scale of powers of ten, the fastest first, as SVG."""
    bars = [(f"Paper Tiger: {one.name}", one.each_second, OURS) for one in figures]
    bars = [(name, each, LIMIT if "the C program" in name else of) for name, each, of in bars]
    bars += [
        (f"{line['library']}: {line['game']}, {line['how']}", float(line["each_second"]), THEIRS)
        for line in lines
        if line.get("kind") in KINDS and "each_second" in line
    ]
    bars.sort(key=lambda bar: -bar[1])
    low = math.floor(math.log10(bars[-1][1]))
    high = math.ceil(math.log10(bars[0][1]))
    height = 60 + STEP * len(bars)

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 90) * (math.log10(value) - low) / (high - low)

    drawn = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            'font-family="sans-serif" font-size="12" role="img">'
        ),
        "<title>Decisions a second at random, by power of ten</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for power in range(low, high + 1):
        at = x(10**power)
        drawn.append(f'<path d="M{at:.0f} 30V{height - 20}" stroke="#ddd"/>')
        drawn.append(f'<text x="{at:.0f}" y="20" text-anchor="middle">{scale(power)}</text>')
    for place, (name, each, colour) in enumerate(bars):
        y = 38 + STEP * place
        drawn.append(
            f'<text x="{LEFT - 8}" y="{y + 11}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{LEFT}" y="{y}" width="{x(each) - LEFT:.1f}" height="{BAR}" '
            f'fill="{colour}"/>'
            f'<text x="{x(each) + 5:.1f}" y="{y + 11}">{number(each)}</text>'
        )
    return "\n".join([*drawn, "</svg>"]) + "\n"


def written_between(page: str, begin: str, end: str, text: str) -> str:
    """A page with other text between two marks."""
    before, rest = page.split(begin)
    return f"{before}{begin}\n{text}{end}{rest.split(end)[1]}"


def report(
    figures: list[Figure], goals: list[Goal], lines: list[Line], folder: Path | None
) -> None:
    """Print the table; write it and the plot if there is a folder for them."""
    written = table(figures, goals, lines)
    print(written)
    if folder is None:
        return
    page = folder / "README.md"
    page.write_text(written_between(page.read_text("utf-8"), BEGIN, END, written), "utf-8")
    (folder / "madiao_fast.svg").write_text(plot(figures, lines), "utf-8")
