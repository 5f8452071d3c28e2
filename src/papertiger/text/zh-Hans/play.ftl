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
    出牌：输入牌的序号、代码或牌名（3、M9、九万）。前加减号即扣牌，也就是灭：-3、-M9。
    带 * 的牌，此刻出就能捉到这一墩。
    明出却捉不到的牌算明垫，罚则见本桌规则 [MD-5.5]。
    无论问到什么，都可输入：
      t：牌桌
      l：本局经过；l 全部：全场经过
      p：上一局的结算；p 3：第 3 笔所依条文
      s：全场输赢
      r：本桌规则与各章目录；r 5、r MD-5.6：某一章、某一条
      ? M9：一张牌的说明，可用序号、代码、牌名或人物
      ?：本说明
      q：离开牌桌，以后可接着打
    也可输入汉字：牌桌、经过、结算、输赢、规则、帮助、退出。
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
play-ask-next = 按回车开始下一局（? 看帮助）：
play-ask-card = 出牌：
play-ask-exposed = { $card } 捉不到 { $winning }，明出就是明垫。{ $fine }仍要明出吗？（y/n）
play-exposed-fine = { $switch ->
    [two_to_each] 须付其余三家各 2 注 [MD-5.5]。
    [two_to_banker] 须付庄家 2 注；自己坐庄则付三家各 2 注 [MD-5.5]。
   *[value] 你本局的注数要扣去 2 注 [MD-5.5]。
}
play-not-understood = 看不懂“{ $text }”。{ $expected }输入 ? 可看全部用法。
play-expected-number = 请输入整数。
play-expected-yes-no = 请输入 y（是）或 n（否）。
play-expected-enter = 请按回车，进入下一局。
play-expected-card = { $count ->
    [1] 请输入 1，或这张牌的代码；前加 - 即扣牌。
   *[other] 请输入 1 至 { $count } 的序号，或牌的代码；前加 - 即扣牌。
}
play-yes = 是 好 要 y yes
play-no = 否 不 不要 n no
play-quit-words = 退出 离开 q quit
play-table-words = 牌桌 看桌 t table
play-help-words = ? ？ 帮助 说明 h help
play-log-words = 经过 记录 l log
play-all-words = 全部 全 all
play-ledger-words = 结算 账 p pay
play-score-words = 输赢 总分 s score
play-rules-words = r rules 规则 条文
play-how-to-read = 要往下读，请输入 { $section } 或 { $clause }。
play-not-at-table = 入座之后才能看。
play-no-ledger = 还没有一局结算过。
play-no-ledger-line = 结算中没有“{ $text }”这一笔：{ $count ->
    [0] 这一局谁也不付。
    [1] 只有第 1 笔。
   *[other] 只有第 1 至 { $count } 笔。
}
play-no-log = 还没有发生什么。
play-no-card = “{ $text }”不是牌，也不是条文。指牌可用手中的序号、代码（MM、T90、M9、S1、C0、CH）、牌名（九索）或人物（宋江）；条文用编号（MD-5.6）。
play-several-cards = “{ $text }”可能是：{ $cards }。
play-score-hand = 第 { $number } 局：{ $scores }
play-score-served = 已坐过庄：{ $names }
play-score-ends = 四家都坐过庄，全场才结束。
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
