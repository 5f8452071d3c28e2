# The table server: what it says as it starts, its settings, and what is wrong with them.

## Starting and stopping

server-at = Paper Tiger 已启动：{ $url }
server-near = 本地网络中的地址：{ $url }
server-only-here = 目前只有本机可以访问；加上 { $flag } 可让同一网络中的人加入。
server-opens = 正在浏览器中打开。
server-open-it = 请在浏览器中打开这个地址。
server-let-in = 要让同一网络中的人加入，请这样启动：{ $command }
server-they-go = 届时他们打开 { $url }
server-runs = Paper Tiger 已在运行：{ $url }
server-runs-alone = Paper Tiger 已在 { $url } 运行，但只供本机使用；先停止它，才能让别人加入
server-port-taken = 端口 { $port } 被其他程序占用，Paper Tiger 改用空闲端口。
server-data = 牌桌保存在 { $folder }
server-stop = 按 Ctrl+C 停止，所有牌桌都会保留。
server-stopped = 服务器已停止，所有牌桌均已保存。
server-no-database = 无法使用数据库：{ $why }
server-no-key = { $folder } 中的 cookie.key 不是本程序的密钥；移走它即会生成新的密钥（届时所有人都会成为新访客）
server-no-folder = 无法使用 { $folder }：{ $why }
server-no-address = 无法在 { $host } 端口 { $port } 上监听：{ $why }

## Settings

server-setting = { $about } [{ $variable }]
server-setting-usual = { $about }（{ $usual }）[{ $variable }]
setting-config = 设置文件，TOML 格式：名称 = 值
setting-host = 监听的地址：127.0.0.1 仅限本机，0.0.0.0 为整个网络
setting-port = 端口；0 表示任一空闲端口
setting-data = 存放牌桌、密钥和数据库的文件夹
setting-database = 另用的数据库（URL）；不指定则为该文件夹中的文件
setting-public-url = 服务器的公开地址，如 https://tables.example.org；链接以它开头
setting-origins = 还允许哪些地址的网页使用本服务器，以逗号分隔
setting-proxies = 可信的反向代理的地址（由它们告知客户端是谁），以逗号分隔
setting-most-tables = 最多保存多少张牌桌
setting-most-sockets = 最多同时打开多少个连接
setting-most-sockets-per-address = 其中来自同一地址的最多多少个
setting-most-sockets-per-table = 同一桌最多有多少个连接；已入座的人总能回来
setting-socket-queue = 一个客户端最多可有多少条消息在等待；超出后须重新连接再取
setting-most-body = 请求的最大长度（字节）
setting-hello-seconds = 客户端须在多少秒内打招呼
setting-beat-seconds = 每隔多少秒查问客户端是否还在
setting-silence-seconds = 多少秒没有回应即视为客户端已离开
setting-idle-seconds = 无人的牌桌在内存中保留多少秒
setting-store-seconds = 一次更改最多等待数据库多少秒
setting-stop-seconds = 停止时最多用多少秒
setting-command-burst = 客户端一次最多可连发多少条消息
setting-commands-per-second = 客户端持续发送时每秒最多多少条消息
setting-address-burst = 同一地址一次最多可连发多少个请求
setting-requests-per-second = 同一地址持续请求时每秒最多多少个
setting-tables-burst = 同一地址一次最多可连开多少张牌桌
setting-tables-per-minute = 同一地址持续开桌时每分钟最多多少张
setting-log = 日志的形式：plain（文字）或 json
setting-log-level = 记录哪些内容：debug、info、warning 或 error
setting-metrics = 在何处提供 Prometheus 的计数，如 127.0.0.1:9420；不指定则不提供

## What is wrong with a setting

server-wrong = { $source }：{ $why }
wrong-name = 没有 { $found } 这项设置
wrong-whole = 须是 { $low } 至 { $high } 的整数，不能是 { $found }
wrong-amount = 须是 { $low } 至 { $high } 的数，不能是 { $found }
wrong-list = 须是列表，不能是 { $found }
wrong-text = 须是文字，不能是 { $found }
wrong-host = { $found } 不是机器的名称或地址
wrong-url = { $found } 不像 https://tables.example.org 这样的地址
wrong-address = { $found } 不是地址
wrong-listening = { $found } 不像 127.0.0.1:9420 这样的地址
wrong-log = 须是 plain 或 json，不能是 { $found }
wrong-log-level = 须是 debug、info、warning 或 error，不能是 { $found }
wrong-toml = 不是有效的 TOML：{ $why }
wrong-file-missing = 没有这个文件
wrong-file-unreadable = 无法读取该文件：{ $why }
wrong-metrics = 无法在那里监听：{ $why }
