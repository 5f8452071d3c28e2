# The table server: what it says as it starts, its settings, and what is wrong with them.

## Starting and stopping

server-at = Paper Tiger 已啟動：{ $url }
server-near = 區域網路中的位址：{ $url }
server-only-here = 目前只有本機可以連線；加上 { $flag } 可讓同一網路中的人加入。
server-opens = 正在瀏覽器中打開。
server-open-it = 請在瀏覽器中打開這個位址。
server-let-in = 要讓同一網路中的人加入，請這樣啟動：{ $command }
server-they-go = 屆時他們打開 { $url }
server-runs = Paper Tiger 已在執行：{ $url }
server-runs-alone = Paper Tiger 已在 { $url } 執行，但只供本機使用；先停止它，才能讓別人加入
server-port-taken = 連接埠 { $port } 被其他程式占用，Paper Tiger 改用空閒的連接埠。
server-data = 牌桌儲存在 { $folder }
server-stop = 按 Ctrl+C 停止，所有牌桌都會保留。
server-stopped = 伺服器已停止，所有牌桌均已儲存。
server-no-database = 無法使用資料庫：{ $why }
server-no-key = { $folder } 中的 cookie.key 不是本程式的金鑰；移走它即會產生新的金鑰（屆時所有人都會成為新訪客）
server-no-folder = 無法使用 { $folder }：{ $why }
server-no-address = 無法在 { $host } 連接埠 { $port } 上接受連線：{ $why }

## Settings

server-setting = { $about } [{ $variable }]
server-setting-usual = { $about }（{ $usual }）[{ $variable }]
setting-config = 設定檔，TOML 格式：名稱 = 值
setting-host = 接受連線的位址：127.0.0.1 僅限本機，0.0.0.0 為整個網路
setting-port = 連接埠；0 表示任一空閒的連接埠
setting-data = 存放牌桌、金鑰和資料庫的資料夾
setting-database = 另用的資料庫（URL）；不指定則為該資料夾中的檔案
setting-public-url = 伺服器的公開位址，如 https://tables.example.org；連結以它開頭
setting-origins = 還允許哪些位址的網頁使用本伺服器，以逗號分隔
setting-proxies = 可信的反向代理的位址（由它們告知用戶端是誰），以逗號分隔
setting-most-tables = 最多保存多少張牌桌
setting-most-sockets = 最多同時開啟多少個連線
setting-most-sockets-per-address = 其中來自同一位址的最多多少個
setting-most-sockets-per-table = 同一桌最多有多少個連線；已入座的人總能回來
setting-socket-queue = 一個用戶端最多可有多少則訊息在等待；超出後須重新連線再取
setting-most-body = 請求的最大長度（位元組）
setting-hello-seconds = 用戶端須在多少秒內打招呼
setting-beat-seconds = 每隔多少秒查問用戶端是否還在
setting-silence-seconds = 多少秒沒有回應即視為用戶端已離開
setting-idle-seconds = 無人的牌桌在記憶體中保留多少秒
setting-store-seconds = 一次更改最多等待資料庫多少秒
setting-stop-seconds = 停止時最多用多少秒
setting-command-burst = 用戶端一次最多可連發多少則訊息
setting-commands-per-second = 用戶端持續傳送時每秒最多多少則訊息
setting-address-burst = 同一位址一次最多可連發多少個請求
setting-requests-per-second = 同一位址持續請求時每秒最多多少個
setting-tables-burst = 同一位址一次最多可連開多少張牌桌
setting-tables-per-minute = 同一位址持續開桌時每分鐘最多多少張
setting-log = 日誌的形式：plain（文字）或 json
setting-log-level = 記錄哪些內容：debug、info、warning 或 error
setting-metrics = 在何處提供 Prometheus 的計數，如 127.0.0.1:9420；不指定則不提供

## What is wrong with a setting

server-wrong = { $source }：{ $why }
wrong-name = 沒有 { $found } 這項設定
wrong-whole = 須是 { $low } 至 { $high } 的整數，不能是 { $found }
wrong-amount = 須是 { $low } 至 { $high } 的數，不能是 { $found }
wrong-list = 須是清單，不能是 { $found }
wrong-text = 須是文字，不能是 { $found }
wrong-host = { $found } 不是機器的名稱或位址
wrong-url = { $found } 不像 https://tables.example.org 這樣的位址
wrong-address = { $found } 不是位址
wrong-listening = { $found } 不像 127.0.0.1:9420 這樣的位址
wrong-log = 須是 plain 或 json，不能是 { $found }
wrong-log-level = 須是 debug、info、warning 或 error，不能是 { $found }
wrong-toml = 不是有效的 TOML：{ $why }
wrong-file-missing = 沒有這個檔案
wrong-file-unreadable = 無法讀取該檔案：{ $why }
wrong-metrics = 無法在那裡接受連線：{ $why }
