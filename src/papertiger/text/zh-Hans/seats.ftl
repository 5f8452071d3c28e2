# At the table: who sits there, what can be done beside the game, the score sheet.

## A player

seats-on-turn = 轮到
seats-bot-plays = 机器人代打
seats-clock = 本步剩余时间
seats-seconds = { $seconds } 秒
seats-multiplier = 时间 ×{ $times }
seats-waits-for-somebody = 牌局等待中：须有人坐上空位。

## A card

seats-worth = 此牌的价值
seats-second-upcard = 第二张面张

## The score sheet and the settlement

seats-scores = 计分
seats-stake = { $stake } 注
seats-no-hands = 还没有打完的局。
seats-before = 此前
seats-ahead = 领先：{ $who }
seats-next-banker = 下一局庄家：{ $who }
seats-banker-stays = 凭百老连庄：{ $who }
seats-bank-drawn = 重新抽牌定庄。
seats-go-on = 继续

## The menu

seats-menu = 牌桌
seats-mine = 我的座位
seats-pause = 希望暂停
seats-resume = 希望继续
seats-wish-pause = 希望暂停：{ $who }。在场的人都希望时即暂停。
seats-wish-resume = 希望继续：{ $who }。在场的人都希望时即继续。
seats-wish-again = 希望再来一场：{ $who }。在场的人都希望时即开始。
seats-let-bot = 让机器人代我打
seats-transfer = 换到另一台设备
seats-transfer-about = 请在另一台设备上打开本服务器的首页，输入此码。此码只能用一次，五分钟内有效；之后座位归那台设备。
seats-stand-up-title = 要永久离座吗？
seats-stand-up-bot = 机器人会在您的座位上继续打。若还要回来，请不要离座：您不在时机器人会代打。
seats-stand-up-waits = 之后牌局会等待，直到有别人坐上您的座位。
seats-stay = 留下
seats-others = 在座的人
seats-mute = 静音
seats-report = 举报
seats-report-who = 举报 { $who }
seats-reported = 举报已送出。
seats-report-about = 发生了什么事？管理本服务器的人会看到。
seats-hand-over = 设为桌主
seats-spectators = 旁观人数：{ $count }
seats-page = 本页
seats-sounds = 声音
seats-volume = 音量
seats-notices = 我看别处而轮到我时通知我
seats-notices-forbidden = 浏览器不允许本页发送通知。
seats-settings = 本桌的设置

## Talk and the connection

seats-talk = 记录与谈话
seats-unread = 未读
seats-back = 已回到牌桌。
