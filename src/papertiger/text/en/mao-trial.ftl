# A made-up rule that is tried out: what it contradicts, what it does, what came of the hands.

## What a new rule contradicts, then an example, then what holds

conflict-same-rule = “{ $new }” says just what “{ $other }” says.
conflict-ban-and-permission = Of “{ $new }” and “{ $other }”, one allows what the other forbids.
conflict-two-bans = “{ $new }” and “{ $other }” forbid some of the same plays.
conflict-two-permissions = “{ $new }” and “{ $other }” allow some of the same plays.
conflict-count-as = By “{ $new }” and “{ $other }”, a card counts as two different things.
conflict-act-as = By “{ $new }” and “{ $other }”, a card does two different things.
conflict-words-and-silence = Of “{ $new }” and “{ $other }”, one asks for words where the other asks for silence.
conflict-words-and-ban = Of “{ $new }” and “{ $other }”, one asks for words that the other lets nobody say: “{ $words }”.
conflict-gesture-and-ban = Of “{ $new }” and “{ $other }”, one asks for a gesture that the other lets nobody make.
conflict-turn = “{ $new }” and “{ $other }” both say whose turn is next.
conflict-example = For example: the { $card }, laid on the { $top }.
conflict-example-card = For example: the { $card }.
conflict-prevails = “{ $prevails }” prevails. [MO-93]
conflict-both = Both hold. [MO-93]

## A trial

trial-progress = Trying the rule out: { $done } of { $of } hands
trial-seat = Player { $seat }
trial-separator = { "; " }
trial-attempt = { $who } holds the { $card }, and the { $top } lies on top.
trial-counts = the { $card } is as good as the { $other }.
trial-follows = It applies: { $moment }
trial-follows-not = It does not: { $moment }
trial-hands = { $hands ->
    [one] One hand was played
   *[other] { $hands } hands were played
}, { $ended } to their end; half of them took { $turns } turns at most, the longest { $longest }.
trial-part = { $times ->
    [one] Part { $part } applied once.
   *[other] Part { $part } applied { $times } times.
}
trial-caught = { $caught ->
    [one] One penalty was given for a breach of the rule
   *[other] { $caught } penalties were given for a breach of the rule
}, of { $given } in all.

## Files

rule-accepted = { $file }: “{ $id }” can be made.
rule-judged = { $file }: “{ $id }” is free text: the table judges it, and there is nothing to try out.
rule-file-empty = { $file } is empty: there is no rule in it
rule-file-no-json = { $file }, line { $line }, column { $column }: this is no JSON
rule-file-no-rule = { $file }, { $path }: { $detail }
rule-file-no-utf8 = { $file }, line { $line }: this is no text in UTF-8
rule-file-standard-twice = standard input can be read once only
rule-file-written = { $file }, line { $line }, column { $column }: { $fault }
rule-trial-failed = the rule could not be tried out
