"""The commands, as a person or a program runs them."""
