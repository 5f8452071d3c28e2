# A rule made after three hands won, step by step, drawn or in plain lines.

making-title = Three hands won: make up a rule
making-about-announced = The rule holds for the rest of this game, and everybody hears it.
making-about-secret = The rule holds for the rest of this game, and only you know it.
making-ask-way = How would you like to make it?
making-way-draft = Go on with this rule
making-way-templates = Choose a common rule and fill in its blanks
making-way-empty = Put a sentence together, step by step
making-way-free = Write it in your own words: the players judge it
making-way-written = Type or paste a rule in the text form
making-way-library = Take a rule from a list
making-way-none = Make no rule

making-ask-template = Which rule is it like? The blanks come next.
making-ask-library = Which rule?
making-seek = Type words to narrow the list
making-found = { $left } of { $all } rules
making-none-found = No rule fits “{ $sought }”.
making-ask-written = The rule in the text form
making-ask-free = The rule in your own words
making-ask-name = What is it called? Players read this name.
making-name = { $head }: { $tail }
making-name-say = say { $phrases }
making-ask-cards = Which cards? Choose ranks and suits; none of them means any.
making-ask-what = Choose: { $what }
making-ask-whole = The rule is whole. Try it, or alter anything of it.

## Common rules whose blanks do not say what goes there

making-start-gesture = When a player plays a card: if the card is …, the player must make a gesture (knock, bow …) within 3 seconds.
making-start-count-as = At all times: the cards that you choose count as another rank or suit.
making-start-act-as = At all times: the cards that you choose do what another rank does, but still match as themselves.

## What is asked for, where the name of a field says too little

making-what-when = When does something happen by this rule?
making-what-if = Is there a condition?
making-what-then = What follows?
making-what-who = Who?
making-what-phrases = What is to be said?
making-what-within = How long is there for it?
making-what-back = Which card is looked at? 0 is this one, 1 the one before it.
making-what-of = Which of them?
making-what-holds = What must hold?
making-what-gesture = Which gesture?
making-what-name = A name for it, one short word
making-what-say-number = Which number is said in the place of { "{" }number{ "}" }?
making-what-say-again = Which word is said again and again, that many times, in the place of { "{" }again{ "}" }?
making-known = Known so far: { $names }

## Answers

making-number = a number, typed
making-true = yes
making-false = no
making-none = nothing: leave it as it is
making-none-if = no: it is always so
making-nothing = nothing
making-word-all = several things hold at once
making-word-any = one of several things holds
making-word-not = something is not so
making-word-compare = two numbers are compared
making-word-one-of = a number is one of several
making-word-same-player = two players are the same one
making-word-sum = two numbers, put together
making-word-count-as = cards count as another rank or suit
making-word-act-as = cards do what another rank does, but still match as themselves
making-word-chose = When a player has named what a rule of yours asked for (a suit, a player …)
making-word-gesture = a gesture must be made: a knock, a bow …
making-word-judged = something that no machine hears: the players judge it
making-no-number = A whole number from { $low } to { $high } is expected.

## The whole rule

making-named = “{ $name }”
making-row = { $what }: { $held }
making-more = + one more: { $what }
making-more-phrases = + other words that do as well
making-more-then = + something else that follows
making-more-of = + another of these
making-more-parts = + another sentence: when, if, then
making-row-within = within how long
making-row-gesture = gesture
making-row-back = the card looked at
making-row-many-cards = how many cards
making-row-say-number = how many, where the words have { "{" }number{ "}" }
making-row-say-again = repeated so often, where the words have { "{" }again{ "}" }
making-try = Try it out
making-again = Begin anew, another way
making-trying = The rule is being tried out: many hands are played with it.
making-good = The rule can be made.
making-refused = The rule cannot be made as it is.
making-make = Make the rule
making-mend = Mend it
making-anew = Begin anew, another way

## Keys and hints

making-left = There are { $seconds } s left to make it before the deal.
making-left-minutes = There are { $minutes } min left to make it before the deal.
making-late = The next hand may be dealt. The rule can be made before a later deal; what you have built is kept.
making-may = You may make a rule: N
making-fault = ! { $fault }
making-hint-one = ↑ ↓ or a number, Enter takes it   Backspace back   Esc puts it off
making-hint-sought = ↑ ↓, Enter takes it   Esc shows all rules again
making-hint-verdict = ↑ ↓, Enter takes it   PgDn reads on   Backspace back   Esc puts it off
making-hint-whole = ↑ ↓, Enter alters   Del takes out   Backspace back   Esc puts it off
making-hint-some = A key chooses, again takes back   Enter goes on   Backspace back   Esc puts it off
making-hint-number = Type it, or ↑ ↓   Enter goes on   Backspace in an empty line: back   Esc puts it off
making-hint-line = Enter goes on   Backspace in an empty line: back   Esc puts it off
making-hint-text = Ctrl+D goes on   Esc goes back
making-hint-wait = Esc puts it off

## In plain lines

making-plain-one = The number of an answer; b goes back, later puts the rule off.
making-plain-library = The number of a rule, or words that narrow the list; an empty line lists all of them again; b goes back, later puts the rule off.
making-plain-whole = The number of a line; - and a number takes it out; b goes back, later puts the rule off.
making-plain-some = The keys of your choice, such as “j q k h”; an empty line takes those marked with *; b goes back, later puts the rule off.
making-plain-number = A number from { $low } to { $high }; b goes back, later puts the rule off.
making-plain-line = The words; an empty line takes “{ $text }”; b goes back, later puts the rule off.
making-plain-line-empty = The words; b goes back, later puts the rule off.
making-plain-text = The rule, line by line; an empty line ends it. b alone goes back.
making-plain-more = m shows more of them.
making-plain-may = You may make a rule: type “rule”.
making-plain-off = The rule is put off; “rule” goes on with it between two hands.
making-plain-expected = That is no answer to this: { $how }
making-back-words = b back
making-later-words = later
making-more-words = m more
