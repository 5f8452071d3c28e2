"""Lessons in the terminal, for every game: `papertiger madiao learn`."""
