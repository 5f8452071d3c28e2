"""Players that are programs: each chooses a move from what its seat may see, one idea a file."""
