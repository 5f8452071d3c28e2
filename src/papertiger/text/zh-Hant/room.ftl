# A table that people sit at over the network: why something was not done, quick phrases, farewells.
# Places are counted from 1 here.

room-guest = 訪客 { $number }

## Why a table refuses

table-refused-another-game = 這一桌玩的是另一種遊戲。
table-refused-chat-off = 這一桌不設聊天。
table-refused-entropy-too-late = 這一局已在發牌；你的字句可用於下一局。
table-refused-game-running = 牌局進行中不能這樣做。
table-refused-hand-seen = 這一局裡你已看過 { $place } 號座位的牌：本局結束前不能坐到別的座位。
table-refused-name-empty = 請取一個看得見的名字。
table-refused-name-is-mao = 玩「毛」的人不能叫「{ $name }」：這個名字會被一再說出口。
table-refused-name-only-signs = 名字裡要有字母、數字、漢字或圖案。
table-refused-name-reserved = 「{ $name }」已歸遊戲自己使用，請另取一個。
table-refused-name-taken = 這一桌已有人用與「{ $name }」相近的名字，請另取一個。
table-refused-name-too-long = 名字最多 { $most } 個字。
table-refused-no-game = 這裡沒有進行中的牌局。
table-refused-no-game-over = 本場結束後才能提議再來一場。
table-refused-no-place-free = 座位已滿。
table-refused-no-such-bot = 沒有名為「{ $level }」的機器人。可選：{ $levels }。
table-refused-no-such-place = 這一桌沒有 { $place } 號座位。
table-refused-no-takeover = 這一桌不讓機器人代打。
table-refused-nobody-there = { $place } 號座位沒有人。
table-refused-not-all-ready = { $place } 號座位的玩家還沒有準備好。
table-refused-not-for-players = 這由牌桌自己處理，不歸玩家。
table-refused-not-seated = 請先入座。
table-refused-not-the-host = 只有桌主可以這樣做。
table-refused-not-yourself = 要離座，請起身。
table-refused-nothing-said = 沒有可說的內容。
table-refused-paused = 牌局暫停中。
table-refused-place-taken = { $place } 號座位已有人。
table-refused-place-vacant = { $place } 號座位空著：要有人坐下才能繼續。
table-refused-places-empty = 還空著 { $places } 個座位：請等人來，或讓機器人補滿。
table-refused-places-occupied = { $place } 號座位有人，而改動後牌桌就沒有這個座位了。
table-refused-seated-already = 你已經坐在 { $place } 號座位。
table-refused-stale = 桌上的情況剛剛變了，請看清後再決定。
table-refused-store-unavailable = 伺服器暫時無法保存，請稍後再試。
table-refused-too-much-said = 短時間內說得太多了，請稍等片刻再說。
table-refused-too-many-trials = 短時間內試的規則太多了，請稍等片刻再試。
table-refused-trial-failed = 現在無法試行這條規則，請稍後再試。
table-refused-trial-running = 已有一條規則正在試行，請等它結束。
table-refused-trial-given-up = 這次試行已中止，改為試行另一條規則。
table-refused-unfit = 牌桌不接受：一段話最多500個字元，座位須是桌上有的。

## Quick phrases

quick-hello = 大家好！
quick-well-played = 打得好！
quick-thanks = 謝謝！
quick-sorry = 不好意思！
quick-one-moment = 請稍等。
quick-good-luck = 祝你好運！
quick-oops = 哎呀！
quick-goodbye = 再見！

## Why a socket is closed

parting-protocol = 此頁面與伺服器的版本不符，請重新載入。
parting-malformed = 伺服器看不懂這個程式：{ $detail }
parting-too-long = 訊息過長。
parting-too-fast = 短時間內訊息過多。
parting-too-slow = 連線太慢或已中斷，請回來繼續。
parting-elsewhere = 你已在另一個視窗或裝置上進入這一桌。
parting-no-such-table = 沒有這一桌。
parting-bad-token = 那個座位不是你的，或已不再是你的。
parting-no-spectators = 這一桌不許旁觀。
parting-full = 這裡人數已滿，請稍後再來。
parting-restart = 伺服器正在重新啟動，很快就能回來。
parting-closed = 這一桌已經關閉。
parting-unavailable = 伺服器暫時打不開這一桌，請稍後再試。
