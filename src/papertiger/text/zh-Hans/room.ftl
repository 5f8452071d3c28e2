# A table that people sit at over the network: why something was not done, quick phrases, farewells.
# Places are counted from 1 here.

room-guest = 访客 { $number }

## Why a table refuses

table-refused-another-game = 这一桌玩的是另一种游戏。
table-refused-chat-off = 这一桌不设聊天。
table-refused-entropy-too-late = 这一局已在发牌；你的字句可用于下一局。
table-refused-game-running = 牌局进行中不能这样做。
table-refused-hand-seen = 这一局里你已看过 { $place } 号座位的牌：本局结束前不能坐到别的座位。
table-refused-name-empty = 请取一个看得见的名字。
table-refused-name-is-mao = 玩“毛”的人不能叫“{ $name }”：这个名字会被一再说出口。
table-refused-name-only-signs = 名字里要有字母、数字、汉字或图案。
table-refused-name-reserved = “{ $name }”已归游戏自己使用，请另取一个。
table-refused-name-taken = 这一桌已有人用与“{ $name }”相近的名字，请另取一个。
table-refused-name-too-long = 名字最多 { $most } 个字。
table-refused-no-game = 这里没有进行中的牌局。
table-refused-no-game-over = 本场结束后才能提议再来一场。
table-refused-no-place-free = 座位已满。
table-refused-no-such-bot = 没有名为“{ $level }”的机器人。可选：{ $levels }。
table-refused-no-such-place = 这一桌没有 { $place } 号座位。
table-refused-no-takeover = 这一桌不让机器人代打。
table-refused-nobody-there = { $place } 号座位没有人。
table-refused-not-all-ready = { $place } 号座位的玩家还没有准备好。
table-refused-not-for-players = 这由牌桌自己处理，不归玩家。
table-refused-not-seated = 请先入座。
table-refused-not-the-host = 只有桌主可以这样做。
table-refused-not-yourself = 要离座，请起身。
table-refused-nothing-said = 没有可说的内容。
table-refused-paused = 牌局暂停中。
table-refused-place-taken = { $place } 号座位已有人。
table-refused-place-vacant = { $place } 号座位空着：要有人坐下才能继续。
table-refused-places-empty = 还空着 { $places } 个座位：请等人来，或让机器人补满。
table-refused-places-occupied = { $place } 号座位有人，而改动后牌桌就没有这个座位了。
table-refused-seated-already = 你已经坐在 { $place } 号座位。
table-refused-stale = 桌上的情况刚刚变了，请看清后再决定。
table-refused-store-unavailable = 服务器暂时无法保存，请稍后再试。
table-refused-too-much-said = 短时间内说得太多了，请稍等片刻再说。
table-refused-too-many-trials = 短时间内试的规则太多了，请稍等片刻再试。
table-refused-trial-failed = 现在无法试行这条规则，请稍后再试。
table-refused-trial-running = 已有一条规则正在试行，请等它结束。
table-refused-trial-given-up = 这次试行已中止，改为试行另一条规则。
table-refused-unfit = 牌桌不接受：一段话最多500个字符，座位须是桌上有的。

## Quick phrases

quick-hello = 大家好！
quick-well-played = 打得好！
quick-thanks = 谢谢！
quick-sorry = 不好意思！
quick-one-moment = 请稍等。
quick-good-luck = 祝你好运！
quick-oops = 哎呀！
quick-goodbye = 再见！

## Why a socket is closed

parting-protocol = 此页面与服务器的版本不符，请重新载入。
parting-malformed = 服务器看不懂这个程序：{ $detail }
parting-too-long = 消息过长。
parting-too-fast = 短时间内消息过多。
parting-too-slow = 连接太慢或已中断，请回来继续。
parting-elsewhere = 你已在另一个窗口或设备上进入这一桌。
parting-no-such-table = 没有这一桌。
parting-bad-token = 那个座位不是你的，或已不再是你的。
parting-no-spectators = 这一桌不许旁观。
parting-full = 这里人数已满，请稍后再来。
parting-restart = 服务器正在重启，很快就能回来。
parting-closed = 这一桌已经关闭。
parting-unavailable = 服务器暂时打不开这一桌，请稍后再试。
