"""A naive referee for Mao, written from the rules text alone, to check the engine against."""
