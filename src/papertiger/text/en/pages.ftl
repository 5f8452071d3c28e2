# The pages around the table: who one is, tables to go on with, what a table is set to.

## The first page

pages-name-is = At every table you are called { $name }.
pages-name-taken = Somebody here is called that already, or almost that. Choose another name.
pages-go-on = Go on playing
pages-free = places free: { $count }
pages-refresh = Look again
pages-quick = Sit down with whoever is there
pages-quick-about = At a public table with a free place; if there is none, you open one.
pages-join-about = With the link that you were sent, or the eight digits that somebody reads to you.
pages-open-about = Choose the rules; then send others the link, or play with bots.

## Around every page

pages-newer = A newer version of this page is here.
pages-load = Load it

## The waiting room

pages-set = What is played here
pages-change = Change the settings
pages-save = Play like this
pages-unusual = not as usual
pages-share = Send the link
pages-only-here = Only this computer can open this link. To let in others on your network, start Paper Tiger with { $command }

## What a table is set to

pages-rules = Rules
pages-preset = { $preset ->
    [ming] as in the Ming manual
    [custom] your own mixture
   *[source] as in the two accounts
}
pages-about-rules = The two differ in one payment: the bonus for a trick won with the Hundred.
pages-more = More options
pages-of-the-game = Of the game
pages-of-the-table = Of the table

pages-label-stake-min = Lowest stake
pages-label-stake-max = Highest stake
pages-about-stake-max = The banker names an even stake between the two before the cards are dealt; every payment of the hand is counted in it.
pages-label-max-deals = Deals at most
pages-about-max-deals = A match ends when everybody has been banker, and in any case after so many deals.
pages-label-exposed-discard = Exposed discards
pages-about-exposed-discard = What it costs to play a card face up that does not beat. Where it is forbidden, such a card goes face down.
pages-label-hundred-bonus = Bonus for the Hundred
pages-about-hundred-bonus = With how many tricks it counts 3 to have won one of them with the Hundred.
pages-label-sets = Four honours
pages-about-sets = Whether who wins tricks with all four gets 3 + 4 for it, or only 4.
pages-label-cut-card-is-upcard = The first upcard
pages-about-cut-card-is-upcard = Whether everybody sees it at the cut, or it comes by chance after the pack was shuffled again.
pages-label-seating = The draw
pages-about-seating = What decides who is banker first. The play is the same.
pages-label-keep-seats = Places
pages-about-keep-seats = Whether the draw also says who sits beside whom.

pages-label-bots = Empty places
pages-set-bots = { $value ->
    [none] somebody must come
    [random] bots that play anything that is allowed
   *[steady] bots that play well
}
pages-about-bots = Bots sit down at the start. Before a game, a person can take the place of a bot.
pages-label-pace = Bots think
pages-set-pace = { $value ->
    [0] not at all
    [25] hardly at all
    [100] like people
   *[other] { $value } % of a person’s time
}
pages-label-takeover = Who is away
pages-set-takeover = { $value ->
    [false] the table waits
   *[true] a bot plays for them
}
pages-about-takeover = Whoever comes back plays on at their place. With bots, others can also take over in the midst of a game.
pages-label-clock = Time for a move
pages-set-clock = { $value ->
    [0] no limit
   *[other] { $value } s
}
pages-about-clock = When it is over, a bot makes this move, if bots play for who is away.
pages-label-time = Time at place { $place }
pages-set-time = { $value ->
    [100] as for everybody
   *[other] { $value } %
}
pages-about-time = For who needs longer to see, to read or to move: their time for a move is so much longer.
pages-label-grace = Lost connections
pages-set-grace = { $value ->
    [0] count as absence at once
   *[other] count as absence after { $value } s
}
pages-label-spectators = Spectators
pages-set-spectators = { $value ->
    [false] nobody may watch
   *[true] whoever has the link may watch
}
pages-about-spectators = They see what lies on the table, and nobody’s hand.
pages-label-delay = Spectators see it
pages-set-delay = { $value ->
    [0] at once
   *[other] { $value } s later
}
pages-about-delay = Later, they cannot help anybody at the table.
pages-label-chat = Talk
pages-set-chat = { $value ->
    [false] there is none
   *[true] in writing, for everybody
}
pages-label-public = Who finds the table
pages-set-public = { $value ->
    [true] anybody: it stands in the list
   *[false] who has the link or the code
}
