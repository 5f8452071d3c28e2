# Replaying a match in plain lines.

replay-hand = { $who } 手牌：{ $cards }
replay-place = 第 { $place } 步，共 { $count } 步
replay-ask = Enter：下一步；b：退一步；d：下一局；數字：跳到該步；?：說明；q：離開。
replay-back-words = b back 退
replay-hand-words = 局 d deal
replay-hand-back-words = 退局 db
replay-on-words = 下 n next
replay-nothing = 還沒有出過牌。
replay-help =
    Enter 或 n：下一步；最後一步之後即結束。
    b：退一步。輸入 1 至 { $count } 的數字：跳到該步。
    d：下一局；db：本局開頭或上一局。
    q：離開。
replay-not-understood = 看不懂「{ $text }」。請按 Enter，或輸入 b、d、q、? 或 1 至 { $count } 的數字。
replay-torn = { $file } 第 { $line } 行殘缺，寫到一半就斷了。牌局放到第 { $before } 行為止。
replay-guarded = { $file } 的最後一局尚未打完，此刻對你保密的牌不顯示；用 --open 可全部攤開。
replay-no-stake = 有的局沒有寫每注多少：銀數按最低的每注 { $stake } 計算。
