# Mao: what players that are programs say beside the phrases of the game. Questions end with a
# question mark; no answer or rule may hold one, the name of the game or a phrase of it.

bot-question-1 = 現在輪到誰？
bot-question-2 = 現在是順時針還是逆時針？
bot-question-3 = 剛才那張是 J 嗎？
bot-answer-1 = 應該是吧。
bot-answer-2 = 好像不是。
bot-answer-3 = 看看牌堆最上面那張。
bot-reply-yours = 輪到你。
bot-reply-mine = 應該輪到我了。
bot-reply-other = 不是你，也不是我。
bot-reply-clockwise = 順時針。
bot-reply-back = 反過來，逆時針。
bot-reply-jack = 沒錯，是 J。
bot-reply-no-jack = 不是 J。
bot-rule-1 = 出 Q 的人要向全桌鞠一躬。
bot-rule-2 = 出 9 的人要敲一下牌堆。
bot-rule-3 = 出 K 的人要起立一下。

## Manners: some players say more than the game wants. Nothing here may hold a question mark, the name of the game
## or a phrase of it, but for the thanks.

bot-thanks-terse = 謝了
bot-thanks-chatty = 多謝，我正嫌手裡的牌少呢
bot-thanks-ceremonious = 感謝，承蒙指教
bot-chatty-dealt-1 = 又開始囉。
bot-chatty-dealt-2 = 換副新牌，換個手氣。
bot-chatty-won-1 = 這把打得不賴吧，我自己都佩服。
bot-chatty-won-2 = 照這樣我能玩一晚上。
bot-chatty-lost-1 = 就差那麼一點，至少我是這麼覺得的。
bot-chatty-lost-2 = 沒事，下一局看我的。
bot-chatty-penalty-1 = 哎喲，真疼。
bot-chatty-penalty-2 = 誰都有這種時候。
bot-chatty-reversed-1 = 又掉頭了。
bot-chatty-reversed-2 = 轉得我頭都暈了。
bot-ceremonious-dealt-1 = 祝在座各位好運。
bot-ceremonious-dealt-2 = 願高手勝出。
bot-ceremonious-won-1 = 能與諸位同桌，三生有幸。
bot-ceremonious-won-2 = 僥倖僥倖，諸位打得極好。
bot-ceremonious-lost-1 = 恭喜恭喜，佩服之至。
bot-ceremonious-lost-2 = 實至名歸，在下心服口服。
