"""Where each clause of the rules lives: its law or flow, its tests, its line at the table.

`python tools/clauses.py` writes docs/clauses.md (Madiao) and docs/clauses-mao.md; the tests fail
when a page is out of date, or when a clause has no citation in src or no test named for it.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from papertiger.mao import options as mao_options
from papertiger.mao import reasons as mao_reasons

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "papertiger"


@dataclass
class Home:
    """Where one clause lives."""

    laws: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Rules:
    """The rules of a game: its folder, how its clauses look, its page, what comes first."""

    game: str
    letters: str
    numbers: str
    page: Path
    first: tuple[str, ...]
    tests: str

    @property
    def path(self) -> Path:
        """The rules book."""
        return ROOT / "docs" / "rules" / f"{self.game}.md"

    @property
    def catalog(self) -> Path:
        """The English messages of the game."""
        return SOURCE / "text" / "en" / f"{self.game}.ftl"

    @property
    def clause(self) -> str:
        """What a clause looks like."""
        return rf"{self.letters}-{self.numbers}"

    @cached_property
    def about(self) -> dict[str, str]:
        """The title of each clause, as the rules have it."""
        headings = rf"^### ({self.clause}) (.+)$"
        return dict(re.findall(headings, self.path.read_text(encoding="utf-8"), re.MULTILINE))

    def clauses(self) -> list[str]:
        """Every clause that the rules name, in their order."""
        named = re.findall(rf"\b{self.clause}\b", self.path.read_text(encoding="utf-8"))
        return sorted(dict.fromkeys(named), key=number)

    def cited(self, text: str) -> Iterator[str]:
        """The clauses that a docstring cites; "[MD-6.1] to [MD-6.4]" cites all four."""
        citation = rf"\[({self.clause})\](?: to \[({self.clause})\])?"
        for first, last in re.findall(citation, text):
            *section, start = number(first)
            end = number(last)[-1] if last else start
            numbers = ([*section, each] for each in range(start, end + 1))
            yield from (f"{self.letters}-{'.'.join(map(str, each))}" for each in numbers)

    def tested(self, name: str) -> str | None:
        """The clause that a test is named for."""
        numbers = self.numbers.replace(r"\.", "_")
        match = re.match(rf"test_{self.letters.lower()}_({numbers})(?=_|$)", name)
        return f"{self.letters}-{match[1].replace('_', '.')}" if match else None


MADIAO = Rules(
    "madiao",
    "MD",
    r"\d+\.\d+",
    ROOT / "docs" / "clauses.md",
    ("madiao/laws.py", "madiao/patterns.py", "madiao/settle.py", "madiao/rules.py"),
    "tests/book/",
)
MAO = Rules(
    "mao",
    "MO",
    r"\d+",
    ROOT / "docs" / "clauses-mao.md",
    ("mao/laws.py", "mao/acts.py", "mao/rules.py"),
    "tests/book_mao/",
)
BOTH = (MADIAO, MAO)


def number(clause: str) -> tuple[int, ...]:
    """The clause's numbers: MD-6.10 comes after MD-6.9."""
    return tuple(int(part) for part in clause.partition("-")[2].split("."))


def homes(rules: Rules) -> dict[str, Home]:
    """Every clause and where it lives."""
    found = {clause: Home() for clause in rules.clauses()}
    catalog = rules.catalog.read_text(encoding="utf-8")
    messages = re.findall(r"^([a-zA-Z][\w-]*) =", catalog, re.MULTILINE)
    for file in sorted(SOURCE.rglob("*.py"), key=lambda file: laws_first(rules, file)):
        add_laws(rules, found, file)
        if file.parent.name == rules.game and file.name in ("events.py", "told.py"):
            add_events(rules, found, file, messages)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        add_tests(rules, found, file)
    for clause, message in named_for(rules, messages):
        found[clause].lines.append(message)
    return found


