# The table of Mao in a terminal, drawn or in plain lines.

## The strip above the table

mao-hand = 局
mao-referee = 判罰
mao-referee-referee = 裁判
mao-referee-players = 玩家
mao-referee-both = 裁判與玩家
mao-direction = 方向
mao-clockwise = ↓ 順時針
mao-counter = ↑ 逆時針
mao-paused = 已暫停：按 P 繼續。
mao-paused-reading = 閱讀時暫停。
mao-order = 程序問題：{ $who }
mao-hush = 已安靜 { $seconds } 秒
mao-order-wishes = { $who }希望結束
mao-ballot = 正在表決第 { $penalty } 次罰牌：{ $seats } 人中 { $voted } 人已投票
mao-ballot-own = 第 { $penalty } 次罰牌：y 維持，n 撤銷；{ $seats } 人中 { $voted } 人已投票
mao-held = { $who }按著 J
mao-held-called = { $who }按著 J，叫{ $suit }
mao-race = J 已鬆開：誰先叫花色就歸誰定
mao-last-played = { $who }已出完牌，勝負待定
mao-win-disputed = 勝負未定：出完牌者被罰，尚可申訴
mao-sevens = 連續 { $sevens } 張 7，須摸 { $owed } 張
mao-deals = 發牌者：{ $who }
mao-deals-you = 您發牌：按 i 翻開第一張
mao-between = 下一局由{ $who }發牌
mao-between-you = 您發牌：先按 z，再按每人幾張；0 是十張
mao-between-wait = 不按則發五張
mao-seconds = { $seconds } 秒
mao-stopped = { $who }停錶

mao-guest = 客人

## Around the table: a word or two, there is little room

mao-stock = 牌堆
mao-pile = 棄牌
mao-called = 花色：{ $suit }
mao-dealer = 發牌者
mao-away = 離開
mao-gone = 已退出
mao-holds = 按著 J
mao-said = 「{ $text }」
mao-done = *{ $what }*

## The phrase bar

mao-key-order = 程序問題
mao-key-end = 結束
mao-key-spade = 「黑桃…」
mao-key-gestures = 動作
mao-key-penalty = 罰牌
mao-key-dispute = 申訴
mao-key-vote = 投票
mao-key-play = 出牌
mao-key-hold = 按住
mao-key-release = 鬆手
mao-key-stock = 牌堆
mao-key-look = 看牌
mao-key-deal = 發牌
mao-key-turn-up = 翻牌
mao-gesture-knock = 敲桌
mao-gesture-bow = 鞠躬
mao-gesture-tap = 點棄牌堆
mao-gesture-slap = 拍桌
mao-gesture-stand = 起立
mao-gesture-snap = 打響指
mao-gesture-straighten = 理齊棄牌堆

## The line to speak in, and the keys below it

mao-line = / 用自己的話說點什麼
mao-line-rank = { $rank } … s：黑桃；Esc：不說了
mao-line-gesture = 1 到 7：動作；Esc：不做了
mao-line-deal = 每人幾張？{ $least } 到 9，0 是十張；Esc：不發了
mao-look-first = 手牌還扣著：按 u 看牌。
mao-away-you = 您已離開，由牌桌替您摸牌：按 w 回來。
tui-key-speak = 說話
tui-key-review = 回顧

## Penalties

mao-penalty-title = 罰牌
mao-penalty-whom = 罰誰？按玩家的鍵。Esc 不罰。
mao-penalty-what = 罰{ $who }什麼？按理由或自創規則的鍵。Esc 不罰。
mao-penalty-scroll = ↑ ↓ 捲動。
mao-penalty-own = 罰{ $who }什麼？Enter 罰牌，Esc 不罰。
mao-penalty-rules = 自創規則
mao-penalty-other = 其他理由，用自己的話說
mao-penalty-line = 用自己的話寫理由

mao-challenge-title = 本局的罰牌
mao-challenge-none = 本局還沒有罰過牌。
mao-hint-challenge = ↑ ↓ 選罰牌   Enter 要求表決   b 退回：誤判   Esc 關閉

## After a hand

mao-review-title = 上一局
mao-review-caught = { $who }被{ $by }罰：{ $reason }
mao-review-called = { $by }指{ $who }犯規：{ $reason }
mao-review-noted = { $caught }（{ $notes }）
mao-review-stands = 表決維持
mao-review-undone = 表決撤銷
mao-review-handed-back = { $who }判為誤判，退回
mao-review-unfounded = 牌桌並未看到此事
mao-review-unnoticed = { $who }無人指出：{ $reason }
mao-review-nothing = 沒有人犯規，也沒有人受罰。
mao-no-review = 還沒有一局結束。
mao-score = { $who } { $won }
mao-hint-review = ↑ ↓ 選違規，Enter 看條文   空白鍵或 Esc 繼續
mao-hint-review-nothing = 空白鍵、Enter 或 Esc 繼續
mao-end-title = 遊戲何時結束
mao-end-about = { $end }。全體玩家提出同樣的願望時才改變。
mao-end-line = open、hands:5 或 time:30
mao-hint-end = Enter 提出   Esc 關閉
mao-rule-in-force = 自創規則：{ $text }
mao-rule-says = { $rule } —— { $says }
mao-over = 遊戲結束
mao-hint-over = Enter 離開牌桌   Esc 再看看牌桌
mao-quit = 這場遊戲會保留原樣，以後可以繼續。

## Keys

