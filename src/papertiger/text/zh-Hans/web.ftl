# The pages of the server: the first page, the waiting room, the table of Madiao.

## Around every page

web-title = 纸老虎
web-languages = 语言
web-home = 回首页
web-close = 关闭
web-no-script = 请启用 JavaScript，牌桌需要它才能运行。
web-nobody = 空位
web-coming = 正在入桌……
web-another-game = 本页只打马吊，这一桌玩的是另一种游戏。

## The connection

web-lost = 连接已断。
web-coming-back = 正在自动重连，座位为你保留。
web-try-now = 立即重试
web-here = 改在此处打牌

## The first page

web-headline = 马吊：纸牌里的老虎
web-about = 四十张牌，画水浒好汉；三家合力，攻庄家一人。明代牌戏，依古法而打。
web-name = 你的名字
web-play-now = 马上开局，对三个机器人
web-open-table = 自己开一桌
web-open = 开桌
web-join = 加入牌桌
web-link-or-code = 链接或桌号
web-go = 前往
web-watch = 旁观
web-no-tables = 现在没有公开的牌桌。
web-nobody-yet = 还没有人入座
web-phase-gathering = 等人中
web-phase-playing = 对局中
web-phase-paused = 暂停
web-phase-over = 已结束

## What went wrong there

web-trouble-unreachable = 服务器没有回应，请稍后再试。
web-trouble-no-such-code = 没有这个桌号，或已过期。
web-trouble-no-such-table = 没有这一桌，或已不存在。
web-trouble-too-many-requests = 短时间内尝试过多，请稍等。
web-trouble-too-many-tables = 服务器已开不下更多牌桌。
web-trouble-store-unavailable = 服务器暂时无法保存，请稍后再试。
web-trouble-refused = 现在不能这样做。

## The waiting room

web-waiting = 开局之前
web-you = 你
web-host = 桌主
web-bot = 机器人
web-is-ready = 已准备好
web-not-ready = 尚未准备
web-sit = 入座
web-add-bot = 放一个机器人
web-remove = 请离
web-remove-who = 请离：{ $who }
web-start = 开始
web-ready = 准备好了
web-not-yet = 还没准备好
web-stand-up = 离座
web-bots-fill = 开局时的空位由机器人补上。
web-invite = 邀人入桌
web-qr = 本桌链接的二维码
web-copy = 复制链接
web-copied = 已复制
web-code = 要一个口头桌号
web-code-is = 桌号（一小时内有效）：{ $code }

## The table

web-table = 马吊牌桌
web-strip = 本局情形
web-felt = 各家与当前一墩
web-mine = 你的一侧
web-beside = 桌边
web-more = 更多
web-trick = 桌上这一墩
web-last-trick = 上一墩
web-laid = { $who }：{ $card }
web-wins = 可捉
web-winning = 最大
web-away = 离席
web-paused = 牌局暂停。
web-match-over = 全场结束。
web-turn-of = 轮到：{ $who }。
web-your-turn = 轮到你了
web-your-turn-for = 轮到你了：{ $what }
web-your-lead = 轮到你领出。
web-your-play = 轮到你：明出捉牌，或扣牌。
web-again = 再来一场
web-take-over = 换回自己打
web-tricks-so-far = 已打各墩
web-no-tricks = 还没有人得墩。

## Your hand

web-hand = 你的手牌
web-lay = 打出所选的牌
web-face-up = 明出
web-face-down = 扣牌
web-what-is-it = 牌谱
web-choose-card = 请选一张牌。
web-marked = { $card }：{ $mark }
web-would-win = 可捉此墩
web-may-lead = 可领出
web-would-expose = 捉不住，明出即明垫
web-only-down = 只能扣
web-exposes = { $card } 捉不住 { $winning }，明出即为明垫。
web-face-down-instead = 改为扣牌
web-face-up-all-the-same = 仍然明出

## The moments before the play

web-stake-about = 你是庄家：本局一切输赢都按注计算。
web-name-stake = 定注
web-cut-about = 提起一叠牌，亮出的那张决定从谁发起。
web-cut = 切牌
web-redeal-about = 你有五张以上同门，可以要求重发。
web-keep-title = 看牌
web-keep-about = 看好手牌，就要开打了。
web-keep = 不重发
web-redeal = 要求重发

## The settlement

web-settlement = 结账
web-who-pays = 谁付给谁
web-stakes = 注数
web-money = 钱
web-why = 名目
web-clause = 条文
web-sums = 各家输赢
web-this-hand = 本局
web-so-far = 累计

## A card

web-pinyin = 拼音
web-hero = 好汉
web-suit = 门类

## Log, talk, keys

web-log = 牌局经过
web-say = 说点什么
web-send = 说
web-phrases = 常用语
web-keys = 按键
web-key-choose = 选牌
web-key-up = 明出
web-key-down = 扣牌
web-key-card = 牌谱
web-key-close = 关闭页面
web-key-tab = 在页面各处之间移动
web-gestures = 用手指或鼠标：选牌后按钮出牌，或把牌往上拖（明出）、往下拖（扣牌）。长按或右键可看牌谱。
