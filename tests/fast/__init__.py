"""The fast core, beside the readable engine and the naive referee."""
