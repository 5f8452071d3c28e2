# The command line: help, usage and what goes wrong with it.

## Commands

cli-about = 紙老虎（Paper Tiger）：馬弔與 Mao，照規矩打。
cli-language = 語言：en、ru、zh-Hans 或 zh-Hant（未指定時取自 PAPERTIGER_LANG 或系統語系）
cli-madiao = 馬弔，紙老虎之戲
cli-madiao-about = 馬弔：四人、四十張牌，三家鬥一莊。
cli-play = 與三個機器人打一場
cli-watch = 讓機器人彼此對局
cli-deal = 發一局牌，以 JSON 輸出
cli-settle = 結算 JSON 格式的牌局：誰付給誰，為何而付
cli-file = 牌局檔案：單局 JSON、陣列或 JSON Lines；- 表示標準輸入
cli-score = 結算用實體牌打的一局：問清各墩歸誰，算出誰付給誰
cli-rules = 閱讀規則：總目、某一章或某一條
cli-clause = 規則條號，如 MD-5.3 或 5.3，或章號，如 5；不寫則列出全部
cli-seed = 種子：數字相同，牌與機器人也相同
cli-seed-play = 以此種子開新的一場：數字相同，牌與機器人也相同
cli-bots-play = 三個機器人，以半形逗號分隔；只寫一個則三家通用
cli-bots-watch = 四個機器人，以半形逗號分隔；只寫一個則四家通用
cli-name = 你在牌桌上的名字
cli-banker = 莊家的座位號，0 至 3
cli-matches = 要打幾場
cli-json = 每場輸出一行 JSON
cli-switches = 牌桌規則
cli-preset = 作為基礎的規則
cli-switch-seating = 如何定座次與首任莊家
cli-switch-keep-seats = 座次不變，只抽牌定莊
cli-stake-limits = 每注的下限與上限，例如 2-20
cli-switch-cut-card-is-upcard = 切牌時亮出的牌就是第一面張
cli-switch-exposed-discard = 明出卻捉不到的牌罰多少、罰給誰
cli-switch-hundred-bonus = 得幾墩時百萬貫才有獎
cli-switch-sets = 四張一套的獎是否與三張一套的獎累計
cli-max-deals = 一場最多發幾次牌（含重發）
cli-seat = 你的座位（逆時針 0 至 3）；此後座位不變
cli-plain = 純文字行，供管線和讀屏軟體使用（沒有終端機時自動採用）
cli-pace = 繪製牌桌上機器人出牌的間隔（毫秒）
cli-new = 開新的一場，不問未完的牌局
cli-resume = 繼續未完的牌局：預設為最近一場，也可寫列表中的名稱（或檔案）
cli-mao = 毛：言語、罰牌與自創規則的遊戲
cli-mao-about = 毛：五人以上，有話必說，有罰、有表決，贏家可立新規。
cli-mao-run = 執行牌局腳本，逐行輸出結果
cli-clause-mao = 規則條號，如 MO-48 或 48，或章號，如 §5（s5）或 10a；不寫則列出全部
cli-scenario = JSON Lines 格式的牌局腳本；- 表示標準輸入
cli-views = 改為輸出各座位與旁觀者所見
cli-record-run = 另將全部經過存為記錄（.tiger），寫入這個新檔案，供 check 檢查
cli-watch-mao = 讓機器人彼此打毛
cli-sessions = 要打幾場
cli-seats = 座位數
cli-hands = 一場打幾局（流局不計）
cli-bots-mao = 機器人，以半形逗號分隔；只寫一個則各家通用：{ $known }
cli-referee = 由誰指出犯規：機器（referee）、玩家（players）或兩者（both）
cli-json-mao = 每場輸出一行 JSON
cli-record-watch = 另將每場存為記錄（session-1.tiger 等），寫入此資料夾
cli-serve = 執行牌桌伺服器：人和程式透過網路來玩
cli-games = 列出本機保存的牌局
cli-games-json = 每場一行 JSON
cli-replay = 重放一場牌局，可進可退，或輸出各局
cli-record = 牌局記錄（.tiger），或列表中的名稱；- 表示標準輸入
cli-replay-seat = 按此座位（0 至 3）所見顯示（否則四家明牌）
cli-replay-open = 正在打的一局也攤開：會看到此刻對你保密的牌，而這場牌你也許還要接著打
cli-replay-json = 以 JSON 輸出已完的各局，每局一行
cli-replay-notation = 以記譜輸出已完的各局
cli-check = 檢查記錄或記譜是否合乎規則
cli-check-file = 牌局記錄（.tiger）、列表中的名稱，或記譜文字；- 表示標準輸入
cli-check-seed = 一場結束時公布的種子，或 mao watch 某一場的種子（種子:場次，如 7:2）：據此核對洗牌
cli-verify = 核對記錄中的洗牌是否與事先的承諾相符
cli-verify-json = 每局一行 JSON
cli-deck = 四十張牌：列出、繪製、列印
cli-deck-svg = 把牌面（SVG）寫入此資料夾
cli-deck-pdf = 把列印頁（PDF）寫入此檔案
cli-deck-paper = 列印紙張

