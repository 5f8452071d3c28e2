# The table of Mao in a terminal, drawn or in plain lines.

## The strip above the table

mao-hand = Hand
mao-referee = Penalties by
mao-referee-referee = the referee
mao-referee-players = the players
mao-referee-both = referee and players
mao-direction = Direction
mao-clockwise = ↓ clockwise
mao-counter = ↑ counter-clockwise
mao-paused = Paused: P goes on.
mao-paused-reading = Paused while this is read.
mao-order = Point of order: { $who }
mao-hush = silent for { $seconds } s
mao-order-wishes = end wished by { $who }
mao-ballot = Vote on penalty { $penalty }: { $voted } of { $seats } have voted
mao-ballot-own = Penalty { $penalty }: y stands, n is undone; { $voted } of { $seats } have voted
mao-held = Finger on the jack: { $who }
mao-held-called = Finger on the jack: { $who }, suit { $suit }
mao-race = The jack is free: the first to call a suit decides
mao-last-played = { $who } has played the last card: is it a win?
mao-win-disputed = Not won yet: the winner was given a penalty, and it can still be disputed
mao-sevens = Sevens: { $sevens }, cards to draw: { $owed }
mao-deals = Dealer: { $who }
mao-deals-you = You deal: i turns up the first card
mao-between = Next dealer: { $who }
mao-between-you = You deal: z, then how many cards to each; 0 is ten
mao-between-wait = If you wait: five
mao-seconds = { $seconds } s
mao-stopped = { $who }: clock stopped

mao-guest = Guest

## Around the table: a word or two, there is little room

mao-stock = stock
mao-pile = pile
mao-called = suit: { $suit }
mao-dealer = dealer
mao-away = away
mao-gone = left
mao-holds = finger on the jack
mao-said = “{ $text }”
mao-done = *{ $what }*

## The phrase bar

mao-key-order = Point of order
mao-key-end = end it
mao-key-spade = “… of spades”
mao-key-gestures = gestures
mao-key-penalty = penalty
mao-key-dispute = dispute
mao-key-vote = vote
mao-key-play = play
mao-key-hold = hold
mao-key-release = let go
mao-key-stock = stock
mao-key-look = look
mao-key-deal = deal
mao-key-turn-up = turn
mao-gesture-knock = knock
mao-gesture-bow = bow
mao-gesture-tap = tap the pile
mao-gesture-slap = slap the table
mao-gesture-stand = stand up
mao-gesture-snap = snap fingers
mao-gesture-straighten = straighten the pile

## The line to speak in, and the keys below it

mao-line = / to say something in your own words
mao-line-rank = { $rank } … s: of spades; Esc: never mind
mao-line-gesture = 1 to 7: a gesture; Esc: never mind
mao-line-deal = How many cards to each? { $least } to 9, 0 for ten; Esc: never mind
mao-look-first = Your cards lie face down: u looks at them.
mao-away-you = You are away, and the table draws for you: w brings you back.
tui-key-speak = speak
tui-key-review = review

## Penalties

mao-penalty-title = A penalty
mao-penalty-whom = For whom? A key of a player. Esc gives none.
mao-penalty-what = { $who }: for what? A key of a reason or of a made-up rule. Esc gives none.
mao-penalty-scroll = ↑ ↓ scroll.
mao-penalty-own = { $who }: for what? Enter gives the penalty, Esc gives none.
mao-penalty-rules = Made-up rules
mao-penalty-other = another reason, in your own words
mao-penalty-line = The reason in your own words

mao-challenge-title = The penalties of this hand
mao-challenge-none = No penalty has been given in this hand.
mao-hint-challenge = ↑ ↓ a penalty   Enter asks for a vote   b hands it back: Bad call   Esc closes

## After a hand

mao-review-title = The last hand
mao-review-caught = { $who }, caught by { $by }: { $reason }
mao-review-called = { $who }, called by { $by }: { $reason }
mao-review-noted = { $caught } ({ $notes })
mao-review-stands = upheld by vote
mao-review-undone = undone by vote
mao-review-handed-back = handed back by { $who }
mao-review-unfounded = the table had noticed nothing of the kind
mao-review-unnoticed = { $who }, not called by anybody: { $reason }
mao-review-nothing = Nobody broke a rule, and nobody was called for one.
mao-no-review = No hand is over yet.
mao-score = { $who } { $won }
mao-hint-review = ↑ ↓ a breach, Enter its clause   Space or Esc goes on
mao-hint-review-nothing = Space, Enter or Esc goes on
mao-end-title = The end of the game
mao-end-about = { $end }. Another end comes when all players wish for the same one.
mao-end-line = open, hands:5 or time:30
mao-hint-end = Enter wishes for it   Esc closes
mao-rule-in-force = Made-up rule: { $text }
mao-rule-says = { $rule } – { $says }
mao-over = The game is over
mao-hint-over = Enter leaves the table   Esc shows it once more
mao-quit = The session stays as it is, and can be resumed later.

## Keys

