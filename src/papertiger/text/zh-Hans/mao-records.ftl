# Records of Mao: a session gone through again with everything open, and its statistics.

## What lies open

records-breach-called = { $who }违规，已罚（第 { $penalty } 次罚牌）：{ $reason }
records-breach-unnoticed = { $who }违规，无人察觉：{ $reason }
records-hand = { $who } 手牌：{ $cards }
records-stock = 牌堆自上而下第 { $from } 至 { $to } 张：{ $cards }
records-due = { $who }还剩 { $seconds } 秒，否则：{ $reason }
records-uncalled = { $who }违规，尚无人察觉：{ $reason }
records-secrets = 牌局已散，自创规则如下：
records-sealed = { $file } 中有秘密规则，而牌局未散：只显示全桌都看得到的。
records-guarded = { $file } 的最后一局尚未打完：只显示全桌都看得到的；用 --open 可全部摊开。
records-torn = { $file } 第 { $line } 行残缺，写到一半就断了。牌局放到第 { $before } 行为止。

## Statistics

records-title = 统计
records-session = 分出胜负 { $hands } 局，无胜者 { $void } 局；{ $turns } 轮；用时 { $minutes } 分钟
records-referee = 裁判罚牌 { $count } 次（{ $list }）
records-player = { $who }：胜 { $won } 局
records-taken = 受罚 { $count } 次（{ $list }）
records-given = 罚人 { $count } 次（{ $list }）
records-calls = 其中罚对 { $right } 次，罚错 { $wrong } 次，须由人评判 { $unjudged } 次；被退回 { $back } 次，被表决撤销 { $undone } 次
records-bad-calls = 喊“误判”：对 { $right } 次，错 { $wrong } 次，须由人评判 { $unjudged } 次
records-unnoticed = 无人察觉的违规 { $count } 次（{ $list }）
records-thanks = 忘说“谢谢” { $count } 次
records-race = 抢叫 J 的花色 { $races } 次，抢到 { $won } 次
records-race-times = 抢叫最快 { $fastest } 秒，中位数 { $median } 秒
records-spades = 报黑桃 { $count } 次，中位数为出牌后 { $median } 秒
records-votes = 提请表决 { $asked } 次；投维持 { $upheld } 票，投撤销 { $rejected } 票
records-count = { $reason }：{ $count }
records-other = 其他缘由（自述）
records-no-hand = 还没有打完的局，无可统计。

## The drawn replay

records-replay-open = 全部摊开：手牌、牌堆、该说的话、无人察觉的违规。
records-replay-seat = { $who }所见。
records-replay-running = 尚未打完：只显示全桌都看得到的。
records-replay-over = 本局打完：按 s 看谁受了罚、谁漏了网。
records-stock-open = 牌堆：{ $cards }
tui-key-hand = 下一局
tui-key-breach = 违规
tui-key-statistics = 统计
records-replay-keys =
    → 或空格        下一步
    ← 或 b          上一步
    ↓ ↑ 或 n、p     下一次罚牌或违规、上一次
    PgDn、PgUp      下一局、上一局
    Home、End       到开头、到结尾
    o               全部摊开，或只看一个座位所见
    v               换到下一座位
    l               到此为止的经过
    s               上一局：谁受了罚、谁漏了网
    t               到此为止各局的统计
    r               规则
    q 或 Esc        退出
    F1 或 h         按键说明
