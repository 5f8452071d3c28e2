# Mao: scenarios that cannot be run, what happens, penalties, refusals, options.

scenario-error = 第 { $line } 行：{ $message }
scenario-empty = 缺少描述牌桌的一行
scenario-not-json = 不是有效的 JSON：{ $detail }
scenario-not-an-object = 需要一個 JSON 物件：{ "{" } … { "}" }
scenario-field = { $detail }
scenario-another-game = 遊戲應為「mao」，而不是「{ $game }」
scenario-seats = 座位數應為 { $low } 至 { $high }
scenario-no-such-seat = 這一桌沒有座位「{ $seat }」
scenario-wins = wins 應為 { $seats } 個非負數
scenario-pack = 牌不齊：{ $card } 有 { $found } 張，應有 { $wanted } 張
scenario-discards = 牌序缺少棄牌：{ $card } 有 { $found } 張，應有 { $wanted } 張
scenario-time = 「at」應為不小於 0 的整數毫秒
scenario-backwards = 時間倒流：{ $at } 在 { $before } 之後
scenario-lag = 延遲應為 0 至 { $high } 毫秒的整數
scenario-unknown-reason = 沒有「{ $reason }」這一罰因
scenario-rule-id-taken = 已有名為「{ $id }」的規則或罰因
scenario-no-reason = 以「other」罰牌時，須在「text」中寫明理由 [MO-68]
scenario-deal-out-of-bounds = 每人應發 { $low } 至 { $high } 張 [MO-7]
scenario-deal-too-large = 牌不夠 { $seats } 個座位每人 { $cards } 張 [MO-1]

## Words between and around

list-separator = { "、" }
scores-separator = { "，" }
referee-name = 裁判

## Cards

card-S = 黑桃{ $rank }
card-H = 紅心{ $rank }
card-D = 方塊{ $rank }
card-C = 梅花{ $rank }
suit-S = 黑桃
suit-H = 紅心
suit-D = 方塊
suit-C = 梅花
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = J
rank-Q = Q
rank-K = K

## What happens

