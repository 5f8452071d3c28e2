# Mao: what players that are programs say beside the phrases of the game. Questions end with a
# question mark; no answer or rule may hold one, the name of the game or a phrase of it.

bot-question-1 = Чей сейчас ход?
bot-question-2 = В какую сторону идём?
bot-question-3 = Это был валет?
bot-answer-1 = Похоже, что так.
bot-answer-2 = Вроде бы нет.
bot-answer-3 = Посмотрите на верхнюю карту.
bot-rule-1 = Кто кладёт даму, кланяется столу.
bot-rule-2 = Кто кладёт девятку, стучит пальцем по стопке.
bot-rule-3 = Кто кладёт короля, на миг встаёт.
