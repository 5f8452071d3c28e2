"""The table server, by its parts and as a whole on loopback."""
