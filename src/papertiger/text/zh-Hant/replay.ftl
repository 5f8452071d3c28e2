# Replaying a match in plain lines.

replay-hand = { $who } 手牌：{ $cards }
replay-place = 第 { $place } 步，共 { $count } 步
replay-ask = 回車：下一步；b：退一步；數字：跳到該步；q：離開。
replay-back-words = b back 退
replay-nothing = 還沒有出過牌。
