"""A small client: come to a table of a server, play, and stay there though connections are lost.

```python
guest = await client.Guest.at("http://127.0.0.1:8420", name="Ann")
link, token = await guest.find("http://127.0.0.1:8420/t/Zm9vYmFyYmF6cXV4MTIzNA")
async with client.Table(guest, link, token) as table:
    await table.sit_down()
    await table.ready()
    await client.play(table, level="steady")
```

What is told is of the types of `papertiger.wire`; docs/protocol.md says what goes over the wire.
`Local` is a table in this process, without any server, for the same `Table`.
"""

from papertiger.client.connection import Terms
from papertiger.client.errors import (
    ClientError,
    LeftError,
    PartedError,
    ProblemError,
    RefusedError,
    UnknownLevelError,
    UnknownOutcomeError,
    UnreachableError,
    WrongLinkError,
)
from papertiger.client.guest import Guest
from papertiger.client.links import Link, read_link, read_server
from papertiger.client.local import Local
from papertiger.client.mirror import Message, View
from papertiger.client.playing import level_of, play
from papertiger.client.table import Table

__all__ = [
    "ClientError",
    "Guest",
    "LeftError",
    "Link",
    "Local",
    "Message",
    "PartedError",
    "ProblemError",
    "RefusedError",
    "Table",
    "Terms",
    "UnknownLevelError",
    "UnknownOutcomeError",
    "UnreachableError",
    "View",
    "WrongLinkError",
    "level_of",
    "play",
    "read_link",
    "read_server",
]
