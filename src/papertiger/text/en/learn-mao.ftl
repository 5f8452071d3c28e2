# The lesson of Mao, step by step: lessons/mao.toml says what each step is.
# The players are You, and Ann, Bo, Cleo and Dan, as in learn.ftl, clockwise from you.

learn-mao-part-begin = Before the first card
learn-mao-part-pay = The first card to pay
learn-mao-part-cards = Cards that do something
learn-mao-part-call = Calling others
learn-mao-part-jack = The jack
learn-mao-part-order = A point of order
learn-mao-part-win = Winning
learn-mao-part-end = And on

## Before the first card

learn-mao-welcome =
    Mao is played with ordinary cards: who gets rid of all of theirs wins the hand. But it is a game of words. Certain things have to be said, others must not be, and whoever breaks a rule gets a card for it.
    You will learn it as people do: by paying. Nothing at the table lights up to tell you what is due. All phrases and acts have their keys, always in the same place; whole words will do, too.
learn-mao-dealt =
    Ann, Bo, Cleo and Dan sit around the table, clockwise from you. Dan has dealt five cards to each. They lie face down, and nobody touches them: looking at cards before the first one is acted out costs a card.
    Let us see what Dan does.
learn-mao-look = Dan turned up the nine of spades, and said something. Keep it in mind. Now the hands may be picked up; the others have done so already.
learn-mao-look-ask = Look at your cards.
learn-mao-look-hint = The key is u.
learn-mao-look-wrong-other = First pick up your hand: nobody plays cards without having seen them.

## The first card to pay

learn-mao-play = The first turn is that of the dealer’s left, and it is yours. You may play a card of the same suit or the same number as the one on top, or draw one from the stock. There are seven seconds for it; in this lesson time waits for you.
learn-mao-play-ask = Play your five of spades, and watch what happens.
learn-mao-play-hint = Choose it and play it; it fits the nine, for both are spades.
learn-mao-play-wrong-nine = The nine of hearts fits, too: a nine on a nine. But you will want it later. Play the five.
learn-mao-play-wrong-fit = That is no spade and no nine. It would be a misplay: the card comes back, with another one.
learn-mao-play-wrong-draw = You may draw instead of playing, always. But you want fewer cards, not more, and you have one that fits.
learn-mao-play-wrong-named = So you have been listening! The name may come up to one second before the card, too. But let us see what happens without it: play the card.
learn-mao-play-wrong-other = Nothing is gained by that now: it is your turn to play.
learn-mao-paid =
    Bo has given you a card, and said why: whoever plays a spade must name it, as in “five of spades”. That is what Dan did at the beginning. There are three seconds for it after the card.
    A card from the stock is the price of every breach. And something is due from you now, as it is among polite people.
learn-mao-paid-ask = What does one say when given something?
learn-mao-paid-hint = Thank you: the key is t.
learn-mao-paid-wrong-late = Too late for that: the three seconds are over, and the card is given.
learn-mao-paid-wrong-costs = Careful! That would have cost you another card: the name of the game is not to be said before somebody has won, and nobody may ask a question just like that.
learn-mao-paid-wrong-words = Ordinary talk is free at this table, but it is something else that is due.
learn-mao-paid-wrong-other = Before anything else, there is something to be said.
learn-mao-thanked = Well said. Thanks are due for every penalty, within seven seconds, even for one that was wrong. Without them there is another card, and for that one thanks are due again.

## Cards that do something

learn-mao-sevens = The game went on around the table, and look what lies there: Cleo played a seven, and Dan a seven on it. Whoever comes after sevens must play a seven as well, or draw two cards for each of them.
learn-mao-sevens-ask = Two sevens make four cards. Can you do better?
learn-mao-sevens-hint = You hold the seven of diamonds.
learn-mao-sevens-wrong-draw = That is allowed, and it would be four cards. But you have a seven.
learn-mao-sevens-wrong-seven = While sevens are running only a seven is valid, or drawing. Anything else is a misplay, be it of the same suit.
learn-mao-sevens-wrong-other = The sevens will not go away by that.

