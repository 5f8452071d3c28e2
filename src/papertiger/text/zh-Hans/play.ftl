# Playing in plain lines: what is shown and asked.

play-welcome = 马吊，纸老虎之戏。入座：{ $name }；机器人：{ $bots }。
play-rival = { $name }（{ $bot }）
play-you = 你
play-bot-names = 冯梦龙 潘之恒 黎遂球
play-seed = 种子：{ $seed }（种子与应答都相同，牌局就会重现）
play-rules = 规则“{ $preset }”：{ $switches }。每注 { $low } 至 { $high }。
play-more-help = 输入 ? 看帮助，q 退出。
play-help =
    得两墩为正本；三家同斗一庄。
    出牌：输入牌的序号或代码（3、M9）。前加减号即扣牌，也就是灭：-3、-M9。
    带 * 的牌，此刻出就能捉到这一墩。t 看牌桌，q 退出。
    明出却捉不到的牌算明垫，罚则见本桌规则 [MD-5.5]。
play-trick = 第 { $number } 墩，共 8 墩。每注 { $stake }。庄家：{ $banker }。得墩：{ $tricks }
play-upcard = 面张 { $upcard }。赏牌：{ $tops }
play-led-nothing = 由你领出。
play-led = 领出之门：{ $suit }。目前最大：{ $card }，{ $who }
play-on-table = 桌上：{ $cards }
play-face-down = 扣牌
play-hand = 手牌：{ $cards }
play-ask-stake = 你坐庄。请定每注多少，{ $low } 至 { $high } 的偶数：
play-ask-cut = 由你发牌。要切起几张，{ $low } 至 { $high }？
play-ask-redeal = 你有五张以上同门。要求重发吗？（y/n）
play-ask-card = 出牌：
play-ask-exposed = { $card } 捉不到 { $winning }，明出就是明垫。{ $fine }仍要明出吗？（y/n）
play-exposed-fine = { $switch ->
    [two_to_each] 须付其余三家各 2 注 [MD-5.5]。
    [two_to_banker] 须付庄家 2 注；自己坐庄则付三家各 2 注 [MD-5.5]。
   *[value] 你本局的注数要扣去 2 注 [MD-5.5]。
}
play-not-understood = 看不懂“{ $text }”。{ $expected }
play-expected-number = 请输入整数。
play-expected-yes-no = 请输入 y（是）或 n（否）。
play-expected-card = 请输入 1 至 { $count } 的序号或牌的代码；前加 - 即扣牌。
play-yes = 是 好 要 y yes
play-no = 否 不 不要 n no
play-quit-words = 退出 离开 q quit
play-table-words = 牌桌 看桌 t table
play-help-words = ? ？ 帮助 说明 h help
play-bye = 已离开牌桌。后会有期。
play-final = 全场结果：{ $scores }
play-ask-resume = 有一场未完的牌局：{ $file }。继续吗？（y/n）
play-resumed = 继续未完的牌局。
play-no-resume = 没有未完的牌局。
play-kept = 牌局已保存：{ $file }
play-not-kept = 牌局无法保存：{ $why }，仍可照常打。
play-elsewhere = 正在本机别处进行：{ $files }
play-in-use = { $file } 正在本机别处进行。请到那里接着打，或用 --new 另开一场。
play-spoiled = { $file } 无法继续：{ $why }
play-mismatch-names = 打牌的人与 { $beside } 中的不同
play-mismatch-seed = 开局的种子与 { $beside } 中的不同
play-mismatch-later = 记录不是从第一局开始的
play-no-setting = 写明谁在打牌的 { $beside } 不见了，或已损坏
play-over-already = { $file } 已经打完；可用 papertiger replay { $file } 重看。
play-seed-or-resume = --seed 是开新的一场，--resume 是继续旧的一场，只能用其中一个
play-kept-no-further = { $file } 无法继续写入：{ $why }。牌局已保存到最后一步，可用 --resume { $file } 继续。
