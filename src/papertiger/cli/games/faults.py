"""What is wrong with a line of a record, in words; kernel and msgspec say it in English."""

import re

from papertiger.kernel.game import Refused
from papertiger.kernel.journal import FORMAT, JournalError
from papertiger.madiao.options import ALLOWED
from papertiger.mao.options import MOST_SEATS
from papertiger.text import madiao, mao
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable

# What msgspec writes when it refuses a value, and the messages that say it.
_FIELDS = {
    r"missing required field `(?P<key>[^`]*)`": "cli-field-missing",
    r"unknown field `(?P<key>[^`]*)`": "cli-field-unknown",
    r"Invalid (?:enum )?value '?(?P<value>.*?)'? - at ": "cli-field-value",
    r"": "cli-field-wrong",
}
_PATH = re.compile(r" - at `(?:key in )?\$?\.?([^`]*)`$")


def fault(words: Catalog, error: JournalError, game: str = "madiao") -> str:
    """Why a line is refused, and what would be right; `words` has "cli" and the game's part."""
    code = error.code.replace("_", "-")
    match error.cause:
        case Refused():
            seats = [words.say("cli-seat-number", seat=str(seat)) for seat in range(MOST_SEATS)]
            refusal = mao.refusal if game == "mao" else madiao.refusal
            return words.say("cli-record-refused", why=refusal(words, error.cause, seats))
        case "":
            return words.say(f"cli-record-{code}")
        case "format":
            return words.say("cli-record-bad-header-format", format=str(FORMAT))
        case "options" | "carried" | "start" if game == "mao":
            field = _field(words, error.detail)
            return words.say(f"cli-record-{code}-{error.cause}-mao", field=field)
        case "options":
            field = _field(words, error.detail)
            limits = f"{ALLOWED['stake_min']}; {ALLOWED['max_deals']}"
            return words.say("cli-record-bad-header-options", field=field, limits=limits)
        case cause:
            field = _field(words, error.detail)
            if code == "bad-header" and cause == "fields" and not field:
                # What is left for the header itself to refuse.
                cause = "names"
            return words.say(f"cli-record-{code}-{cause}", field=field)


def _field(words: Catalog, detail: str) -> str:
    """Which field msgspec found missing, unknown or wrong; nothing when it names none."""
    at = _PATH.search(detail)
    for pattern, message in _FIELDS.items():
        found = re.search(pattern, detail)
        if found is None:
            continue
        path = [at[1]] if at else []
        path += [found["key"]] if "key" in found.groupdict() else []
        value = {"value": printable(found["value"])} if "value" in found.groupdict() else {}
        if path:
            return words.say(message, field=".".join(filter(None, path)), **value)
    return ""