## Calling others

learn-mao-call = With yours it was three sevens, and Ann took six cards. Bo played, then Cleo: the three of spades. Did you hear anything? Some seconds have passed, and nobody has said a word. Who notices a breach may give a card for it, and must say the reason.
learn-mao-call-ask = Give Cleo a penalty, for the right reason.
learn-mao-call-hint = p, then the key of Cleo, 4, then that of the reason: a spade not named, e. In plain lines: penalty 4 e.
learn-mao-call-wrong-penalty = A penalty needs the right player and the right reason. Given wrongly, it may come back to you.
learn-mao-call-wrong-say = The spade was Cleo’s, and only Cleo could have named it.
learn-mao-call-wrong-other = That does not help. Somebody has broken a rule, and you are the one who noticed.
learn-mao-bad-call = Cleo thanked you and has a card more; Dan played. And now Dan gives Ann a card, for a question. But Ann has not said a word! For a bad call, any third player can give the card back to who gave it.
learn-mao-bad-call-ask = Stand up for Ann: say what one says to a bad call.
learn-mao-bad-call-hint = “Bad call”: the key is b.
learn-mao-bad-call-wrong-thanks = Ann will thank Dan; the card was not for you.
learn-mao-bad-call-wrong-play = It is your turn, true. But do Ann the favour first.
learn-mao-bad-call-wrong-other = That does not help Ann.

## The jack

learn-mao-jack = The card has gone back to Dan, who keeps it. Ann has said thank you all the same: thanks are due even for a bad call. Now to your turn. A jack goes on anything, but for another jack. Whoever plays it keeps a finger on it, calls a suit, and only then lets go.
learn-mao-jack-ask = Play the jack of clubs, with a finger on it.
learn-mao-jack-hint = Choose the jack and press Space. In plain lines: hold JC.
learn-mao-jack-wrong-finger = Without a finger it is released at once, and then whoever calls a suit first controls it, not you.
learn-mao-jack-wrong-fit = On the three of hearts it would have to be a heart or a three. You have hearts, but keep them: the jack comes first.
learn-mao-jack-wrong-draw = No need to draw: the jack goes on anything.
learn-mao-jack-wrong-other = It is your turn: the jack, with a finger on it.
learn-mao-suit = The jack lies there under your finger. The suit that you call is the one that the next card must have. Of which do you hold most?
learn-mao-suit-ask = Call a suit that serves you.
learn-mao-suit-hint = You have the two and the nine of hearts: the key is h.
learn-mao-suit-wrong-release = Not yet: released before a suit is called, the jack belongs to the first who calls one.
learn-mao-suit-wrong-suit = You may call any suit. But you have two hearts, and none of that.
learn-mao-suit-wrong-other = First the suit, while your finger is on the jack.
learn-mao-release = Hearts it is. Until you let go you could still change your mind.
learn-mao-release-ask = Let the jack go.
learn-mao-release-hint = The key is r.
learn-mao-release-wrong-other = Take your finger off the jack: nobody can go on before.
learn-mao-round =
    That was a quick round. Ann followed with a heart. Bo’s ace skipped Cleo. Dan’s eight turned the direction, so now the turns go to the other side: from Cleo to Bo, to Ann, to you.
    And did you hear Bo? A single card is left in that hand.

## A point of order

