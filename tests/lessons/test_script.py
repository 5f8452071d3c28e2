"""Scripts of lessons: their form, and that what they refer to is there."""

import re

import pytest

from papertiger.lessons import script as scripts
from papertiger.lessons.script import LESSONS, Step, read, script
from papertiger.text.book import MADIAO, MAO
from papertiger.text.catalog import LANGUAGES, Catalog

BOOKS = {"madiao": MADIAO, "mao": MAO}
FORM = 'game = "madiao"\nseat = 0\nstage = ""\n[[steps]]\nid = "a"\npart = "p"\nclause = "MD-1.1"\n'


@pytest.mark.parametrize("game", LESSONS)
def test_every_clause_that_a_lesson_cites_is_there(game: str) -> None:
    for step in script(game).steps:
        assert step.clause in BOOKS[game].clauses, step.id


def wanted(step: Step, game: str) -> set[str]:
    """The messages that a step is told with."""
    base = f"learn-{game}-{step.id}"
    found = {base, f"learn-{game}-part-{step.part}"}
    if step.want or step.answers:
        found |= {f"{base}-ask", f"{base}-hint"}
    numbers = range(1, step.answers + 1)
    found |= {f"{base}-answer-{number}" for number in numbers}
    found |= {f"{base}-wrong-{number}" for number in numbers if number != step.right}
    return found | {f"{base}-wrong-{word}" for word in step.wrong.values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_has_its_words_and_no_word_is_left_over(game: str, language: str) -> None:
    path = scripts.FOLDER.parent / "text" / language / f"learn-{game}.ftl"
    written = set(re.findall(r"(?m)^(learn-[\w-]+) =", path.read_text(encoding="utf-8")))
    assert written == {message for step in script(game).steps for message in wanted(step, game)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_text_leaves_its_clause_to_the_heading(game: str, language: str) -> None:
    """The clause stands in the heading; a text that named another could not be kept true."""
    words = Catalog(language, f"learn-{game}")
    for step in script(game).steps:
        commands = {"play": "", "rules": "", "web": ""}
        assert f"{BOOKS[game].letters}-" not in words.say(f"learn-{game}-{step.id}", **commands)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ('[[steps]]\nid = "a"\npart = "p"\nclause = "MD-1.1"\n', "same id"),
        ('want = ["M9"]\nanswers = 2\nright = 1\n', "act and for an answer"),
        ("answers = 2\nright = 3\n", "no right answer"),
        ("answers = 2\n", "no right answer"),
        ('wrong = { any = "other" }\n', "no act that could be wrong"),
        ("hint = 1\n", "unknown field"),
    ],
)
def test_a_script_that_makes_no_sense_is_refused(more: str, why: str) -> None:
    assert read(FORM).steps[0].id == "a"
    with pytest.raises(ValueError, match=why):
        read(FORM + more)
