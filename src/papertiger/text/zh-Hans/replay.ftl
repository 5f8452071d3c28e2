# Replaying a match in plain lines.

replay-hand = { $who } 手牌：{ $cards }
replay-place = 第 { $place } 步，共 { $count } 步
replay-ask = 回车：下一步；b：退一步；数字：跳到该步；q：离开。
replay-back-words = b back 退
replay-nothing = 还没有出过牌。
