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

## Help on a card

tui-name-english = English: { $name }
tui-name-russian = Russian: { $name }
tui-name-traditional = Traditional Chinese: { $name }
tui-name-simplified = Simplified Chinese: { $name }
tui-name-pinyin = Pinyin: { $name }
tui-hero = Hero: { $name }
tui-figure = Figure: { $name }

tui-worth-rank = { $suit }: number { $place } of { $all }, from the top.
tui-worth-red = One of the ten reds; eight in one hand are a meld [MD-4.1].
tui-worth-lowest = The lowest of its suit; all four lowest in one hand earn 1 stake from each [MD-4.4].
tui-worth-upcard = It is the first upcard: nobody holds it in this hand.
tui-worth-top = Counts as a top in this hand: a trick won with it is worth 1 stake, with two tricks or more [MD-6.4].
tui-worth-top-of-suit = The top of its suit: a trick won with it is worth 1 stake, with two tricks or more [MD-6.4].
tui-worth-second = If the second upcard is { $top }, whoever played this card face up pays 1 stake to each [MD-6.13].
tui-worth-hundred-short = The Hundred dealt to you, fewer than two tricks: +1 [MD-6.5].
tui-worth-hundred-lost = Two tricks or more, but none with the Hundred: +2 [MD-6.6].
tui-worth-hundred-won = { $switch ->
    [two_or_more] A trick with the Hundred and two tricks or more: +3, and 1 stake from each other non-banker; a banker keeps the bank [MD-6.7] [MD-6.12].
   *[exactly_two] A trick with the Hundred and exactly two tricks: +3, and 1 stake from each other non-banker; a banker keeps the bank [MD-6.7] [MD-6.12].
}
tui-worth-hundred-edge = A trick with the Hundred and three tricks or more: nothing for it [MD-6.7].
tui-worth-hundred-meld = Whoever holds the Hundred pays nothing for another player's meld [MD-4.2].
tui-worth-three-honours = Tricks with Myriad Myriad, Thousand and Hundred, all three: +3 [MD-6.8].
tui-worth-four-honours = { $switch ->
    [dearest] Tricks with these three and Zero Cash: +4 instead [MD-6.9].
   *[stack] Tricks with these three and Zero Cash: +4 more [MD-6.9].
}
tui-worth-lead = Now: you may lead it.
tui-worth-beats = Now: it beats, and would win the trick as it stands.
tui-worth-exposes = Now: it does not beat { $winning }. Face up it is an exposed discard. { $fine }
tui-worth-down-only = Now: it can only be played face down.
