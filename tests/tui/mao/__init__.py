"""The table of Mao in the terminal, by keys."""
