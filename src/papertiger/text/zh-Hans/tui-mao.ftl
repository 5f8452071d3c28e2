# The table of Mao in a terminal, drawn or in plain lines.

## The strip above the table

mao-hand = 局
mao-referee = 判罚
mao-referee-referee = 裁判
mao-referee-players = 玩家
mao-referee-both = 裁判与玩家
mao-direction = 方向
mao-clockwise = ↓ 顺时针
mao-counter = ↑ 逆时针
mao-paused = 已暂停：按 P 继续。
mao-paused-reading = 阅读时暂停。
mao-order = 程序问题：{ $who }
mao-hush = 已安静 { $seconds } 秒
mao-order-wishes = { $who }希望结束
mao-ballot = 正在表决第 { $penalty } 次罚牌：{ $seats } 人中 { $voted } 人已投票
mao-ballot-own = 第 { $penalty } 次罚牌：y 维持，n 撤销；{ $seats } 人中 { $voted } 人已投票
mao-held = { $who }按着 J
mao-held-called = { $who }按着 J，叫{ $suit }
mao-race = J 已松开：谁先叫花色就归谁定
mao-last-played = { $who }已出完牌，胜负待定
mao-win-disputed = 胜负未定：出完牌者被罚，尚可申诉
mao-sevens = 连续 { $sevens } 张 7，须摸 { $owed } 张
mao-deals = 发牌者：{ $who }
mao-deals-you = 您发牌：按 i 翻开第一张
mao-between = 下一局由{ $who }发牌
mao-between-you = 您发牌：先按 z，再按每人几张；0 是十张
mao-between-wait = 不按则发五张
mao-seconds = { $seconds } 秒
mao-stopped = { $who }停表

mao-guest = 客人

## Around the table: a word or two, there is little room

mao-stock = 牌堆
mao-pile = 弃牌
mao-called = 花色：{ $suit }
mao-dealer = 发牌者
mao-away = 离开
mao-gone = 已退出
mao-holds = 按着 J
mao-said = “{ $text }”
mao-done = *{ $what }*

## The phrase bar

mao-key-order = 程序问题
mao-key-end = 结束
mao-key-spade = “黑桃…”
mao-key-gestures = 动作
mao-key-penalty = 罚牌
mao-key-dispute = 申诉
mao-key-vote = 投票
mao-key-play = 出牌
mao-key-hold = 按住
mao-key-release = 松手
mao-key-stock = 牌堆
mao-key-look = 看牌
mao-key-deal = 发牌
mao-key-turn-up = 翻牌
mao-gesture-knock = 敲桌
mao-gesture-bow = 鞠躬
mao-gesture-tap = 点弃牌堆
mao-gesture-slap = 拍桌
mao-gesture-stand = 起立
mao-gesture-snap = 打响指
mao-gesture-straighten = 理齐弃牌堆

## The line to speak in, and the keys below it

mao-line = / 用自己的话说点什么
mao-line-rank = { $rank } … s：黑桃；Esc：不说了
mao-line-gesture = 1 到 7：动作；Esc：不做了
mao-line-deal = 每人几张？{ $least } 到 9，0 是十张；Esc：不发了
mao-look-first = 手牌还扣着：按 u 看牌。
mao-away-you = 您已离开，由牌桌替您摸牌：按 w 回来。
tui-key-speak = 说话
tui-key-review = 回顾

## Penalties

mao-penalty-title = 罚牌
mao-penalty-whom = 罚谁？按玩家的键。Esc 不罚。
mao-penalty-what = 罚{ $who }什么？按理由或自创规则的键。Esc 不罚。
mao-penalty-scroll = ↑ ↓ 滚动。
mao-penalty-own = 罚{ $who }什么？Enter 罚牌，Esc 不罚。
mao-penalty-rules = 自创规则
mao-penalty-other = 其他理由，用自己的话说
mao-penalty-line = 用自己的话写理由

mao-challenge-title = 本局的罚牌
mao-challenge-none = 本局还没有罚过牌。
mao-hint-challenge = ↑ ↓ 选罚牌   Enter 要求表决   b 退回：误判   Esc 关闭

## After a hand

mao-review-title = 上一局
mao-review-caught = { $who }被{ $by }罚：{ $reason }
mao-review-called = { $by }指{ $who }犯规：{ $reason }
mao-review-noted = { $caught }（{ $notes }）
mao-review-stands = 表决维持
mao-review-undone = 表决撤销
mao-review-handed-back = { $who }判为误判，退回
mao-review-unfounded = 牌桌并未看到此事
mao-review-unnoticed = { $who }无人指出：{ $reason }
mao-review-nothing = 没有人犯规，也没有人受罚。
mao-no-review = 还没有一局结束。
mao-score = { $who } { $won }
mao-hint-review = ↑ ↓ 选违规，Enter 看条文   空格键或 Esc 继续
mao-hint-review-nothing = 空格键、Enter 或 Esc 继续
mao-end-title = 游戏何时结束
mao-end-about = { $end }。全体玩家提出同样的愿望时才改变。
mao-end-line = open、hands:5 或 time:30
mao-hint-end = Enter 提出   Esc 关闭
mao-rule-in-force = 自创规则：{ $text }
mao-rule-says = { $rule } —— { $says }
mao-over = 游戏结束
mao-hint-over = Enter 离开牌桌   Esc 再看看牌桌
mao-quit = 这场游戏会保留原样，以后可以继续。

## Keys

