"""A naive referee for Madiao, written from the rules text alone, to check the engine against."""
