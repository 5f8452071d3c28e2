# The titles of the rules book: its sections and clauses.

clauses-how-to-read = To read one: { $command }
clauses-in-english = (The text of the rules is in English.)

## Sections

section-1 = Cards
section-2 = Seats, banker, stake
section-3 = Deal
section-4 = Declarations, before the first lead
section-5 = Play
section-6 = Settlement, after eight tricks
section-7 = The match
section-8 = Presets and variants

## Clauses

clause-MD-1-1 = Forty cards, four suits, their order
clause-MD-1-2 = The ten reds
clause-MD-1-3 = Codes and names
clause-MD-2-1 = Four seats, counter-clockwise
clause-MD-2-2 = Seats and first banker, by draw or dice
clause-MD-2-3 = The stake
clause-MD-2-4 = Money sums to zero
clause-MD-3-1 = Shuffle, cut, who is dealt to first
clause-MD-3-2 = Dealing: four, then one by one
clause-MD-3-3 = The stock and the first upcard
clause-MD-3-4 = The cut card is the upcard
clause-MD-4-1 = Melds
clause-MD-4-2 = Who pays a meld
clause-MD-4-3 = Several melds
clause-MD-4-4 = The four lowest
clause-MD-4-5 = A redeal on five of a suit
clause-MD-5-1 = Who leads
clause-MD-5-2 = Leading and playing
clause-MD-5-3 = Beating and winning
clause-MD-5-4 = Sloughs
clause-MD-5-5 = Exposed discards
clause-MD-5-6 = The bar on the last trick
clause-MD-5-7 = What is seen and what is hidden
clause-MD-6-1 = The value
clause-MD-6-2 = The minimum not reached
clause-MD-6-3 = Three tricks or more
clause-MD-6-4 = Tricks won with tops; acting tops
clause-MD-6-5 = The Hundred with fewer than two tricks
clause-MD-6-6 = The Hundred that won no trick
clause-MD-6-7 = A trick won with the Hundred
clause-MD-6-8 = The three honours
clause-MD-6-9 = The honours with Zero Cash
clause-MD-6-10 = The slam
clause-MD-6-11 = Who settles with whom
clause-MD-6-12 = The Hundred's bonus from the others; keeping the bank
clause-MD-6-13 = The second upcard
clause-MD-6-14 = The settlement line by line
clause-MD-7-1 = The next banker
clause-MD-7-2 = The end of the match
