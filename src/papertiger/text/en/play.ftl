# Playing in plain lines: what is shown and asked.

play-welcome = Madiao, the game of paper tiger. { $name } against { $bots }.
play-rival = { $name } ({ $bot })
play-you = You
play-bot-names = Feng Pan Li
play-seed = Seed: { $seed } (the same seed and the same answers give the same match)
play-rules = Rules “{ $preset }”: { $switches }. Stakes from { $low } to { $high }.
play-more-help = Type ? for help, q to quit.
play-help =
    Two tricks are the minimum; three against the banker.
    To play a card: its number, its code or its name (3, M9, 9 Myriad). A minus before it plays it face down: -3, -M9.
    Cards marked * would win the trick as it stands.
    A card that does not beat, played face up, is an exposed discard; the rules of the table say what it costs [MD-5.5].
    At every question you may also type:
      t: the table
      l: the log of this hand; l all: of the whole match
      p: who paid whom in the last hand; p 3: the clause behind its line 3
      s: the score of the match
      r: the rules of this table, and the sections of the book; r 5, r MD-5.6: a section, a clause
      ? M9: help on a card, by its number, code, name or hero
      ?: this help
      q: leave the table; the match can be resumed
    Whole words will do, too: table, log, pay, score, rules, help, quit.
play-trick = Trick { $number } of 8. Stake { $stake }. Banker: { $banker }. Tricks: { $tricks }
play-upcard = Upcard { $upcard }. Tops: { $tops }
play-led-nothing = You lead.
play-led = Led suit: { $suit }. Winning: { $card }, { $who }
play-on-table = On the table: { $cards }
play-face-down = face down
play-hand = Your hand: { $cards }
play-ask-stake = You are banker. Name the stake, even, { $low } to { $high }:
play-ask-cut = You are dealer. How deep do you cut, { $low } to { $high }?
play-ask-redeal = You hold five cards or more of one suit. Have the cards dealt again? (y/n)
play-ask-next = Press Enter for the next hand (? for help):
play-ask-card = Your card:
play-ask-exposed = { $card } does not beat { $winning }. Face up it is an exposed discard. { $fine } Play it face up all the same? (y/n)
play-exposed-fine = { $switch ->
    [two_to_each] You would pay 2 stakes to each of the others [MD-5.5].
    [two_to_banker] You would pay 2 stakes to the banker, or as banker to each [MD-5.5].
   *[value] It takes 2 stakes from your value [MD-5.5].
}
play-not-understood = “{ $text }” is not understood. { $expected } ? lists all that can be typed.
play-expected-number = A whole number is expected.
play-expected-yes-no = y or n is expected.
play-expected-enter = Enter goes on to the next hand.
play-expected-card = { $count ->
    [1] The number 1 or the card’s code is expected, with - before it to play it face down.
   *[other] A number from 1 to { $count } or a card’s code is expected, with - before it to play it face down.
}
play-yes = y yes
play-no = n no
play-quit-words = q quit
play-table-words = t table
play-help-words = ? h help
play-log-words = l log
play-all-words = all
play-ledger-words = p pay payments settlement ledger
play-score-words = s score scores
play-rules-words = r rules
play-how-to-read = To read on: { $section } or { $clause }.
play-not-at-table = That can be seen once you sit at the table.
play-no-ledger = No hand has been settled yet.
play-no-ledger-line = The settlement has no line “{ $text }”: { $count ->
    [0] nobody paid anything.
    [1] it has one line, 1.
   *[other] its lines are 1 to { $count }.
}
play-no-log = Nothing has happened yet.
play-no-card = “{ $text }” is no card and no clause. Cards go by number in your hand, by code (MM, T90, M9, S1, C0, CH), by name (9 Strings) or by hero (Song Jiang); clauses by number (MD-5.6).
play-several-cards = “{ $text }” can be { $cards }.
play-score-hand = Hand { $number }: { $scores }
play-score-served = Have been banker: { $names }
play-score-ends = The match goes on until everybody has been banker.
play-bye = Left the table. Until next time.
play-final = Final result: { $scores }
play-ask-resume = A match is unfinished: { $file }. Go on with it? (y/n)
play-resumed = Going on with the unfinished match.
play-no-resume = There is no unfinished match to go on with.
play-kept = The match is kept: { $file }
play-not-kept = The match cannot be kept: { $why }. It is played all the same.
play-elsewhere = Being played elsewhere on this machine: { $files }
play-in-use = { $file } is being played somewhere else on this machine. Go on with it there, or begin another match with --new.
play-spoiled = { $file } cannot be gone on with: { $why }
play-mismatch-names = the players are not those of { $beside }
play-mismatch-seed = it was begun with another seed than that of { $beside }
play-mismatch-later = it begins with a later hand
play-no-setting = { $beside }, which says who plays, is missing or spoiled
play-over-already = { $file } is over; papertiger replay { $file } shows it again.
play-seed-or-resume = --seed begins a new match and --resume goes on with an old one: give only one of them
play-kept-no-further = { $file } cannot be written any further: { $why }. The match is kept up to its last move; --resume { $file } goes on with it.
