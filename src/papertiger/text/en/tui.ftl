# The table of Madiao drawn in a terminal.

## The strip above the table: labels, each followed by its value

tui-hand-number = Hand
tui-trick-number = Trick
tui-trick-of = { $number }/{ $all }
tui-stake = Stake
tui-banker = Banker
tui-upcard = Upcard
tui-tops = Tops
tui-led = Led
tui-winning = Winning
tui-winning-card = { $card }, { $who }
tui-none = —
tui-pace = [ ] pace { $seconds } s
tui-paused = p: paused

## The players, and what is written on cards: a word or two, there is little room

tui-role-banker = banker
tui-role-dealer = dealer
tui-role-shuffler = shuffler
tui-role-player = player
tui-score = score
tui-tricks = tricks
tui-cards = cards
tui-red = red
tui-top = top
tui-wins = * wins
tui-down-only = ▒ down
tui-winner = * wins
tui-exposed = exposed
tui-upcard-mark = upcard

## What is asked, above the hand

tui-your-lead = You lead: choose a card, Enter plays it.
tui-your-turn = Your turn: Enter plays the card face up, - face down.
tui-turn-of = On turn: { $who }.
tui-paused-prompt = Paused: p goes on.
tui-hand-over = The hand is over: Enter opens the settlement.

## The keys in the line at the bottom

tui-key-up = up
tui-key-down = down
tui-key-card = card
tui-key-log = log
tui-key-scores = scores
tui-key-rules = rules
tui-key-pause = pause
tui-key-quit = quit
tui-key-keys = keys
tui-key-next = next
tui-key-talk = talk
tui-key-code = code
tui-key-on = on
tui-key-back = back
tui-key-trick = next trick
tui-key-deal = next deal
tui-key-open = open
tui-key-turn = seat

## Dialogs

tui-stake-title = The stake
tui-cut-title = The cut
tui-redeal-title = A redeal
tui-exposed-title = An exposed discard
tui-quit-title = Leave the table?
tui-quit = The match stays as it is and can be resumed later.
tui-yes = Yes (y)
tui-no = No (n)
tui-hint-number = ← → or digits: the number   Enter: done   r: rules
tui-too-small = More room is needed: at least 80 columns and 24 lines.

## Sheets

tui-hint-scroll = ↑ ↓ scroll   Esc closes
tui-hint-ledger = ↑ ↓ a line, Enter its clause   Space or Esc goes on
tui-hint-card = ← → another card   Esc closes
tui-hint-rules = ↑ ↓ a clause   Space, b turn its page   Esc closes
tui-hint-ending = Enter leaves the table
tui-log-title = What happened
tui-scores-title = Scores
tui-rules-title = The rules
tui-rules-in-english = The clauses are in English.
tui-rules-table = At this table
tui-rules-stakes = stakes from { $low } to { $high }
tui-keys-title = Keys
tui-keys =
    ← → or 1 to 8   choose a card; a click does the same
    Enter or u      play it face up
    - or d          play it face down: a slough
    ?               help on the card
    y, n            yes and no; Esc is no
    l               log: everything that happened
    s               scores: the last settlement
    r               rules
    {"[ ]"}             let the bots play faster, slower
    p               pause, and go on
    q               leave the table; the match can be resumed
    F1 or h         these keys
    {""}
    ■ Tens of myriads   ▲ Myriads   ≡ Strings   ○ Cash
    On a card: “red”; “top”, it counts as a top in this hand; “* wins”, it beats the trick as it stands; “▒ down”, it can only be played face down.

## A replay

tui-replay-open = All hands open.
tui-replay-seat = As { $who } saw it.
tui-replay-over = The hand is over: s shows the settlement.
tui-replay-running = This hand is still being played: its cards stay hidden.
tui-replay-keys =
    → or Space      on to the next moment
    ← or b          back
    ↓ ↑ or n, p     to the next trick, the one before
    PgDn, PgUp      to the next deal, the one before
    Home, End       to the beginning, to the end
    o               all hands open, or what one seat saw
    v               look from the next seat
    l               log: everything up to this moment
    s               scores: the last settlement
    ?               help on the cards
    r               rules
    q or Esc        leave
    F1 or h         these keys
