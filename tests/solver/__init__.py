"""The solver and the sampling of worlds, beside plain search and counting."""
