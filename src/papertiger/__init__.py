"""Paper Tiger: Madiao, the Ming game of paper tiger, for people, bots and researchers."""

__version__ = "0.1.0"
