# The titles of the rules book: its sections and clauses.

clauses-how-to-read = 读某一条：{ $command }
clauses-in-english = （规则正文为英文。）

## Sections

section-1 = 牌
section-2 = 座次、庄家、注
section-3 = 发牌
section-4 = 领出之前的宣告
section-5 = 打牌
section-6 = 八墩之后的结算
section-7 = 全场
section-8 = 成套规则与变体

## Clauses

clause-MD-1-1 = 四十张牌，四门及其大小
clause-MD-1-2 = 十红
clause-MD-1-3 = 代码与牌名
clause-MD-2-1 = 四家逆时针而坐
clause-MD-2-2 = 抽牌或掷骰定座次与首任庄家
clause-MD-2-3 = 注
clause-MD-2-4 = 输赢相抵为零
clause-MD-3-1 = 洗牌、切牌、首家
clause-MD-3-2 = 发牌：先各四张，再逐张
clause-MD-3-3 = 底牌与第一面张
clause-MD-3-4 = 切出之牌即面张
clause-MD-4-1 = 牌型
clause-MD-4-2 = 牌型由谁付
clause-MD-4-3 = 多家有牌型
clause-MD-4-4 = 四极
clause-MD-4-5 = 五张同门可要求重发
clause-MD-5-1 = 谁领出
clause-MD-5-2 = 领出与出牌
clause-MD-5-3 = 捉与得墩
clause-MD-5-4 = 扣牌
clause-MD-5-5 = 明垫
clause-MD-5-6 = 末墩之禁
clause-MD-5-7 = 哪些看得见，哪些看不见
clause-MD-6-1 = 注数
clause-MD-6-2 = 未正本
clause-MD-6-3 = 三墩以上
clause-MD-6-4 = 以赏牌得墩；本局赏牌
clause-MD-6-5 = 有百万贯而不足两墩
clause-MD-6-6 = 百万贯未得墩
clause-MD-6-7 = 以百万贯得墩
clause-MD-6-8 = 尊万、千万、百万三张
clause-MD-6-9 = 三张加空没文
clause-MD-6-10 = 大满贯
clause-MD-6-11 = 谁与谁结算
clause-MD-6-12 = 百万贯得墩，另两家亦付；连庄
clause-MD-6-13 = 第二面张
clause-MD-6-14 = 逐项结算
clause-MD-7-1 = 下一任庄家
clause-MD-7-2 = 全场结束
