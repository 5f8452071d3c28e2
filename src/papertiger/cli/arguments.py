"""Reading the command line in the reader's language: argparse, with its texts from the catalog."""

import argparse
import os
import re
import sys
from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import Any, NoReturn, TextIO

from papertiger.text.catalog import LANGUAGES, Catalog, best_language, language_of
from papertiger.text.lines import printable

LONGEST_ERROR = 300
LONGEST_NUMBER = 19

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
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-explicit",
    "not allowed with argument %s": "argparse-not-with",
}


class Wrong(Exception):  # noqa: N818 it reads as what it is: something the caller got wrong
    """Something is wrong with what the person asked for; its text is one line, from the catalog."""


def draws(*, plain: bool) -> bool:
    """Whether there is a terminal to draw a table in, and the person does not want plain lines."""
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    dumb = os.environ.get("TERM", "dumb") == "dumb" and os.name != "nt"
    return at_terminal and not dumb and not plain


def complain(program: str, message: str, catalog: Catalog) -> int:
    """Say in one line on standard error what is wrong; returns the exit status, 2."""
    _warn(catalog.say("cli-error", program=program, message=_one_line(message)))
    return 2


def note(program: str, message: str, catalog: Catalog) -> None:
    """Say on standard error what a person should know, though nothing is wrong."""
    _warn(catalog.say("cli-note", program=program, message=printable(message)))


def _warn(line: str) -> None:
    """Write a line to standard error."""
    from papertiger.cli.saying import fitted  # noqa: PLC0415 seldom needed, and not to be waited for

    try:
        sys.stderr.write("".join(f"{one}\n" for one in fitted(line, sys.stderr)))
        sys.stderr.flush()
    except OSError:
        # Where nobody can be told, the exit status has to do.
        give_up(sys.stderr)


def give_up(stream: TextIO) -> None:
    """Write no more to a stream that cannot be written; Python would fail again as it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _one_line(text: str) -> str:
    """The text on one line, without control characters, cut where nobody would read on."""
    line = printable(" ".join(text.split()))
    return line if len(line) <= LONGEST_ERROR else f"{line[:LONGEST_ERROR]}…"


def run_command(module: str, found: argparse.Namespace, catalog: Catalog) -> int:
    """Import a command's module and `run` it; what is Wrong is told in one line."""
    try:
        return int(import_module(module).run(found, catalog))
    except Wrong as wrong:
        return complain(found.program, str(wrong), catalog)


class HelpLines(argparse.HelpFormatter):
    """Help whose lines break as the language asks, and are no wider than there is room."""

    _headings: tuple[str | None, ...] = ()

    def start_section(self, heading: str | None) -> None:
        """Begin a part of the help; its heading is known again when all is put together."""
        self._headings = (*self._headings, heading)
        super().start_section(heading)

    def format_help(self) -> str:
        """The whole help; argparse does not ask for a translation of the colon of a heading."""
        text = super().format_help()
        for heading in self._headings:
            said = Parser.catalog.say("argparse-heading", heading=str(heading))
            text = text.replace(f"\n{heading}:\n", f"\n{said}\n", 1)
        return text

    def _split_lines(self, text: str, width: int) -> list[str]:
        return self._fill_text(text, width, "").split("\n")

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        from papertiger.cli.reading_width import wrapped  # noqa: PLC0415 only help needs it

        return "\n".join(wrapped(indent, " ".join(text.split()), width))

    def _format_usage(self, *args: Any) -> str:
        """The usage; where options have no room beside the name, they stand below it."""
        usage = super()._format_usage(*args)
        if max(map(len, usage.split("\n"))) > self._width:
            # argparse does that for a name that is long enough.
            name, self._prog = self._prog, self._prog + "\N{NO-BREAK SPACE}" * self._width
            usage = super()._format_usage(*args).replace("\N{NO-BREAK SPACE}", "")
            self._prog = name
        return usage


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one clear line and exit status 2."""

    catalog: Catalog

    def __init__(self, *args: Any, **more: Any) -> None:
        """A value may begin with a minus and a digit ("-2-4"): no option does."""
        super().__init__(*args, **{"formatter_class": HelpLines} | more)
        self._negative_number_matcher = re.compile(r"-[\d.]")

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        """How many words an option takes; of one that lacks its value it is said what is needed."""
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError:
            if action.nargs is not None or not action.option_strings:
                raise
            choices = "|".join(map(str, action.choices or ()))
            value, about = str(action.metavar or choices), str(action.help)
            if action.help == argparse.SUPPRESS:
                value, about = action.dest.upper(), value
            said = self.catalog.say("argparse-one", value=value, about=about)
            raise argparse.ArgumentError(action, said) from None

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line and leave with status 2."""
        self.exit(complain(self.prog, message, self.catalog))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help or version; unlike argparse's own, fail when it cannot be written."""
        stream = file or sys.stdout
        stream.write(message)
        stream.flush()


def speak(catalog: Catalog) -> None:
    """Give argparse the catalog's words."""
    Parser.catalog = catalog

    def translated(text: str) -> str:
        if text not in _ARGPARSE:
            return text
        said = catalog.say(_ARGPARSE[text])
        # A wide colon has its space within it.
        return f"{said} " if text == "usage: " and said.endswith(":") else said

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


def add_learning(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Add the flags of a lesson, whatever its game."""
    parser.add_argument("--plain", action="store_true", help=catalog.say("cli-plain"))
    parser.add_argument("--new", action="store_true", help=catalog.say("cli-new-lesson"))


def whole_number(catalog: Catalog, low: int, high: int) -> Any:
    """An argparse type: a whole number from `low` to `high`."""

    def number(text: str) -> int:
        digits = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
        if not digits or not low <= int(text) <= high:
            message = catalog.say("cli-bad-number", low=str(low), high=str(high), found=text)
            raise argparse.ArgumentTypeError(message)
        return int(text)

    return number


def bots_from(text: str, count: int, known: Collection[str], catalog: Catalog) -> Sequence[str]:
    """The names of `count` of the known bots, from a list with commas or one name for all.

    Raises Wrong, which names what is not known.
    """
    bots = [name.strip() for name in text.split(",")]
    for bot in bots:
        if bot not in known:
            raise Wrong(catalog.say("cli-unknown-bot", bot=bot, known=", ".join(known)))
    if len(bots) == 1:
        bots *= count
    if len(bots) != count:
        raise Wrong(catalog.say("cli-wrong-bots", count=count, found=len(bots)))
    return bots
