# Mao: what players that are programs say beside the phrases of the game. Questions end with a
# question mark; no answer or rule may hold one, the name of the game or a phrase of it.

bot-question-1 = Whose turn is it?
bot-question-2 = Which way are we going?
bot-question-3 = Was that a jack?
bot-answer-1 = I think so.
bot-answer-2 = Not to my knowledge.
bot-answer-3 = Look at the pile.
bot-rule-1 = Whoever plays a queen bows to the table.
bot-rule-2 = Whoever plays a nine taps the pile.
bot-rule-3 = Whoever plays a king stands up for a moment.
