# The bare page of the server: a table of Madiao in a browser.

page-name = 您的名字
page-open = 开一桌
page-place = 座位
page-nobody = 空位
page-sit = 入座
page-ready = 准备好了
page-start = 开始
page-again = 再来一局
page-turn = 轮到
page-totals = 输赢
page-trick = 桌上的牌
page-tricks = 已得墩数
page-hand = 您的手牌
page-stake = 注码
page-cut = 提牌张数：
page-keep = 不重发
page-redeal = 要求重发
page-face-down = 牌面向下
page-refused = 现在不能这样做。
