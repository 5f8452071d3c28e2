# Replaying a match in plain lines.

replay-hand = { $who } 手牌：{ $cards }
replay-place = 第 { $place } 步，共 { $count } 步
replay-ask = 回车：下一步；b：退一步；d：下一局；数字：跳到该步；?：帮助；q：离开。
replay-back-words = b back 退
replay-hand-words = 局 d deal
replay-hand-back-words = 退局 db
replay-on-words = 下 n next
replay-nothing = 还没有出过牌。
replay-help =
    回车或 n：下一步；最后一步之后即结束。
    b：退一步。输入 1 至 { $count } 的数字：跳到该步。
    d：下一局；db：本局开头或上一局。
    q：离开。
replay-not-understood = 看不懂“{ $text }”。请按回车，或输入 b、d、q、? 或 1 至 { $count } 的数字。
replay-torn = { $file } 第 { $line } 行残缺，写到一半就断了。牌局放到第 { $before } 行为止。
replay-guarded = { $file } 的最后一局尚未打完，此刻对你保密的牌不显示；用 --open 可全部摊开。
replay-no-stake = 有的局没有写每注多少：银数按最低的每注 { $stake } 计算。