event-dealer-chosen = 首位發牌者：{ $who }
event-deal-begun = { $who }發牌，每人 { $cards } 張
event-dealt = 發牌完畢，牌堆裡有 { $stock } 張
event-turned-up = { $who }翻開第一張牌：{ $card }
event-turned-up-held = { $who }翻開第一張牌，手指按著：{ $card }
event-unlocked = 第一張牌已處理完，大家可以看牌了
event-look-seen = { $who }看了自己的牌
event-look-seen-own = { $who }看了自己的牌：{ $cards }
event-turn-began = 輪到{ $who }
event-card-played = { $who }打出{ $card }
event-card-played-held = { $who }打出{ $card }，手指按著
event-card-returned = { $who }收回{ $card }
event-draw-seen-taken = { $who }從牌堆摸了一張牌
event-draw-seen-own-taken = { $who }從牌堆摸到{ $card }
event-draw-seen-forced = 牌桌替{ $who }摸了一張牌
event-draw-seen-own-forced = 牌桌替{ $who }摸到{ $card }
event-draw-seen-none = { $who }碰了牌堆，但已無牌可摸
event-reshuffled = 棄牌洗勻，成為新的牌堆，共 { $stock } 張
event-reshuffled-added = 加入一副新牌，牌堆共 { $stock } 張
event-suit-called = { $who }叫花色：{ $suit }
event-suit-called-in-force = { $who }叫定花色：{ $suit }
event-jack-released = { $who }鬆開了 J，花色為{ $suit }
event-jack-released-race = { $who }沒叫花色就鬆開了 J，誰先叫就歸誰定
event-race-closed = { $who }結束搶叫，以 J 本身的花色為準
event-said = { $who }：「{ $text }」
event-said-suit = { $who }叫花色：「{ $text }」
event-said-bad-call = { $who }：「{ $text }」（第 { $penalty } 次罰牌）
event-said-order = { $who }：「{ $text }」。扣下手牌，什麼都可以問
event-gestured-knock = { $who }敲了敲桌子
event-gestured-bow = { $who }鞠了一躬
event-gestured-tap = { $who }點了點棄牌堆
event-gestured-slap = { $who }拍了一下桌子
event-gestured-stand = { $who }站了起來
event-gestured-snap = { $who }打了個響指
event-gestured-straighten = { $who }理齊了棄牌堆
event-penalty-seen = 第 { $number } 次罰牌：{ $by }罰{ $who }，理由：{ $reason }
event-penalty-seen-own = 罰到的牌：{ $card }
event-penalty-seen-none = 已無牌可罰，但仍須道謝
event-move-seen-to-stock = 第 { $penalty } 次罰牌：{ $from }把牌放回牌堆
event-move-seen-from-stock = 第 { $penalty } 次罰牌：{ $to }又從牌堆得到這張牌
event-move-seen = 第 { $penalty } 次罰牌：這張牌從{ $from }轉給{ $to }
event-move-seen-card = 這張牌是{ $card }
event-bad-call-made = { $who }認為第 { $penalty } 次罰牌是誤判
event-ballot-opened = { $who }要求就第 { $penalty } 次罰牌表決
event-vote-cast = { $who }已投票
event-ballot-closed-stands = 第 { $penalty } 次罰牌維持不變。贊成：{ $ayes }；反對：{ $noes }
event-ballot-closed-undone = 第 { $penalty } 次罰牌撤銷。贊成：{ $ayes }；反對：{ $noes }
event-ballot-closed-nobody = 無
event-order-began = { $who }提出程序問題：扣下手牌，什麼都可以問
event-order-end-wished = { $who }希望結束程序問題
event-order-ended = 程序問題結束
event-went-away = { $who }暫時離開，手牌保留，由牌桌代摸
event-came-back = { $who }回來了
event-went-for-good = { $who }退出了遊戲
event-win-undone = { $who }沒有獲勝，本局繼續
event-hand-ended-won = { $who }贏得本局
event-hand-ended-void = 本局作廢，無人獲勝
event-hand-ended-wins = 已贏局數：{ $scores }
event-hand-ended-noticed = { $who }違規：{ $reason }（第 { $penalty } 次罰牌）
event-hand-ended-unpunished = { $who }違規而未受罰：{ $reason }
event-rule-due = { $who }可以自創一條規則
event-rule-seen = { $who }立下規則「{ $id }」：{ $text }
event-rule-seen-secret = { $who }立下一條秘密規則
event-rule-seen-secret-own = { $who }立下秘密規則「{ $id }」：{ $text }
event-rule-declined = { $who }暫不立規則
event-ruled-reversed = 出牌方向反轉
event-ruled-card-moved = 依規則移動了一張牌
event-ruled-hands-swapped = { $who }與{ $other }交換手牌
event-ruled-hands-passed = 所有人依次傳遞手牌
event-ruled-die-rolled = { $who }擲骰：{ $number }
event-ruled-undone = 規則因那張牌所做的一切已撤銷
event-end-agreed = 全體同意：{ $end }
event-game-ended = 遊戲結束，已贏局數：{ $scores }
event-game-ended-winners = 贏局最多：{ $winners }
event-history-open = 規則 { $number }「{ $id }」，{ $who }所立：{ $text }
event-history-secret = 秘密規則 { $number }「{ $id }」，{ $who }所立：{ $text }
event-history-given = 規則 { $number }「{ $id }」，開局即有：{ $text }
event-history-nothing = 無人違反
event-history-count = 查出違規 { $count } 次
event-history-more = 更早的 { $count } 次
event-history-penalised = 第 { $deal } 局 { $seconds } 秒：{ $who }{ $what }，罰牌 { $penalty }
event-history-unnoticed = 第 { $deal } 局 { $seconds } 秒：{ $who }{ $what }，無人察覺
event-history-what-secret-rule = 被其他玩家指為違規
event-history-what-not-said = 該說的沒說
event-history-what-not-gestured = 該做的動作沒做
event-history-what-too-slow = 太慢
event-history-what-wrong-words = 說了不該說的
event-history-what-wrong-card = 出了不該出的牌
event-history-what-wrong-act = 做了不該做的

## Reasons for penalties

