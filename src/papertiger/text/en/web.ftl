# The pages of the server: the first page, the waiting room, the table of Madiao.

## Around every page

web-title = Paper Tiger
web-languages = Language
web-home = To the first page
web-close = Close
web-no-script = Please switch JavaScript on: the table needs it.
web-nobody = nobody
web-coming = Coming to the table …
web-another-game = This page plays Madiao; this table plays another game.

## The connection

web-lost = The connection is lost.
web-coming-back = Coming back by itself; your seat is kept.
web-try-now = Try now
web-here = Play here instead

## The first page

web-headline = Madiao, the game of paper tiger
web-about = Forty cards with the heroes of the Water Margin, three against a banker: a card game of the Ming, played properly.
web-name = Your name
web-play-now = Play now against three bots
web-open-table = A table of your own
web-open = Open the table
web-join = Join a table
web-link-or-code = Link or code
web-go = Go there
web-watch = Watch
web-no-tables = No public table is open just now.
web-nobody-yet = nobody sits there yet
web-phase-gathering = gathering
web-phase-playing = playing
web-phase-paused = paused
web-phase-over = over

## What went wrong there

web-trouble-unreachable = The server does not answer. Try again in a moment.
web-trouble-no-such-code = There is no such code, or its time is over.
web-trouble-no-such-table = There is no such table, or not any more.
web-trouble-too-many-requests = Too many attempts in a short time. Wait a moment.
web-trouble-too-many-tables = The server has no room for another table.
web-trouble-store-unavailable = The server cannot keep anything just now. Try again in a moment.
web-trouble-refused = That cannot be done now.

## The waiting room

web-waiting = Before the game
web-you = you
web-host = host
web-bot = bot
web-is-ready = ready
web-not-ready = not ready yet
web-sit = Sit down
web-add-bot = Put a bot here
web-remove = Send away
web-remove-who = Send away: { $who }
web-start = Start
web-ready = Ready
web-not-yet = Not ready after all
web-stand-up = Stand up
web-bots-fill = Bots take the places that are empty at the start.
web-invite = Ask others to come
web-qr = The link to this table as a QR code
web-copy = Copy the link
web-copied = Copied
web-code = A code to say aloud
web-code-is = The code, good for an hour: { $code }

## The table

web-table = Table of Madiao
web-strip = How the hand stands
web-felt = The players and the trick
web-mine = Your side of the table
web-beside = Beside the table
web-more = More
web-trick = The trick on the table
web-last-trick = The last trick
web-laid = { $who }: { $card }
web-wins = wins
web-winning = winning
web-away = away
web-paused = The game is paused.
web-match-over = The match is over.
web-turn-of = On turn: { $who }.
web-your-turn = Your turn
web-your-turn-for = Your turn: { $what }
web-your-lead = Your turn: lead a card.
web-your-play = Your turn: beat it face up, or play face down.
web-again = Play again
web-take-over = Play yourself again
web-tricks-so-far = Tricks so far
web-no-tricks = No trick has been taken yet.

## Your hand

web-hand = Your hand
web-lay = Play the chosen card
web-face-up = Face up
web-face-down = Face down
web-what-is-it = About this card
web-choose-card = Choose a card.
web-marked = { $card }: { $mark }
web-would-win = wins the trick
web-may-lead = may be led
web-would-expose = does not beat: face up an exposed discard
web-only-down = only face down
web-exposes = { $card } does not beat { $winning }. Face up it is an exposed discard.
web-face-down-instead = Face down instead
web-face-up-all-the-same = Face up all the same

## The moments before the play

web-stake-about = You are banker: the stake is what every payment of this hand is counted in.
web-name-stake = Name the stake
web-cut-about = Lift some cards off the pack; the card that shows says who is dealt to first.
web-cut = Cut the pack
web-redeal-about = You hold five cards or more of one suit and may have the cards dealt again.
web-keep-title = Your hand
web-keep-about = Look at your cards; then the play begins.
web-keep = Keep the cards
web-redeal = Demand a redeal

## The settlement

web-settlement = Settlement
web-who-pays = Who pays whom
web-stakes = Stakes
web-money = Money
web-why = For what
web-clause = Clause
web-sums = What each has
web-this-hand = This hand
web-so-far = So far

## A card

web-pinyin = Pinyin
web-hero = Hero
web-suit = Suit

## Log, talk, keys

web-log = What happened
web-say = Say something
web-send = Say
web-phrases = Phrases
web-keys = Keys
web-key-choose = choose a card
web-key-up = play it face up
web-key-down = play it face down
web-key-card = about the card
web-key-close = close a sheet
web-key-tab = from part to part of the page
web-gestures = With a finger or the mouse: choose a card and press a button, or drag the card up (face up) or down (face down). A long press or the right button tells of the card.
