# The titles of the rules book: its sections and clauses.

clauses-how-to-read = 讀某一條：{ $command }
clauses-in-english = （規則正文為英文。）

## Sections

section-1 = 牌
section-2 = 座次、莊家、注
section-3 = 發牌
section-4 = 領出之前的宣告
section-5 = 打牌
section-6 = 八墩之後的結算
section-7 = 全場
section-8 = 成套規則與變體

## Clauses

clause-MD-1-1 = 四十張牌，四門及其大小
clause-MD-1-2 = 十紅
clause-MD-1-3 = 代碼與牌名
clause-MD-2-1 = 四家逆時針而坐
clause-MD-2-2 = 抽牌或擲骰定座次與首任莊家
clause-MD-2-3 = 注
clause-MD-2-4 = 輸贏相抵為零
clause-MD-3-1 = 洗牌、切牌、首家
clause-MD-3-2 = 發牌：先各四張，再逐張
clause-MD-3-3 = 底牌與第一面張
clause-MD-3-4 = 切出之牌即面張
clause-MD-4-1 = 牌型
clause-MD-4-2 = 牌型由誰付
clause-MD-4-3 = 多家有牌型
clause-MD-4-4 = 四極
clause-MD-4-5 = 五張同門可要求重發
clause-MD-5-1 = 誰領出
clause-MD-5-2 = 領出與出牌
clause-MD-5-3 = 捉與得墩
clause-MD-5-4 = 扣牌
clause-MD-5-5 = 明墊
clause-MD-5-6 = 末墩之禁
clause-MD-5-7 = 哪些看得見，哪些看不見
clause-MD-6-1 = 注數
clause-MD-6-2 = 未正本
clause-MD-6-3 = 三墩以上
clause-MD-6-4 = 以賞牌得墩；本局賞牌
clause-MD-6-5 = 有百萬貫而不足兩墩
clause-MD-6-6 = 百萬貫未得墩
clause-MD-6-7 = 以百萬貫得墩
clause-MD-6-8 = 尊萬、千萬、百萬三張
clause-MD-6-9 = 三張加空沒文
clause-MD-6-10 = 大滿貫
clause-MD-6-11 = 誰與誰結算
clause-MD-6-12 = 百萬貫得墩，另兩家亦付；連莊
clause-MD-6-13 = 第二面張
clause-MD-6-14 = 逐項結算
clause-MD-7-1 = 下一任莊家
clause-MD-7-2 = 全場結束
