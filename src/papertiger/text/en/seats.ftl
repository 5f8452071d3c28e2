# At the table: who sits there, what can be done beside the game, the score sheet.

## A player

seats-on-turn = on turn
seats-bot-plays = a bot plays
seats-clock = Time left for the move
seats-seconds = { $seconds } s
seats-multiplier = ×{ $times } time
seats-waits-for-somebody = The game waits: somebody must take the empty seat.

## A card

seats-worth = What it is worth
seats-second-upcard = second upcard

## The score sheet and the settlement

seats-scores = Scores
seats-stake = stake { $stake }
seats-no-hands = No hand is over yet.
seats-before = Before
seats-ahead = Ahead: { $who }
seats-next-banker = Next banker: { $who }
seats-banker-stays = { $who } stays banker, by the Hundred.
seats-bank-drawn = The bank is drawn for anew.
seats-go-on = Go on

## The menu

seats-menu = Table
seats-mine = My seat
seats-pause = Wish for a pause
seats-resume = Wish to go on
seats-wish-pause = For a pause: { $who }. It comes when everybody who is here wishes it.
seats-wish-resume = To go on: { $who }. Play goes on when everybody who is here wishes it.
seats-wish-again = For another match: { $who }. It begins when everybody who is here wishes it.
seats-let-bot = Let a bot play for me
seats-transfer = Move to another device
seats-transfer-about = On the other device, open this server’s first page and type this code there. It is good once, for five minutes; that device then has your seat.
seats-stand-up-title = Leave your seat for good?
seats-stand-up-bot = A bot plays on in your place. To be back later, stay seated: a bot plays while you are away.
seats-stand-up-waits = The game then waits until somebody else takes your place.
seats-stay = Stay
seats-others = Who is at the table
seats-mute = Mute
seats-report = Report
seats-report-who = Report { $who }
seats-reported = Your report is on its way.
seats-report-about = What happened? Whoever keeps this server reads it.
seats-hand-over = Make host
seats-spectators = Spectators: { $count }
seats-page = This page
seats-sounds = Sounds
seats-volume = How loud
seats-notices = Notify me when it is my turn and I look elsewhere
seats-notices-forbidden = The browser does not let this page notify you.
seats-settings = How this table is set

## Talk and the connection

seats-talk = Log and talk
seats-unread = unread
seats-back = Back at the table.
