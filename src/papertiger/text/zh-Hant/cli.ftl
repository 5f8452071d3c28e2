# The command line: help, usage and what goes wrong with it.

## Commands

cli-about = 紙老虎（Paper Tiger）：馬弔與 Mao，照規矩打。
cli-language = 語言：en、ru、zh-Hans 或 zh-Hant（未指定時取自 PAPERTIGER_LANG 或系統語系）
cli-madiao = 馬弔，紙老虎之戲
cli-madiao-about = 馬弔：四人、四十張牌，三家鬥一莊。
cli-play = 以純文字介面與三個機器人打一場
cli-watch = 讓機器人彼此對局
cli-deal = 發一局牌，以 JSON 輸出
cli-settle = 結算 JSON 格式的牌局：誰付給誰，為何而付
cli-file = 牌局檔案：單局 JSON、陣列或 JSON Lines；- 表示標準輸入
cli-score = 結算實體牌打的一局：詢問各墩歸屬，算出誰付給誰
cli-rules = 閱讀規則：列出各條，或顯示其中一條
cli-clause = 規則條號，如 MD-5.3 或 5.3；不寫則列出全部
cli-seed = 種子：數字相同，牌與機器人也相同
cli-bots-play = 三個機器人，以半形逗號分隔；只寫一個則三家通用
cli-bots-watch = 四個機器人，以半形逗號分隔；只寫一個則四家通用
cli-name = 你在牌桌上的名字
cli-banker = 莊家的座位號，0 至 3
cli-matches = 要打幾場
cli-json = 每場輸出一行 JSON
cli-switches = 牌桌規則
cli-preset = 作為基礎的規則
cli-seating = 如何定座次與首任莊家
cli-keep-seats = 座次不變，只抽牌定莊
cli-stake-limits = 每注的下限與上限，例如 2-20
cli-cut-card-is-upcard = 切牌時亮出的牌就是第一面張
cli-exposed-discard = 明出卻捉不到的牌罰多少、罰給誰
cli-hundred-bonus = 得幾墩時百萬貫才有獎
cli-sets = 四張一套的獎是否與三張一套的獎累計
cli-max-deals = 一場最多發幾次牌（含重發）

## Errors

cli-error = { $program }: 錯誤：{ $message }
cli-unknown-language = 沒有「{ $language }」這種語言；可用的有 { $known }
cli-unknown-bot = 沒有「{ $bot }」這個機器人；可用的有 { $known }
cli-wrong-bots = 需要 { $count } 個機器人，或只寫一個供各家通用；現有 { $found } 個
cli-bad-limits = 注額上下限寫作 下限-上限，如 2-20：2 <= 下限 <= 上限 <= { $most }，其間須有偶數；不能是「{ $limits }」[MD-2.3]
cli-bad-number = 須是 { $low } 至 { $high } 的整數，不能是「{ $found }」
cli-bad-name = 名字須是 1 至 { $most } 個可顯示的字元
cli-name-taken = 「{ $name }」這個名字已有機器人使用
cli-cannot-read = 無法讀取 { $file }：{ $why }
cli-standard-input = 標準輸入
cli-no-such-file = 沒有這個檔案
cli-is-a-folder = 這是一個資料夾
cli-not-permitted = 沒有讀取權限
cli-empty = { $file } 是空的，裡面沒有牌局
cli-unknown-clause = 沒有「{ $clause }」這一條；相近的有 { $near }
cli-cannot-write = 無法寫入：{ $why }
cli-progress = 對局
cli-match = 第 { $number } 場：{ $hands } 局，{ $scores }
cli-matches-done = 共 { $count } 場，規則「{ $preset }」；每場輸贏（標準誤差）：{ $means }

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
