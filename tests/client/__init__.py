"""The client: its mirror of a table without sockets, then over sockets that are lost."""
