# The command line: help, usage and what goes wrong with it.

## Commands

cli-about = Paper Tiger: Madiao and Mao, played properly.
cli-language = language: en, ru, zh-Hans or zh-Hant (otherwise from PAPERTIGER_LANG or the locale)
cli-madiao = Madiao, the game of paper tiger
cli-madiao-about = Madiao (馬弔): four players, forty cards, three against a banker.
cli-play = play a match against three bots
cli-learn = play a first hand that teaches the game, step by step
cli-learn-about = play a first hand that teaches the game: ten minutes, step by step; it can be left and gone on with
cli-watch = let bots play matches among themselves
cli-deal = deal a hand and print it as JSON
cli-settle = settle hands given as JSON: who pays whom, and why
cli-file = a file of hands: one JSON hand, an array, or JSON Lines; - for standard input
cli-score = settle a hand played with real cards: asks who won what, says who pays whom
cli-rules = read the rules: the list, a section, or one clause
cli-clause = a clause, such as MD-5.3 or 5.3, or a section, such as 5; without it, the list of all
cli-seed = the seed: the same number gives the same cards and the same bots
cli-seed-play = begin a new match with this seed: the same number gives the same cards and the same bots
cli-bots-play = the three bots, separated by commas, or one name for all
cli-bots-watch = the four bots, separated by commas, or one name for all
cli-name = your name at the table
cli-banker = the banker's seat, 0 to 3
cli-matches = how many matches
cli-json = print one JSON line for each match
cli-switches = rules of the table
cli-preset = the rules to start from
cli-switch-seating = how seats and the first banker are found
cli-switch-keep-seats = keep the seats, and draw for the bank only
cli-stake-limits = the least and the greatest stake, such as 2-20
cli-switch-cut-card-is-upcard = the card shown by the cut is the first upcard
cli-switch-exposed-discard = what a face-up card that does not beat costs, and to whom
cli-switch-hundred-bonus = with how many tricks the Hundred earns its bonus
cli-switch-sets = whether the set of four honours counts on top of the three
cli-max-deals = the most deals in a match, redeals included
cli-seat = your seat, 0 to 3 counter-clockwise; seats are then kept
cli-plain = plain lines, for pipes and screen readers (by itself where there is no terminal)
cli-pace = milliseconds between the bots’ moves at the drawn table
cli-new = begin a new match, without asking after an unfinished one
cli-new-lesson = begin the lesson anew, without asking where it was left
cli-resume = go on with an unfinished match: the newest, or the one with this name in the list (or this file); it keeps its own rules, times and bots
cli-mao = Mao, the game of speech, penalties and made-up rules
cli-mao-about = Mao: five players or more, words that must be said, penalties, votes, and rules that winners make up.
cli-mao-play = play Mao against bots, at a table in the terminal
cli-mao-learn = play a first hand of Mao that teaches the game, step by step
cli-mao-learn-about = play a first hand of Mao that teaches the game: ten minutes, step by step, no haste; it can be left and gone on with
cli-mao-seats = how many players, you among them
cli-mao-bots-play = the bots, separated by commas, or one level for all: { $known }
cli-mao-plain = plain lines without a clock to beat, for pipes and screen readers (by itself where there is no terminal)
cli-mao-time = how much time you have, in percent of the others’, for who needs longer
cli-mao-seed = the seed: the same number gives the same cards and the same bots
cli-mao-options = rules of the table
cli-mao-option-referee = who calls breaches: the machine (referee), the players, or both
cli-mao-option-making = whether made-up rules are announced, or known to their makers alone
cli-mao-option-limit = seconds for a turn
cli-mao-option-end = when the game ends: open (when you leave), hands:N or time:MINUTES
cli-mao-option-strict = players may call a delay from 5 s on
cli-mao-option-winner-deals = the winner of a hand deals the next
cli-mao-option-stock-out-of-turn-penalty = touching the stock out of turn costs a penalty card
cli-mao-option-draw-then-play = who has drawn for sevens then plays or draws one
cli-mao-option-reverse-is-skip-2p = between two players an eight gives the turn again
cli-mao-option-penalise-early-release = releasing a jack without a call costs a penalty card
cli-mao-option-strict-calls = a spade that comes back must be named all the same
cli-mao-option-silence = while a hand is played, only phrases of the game may be said
cli-mao-option-to-stock = the card of a bad call goes to the stock
cli-mao-option-once = a rule is made up after three hands won only, not after six, nine…
cli-mao-option-add-deck = when no card is left, a fresh deck is added
cli-mao-option-decks = how many decks (otherwise by the number of players and cards)
cli-mao-option-grace-ms = milliseconds of grace after every deadline
cli-mao-option-hand-cap-turns = turns after which a hand is void
cli-mao-option-hand-cap-minutes = minutes after which a hand is void
cli-mao-option-thanks-cap = penalties without thanks, in a row, after which a player counts as away
cli-mao-option-away-after = turns drawn by the table after which a player counts as away
cli-mao-option-min-deal = the fewest cards dealt to each
cli-mao-bad-end = --end is open, hands:N or time:MINUTES, not “{ $end }”
cli-mao-run = run a scenario and print what followed each line
cli-clause-mao = a clause, such as MO-48 or 48, or a section, such as §5 (s5) or 10a; without it, the list of all
cli-scenario = a scenario as JSON Lines; - for standard input
cli-views = print what each seat and a spectator were sent instead
cli-record-run = also write what was done as a record (.tiger) into this new file, for check
cli-mao-rule = made-up rules in files: check, explain, try out
cli-mao-rule-check = whether a table would take these rules
cli-mao-rule-check-about = whether a table would take these rules, one after another: what each contradicts, and whether cards stay playable and hands still end. The exit status is 0 when all are taken, 1 when one is not, 2 for what is no rule.
cli-mao-rule-explain = what rules say, read back in words
cli-mao-rule-try = what a rule does, in situations and in whole hands
cli-mao-rule-try-about = what a rule does: situations in which each of its parts follows or does not, and what came of hands played to their end
cli-mao-rule-file = a rule, written as people type it or as JSON; - is standard input
cli-mao-rule-files = rules, written as people type them or as JSON, each in force for the next; - is standard input
cli-mao-rule-hands = how many hands are played
cli-mao-rule-seed = the seed: the same number gives the same hands
cli-mao-rule-with = a rule that is in force already; may be given several times
cli-mao-rule-seats = how many players
cli-mao-stats = show what came of sessions of Mao, player by player: penalties, calls, votes, reaction times
cli-mao-stats-json = print it as one line of JSON
cli-watch-mao = let bots play sessions of Mao among themselves
cli-sessions = how many sessions
cli-seats = how many seats
cli-hands = how many hands make a session (void ones do not count)
cli-bots-mao = the bots, separated by commas, or one name for all: { $known }
cli-referee = who calls breaches: the machine (referee), the players, or both
cli-json-mao = print one JSON line for each session
cli-record-watch = also write each session as a record, session-1.tiger and so on, into this folder
cli-web = the tables of this machine, in a browser: starts the server and opens its page (what play.py alone does)
cli-no-browser = do not open a browser
cli-terminal = Madiao at a table in the terminal: the same as madiao play
cli-serve = run the table server: people and programs play over the network
cli-bot = let a bot, or several, come to a table of a server and play one game there
cli-bot-link = the link to a table; with --game or --code the address of a server, such as http://127.0.0.1:8420
cli-bot-code = come to the table that this spoken code leads to
cli-bot-game = open a new table for this game and say where it is: madiao or mao
cli-bot-hands = at a new table of Mao, how many hands make the game
cli-bot-seats = how many bots come
cli-bot-name = the bot’s name; several are numbered
cli-bot-level = how the bots play: random or steady in Madiao; beginner, regular or expert in Mao
cli-bot-start = as the host, begin as soon as all who sit there are ready; bots of the server take the empty places if the table says so
cli-join = sit down at a table of a server, or watch it, in this terminal
cli-join-about = Sit down at a table of a server, or watch it, in this terminal. The same command again, also after a crash, brings you back to the same seat.
cli-join-where = the link that you were sent, such as http://192.168.1.7:8420/t/…; with a code the address of the server
cli-join-code = the eight digits of a spoken code, or of one that moves your seat to this device
cli-join-watch = watch only
cli-join-name = your name at the table; whoever else plays from this machine gives another one
cli-open = open a table on a server, show its link and its code, and go there
cli-open-about = Open a table on a server, show its link and its code, and go there.
cli-open-server = the address of the server, such as http://192.168.1.7:8420
cli-open-game = what is played there
cli-open-bots = bots of this level take the places that are empty at the start: random or steady in Madiao; beginner, regular or expert in Mao
cli-open-public = the table stands in the list of the server
cli-open-no-takeover = no bot plays for who is away: the table waits
cli-open-no-spectators = nobody may watch
cli-open-clock = seconds for a move in Madiao; 0: no limit
cli-open-places = how many places a table of Mao has
cli-open-hands = how many hands make the game of Mao
cli-open-link-only = only open the table and show its link and code
cli-admin = what a server keeps: back it up, restore it, forget people, delete what is old
cli-games = list the matches kept on this machine
cli-games-json = print one JSON line for each match
cli-replay = show a match again, forwards and back, or print its hands
cli-record = a record (.tiger), or the name of a match in the list; - for standard input
cli-replay-seat = show it as this seat saw it, from 0 on (otherwise every hand is open)
cli-replay-stats = of Mao: show statistics instead of the session
cli-replay-open = open the hand still being played too: you would see cards hidden from you in a match that you may go on with
cli-replay-json = print the finished hands as JSON, one a line; of Mao all that happened
cli-replay-notation = print the finished hands in notation
cli-check = say whether a record or a text in notation follows the rules
cli-check-file = a record (.tiger), the name of a match in the list, or a text in notation; - for standard input
cli-check-seed = the seed told at the end of a match, or that of a session of mao watch (SEED:SESSION, such as 7:2): the shuffles are compared with it
cli-verify = say whether the shuffles of a record are those that were committed to beforehand
cli-verify-json = print one JSON line for each hand
cli-deck = the forty cards: list them, draw them, print them
cli-deck-svg = write the drawn cards (SVG) into this folder
cli-deck-pdf = write sheets to print (PDF) into this file
cli-deck-paper = the paper to print on

