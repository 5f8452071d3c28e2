# The command line: help, usage and what goes wrong with it.

## Commands

cli-about = 纸老虎（Paper Tiger）：马吊与 Mao，照规矩打。
cli-language = 语言：en、ru、zh-Hans 或 zh-Hant（未指定时取自 PAPERTIGER_LANG 或系统区域设置）
cli-madiao = 马吊，纸老虎之戏
cli-madiao-about = 马吊：四人、四十张牌，三家斗一庄。
cli-play = 以纯文本界面与三个机器人打一场
cli-watch = 让机器人彼此对局
cli-deal = 发一局牌，以 JSON 输出
cli-settle = 结算 JSON 格式的牌局：谁付给谁，为何而付
cli-file = 牌局文件：单局 JSON、数组或 JSON Lines；- 表示标准输入
cli-score = 结算实体牌打的一局：询问各墩归属，算出谁付给谁
cli-rules = 阅读规则：列出各条，或显示其中一条
cli-clause = 规则条号，如 MD-5.3 或 5.3；不写则列出全部
cli-seed = 种子：数字相同，牌与机器人也相同
cli-bots-play = 三个机器人，以半角逗号分隔；只写一个则三家通用
cli-bots-watch = 四个机器人，以半角逗号分隔；只写一个则四家通用
cli-name = 你在牌桌上的名字
cli-banker = 庄家的座位号，0 至 3
cli-matches = 要打几场
cli-json = 每场输出一行 JSON
cli-switches = 牌桌规则
cli-preset = 作为基础的规则
cli-seating = 如何定座次与首任庄家
cli-keep-seats = 座次不变，只抽牌定庄
cli-stake-limits = 每注的下限与上限，例如 2-20
cli-cut-card-is-upcard = 切牌时亮出的牌就是第一面张
cli-exposed-discard = 明出却捉不到的牌罚多少、罚给谁
cli-hundred-bonus = 得几墩时百万贯才有奖
cli-sets = 四张一套的奖是否与三张一套的奖累计
cli-max-deals = 一场最多发几次牌（含重发）

## Errors

cli-error = { $program }: 错误：{ $message }
cli-unknown-language = 没有“{ $language }”这种语言；可用的有 { $known }
cli-unknown-bot = 没有“{ $bot }”这个机器人；可用的有 { $known }
cli-wrong-bots = 需要 { $count } 个机器人，或只写一个供各家通用；现有 { $found } 个
cli-bad-limits = 注额上下限写作 下限-上限，如 2-20：2 <= 下限 <= 上限 <= { $most }，其间须有偶数；不能是“{ $limits }”[MD-2.3]
cli-bad-number = 须是 { $low } 至 { $high } 的整数，不能是“{ $found }”
cli-bad-name = 名字须是 1 至 { $most } 个可显示的字符
cli-name-taken = “{ $name }”这个名字已有机器人使用
cli-cannot-read = 无法读取 { $file }：{ $why }
cli-standard-input = 标准输入
cli-no-such-file = 没有这个文件
cli-is-a-folder = 这是一个文件夹
cli-not-permitted = 没有读取权限
cli-empty = { $file } 是空的，里面没有牌局
cli-unknown-clause = 没有“{ $clause }”这一条；相近的有 { $near }
cli-cannot-write = 无法写入：{ $why }
cli-progress = 对局
cli-match = 第 { $number } 场：{ $hands } 局，{ $scores }
cli-matches-done = 共 { $count } 场，规则“{ $preset }”；每场输赢（标准误差）：{ $means }

## Help headings and argparse's own messages; %s and %(...)s are filled in by argparse

argparse-usage = 用法：
argparse-positionals = 参数
argparse-options = 选项
argparse-help = 显示本帮助并退出
argparse-version = 显示版本并退出
argparse-required = 缺少：%s
argparse-unrecognized = 无法识别的参数：%s
argparse-argument = %(argument_name)s：%(message)s
argparse-choice = 没有 %(value)r 可选；可选的有 %(choices)s
argparse-type = 不是有效的 %(type)s：%(value)r
argparse-one = 需要一个值
argparse-ambiguous = %(option)s 有歧义，可能是 %(matches)s
argparse-explicit = 此处不接受值：%r
argparse-not-with = 不能与 %s 同时使用
