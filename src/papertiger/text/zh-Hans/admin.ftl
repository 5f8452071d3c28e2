# What is kept of a server's tables: backups, restoring, forgetting people, deleting what is old.

## Help

admin-backup = 把保存的一切复制到一个文件，服务器运行时也可以
admin-backup-file = 要写入的文件；其中含有机密，请像数据库一样妥善保管
admin-backup-force = 文件已存在时替换它
admin-restore = 用备份替换数据库；原来的数据库会保留
admin-restore-file = 由 admin backup 写出的文件
admin-forget = 从保存的一切中移除某人，服务器运行时也可以
admin-forget-name = 名字，或看起来相同的名字
admin-forget-only = 名字对应多人时，只移除此 id 的人
admin-forget-yes = 不再询问，直接执行
admin-prune = 删除旧牌桌、失效的代码和没有牌桌的访客，服务器运行时也可以
admin-prune-finished = 对局已结束的牌桌，多少天没有变化后删除（{ $usual }）
admin-prune-unfinished = 对局中途放弃的牌桌，同上（{ $usual }）
admin-prune-unbegun = 从未开局的牌桌，同上（{ $usual }）
admin-prune-people = 不再出现且不在任何牌桌的人，同上（{ $usual }）
admin-prune-dry-run = 什么都不删除，只说明会删除什么
admin-json = 以一行 JSON 输出结果

## What was done

admin-never = 从未
admin-tables = 牌桌：{ $count }
admin-facts = 日志条目：{ $count }
admin-newest = 最近变更：{ $when }
admin-backed-up = 备份：{ $file }
admin-restored = 已恢复自：{ $file }
admin-kept = 原来的数据库保留为 { $file }
admin-person = { $names } · 牌桌：{ $tables } · 最近出现：{ $seen } · id：{ $id }
admin-spectators = 名为 { $names } 的旁观者 · 牌桌：{ $tables }
admin-nobody = 现在和过去都没有名为 { $name } 的人。
admin-forget-question = 要永久移除以上所有人吗？（y/n）
admin-not-forgotten = 没有任何改动。
admin-forgotten = 已移除。洗牌和结果都保留，原有的证明依然成立。
admin-forgotten-tables = 改动的牌桌：{ $count }
admin-forgotten-facts = 改动的条目：{ $count }
admin-forgotten-reports = 改动的举报：{ $count }
admin-forgotten-elsewhere = 更早的备份、被替换的数据库和他人已下载的记录中仍有这个名字。
admin-gone = 已删除：
admin-would-go = 尚未删除任何内容。将会删除：
admin-gone-finished = 已结束的牌桌：{ $count }
admin-gone-unfinished = 中途放弃的牌桌：{ $count }
admin-gone-unbegun = 未开局的牌桌：{ $count }
admin-gone-facts = 日志条目：{ $count }
admin-gone-people = 访客：{ $count }
admin-gone-codes = 代码：{ $count }
admin-freed = 释放的空间：{ $mebibytes } MiB

## What is wrong

admin-wrong-no-database = 没有数据库 { $file }
admin-wrong-other-database = { $file } 是其他程序的数据库
admin-wrong-spoiled = { $file } 不是 Paper Tiger 的数据库，或已损坏：{ $why }
admin-wrong-other-form = { $file } 的版本是 { $revision }，只有更新的 Paper Tiger 才认识
admin-wrong-live = 有服务器正在使用 { $file }：请先停止它
admin-wrong-exists = { $file } 已存在：请换个名字，或用 --force 替换
admin-wrong-same = { $file } 就是数据库本身
admin-wrong-failed = 无法使用 { $file }：{ $why }
admin-wrong-unasked = 没有可供询问的终端，需要 --yes
