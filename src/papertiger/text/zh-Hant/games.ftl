# The pages to read: one's games, a replay, its shuffles verified, the book of rules, the cards.

## The games that one has played

games-title = 我的牌局
games-about = 你用此瀏覽器坐過的各桌牌局，最近的在前。
games-none = 你還沒有在哪一桌入過座。
games-none-there = 沒有開局
games-hands = { $hands } 局
games-running = 還在打
games-scores-madiao = 各家輸贏
games-scores-mao = 各家贏的局數
games-madiao = 馬弔
games-mao = 毛
games-replay = 復盤
games-look = 查看
games-download = 下載記錄
games-to-table = 回到牌桌
games-more = 再看一些
games-trouble-unreachable = 伺服器沒有回應，請稍後重新載入本頁。
games-trouble-not-for-you = 這場牌只給在座的人看。請向他們要一個連結。
games-nothing = 這裡什麼也沒有
games-nothing-about = 網址有誤，或者這裡的內容已經不在了。
games-first-page = 回到首頁
games-trouble-no-such-record = 沒有這場牌，或者其中還沒有一局打完。
games-trouble-no-such-table = 這張牌桌已經不在了。
games-trouble-no-record = 這不是牌局記錄，無法讀取。

## The replay

games-replay-title = 復盤
games-controls = 本局各步
games-hand = 局
games-trick = 墩
games-steps = 步驟
games-first = 回到本局開頭
games-back = 退一步
games-play = 自動播放
games-stop = 停下
games-on = 進一步
games-last = 到本局末尾
games-step = 第 { $step } 步，共 { $all } 步
games-seen-from = 視角
games-pace = 快慢
games-pace-slow = 慢
games-pace-usual = 平常
games-pace-fast = 快
games-keys = 按鍵：← → 退、進一步，Home、End 到本局首尾，Page Up、Page Down 換一局，V 換座位，P 自動播放。
games-no-replay = 毛的牌局不能在這裡復盤。記錄可以下載、分享和核對，見下面。
games-card-down = { $card }（扣著）

## To take away

games-take = 留存與分享
games-file-about = 記錄是一個檔案，收有打完的各局：每一張牌、每一步，以及能打開洗牌承諾值的東西。紙老虎的命令都能讀它。
games-share = 做一個給別人的連結
games-share-about = 得到連結的人都能看這場牌：桌上所用的名字、打完各局的所有牌、輸贏、洗牌時所添的字句；以後打完的局也會加進來。其中沒有聊天，也不通向牌桌。伺服器保留這張牌桌多久，它就有效多久，不能收回。
games-shared-about = 你是透過別人轉來的連結看這場牌的。得到連結的人看到的都和你一樣。
games-link = 連結

## The shuffles verified

games-verify-title = 牌洗得公道嗎？
games-verify-about = 每局之前，伺服器先定下一個密值，並公布它的承諾值；隨後各家的瀏覽器各添一句誰也料不到的字句。牌序由兩者推出。此瀏覽器可以自己重算一遍：只取記錄，別的什麼也不問伺服器。
games-verify = 在此核對 { $hands } 局
games-verify-file = 或選你手裡的檔案：
games-hand-number = 第 { $number } 局
games-verdict-proven = 密值與承諾值相符，各次牌序均由密值與各家所添字句推出（共 { $orders } 次）。
games-verdict-no-commitment = 無從證實：記錄中沒有承諾值。
games-verdict-no-secret = 無從證實：記錄中沒有公開密值。
games-verdict-other-secret = 不符！密值與承諾值對不上。
games-verdict-used-again = 不符！此密值在先前某一局之後已經公開過。
games-verdict-other-order = 不符！第 { $line } 行的牌序並非由密值與所添字句推出。
games-seen-unseen = 開局前沒有給此瀏覽器看過這個承諾值，它是何時定的，無從知道。
games-seen-seen = 開局前給此瀏覽器看的正是這個承諾值。
games-seen-own-word = 開局前給此瀏覽器看的正是這個承諾值，從這裡添的字句也在其中。
games-seen-other-word = 不符！此瀏覽器所添的字句不在其中。
games-seen-other = 不符！這一局給此瀏覽器看的是另一個承諾值。
games-details = 承諾值與字句
games-commitment = 承諾值：
games-no-words = 各家都沒有添加字句：伺服器可以隨意挑選密值。
games-wrong = 記錄不符。有誤的局：{ $wrong }。
games-proven = 已證實 { $proven } 局，共 { $all } 局。
games-proves-title = 這能證明什麼，不能證明什麼
games-proves = 若一局已證實，承諾值在開局前給你看過，你的字句又在其中，那麼誰也沒有挑過牌：伺服器定下密值時還不知道你的字句，也沒有人能照著密值去湊字句。
games-proves-not = 不能證明沒有人偷看：牌由伺服器發，它可以知道各家手牌。也不能證明沒有牌手與伺服器主人串通，或記錄末尾沒有缺局。出牌是否合規則，由命令 papertiger verify 核對。

## The book of rules

games-places = 可讀的
games-rules = 規則
games-contents = 目錄
games-search = 在書中查找
games-found = 有 { $count } 段含有全部這些詞。
games-find = 查找
games-table = 表格
games-around = 前後條文
games-in-the-book = 看規則書
games-in-english = 本書還沒有譯文，現為英文。

## The cards

games-cards = 牌譜
games-cards-about = 四十張牌，逐門由大到小。
games-red = 紅
games-print-title = 列印牌
games-print-about = 全副牌，與實物同大，附牌背、裁切線和一頁規則。請雙面列印，沿長邊翻轉，比例 100 %。伺服器繪製需要幾秒鐘。
games-paper-a4 = A4 紙（PDF）
games-paper-letter = Letter 紙（PDF）
games-print-command = 也可用命令列：
