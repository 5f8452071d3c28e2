"""What an answer makes of a rule that is being made."""

import re
from dataclasses import replace
from enum import Enum
from typing import TypeAlias, assert_never

from papertiger.kernel.game import Refused
from papertiger.text.customs.form import (
    Form,
    add,
    choose,
    custom_of,
    fill,
    form_of,
    refusal,
    remove,
)
from papertiger.text.customs.slots import Takes
from papertiger.text.customs.written import WrittenError, explained, read_rule
from papertiger.tui.mao.making.library import rules
from papertiger.tui.mao.making.naming import name_for, renamed
from papertiger.tui.mao.making.questions import NEAR, RANK_KEYS, Kind, question
from papertiger.tui.mao.making.work import (
    TEXT,
    At,
    Begin,
    Library,
    Templates,
    Trial,
    Verdict,
    Whole,
    Work,
    Written,
    begun,
    changed,
    go,
    is_cards,
    onward,
    taken,
    taking,
)


class Done(Enum):
    """What is to be done at the table."""

    TRY = "try"
    MAKE = "make"
    DECLINE = "decline"


Answered: TypeAlias = Work | Done


def take(work: Work, code: str) -> Answered:
    """A row is chosen, by its code."""
    match work.at:
        case Begin():
            return _way(work, code)
        case Templates():
            return begun(work, code)
        case Library():
            found = next(each for each in rules(work.words.language) if each.id == code)
            return taken(work, form_of(found), lent=True)
        case At():
            return _word(work, work.at, code)
        case Whole():
            return _whole(work, code)
        case Verdict():
            return _after(work, code)
        case Written() | Trial():
            return work
        case _:
            assert_never(work.at)


def mark(work: Work, code: str) -> Work:
    """A row that can be marked is, or is not any more."""
    at, form = work.at, work.form
    if not isinstance(at, At) or form is None or question(work).kind is not Kind.SOME:
        return work
    path = at.path
    if is_cards(work, path):
        begins = choose(form, path, "")
        form = form if isinstance(begins, Refused) or _has_cards(work, path) else begins
        path = f"{path}.ranks" if code in RANK_KEYS.values() else f"{path}.suits"
        work = replace(work, form=form)
    found = taking(work, path)
    if found is None:
        return work
    held = list(found.held or ())
    held = [each for each in held if each != code] if code in held else [*held, code]
    order = [each.word for each in found.choices]
    return _put(work, path, sorted(held, key=order.index))


def _has_cards(work: Work, path: str) -> bool:
    found = taking(work, path)
    return found is not None and any(each.held for each in found.slots)


def seek(work: Work, sought: str) -> Work:
    """Words narrow the list of real rules; "": all of them."""
    return replace(work, at=Library(sought), fault="") if isinstance(work.at, Library) else work


def enough(work: Work) -> Work:
    """All that was to be marked is."""
    at, form = work.at, work.form
    if not isinstance(at, At) or form is None:
        return work
    if is_cards(work, at.path) and not _has_cards(work, at.path):
        work = changed(work, choose(form, at.path, ""), "")
    return _onward(work)


def give(work: Work, text: str) -> Work:
    """A text, or a number, was typed."""
    at = work.at
    if isinstance(at, Written):
        return _read(work, text)
    if not isinstance(at, At):
        return work
    found = taking(work, at.path)
    if found is None:
        return work
    if question(work).kind is Kind.NUMBER:
        number = number_in(text)
        if number is None:
            low, high = str(found.least or 0), str(found.most or 0)
            return replace(work, fault=work.words.say("making-no-number", low=low, high=high))
        after = _put(work, at.path, number)
    else:
        after = _put(work, at.path, text.strip())
        if at.path == TEXT and not after.fault:
            # What was proposed follows the rule; what its maker has typed does not.
            proposed = not work.judged and text.strip() == name_for(work)
            after = replace(after, lent=after.form if proposed else None)
    return after if after.fault else _onward(after)


def number_in(text: str) -> int | None:
    """The number that was typed, if it is one."""
    found = re.fullmatch(r"\s*(-?\d{1,6})\s*", text)
    return None if found is None else int(found[1])


def fault_of(work: Work, text: str) -> str:
    """Why a text would not do, while it is being typed; "" if it would, or there is none yet."""
    if not isinstance(work.at, At) or not text.strip():
        return ""
    return _put(work, work.at.path, text.strip()).fault


