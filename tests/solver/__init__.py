"""The solver: worlds drawn from a view, and the search."""
