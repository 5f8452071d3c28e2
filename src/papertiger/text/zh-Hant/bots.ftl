# Mao: what players that are programs say beside the phrases of the game. Questions end with a
# question mark; no answer or rule may hold one, the name of the game or a phrase of it.

bot-question-1 = 現在輪到誰？
bot-question-2 = 現在是順時針還是逆時針？
bot-question-3 = 剛才那張是 J 嗎？
bot-answer-1 = 應該是吧。
bot-answer-2 = 好像不是。
bot-answer-3 = 看看牌堆最上面那張。
bot-rule-1 = 出 Q 的人要向全桌鞠一躬。
bot-rule-2 = 出 9 的人要敲一下牌堆。
bot-rule-3 = 出 K 的人要起立一下。
