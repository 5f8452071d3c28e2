"""Where each clause of the rules lives: its law or flow, its tests, its line at the table.

`python tools/clauses.py` writes docs/clauses.md; the tests fail when that page is out of date, or
when a clause has no citation in src or no test named for it.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "clauses.md"
RULES = ROOT / "docs" / "rules" / "madiao.md"
SOURCE = ROOT / "src" / "papertiger"
CATALOG = SOURCE / "text" / "en" / "madiao.ftl"

CLAUSE = re.compile(r"\bMD-\d+\.\d+\b")
CITATION = re.compile(r"\[(MD-\d+\.\d+)\](?: to \[(MD-\d+\.\d+)\])?")
TEST = re.compile(r"^test_md_(\d+)_(\d+)(?=_|$)")

HEADING = re.compile(r"^### (MD-\d+\.\d+) (.+)$", re.MULTILINE)

# The title of each clause, as the rules have it.
ABOUT = dict(HEADING.findall(RULES.read_text(encoding="utf-8")))


@dataclass
class Home:
    """Where one clause lives."""

    laws: list[str] = field(default_factory=list)
    tests: dict[str, int] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)


def clauses() -> list[str]:
    """Every clause of the rules, in their order."""
    found = dict.fromkeys(CLAUSE.findall(RULES.read_text(encoding="utf-8")))
    return sorted(found, key=number)


def number(clause: str) -> tuple[int, ...]:
    """The clause's numbers: MD-6.10 comes after MD-6.9."""
    return tuple(int(part) for part in clause.removeprefix("MD-").split("."))


def cited(text: str) -> Iterator[str]:
    """The clauses that a docstring cites; "[MD-6.1] to [MD-6.4]" cites all four."""
    for first, last in CITATION.findall(text):
        section, start = number(first)
        end = number(last)[1] if last else start
        yield from (f"MD-{section}.{each}" for each in range(start, end + 1))


def homes() -> dict[str, Home]:
    """Every clause and where it lives."""
    found = {clause: Home() for clause in clauses()}
    catalog = CATALOG.read_text(encoding="utf-8")
    messages = re.findall(r"^([a-zA-Z][\w-]*) =", catalog, re.MULTILINE)
    for file in sorted(SOURCE.rglob("*.py"), key=laws_first):
        add_laws(found, file)
        if file.name == "events.py":
            add_events(found, file, messages)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        add_tests(found, file)
    for message in messages:
        if message.startswith("reason-"):
            section, item = message.removeprefix("reason-MD-").split("-")
            found[f"MD-{section}.{item}"].lines.append(message)
    return found


def add_laws(found: dict[str, Home], file: Path) -> None:
    """What a file of the source cites in its docstrings, and the refusals it makes."""
    place = file.relative_to(SOURCE).as_posix()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for clause in dict.fromkeys(cited(ast.get_docstring(node) or "")):
                found[clause].laws.append(f"{place}: {node.name}")
        elif isinstance(node, ast.Call) and called(node) == "Refused":
            code, clause = (ast.literal_eval(each) for each in literal_pair(node))
            if clause in found:
                found[clause].lines.append(f"refused-{code.replace('_', '-')}")
    for clause in cited(ast.get_docstring(tree) or ""):
        if not any(law.startswith(f"{place}:") for law in found[clause].laws):
            found[clause].laws.append(place)


def add_events(found: dict[str, Home], file: Path, messages: list[str]) -> None:
    """The messages that tell of the events that cite a clause."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            start = event_prefix(node.name)
            for clause in cited(ast.get_docstring(node) or ""):
                found[clause].lines += (each for each in messages if each.startswith(start))


def add_tests(found: dict[str, Home], file: Path) -> None:
    """The tests of a file that are named for a clause."""
    place = file.relative_to(ROOT).as_posix()
    for name in re.findall(r"(?m)^ *def (test_\w+)", file.read_text(encoding="utf-8")):
        match = TEST.match(name)
        if match:
            tests = found[f"MD-{match[1]}.{match[2]}"].tests
            tests[place] = tests.get(place, 0) + 1


def laws_first(file: Path) -> tuple[int, str]:
    """The order in which a reader wants the files: laws, the rest of the game, then its users."""
    place = file.relative_to(SOURCE).as_posix()
    first = ("madiao/laws.py", "madiao/patterns.py", "madiao/settle.py", "madiao/rules.py")
    return (first.index(place) if place in first else 4 + (not place.startswith("madiao/")), place)


def called(node: ast.Call) -> str:
    """The name of the function that is called."""
    return node.func.id if isinstance(node.func, ast.Name) else ""


def literal_pair(node: ast.Call) -> list[ast.expr]:
    """The code and the clause of a refusal, where both are literals; else two empty strings."""
    pair = node.args[:2]
    if len(pair) == 2 and all(isinstance(each, ast.Constant) for each in pair):
        return pair
    return [ast.Constant(""), ast.Constant("")]


def event_prefix(name: str) -> str:
    """How the ids of the messages begin that tell of an event: CardPlayed, event-card-played."""
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def page() -> str:
    """The page docs/clauses.md."""
    rows = [
        "# Where each clause lives",
        "",
        "Made by `python tools/clauses.py` from the docstrings, the names of the tests and the",
        "catalog. Laws and flow are below `src/papertiger/`; lines at the table are message ids in",
        "`src/papertiger/text/en/madiao.ftl`.",
        "",
        "| clause | about | law or flow | tests | line at the table |",
        "| --- | --- | --- | --- | --- |",
    ]
    for clause, home in homes().items():
        laws = "<br>".join(f"`{law}`" for law in home.laws if not law.startswith("bots/"))
        tests = "<br>".join(f"`{place}` ({count})" for place, count in home.tests.items())
        lines = "<br>".join(f"`{line}`" for line in dict.fromkeys(home.lines))
        rows.append(f"| {clause} | {ABOUT[clause]} | {laws} | {tests} | {lines} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
