"""`papertiger mao rule`: made-up rules read, explained, tried out.

What a command needs is imported when it runs.
"""

from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, run_command, whole_number
from papertiger.text.catalog import Catalog

FEWEST_SEATS, MOST_SEATS, USUAL_SEATS = 2, 12, 5
MOST_HANDS, USUAL_HANDS = 2_000, 50
SEEDS, SEED = 2**63 - 1, 94


def add_rule(commands: Any, catalog: Catalog) -> None:
    """Add `rule` and its commands to those of `mao`."""
    say = catalog.say
    about = say("cli-mao-rule")
    rule = commands.add_parser("rule", help=about, description=about)
    add_language(rule, catalog)
    words = rule.add_subparsers(metavar="COMMAND", required=True, dest="command")
    seats = whole_number(catalog, FEWEST_SEATS, MOST_SEATS)

    check = words.add_parser(
        "check", help=say("cli-mao-rule-check"), description=say("cli-mao-rule-check-about")
    )
    check.add_argument("files", metavar="FILE", nargs="+", help=say("cli-mao-rule-files"))

    explain = words.add_parser(
        "explain", help=say("cli-mao-rule-explain"), description=say("cli-mao-rule-explain")
    )
    explain.add_argument("files", metavar="FILE", nargs="+", help=say("cli-mao-rule-file"))

    try_ = words.add_parser(
        "try", help=say("cli-mao-rule-try"), description=say("cli-mao-rule-try-about")
    )
    try_.add_argument("file", metavar="FILE", help=say("cli-mao-rule-file"))
    hands = whole_number(catalog, 1, MOST_HANDS)
    about = say("cli-mao-rule-hands")
    try_.add_argument("--hands", type=hands, default=USUAL_HANDS, metavar="N", help=about)
    seed = whole_number(catalog, 0, SEEDS)
    try_.add_argument("--seed", type=seed, default=SEED, metavar="N", help=say("cli-mao-rule-seed"))
    about = say("cli-mao-rule-with")
    try_.add_argument(
        "--with", metavar="FILE", dest="others", action="append", default=[], help=about
    )
    for command in (check, try_):
        about = say("cli-mao-rule-seats")
        command.add_argument("--seats", type=seats, default=USUAL_SEATS, metavar="N", help=about)
    for command, module in ((check, "check"), (explain, "explain"), (try_, "trying")):
        add_language(command, catalog)
        starts = partial(run_command, f"papertiger.cli.mao.rule.{module}")
        command.set_defaults(run=starts, program=command.prog)
