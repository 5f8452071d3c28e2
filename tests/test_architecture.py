"""The shape of the code that no linter checks: what rules may import and call, and file sizes."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parent.parent / "src" / "papertiger"
LIMIT = 400

ALLOWED = {
    "__future__",
    "collections.abc",
    "dataclasses",
    "difflib",
    "re",
    "enum",
    "functools",
    "itertools",
    "msgspec",
    "papertiger.kernel",
    "papertiger.madiao",
    "typing",
}
"""What rules may import; nothing that is not here. (import-linter's `pure` names the worst.)"""

ALLOWED_IN = {
    "kernel": ALLOWED | {"hashlib"},
    "madiao": ALLOWED,
    "mao": ALLOWED - {"papertiger.madiao"}
    | {"collections", "papertiger.mao", "types", "unicodedata"},
}
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "compile", "__import__", "breakpoint"}


def imported(tree: ast.Module) -> Iterator[str]:
    """Every module that a source file imports, also inside functions, by its full name."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=None) | ast.ImportFrom(level=1 | 2 | 3):
                yield "a relative import"
            case ast.ImportFrom(module="papertiger", names=names):
                yield from (f"papertiger.{alias.name}" for alias in names)
            case ast.ImportFrom(module=str(module)):
                yield module
            case _:
                pass


def builtins_called(tree: ast.Module) -> set[str]:
    """Every plain name that a source file calls and does not define or import itself."""
    nodes = list(ast.walk(tree))
    calls = {node.func for node in nodes if isinstance(node, ast.Call)}
    own = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    own |= {node.asname or node.name for node in nodes if isinstance(node, ast.alias)}
    return {func.id for func in calls if isinstance(func, ast.Name)} - own


def within(module: str, allowed: set[str]) -> bool:
    """Whether a module is one of the allowed, or inside one of them."""
    return any(module == name or module.startswith(f"{name}.") for name in allowed)


def rule_files() -> list[Path]:
    """Every source file of the kernel and of the games."""
    return [path for folder in ALLOWED_IN for path in sorted((SRC / folder).rglob("*.py"))]


def label(path: Path) -> str:
    """A file's name in a test's name."""
    return path.relative_to(SRC).as_posix()


@pytest.mark.parametrize("path", rule_files(), ids=label)
def test_rules_import_only_what_is_listed(path: Path) -> None:
    allowed = ALLOWED_IN[path.relative_to(SRC).parts[0]]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [module for module in imported(tree) if not within(module, allowed)] == []


@pytest.mark.parametrize("path", rule_files(), ids=label)
def test_rules_neither_read_nor_write(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert builtins_called(tree) & FORBIDDEN_CALLS == set()


def test_no_file_is_longer_than_a_reader_likes() -> None:
    sources = [path for path in SRC.rglob("*") if path.suffix in {".py", ".js", ".css"}]
    lengths = {label(path): len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert {name: length for name, length in lengths.items() if length > LIMIT} == {}
