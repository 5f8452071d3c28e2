# A program that plays at a table of a server: what `papertiger bot` says. Places count from 1.

joining-table = 牌桌：{ $link }
joining-seated = { $name }：第 { $place } 席
joining-over = 本場結束。局數：{ $hands }；{ $scores }

## What is wrong

joining-wrong-link = 「{ $link }」不合要求：這裡需要牌桌連結，如 http://127.0.0.1:8420/t/…；用 --game 或 --code 時則需要伺服器位址
joining-unreachable = { $server } 沒有應答：{ $why }
joining-refused = 伺服器拒絕了：{ $code }
joining-problem-no-such-code = 沒有這個代碼，或者它已經過期。
joining-problem-too-many-requests = 短時間內嘗試太多，請稍候再試。
joining-problem-too-many-tables = 伺服器容不下更多牌桌了。
joining-protocol = 本程式用協定第 { $ours } 版，伺服器用第 { $theirs } 版：請更新較舊的一方。
joining-elsewhere = 你現在在另一個終端、視窗或裝置上坐在這張桌旁。用 papertiger join 加連結，座位就回到這裡。