reason-early-look = 開局前偷看手牌
reason-delay = 拖延
reason-out-of-turn = 未輪到就出牌
reason-misplay = 出了不合規的牌
reason-unnamed-spade = 沒有報黑桃的牌名
reason-no-suit-call = 沒叫花色就鬆開 J
reason-question = 不在程序問題期間提問
reason-no-thanks = 受罰後沒說「謝謝」
reason-no-draw = 該摸的牌沒摸
reason-look-in-point-of-order = 程序問題期間看牌
reason-no-last-card = 沒喊「最後一張」
reason-no-name = 打出最後一張時沒喊遊戲名
reason-said-name = 遊戲中說出遊戲名
reason-other = { $text }
reason-custom = 違反自創規則「{ $id }」
reason-secret-rule = 違反秘密規則
reason-not-said = 沒說秘密規則要求的話
reason-not-gestured = 沒做秘密規則要求的動作
reason-too-slow = 慢於秘密規則的要求
reason-wrong-words = 說了秘密規則禁止的話
reason-wrong-card = 出牌違反秘密規則
reason-wrong-act = 做了秘密規則禁止的事

## Refusals

refused-game-over = 遊戲已經結束。
refused-gone = 這位玩家已退出遊戲。
refused-away = 您已處於離開狀態。
refused-here = 您並沒有離開。
refused-not-between-hands = 只能在兩局之間發牌。
refused-not-the-dealer = 只有發牌者可以這樣做：{ $dealer }。
refused-too-few-seats = 剩下的玩家太少，至少 { $low } 人才能發牌。
refused-nothing-to-turn-up = 現在沒有要翻開的第一張牌。
refused-no-hand = 現在沒有手牌可看。
refused-not-looked = 手牌還扣著，請先看牌。
refused-silence = 這是靜默桌：對局當中只能說遊戲用語。
refused-not-in-hand = 您手裡沒有{ $card }。
refused-play-waits = 您的牌已備好，正等待搶叫花色的結果。
refused-not-in-play = 只有在對局當中才能這樣做，即第一張牌翻開以後。
refused-point-of-order = 現在是程序問題，請等它結束。
refused-no-call-due = 現在沒有花色可叫：須按著自己的 J，或有人沒叫花色就鬆開了 J。
refused-nothing-held = 您沒有按著 J。
refused-no-such-penalty = 本局沒有第 { $penalty } 次罰牌。
refused-vote-running = 正在表決第 { $penalty } 次罰牌，請等表決結束。
refused-no-vote = 現在沒有就第 { $penalty } 次罰牌表決。
refused-away-cannot-vote = 離開的玩家不能投票，請先回來。
refused-voted-already = 您已就第 { $penalty } 次罰牌投過票，不能更改。
refused-vote-over = 就第 { $penalty } 次罰牌投票的十秒時限已過。
refused-no-order = 現在沒有可結束的程序問題。
refused-no-rule-due = 規則在兩局之間訂立，由贏得三局、六局、九局……的玩家提出。
refused-rule-id-taken = 已有名為「{ $id }」的規則或罰因，請另取名字。
refused-too-many-rules = 同時有效的規則最多{ $most }條，總長度也不能太長。
refused-card-never-playable = 這條規則會毀掉牌局：{ $card }再也不能出在任何牌上。
refused-nothing-follows = 這條規則會毀掉牌局：{ $card }上面再也不能出任何牌。
refused-hands-do-not-end = 這條規則會毀掉牌局：試打了{ $hands }局，有{ $void }局打不完。例如第{ $hand }局（種子{ $seed }），打了{ $turns }輪仍無人獲勝。
refused-spoils-unseen = 與所有現行規則放在一起，這條規則會毀掉牌局。詳情不能說明。
refused-rule-spoils-the-game = 這條規則會毀掉牌局：{ $verdict ->
    [hands_do_not_end] 太多局打不完
    [nothing_follows] 會有一張上面什麼都不能出的牌
    [spoils_the_game] 它與現行規則不能並存
   *[card_never_playable] 會有永遠打不出的牌
}。
refused-unknown-end = 「{ $end }」不是遊戲的結束方式，可用 open、hands:局數 或 time:分鐘數。
refused-deal-out-of-bounds = 每人應發 { $low } 至 { $high } 張。
refused-deal-too-large = 牌不夠 { $seats } 人每人 { $cards } 張。
refused-shuffle-wanted = 需要先給出下一次洗牌。
refused-deal-awaited = 正在等發牌。
refused-no-chance-wanted = 現在不用洗牌。
refused-not-a-permutation = 需要 { $n } 個元素的排列。
refused-no-such-seat = { $seat } 號座位沒有人。
refused-order-running = 已經有人提出程序問題。
refused-order-too-soon = 上一次程序問題是您提出的，牌桌上再過 { $turns } 回合才能再提。
refused-still-talking = 談話還沒停，還需安靜 { $seconds } 秒。
refused-already-wished = 您已要求結束程序問題。
refused-referee-is-disputed = 第 { $penalty } 次罰牌由裁判作出，不能退回，但可以要求表決。
refused-bad-call-by-third = 第 { $penalty } 次罰牌只能由第三者退回，罰牌者和受罰者都不行。
refused-already-handed-back = 第 { $penalty } 次罰牌已有定論：已被退回或表決過。
refused-challenge-over = 質疑第 { $penalty } 次罰牌的十秒時限已過。
refused-vote-decided = 第 { $penalty } 次罰牌已經表決過。
refused-unknown-reason = 「{ $reason }」在這裡不是罰牌的理由。
refused-no-reason = 請說明理由：沒有理由不能罰牌。
refused-own-penalty = 不能罰自己。
refused-referee-calls = 這一桌由裁判判罰，玩家只能就自創規則罰牌。
refused-already-called = 這次違規已經罰過：{ $reason }。
refused-called-too-late = 現在罰已經太晚：{ $reason }。

