# Mao: what players that are programs say beside the phrases of the game. Questions end with a
# question mark; no answer or rule may hold one, the name of the game or a phrase of it.

bot-question-1 = Whose turn is it?
bot-question-2 = Which way are we going?
bot-question-3 = Was that a jack?
bot-answer-1 = I think so.
bot-answer-2 = Not to my knowledge.
bot-answer-3 = Look at the pile.
bot-reply-yours = Yours.
bot-reply-mine = Mine, I believe.
bot-reply-other = Not yours and not mine.
bot-reply-clockwise = Clockwise.
bot-reply-back = The other way round, anticlockwise.
bot-reply-jack = A jack it was.
bot-reply-no-jack = No jack that I can see.
bot-rule-1 = Whoever plays a queen bows to the table.
bot-rule-2 = Whoever plays a nine taps the pile.
bot-rule-3 = Whoever plays a king stands up for a moment.

## Manners: some players say more than the game wants. Nothing here may hold a question mark, the name of the game
## or a phrase of it, but for the thanks.

bot-thanks-terse = Thanks
bot-thanks-chatty = Thanks, just what I needed
bot-thanks-ceremonious = Thank you, you are most kind
bot-chatty-dealt-1 = Here we go again.
bot-chatty-dealt-2 = New cards, new luck.
bot-chatty-won-1 = That went well, I must say.
bot-chatty-won-2 = I could do this all evening.
bot-chatty-lost-1 = And I was so close. Or so I tell myself.
bot-chatty-lost-2 = Well, the next one is mine.
bot-chatty-penalty-1 = Oh, that stings.
bot-chatty-penalty-2 = It happens to all of us.
bot-chatty-reversed-1 = And back we go.
bot-chatty-reversed-2 = I am getting dizzy.
bot-ceremonious-dealt-1 = I wish the whole table good fortune.
bot-ceremonious-dealt-2 = May the best hand prevail.
bot-ceremonious-won-1 = It was an honour to play with you.
bot-ceremonious-won-2 = Fortune was kind to me; you played admirably.
bot-ceremonious-lost-1 = My compliments to the winner.
bot-ceremonious-lost-2 = A victory well earned, if I may say so.
