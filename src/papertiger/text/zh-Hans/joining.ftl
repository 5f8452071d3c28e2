# A program that plays at a table of a server: what `papertiger bot` says. Places count from 1.

joining-table = 牌桌：{ $link }
joining-seated = { $name }：第 { $place } 席
joining-over = 本场结束。局数：{ $hands }；{ $scores }

## What is wrong

joining-wrong-link = “{ $link }”不合要求：这里需要牌桌链接，如 http://127.0.0.1:8420/t/…；用 --game 或 --code 时则需要服务器地址
joining-unreachable = { $server } 没有应答：{ $why }
joining-refused = 服务器拒绝了：{ $code }
joining-problem-no-such-code = 没有这个代码，或者它已经过期。
joining-problem-too-many-requests = 短时间内尝试太多，请稍候再试。
joining-problem-too-many-tables = 服务器容不下更多牌桌了。
joining-protocol = 本程序用协议第 { $ours } 版，服务器用第 { $theirs } 版：请更新较旧的一方。
joining-elsewhere = 你现在在另一个终端、窗口或设备上坐在这张桌旁。用 papertiger join 加链接，座位就回到这里。
