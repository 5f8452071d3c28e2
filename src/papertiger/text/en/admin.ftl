# What is kept of a server's tables: backups, restoring, forgetting people, deleting what is old.

## Help

admin-backup = copy all that is kept into one file, also while the server runs
admin-backup-file = the file to write; it holds secrets, keep it as safe as the database
admin-backup-force = replace the file if it is there already
admin-restore = put a backup in the place of the database; what was there is kept
admin-restore-file = a file that admin backup has written
admin-forget = remove a person from all that is kept, also while the server runs
admin-forget-name = the name, or one that looks like it
admin-forget-only = only the person with this id, if the name stands for several
admin-forget-yes = do it without asking
admin-prune = delete old tables, used codes and guests without a table, also while the server runs
admin-prune-finished = delete tables whose game is over after so many days without anything new ({ $usual })
admin-prune-unfinished = the same for tables whose game was abandoned ({ $usual })
admin-prune-unbegun = the same for tables where no game has begun ({ $usual })
admin-prune-people = the same for people who are not seen and sit at no table ({ $usual })
admin-prune-dry-run = delete nothing, only say what would be deleted
admin-json = print the result as a line of JSON

## What was done

admin-never = never
admin-tables = Tables: { $count }
admin-facts = Entries in their logs: { $count }
admin-newest = Last change: { $when }
admin-backed-up = Backup: { $file }
admin-restored = Restored from: { $file }
admin-kept = The old database is kept as { $file }
admin-person = { $names } · tables: { $tables } · last seen: { $seen } · id: { $id }
admin-spectators = Spectators called { $names } · tables: { $tables }
admin-nobody = Nobody is called { $name }, or was.
admin-forget-question = Forget all of them, for good? (y/n)
admin-not-forgotten = Nothing was changed.
admin-forgotten = Forgotten. Shuffles and results stay, and still prove what they proved.
admin-forgotten-tables = Tables changed: { $count }
admin-forgotten-facts = Entries changed: { $count }
admin-forgotten-reports = Reports changed: { $count }
admin-forgotten-elsewhere = Earlier backups, replaced databases and records that people have downloaded still have the name.
admin-gone = Deleted:
admin-would-go = Nothing is deleted yet. This would go:
admin-gone-finished = Finished tables: { $count }
admin-gone-unfinished = Abandoned tables: { $count }
admin-gone-unbegun = Tables without a game: { $count }
admin-gone-facts = Entries in their logs: { $count }
admin-gone-people = Guests: { $count }
admin-gone-codes = Codes: { $count }
admin-freed = Space given back: { $mebibytes } MiB

## What is wrong

admin-wrong-no-database = there is no database { $file }
admin-wrong-other-database = { $file } is another program’s database
admin-wrong-spoiled = { $file } is no database of Paper Tiger, or is damaged: { $why }
admin-wrong-other-form = { $file } is of revision { $revision }, which only a later version of Paper Tiger knows
admin-wrong-live = a server is running on { $file }: stop it first
admin-wrong-exists = { $file } is there already: choose another name, or replace it with --force
admin-wrong-same = { $file } is the database itself
admin-wrong-failed = cannot use { $file }: { $why }
admin-wrong-unasked = without a terminal to ask at, --yes is needed
