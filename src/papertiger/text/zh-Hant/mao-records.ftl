# Records of Mao: a session gone through again with everything open, and its statistics.

## What lies open

records-breach-called = { $who }違規，已罰（第 { $penalty } 次罰牌）：{ $reason }
records-breach-unnoticed = { $who }違規，無人察覺：{ $reason }
records-hand = { $who } 手牌：{ $cards }
records-stock = 牌堆自上而下第 { $from } 至 { $to } 張：{ $cards }
records-due = { $who }還剩 { $seconds } 秒，否則：{ $reason }
records-uncalled = { $who }違規，尚無人察覺：{ $reason }
records-secrets = 牌局已散，自創規則如下：
records-sealed = { $file } 中有秘密規則，而牌局未散：只顯示全桌都看得到的。
records-guarded = { $file } 的最後一局尚未打完：只顯示全桌都看得到的；用 --open 可全部攤開。
records-torn = { $file } 第 { $line } 行殘缺，寫到一半就斷了。牌局放到第 { $before } 行為止。

## Statistics

records-title = 統計
records-session = 分出勝負 { $hands } 局，無勝者 { $void } 局；{ $turns } 輪；用時 { $minutes } 分鐘
records-referee = 裁判罰牌 { $count } 次（{ $list }）
records-player = { $who }：勝 { $won } 局
records-taken = 受罰 { $count } 次（{ $list }）
records-given = 罰人 { $count } 次（{ $list }）
records-calls = 其中罰對 { $right } 次，罰錯 { $wrong } 次，須由人評判 { $unjudged } 次；被退回 { $back } 次，被表決撤銷 { $undone } 次
records-bad-calls = 喊「誤判」：對 { $right } 次，錯 { $wrong } 次，須由人評判 { $unjudged } 次
records-unnoticed = 無人察覺的違規 { $count } 次（{ $list }）
records-thanks = 忘說「謝謝」 { $count } 次
records-race = 搶叫 J 的花色 { $races } 次，搶到 { $won } 次
records-race-times = 搶叫最快 { $fastest } 秒，中位數 { $median } 秒
records-spades = 報黑桃 { $count } 次，中位數為出牌後 { $median } 秒
records-votes = 提請表決 { $asked } 次；投維持 { $upheld } 票，投撤銷 { $rejected } 票
records-count = { $reason }：{ $count }
records-other = 其他緣由（自述）
records-no-hand = 還沒有打完的局，無可統計。

## The drawn replay

records-replay-open = 全部攤開：手牌、牌堆、該說的話、無人察覺的違規。
records-replay-seat = { $who }所見。
records-replay-running = 尚未打完：只顯示全桌都看得到的。
records-replay-over = 本局打完：按 s 看誰受了罰、誰漏了網。
records-stock-open = 牌堆：{ $cards }
tui-key-hand = 下一局
tui-key-breach = 違規
tui-key-statistics = 統計
records-replay-keys =
    → 或空白鍵      下一步
    ← 或 b          上一步
    ↓ ↑ 或 n、p     下一次罰牌或違規、上一次
    PgDn、PgUp      下一局、上一局
    Home、End       到開頭、到結尾
    o               全部攤開，或只看一個座位所見
    v               換到下一座位
    l               到此為止的經過
    s               上一局：誰受了罰、誰漏了網
    t               到此為止各局的統計
    r               規則
    q 或 Esc        離開
    F1 或 h         按鍵說明
