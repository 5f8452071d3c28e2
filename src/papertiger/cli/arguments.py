"""Reading the command line in the reader's language: argparse, with its texts from the catalog."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from papertiger.text.catalog import LANGUAGES, Catalog, best_language, language_of

# argparse's own texts, and their ids in the catalog.
_ARGPARSE = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "show program's version number and exit": "argparse-version",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-type",
    "expected one argument": "argparse-one",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-explicit",
    "not allowed with argument %s": "argparse-not-with",
}


class Wrong(Exception):  # noqa: N818 it reads as what it is: something the caller got wrong
    """Something is wrong with what the person asked for; its text is one line, from the catalog."""


def complain(program: str, message: str, catalog: Catalog) -> int:
    """Say in one line on standard error what is wrong; returns the exit status, 2."""
    line = catalog.say("cli-error", program=program, message=message)
    sys.stderr.write(f"{' '.join(line.split())}\n")
    return 2


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one clear line and exit status 2."""

    catalog: Catalog

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line and leave with status 2."""
        self.exit(complain(self.prog, message, self.catalog))


def speak(catalog: Catalog) -> None:
    """Give argparse the catalog's words."""
    Parser.catalog = catalog
    spaces = {"usage: ": " "}

    def translated(text: str) -> str:
        if text not in _ARGPARSE:
            return text
        return catalog.say(_ARGPARSE[text]) + spaces.get(text, "")

    # argparse looks its texts up by this module-level name and offers no other way in.
    setattr(argparse, "_", translated)  # noqa: B010 the name is private to argparse's stubs


def language_from(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak, found before the arguments are parsed: --lang, else the locale.

    An unknown --lang is left for the parser to refuse.
    """
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return language_of(arguments[place + 1]) or best_language(())
        if argument.startswith("--lang="):
            return language_of(argument.partition("=")[2]) or best_language(())
    names = ("PAPERTIGER_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return best_language(environment[name] for name in names if environment.get(name))


def add_language(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Add --lang, which every command takes; `language_from` has read it before."""

    def language(text: str) -> str:
        found = language_of(text)
        if found is None:
            known = ", ".join(LANGUAGES)
            message = catalog.say("cli-unknown-language", language=text, known=known)
            raise argparse.ArgumentTypeError(message)
        return found

    about = catalog.say("cli-language")
    parser.add_argument("--lang", type=language, help=about, metavar="TAG")


def whole_number(catalog: Catalog, low: int, high: int) -> Any:
    """An argparse type: a whole number from `low` to `high`."""

    def number(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not low <= int(text[:20]) <= high:
            raise argparse.ArgumentTypeError(
                catalog.say("cli-bad-number", low=str(low), high=str(high), found=text)
            )
        return int(text)

    return number
