"""A browser for whoever sits at this machine."""

import os
import subprocess
import sys
from collections.abc import Mapping
from threading import Thread

REMOTE = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
"""Variables of a session from another machine, whose screen this one cannot reach."""


def is_here(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is a screen with somebody before it; `platform` as `sys.platform` names it."""
    if environment.get("CI", "").lower() not in {"", "0", "false"}:
        return False
    if any(environment.get(name) for name in REMOTE):
        return False
    screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return platform in {"win32", "darwin"} or any(environment.get(name) for name in screens)


def umask() -> int:
    """Which rights new files of this process lack."""
    found = os.umask(0o077)
    os.umask(found)
    return found


def open_page(url: str, mask: int) -> Thread:
    """Have the person's browser open a page, and do not wait for it.

    In a process of its own: a browser that starts with it is not ended with the server, says
    nothing between its lines, and makes files with the rights of `mask`, not with the server's.
    """
    going = Thread(target=_open, args=(url, mask), daemon=True)
    going.start()
    return going


def _open(url: str, mask: int) -> None:
    subprocess.run(  # noqa: S603 our own Python, and an address of our own
        [sys.executable, "-I", "-m", "webbrowser", url],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        umask=-1 if os.name == "nt" else mask,
        start_new_session=True,
        check=False,
    )
