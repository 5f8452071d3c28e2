"""Sitting down to a match: a new one by the flags, or one that was left unfinished."""

import argparse
import os
import secrets
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from papertiger.bots.madiao import BOTS
from papertiger.cli import files, records
from papertiger.cli.arguments import Wrong, bots_from
from papertiger.cli.games.names import names_for
from papertiger.cli.games.reading import broken, path_of
from papertiger.cli.madiao.looking import Looking
from papertiger.cli.madiao.options import options_from
from papertiger.cli.madiao.prompt import Prompt
from papertiger.cli.records import InUseError, Kept, SettingError, Unfinished
from papertiger.kernel.journal import JournalError
from papertiger.madiao.options import with_switches
from papertiger.room import solo
from papertiger.room.solo import MismatchError, Setting, Solo
from papertiger.text.catalog import Catalog

LONGEST_NAME = 24


def sit_down(
    found: argparse.Namespace, catalog: Catalog, prompt: Prompt
) -> tuple[Kept | None, Solo]:
    """The match to play, and the record that keeps it (None: it cannot be kept).

    Raises Wrong for flags that make no sense, prompt.Left when the person goes.
    """
    # Flags are checked first, so that a slip is told whatever comes of the unfinished match.
    options = options_from(found, catalog)
    if found.seat is not None and found.keep_seats is None:
        # Who chooses a seat means to stay on it.
        options = with_switches(options, {"keep_seats": True})
    one, two, three = bots_from(found.bots, 3, BOTS, catalog)
    person = found.seat or 0
    names = _names(found.name, person, prompt.words)
    path = _to_resume(found, prompt)
    if path is not None:
        return _reopen(path, prompt.words)
    seed = secrets.randbelow(2**63) if found.seed is None else found.seed
    setting = Setting(names=names, bots=(one, two, three), seed=seed, person=person)
    try:
        return records.create(records.folder(os.environ), setting, options, datetime.now(UTC))
    except OSError as error:
        why = files.why(error, prompt.words)
        prompt.write(prompt.words.say("play-not-kept", why=why))
        return None, solo.begin(setting, options)


def _to_resume(found: argparse.Namespace, prompt: Prompt) -> Path | None:
    """The unfinished match to go on with: the one asked for, or one the person agrees to."""
    words = prompt.words
    if found.resume is not None and found.seed is not None:
        raise Wrong(words.say("play-seed-or-resume"))
    if found.new or found.seed is not None:
        return None
    if found.resume:
        return path_of(found.resume)
    try:
        unfinished = records.unfinished(records.folder(os.environ))
    except files.NoHomeError:
        unfinished = Unfinished(None)
    path, elsewhere = unfinished.free, unfinished.elsewhere
    if path is None and found.resume is not None:
        raise Wrong(_in_use(elsewhere[0], words) if elsewhere else words.say("play-no-resume"))
    if elsewhere:
        names = words.join(each.name for each in elsewhere)
        prompt.write(words.say("play-elsewhere", files=names))
    if path is None or found.resume is not None:
        return path
    question = words.say("play-ask-resume", file=path.name)
    looking = Looking(words, prompt.write)
    return path if prompt.yes(question, looking.look) else None


def _reopen(path: Path, words: Catalog) -> tuple[Kept, Solo]:
    """The match of a record; Wrong says why it cannot be gone on with."""
    try:
        kept, match = records.reopen(path)
    except InUseError:
        raise Wrong(_in_use(path, words)) from None
    except JournalError as error:
        why = broken(path.name, error, words)
    except MismatchError as error:
        why = words.say(f"play-mismatch-{error.code}", beside=records.setting_file(path).name)
    except SettingError:
        why = words.say("play-no-setting", beside=records.setting_file(path).name)
    except (OSError, ValueError) as error:
        why = files.why(error, words)
    else:
        if not solo.over(match):
            return kept, _named_for(words.language, match)
        kept.close()
        raise Wrong(words.say("play-over-already", file=path.name))
    raise Wrong(words.say("play-spoiled", file=path.name, why=why))


def _named_for(language: str, match: Solo) -> Solo:
    """The match with its names as its player is told them; the record keeps its own."""
    shown = names_for(language, match.setting.names)
    return replace(match, setting=msgspec.structs.replace(match.setting, names=shown))


def _in_use(path: Path, words: Catalog) -> str:
    return words.say("play-in-use", file=path.name)


def _names(name: str | None, person: int, words: Catalog) -> tuple[str, str, str, str]:
    one, two, three = words.say("play-bot-names").split()
    name = words.say("play-you") if name is None else name.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Wrong(words.say("cli-bad-name", most=LONGEST_NAME))
    if name.casefold() in (bot.casefold() for bot in (one, two, three)):
        raise Wrong(words.say("cli-name-taken", name=name))
    names = [one, two, three]
    names.insert(person, name)
    return names[0], names[1], names[2], names[3]
