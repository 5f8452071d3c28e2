# Records of Mao: a session gone through again with everything open, and its statistics.

## What lies open

records-breach-called = Breach by { $who }, for which penalty { $penalty } was given: { $reason }
records-breach-unnoticed = Breach by { $who }, not called by anybody: { $reason }
records-hand = { $who } holds { $cards }
records-stock = Stock from the top, { $from } to { $to }: { $cards }
records-due = Due from { $who }, { $seconds } s left; otherwise: { $reason }
records-uncalled = Not called so far, { $who }: { $reason }
records-secrets = The session is over. These rules were made up:
records-sealed = In { $file } secret rules are in force, and its session is not over: it is told as everybody at the table saw it.
records-guarded = The last hand of { $file } is not finished: it is told as everybody at the table saw it. --open shows all of it.
records-torn = { $file }, line { $line } is torn: it was cut off while it was written. The session is shown up to line { $before }.

## Statistics

records-title = Statistics
records-session = Hands won: { $hands }, void: { $void }; turns: { $turns }; minutes played: { $minutes }
records-referee = Penalties given by the referee: { $count } ({ $list })
records-player = { $who }: hands won: { $won }
records-taken = Penalties taken: { $count } ({ $list })
records-given = Penalties given: { $count } ({ $list })
records-calls = Own calls that were right: { $right }, wrong: { $wrong }, for people to judge: { $unjudged }; handed back: { $back }, undone by vote: { $undone }
records-bad-calls = “Bad call” said rightly: { $right }, wrongly: { $wrong }, for people to judge: { $unjudged }
records-unnoticed = Breaches that nobody called: { $count } ({ $list })
records-thanks = Thanks forgotten: { $count }
records-race = Races for a jack’s suit: { $races }, won: { $won }
records-race-times = Calls in races: fastest { $fastest } s, median { $median } s
records-spades = Spades named: { $count }, median { $median } s after the card
records-votes = Votes asked for: { $asked }; voted that it stands: { $upheld }, that it is undone: { $rejected }
records-count = { $reason }: { $count }
records-other = another reason, in own words
records-no-hand = No hand is over: there is nothing to count.

## The drawn replay

records-replay-open = Everything open: hands, stock, what is due, what nobody noticed.
records-replay-seat = As { $who } saw it.
records-replay-running = Not over: as everybody at the table saw it.
records-replay-over = The hand is over: s shows who was caught and who was not.
records-stock-open = Stock: { $cards }
tui-key-hand = hand
tui-key-breach = breach
tui-key-statistics = statistics
records-replay-keys =
    → or Space      on to the next moment
    ← or b          back
    ↓ ↑ or n, p     to the next penalty or breach, the one before
    PgDn, PgUp      to the next hand, the one before
    Home, End       to the beginning, to the end
    o               everything open, or what one seat saw
    v               look from the next seat
    l               log: everything up to this moment
    s               the last hand: who was caught, what nobody noticed
    t               statistics of the hands up to this moment
    r               rules
    q or Esc        leave
    F1 or h         these keys
