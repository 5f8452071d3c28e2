"""Make src/papertiger/web/vendor/ and tests/web/vendor/ from the exact npm packages of tools/node.

    python tools/vendor_web.py

Each library becomes one ES module that imports nothing; README.md beside it says what it is made
of. Needs npm, and asks its registry; the versions and their hashes stand in package-lock.json.
"""

import hashlib
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
NODE = ROOT / "tools" / "node"
VENDOR = ROOT / "src" / "papertiger" / "web" / "vendor"
FOR_TESTS = ROOT / "tests" / "web" / "vendor"


class Library(NamedTuple):
    """A module of ours, the package that it is of, and what it exports."""

    module: str
    package: str
    entry: str


LIBRARIES = (
    Library(
        "lit-html.js",
        "lit-html",
        'export { html, nothing, render } from "lit-html";\n'
        'export { repeat } from "lit-html/directives/repeat.js";\n',
    ),
    Library(
        "signals-core.js",
        "@preact/signals-core",
        'export { batch, computed, effect, signal } from "@preact/signals-core";\n',
    ),
    Library(
        "fluent-bundle.js",
        "@fluent/bundle",
        'export { FluentBundle, FluentResource } from "@fluent/bundle";\n',
    ),
)

TABLE = """\
| module | package | version | licence | SHA-256 |
| --- | --- | --- | --- | --- |
"""

NOTES = f"""\
# Libraries of others

Made by `python tools/vendor_web.py` from the npm packages that `tools/node/package-lock.json` pins:
each is one ES module that imports nothing, of no more than what our pages use. Do not edit; the
`.d.ts` beside each are ours, for `tsc`.

{TABLE}"""

FOR_TESTS_ONLY = f"""\
# For the tests only

`python tools/vendor_web.py` copies it as it is in the npm package.

{TABLE}"""


def install(folder: Path) -> Path:
    """The pinned packages, in a folder of their own."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(NODE / name, folder / name)
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("tools/vendor_web.py needs npm")
    words = [npm, "ci", "--prefix", str(folder), "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    return folder / "node_modules"


def bundle(library: Library, packages: Path) -> bytes:
    """The library as one module."""
    words = [str(packages / ".bin" / "esbuild"), "--bundle", "--format=esm", "--minify"]
    words += ["--target=es2022", "--legal-comments=eof", "--charset=utf8", "--log-level=warning"]
    words += ["--conditions=production"]
    made = subprocess.run(
        words, input=library.entry.encode(), cwd=packages.parent, check=True, capture_output=True
    )
    return made.stdout


def note(module: str, package: str, content: bytes, packages: Path) -> str:
    """The row of a module in the notes."""
    facts = json.loads((packages / package / "package.json").read_text(encoding="utf-8"))
    digest = hashlib.sha256(content).hexdigest()
    return f"| {module} | `{package}` | {facts['version']} | {facts['license']} | `{digest}` |\n"


def licence_of(package: str, packages: Path) -> str:
    """The words of a package's licence; those of Apache 2.0 are TypeScript's, where it has none."""
    own = packages / package / "LICENSE"
    path = own if own.exists() else packages / "typescript" / "LICENSE"
    text = path.read_text(encoding="utf-8").replace("\r\n", "\n").strip()
    if path != own and "Apache License" not in text:
        raise SystemExit(f"no licence of {package} is to be found")
    return f"\n## Licence of {package}\n\n```text\n{text}\n```\n"


def main() -> None:
    """Make all of it anew."""
    with tempfile.TemporaryDirectory() as name:
        packages = install(Path(name))
        rows, licences = [], []
        for library in LIBRARIES:
            content = bundle(library, packages)
            (VENDOR / library.module).write_bytes(content)
            rows.append(note(library.module, library.package, content, packages))
            licences.append(licence_of(library.package, packages))
        text = NOTES + "".join(rows) + "".join(licences)
        (VENDOR / "README.md").write_text(text, encoding="utf-8")
        axe = (packages / "axe-core" / "axe.min.js").read_bytes()
        FOR_TESTS.mkdir(parents=True, exist_ok=True)
        (FOR_TESTS / "axe.min.js").write_bytes(axe)
        text = FOR_TESTS_ONLY + note("axe.min.js", "axe-core", axe, packages)
        (FOR_TESTS / "README.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
