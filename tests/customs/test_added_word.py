"""The worked example of docs/customs.md: words added to a copy of the program, in all their faces.

Nothing is done to the copy but what the page says: two types with their cases, two messages in
each catalog.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from papertiger.text.catalog import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "papertiger"
PAGE = (ROOT / "docs" / "customs.md").read_text(encoding="utf-8").split("### A worked example")[1]

TRIED = """
import json, sys
import msgspec
from papertiger.mao.customs import Custom
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.customs.form import add, choose, custom_of, fill, form_of
from papertiger.text.customs.reading import read_back
from papertiger.text.customs.slots import slot
from papertiger.text.customs.starts import start
from papertiger.text.customs.written import read_rule, write_rule

part = json.loads(sys.argv[1])
rule = msgspec.convert({"id": "r1", "text": "A.", "judged": False, "parts": [part]}, Custom)
catalog = Catalog("en", "customs")
form = choose(start("empty", "r1", "A."), "$.parts[0].when", "spoke")
offered = [
    (choice.word, choice.label)
    for path in ("$.parts[0].if", "$.parts[0].then[0]")
    for choice in slot(catalog, form, path).choices
]
form = choose(form, "$.parts[0].if", "turn_of")
form = choose(form, "$.parts[0].if.who", "beside")
form = fill(form, "$.parts[0].if.who.places", 1)
form = choose(form, "$.parts[0].then[0]", "neighbours_draw")
form = fill(form, "$.parts[0].then[0].cards", 2)
print(json.dumps({
    "formed": custom_of(form) == custom_of(form_of(rule)) == rule,
    "offered": offered,
    "written": write_rule(rule),
    "again": read_rule(write_rule(rule)) == rule,
    "read": {tag: read_back(Catalog(tag, "customs"), rule)[1] for tag in LANGUAGES},
}))
"""


def blocks(language: str) -> list[str]:
    """The blocks of the worked example in a language, in order."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def added(file: Path, name: str, struct: str, case: str, function: str) -> None:
    """A type added to a file of the language as the page says."""
    text = file.read_text(encoding="utf-8")
    union = "Condition" if "Condition: TypeAlias" in text else "Effect"
    text = text.replace(
        f"{union}: TypeAlias = (", f"{struct}\n\n{union}: TypeAlias = (\n    {name} |"
    )
    head, body = text.split(f"def {function}(", 1)
    at = body.index("        case _:\n")
    file.write_text(f"{head}def {function}({body[:at]}{case}{body[at:]}", encoding="utf-8")


@pytest.fixture(scope="module")
def faces(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the copy says of the rule of the page."""
    copy = tmp_path_factory.mktemp("added") / "papertiger"
    copy.mkdir()
    shutil.copy(SOURCE / "__init__.py", copy)
    for folder in ("kernel", "madiao", "mao", "text"):
        shutil.copytree(
            SOURCE / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__")
        )
    customs = copy / "mao" / "customs"
    condition, holds, effect, deeds = blocks("python")
    added(customs / "conditions.py", "TurnOf", condition, holds, "holds")
    added(customs / "effects.py", "NeighboursDraw", effect, deeds, "deeds_of")
    effects = customs / "effects.py"
    imported = effects.read_text(encoding="utf-8").replace(
        "import Actor, Name, Who, seats_of", "import Actor, Name, ToTheLeft, Who, seats_of"
    )
    effects.write_text(imported, encoding="utf-8")
    [words] = blocks("ftl")
    for language, messages in re.findall(r"# (\S+)\n((?:custom-.*\n)+)", words):
        with (copy / "text" / language / "customs.ftl").open("a", encoding="utf-8") as catalog:
            catalog.write(messages)
    [part] = blocks("json part")
    done = subprocess.run(
        [sys.executable, "-c", TRIED, part],
        env={"PYTHONPATH": str(copy.parent), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_an_added_word_is_read_back_in_every_language(faces: Any) -> None:
    assert " ".join(re.findall(r"(?m)^    (\w.*)$", PAGE)[-2:]) == faces["read"]["en"]
    assert faces["read"].keys() == set(LANGUAGES)
    assert "сейчас ход у следующего игрока" in faces["read"]["ru"]
    assert "现在轮到下一位玩家" in faces["read"]["zh-Hans"]
    assert "現在輪到下一位玩家" in faces["read"]["zh-Hant"]


def test_an_added_word_is_offered_and_chosen_in_the_form(faces: Any) -> None:
    assert ["turn_of", "it is the turn of the player"] in faces["offered"]
    assert "neighbours_draw" in [word for word, _ in faces["offered"]]
    assert faces["formed"]


def test_an_added_word_is_written_and_read(faces: Any) -> None:
    assert "turn_of" in faces["written"]
    assert "neighbours_draw" in faces["written"]
    assert faces["again"]