learn-mao-order = It is your turn, and surely you have questions. But asking costs a card, like any other breach; unless somebody has called a point of order, as everybody may, at any time.
learn-mao-order-ask = Call a point of order.
learn-mao-order-hint = The key is o.
learn-mao-order-wrong-question = Just that would have cost a card. First the point of order, then the question.
learn-mao-order-wrong-other = The cards can wait: first the point of order.
learn-mao-ask = Now everything stands still: no card moves, no penalty is given, and all hands lie face down. Anything may be said, even the name of the game, which is forbidden otherwise.
learn-mao-ask-ask = Ask something, whatever you like.
learn-mao-ask-hint = Type a sentence: / begins the line. In plain lines: say, and then the words.
learn-mao-ask-wrong-look = Nobody may look at cards in a point of order: a card for that, when it is over.
learn-mao-ask-wrong-other = Not in a point of order. Say something.
learn-mao-end-order = Bo has answered, after a fashion. Who called the point of order ends it, once there has been no talk for three seconds. They have passed.
learn-mao-end-order-ask = End it.
learn-mao-end-order-hint = The key is e.
learn-mao-end-order-wrong-look = Not yet: it has to be over first. Looking now would cost a card.
learn-mao-end-order-wrong-other = The point of order is still on, and you are the one who ends it.
learn-mao-again = It is over, and time goes on. Your cards still lie face down.
learn-mao-again-ask = Pick them up again.
learn-mao-again-hint = The key is u, as before.
learn-mao-again-wrong-other = First pick up your cards.

## Winning

learn-mao-two = Three cards are left: two hearts, and the queen of diamonds that your first penalty brought. On Ann’s four of hearts either heart would do. Mind the two: who plays a two plays again.
learn-mao-two-ask = Which heart lets you play twice?
learn-mao-two-hint = The two of hearts.
learn-mao-two-wrong-nine = It fits. But then the two would have nothing to be played before; play it first, and the nine on it.
learn-mao-two-wrong-fit = The queen of diamonds is no heart and no four.
learn-mao-two-wrong-draw = You are close to winning: play, do not draw.
learn-mao-two-wrong-other = It is your turn: a heart.
learn-mao-twice = It is your turn still, on your own two. Something will be due with the next card, for it is your second to last. Bo has shown you how.
learn-mao-twice-ask = Play the nine of hearts.
learn-mao-twice-hint = It fits the two: both are hearts.
learn-mao-twice-wrong-fit = The queen of diamonds is no heart and no two.
learn-mao-twice-wrong-draw = You are close to winning: play, do not draw.
learn-mao-twice-wrong-other = First the card, then the words.
learn-mao-last = One card is left. Quick, before three seconds have passed, and before somebody calls you for it!
learn-mao-last-ask = Say what Bo said.
learn-mao-last-hint = “Last card”: the key is l.
learn-mao-last-wrong-name = Not that word yet! It is for who has won. Said before, it costs a card.
learn-mao-last-wrong-other = That is not it. Your hand has one card left: everybody has a right to hear it.
learn-mao-win = Dan and Bo drew; Cleo and Ann played diamonds. And you have the queen of diamonds: the very card that you were given for your first breach.
learn-mao-win-ask = Play your last card.
learn-mao-win-hint = The queen fits the ten: both are diamonds.
learn-mao-win-wrong-draw = Draw now? You have only to play.
learn-mao-win-wrong-other = The card first.
learn-mao-name = No card is left. But it is not won yet: now, and only now, the name of the game must be said. Five seconds.
learn-mao-name-ask = Say the name of the game.
learn-mao-name-hint = “Mao”: the key is m.
learn-mao-name-wrong-twice = Twice is for a jack as the last card. For any other it counts as not said.
learn-mao-name-wrong-last = You have no card left; that was due before.
learn-mao-name-wrong-other = One word, the name of the game. Without it there is a penalty card, and the hand goes on.
learn-mao-won =
    Nobody has objected, so the hand is yours. A last card that does not fit, a penalty in these seconds, or a missing word would have undone it.
    After a hand everybody may read what was called and what went unnoticed, each with its rule.
learn-mao-end =
    You know enough to be feared. Whoever has won three hands makes up a rule of their own, and it holds for the rest of the game; that is where the real Mao begins.
    An evening with bots: { $play }
    All the rules, clause by clause: { $rules }
    With friends, in a browser: { $web }
