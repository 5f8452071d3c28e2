"""Made-up rules: the language, its examples played, random rules at random tables."""
