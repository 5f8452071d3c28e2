# The command line: help, usage and what goes wrong with it.

## Commands

cli-about = Paper Tiger: Madiao and Mao, played properly.
cli-language = language: en, ru, zh-Hans or zh-Hant (otherwise from PAPERTIGER_LANG or the locale)
cli-madiao = Madiao, the game of paper tiger
cli-madiao-about = Madiao (馬弔): four players, forty cards, three against a banker.
cli-play = play a match against three bots, in plain lines
cli-watch = let bots play matches among themselves
cli-deal = deal a hand and print it as JSON
cli-settle = settle hands given as JSON: who pays whom, and why
cli-file = a file of hands: one JSON hand, an array, or JSON Lines; - for standard input
cli-score = settle a hand played with real cards: asks who won what, says who pays whom
cli-rules = read the rules: all clauses, or one of them
cli-clause = a clause, such as MD-5.3 or 5.3; without it, the list of all
cli-seed = the seed: the same number gives the same cards and the same bots
cli-bots-play = the three bots, separated by commas, or one name for all
cli-bots-watch = the four bots, separated by commas, or one name for all
cli-name = your name at the table
cli-banker = the banker's seat, 0 to 3
cli-matches = how many matches
cli-json = print one JSON line for each match
cli-switches = rules of the table
cli-preset = the rules to start from
cli-seating = how seats and the first banker are found
cli-keep-seats = keep the seats, and draw for the bank only
cli-stake-limits = the least and the greatest stake, such as 2-20
cli-cut-card-is-upcard = the card shown by the cut is the first upcard
cli-exposed-discard = what a face-up card that does not beat costs, and to whom
cli-hundred-bonus = with how many tricks the Hundred earns its bonus
cli-sets = whether the set of four honours counts on top of the three
cli-max-deals = the most deals in a match, redeals included

## Errors

cli-error = { $program }: error: { $message }
cli-unknown-language = there is no language “{ $language }”; there are { $known }
cli-unknown-bot = there is no bot “{ $bot }”; there are { $known }
cli-wrong-bots = { $count } bots are needed, or one name for all; { $found } given
cli-bad-limits = stake limits are LOW-HIGH, such as 2-20: 2 <= LOW <= HIGH <= { $most } with an even number between, not “{ $limits }” [MD-2.3]
cli-bad-number = a whole number from { $low } to { $high } is needed, not “{ $found }”
cli-bad-name = a name needs 1 to { $most } printable characters
cli-name-taken = the name “{ $name }” is taken by a bot
cli-cannot-read = cannot read { $file }: { $why }
cli-standard-input = standard input
cli-no-such-file = there is no such file
cli-is-a-folder = it is a folder
cli-not-permitted = reading it is not permitted
cli-empty = { $file } is empty: there is no hand in it
cli-unknown-clause = there is no clause “{ $clause }”; nearest are { $near }
cli-cannot-write = cannot write: { $why }
cli-progress = matches
cli-match = match { $number }: { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}, { $scores }
cli-matches-done = { $count ->
    [one] 1 match
   *[other] { $count } matches
} under “{ $preset }”; money per match (standard error): { $means }

## Help headings and argparse's own messages; %s and %(...)s are filled in by argparse

argparse-usage = usage:
argparse-positionals = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-version = show the version and exit
argparse-required = these are missing: %s
argparse-unrecognized = unknown arguments: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = there is no %(value)r here; choose from %(choices)s
argparse-type = not a valid %(type)s: %(value)r
argparse-one = one value is needed
argparse-ambiguous = %(option)s could be any of %(matches)s
argparse-explicit = no value goes with this: %r
argparse-not-with = cannot be used together with %s
