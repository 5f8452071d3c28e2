"""The server's log: a line an event, in words or as JSON, on standard error.

What may stand in it is listed here; nothing else that a record carries is written. Ids of tables
are invitations and addresses are people, so both are written as marks; messages of exceptions may
speak of hidden cards, so of an exception only its type and where it came from are written.
"""

import json
import logging
import os
import sys
import time
import traceback
from hashlib import sha256
from typing import Any, TextIO

PLAIN = ("code", "method", "ms", "route", "seconds", "status", "why", "port", "version", "sockets")
"""Extras of a record that are written as they are."""

_SALT = os.urandom(16)

SHOWN = 10
"""So many characters of a mark are written."""

UNASKED = ("Invalid UTF-8 sequence received from client.", "Invalid HTTP request received.")
"""What others make the web server say, as often as they like."""


def mark_of_table(table: str) -> str:
    """What stands for a table: always the same, and nobody can tell the table from it."""
    return sha256(b"table:" + table.encode()).hexdigest()[:SHOWN]


def mark_of_address(address: str) -> str:
    """What stands for an address, while this process runs."""
    return sha256(_SALT + address.encode()).hexdigest()[:SHOWN]


def told(record: logging.LogRecord) -> dict[str, Any]:
    """Of a record, what may be written."""
    at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    fields: dict[str, Any] = {
        "at": f"{at}.{int(record.msecs):03d}Z",
        "level": record.levelname.lower(),
        "event": _event(record),
    }
    fields |= {name: getattr(record, name) for name in PLAIN if hasattr(record, name)}
    if hasattr(record, "table"):
        fields["table"] = mark_of_table(record.table)
    if hasattr(record, "address"):
        fields["address"] = mark_of_address(record.address)
    if record.exc_info is not None and record.exc_info[1] is not None:
        fields["error"] = _types(record.exc_info[1])
        frames = traceback.extract_tb(record.exc_info[2])
        fields["where"] = [f"{_short(each.filename)}:{each.lineno} {each.name}" for each in frames]
    return fields


def _event(record: logging.LogRecord) -> str:
    """The message; of other people's loggers its first line, with numbers only filled in."""
    lines = str(record.msg).splitlines() or [""]
    args = record.args if isinstance(record.args, tuple) else ()
    if args and all(isinstance(each, int) for each in args):
        return lines[0] % args
    return lines[0]


def _types(error: BaseException) -> str:
    """The type of an exception, and those of its causes."""
    names: list[str] = []
    seen: BaseException | None = error
    while seen is not None and len(names) < 5:
        names.append(type(seen).__name__)
        seen = seen.__cause__
    return " from ".join(names)


def _short(path: str) -> str:
    return "/".join(path.replace("\\", "/").split("/")[-3:])


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(told(record), ensure_ascii=False, default=str)


class _Words(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = told(record)
        where = fields.pop("where", [])
        head = f"{fields.pop('at')} {fields.pop('level'):7} {fields.pop('event')}"
        rest = "".join(f" {name}={value}" for name, value in fields.items())
        return "\n".join([head + rest, *(f"    {each}" for each in where)])


def _wanted(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(UNASKED)


def handler(form: str, stream: TextIO) -> logging.Handler:
    """What writes a log of this form, "plain" or "json"."""
    made = logging.StreamHandler(stream)
    made.setFormatter(_Json() if form == "json" else _Words())
    made.addFilter(_wanted)
    return made


def begin(form: str, level: str) -> None:
    """Write the log on standard error from now on; of others only what is wrong."""
    logging.root.handlers[:] = [handler(form, sys.stderr)]
    logging.root.setLevel(logging.WARNING)
    logging.getLogger("papertiger").setLevel(level.upper())
    # An error in the log itself must not print what was to be written.
    logging.raiseExceptions = False
