"""Golden transcripts: what a table shows, answers after `>`."""
