# What is kept of a server's tables: backups, restoring, forgetting people, deleting what is old.

## Help

admin-backup = 把保存的一切複製到一個檔案，伺服器執行時也可以
admin-backup-file = 要寫入的檔案；其中含有機密，請像資料庫一樣妥善保管
admin-backup-force = 檔案已存在時取代它
admin-restore = 用備份取代資料庫；原來的資料庫會保留
admin-restore-file = 由 admin backup 寫出的檔案
admin-forget = 從保存的一切中移除某人，伺服器執行時也可以
admin-forget-name = 名字，或看起來相同的名字
admin-forget-only = 名字對應多人時，只移除此 id 的人
admin-forget-yes = 不再詢問，直接執行
admin-prune = 刪除舊牌桌、失效的代碼和沒有牌桌的訪客，伺服器執行時也可以
admin-prune-finished = 對局已結束的牌桌，多少天沒有變化後刪除（{ $usual }）
admin-prune-unfinished = 對局中途放棄的牌桌，同上（{ $usual }）
admin-prune-unbegun = 從未開局的牌桌，同上（{ $usual }）
admin-prune-people = 不再出現且不在任何牌桌的人，同上（{ $usual }）
admin-prune-dry-run = 什麼都不刪除，只說明會刪除什麼
admin-json = 以一行 JSON 輸出結果

## What was done

admin-never = 從未
admin-tables = 牌桌：{ $count }
admin-facts = 日誌條目：{ $count }
admin-newest = 最近變更：{ $when }
admin-backed-up = 備份：{ $file }
admin-restored = 已還原自：{ $file }
admin-kept = 原來的資料庫保留為 { $file }
admin-person = { $names } · 牌桌：{ $tables } · 最近出現：{ $seen } · id：{ $id }
admin-spectators = 名為 { $names } 的旁觀者 · 牌桌：{ $tables }
admin-nobody = 現在和過去都沒有名為 { $name } 的人。
admin-forget-question = 要永久移除以上所有人嗎？（y/n）
admin-not-forgotten = 沒有任何改動。
admin-forgotten = 已移除。洗牌和結果都保留，原有的證明依然成立。
admin-forgotten-tables = 改動的牌桌：{ $count }
admin-forgotten-facts = 改動的條目：{ $count }
admin-forgotten-reports = 改動的檢舉：{ $count }
admin-forgotten-elsewhere = 更早的備份、被取代的資料庫和他人已下載的記錄中仍有這個名字。
admin-gone = 已刪除：
admin-would-go = 尚未刪除任何內容。將會刪除：
admin-gone-finished = 已結束的牌桌：{ $count }
admin-gone-unfinished = 中途放棄的牌桌：{ $count }
admin-gone-unbegun = 未開局的牌桌：{ $count }
admin-gone-facts = 日誌條目：{ $count }
admin-gone-people = 訪客：{ $count }
admin-gone-codes = 代碼：{ $count }
admin-freed = 釋放的空間：{ $mebibytes } MiB

## What is wrong

admin-wrong-no-database = 沒有資料庫 { $file }
admin-wrong-other-database = { $file } 是其他程式的資料庫
admin-wrong-spoiled = { $file } 不是 Paper Tiger 的資料庫，或已損壞：{ $why }
admin-wrong-other-form = { $file } 的版本是 { $revision }，只有更新的 Paper Tiger 才認識
admin-wrong-live = 有伺服器正在使用 { $file }：請先停止它
admin-wrong-exists = { $file } 已存在：請換個名字，或用 --force 取代
admin-wrong-same = { $file } 就是資料庫本身
admin-wrong-failed = 無法使用 { $file }：{ $why }
admin-wrong-unasked = 沒有可供詢問的終端機，需要 --yes
