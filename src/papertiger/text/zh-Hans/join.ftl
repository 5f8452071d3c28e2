# A table of a server in the terminal: who sits there, what is next, coming and going, `papertiger join`.
# Places count from 1. Enter is the key.

## Before the game, and around it

join-title = { $game ->
    [mao] Mao
   *[madiao] 马吊
}：{ $link }
join-code-is = 口头桌号（一小时内有效）：{ $code }
join-device-is = 把座位移到另一个设备的代码（五分钟内有效）：{ $code }
join-nobody = —
join-you = 你
join-host = 桌主
join-bot = 机器人
join-ready = 准备好了
join-not-ready = 尚未准备好
join-away = 离开中
join-wishes = 赞成
join-watching = 旁观人数：{ $count }
join-set = { $label }：{ $value }
join-bots = { $level } 级的机器人
join-over = 牌局已结束。

## What is next; Enter does it

join-next-sit = Enter：坐在这里。
join-next-full = 座位已满，你旁观。
join-next-watching = 你在旁观。i：坐到所选座位。
join-next-ready = Enter：准备好了。
join-next-host = 你准备好了。等 { $who } 开始。
join-next-others = 尚未准备好：{ $who }。
join-next-empty = { $count ->
   *[other] 还有 { $count } 个空位：等别人来，或者放上机器人。
}
join-next-start = Enter：开始。
join-next-again = Enter：再来一场。
join-next-wait = 你想再来一场。在场的人都想，就开始。
join-next-table = Esc：看牌桌。
join-next-back = 机器人正在替你打。Enter：自己接着打。
join-next-go-on = 暂停中。Enter：想继续。
join-next-wait-go-on = 你想继续。在场的人都想，就继续。
join-next-vacant = 牌局等待中：须有人坐上空位，或由桌主放上机器人。

## What happened around the game

join-event-sat = { $name } 坐上 { $place } 号座位。
join-event-left = { $name } 离开了 { $place } 号座位。
join-event-bot = 机器人坐上 { $place } 号座位：{ $name }。
join-event-away = { $name } 离开了。
join-event-back = { $name } 回来了。
join-event-bot-plays = 机器人替 { $name } 打。
join-event-plays-again = { $name } 自己接着打。
join-event-ready = { $name } 准备好了。
join-event-not-ready = { $name } 还没准备好。
join-event-host = 桌主：{ $name }。
join-event-set = 牌桌的设置改了。
join-event-begins = 牌局开始。
join-event-paused = 牌局暂停。
join-event-goes-on = 牌局继续。
join-event-wishes-pause = { $name } 想暂停。
join-event-wishes-on = { $name } 想继续。
join-event-wishes-again = { $name } 想再来一场。
join-said = { $who }：{ $text }
join-said-watching = { $who }（旁观）：{ $text }

## The connection

join-lost = 连接已断。正在自动重连，座位会保留。
join-found = 已重新连上。

## The drawn table

join-speak = t：说句话
join-clock = { $who }：{ $seconds } 秒
join-you-watch = 你在旁观。
join-hand-over = 本局打完，牌桌在等你：Enter 看结算。
join-note-away = 离开中
join-note-bot = 机器人代打
join-bot-plays-you = 机器人正在替你打：按 t，再按 Enter，就自己接着打。
join-bot-plays-you-mao = 机器人正在替你打：按 T，再按 Enter，就自己接着打。
join-paused = 暂停中。t：看谁想继续；p：我也想。
join-quit-seat = 座位仍是你的：用 papertiger join 加本桌的链接就回到座位。这张桌若许机器人代打，其间由机器人替你打。
join-keys-room =
    Enter           下一步：坐下、准备好、开始、再来一场
    ↑ ↓             选座位
    i               旁观时坐下
    n               还是没准备好
    t 或 /          说句话；1 至 8：短语
    b               桌主：在所选座位放上机器人
    x               桌主：请走坐在那里的
    m               桌主：把桌主让给那位
    p               想暂停，或想继续
    g               让机器人替你打，或自己接着打
    u               离座：座位不再是你的
    c               口头桌号，可以带别人到这张桌
    d               把座位移到另一个设备的代码
    r               规则与设置；l：牌局经过；s：输赢
    Esc             回到牌桌
    q               离开；座位仍是你的
    F1 或 h         本页