mao-keys =
    这张牌桌不会提示该做什么：每个键始终都在。
    ← → Home End    选牌；点击也行
    Enter           出牌，随即松手
    空格            出牌，手指按着不放：用于 J
    s h d c         说花色：黑桃、红桃、方块、梅花
    r               松开手指
    x               碰牌堆，也就是摸最上面的一张
    u               看自己的牌
    a 2 至 9 0 j q k，再按 s   报黑桃：“黑桃A”；0 是十
    t l m M         谢谢、最后一张、毛、毛毛
    o、e            程序问题；结束
    b、v            说“误判”；对最近一次罚牌提出申诉，要求表决
    V               本局所有罚牌：对其中一次申诉或退回
    y、n            投票：维持、撤销
    p               罚牌：一键选人，一键选理由
    g               动作，1 到 7
    / 或 Tab        用自己的话说；Enter 说出
    z，再按 3 至 0  发牌者给每人发几张；0 是十张
    i               发牌者翻开第一张牌，手指按着
    w               离开之后回来
    L S R P         经过、上一局回顾与比分、规则、暂停
    E               希望游戏在别的时候结束
    N               赢三局后自创规则
    Q               离开牌桌
    ? 或 F1         这些键
    {""}
    ► 轮到   ▒ 扣着的牌   ▌ 拿起的牌   ★ 赢的局数

## In plain lines

mao-plain-welcome = 毛。{ $name }对{ $bots }。您思考时时间停着；空行让时间继续，直到有事与您相关。
mao-plain-more-help = 这里不会提示该说什么、该做什么。输入 ? 看能输入的一切，“退出”离开。
mao-plain-prompt = :
mao-plain-turn = 轮到{ $who }。
mao-plain-top = 最上面是{ $card }。
mao-plain-called = 所叫花色：{ $suit }。
mao-plain-hand = 您的手牌：{ $cards }。
mao-plain-down = 您的 { $cards } 张牌扣着。
mao-plain-watching = 您只是旁观。
mao-plain-middle = 方向：{ $way }。牌堆 { $stock } 张，弃牌 { $pile } 张。
mao-plain-clockwise = 顺时针
mao-plain-counter = 逆时针
mao-plain-seat = { $key } { $who }：{ $cards } 张牌，赢 { $won } 局{ $states }
mao-plain-score = 已赢局数：{ $scores }
mao-plain-penalty-how = 罚牌：先写“罚牌”，再写玩家的键和理由的键，如“罚牌 2 d”；n 之后写自己的话。
mao-plain-what-to-say = 要说什么？写在引号或“说”字后面。
mao-plain-face-down = 您的牌还扣着：“看牌”拿起来看。
mao-plain-no-such-card = 您没有这张牌：请输入它在手里的序号，或代码，如“出 10H”。
mao-plain-no-such-penalty = 没有这个玩家或理由：“罚牌”会列出来。
mao-plain-no-reason = n 之后要写自己的话。
mao-plain-not-understood = 看不懂，桌上也没有人听到。输入 ? 看能输入的一切；以引号开头的话会说出来。
mao-plain-help =
    空行让时间继续；在那之前什么都不会迟到。
    3：出手里第三张牌；+3：出牌并按住，用于 J。用代码也行：出 10H，按住 JS。
    看牌：看自己的牌。摸牌：碰牌堆，也就是摸最上面的一张。松手：松开 J。
    游戏要听的话，照样输入即可：谢谢、最后一张、毛、毛毛、黑桃5、红桃、误判、程序问题。
    其他的话写在引号后：“你好；或者：说 你好。
    程序问题：提出程序问题。结束：结束它。申诉：要求就最近一次罚牌表决；申诉 4：就那一次。维持、撤销：投票。
    罚牌：列出可罚的人和理由；罚牌 2 d：罚。
    发牌 5、翻牌：发牌者给每人发几张，翻开第一张并按住。
    g1 至 g7：敲桌、鞠躬、点弃牌堆、拍桌、起立、打响指、理齐弃牌堆。
    立规：赢三局后一步一步自创规则；立规 和您的话：立刻自创；不立：不自创。同意 hands:5：希望游戏在别的时候结束。回来：离开之后回来。
    随时可以：牌桌、记录（记录 全部）、回顾（上一局）、规则（规则 MO-48）、?（本说明）、退出。
    画出的牌桌上的键在这里同样有效，按后加 Enter：t、5s、u、x、p、L、S、R、Q。
mao-help-words = ? 帮助 help
mao-table-words = 牌桌 table
mao-log-words = 记录 log
mao-review-words = 回顾 比分 review score
mao-rules-words = 规则 rules
mao-penalties-words = 罚牌表 penalties
mao-look-words = 看牌 look
mao-take-words = 摸牌 take stock
mao-release-words = 松手 release
mao-turn-words = 翻牌 turn
mao-order-words = 程序问题 order
mao-end-words = 结束 end
mao-dispute-words = 申诉 dispute
mao-stands-words = 维持 stands
mao-undo-words = 撤销 undo
mao-back-words = 回来 back
mao-quit-words = 退出 离开 quit
mao-say-words = 说 say
mao-play-words = 出 出牌 play
mao-hold-words = 按住 hold
mao-deal-words = 发牌 deal
mao-penalty-words = 罚牌 penalty
mao-rule-words = 立规 rule
mao-agree-words = 同意 agree
mao-none-words = 不立 none

## The record

mao-kept = 打完的各局已保存：{ $file }
mao-left = 这场游戏保留原样；继续：--resume { $file }
mao-not-kept = 这桌牌无法保存：{ $why }。仍然可以打。
mao-kept-no-further = 这桌牌无法继续记录：{ $why }。到此结束。
mao-flag-or-resume = { $flag } 是给新的一场用的，--resume 是照原样继续旧的一场，只能用其中一个
