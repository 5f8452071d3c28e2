"""Properties that hold whatever anybody does at a table."""
