# A table of a server in the terminal: who sits there, what is next, coming and going, `papertiger join`.
# Places count from 1. Enter is the key.

## Before the game, and around it

join-title = { $game ->
    [mao] Mao
   *[madiao] 馬弔
}：{ $link }
join-code-is = 口頭桌號（一小時內有效）：{ $code }
join-device-is = 把座位移到另一個裝置的代碼（五分鐘內有效）：{ $code }
join-nobody = —
join-you = 你
join-host = 桌主
join-bot = 機器人
join-ready = 準備好了
join-not-ready = 尚未準備好
join-away = 離開中
join-wishes = 贊成
join-watching = 旁觀人數：{ $count }
join-set = { $label }：{ $value }
join-bots = { $level } 級的機器人
join-over = 牌局已結束。

## What is next; Enter does it

join-next-sit = Enter：坐在這裡。
join-next-full = 座位已滿，你旁觀。
join-next-watching = 你在旁觀。i：坐到所選座位。
join-next-ready = Enter：準備好了。
join-next-host = 你準備好了。等 { $who } 開始。
join-next-others = 尚未準備好：{ $who }。
join-next-empty = { $count ->
   *[other] 還有 { $count } 個空位：等別人來，或者放上機器人。
}
join-next-start = Enter：開始。
join-next-again = Enter：再來一場。
join-next-wait = 你想再來一場。在場的人都想，就開始。
join-next-table = Esc：看牌桌。
join-next-back = 機器人正在替你打。Enter：自己接著打。
join-next-go-on = 暫停中。Enter：想繼續。
join-next-wait-go-on = 你想繼續。在場的人都想，就繼續。
join-next-vacant = 牌局等待中：須有人坐上空位，或由桌主放上機器人。

## What happened around the game

join-event-sat = { $name } 坐上 { $place } 號座位。
join-event-left = { $name } 離開了 { $place } 號座位。
join-event-bot = 機器人坐上 { $place } 號座位：{ $name }。
join-event-away = { $name } 離開了。
join-event-back = { $name } 回來了。
join-event-bot-plays = 機器人替 { $name } 打。
join-event-plays-again = { $name } 自己接著打。
join-event-ready = { $name } 準備好了。
join-event-not-ready = { $name } 還沒準備好。
join-event-host = 桌主：{ $name }。
join-event-set = 牌桌的設定改了。
join-event-begins = 牌局開始。
join-event-paused = 牌局暫停。
join-event-goes-on = 牌局繼續。
join-event-wishes-pause = { $name } 想暫停。
join-event-wishes-on = { $name } 想繼續。
join-event-wishes-again = { $name } 想再來一場。
join-said = { $who }：{ $text }
join-said-watching = { $who }（旁觀）：{ $text }

## The connection

join-lost = 連線已斷。正在自動重連，座位會保留。
join-found = 已重新連上。

## The drawn table

join-speak = t：說句話
join-clock = { $who }：{ $seconds } 秒
join-you-watch = 你在旁觀。
join-hand-over = 本局打完，牌桌在等你：Enter 看結算。
join-note-away = 離開中
join-note-bot = 機器人代打
join-bot-plays-you = 機器人正在替你打：按 t，再按 Enter，就自己接著打。
join-bot-plays-you-mao = 機器人正在替你打：按 T，再按 Enter，就自己接著打。
join-paused = 暫停中。t：看誰想繼續；p：我也想。
join-quit-seat = 座位仍是你的：用 papertiger join 加本桌的連結就回到座位。這張桌若許機器人代打，其間由機器人替你打。
join-keys-room =
    Enter           下一步：坐下、準備好、開始、再來一場
    ↑ ↓             選座位
    i               旁觀時坐下
    n               還是沒準備好
    t 或 /          說句話；1 至 8：短語
    b               桌主：在所選座位放上機器人
    x               桌主：請走坐在那裡的
    m               桌主：把桌主讓給那位
    p               想暫停，或想繼續
    g               讓機器人替你打，或自己接著打
    u               離座：座位不再是你的
    c               口頭桌號，可以帶別人到這張桌
    d               把座位移到另一個裝置的代碼
    r               規則與設定；l：牌局經過；s：輸贏
    Esc             回到牌桌
    q               離開；座位仍是你的
    F1 或 h         本頁
