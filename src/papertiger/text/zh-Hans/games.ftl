# The pages to read: one's games, a replay, its shuffles verified, the book of rules, the cards.

## The games that one has played

games-title = 我的牌局
games-about = 你用此浏览器坐过的各桌牌局，最近的在前。
games-none = 你还没有在哪一桌入过座。
games-none-there = 没有开局
games-hands = { $hands } 局
games-running = 还在打
games-scores-madiao = 各家输赢
games-scores-mao = 各家赢的局数
games-madiao = 马吊
games-mao = 毛
games-replay = 复盘
games-look = 查看
games-download = 下载记录
games-to-table = 回到牌桌
games-more = 再看一些
games-trouble-unreachable = 服务器没有回应，请稍后重新载入本页。
games-trouble-not-for-you = 这场牌只给在座的人看。请向他们要一个链接。
games-nothing = 这里什么也没有
games-nothing-about = 地址有误，或者这里的内容已经不在了。
games-first-page = 回到首页
games-trouble-no-such-record = 没有这场牌，或者其中还没有一局打完。
games-trouble-no-such-table = 这张牌桌已经不在了。
games-trouble-no-record = 这不是牌局记录，无法读取。

## The replay

games-replay-title = 复盘
games-controls = 本局各步
games-hand = 局
games-trick = 墩
games-steps = 步骤
games-first = 回到本局开头
games-back = 退一步
games-play = 自动播放
games-stop = 停下
games-on = 进一步
games-last = 到本局末尾
games-step = 第 { $step } 步，共 { $all } 步
games-seen-from = 视角
games-pace = 快慢
games-pace-slow = 慢
games-pace-usual = 平常
games-pace-fast = 快
games-keys = 按键：← → 退、进一步，Home、End 到本局首尾，Page Up、Page Down 换一局，V 换座位，P 自动播放。
games-no-replay = 毛的牌局不能在这里复盘。记录可以下载、分享和核对，见下面。
games-card-down = { $card }（扣着）

## To take away

games-take = 留存与分享
games-file-about = 记录是一个文件，收有打完的各局：每一张牌、每一步，以及能打开洗牌承诺值的东西。纸老虎的命令都能读它。
games-share = 做一个给别人的链接
games-share-about = 得到链接的人都能看这场牌：桌上所用的名字、打完各局的所有牌、输赢、洗牌时所添的字句；以后打完的局也会加进来。其中没有聊天，也不通向牌桌。服务器保留这张牌桌多久，它就有效多久，不能收回。
games-shared-about = 你是通过别人转来的链接看这场牌的。得到链接的人看到的都和你一样。
games-link = 链接

## The shuffles verified

games-verify-title = 牌洗得公道吗？
games-verify-about = 每局之前，服务器先定下一个密值，并公布它的承诺值；随后各家的浏览器各添一句谁也料不到的字句。牌序由两者推出。此浏览器可以自己重算一遍：只取记录，别的什么也不问服务器。
games-verify = 在此核对 { $hands } 局
games-verify-file = 或选你手里的文件：
games-hand-number = 第 { $number } 局
games-verdict-proven = 密值与承诺值相符，各次牌序均由密值与各家所添字句推出（共 { $orders } 次）。
games-verdict-no-commitment = 无从证实：记录中没有承诺值。
games-verdict-no-secret = 无从证实：记录中没有公开密值。
games-verdict-other-secret = 不符！密值与承诺值对不上。
games-verdict-used-again = 不符！此密值在先前某一局之后已经公开过。
games-verdict-other-order = 不符！第 { $line } 行的牌序并非由密值与所添字句推出。
games-seen-unseen = 开局前没有给此浏览器看过这个承诺值，它是何时定的，无从知道。
games-seen-seen = 开局前给此浏览器看的正是这个承诺值。
games-seen-own-word = 开局前给此浏览器看的正是这个承诺值，从这里添的字句也在其中。
games-seen-other-word = 不符！此浏览器所添的字句不在其中。
games-seen-other = 不符！这一局给此浏览器看的是另一个承诺值。
games-details = 承诺值与字句
games-commitment = 承诺值：
games-no-words = 各家都没有添加字句：服务器可以随意挑选密值。
games-wrong = 记录不符。有误的局：{ $wrong }。
games-proven = 已证实 { $proven } 局，共 { $all } 局。
games-proves-title = 这能证明什么，不能证明什么
games-proves = 若一局已证实，承诺值在开局前给你看过，你的字句又在其中，那么谁也没有挑过牌：服务器定下密值时还不知道你的字句，也没有人能照着密值去凑字句。
games-proves-not = 不能证明没有人偷看：牌由服务器发，它可以知道各家手牌。也不能证明没有牌手与服务器主人串通，或记录末尾没有缺局。出牌是否合规则，由命令 papertiger verify 核对。

## The book of rules

games-places = 可读的
games-rules = 规则
games-contents = 目录
games-search = 在书中查找
games-found = 有 { $count } 段含有全部这些词。
games-find = 查找
games-table = 表格
games-around = 前后条文
games-in-the-book = 看规则书
games-in-english = 本书还没有译文，现为英文。

## The cards

games-cards = 牌谱
games-cards-about = 四十张牌，逐门由大到小。
games-red = 红
games-print-title = 打印牌
games-print-about = 全副牌，与实物同大，附牌背、裁切线和一页规则。请双面打印，沿长边翻转，比例 100 %。服务器绘制需要几秒钟。
games-paper-a4 = A4 纸（PDF）
games-paper-letter = Letter 纸（PDF）
games-print-command = 也可用命令行：
