# The pages to read: one's games, a replay, its shuffles verified, the book of rules, the cards.

## The games that one has played

games-title = My games
games-about = The games at tables where you have sat in this browser, the last one first.
games-none = You have not sat at a table yet.
games-none-there = no game was begun
games-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
games-running = still being played
games-scores-madiao = What each has won or lost
games-scores-mao = Hands won
games-madiao = Madiao
games-mao = Mao
games-replay = Replay
games-look = Look at it
games-download = Download the record
games-to-table = To the table
games-more = Show more
games-trouble-unreachable = The server does not answer. Load the page again in a moment.
games-trouble-not-for-you = This game is for those who sat at the table. Ask one of them for a link.
games-nothing = There is nothing here
games-nothing-about = The address has a mistake in it, or what was here is gone.
games-first-page = To the first page
games-trouble-no-such-record = There is no such game, or none of its hands is over yet.
games-trouble-no-such-table = There is no such table any more.
games-trouble-no-record = That is no record of a game: it cannot be read.

## The replay

games-replay-title = Replay
games-controls = Through the hand
games-hand = Hand
games-trick = Trick
games-steps = Steps
games-first = To the beginning of the hand
games-back = One step back
games-play = Play by itself
games-stop = Stop
games-on = One step on
games-last = To the end of the hand
games-step = Step { $step } of { $all }
games-seen-from = Seen from
games-pace = Pace
games-pace-slow = slow
games-pace-usual = usual
games-pace-fast = fast
games-keys = Keys: ← → a step, Home and End the hand’s ends, Page Up and Page Down another hand, V another seat, P plays.
games-no-replay = A game of Mao cannot be replayed here. Its record can be downloaded, shared and verified below.
games-card-down = { $card }, face down

## To take away

games-take = To take away
games-file-about = The record is one file with every hand that is over: each card, each move, and what opens the commitments to the shuffles. Paper Tiger’s commands read it.
games-share = Make a link for others
games-share-about = Anybody who has the link sees this game: the names as they were at the table, every card of the hands that are over, the money, the words added to the shuffles; hands that end later come to it. It shows no chat, and does not lead to the table. It is good as long as the server keeps the table, and cannot be taken back.
games-shared-about = You see this game by a link that somebody has handed on. Whoever has it sees what you see.
games-link = The link

## The shuffles verified

games-verify-title = Were the cards shuffled fairly?
games-verify-about = Before each hand the server fixes a secret and shows its seal, the commitment; after that every player’s browser adds a word that nobody can foresee. The order of the cards follows from both. This browser can work it out again by itself: it takes the record, and asks the server for nothing else.
games-verify = { $hands ->
    [one] Verify { $hands } hand here
   *[other] Verify { $hands } hands here
}
games-verify-file = or a file that you have:
games-hand-number = Hand { $number }
games-verdict-proven = The secret is the one committed to, and all orders follow from it and the players’ words (orders: { $orders }).
games-verdict-no-commitment = Not proven: no commitment stands in the record.
games-verdict-no-secret = Not proven: the record does not tell its secret.
games-verdict-other-secret = WRONG: the secret is not the one committed to.
games-verdict-used-again = WRONG: the secret had been told already, after an earlier hand.
games-verdict-other-order = WRONG: line { $line } has another order than the secret and the words give.
games-seen-unseen = This browser was not shown the commitment before the hand, so it cannot say when it was made.
games-seen-seen = This browser was shown this very commitment before the hand.
games-seen-own-word = This browser was shown this very commitment before the hand, and the word that it added is in it.
games-seen-other-word = WRONG: the word that this browser added is not in it.
games-seen-other = WRONG: this browser was shown another commitment for this hand.
games-details = The commitment and the words
games-commitment = Commitment:
games-no-words = No player added a word: the server could have chosen the secret to its liking.
games-wrong = The record does not hold. Wrong are the hands: { $wrong }.
games-proven = Proven hands: { $proven } of { $all }.
games-proves-title = What this proves, and what not
games-proves = Where a hand is proven, the commitment was shown to you before it, and your word is in it, nobody chose the cards: the server had fixed its secret before it knew your word, and nobody could choose a word to suit the secret.
games-proves-not = It cannot prove that nobody looked: the server deals and can know every hand. Nor that a player and whoever keeps the server were not in league, or that hands are not missing at the end of the record. That the moves follow the rules is checked by the command papertiger verify.

## The book of rules

games-places = To read
games-rules = Rules
games-contents = Contents
games-search = Search the book
games-found = { $count ->
    [one] { $count } part has all of these words.
   *[other] { $count } parts have all of these words.
}
games-find = Search
games-table = Table
games-around = The clauses before and after
games-in-the-book = In the book of rules
games-in-english = There is no translation of this book yet: it is in English.

## The cards

games-cards = The cards
games-cards-about = The forty cards, suit by suit, from high to low.
games-red = red
games-print-title = The deck to print
games-print-about = All cards at the size of real ones, with backs, cut marks and a page of rules. Print on both sides, turning on the long edge, at 100 %. Drawing them takes the server a few seconds.
games-paper-a4 = A4 sheets (PDF)
games-paper-letter = Letter sheets (PDF)
games-print-command = The same from the command line:
