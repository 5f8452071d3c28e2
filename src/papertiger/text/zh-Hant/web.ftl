# The pages of the server: the first page, the waiting room, the table of Madiao.

## Around every page

web-title = 紙老虎
web-languages = 語言
web-home = 回首頁
web-close = 關閉
web-no-script = 請啟用 JavaScript，牌桌需要它才能運作。
web-nobody = 空位
web-coming = 正在入桌……
web-another-game = 本頁只打馬弔，這一桌玩的是另一種遊戲。

## The connection

web-lost = 連線已斷。
web-coming-back = 正在自動重連，座位為你保留。
web-try-now = 立即重試
web-here = 改在此處打牌

## The first page

web-headline = 馬弔：紙牌裡的老虎
web-about = 四十張牌，畫水滸好漢；三家合力，攻莊家一人。明代牌戲，依古法而打。
web-name = 你的名字
web-play-now = 馬上開局，對三個機器人
web-open-table = 自己開一桌
web-open = 開桌
web-join = 加入牌桌
web-link-or-code = 連結或桌號
web-go = 前往
web-watch = 旁觀
web-no-tables = 現在沒有公開的牌桌。
web-nobody-yet = 還沒有人入座
web-phase-gathering = 等人中
web-phase-playing = 對局中
web-phase-paused = 暫停
web-phase-over = 已結束

## What went wrong there

web-trouble-unreachable = 伺服器沒有回應，請稍後再試。
web-trouble-no-such-code = 沒有這個桌號，或已過期。
web-trouble-no-such-table = 沒有這一桌，或已不存在。
web-trouble-too-many-requests = 短時間內嘗試過多，請稍等。
web-trouble-too-many-tables = 伺服器已開不下更多牌桌。
web-trouble-store-unavailable = 伺服器暫時無法儲存，請稍後再試。
web-trouble-refused = 現在不能這樣做。

## The waiting room

web-waiting = 開局之前
web-you = 你
web-host = 桌主
web-bot = 機器人
web-is-ready = 已準備好
web-not-ready = 尚未準備
web-sit = 入座
web-add-bot = 放一個機器人
web-remove = 請離
web-remove-who = 請離：{ $who }
web-start = 開始
web-ready = 準備好了
web-not-yet = 還沒準備好
web-stand-up = 離座
web-bots-fill = 開局時的空位由機器人補上。
web-invite = 邀人入桌
web-qr = 本桌連結的 QR 碼
web-copy = 複製連結
web-copied = 已複製
web-code = 要一個口頭桌號
web-code-is = 桌號（一小時內有效）：{ $code }

## The table

web-table = 馬弔牌桌
web-strip = 本局情形
web-felt = 各家與當前一墩
web-mine = 你的一側
web-beside = 桌邊
web-more = 更多
web-trick = 桌上這一墩
web-last-trick = 上一墩
web-laid = { $who }：{ $card }
web-wins = 可捉
web-winning = 最大
web-away = 離席
web-paused = 牌局暫停。
web-match-over = 全場結束。
web-turn-of = 輪到：{ $who }。
web-your-turn = 輪到你了
web-your-turn-for = 輪到你了：{ $what }
web-your-lead = 輪到你領出。
web-your-play = 輪到你：明出捉牌，或扣牌。
web-again = 再來一場
web-take-over = 換回自己打
web-tricks-so-far = 已打各墩
web-no-tricks = 還沒有人得墩。

## Your hand

web-hand = 你的手牌
web-lay = 打出所選的牌
web-face-up = 明出
web-face-down = 扣牌
web-what-is-it = 牌譜
web-choose-card = 請選一張牌。
web-marked = { $card }：{ $mark }
web-would-win = 可捉此墩
web-may-lead = 可領出
web-would-expose = 捉不住，明出即明墊
web-only-down = 只能扣
web-exposes = { $card } 捉不住 { $winning }，明出即為明墊。
web-face-down-instead = 改為扣牌
web-face-up-all-the-same = 仍然明出

## The moments before the play

web-stake-about = 你是莊家：本局一切輸贏都按注計算。
web-name-stake = 定注
web-cut-about = 提起一疊牌，亮出的那張決定從誰發起。
web-cut = 切牌
web-redeal-about = 你有五張以上同門，可以要求重發。
web-keep-title = 看牌
web-keep-about = 看好手牌，就要開打了。
web-keep = 不重發
web-redeal = 要求重發

## The settlement

web-settlement = 結帳
web-who-pays = 誰付給誰
web-stakes = 注數
web-money = 錢
web-why = 名目
web-clause = 條文
web-sums = 各家輸贏
web-this-hand = 本局
web-so-far = 累計

## A card

web-pinyin = 拼音
web-hero = 好漢
web-suit = 門類

## Log, talk, keys

web-log = 牌局經過
web-say = 說點什麼
web-send = 說
web-phrases = 常用語
web-keys = 按鍵
web-key-choose = 選牌
web-key-up = 明出
web-key-down = 扣牌
web-key-card = 牌譜
web-key-close = 關閉頁面
web-key-tab = 在頁面各處之間移動
web-gestures = 用手指或滑鼠：選牌後按鈕出牌，或把牌往上拖（明出）、往下拖（扣牌）。長按或右鍵可看牌譜。
