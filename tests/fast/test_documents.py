"""The examples of the README and of docs/fast.md run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = [
    (page, code)
    for page in ("README.md", "docs/fast.md")
    for code in re.findall(r"(?ms)^```python\n(.*?)^```", (ROOT / page).read_text("utf-8"))
    if "papertiger" in code
]


def test_there_is_an_example_to_paste() -> None:
    assert [page for page, _ in EXAMPLES] == ["README.md", *["docs/fast.md"] * 4]
    assert len(EXAMPLES[0][1].splitlines()) <= 10


@pytest.mark.parametrize(("page", "code"), EXAMPLES)
def test_an_example_runs(page: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, page, "exec"), {})  # noqa: S102 it is our own page
    assert capsys.readouterr().out
