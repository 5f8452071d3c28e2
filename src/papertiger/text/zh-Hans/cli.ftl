# The command line: help, usage and what goes wrong with it.

## Commands

cli-about = 纸老虎（Paper Tiger）：马吊与 Mao，照规矩打。
cli-language = 语言：en、ru、zh-Hans 或 zh-Hant（未指定时取自 PAPERTIGER_LANG 或系统区域设置）
cli-madiao = 马吊，纸老虎之戏
cli-madiao-about = 马吊：四人、四十张牌，三家斗一庄。
cli-play = 与三个机器人打一场
cli-watch = 让机器人彼此对局
cli-deal = 发一局牌，以 JSON 输出
cli-settle = 结算 JSON 格式的牌局：谁付给谁，为何而付
cli-file = 牌局文件：单局 JSON、数组或 JSON Lines；- 表示标准输入
cli-score = 结算用实体牌打的一局：问清各墩归谁，算出谁付给谁
cli-rules = 阅读规则：总目、某一章或某一条
cli-clause = 规则条号，如 MD-5.3 或 5.3，或章号，如 5；不写则列出全部
cli-seed = 种子：数字相同，牌与机器人也相同
cli-seed-play = 以此种子开新的一场：数字相同，牌与机器人也相同
cli-bots-play = 三个机器人，以半角逗号分隔；只写一个则三家通用
cli-bots-watch = 四个机器人，以半角逗号分隔；只写一个则四家通用
cli-name = 你在牌桌上的名字
cli-banker = 庄家的座位号，0 至 3
cli-matches = 要打几场
cli-json = 每场输出一行 JSON
cli-switches = 牌桌规则
cli-preset = 作为基础的规则
cli-switch-seating = 如何定座次与首任庄家
cli-switch-keep-seats = 座次不变，只抽牌定庄
cli-stake-limits = 每注的下限与上限，例如 2-20
cli-switch-cut-card-is-upcard = 切牌时亮出的牌就是第一面张
cli-switch-exposed-discard = 明出却捉不到的牌罚多少、罚给谁
cli-switch-hundred-bonus = 得几墩时百万贯才有奖
cli-switch-sets = 四张一套的奖是否与三张一套的奖累计
cli-max-deals = 一场最多发几次牌（含重发）
cli-seat = 你的座位（逆时针 0 至 3）；此后座位不变
cli-plain = 纯文本行，供管道和读屏软件使用（没有终端时自动采用）
cli-pace = 绘制牌桌上机器人出牌的间隔（毫秒）
cli-new = 开新的一场，不问未完的牌局
cli-resume = 继续未完的牌局：默认为最近一场，也可写列表中的名称（或文件）
cli-mao = 毛：言语、罚牌与自创规则的游戏
cli-mao-about = 毛：五人以上，有话必说，有罚、有表决，赢家可立新规。
cli-mao-run = 运行牌局脚本，逐行输出结果
cli-clause-mao = 规则条号，如 MO-48 或 48，或章号，如 §5（s5）或 10a；不写则列出全部
cli-scenario = JSON Lines 格式的牌局脚本；- 表示标准输入
cli-views = 改为输出各座位与旁观者所见
cli-record-run = 另将全部经过存为记录（.tiger），写入这个新文件，供 check 检查
cli-watch-mao = 让机器人彼此打毛
cli-sessions = 要打几场
cli-seats = 座位数
cli-hands = 一场打几局（流局不计）
cli-bots-mao = 机器人，以半角逗号分隔；只写一个则各家通用：{ $known }
cli-referee = 由谁指出犯规：机器（referee）、玩家（players）或两者（both）
cli-json-mao = 每场输出一行 JSON
cli-record-watch = 另将每场存为记录（session-1.tiger 等），写入此文件夹
cli-serve = 运行牌桌服务器：人和程序通过网络来玩
cli-games = 列出本机保存的牌局
cli-games-json = 每场一行 JSON
cli-replay = 重放一场牌局，可进可退，或输出各局
cli-record = 牌局记录（.tiger），或列表中的名称；- 表示标准输入
cli-replay-seat = 按此座位（0 至 3）所见显示（否则四家明牌）
cli-replay-open = 正在打的一局也摊开：会看到此刻对你保密的牌，而这场牌你也许还要接着打
cli-replay-json = 以 JSON 输出已完的各局，每局一行
cli-replay-notation = 以记谱输出已完的各局
cli-check = 检查记录或记谱是否合乎规则
cli-check-file = 牌局记录（.tiger）、列表中的名称，或记谱文本；- 表示标准输入
cli-check-seed = 一场结束时公布的种子，或 mao watch 某一场的种子（种子:场次，如 7:2）：据此核对洗牌
cli-verify = 核对记录中的洗牌是否与事先的承诺相符
cli-verify-json = 每局一行 JSON
cli-deck = 四十张牌：列出、绘制、打印
cli-deck-svg = 把牌面（SVG）写入此文件夹
cli-deck-pdf = 把打印页（PDF）写入此文件
cli-deck-paper = 打印纸张

