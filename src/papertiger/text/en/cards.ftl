# Help on a card: its names, what is painted on it, what it is worth in a hand.

card-name-english = English: { $name }
card-name-russian = Russian: { $name }
card-name-traditional = Traditional Chinese: { $name }
card-name-simplified = Simplified Chinese: { $name }
card-name-pinyin = Pinyin: { $name }
card-hero = Hero: { $name }
card-figure = Figure: { $name }

card-worth-rank = { $suit }: number { $place } of { $all }, from the top.
card-worth-red = One of the ten reds; eight in one hand are a meld [MD-4.1].
card-worth-lowest = The lowest of its suit; all four lowest in one hand earn 1 stake from each [MD-4.4].
card-worth-upcard = It is the first upcard: nobody holds it in this hand.
card-worth-top = Counts as a top in this hand: a trick won with it is worth 1 stake, with two tricks or more [MD-6.4].
card-worth-top-of-suit = The top of its suit: a trick won with it is worth 1 stake, with two tricks or more [MD-6.4].
card-worth-second = If the second upcard is { $top }, whoever played this card face up pays 1 stake to each [MD-6.13].
card-worth-hundred-short = The Hundred dealt to you, fewer than two tricks: +1 [MD-6.5].
card-worth-hundred-lost = Two tricks or more, but none with the Hundred: +2 [MD-6.6].
card-worth-hundred-won = { $switch ->
    [two_or_more] A trick with the Hundred and two tricks or more: +3, and 1 stake from each other non-banker; a banker keeps the bank [MD-6.7] [MD-6.12].
   *[exactly_two] A trick with the Hundred and exactly two tricks: +3, and 1 stake from each other non-banker; a banker keeps the bank [MD-6.7] [MD-6.12].
}
card-worth-hundred-edge = A trick with the Hundred and three tricks or more: nothing for it [MD-6.7].
card-worth-hundred-meld = Whoever holds the Hundred pays nothing for another player's meld [MD-4.2].
card-worth-three-honours = Tricks with Myriad Myriad, Thousand and Hundred, all three: +3 [MD-6.8].
card-worth-four-honours = { $switch ->
    [dearest] Tricks with Myriad Myriad, Thousand, Hundred and Zero Cash, all four: +4 instead of +3 for three of them [MD-6.9].
   *[stack] Tricks with Myriad Myriad, Thousand, Hundred and Zero Cash, all four: +4 on top of +3 for three of them [MD-6.9].
}
card-worth-lead = Now: you may lead it.
card-worth-beats = Now: it beats, and would win the trick as it stands.
card-worth-exposes = Now: it does not beat { $winning }. Face up it is an exposed discard. { $fine }
card-worth-down-only = Now: it can only be played face down.