## Errors

cli-error = { $program }: 錯誤：{ $message }
cli-note = { $program }: { $message }
cli-unknown-language = 沒有「{ $language }」這種語言；可用的有 { $known }
cli-unknown-bot = 沒有「{ $bot }」這個機器人；可用的有 { $known }
cli-wrong-bots = 需要 { $count } 個機器人，或只寫一個供各家通用；現有 { $found } 個
cli-bad-limits = 注額上下限寫作 下限-上限，如 2-20：2 <= 下限 <= 上限 <= { $most }，其間須有偶數；不能是「{ $limits }」[MD-2.3]
cli-bad-number = 須是 { $low } 至 { $high } 的整數，不能是「{ $found }」
cli-bad-name = 名字須是 1 至 { $most } 個可顯示的字元
cli-name-taken = 「{ $name }」這個名字已有機器人使用
cli-cannot-read = 無法讀取 { $file }：{ $why }
cli-standard-input = 標準輸入
cli-no-such-file = 沒有這個檔案或資料夾
cli-is-a-folder = 這是一個資料夾
cli-not-permitted = 沒有權限
cli-is-no-folder = 應是資料夾的地方是一個檔案
cli-odd-file = 不是一般檔案，而是裝置、管線或通訊端
cli-too-large = 超過 { $most } MiB
cli-read-only = 該處只能讀取
cli-no-space = 空間已滿
cli-other-error = 系統錯誤 { $number }（{ $name }）
cli-empty = { $file } 是空的，裡面沒有牌局
cli-unknown-clause = 沒有「{ $text }」這一條；相近的有 { $near }
cli-unknown-section = 沒有「{ $text }」這一章；相近的有 { $near }
cli-cannot-write = 無法寫入：{ $why }
cli-cannot-write-file = 無法寫入 { $file }：{ $why }
cli-there-already = { $file } 已經存在，不會覆寫；請另取名稱
cli-no-name = { $option } 需要名稱
cli-progress = 對局
cli-session = 第 { $number } 場：{ $hands } 局，流局 { $void }，輪次 { $turns }，罰牌 { $penalties }，用時 { $minutes } 分鐘；勝局：{ $wins }
cli-session-record = 記錄：{ $file }；種子 { $seed }
cli-match = 第 { $number } 場：{ $hands } 局，{ $scores }
cli-matches-done = 共 { $count } 場，規則「{ $preset }」；每場輸贏（標準誤差）：{ $means }

## Records and notation

