"""The name that is proposed for a rule."""

from papertiger.tui.mao.making.work import Work, taking

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
