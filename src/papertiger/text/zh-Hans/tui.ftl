# The table of Madiao drawn in a terminal.

## The strip above the table: labels, each followed by its value

tui-hand-number = 局
tui-trick-number = 墩
tui-trick-of = { $number }/{ $all }
tui-stake = 每注
tui-banker = 庄家
tui-upcard = 面张
tui-tops = 赏牌
tui-led = 领出之门
tui-winning = 目前最大
tui-winning-card = { $card }，{ $who }
tui-none = —
tui-pace = [ ] 间隔 { $seconds } 秒
tui-paused = p：暂停中

## The players, and what is written on cards: a word or two, there is little room

tui-role-banker = 庄家
tui-role-dealer = 发牌者
tui-role-shuffler = 洗牌者
tui-role-player = 闲家
tui-score = 输赢
tui-tricks = 得墩
tui-cards = 手牌
tui-red = 红
tui-top = 赏
tui-wins = * 可捉
tui-down-only = ▒ 只扣
tui-winner = * 最大
tui-exposed = 明垫
tui-upcard-mark = 面张

## What is asked, above the hand

tui-your-lead = 由你领出：选一张牌，按 Enter 打出。
tui-your-turn = 轮到你：Enter 明出，- 扣牌。
tui-turn-of = 轮到：{ $who }。
tui-paused-prompt = 暂停中：按 p 继续。
tui-hand-over = 本局打完：按 Enter 看输赢。

## The keys in the line at the bottom

tui-key-up = 明出
tui-key-down = 扣牌
tui-key-card = 牌谱
tui-key-log = 经过
tui-key-scores = 输赢
tui-key-rules = 规则
tui-key-pause = 暂停
tui-key-quit = 退出
tui-key-keys = 按键
tui-key-next = 下一步
tui-key-talk = 交谈
tui-key-code = 桌号
tui-key-on = 下一步
tui-key-back = 上一步
tui-key-trick = 下一墩
tui-key-deal = 下一局
tui-key-open = 明牌
tui-key-turn = 换座

## Dialogs

tui-stake-title = 定注
tui-cut-title = 切牌
tui-redeal-title = 重发
tui-exposed-title = 明垫
tui-quit-title = 要离开牌桌吗？
tui-quit = 牌局会原样保留，以后可以接着打。
tui-yes = 是（y）
tui-no = 否（n）
tui-hint-number = ← → 或数字：定数   Enter：确定   r：规则
tui-too-small = 窗口太小：至少要 80 列、24 行。

## Sheets

tui-hint-scroll = ↑ ↓ 滚动   Esc 关闭
tui-hint-ledger = ↑ ↓ 选一笔，Enter 看条文   空格键或 Esc 继续
tui-hint-card = ← → 换一张牌   Esc 关闭
tui-hint-rules = ↑ ↓ 选条文   空格键、b 翻页   Esc 关闭
tui-hint-ending = Enter 离开牌桌
tui-log-title = 牌局经过
tui-scores-title = 输赢
tui-rules-title = 规则
tui-rules-in-english = 条文目前只有英文。
tui-rules-table = 本桌规则
tui-rules-stakes = 每注 { $low } 至 { $high }
tui-keys-title = 按键
tui-keys =
    ← → 或 1 至 8   选牌，也可用鼠标点选
    Enter 或 u      明出
    - 或 d          扣牌，也就是灭
    ?               看这张牌的说明
    y、n            是、否；Esc 即否
    l               牌局经过
    s               最近一局的输赢
    r               规则
    {"[ ]"}             机器人出牌快些、慢些
    p               暂停、继续
    q               离开牌桌，以后可以接着打
    F1 或 h         本页
    {""}
    ■ 十字   ▲ 万字   ≡ 索子   ○ 文钱
    牌上的字：“红”即红牌；“赏”即本局赏牌；“* 可捉”即此刻能捉到这一墩；“▒ 只扣”即只能扣着出。

## A replay

tui-replay-open = 四家明牌。
tui-replay-seat = { $who }所见。
tui-replay-over = 本局打完：按 s 看输赢。
tui-replay-running = 此局尚未打完：手牌不公开。
tui-replay-keys =
    → 或空格键      下一步
    ← 或 b          上一步
    ↓ ↑ 或 n、p     下一墩、上一墩
    PgDn、PgUp      下一局、上一局
    Home、End       开头、结尾
    o               四家明牌，或只看一家所见
    v               换到下一家的座位
    l               到此为止的经过
    s               最近一局的输赢
    ?               牌谱
    r               规则
    q 或 Esc        离开
    F1 或 h         本页