def tried(work: Work, conflicts: tuple[str, ...], refused: str) -> Work:
    """It has been tried out."""
    return go(work, Verdict(conflicts, refused)) if isinstance(work.at, Trial) else work


def _way(work: Work, code: str) -> Answered:
    match code:
        case "draft":
            return _onward(work)
        case "templates":
            return go(work, Templates())
        case "empty" | "free":
            return begun(work, code)
        case "written":
            return go(work, Written())
        case "library":
            return go(work, Library())
        case _:
            return Done.DECLINE


def _word(work: Work, at: At, code: str) -> Work:
    """A word is chosen for a spot, or that nothing is said of it."""
    found, form = taking(work, at.path), work.form
    if found is None or form is None:
        return work
    if not code:
        return _onward(_refusable(work, remove(form, at.path)))
    if code == "number" and Takes.NUMBER in found.takes and not at.number:
        return go(work, At(at.path, number=True))
    if Takes.YES_OR_NO in found.takes:
        after = _put(work, at.path, code == "true")
    elif code.isdecimal() and Takes.NUMBER in found.takes:
        after = _put(work, at.path, int(code))
    elif code in NEAR and Takes.WORD in found.takes:
        after = _refusable(work, choose(form, at.path, "beside"))
        after = _put(after, f"{at.path}.places", NEAR[code])
    elif Takes.WORD in found.takes:
        after = _chosen(work, at.path, code)
    else:
        after = _put(work, at.path, code)
    return after if after.fault else _onward(after)


def _chosen(work: Work, path: str, code: str) -> Work:
    """A word stands there; one that joins several things has two to begin with."""
    if work.form is None:
        return work
    after = _refusable(work, choose(work.form, path, code))
    if code in ("all", "any") and not after.fault and after.form is not None:
        found = taking(after, f"{path}.of")
        for _ in range(0 if found is None else 2 - len(found.slots)):
            after = _added(after, f"{path}.of")
    return after


def _whole(work: Work, code: str) -> Answered:
    form = work.form
    if form is None:
        return work
    if code == "try":
        found = custom_of(form)
        if isinstance(found, Refused):
            return _onward(work) if found.code == "blank" else _refusable(work, found)
        return Done.TRY
    if code == "again":
        return go(work, Begin())
    if code.startswith("+"):
        path = code[1:]
        after = _refusable(work, add(form, path))
        if after.fault or after.form is None:
            return after
        if path == "$.parts":
            place = len(after.form.rule["parts"]) - 1
            after = replace(after, ifs=(f"$.parts[{place}].if",))
        return _onward(after)
    return go(work, At(code))


def take_out(work: Work, code: str) -> Work:
    """A row of the whole rule is taken out of it, where that can be."""
    if work.form is None or not isinstance(work.at, Whole) or not code.startswith("$"):
        return work
    path = code
    if path == TEXT:
        return work
    return renamed(_refusable(work, remove(work.form, path)))


def _after(work: Work, code: str) -> Answered:
    match code:
        case "make":
            return Done.MAKE
        case "mend":
            return go(work, Whole())
        case "anew":
            return go(work, Begin())
        case _:
            return Done.DECLINE


def _read(work: Work, text: str) -> Work:
    """The text form of a rule."""
    try:
        rule = read_rule(text)
    except WrittenError as error:
        return replace(work, written=text, fault=explained(error, work.words))
    return taken(replace(work, written=text), form_of(rule))


def _onward(work: Work) -> Work:
    """To what is asked next; a name that was proposed is one for the rule as it is now."""
    return onward(renamed(work))


def _put(work: Work, path: str, held: object) -> Work:
    return work if work.form is None else _refusable(work, fill(work.form, path, held))


def _added(work: Work, path: str) -> Work:
    return work if work.form is None else _refusable(work, add(work.form, path))


def _refusable(work: Work, form: Form | Refused) -> Work:
    """The form, or why there is none; a place is named by what stands there."""
    if not isinstance(form, Refused):
        return changed(work, form, "")
    found = taking(work, str(form.arguments.get("path", "")))
    named = {} if found is None else {"path": found.label}
    refused = Refused(form.code, form.clause, {**form.arguments, **named})
    return changed(work, form, refusal(work.words, refused))