## Errors

cli-error = { $program }: error: { $message }
cli-note = { $program }: { $message }
cli-unknown-language = there is no language “{ $language }”; there are { $known }
cli-unknown-bot = there is no bot “{ $bot }”; there are { $known }
cli-wrong-bots = { $count } bots are needed, or one name for all; { $found } given
cli-bad-limits = stake limits are LOW-HIGH, such as 2-20: 2 <= LOW <= HIGH <= { $most } with an even number between, not “{ $limits }” [MD-2.3]
cli-bad-number = a whole number from { $low } to { $high } is needed, not “{ $found }”
cli-bad-name = a name needs 1 to { $most } printable characters
cli-name-taken = the name “{ $name }” is taken by a bot
cli-cannot-read = cannot read { $file }: { $why }
cli-standard-input = standard input
cli-no-such-file = there is no such file or folder
cli-is-a-folder = it is a folder
cli-not-permitted = it is not permitted
cli-is-no-folder = a file stands where a folder is needed
cli-no-home = the home folder is not known: set HOME, or PAPERTIGER_HOME
cli-games-folder = the folder of matches
cli-odd-file = it is no plain file, but a device, a pipe or a socket
cli-too-large = it is larger than { $most } MiB
cli-read-only = it lies where nothing can be written
cli-no-space = no space is left
cli-other-error = system error { $number } ({ $name })
cli-empty = { $file } is empty: there is no hand in it
cli-unknown-clause = there is no clause “{ $text }”; nearest are { $near }
cli-unknown-section = there is no section “{ $text }”; nearest are { $near }
cli-cannot-write = cannot write: { $why }
cli-cannot-write-file = cannot write { $file }: { $why }
cli-there-already = { $file } is there already, and no file is written over: choose another name
cli-no-name = { $option } needs a name
cli-progress = matches
cli-session = session { $number }: hands { $hands }, void { $void }, turns { $turns }, penalties { $penalties }, minutes { $minutes }; won: { $wins }
cli-session-record = record: { $file }; seed { $seed }
cli-match = match { $number }: { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}, { $scores }
cli-matches-done = { $count ->
    [one] 1 match
   *[other] { $count } matches
} under “{ $preset }”; money per match (standard error): { $means }