mao-keys =
    這張牌桌不會提示該做什麼：每個鍵始終都在。
    ← → Home End    選牌；點擊也行
    Enter           出牌，隨即鬆手
    空格            出牌，手指按著不放：用於 J
    s h d c         說花色：黑桃、紅心、方塊、梅花
    r               鬆開手指
    x               碰牌堆，也就是摸最上面的一張
    u               看自己的牌
    a 2 至 9 0 j q k，再按 s   報黑桃：「黑桃A」；0 是十
    t l m M         謝謝、最後一張、毛、毛毛
    o、e            程序問題；結束
    b、v            說「誤判」；對最近一次罰牌提出申訴，要求表決
    V               本局所有罰牌：對其中一次申訴或退回
    y、n            投票：維持、撤銷
    p               罰牌：一鍵選人，一鍵選理由
    g               動作，1 到 7
    / 或 Tab        用自己的話說；Enter 說出
    z，再按 3 至 0  發牌者給每人發幾張；0 是十張
    i               發牌者翻開第一張牌，手指按著
    w               離開之後回來
    L S R P         經過、上一局回顧與比分、規則、暫停
    E               希望遊戲在別的時候結束
    N               贏三局後自創規則
    Q               離開牌桌
    ? 或 F1         這些鍵
    {""}
    ► 輪到   ▒ 扣著的牌   ▌ 拿起的牌   ★ 贏的局數

## In plain lines

mao-plain-welcome = 毛。{ $name }對{ $bots }。您思考時時間停著；空行讓時間繼續，直到有事與您相關。
mao-plain-more-help = 這裡不會提示該說什麼、該做什麼。輸入 ? 看能輸入的一切，「退出」離開。
mao-plain-prompt = :
mao-plain-turn = 輪到{ $who }。
mao-plain-top = 最上面是{ $card }。
mao-plain-called = 所叫花色：{ $suit }。
mao-plain-hand = 您的手牌：{ $cards }。
mao-plain-down = 您的 { $cards } 張牌扣著。
mao-plain-watching = 您只是旁觀。
mao-plain-middle = 方向：{ $way }。牌堆 { $stock } 張，棄牌 { $pile } 張。
mao-plain-clockwise = 順時針
mao-plain-counter = 逆時針
mao-plain-seat = { $key } { $who }：{ $cards } 張牌，贏 { $won } 局{ $states }
mao-plain-score = 已贏局數：{ $scores }
mao-plain-penalty-how = 罰牌：先寫「罰牌」，再寫玩家的鍵和理由的鍵，如「罰牌 2 d」；n 之後寫自己的話。
mao-plain-what-to-say = 要說什麼？寫在引號或「說」字後面。
mao-plain-face-down = 您的牌還扣著：「看牌」拿起來看。
mao-plain-no-such-card = 您沒有這張牌：請輸入它在手裡的序號，或代碼，如「出 10H」。
mao-plain-no-such-penalty = 沒有這個玩家或理由：「罰牌」會列出來。
mao-plain-no-reason = n 之後要寫自己的話。
mao-plain-not-understood = 看不懂，桌上也沒有人聽到。輸入 ? 看能輸入的一切；以引號開頭的話會說出來。
mao-plain-help =
    空行讓時間繼續；在那之前什麼都不會遲到。
    3：出手裡第三張牌；+3：出牌並按住，用於 J。用代碼也行：出 10H，按住 JS。
    看牌：看自己的牌。摸牌：碰牌堆，也就是摸最上面的一張。鬆手：鬆開 J。
    遊戲要聽的話，照樣輸入即可：謝謝、最後一張、毛、毛毛、黑桃5、紅心、誤判、程序問題。
    其他的話寫在引號後：「你好；或者：說 你好。
    程序問題：提出程序問題。結束：結束它。申訴：要求就最近一次罰牌表決；申訴 4：就那一次。維持、撤銷：投票。
    罰牌：列出可罰的人和理由；罰牌 2 d：罰。
    發牌 5、翻牌：發牌者給每人發幾張，翻開第一張並按住。
    g1 至 g7：敲桌、鞠躬、點棄牌堆、拍桌、起立、打響指、理齊棄牌堆。
    立規：贏三局後一步一步自創規則；立規 和您的話：立刻自創；不立：不自創。同意 hands:5：希望遊戲在別的時候結束。回來：離開之後回來。
    隨時可以：牌桌、記錄（記錄 全部）、回顧（上一局）、規則（規則 MO-48）、?（本說明）、退出。
    畫出的牌桌上的鍵在這裡同樣有效，按後加 Enter：t、5s、u、x、p、L、S、R、Q。
mao-help-words = ? 幫助 help
mao-table-words = 牌桌 table
mao-log-words = 記錄 log
mao-review-words = 回顧 比分 review score
mao-rules-words = 規則 rules
mao-penalties-words = 罰牌表 penalties
mao-look-words = 看牌 look
mao-take-words = 摸牌 take stock
mao-release-words = 鬆手 release
mao-turn-words = 翻牌 turn
mao-order-words = 程序問題 order
mao-end-words = 結束 end
mao-dispute-words = 申訴 dispute
mao-stands-words = 維持 stands
mao-undo-words = 撤銷 undo
mao-back-words = 回來 back
mao-quit-words = 退出 離開 quit
mao-say-words = 說 say
mao-play-words = 出 出牌 play
mao-hold-words = 按住 hold
mao-deal-words = 發牌 deal
mao-penalty-words = 罰牌 penalty
mao-rule-words = 立規 rule
mao-agree-words = 同意 agree
mao-none-words = 不立 none

## The record

mao-kept = 打完的各局已保存：{ $file }
mao-left = 這場遊戲保留原樣；繼續：--resume { $file }
mao-not-kept = 這桌牌無法保存：{ $why }。仍然可以打。
mao-kept-no-further = 這桌牌無法繼續記錄：{ $why }。到此結束。
mao-flag-or-resume = { $flag } 是給新的一場用的，--resume 是照原樣繼續舊的一場，只能用其中一個