## Errors

cli-error = { $program }: 错误：{ $message }
cli-note = { $program }: { $message }
cli-unknown-language = 没有“{ $language }”这种语言；可用的有 { $known }
cli-unknown-bot = 没有“{ $bot }”这个机器人；可用的有 { $known }
cli-wrong-bots = 需要 { $count } 个机器人，或只写一个供各家通用；现有 { $found } 个
cli-bad-limits = 注额上下限写作 下限-上限，如 2-20：2 <= 下限 <= 上限 <= { $most }，其间须有偶数；不能是“{ $limits }”[MD-2.3]
cli-bad-number = 须是 { $low } 至 { $high } 的整数，不能是“{ $found }”
cli-bad-name = 名字须是 1 至 { $most } 个可显示的字符
cli-name-taken = “{ $name }”这个名字已有机器人使用
cli-cannot-read = 无法读取 { $file }：{ $why }
cli-standard-input = 标准输入
cli-no-such-file = 没有这个文件或文件夹
cli-is-a-folder = 这是一个文件夹
cli-not-permitted = 没有权限
cli-is-no-folder = 应是文件夹的地方是一个文件
cli-odd-file = 不是普通文件，而是设备、管道或套接字
cli-too-large = 超过 { $most } MiB
cli-read-only = 该处只能读取
cli-no-space = 空间已满
cli-other-error = 系统错误 { $number }（{ $name }）
cli-empty = { $file } 是空的，里面没有牌局
cli-unknown-clause = 没有“{ $text }”这一条；相近的有 { $near }
cli-unknown-section = 没有“{ $text }”这一章；相近的有 { $near }
cli-cannot-write = 无法写入：{ $why }
cli-cannot-write-file = 无法写入 { $file }：{ $why }
cli-there-already = { $file } 已经存在，不会覆盖；请另取名称
cli-no-name = { $option } 需要名称
cli-progress = 对局
cli-session = 第 { $number } 场：{ $hands } 局，流局 { $void }，轮次 { $turns }，罚牌 { $penalties }，用时 { $minutes } 分钟；胜局：{ $wins }
cli-session-record = 记录：{ $file }；种子 { $seed }
cli-match = 第 { $number } 场：{ $hands } 局，{ $scores }
cli-matches-done = 共 { $count } 场，规则“{ $preset }”；每场输赢（标准误差）：{ $means }

## Records and notation