## Records and notation

cli-no-games = No match is kept in { $folder } yet.
cli-game-mao-over = { $file }: Mao, over; hands won: { $scores }
cli-game-mao-unfinished = { $file }: Mao, unfinished; hands won: { $scores }
cli-game-over = { $file }: { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}, over; { $scores }
cli-game-unfinished = { $file }: { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}, unfinished; { $scores }
cli-game-broken = { $file }, line { $line }: { $why }
cli-game-you = { $name } (you)
cli-checked = { $file } follows the rules: { $hands ->
    [one] 1 finished hand
   *[other] { $hands } finished hands
}, { $inputs ->
    [one] 1 input
   *[other] { $inputs } inputs
}.
cli-checked-mao = { $file } follows the rules: { $hands ->
    [one] 1 hand won
   *[other] { $hands } hands won
}, { $void } void, { $inputs ->
    [one] 1 input
   *[other] { $inputs } inputs
}.
cli-checked-shuffles = The shuffles are those of its seed.
cli-unchecked-shuffles = The shuffles cannot be checked: the seed is not known (--seed gives it).
cli-unchecked-later-hand = The shuffles cannot be checked: the record begins with a later hand.
cli-unchecked-scenario = The shuffles cannot be checked: the cards are those of a scenario, not of a seed.
cli-other-seed = { $file } follows the rules, but was begun with another seed
cli-other-shuffle = { $file }, line { $line }: the seed gives another shuffle
cli-torn = { $file }, line { $line } is torn: it was cut off while it was written. The match stands at line { $before }, by the rules so far: { $hands ->
    [one] 1 finished hand
   *[other] { $hands } finished hands
}, { $inputs ->
    [one] 1 input
   *[other] { $inputs } inputs
}
cli-torn-mao = { $file }, line { $line } is torn: it was cut off while it was written. The session stands at line { $before }, by the rules so far: { $hands ->
    [one] 1 hand won
   *[other] { $hands } hands won
}, { $void } void, { $inputs ->
    [one] 1 input
   *[other] { $inputs } inputs
}
cli-checked-notation = { $file } follows the rules: { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}.
cli-not-text = { $file } is not UTF-8 text
cli-is-notation = { $file } is written in notation, which check and replay read; here a record (.tiger) is needed
cli-no-such-seat = { $file } has seats 0 to { $last }
cli-is-no-mao-record = { $file } is no record of Mao
cli-no-notation-of-mao = { $file } is a record of Mao, which has no notation
cli-is-scenario = { $file } is a scenario of Mao, not a record: “{ $command }” runs it
cli-broken-record = { $file }, line { $line }: { $why }
cli-record-not-json = this is not JSON
cli-record-bad-header-none = the header that a record begins with is missing
cli-record-bad-header-format = only records of “madiao” or “mao” in format { $format } can be read, and a record is of one game
cli-record-bad-header-fields = this is not a header{ $field }
cli-record-bad-header-names = names of seats must be printable and all different
cli-record-bad-header-options = these are not options of Madiao{ $field } ({ $limits })
cli-record-bad-header-options-mao = these are not options of Mao{ $field }; “limit” is 5 to 7 and “end” is open, hands:N or time:MINUTES
cli-record-bad-header-carried = no hand hands this on{ $field }; “carried” has each of the four places once, totals that sum to zero, and no more hands than deals
cli-record-bad-header-carried-mao = no hand hands this on{ $field }; in “carried” “dealer”, “making” and the “maker” of a rule are seats, no two announced rules bear one “id” and there are 60 rules at most, numbers are not negative, “end” is open, hands:N or time:MINUTES, and lists by seat are empty or as long as “wins”
cli-record-bad-header-start = no hand begins so: four seats are needed, and fewer “deals” than “max_deals”
cli-record-bad-header-start-mao = no hand begins so: two to twelve seats are needed, no fewer than “wins” has, and “multipliers” for each of them or none
cli-record-bad-header-opening = a header stands right before the first input of its hand, with the same time
cli-record-bad-input-fields = this is no input{ $field }; it has “at” and either “seat” and “move”, or “chance”, or “tick”
cli-record-bad-input-time = the time runs backwards
cli-record-bad-input-hand = a new hand begins here without its header
cli-field-missing = : “{ $field }” is missing
cli-field-unknown = : there is no “{ $field }” in one
cli-field-value = : “{ $field }” cannot be “{ $value }”
cli-field-wrong = : “{ $field }” cannot be that
cli-seat-number = seat { $seat }
cli-record-refused = the rules refuse this. { $why }
cli-record-wrong-carried = the hand does not start where the one before it ended
cli-record-wrong-options = the rules differ from those of the hand before
cli-broken-notation = { $file }, line { $line }, column { $column }: expected { $expected }, found “{ $found }”
cli-short-notation = { $file }, line { $line }, column { $column }: expected { $expected }, but the text ends
cli-broken-hand = { $file }, hand { $number }: { $why }
cli-broken-trick = { $file }, hand { $number }, trick { $trick }: { $why }
cli-wrong-result = { $file }, hand { $number }: the result is { $expected }, not { $found }
notation-word = “{ $word }”
notation-seat = a seat, 0 to 3
notation-leader = the seat that leads, 0 to 3, and a colon
notation-card = a card
notation-play = a card, with - before it if it lies face down
notation-new-card = a card that has not been named before
notation-first-trick = a card of the stock, trick { $number } (“{ $number }.”), “=” or “banker”
notation-trick = trick { $number } (“{ $number }.”), “=” or “banker”
notation-hand-end = “=”, or “banker” for the next hand
notation-hands = a line for each of the four hands, or eight whole tricks
notation-stake = an even stake from { $least } to { $most }
notation-stakes = a number of stakes
notation-tag = the name of a tag
notation-tag-end = “]” at the end of the tag
notation-preset = one of { $presets }
notation-players = four names with “|” between them
notation-switch = “rules”, “players” or a switch of the rules
notation-setting = a value of { $switch } ({ $allowed })

## The deck

deck-drawn = { $count } cards drawn in { $folder }
deck-printed = Sheets to print, { $paper }: { $file }. Print on both sides at 100 %, turning on the long edge.
deck-not-all-drawn = cannot write { $file }: { $why }; files written whole before it: { $count } of { $all }
deck-no-place = { $option } needs a place: the name of a folder for --svg, of a file for --pdf
deck-top = top
deck-red = red

## Help headings and argparse's own messages; %s and %(...)s are filled in by argparse

argparse-usage = usage:
argparse-positionals = arguments
argparse-options = options
argparse-heading = { $heading }:
argparse-help = show this help and exit
argparse-version = show the version and exit
argparse-required = these are missing: %s
argparse-unrecognized = unknown arguments: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = there is no %(value)r here; choose from %(choices)s
argparse-type = not a valid %(type)s: %(value)r
argparse-one = { $value } is missing: { $about }
argparse-ambiguous = %(option)s could be any of %(matches)s
argparse-explicit = no value goes with this: %r
argparse-not-with = cannot be used together with %s