## Options of a table

option-referee = { $value ->
    [referee] 由裁判（機器）判罰
    [players] 只由玩家判罰
   *[both] 裁判和玩家都可判罰
}
option-limit = 每回合時限：{ $value } 秒
option-limit-own = 每回合時限：{ $value } 秒；您的時限：{ $own } 秒
option-strict = { $value ->
    [true] 滿 5 秒起即可罰拖延
   *[false] 超過時限才可罰拖延
}
option-decks = 牌：{ $value } 副
option-decks-by-seats = 牌的副數按人數和發牌張數而定
option-end-open = 玩到大家盡興為止
option-end-hands = 共玩 { $value } 局
option-end-time = { $value } 分鐘後不再發新局
option-grace-ms = 每個時限之後的寬限：{ $value } 毫秒
option-hand-cap-turns = 一局滿 { $value } 回合即作廢
option-hand-cap-minutes = 一局滿 { $value } 分鐘即作廢
option-thanks-cap = 連續 { $value } 次受罰不道謝，即視為離開
option-away-after = 牌桌代摸滿 { $value } 回合，即視為離開
option-min-deal = 每人至少發 { $value } 張
option-winner-deals = { $value ->
    [true] 由贏家發下一局
   *[false] 按順時針輪流發牌
}
option-stock-out-of-turn-penalty = { $value ->
    [true] 未輪到就碰牌堆要罰牌
   *[false] 未輪到就碰牌堆不算違規
}
option-draw-then-play = { $value ->
    [true] 因 7 摸牌之後，再出一張或摸一張
   *[false] 因 7 摸牌就是整個回合
}
option-reverse-is-skip-2p = { $value ->
    [true] 只剩兩人時，出 8 者再走一回合
   *[false] 只剩兩人時，8 不影響下一個輪到誰
}
option-penalise-early-release = { $value ->
    [true] 沒叫花色就鬆開 J 要罰牌
   *[false] 沒叫花色就鬆開 J 不罰牌，只是失去叫花色的權利
}
option-strict-calls = { $value ->
    [true] 被收回的黑桃也要報牌名
   *[false] 被收回的牌什麼都不用說
}
option-silence = { $value ->
    [true] 對局當中只能說遊戲用語
   *[false] 可以隨意說話
}
option-to-stock = { $value ->
    [true] 誤判的牌放回牌堆
   *[false] 誤判的牌歸罰牌者
}
option-once = { $value ->
    [true] 贏滿三局可自創規則，僅此一次
   *[false] 每贏滿三局可自創一條規則
}
option-making = { $value ->
    [announced] 自創規則要公布
   *[secret] 自創規則保密
}
option-add-deck = { $value ->
    [true] 牌摸完時，加入一副新牌
   *[false] 牌摸完時，不再摸牌
}
option-multipliers = 各座位的時限（百分比）：{ $value }
option-multipliers-none = 所有人的時限相同
