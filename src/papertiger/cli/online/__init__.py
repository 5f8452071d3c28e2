"""What commands that go to a server have in common: secrets that are kept, and what went wrong."""
