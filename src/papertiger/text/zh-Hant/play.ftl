# Playing in plain lines: what is shown and asked.

play-welcome = 馬弔，紙老虎之戲。入座：{ $name }；機器人：{ $bots }。
play-rival = { $name }（{ $bot }）
play-you = 你
play-bot-names = 馮夢龍 潘之恆 黎遂球
play-seed = 種子：{ $seed }（種子與應答都相同，牌局就會重現）
play-rules = 規則「{ $preset }」：{ $switches }。每注 { $low } 至 { $high }。
play-more-help = 輸入 ? 看說明，q 離開。
play-help =
    得兩墩為正本；三家同鬥一莊。
    出牌：輸入牌的序號、代碼或牌名（3、M9、九萬）。前加減號即扣牌，也就是滅：-3、-M9。
    帶 * 的牌，此刻出就能捉到這一墩。
    明出卻捉不到的牌算明墊，罰則見本桌規則 [MD-5.5]。
    無論問到什麼，都可輸入：
      t：牌桌
      l：本局經過；l 全部：全場經過
      p：上一局的結算；p 3：第 3 筆所依條文
      s：全場輸贏
      r：本桌規則與各章目錄；r 5、r MD-5.6：某一章、某一條
      ? M9：一張牌的說明，可用序號、代碼、牌名或人物
      ?：本說明
      q：離開牌桌，以後可接著打
    也可輸入漢字：牌桌、經過、結算、輸贏、規則、說明、離開。
play-trick = 第 { $number } 墩，共 8 墩。每注 { $stake }。莊家：{ $banker }。得墩：{ $tricks }
play-upcard = 面張 { $upcard }。賞牌：{ $tops }
play-led-nothing = 由你領出。
play-led = 領出之門：{ $suit }。目前最大：{ $card }，{ $who }
play-on-table = 桌上：{ $cards }
play-face-down = 扣牌
play-hand = 手牌：{ $cards }
play-ask-stake = 你坐莊。請定每注多少，{ $low } 至 { $high } 的偶數：
play-ask-cut = 由你發牌。要切起幾張，{ $low } 至 { $high }？
play-ask-redeal = 你有五張以上同門。要求重發嗎？（y/n）
play-ask-next = 按 Enter 開始下一局（? 看說明）：
play-ask-card = 出牌：
play-ask-exposed = { $card } 捉不到 { $winning }，明出就是明墊。{ $fine }仍要明出嗎？（y/n）
play-exposed-fine = { $switch ->
    [two_to_each] 須付其餘三家各 2 注 [MD-5.5]。
    [two_to_banker] 須付莊家 2 注；自己坐莊則付三家各 2 注 [MD-5.5]。
   *[value] 你本局的注數要扣去 2 注 [MD-5.5]。
}
play-not-understood = 看不懂「{ $text }」。{ $expected }輸入 ? 可看全部用法。
play-expected-number = 請輸入整數。
play-expected-yes-no = 請輸入 y（是）或 n（否）。
play-expected-enter = 請按 Enter，進入下一局。
play-expected-card = { $count ->
    [1] 請輸入 1，或這張牌的代碼；前加 - 即扣牌。
   *[other] 請輸入 1 至 { $count } 的序號，或牌的代碼；前加 - 即扣牌。
}
play-yes = 是 好 要 y yes
play-no = 否 不 不要 n no
play-quit-words = 離開 退出 q quit
play-table-words = 牌桌 看桌 t table
play-help-words = ? ？ 說明 幫助 h help
play-log-words = 經過 記錄 l log
play-all-words = 全部 全 all
play-ledger-words = 結算 帳 p pay
play-score-words = 輸贏 總分 s score
play-rules-words = r rules 規則 條文
play-how-to-read = 要往下讀，請輸入 { $section } 或 { $clause }。
play-not-at-table = 入座之後才能看。
play-no-ledger = 還沒有一局結算過。
play-no-ledger-line = 結算中沒有「{ $text }」這一筆：{ $count ->
    [0] 這一局誰也不付。
    [1] 只有第 1 筆。
   *[other] 只有第 1 至 { $count } 筆。
}
play-no-log = 還沒有發生什麼。
play-no-card = 「{ $text }」不是牌，也不是條文。指牌可用手中的序號、代碼（MM、T90、M9、S1、C0、CH）、牌名（九索）或人物（宋江）；條文用編號（MD-5.6）。
play-several-cards = 「{ $text }」可能是：{ $cards }。
play-score-hand = 第 { $number } 局：{ $scores }
play-score-served = 已坐過莊：{ $names }
play-score-ends = 四家都坐過莊，全場才結束。
play-bye = 已離開牌桌。後會有期。
play-final = 全場結果：{ $scores }
play-ask-resume = 有一場未完的牌局：{ $file }。繼續嗎？（y/n）
play-resumed = 繼續未完的牌局。
play-no-resume = 沒有未完的牌局。
play-kept = 牌局已保存：{ $file }
play-not-kept = 牌局無法保存：{ $why }，仍可照常打。
play-elsewhere = 正在本機別處進行：{ $files }
play-in-use = { $file } 正在本機別處進行。請到那裡接著打，或用 --new 另開一場。
play-spoiled = { $file } 無法繼續：{ $why }
play-mismatch-names = 打牌的人與 { $beside } 中的不同
play-mismatch-seed = 開局的種子與 { $beside } 中的不同
play-mismatch-later = 記錄不是從第一局開始的
play-no-setting = 寫明誰在打牌的 { $beside } 不見了，或已損壞
play-over-already = { $file } 已經打完；可用 papertiger replay { $file } 重看。
play-seed-or-resume = --seed 是開新的一場，--resume 是繼續舊的一場，只能用其中一個
play-kept-no-further = { $file } 無法繼續寫入：{ $why }。牌局已保存到最後一步，可用 --resume { $file } 繼續。