mao-keys =
    Nothing at this table tells you what is due: every key is there all the time.
    ← → Home End    choose a card; a click does the same
    Enter           play it, the finger off at once
    Space           play it and keep the finger on it: for jacks
    s h d c         say a suit: spades, hearts, diamonds, clubs
    r               take the finger off
    x               touch the stock, and so take its top card
    u               look at your cards
    a 2 to 9 0 j q k, then s   name a spade: “Ace of spades”; 0 is ten
    t l m M         Thank you, Last card, Mao, Mao Mao
    o, e            point of order; its end
    b, v            say “Bad call”; dispute the newest penalty, which asks for a vote
    V               all penalties of the hand, to dispute one or hand it back
    y, n            vote: the penalty stands, it is undone
    p               a penalty: a key for whom, a key for what
    g               a gesture, 1 to 7
    / or Tab        say something in your own words; Enter says it
    z, then 3 to 0  deal so many cards to each, as the dealer; 0 is ten
    i               turn up the first card, the finger on it, as the dealer
    w               come back, when you are away
    L S R P         log, review of the last hand and score, rules, pause
    E               wish for another end of the game
    N               make a rule, after three hands won
    Q               leave the table
    ? or F1         these keys
    {""}
    ► on turn   ▒ cards face down   ▌ cards held up   ★ hands won

## In plain lines

mao-plain-welcome = Mao. { $name } against { $bots }. Time stands still while you think; an empty line lets it go on until something concerns you.
mao-plain-more-help = Nothing here tells you what is due to be said or done. Type ? for all that can be typed, quit to leave.
mao-plain-prompt = :
mao-plain-turn = On turn: { $who }.
mao-plain-top = On top: { $card }.
mao-plain-called = Suit called: { $suit }.
mao-plain-hand = Your hand: { $cards }.
mao-plain-down = Your cards lie face down: { $cards }.
mao-plain-watching = You only watch.
mao-plain-middle = Direction: { $way }. Stock: { $stock }. Pile: { $pile }.
mao-plain-clockwise = clockwise
mao-plain-counter = counter-clockwise
mao-plain-seat = { $key } { $who }: cards { $cards }, hands won { $won }{ $states }
mao-plain-score = Hands won: { $scores }
mao-plain-penalty-how = A penalty: the word, the key of a player, the key of a reason, such as “penalty 2 d”; for n your own words after it.
mao-plain-what-to-say = What would you say? It stands behind the quotation mark or the word.
mao-plain-face-down = Your cards lie face down: “look” looks at them.
mao-plain-no-such-card = You hold no such card: its number in your hand is expected, or its code, such as “play 10H”.
mao-plain-no-such-penalty = No such player or reason: “penalty” lists them.
mao-plain-no-reason = Your own words are expected after n.
mao-plain-not-understood = That is not understood, and nobody has heard it. ? lists all that can be typed; what begins with a quotation mark is said.
mao-plain-help =
    An empty line lets time go on; nothing is late before that.
    3 plays the third card of your hand; +3 plays it and keeps your finger on it, for jacks. play 10H and hold JS do the same by the code.
    look: pick up your cards. take: touch the stock, and so take its top card. release: take your finger off the jack.
    What the game listens for is said as it is typed: Thank you, Last card, Mao, Mao Mao, Five of spades, Hearts, Bad call, Point of order.
    Anything else is said after a quotation mark: "hello; or after the word: say hello.
    order: call a point of order. end: end it. dispute: ask for a vote on the newest penalty; dispute 4: on that one. stands, undo: vote.
    penalty: whom one can give a penalty, and for what; penalty 2 d gives it.
    deal 5, turn: as the dealer, deal so many cards, turn up the first one with your finger on it.
    g1 to g7: knock, bow, tap the pile, slap the table, stand up, snap fingers, straighten the pile.
    rule: make a rule after three hands won, step by step; rule and your words: at once; none: make none. agree hands:5: wish for another end of the game. back: come back when you are away.
    At any time: table, log (log all), review (the last hand), rules (rules MO-48), ? (this help), quit.
    The keys of the drawn table do here what they do there, each with Enter after it: t, 5s, u, x, p, L, S, R, Q.
mao-help-words = ? help
mao-table-words = table
mao-log-words = log
mao-review-words = review score
mao-rules-words = rules
mao-penalties-words = penalties
mao-look-words = look
mao-take-words = take draw stock
mao-release-words = release
mao-turn-words = turn
mao-order-words = order
mao-end-words = end
mao-dispute-words = dispute
mao-stands-words = stands
mao-undo-words = undo
mao-back-words = back
mao-quit-words = quit
mao-say-words = say
mao-play-words = play
mao-hold-words = hold
mao-deal-words = deal
mao-penalty-words = penalty
mao-rule-words = rule
mao-agree-words = agree
mao-none-words = none

## The record

mao-kept = The hands that were played are kept: { $file }
mao-left = The session stays as it is: --resume { $file } goes on with it.
mao-not-kept = This table cannot be kept: { $why }. It is played all the same.
mao-kept-no-further = The table cannot be written down any further: { $why }. It ends here.
mao-flag-or-resume = { $flag } sets a new match, and --resume goes on with an old one as it was set: give only one of them
