"""The name that is proposed for a rule."""

from dataclasses import replace

from papertiger.kernel.game import Refused
from papertiger.text.customs.form import blanks, fill
from papertiger.tui.mao.making.work import TEXT, Work, taking

QUOTES = "“”„«»「」"
MOST_SIGNS = 60
"""So many signs of a name are proposed."""


def name_for(work: Work) -> str:
    """A name for a rule: on which cards, or when else, and what follows; or the beginning of it."""
    head = _words_at(work, ".if.among") or _words_at(work, ".if")
    tail = _told_shortly(work)
    text = work.words.say("making-name", head=head, tail=tail) if head else tail
    text = "".join(sign for sign in text[:1].upper() + text[1:] if sign not in QUOTES)
    if len(text) <= MOST_SIGNS:
        return text
    return text[: MOST_SIGNS - 1].rsplit(" ", 1)[0].rstrip(",:;，：；") + "…"


def renamed(work: Work) -> Work:
    """A rule that is not what it was any more gets a new name, if its name is not its maker's."""
    form, lent = work.form, work.lent
    if form is None or lent is None or form.rule == lent.rule or blanks(form):
        return work
    if form.rule.get("text") != lent.rule.get("text"):
        return work
    named = fill(form, TEXT, name_for(work))
    return work if isinstance(named, Refused) else replace(work, form=named, lent=named)


def _words_at(work: Work, place: str) -> str:
    """How a place of the first part reads; "" if nothing stands there."""
    found = taking(work, f"$.parts[0]{place}")
    if found is None or found.empty or (found.held in (None, "") and not found.slots):
        return ""
    return found.words


def _told_shortly(work: Work) -> str:
    """What follows: words and gestures without who, and how long there is for them."""
    phrases = _words_at(work, ".then[0].phrases")
    if phrases:
        return work.words.say("making-name-say", phrases=phrases)
    return _words_at(work, ".then[0].name") or _words_at(work, ".then[0]")
