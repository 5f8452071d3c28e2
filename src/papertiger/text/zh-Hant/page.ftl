# The bare page of the server: a table of Madiao in a browser.

page-name = 您的名字
page-open = 開一桌
page-place = 座位
page-nobody = 空位
page-sit = 入座
page-ready = 準備好了
page-start = 開始
page-again = 再來一局
page-turn = 輪到
page-totals = 輸贏
page-trick = 桌上的牌
page-tricks = 已得墩數
page-hand = 您的手牌
page-stake = 注碼
page-cut = 提牌張數：
page-keep = 不重發
page-redeal = 要求重發
page-face-down = 牌面向下
page-refused = 現在不能這樣做。