cli-no-games = { $folder } 中还没有牌局。
cli-game-over = { $file }：{ $hands } 局，已完；{ $scores }
cli-game-unfinished = { $file }：{ $hands } 局，未完；{ $scores }
cli-game-broken = { $file } 第 { $line } 行：{ $why }
cli-game-you = { $name }（你）
cli-checked = { $file } 合乎规则：已完 { $hands } 局，共 { $inputs } 步。
cli-checked-mao = { $file } 合乎规则：分出胜负 { $hands } 局，流局 { $void } 局，共 { $inputs } 步。
cli-checked-shuffles = 洗牌与种子相符。
cli-unchecked-shuffles = 洗牌无从核对：不知道种子（可用 --seed 给出）。
cli-unchecked-later-hand = 洗牌无从核对：记录不是从第一局开始的。
cli-unchecked-scenario = 洗牌无从核对：牌序出自脚本，而非种子。
cli-other-seed = { $file } 合乎规则，但开局所用的是另一个种子
cli-other-shuffle = { $file } 第 { $line } 行：与种子给出的洗牌不符
cli-torn = { $file } 第 { $line } 行残缺，写到一半就断了。牌局停在第 { $before } 行，到此为止合乎规则：已完 { $hands } 局，共 { $inputs } 步
cli-torn-mao = { $file } 第 { $line } 行残缺，写到一半就断了。牌局停在第 { $before } 行，到此为止合乎规则：分出胜负 { $hands } 局，流局 { $void } 局，共 { $inputs } 步
cli-checked-notation = { $file } 合乎规则：{ $hands } 局。
cli-not-text = { $file } 不是 UTF-8 文本
cli-is-notation = { $file } 是记谱文本，可以用 check 检查；只有记录（.tiger）才能重放
cli-is-mao-record = { $file } 是 Mao 的牌局记录，可以用 check 检查；目前还不能重放，要等 Mao 的牌桌做好
cli-is-scenario = { $file } 是 Mao 的牌局脚本，不是记录；可以用“{ $command }”运行
cli-broken-record = { $file } 第 { $line } 行：{ $why }
cli-record-not-json = 不是 JSON
cli-record-bad-header-none = 缺少记录的开头
cli-record-bad-header-format = 只能读取格式 { $format } 的“madiao”或“mao”记录，且一份记录只能是同一种游戏
cli-record-bad-header-fields = 不是一局的开头{ $field }
cli-record-bad-header-names = 座位上的名字须可显示且各不相同
cli-record-bad-header-options = 不是马吊的选项{ $field }（{ $limits }）
cli-record-bad-header-options-mao = 不是 Mao 的选项{ $field }；“limit”为 5 至 7，“end”为 open、hands:局数 或 time:分钟数
cli-record-bad-header-carried = 上一局不会这样交接{ $field }；“carried”中四个座次各出现一次，“totals”之和为零，“hands”不多于“deals”
cli-record-bad-header-carried-mao = 上一局不会这样交接{ $field }；“carried”中“dealer”与“making”是座位号，各数不得为负，“end”为 open、hands:局数 或 time:分钟数，按座位排列的各项须与“wins”等长，或为空
cli-record-bad-header-start = 一局不会这样开始：须有四个座位，且“deals”小于“max_deals”
cli-record-bad-header-start-mao = 一局不会这样开始：座位须为 2 至 12 个，且不少于“wins”的项数；“multipliers”须每个座位各有一项，或一项也没有
cli-record-bad-header-opening = 开头须紧接本局第一步，时间也与之相同
cli-record-bad-input-fields = 不是牌桌上的一步{ $field }；须有“at”，再加“seat”和“move”，或“chance”，或“tick”
cli-record-bad-input-time = 时间倒流
cli-record-bad-input-hand = 新的一局从这里开始，却没有开头
cli-field-missing = ：缺少“{ $field }”
cli-field-unknown = ：没有“{ $field }”这一项
cli-field-value = ：“{ $field }”不能是“{ $value }”
cli-field-wrong = ：“{ $field }”的值不对
cli-seat-number = { $seat } 号座位
cli-record-refused = 不合规则。{ $why }
cli-record-wrong-carried = 本局与上一局的结尾接不上
cli-record-wrong-options = 规则与上一局不同
cli-broken-notation = { $file } 第 { $line } 行第 { $column } 列：写的是“{ $found }”，应为：{ $expected }
cli-short-notation = { $file } 第 { $line } 行第 { $column } 列：文本到此为止，应为：{ $expected }
cli-broken-hand = { $file } 第 { $number } 局：{ $why }
cli-broken-trick = { $file } 第 { $number } 局第 { $trick } 墩：{ $why }
cli-wrong-result = { $file } 第 { $number } 局：结果应为 { $expected }，而不是 { $found }
notation-word = “{ $word }”
notation-seat = 座位（0 至 3）
notation-leader = 领出者的座位（0 至 3）和冒号
notation-card = 牌的代码
notation-play = 牌的代码（扣牌则前加 -）
notation-new-card = 前面没有写过的牌
notation-first-trick = 底牌中的一张、第 { $number } 墩（“{ $number }.”）、“=”或“banker”
notation-trick = 第 { $number } 墩（“{ $number }.”）、“=”或“banker”
notation-hand-end = “=”，或下一局的“banker”
notation-hands = 四家手牌各一行，或完整的八墩
notation-stake = 注额（{ $least } 至 { $most } 的偶数）
notation-stakes = 注数
notation-tag = 标签名
notation-tag-end = 标签末尾的“]”
notation-preset = { $presets } 之一
notation-players = 以“|”分隔的四个名字
notation-switch = “rules”、“players”或规则选项的名称
notation-setting = { $switch } 可用的值：{ $allowed }

## The deck

deck-drawn = 已在 { $folder } 绘制 { $count } 张牌
deck-printed = 打印页（{ $paper }）：{ $file }。请双面打印，缩放 100 %，沿长边翻转。
deck-not-all-drawn = 无法写入 { $file }：{ $why }；此前已完整写入 { $count } 个文件，共 { $all } 个
deck-no-place = { $option } 需要名称：--svg 后写文件夹名，--pdf 后写文件名
deck-top = 赏
deck-red = 红

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