join-keys-mao = T               誰在桌上：交談、暫停、機器人、代碼
join-keys-madiao =
    ← → 或 1 至 8   選牌，也可用滑鼠點選
    Enter 或 u      明出
    - 或 d          扣牌，也就是滅
    ?               看這張牌的說明
    y、n            是、否；Esc 即否
    t 或 /          誰在桌上：交談、機器人、代碼
    l               牌局經過
    s               最近一局的輸贏
    r               規則與設定
    p               想暫停，或想繼續
    q               離開；座位仍是你的
    F1 或 h         本頁
    {""}
    ■ 十字   ▲ 萬字   ≡ 索子   ○ 文錢
    牌上的字：「紅」即紅牌；「賞」即本局賞牌；「* 可捉」即此刻能捉到這一墩；「▒ 只扣」即只能扣著出。

## Coming and going

join-ask-name = 你在桌上的名字（Enter：{ $name }）：
join-others = 別人這樣來：papertiger join { $link }  或：papertiger join { $server } { $code }
join-left = 已離開牌桌。
join-left-seat = 已離開牌桌，座位仍是你的。回到座位：papertiger join { $link }
join-left-unkept = 已離開牌桌。座位沒能保留：本機的資料夾無法寫入。再從這裡來就是新的客人。
join-seat-gone = 你在這張桌的座位已不是你的，現在重新入桌。
join-wrong-link = 「{ $link }」不通向任何牌桌。需要別人傳給你的連結，如 http://192.168.1.7:8420/t/…，或者伺服器加桌號：http://192.168.1.7:8420 12345678
join-wrong-lone-code = 單有桌號不知道牌桌在哪裡：前面要寫伺服器的位址，如 http://192.168.1.7:8420 { $code }
join-wrong-server = { $server } 是伺服器，不是牌桌：請加上連結裡的 /t/…，或別人唸給你的桌號。papertiger open { $server } madiao 可以在那裡開一桌
join-wrong-address = 「{ $address }」不是伺服器的位址，如 http://192.168.1.7:8420
join-wrong-flag = { $flag } 不適用於 { $game } 的牌桌
join-hands-or-end = --hands 與 --end 說的是同一件事：只能給一個

## Plain lines

join-plain-help = 按 Enter 走下一步。「說」加幾個字，或先打一個引號，就是在桌上說話；「命令」列出其他能做的事。
join-plain-help-mao = 這裡時間照走，不管你在讀什麼。開局前和結束後，空行按 Enter 走下一步。不屬於牌局本身的都以 / 開頭：「/說」加幾個字是在牌局之外說話；「/命令」列出其他能做的事。
join-plain-commands =
    牌局之外隨時可以輸入：
      誰：誰在桌上
      說 文字：說話；「短語」列出短語，「短語 2」說第二句
      坐、坐 2：坐下；離座：座位不再是你的
      未備：還是沒準備好
      暫停、繼續：想這樣
      代打：讓機器人替你打，或自己接著打
      桌號：帶別人來的桌號；裝置：把座位移到另一個裝置的代碼
      設定：牌桌的設定
      桌主：機器人 3、請走 3、讓主 3：在 3 號座位放上機器人、請走那裡的、把桌主讓給那位
join-plain-unknown = 看不懂「{ $text }」。輸入 ? 看能看的，「命令」看能做的。
join-type-sit-words = 坐 坐下 sit
join-type-unready-words = 未備 unready
join-type-stand-words = 離座 stand
join-type-say-words = 說 say
join-type-phrase-words = 短語 phrase phrases
join-type-who-words = 誰 who
join-type-pause-words = 暫停 pause
join-type-resume-words = 繼續 continue
join-type-bot-words = 機器人 bot
join-type-send-words = 請走 send
join-type-host-words = 讓主 host
join-type-auto-words = 代打 auto
join-type-code-words = 桌號 code
join-type-device-words = 裝置 device
join-type-settings-words = 設定 settings
join-type-commands-words = 命令 commands
