"""What every game shares: orders from a seed, secrets, records."""
