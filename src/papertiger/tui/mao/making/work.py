"""A rule that is being made: what stands of it, where its maker is, and the way back there."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from papertiger.kernel.game import Refused
from papertiger.text.catalog import Catalog
from papertiger.text.customs.form import Form, add, blanks
from papertiger.text.customs.slots import Slot, Takes, slot
from papertiger.text.customs.spots import spot
from papertiger.text.customs.starts import EMPTY, FREE, start
from papertiger.text.customs.vocabulary import Sort

TEXT = "$.text"
ALWAYS = {"when": "always"}
FIELDS = ("when", "if", "then")
"""In this order one is asked for the fields of a part."""


@dataclass(frozen=True)
class Begin:
    """How the rule is to be made."""


@dataclass(frozen=True)
class Templates:
    """Which of the common rules it is to be like."""


@dataclass(frozen=True)
class Library:
    """Which of the real rules it is to be. `sought`: the words that narrow their list."""

    sought: str = ""


@dataclass(frozen=True)
class Written:
    """Its text form, typed or pasted."""


@dataclass(frozen=True)
class At:
    """What is to stand at a spot; `number`: a number is typed where a word could stand, too."""

    path: str
    number: bool = False


@dataclass(frozen=True)
class Whole:
    """The whole rule: to be tried, or altered at any spot."""


@dataclass(frozen=True)
class Trial:
    """It is being tried out."""


@dataclass(frozen=True)
class Verdict:
    """What trying it out has shown: what it contradicts, and why it cannot be made, if so."""

    conflicts: tuple[str, ...] = ()
    refused: str = ""


Place: TypeAlias = Begin | Templates | Library | Written | At | Whole | Trial | Verdict


@dataclass(frozen=True)
class Work:
    """A rule under construction. `secret`: only its maker will know it.

    `form`: what stands of it; `before`: the way back; `ifs`: conditions that were not asked for
    yet; `fault`: why the last answer does not do; `typed`: what stands in the line that is asked
    for, if anything was typed there; `written`: in the text form; `lent`: the rule as it was
    when it got a name that its maker did not choose, which follows what is altered.
    """

    words: Catalog
    id: str
    secret: bool
    at: Place = Begin()
    form: Form | None = None
    before: tuple[Place, ...] = ()
    ifs: tuple[str, ...] = ()
    fault: str = ""
    typed: str | None = None
    written: str = ""
    lent: Form | None = None

    @property
    def judged(self) -> bool:
        """Whether it is a free text."""
        return self.form is not None and bool(self.form.rule.get("judged", True))


def go(work: Work, place: Place) -> Work:
    """On to another place, from which one can come back."""
    before = work.before if isinstance(work.at, Trial) else (*work.before, work.at)
    return replace(work, at=place, before=before, fault="", typed=None)


def back(work: Work) -> Work:
    """Back to the place before, with all that has been built."""
    *before, last = work.before or (Begin(),)
    gone = isinstance(last, At) and (work.form is None or spot(work.form.rule, last.path) is None)
    ifs = work.ifs
    if isinstance(work.at, At) and isinstance(last, At) and last.path == _when(work.at.path):
        # Whoever chooses anew when something happens is asked for its condition again.
        ifs = (*ifs, work.at.path)
    work = replace(work, at=last, before=tuple(before), ifs=ifs, fault="", typed=None)
    return back(work) if gone else work


def begun(work: Work, name: str) -> Work:
    """Begin with one of the starts."""
    ifs = ("$.parts[0].if",) if name == EMPTY else ()
    work = replace(work, form=start(name, work.id), ifs=ifs, lent=None)
    return go(work, At(TEXT)) if name == FREE else onward(work)


def taken(work: Work, form: Form, *, lent: bool = False) -> Work:
    """Go on with a rule that is whole, under the id that this one is to have.

    `lent`: its name is not its maker's.
    """
    form = Form(form.rule | {"id": work.id})
    return go(replace(work, form=form, ifs=(), lent=form if lent else None), Whole())


def changed(work: Work, form: Form | Refused, why: str) -> Work:
    """What an answer has made of it; or the reason `why` that it does not do."""
    if isinstance(form, Refused):
        return replace(work, fault=why)
    return replace(work, form=form, fault="")


def onward(work: Work) -> Work:
    """To the next spot that must be filled; when all are, to the name, and to the whole rule."""
    if work.form is None:
        return work
    form = work.form
    empty = sorted((path for path in blanks(form) if path != TEXT), key=_order)
    ifs = [path for path in work.ifs if not _holds_always(form, path)]
    asked = sorted((*empty, *ifs), key=_order)
    if not asked:
        return go(work, Whole() if form.rule.get("text") else At(TEXT))
    path = asked[0]
    if path in ifs:
        work = replace(work, ifs=tuple(each for each in work.ifs if each != path))
        return onward(work) if spot(form.rule, path) is None else go(work, At(path))
    found = taking(work, path)
    if found is not None and Takes.LIST in found.takes:
        # A list begins with its first item.
        grown = add(form, path)
        return onward(replace(work, form=grown)) if isinstance(grown, Form) else work
    return go(work, At(path))


def taking(work: Work, path: str) -> Slot | None:
    """The slot at a path, if there is one now."""
    return None if work.form is None else slot(work.words, work.form, path)


def is_cards(work: Work, path: str) -> bool:
    """Whether cards are chosen at a path, by their ranks and suits."""
    at = None if work.form is None else spot(work.form.rule, path)
    return at is not None and at.sort is Sort.CARDS


def _holds_always(form: Form, path: str) -> bool:
    """Whether the part with a condition at that path has none because it holds at all times."""
    at = spot(form.rule, path)
    return at is not None and at.part is not None and at.part.get("when") == ALWAYS


def _when(path: str) -> str:
    """Where it stands when something happens, of the condition at a path; "" if it is none."""
    part, _, field = path.rpartition(".")
    return f"{part}.when" if field == "if" else ""


def _order(path: str) -> tuple[str, int]:
    part, _, rest = path.partition("].")
    field = rest.split(".", 1)[0].split("[", 1)[0]
    return part, FIELDS.index(field) if field in FIELDS else len(FIELDS)