join-keys-mao = T               谁在桌上：交谈、暂停、机器人、代码
join-keys-madiao =
    ← → 或 1 至 8   选牌，也可用鼠标点选
    Enter 或 u      明出
    - 或 d          扣牌，也就是灭
    ?               看这张牌的说明
    y、n            是、否；Esc 即否
    t 或 /          谁在桌上：交谈、机器人、代码
    l               牌局经过
    s               最近一局的输赢
    r               规则与设置
    p               想暂停，或想继续
    q               离开；座位仍是你的
    F1 或 h         本页
    {""}
    ■ 十字   ▲ 万字   ≡ 索子   ○ 文钱
    牌上的字：“红”即红牌；“赏”即本局赏牌；“* 可捉”即此刻能捉到这一墩；“▒ 只扣”即只能扣着出。

## Coming and going

join-ask-name = 你在桌上的名字（Enter：{ $name }）：
join-others = 别人这样来：papertiger join { $link }  或：papertiger join { $server } { $code }
join-left = 已离开牌桌。
join-left-seat = 已离开牌桌，座位仍是你的。回到座位：papertiger join { $link }
join-left-unkept = 已离开牌桌。座位没能保留：本机的数据文件夹无法写入。再从这里来就是新的客人。
join-seat-gone = 你在这张桌的座位已不是你的，现在重新入桌。
join-wrong-link = “{ $link }”不通向任何牌桌。需要别人传给你的链接，如 http://192.168.1.7:8420/t/…，或者服务器加桌号：http://192.168.1.7:8420 12345678
join-wrong-lone-code = 单有桌号不知道牌桌在哪里：前面要写服务器的地址，如 http://192.168.1.7:8420 { $code }
join-wrong-server = { $server } 是服务器，不是牌桌：请加上链接里的 /t/…，或别人念给你的桌号。papertiger open { $server } madiao 可以在那里开一桌
join-wrong-address = “{ $address }”不是服务器的地址，如 http://192.168.1.7:8420
join-wrong-flag = { $flag } 不适用于 { $game } 的牌桌
join-hands-or-end = --hands 与 --end 说的是同一件事：只能给一个

## Plain lines

join-plain-help = 按 Enter 走下一步。“说”加几个字，或先打一个引号，就是在桌上说话；“命令”列出其他能做的事。
join-plain-help-mao = 这里时间照走，不管你在读什么。开局前和结束后，空行按 Enter 走下一步。不属于牌局本身的都以 / 开头：“/说”加几个字是在牌局之外说话；“/命令”列出其他能做的事。
join-plain-commands =
    牌局之外随时可以输入：
      谁：谁在桌上
      说 文字：说话；“短语”列出短语，“短语 2”说第二句
      坐、坐 2：坐下；离座：座位不再是你的
      未备：还是没准备好
      暂停、继续：想这样
      代打：让机器人替你打，或自己接着打
      桌号：带别人来的桌号；设备：把座位移到另一个设备的代码
      设置：牌桌的设置
      桌主：机器人 3、请走 3、让主 3：在 3 号座位放上机器人、请走那里的、把桌主让给那位
join-plain-unknown = 看不懂“{ $text }”。输入 ? 看能看的，“命令”看能做的。
join-type-sit-words = 坐 坐下 sit
join-type-unready-words = 未备 unready
join-type-stand-words = 离座 stand
join-type-say-words = 说 say
join-type-phrase-words = 短语 phrase phrases
join-type-who-words = 谁 who
join-type-pause-words = 暂停 pause
join-type-resume-words = 继续 continue
join-type-bot-words = 机器人 bot
join-type-send-words = 请走 send
join-type-host-words = 让主 host
join-type-auto-words = 代打 auto
join-type-code-words = 桌号 code
join-type-device-words = 设备 device
join-type-settings-words = 设置 settings
join-type-commands-words = 命令 commands
