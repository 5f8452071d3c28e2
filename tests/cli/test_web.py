"""`papertiger web`, and play.py alone: a server for this machine, its page in the browser."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from papertiger.cli.main import main
from papertiger.cli.serve import browser, web
from papertiger.server import places
from papertiger.server.settings import Settings
from tests.cli.running import complains, environment, process

EVERYWHERE = "0.0.0.0"  # noqa: S104 it is what is tried here
NO_TLS = False  # there is none on loopback
QUIET = {"CI": "true", "PAPERTIGER_CONFIG": ""}
NEEDS_POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and named pipes of POSIX")
pytestmark = NEEDS_POSIX


@contextmanager
def started(data: Path, *words: str, **more: str) -> Iterator[tuple[str, list[str]]]:
    """A server at a free port: its address, and what it says until it has said all."""
    command = [sys.executable, "-m", "papertiger", "web", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        [*command, *words],
        env=environment(**QUIET | more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        said: list[str] = []
        while not said or "Ctrl+C" not in said[-1]:
            line = process.stdout.readline()
            assert line, process.communicate()[1]
            said.append(line.strip())
        found = re.search(r"http://\S+", said[0])
        assert found is not None
        yield found[0], said
    finally:
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")
    assert rest == "Ended. Every table is kept.\n"


def port_of(url: str) -> str:
    """The port in an address."""
    return url.rpartition(":")[2]


def test_it_says_where_to_go_and_how_others_come(tmp_path: Path) -> None:
    with started(tmp_path) as (url, said):
        assert web.OURS in httpx.get(url, verify=NO_TLS).content
        assert "Open this address in a browser." in said
        (others,) = [line for line in said if "--host 0.0.0.0" in line]
        assert "python3 play.py --host 0.0.0.0" in others
        assert f"Tables are kept in {tmp_path}" in said
    assert (tmp_path / "tables.db").exists()


def test_on_the_whole_network_it_says_where_others_find_it(tmp_path: Path) -> None:
    with started(tmp_path, "--host", EVERYWHERE) as (url, said):
        assert not any("--host" in line for line in said)
        near = places.local_address()
        found = f"On this network: {places.url(near, int(port_of(url)))}" if near else None
        assert found is None or found in said


def test_the_browser_is_sent_to_the_page(tmp_path: Path) -> None:
    """By the program that BROWSER names; it makes files as its person likes."""
    told = tmp_path / "told"
    os.mkfifo(told)
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1 $(umask)" >{told}\n', encoding="utf-8")
    script.chmod(0o755)
    more = {"BROWSER": f"{script} %s", "CI": ""} | dict.fromkeys(browser.REMOTE, "")
    mask = browser.umask()
    with started(tmp_path / "data", **more) as (url, said):
        assert "It opens in your browser." in said
        address, rights = told.read_text(encoding="utf-8").split()
        assert (address, int(rights, 8)) == (url, mask)
    with started(tmp_path / "data", "--no-browser", **more) as (url, said):
        assert "Open this address in a browser." in said


def test_a_second_start_goes_to_the_server_that_runs(tmp_path: Path) -> None:
    with started(tmp_path / "first") as (url, _):
        port, data = port_of(url), tmp_path / "second"
        again = process("web", "--port", port, "--data", str(data), **QUIET)
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout.splitlines() == [
            f"Paper Tiger runs already, at {url}",
            "Open this address in a browser.",
        ]
        assert not data.exists()


def test_who_would_let_in_others_hears_that_the_server_that_runs_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(places, "local_address", lambda: "127.0.0.2")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "PAPERTIGER_LANG"):
        monkeypatch.delenv(name, raising=False)
    with started(tmp_path) as (url, _):
        assert main(["web", "--no-browser", "--host", EVERYWHERE, "--port", port_of(url)]) == 2
        assert f"runs already at {url}, for this machine only" in capsys.readouterr().err


@contextmanager
def stranger() -> Iterator[int]:
    """Another program at a port, which hangs up on everybody."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def hang_up() -> None:
            with suppress(OSError):
                while True:
                    listener.accept()[0].close()

        thread = Thread(target=hang_up, daemon=True)
        thread.start()
        yield int(listener.getsockname()[1])
        listener.shutdown(socket.SHUT_RDWR)
        thread.join()


def test_a_program_that_answers_without_end_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(web, "PATIENCE", 1)
    enough = Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def drip() -> None:
            with suppress(OSError), listener.accept()[0] as connection:
                connection.recv(1 << 16)
                connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
                for _ in range(250):
                    connection.sendall(b".")
                    if enough.wait(0.02):
                        break
                connection.sendall(web.OURS)

        thread = Thread(target=drip)
        thread.start()
        assert not web._is_ours("127.0.0.1", listener.getsockname()[1])
        enough.set()
        thread.join()


def test_a_port_that_was_asked_for_and_is_taken_is_named(tmp_path: Path) -> None:
    with stranger() as port:
        said = complains(process("web", "--port", str(port), "--data", str(tmp_path), **QUIET))
        assert f"cannot listen on 127.0.0.1, port {port}" in said


def test_instead_of_the_usual_port_a_free_one_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Settings] = []

    def serve(settings: Settings, *rest: Any) -> None:
        assert rest
        asked.append(settings)

    monkeypatch.setattr("papertiger.cli.serve.serve.until_a_signal", serve)
    with stranger() as port:
        monkeypatch.setattr(web, "USUAL_PORT", port)
        words = ["--lang", "en", "web", "--no-browser", "--port", str(port)]
        assert main([*words, "--data", str(tmp_path)]) == 0
        assert f"Another program uses port {port}" in capsys.readouterr().out
    assert [settings.port for settings in asked] == [0]


def test_of_two_starts_at_once_the_slower_goes_to_the_server_of_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """When both looked, the port was free."""
    looked: list[bool] = []
    taken = web._is_taken

    def once_free(settings: Settings) -> bool:
        looked.append(len(looked) > 0 and taken(settings))
        return looked[-1]

    with started(tmp_path / "first") as (url, _):
        monkeypatch.setattr(web, "_is_taken", once_free)
        words = ["--lang", "en", "web", "--no-browser", "--port", port_of(url)]
        assert main([*words, "--data", str(tmp_path / "second")]) == 0
        assert f"Paper Tiger runs already, at {url}" in capsys.readouterr().out
    assert looked[0] is False


@pytest.mark.parametrize(
    ("variables", "platform", "here"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({"DISPLAY": ":0", "CI": "false"}, "linux", True),
        ({"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "a b"}, "linux", False),
        ({"SSH_TTY": "/dev/ttys1"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_only_where_somebody_sits(
    variables: dict[str, str],
    platform: str,
    here: bool,  # noqa: FBT001 a column of the table above
) -> None:
    assert browser.is_here(variables, platform) == here


def test_terminal_is_a_game_of_madiao(tmp_path: Path) -> None:
    played = process("terminal", "--seed", "7", given="q\n", PAPERTIGER_HOME=str(tmp_path))
    assert (played.returncode, played.stderr) == (0, "")
    assert played.stdout.startswith("Madiao, the game of paper tiger.")
