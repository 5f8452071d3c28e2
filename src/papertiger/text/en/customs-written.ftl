# A made-up rule that is written down (docs/customs.md): what is wrong with it, and what would be right.

written-place = Line { $line }, column { $column }: { $fault }
written-word = “{ $word }”
written-list-separator = { ", " }
written-or-separator = { " or " }
written-hint = Did you mean { $words }?
written-known = It may be: { $words }.

# The text as a whole.

written-too-long = A rule has at most { $most } characters.
written-too-many-words = A rule has at most { $most } words and signs.
written-too-deep = Too much stands inside one another here.
written-hidden-sign = The sign { $sign } cannot be seen. In quotes it can be written by its number, as \u{ "{" }200b{ "}" }.
written-unexpected = { $word } cannot stand here. Wanted: { $wanted }.
written-ended = The rule ends too early. Wanted: { $wanted }.
written-open-text = The quotes are not closed on this line.
written-escape = { $word } stands for no sign. There are \", \\, \n, \t and \u{ "{" }…{ "}" }.

# Words and what stands with them.

written-unknown = { $word } is not known here. Wanted: { $wanted }.
written-other-kind = { $word } is { $found }. Wanted: { $wanted }.
written-wrong-kind = This is { $found }. Wanted: { $wanted }.
written-needs-of = Before { $word } stands “of”, as in: J Q of hearts.
written-no-fields = Nothing stands in brackets after { $word }.
written-too-many-fields = Too much stands in the brackets after { $word }. It takes: { $fields }.
written-unknown-field = { $word } does not take { $field }. It takes: { $fields }.
written-given-twice = { $field } is given twice.
written-after-named = What goes by its place stands before what goes by its name.
written-missing = { $word } lacks something in its brackets: { $fields }.

# Bounds.

written-less = { $field }: { $number } is less than { $least }.
written-more = { $field }: { $number } is more than { $most }.
written-too-few = { $field }: fewer than { $fewest }.
written-too-many = { $field }: more than { $most }.
written-empty-text = The text is empty.
written-long-text = The text has { $found } characters; at most { $most } may be.
written-form = { $word } has another form. Wanted: { $wanted }.
written-unfit = This cannot stand in a rule.

# Of rules in JSON alone.

written-absent = Something is missing here: { $fields }.
written-judged-or-parts = A rule is judged by the players or has parts: one of the two.
written-half-sign = { $sign } stands for half of a sign.

# What no rule may be or do, by the codes of `mao/customs/faults.py`.

written-fault-too-large = The rule is too large: it may have at most { $most } events, conditions, numbers and effects.
written-fault-only-attempted = This can only follow { $trigger }: when a card is about to be laid.
written-fault-only-always = This can only follow { $trigger }: what cards count as holds at all times.
written-fault-no-condition = What cards count as holds at all times: it has no condition.
written-fault-jack = A jack stays a jack.
written-fault-nothing-happened = Here nothing has happened yet that this could follow.
written-fault-penalty = A penalty is no reason for another penalty.
written-fault-no-way = No card goes from there to there.
written-fault-stays = The card would stay where it is.
written-fault-not-chosen = Only a card from the hand is chosen ({ $field }), and it always is.
written-fault-sign = The sign { $sign } cannot be said.
written-fault-backwards = This is read from right to left.
written-fault-silent = Nothing is said here.
written-fault-name = Nobody may say the name of the game.
written-fault-taken = The base rules already listen for this.
written-fault-unfilled = Nothing fills { $word }: { $field } is not given.
written-fault-too-often = A word is said again at most { $most } times.

# What can stand at a place, for lists: one beside the other.

written-wanted-when = an event
written-wanted-if = a condition
written-wanted-number = a number
written-wanted-who = players
written-wanted-do = an effect
written-wanted-cards = cards
written-wanted-id = an id of at most 32 small Latin letters, figures, - and _, a letter first
written-wanted-name = a name of at most 24 small Latin letters, figures and _, a letter first
written-wanted-letters = two to twelve letters from A to F
written-wanted-text = a text in quotes
written-wanted-whole = a whole number
written-wanted-value = a value
written-wanted-list = a list in square brackets
written-wanted-nothing = nothing more
written-wanted-object = an object in curly brackets
written-wanted-truth = true or false
written-wanted-fraction = a number with a fraction
written-wanted-null = nothing (null)