def named_for(rules: Rules, messages: list[str]) -> Iterator[tuple[str, str]]:
    """The clauses and messages of reasons, to pay or to penalise, and of options."""
    for message in messages:
        if match := re.fullmatch(rf"reason-{rules.letters}-(\d+)-(\d+)", message):
            yield f"{rules.letters}-{match[1]}.{match[2]}", message
    if rules is MAO:
        penalised = {code.value: clause for code, clause in mao_reasons.CLAUSES.items()}
        codes: tuple[tuple[str, Mapping[str, str]], ...] = (
            ("reason", penalised),
            ("option", mao_options.CLAUSES),
        )
        for kind, clauses in codes:
            for code, clause in clauses.items():
                start = f"{kind}-{code.replace('_', '-')}"
                yield from ((clause, each) for each in messages if each == start)


def add_laws(rules: Rules, found: dict[str, Home], file: Path) -> None:
    """What a file of the source cites in its docstrings, and the refusals it makes."""
    place = file.relative_to(SOURCE).as_posix()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for clause in dict.fromkeys(rules.cited(ast.get_docstring(node) or "")):
                found[clause].laws.append(f"{place}: {node.name}")
        elif isinstance(node, ast.Call) and called(node) == "Refused":
            code, clause = (ast.literal_eval(each) for each in literal_pair(node))
            if clause in found:
                found[clause].lines.append(f"refused-{code.replace('_', '-')}")
    for constant, text in described(tree):
        for clause in dict.fromkeys(rules.cited(text)):
            found[clause].laws.append(f"{place}: {constant}")
    for clause in rules.cited(ast.get_docstring(tree) or ""):
        if not any(law.startswith(f"{place}:") for law in found[clause].laws):
            found[clause].laws.append(place)


def described(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The constants of a module and the strings below them, which say what they are."""
    for before, node in zip(tree.body, tree.body[1:], strict=False):
        if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            continue
        if isinstance(before, ast.Assign | ast.AnnAssign):
            target = before.target if isinstance(before, ast.AnnAssign) else before.targets[0]
            yield ast.unparse(target), str(node.value.value)


def add_events(rules: Rules, found: dict[str, Home], file: Path, messages: list[str]) -> None:
    """The messages that tell of the events that cite a clause."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            start = event_prefix(node.name)
            for clause in rules.cited(ast.get_docstring(node) or ""):
                found[clause].lines += (each for each in messages if each.startswith(start))


def add_tests(rules: Rules, found: dict[str, Home], file: Path) -> None:
    """The tests of a file that are named for a clause."""
    place = file.relative_to(ROOT).as_posix()
    for name in re.findall(r"(?m)^ *def (test_\w+)", file.read_text(encoding="utf-8")):
        clause = rules.tested(name)
        if clause and place not in found[clause].tests:
            found[clause].tests.append(place)


def laws_first(rules: Rules, file: Path) -> tuple[int, str]:
    """The order in which a reader wants the files: laws, the rest of the game, then its users."""
    place = file.relative_to(SOURCE).as_posix()
    if place in rules.first:
        return rules.first.index(place), place
    return len(rules.first) + (not place.startswith(f"{rules.game}/")), place


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


def page(rules: Rules) -> str:
    """The page of a game."""
    rows = [
        f"# Where each clause of {rules.game.capitalize()} lives",
        "",
        "Made by `python tools/clauses.py` from the docstrings, the names of the tests and the",
        "catalog. Laws and flow are below `src/papertiger/`; lines at the table are message ids in",
        f"`src/papertiger/text/en/{rules.game}.ftl`.",
        "",
        "| clause | about | law or flow | tests | line at the table |",
        "| --- | --- | --- | --- | --- |",
    ]
    for clause, home in homes(rules).items():
        laws = "<br>".join(f"`{law}`" for law in home.laws if not law.startswith("bots/"))
        tests = "<br>".join(f"`{place}`" for place in home.tests)
        lines = "<br>".join(f"`{line}`" for line in dict.fromkeys(home.lines))
        rows.append(f"| {clause} | {rules.about[clause]} | {laws} | {tests} | {lines} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    for each in BOTH:
        each.page.write_text(page(each), encoding="utf-8")
        print(f"wrote {each.page.relative_to(ROOT)}")
