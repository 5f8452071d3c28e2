"""What a client and a table say to each other: closed unions of messages, JSON text frames.

`commands` go up, `news` come down; `settings` is what a table is set to, `http` what is asked
outside a table. docs/protocol.md tells a stranger how to use them; the schemas are made from these
types.
"""

PROTOCOL = 1
"""The version of the protocol; a table answers a client of another one with `Goodbye`."""
