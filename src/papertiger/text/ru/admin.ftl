# What is kept of a server's tables: backups, restoring, forgetting people, deleting what is old.

## Help

admin-backup = скопировать всё, что хранится, в один файл — можно и при работающем сервере
admin-backup-file = файл, который будет записан; в нём есть секреты, храните его не хуже самой базы
admin-backup-force = заменить файл, если он уже есть
admin-restore = поставить резервную копию на место базы данных; прежняя база сохранится
admin-restore-file = файл, записанный командой admin backup
admin-forget = убрать человека из всего, что хранится, — можно и при работающем сервере
admin-forget-name = имя или похожее на него с виду
admin-forget-only = только человека с этим id, если имя подходит нескольким
admin-forget-yes = не спрашивать подтверждения
admin-prune = удалить старые столы, истёкшие коды и гостей без стола — можно и при работающем сервере
admin-prune-finished = через сколько дней без изменений удалять столы с законченной игрой ({ $usual })
admin-prune-unfinished = то же для столов с брошенной игрой ({ $usual })
admin-prune-unbegun = то же для столов, где игра не началась ({ $usual })
admin-prune-people = то же для людей, которые не появляются и не сидят ни за одним столом ({ $usual })
admin-prune-dry-run = ничего не удалять, только показать, что было бы удалено
admin-json = вывести результат строкой JSON

## What was done

admin-never = никогда
admin-tables = Столы: { $count }
admin-facts = Записи в их журналах: { $count }
admin-newest = Последнее изменение: { $when }
admin-backed-up = Резервная копия: { $file }
admin-restored = Восстановлено из: { $file }
admin-kept = Прежняя база сохранена как { $file }
admin-person = { $names } · столы: { $tables } · последний раз: { $seen } · id: { $id }
admin-spectators = Зрители с именем { $names } · столы: { $tables }
admin-nobody = Никого с именем { $name } нет и не было.
admin-forget-question = Забыть всех перечисленных навсегда? (д/н)
admin-not-forgotten = Ничего не изменено.
admin-forgotten = Забыто. Тасовки и результаты остались и доказывают то же, что и прежде.
admin-forgotten-tables = Изменённые столы: { $count }
admin-forgotten-facts = Изменённые записи: { $count }
admin-forgotten-reports = Изменённые жалобы: { $count }
admin-forgotten-elsewhere = В прежних резервных копиях, заменённых базах и скачанных записях игр имя осталось.
admin-gone = Удалено:
admin-would-go = Пока ничего не удалено. Было бы удалено:
admin-gone-finished = Столы с законченной игрой: { $count }
admin-gone-unfinished = Столы с брошенной игрой: { $count }
admin-gone-unbegun = Столы без игры: { $count }
admin-gone-facts = Записи в их журналах: { $count }
admin-gone-people = Гости: { $count }
admin-gone-codes = Коды: { $count }
admin-freed = Освобождено места: { $mebibytes } МиБ

## What is wrong

admin-wrong-no-database = базы данных { $file } нет
admin-wrong-other-database = { $file } — база данных другой программы
admin-wrong-spoiled = { $file } — не база данных Paper Tiger или она повреждена: { $why }
admin-wrong-other-form = у { $file } версия { $revision }, её знает только более новый Paper Tiger
admin-wrong-live = на { $file } работает сервер: сначала остановите его
admin-wrong-exists = { $file } уже есть: выберите другое имя или замените файл с помощью --force
admin-wrong-same = { $file } — это и есть база данных
admin-wrong-failed = не удаётся использовать { $file }: { $why }
admin-wrong-unasked = нет терминала, чтобы спросить; нужно --yes
