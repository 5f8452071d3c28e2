# At the table: who sits there, what can be done beside the game, the score sheet.

## A player

seats-on-turn = 輪到
seats-bot-plays = 機器人代打
seats-clock = 本步剩餘時間
seats-seconds = { $seconds } 秒
seats-multiplier = 時間 ×{ $times }
seats-waits-for-somebody = 牌局等待中：須有人坐上空位。

## A card

seats-worth = 此牌的價值
seats-second-upcard = 第二張面張

## The score sheet and the settlement

seats-scores = 計分
seats-stake = { $stake } 注
seats-no-hands = 還沒有打完的局。
seats-before = 此前
seats-ahead = 領先：{ $who }
seats-next-banker = 下一局莊家：{ $who }
seats-banker-stays = 憑百老連莊：{ $who }
seats-bank-drawn = 重新抽牌定莊。
seats-go-on = 繼續

## The menu

seats-menu = 牌桌
seats-mine = 我的座位
seats-pause = 希望暫停
seats-resume = 希望繼續
seats-wish-pause = 希望暫停：{ $who }。在場的人都希望時即暫停。
seats-wish-resume = 希望繼續：{ $who }。在場的人都希望時即繼續。
seats-wish-again = 希望再來一場：{ $who }。在場的人都希望時即開始。
seats-let-bot = 讓機器人代我打
seats-transfer = 換到另一台裝置
seats-transfer-about = 請在另一台裝置上打開本伺服器的首頁，輸入此碼。此碼只能用一次，五分鐘內有效；之後座位歸那台裝置。
seats-stand-up-title = 要永久離座嗎？
seats-stand-up-bot = 機器人會在您的座位上繼續打。若還要回來，請不要離座：您不在時機器人會代打。
seats-stand-up-waits = 之後牌局會等待，直到有別人坐上您的座位。
seats-stay = 留下
seats-others = 在座的人
seats-mute = 靜音
seats-report = 檢舉
seats-report-who = 檢舉 { $who }
seats-reported = 檢舉已送出。
seats-report-about = 發生了什麼事？管理本伺服器的人會看到。
seats-hand-over = 設為桌主
seats-spectators = 旁觀人數：{ $count }
seats-page = 本頁
seats-sounds = 聲音
seats-volume = 音量
seats-notices = 我看別處而輪到我時通知我
seats-notices-forbidden = 瀏覽器不允許本頁發送通知。
seats-settings = 本桌的設定

## Talk and the connection

seats-talk = 記錄與談話
seats-unread = 未讀
seats-back = 已回到牌桌。
