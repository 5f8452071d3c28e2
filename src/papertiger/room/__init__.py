"""Tables as values and actors without I/O: who sits there, and whose turn it is to do what."""