cli-no-games = { $folder } 中還沒有牌局。
cli-game-over = { $file }：{ $hands } 局，已完；{ $scores }
cli-game-unfinished = { $file }：{ $hands } 局，未完；{ $scores }
cli-game-broken = { $file } 第 { $line } 行：{ $why }
cli-game-you = { $name }（你）
cli-checked = { $file } 合乎規則：已完 { $hands } 局，共 { $inputs } 步。
cli-checked-mao = { $file } 合乎規則：分出勝負 { $hands } 局，流局 { $void } 局，共 { $inputs } 步。
cli-checked-shuffles = 洗牌與種子相符。
cli-unchecked-shuffles = 洗牌無從核對：不知道種子（可用 --seed 給出）。
cli-unchecked-later-hand = 洗牌無從核對：記錄不是從第一局開始的。
cli-unchecked-scenario = 洗牌無從核對：牌序出自腳本，而非種子。
cli-other-seed = { $file } 合乎規則，但開局所用的是另一個種子
cli-other-shuffle = { $file } 第 { $line } 行：與種子給出的洗牌不符
cli-torn = { $file } 第 { $line } 行殘缺，寫到一半就斷了。牌局停在第 { $before } 行，到此為止合乎規則：已完 { $hands } 局，共 { $inputs } 步
cli-torn-mao = { $file } 第 { $line } 行殘缺，寫到一半就斷了。牌局停在第 { $before } 行，到此為止合乎規則：分出勝負 { $hands } 局，流局 { $void } 局，共 { $inputs } 步
cli-checked-notation = { $file } 合乎規則：{ $hands } 局。
cli-not-text = { $file } 不是 UTF-8 文字
cli-is-notation = { $file } 是記譜文字，可以用 check 檢查；只有記錄（.tiger）才能重放
cli-is-mao-record = { $file } 是 Mao 的牌局記錄，可以用 check 檢查；目前還不能重放，要等 Mao 的牌桌做好
cli-is-scenario = { $file } 是 Mao 的牌局腳本，不是記錄；可以用「{ $command }」執行
cli-broken-record = { $file } 第 { $line } 行：{ $why }
cli-record-not-json = 不是 JSON
cli-record-bad-header-none = 缺少記錄的開頭
cli-record-bad-header-format = 只能讀取格式 { $format } 的「madiao」或「mao」記錄，且一份記錄只能是同一種遊戲
cli-record-bad-header-fields = 不是一局的開頭{ $field }
cli-record-bad-header-names = 座位上的名字須可顯示且各不相同
cli-record-bad-header-options = 不是馬弔的選項{ $field }（{ $limits }）
cli-record-bad-header-options-mao = 不是 Mao 的選項{ $field }；「limit」為 5 至 7，「end」為 open、hands:局數 或 time:分鐘數
cli-record-bad-header-carried = 上一局不會這樣交接{ $field }；「carried」中四個座次各出現一次，「totals」之和為零，「hands」不多於「deals」
cli-record-bad-header-carried-mao = 上一局不會這樣交接{ $field }；「carried」中「dealer」與「making」是座位號，各數不得為負，「end」為 open、hands:局數 或 time:分鐘數，按座位排列的各項須與「wins」等長，或為空
cli-record-bad-header-start = 一局不會這樣開始：須有四個座位，且「deals」小於「max_deals」
cli-record-bad-header-start-mao = 一局不會這樣開始：座位須為 2 至 12 個，且不少於「wins」的項數；「multipliers」須每個座位各有一項，或一項也沒有
cli-record-bad-header-opening = 開頭須緊接本局第一步，時間也與之相同
cli-record-bad-input-fields = 不是牌桌上的一步{ $field }；須有「at」，再加「seat」和「move」，或「chance」，或「tick」
cli-record-bad-input-time = 時間倒流
cli-record-bad-input-hand = 新的一局從這裡開始，卻沒有開頭
cli-field-missing = ：缺少「{ $field }」
cli-field-unknown = ：沒有「{ $field }」這一項
cli-field-value = ：「{ $field }」不能是「{ $value }」
cli-field-wrong = ：「{ $field }」的值不對
cli-seat-number = { $seat } 號座位
cli-record-refused = 不合規則。{ $why }
cli-record-wrong-carried = 本局與上一局的結尾接不上
cli-record-wrong-options = 規則與上一局不同
cli-broken-notation = { $file } 第 { $line } 行第 { $column } 列：寫的是「{ $found }」，應為：{ $expected }
cli-short-notation = { $file } 第 { $line } 行第 { $column } 列：文字到此為止，應為：{ $expected }
cli-broken-hand = { $file } 第 { $number } 局：{ $why }
cli-broken-trick = { $file } 第 { $number } 局第 { $trick } 墩：{ $why }
cli-wrong-result = { $file } 第 { $number } 局：結果應為 { $expected }，而不是 { $found }
notation-word = 「{ $word }」
notation-seat = 座位（0 至 3）
notation-leader = 領出者的座位（0 至 3）和冒號
notation-card = 牌的代碼
notation-play = 牌的代碼（扣牌則前加 -）
notation-new-card = 前面沒有寫過的牌
notation-first-trick = 底牌中的一張、第 { $number } 墩（「{ $number }.」）、「=」或「banker」
notation-trick = 第 { $number } 墩（「{ $number }.」）、「=」或「banker」
notation-hand-end = 「=」，或下一局的「banker」
notation-hands = 四家手牌各一行，或完整的八墩
notation-stake = 注額（{ $least } 至 { $most } 的偶數）
notation-stakes = 注數
notation-tag = 標籤名
notation-tag-end = 標籤末尾的「]」
notation-preset = { $presets } 之一
notation-players = 以「|」分隔的四個名字
notation-switch = 「rules」、「players」或規則選項的名稱
notation-setting = { $switch } 可用的值：{ $allowed }

## The deck

deck-drawn = 已在 { $folder } 繪製 { $count } 張牌
deck-printed = 列印頁（{ $paper }）：{ $file }。請雙面列印，縮放 100 %，沿長邊翻轉。
deck-not-all-drawn = 無法寫入 { $file }：{ $why }；此前已完整寫入 { $count } 個檔案，共 { $all } 個
deck-no-place = { $option } 需要名稱：--svg 後寫資料夾名，--pdf 後寫檔名
deck-top = 賞
deck-red = 紅

## Help headings and argparse's own messages; %s and %(...)s are filled in by argparse

argparse-usage = 用法：
argparse-positionals = 參數
argparse-options = 選項
argparse-help = 顯示本說明後離開
argparse-version = 顯示版本後離開
argparse-required = 缺少：%s
argparse-unrecognized = 無法辨識的參數：%s
argparse-argument = %(argument_name)s：%(message)s
argparse-choice = 沒有 %(value)r 可選；可選的有 %(choices)s
argparse-type = 不是有效的 %(type)s：%(value)r
argparse-one = 需要一個值
argparse-ambiguous = %(option)s 有歧義，可能是 %(matches)s
argparse-explicit = 此處不接受值：%r
argparse-not-with = 不能與 %s 同時使用
