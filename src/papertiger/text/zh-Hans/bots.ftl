# Mao: what players that are programs say beside the phrases of the game. Questions end with a
# question mark; no answer or rule may hold one, the name of the game or a phrase of it.

bot-question-1 = 现在轮到谁？
bot-question-2 = 现在是顺时针还是逆时针？
bot-question-3 = 刚才那张是 J 吗？
bot-answer-1 = 应该是吧。
bot-answer-2 = 好像不是。
bot-answer-3 = 看看牌堆最上面那张。
bot-reply-yours = 轮到你。
bot-reply-mine = 应该轮到我了。
bot-reply-other = 不是你，也不是我。
bot-reply-clockwise = 顺时针。
bot-reply-back = 反过来，逆时针。
bot-reply-jack = 没错，是 J。
bot-reply-no-jack = 不是 J。
bot-rule-1 = 出 Q 的人要向全桌鞠一躬。
bot-rule-2 = 出 9 的人要敲一下牌堆。
bot-rule-3 = 出 K 的人要起立一下。

## Manners: some players say more than the game wants. Nothing here may hold a question mark, the name of the game
## or a phrase of it, but for the thanks.

bot-thanks-terse = 谢了
bot-thanks-chatty = 多谢，我正嫌手里的牌少呢
bot-thanks-ceremonious = 感谢，承蒙指教
bot-chatty-dealt-1 = 又开始喽。
bot-chatty-dealt-2 = 换副新牌，换个手气。
bot-chatty-won-1 = 这把打得不赖吧，我自己都佩服。
bot-chatty-won-2 = 照这样我能玩一晚上。
bot-chatty-lost-1 = 就差那么一点，至少我是这么觉得的。
bot-chatty-lost-2 = 没事，下一局看我的。
bot-chatty-penalty-1 = 哎哟，真疼。
bot-chatty-penalty-2 = 谁都有这种时候。
bot-chatty-reversed-1 = 又掉头了。
bot-chatty-reversed-2 = 转得我头都晕了。
bot-ceremonious-dealt-1 = 祝在座各位好运。
bot-ceremonious-dealt-2 = 愿高手胜出。
bot-ceremonious-won-1 = 能与诸位同桌，三生有幸。
bot-ceremonious-won-2 = 侥幸侥幸，诸位打得极好。
bot-ceremonious-lost-1 = 恭喜恭喜，佩服之至。
bot-ceremonious-lost-2 = 实至名归，在下心服口服。
