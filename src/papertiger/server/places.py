"""Where a server is to be found: on this machine, on the local network, by its public name."""

import socket
from contextlib import closing
from ipaddress import ip_address

from papertiger.server.settings import Settings

# Addresses for documentation: nothing is sent there, the system only says which way it would go.
_SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def listening(settings: Settings) -> socket.socket:
    """A socket that takes connections where the settings say. Raises OSError."""
    wants_six = ":" in settings.host
    family = socket.AF_INET6 if wants_six else socket.AF_INET
    both = wants_six and is_wildcard(settings.host) and socket.has_dualstack_ipv6()
    return socket.create_server(
        (settings.host, settings.port), family=family, dualstack_ipv6=both, backlog=2048
    )


def is_wildcard(host: str) -> bool:
    """Whether a host stands for every address of this machine."""
    return host in {"0.0.0.0", "::"}  # noqa: S104 it is looked for, not bound


def here(settings: Settings) -> str:
    """The host by which this machine reaches its own server."""
    if not is_wildcard(settings.host):
        return settings.host
    return "::1" if ":" in settings.host else "127.0.0.1"


def is_near(name: str) -> bool:
    """Whether a name can only be of this machine or its network: no stranger can have it."""
    plain = name.strip("[]").lower()
    try:
        ip_address(plain.partition("%")[0])
    except ValueError:
        return "." not in plain or plain.endswith((".local", ".localhost"))
    return True


def local_address() -> str | None:
    """The address that this machine has on its network, or None if it is on none."""
    for family, somewhere in _SOMEWHERE.items():
        try:
            with closing(socket.socket(family, socket.SOCK_DGRAM)) as probe:
                probe.connect((somewhere, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ip_address(found).is_loopback:
            return found
    return None


def url(host: str, port: int) -> str:
    """The address of a page on a host."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_url(settings: Settings, port: int) -> str:
    """The address that links to tables begin with."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if is_wildcard(settings.host):
        return url(local_address() or "127.0.0.1", port)
    return url(settings.host, port)
