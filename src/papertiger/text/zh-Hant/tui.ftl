# The table of Madiao drawn in a terminal.

## The strip above the table: labels, each followed by its value

tui-hand-number = 局
tui-trick-number = 墩
tui-trick-of = { $number }/{ $all }
tui-stake = 每注
tui-banker = 莊家
tui-upcard = 面張
tui-tops = 賞牌
tui-led = 領出之門
tui-winning = 目前最大
tui-winning-card = { $card }，{ $who }
tui-none = —
tui-pace = [ ] 間隔 { $seconds } 秒
tui-paused = p：暫停中

## The players, and what is written on cards: a word or two, there is little room

tui-role-banker = 莊家
tui-role-dealer = 發牌者
tui-role-shuffler = 洗牌者
tui-role-player = 閒家
tui-score = 輸贏
tui-tricks = 得墩
tui-cards = 手牌
tui-red = 紅
tui-top = 賞
tui-wins = * 可捉
tui-down-only = ▒ 只扣
tui-winner = * 最大
tui-exposed = 明墊
tui-upcard-mark = 面張

## What is asked, above the hand

tui-your-lead = 由你領出：選一張牌，按 Enter 打出。
tui-your-turn = 輪到你：Enter 明出，- 扣牌。
tui-turn-of = 輪到：{ $who }。
tui-paused-prompt = 暫停中：按 p 繼續。
tui-hand-over = 本局打完：按 Enter 看輸贏。

## The keys in the line at the bottom

tui-key-up = 明出
tui-key-down = 扣牌
tui-key-card = 牌譜
tui-key-log = 經過
tui-key-scores = 輸贏
tui-key-rules = 規則
tui-key-pause = 暫停
tui-key-quit = 離開
tui-key-keys = 按鍵
tui-key-next = 下一步
tui-key-talk = 交談
tui-key-code = 桌號
tui-key-on = 下一步
tui-key-back = 上一步
tui-key-trick = 下一墩
tui-key-deal = 下一局
tui-key-open = 明牌
tui-key-turn = 換座

## Dialogs

tui-stake-title = 定注
tui-cut-title = 切牌
tui-redeal-title = 重發
tui-exposed-title = 明墊
tui-quit-title = 要離開牌桌嗎？
tui-quit = 牌局會原樣保留，以後可以接著打。
tui-yes = 是（y）
tui-no = 否（n）
tui-hint-number = ← → 或數字：定數   Enter：確定   r：規則
tui-too-small = 視窗太小：至少要 80 欄、24 行。

## Sheets

tui-hint-scroll = ↑ ↓ 捲動   Esc 關閉
tui-hint-ledger = ↑ ↓ 選一筆，Enter 看條文   空白鍵或 Esc 繼續
tui-hint-card = ← → 換一張牌   Esc 關閉
tui-hint-rules = ↑ ↓ 選條文   空白鍵、b 翻頁   Esc 關閉
tui-hint-ending = Enter 離開牌桌
tui-log-title = 牌局經過
tui-scores-title = 輸贏
tui-rules-title = 規則
tui-rules-in-english = 條文目前只有英文。
tui-rules-table = 本桌規則
tui-rules-stakes = 每注 { $low } 至 { $high }
tui-keys-title = 按鍵
tui-keys =
    ← → 或 1 至 8   選牌，也可用滑鼠點選
    Enter 或 u      明出
    - 或 d          扣牌，也就是滅
    ?               看這張牌的說明
    y、n            是、否；Esc 即否
    l               牌局經過
    s               最近一局的輸贏
    r               規則
    {"[ ]"}             機器人出牌快些、慢些
    p               暫停、繼續
    q               離開牌桌，以後可以接著打
    F1 或 h         本頁
    {""}
    ■ 十字   ▲ 萬字   ≡ 索子   ○ 文錢
    牌上的字：「紅」即紅牌；「賞」即本局賞牌；「* 可捉」即此刻能捉到這一墩；「▒ 只扣」即只能扣著出。

## A replay

tui-replay-open = 四家明牌。
tui-replay-seat = { $who }所見。
tui-replay-over = 本局打完：按 s 看輸贏。
tui-replay-running = 此局尚未打完：手牌不公開。
tui-replay-keys =
    → 或空白鍵      下一步
    ← 或 b          上一步
    ↓ ↑ 或 n、p     下一墩、上一墩
    PgDn、PgUp      下一局、上一局
    Home、End       開頭、結尾
    o               四家明牌，或只看一家所見
    v               換到下一家的座位
    l               到此為止的經過
    s               最近一局的輸贏
    ?               牌譜
    r               規則
    q 或 Esc        離開
    F1 或 h         本頁
