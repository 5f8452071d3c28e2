"""Being at a table with others, whatever is played there: who sits there, talk, the connection."""
