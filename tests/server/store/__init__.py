"""The store, on files of SQLite and on PostgreSQL where it answers."""
