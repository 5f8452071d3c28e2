# A table of a server in the terminal: who sits there, what is next, coming and going, `papertiger join`.
# Places count from 1. Enter is the key.

## Before the game, and around it

join-title = { $game ->
    [mao] Mao
   *[madiao] Madiao
} at { $link }
join-code-is = Code to say aloud, good for an hour: { $code }
join-device-is = Code that brings your seat to another device, good for five minutes: { $code }
join-nobody = —
join-you = you
join-host = host
join-bot = bot
join-ready = ready
join-not-ready = not ready yet
join-away = away
join-wishes = wishes it
join-watching = Watching: { $count }
join-set = { $label }: { $value }
join-bots = bots of level { $level }
join-over = The game is over.

## What is next; Enter does it

join-next-sit = Enter: sit down here.
join-next-full = Every place is taken: you watch.
join-next-watching = You watch. i: sit down on the chosen place.
join-next-ready = Enter: be ready.
join-next-host = You are ready. { $who } begins the game.
join-next-others = Not ready yet: { $who }.
join-next-empty = { $count ->
    [one] One place is empty: wait for somebody, or put a bot there.
   *[other] { $count } places are empty: wait for others, or put bots there.
}
join-next-start = Enter: begin the game.
join-next-again = Enter: play again.
join-next-wait = You wish to play again. It begins when everybody who is here wishes it.
join-next-table = Esc: the table.
join-next-back = A bot plays for you. Enter: play yourself again.
join-next-go-on = Paused. Enter: wish to go on.
join-next-wait-go-on = You wish to go on. Play goes on when everybody who is here wishes it.
join-next-vacant = The game waits: somebody must take the empty place, or the host puts a bot there.

## What happened around the game

join-event-sat = { $name } sits down at place { $place }.
join-event-left = { $name } has left place { $place }.
join-event-bot = A bot sits down at place { $place }: { $name }.
join-event-away = { $name } is away.
join-event-back = { $name } is back.
join-event-bot-plays = A bot plays for { $name }.
join-event-plays-again = { $name } plays again.
join-event-ready = { $name } is ready.
join-event-not-ready = { $name } is not ready.
join-event-host = Host of the table: { $name }.
join-event-set = The settings of the table have changed.
join-event-begins = The game begins.
join-event-paused = The game is paused.
join-event-goes-on = The game goes on.
join-event-wishes-pause = { $name } wishes for a pause.
join-event-wishes-on = { $name } wishes to go on.
join-event-wishes-again = { $name } wishes for another game.
join-said = { $who }: { $text }
join-said-watching = { $who } (watching): { $text }

## The connection

join-lost = The connection is lost. It comes back by itself; a seat is kept.
join-found = The connection is back.

## The drawn table

join-speak = t: say something
join-clock = { $who }: { $seconds } s
join-you-watch = You are watching.
join-hand-over = The hand is over, and the table waits for you: Enter opens the settlement.
join-note-away = away
join-note-bot = bot plays
join-bot-plays-you = A bot plays for you: t, then Enter, and you play again.
join-bot-plays-you-mao = A bot plays for you: T, then Enter, and you play again.
join-paused = Paused. t shows who wishes to go on; p: wish it, too.
join-quit-seat = Your seat stays yours: papertiger join and the link of the table bring you back to it. A bot plays for you meanwhile, where bots do that.
join-keys-room =
    Enter           what is next: sit down, be ready, begin, play again
    ↑ ↓             choose a place
    i               sit down, when you watch
    n               not ready after all
    t or /          say something; 1 to 8: a phrase
    b               host: put a bot on the chosen place
    x               host: send away who sits there
    m               host: make that player the host
    p               wish for a pause, or to go on
    g               let a bot play for you, or play yourself again
    u               stand up: leave the seat for good
    c               a code to say aloud, which leads to this table
    d               a code that brings your seat to another device
    r               rules and settings; l: log; s: scores
    Esc             back to the table
    q               leave; your seat is kept
    F1 or h         these keys
join-keys-mao = T               who is at the table: talk, pause, bots, codes
join-keys-madiao =
    ← → or 1 to 8   choose a card; a click does the same
    Enter or u      play it face up
    - or d          play it face down: a slough
    ?               help on the card
    y, n            yes and no; Esc is no
    t or /          who is at the table: talk, bots, codes
    l               log: everything that happened
    s               scores: the last settlement
    r               rules and settings
    p               wish for a pause, or to go on
    q               leave; your seat is kept
    F1 or h         these keys
    {""}
    ■ Tens of myriads   ▲ Myriads   ≡ Strings   ○ Cash
    On a card: “red”; “top”, it counts as a top in this hand; “* wins”, it beats the trick as it stands; “▒ down”, it can only be played face down.

## Coming and going

join-ask-name = Your name at the table (Enter: { $name }):
join-others = Others come with: papertiger join { $link }  or: papertiger join { $server } { $code }
join-left = Left the table.
join-left-seat = Left the table; your seat stays yours. Back to it: papertiger join { $link }
join-left-unkept = Left the table. Your seat there could not be kept: nothing can be written to the data folder of this machine. Whoever comes from here again is somebody new.
join-seat-gone = The seat that you had at this table is yours no more; you come anew.
join-wrong-link = “{ $link }” leads to no table. Needed is the link that you were sent, as http://192.168.1.7:8420/t/…, or a server and a code: http://192.168.1.7:8420 12345678
join-wrong-lone-code = A code alone does not say where the table is: put the address of the server before it, as http://192.168.1.7:8420 { $code }
join-wrong-server = { $server } is a server, not a table: add /t/… from the link or the code that you were told. papertiger open { $server } madiao opens a table there
join-wrong-address = “{ $address }” is no address of a server, as http://192.168.1.7:8420
join-wrong-flag = { $flag } is not for tables of { $game }
join-hands-or-end = --hands and --end say the same thing: give only one of them

## Plain lines

join-plain-help = Enter does what is next. “say” and some words, or a quotation mark before them, talk to the table; “commands” tells what else there is.
join-plain-help-mao = Time runs here, whatever you read. Enter on an empty line does what is next before and after the game. What is no act of the game begins with /: “/say” and some words talk beside the game; “/commands” tells what else there is.
join-plain-commands =
    Beside the game one may type at any time:
      who: who is at the table
      say TEXT: talk; phrase lists short phrases, phrase 2 says one
      sit, sit 2: take a place; stand: leave it for good
      unready: not ready after all
      pause, continue: wish for it
      auto: let a bot play for you, or play yourself again
      code: a code that leads others here; device: one that brings your seat to another device
      settings: how the table is set
      As the host: bot 3, send 3, host 3: put a bot on place 3, send away who sits there, make that player the host
join-plain-unknown = “{ $text }” is not understood. ? lists what can be seen, “commands” what can be done.
join-type-sit-words = sit
join-type-unready-words = unready
join-type-stand-words = stand
join-type-say-words = say
join-type-phrase-words = phrase phrases
join-type-who-words = who
join-type-pause-words = pause
join-type-resume-words = continue
join-type-bot-words = bot
join-type-send-words = send
join-type-host-words = host
join-type-auto-words = auto
join-type-code-words = code
join-type-device-words = device
join-type-settings-words = settings
join-type-commands-words = commands
