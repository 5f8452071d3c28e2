"""Links to tables and addresses of servers, as people paste them."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from papertiger.client.errors import WrongLinkError

_TABLE = re.compile(r"/t/([A-Za-z0-9_-]{1,64})/?")
_NEAR = re.compile(r"(?:[^/?#]*:\d+|[\d.]+|\[[^/]*\]|[^/.]+|[^/]+\.(?:local|lan))(?:[/?#]|$)")
LONGEST = 500


@dataclass(frozen=True, slots=True)
class Link:
    """A table on a server: `server` is an address without a slash at its end, `table` an id."""

    server: str
    table: str

    def __str__(self) -> str:
        """The link as people hand it on."""
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        """The address of the table's socket: `ws://...` or `wss://...`."""
        return f"{self.server.replace('http', 'ws', 1)}/tables/{self.table}/socket"


def read_link(text: str) -> Link:
    """The table that a link leads to, such as `https://tables.example.org/t/Zm9vYmFy`.

    Blanks around it and what comes after `?` or `#` do not count. Raises WrongLinkError.
    """
    server, path = _parts(text)
    found = _TABLE.fullmatch(path)
    if found is None:
        raise WrongLinkError(f"{text[:LONGEST]!r} does not end in /t/ and the id of a table")
    return Link(server, found[1])


def read_server(text: str) -> str:
    """The address of a server, such as `http://192.168.1.7:8420`. Raises WrongLinkError."""
    server, path = _parts(text)
    if path.strip("/"):
        raise WrongLinkError(f"{text[:LONGEST]!r} is more than the address of a server")
    return server


def _with_scheme(text: str) -> str:
    """An address as people say it: `192.168.1.7:8420/t/Zm9v`, `tables.example.org/t/Zm9v`.

    With a port of its own, by number or by a name of the own network a server speaks plainly.
    """
    if "://" in text or not text or text[0] in "/?#":
        return text
    return f"{'http' if _NEAR.match(text) else 'https'}://{text}"


def _parts(text: str) -> tuple[str, str]:
    wrong = WrongLinkError(f"{text[:LONGEST]!r} is not of the form https://tables.example.org")
    text = _with_scheme(text.strip())
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise wrong from None
    strange = not text.isprintable() or " " in text or len(text) > LONGEST
    if parts.scheme not in {"http", "https"} or not host or parts.username is not None or strange:
        raise wrong
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port is None else f":{port}"), parts.path
