# Mao: what players that are programs say beside the phrases of the game. Questions end with a
# question mark; no answer or rule may hold one, the name of the game or a phrase of it.

bot-question-1 = Чей сейчас ход?
bot-question-2 = В какую сторону идём?
bot-question-3 = Это был валет?
bot-answer-1 = Похоже, что так.
bot-answer-2 = Вроде бы нет.
bot-answer-3 = Посмотрите на верхнюю карту.
bot-reply-yours = Ваш.
bot-reply-mine = Кажется, мой.
bot-reply-other = Не ваш и не мой.
bot-reply-clockwise = По часовой стрелке.
bot-reply-back = В обратную, против часовой стрелки.
bot-reply-jack = Он самый, валет.
bot-reply-no-jack = Нет, это не валет.
bot-rule-1 = Кто кладёт даму, кланяется столу.
bot-rule-2 = Кто кладёт девятку, стучит пальцем по стопке.
bot-rule-3 = Кто кладёт короля, на миг встаёт.

## Manners: some players say more than the game wants. Nothing here may hold a question mark, the name of the game
## or a phrase of it, but for the thanks.

bot-thanks-terse = Спс
bot-thanks-chatty = Спасибо, только этого мне и не хватало
bot-thanks-ceremonious = Благодарю вас, вы очень любезны
bot-chatty-dealt-1 = Ну, поехали.
bot-chatty-dealt-2 = Новые карты — новое счастье.
bot-chatty-won-1 = По-моему, вышло неплохо.
bot-chatty-won-2 = Так можно играть хоть весь вечер.
bot-chatty-lost-1 = А ведь ещё чуть-чуть. По крайней мере, мне так кажется.
bot-chatty-lost-2 = Ничего, следующая раздача моя.
bot-chatty-penalty-1 = Ох, обидно.
bot-chatty-penalty-2 = С кем не бывает.
bot-chatty-reversed-1 = Идём назад.
bot-chatty-reversed-2 = У меня уже голова кружится.
bot-ceremonious-dealt-1 = Желаю удачи всему столу.
bot-ceremonious-dealt-2 = Пусть победит достойнейший.
bot-ceremonious-won-1 = Играть с вами — честь для меня.
bot-ceremonious-won-2 = Мне повезло, а вы играли превосходно.
bot-ceremonious-lost-1 = Мои поздравления победителю.
bot-ceremonious-lost-2 = Заслуженная победа, позвольте заметить.
