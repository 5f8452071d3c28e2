"""`papertiger admin`: what is kept of a server's tables: backed up, restored, forgotten, pruned."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, run_command, whole_number
from papertiger.text.catalog import Catalog

NAME = "admin"

DAYS = {"finished": 365, "unfinished": 90, "unbegun": 14, "people": 400}
"""After so many days `prune` deletes what nothing has happened to; a cookie lasts 400."""

MOST_DAYS = 36_500


def add_command(commands: Any, catalog: Catalog, words: Sequence[str]) -> None:
    """Add `admin` with its commands; their flags only when one is asked for, like `serve`."""
    about = catalog.say("cli-admin")
    admin = commands.add_parser(NAME, help=about, description=about)
    add_language(admin, catalog)
    admin.set_defaults(run=lambda *_: admin.print_help() or 0)
    if NAME not in words:
        return
    say = Catalog(catalog.language, "admin").say
    tasks = admin.add_subparsers(metavar="COMMAND", dest="task")

    backup = tasks.add_parser("backup", help=say("admin-backup"), description=say("admin-backup"))
    backup.add_argument("file", metavar="FILE", help=say("admin-backup-file"))
    backup.add_argument("--force", action="store_true", help=say("admin-backup-force"))

    restore = tasks.add_parser(
        "restore", help=say("admin-restore"), description=say("admin-restore")
    )
    restore.add_argument("file", metavar="FILE", help=say("admin-restore-file"))

    forget = tasks.add_parser("forget", help=say("admin-forget"), description=say("admin-forget"))
    forget.add_argument("called", metavar="NAME", help=say("admin-forget-name"))
    forget.add_argument("--only", metavar="ID", help=say("admin-forget-only"))
    forget.add_argument("--yes", action="store_true", help=say("admin-forget-yes"))

    prune = tasks.add_parser("prune", help=say("admin-prune"), description=say("admin-prune"))
    days = whole_number(catalog, 0, MOST_DAYS)
    for kind, usual in DAYS.items():
        about = say(f"admin-prune-{kind}", usual=str(usual))
        prune.add_argument(f"--{kind}", type=days, default=usual, metavar="DAYS", help=about)
    prune.add_argument("--dry-run", action="store_true", help=say("admin-prune-dry-run"))

    from papertiger.cli.serve.flags import add_flags  # noqa: PLC0415 slow to import

    for task in (backup, restore, forget, prune):
        task.add_argument("--json", action="store_true", help=say("admin-json"))
        add_flags(task, catalog.language, ("data", "database"))
        add_language(task, catalog)
        name = task.prog.rpartition(" ")[2]
        run = partial(run_command, f"papertiger.cli.admin.{name}")
        task.set_defaults(run=run, program=task.prog)
