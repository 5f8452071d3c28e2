# The lesson of Madiao, step by step: lessons/madiao.toml says what each step is.
# The players are You, Feng (right), Pan (across, the banker) and Li (left), as in play.ftl.

learn-madiao-part-cards = The cards
learn-madiao-part-deal = The deal
learn-madiao-part-play = The play
learn-madiao-part-settlement = Who pays whom
learn-madiao-part-end = And on

## The cards

learn-madiao-welcome =
    Welcome to Madiao, the game of paper tiger from Ming China. You will play one hand, and learn the game by it; it takes about ten minutes.
    Four people play, with forty cards of money. One is the banker, and the other three play against the bank. Today Pan is the banker, across from you. Feng sits at your right, Li at your left; turns go to the right. Pan has named the stake: 2 coins.
    Do try things: a card that leads nowhere is explained and comes back to your hand.
learn-madiao-suits =
    There are four suits, each with its own order, from high to low:
    Tens of myriads: MM, TM, HM, then T90, T80 and so on down to T20.
    Myriads: M9 down to M1.
    Strings: S9 down to S1.
    Cash: C0, CH, then C1, C2 and so on down to C9.
    These are codes. MM is the Myriad Myriad, TM the Thousand, HM the Hundred; C0 is Zero Cash and CH the Half. Mind Cash: it runs in reverse. The less money, the higher the card.
learn-madiao-cash = Let us see about Cash, since everybody slips there once.
learn-madiao-cash-ask = Which of these cards is the highest?
learn-madiao-cash-answer-1 = C2, 2 Cash
learn-madiao-cash-answer-2 = C5, 5 Cash
learn-madiao-cash-answer-3 = C9, 9 Cash
learn-madiao-cash-wrong-2 = Five is less than nine, so C5 is above C9. But one of them is less still.
learn-madiao-cash-wrong-3 = In any other suit, yes. In Cash the nine is the very lowest card.
learn-madiao-cash-hint = The less money, the higher the card.

## The deal

learn-madiao-deal =
    Everybody has eight cards. The eight that are left are the stock; its bottom card is turned up: S9, the upcard. It is out of play.
    The upcard also says who begins. A nine means the player opposite the banker, so the lead is yours.
    Have a look at your hand: three good cards, HM, S8 and C3, and five that are not.
learn-madiao-tops = The highest card of each suit is a top: MM, M9, S9 and C0. Each trick won with a top earns 1 stake. But today one of them is the upcard, and cannot win anything: then the second of its suit counts as a top in its place.
learn-madiao-tops-ask = Which of your cards counts as a top in this hand?
learn-madiao-tops-answer-1 = HM, the Hundred
learn-madiao-tops-answer-2 = S8, 8 Strings
learn-madiao-tops-answer-3 = C9, 9 Cash
learn-madiao-tops-wrong-1 = The Hundred is a card of its own kind, as you will see. But MM and TM are above it, so it is no top.
learn-madiao-tops-wrong-3 = A nine, but of Cash: the lowest card of the suit.
learn-madiao-tops-hint = The upcard is S9. Which card stands right below it?
learn-madiao-minimum = So S8 is a top today. Now, what are you playing for? The measure of a hand is two tricks out of eight. Fewer than two cost you 1 stake, and your tops earn nothing then. Two are the minimum: nothing is lost. Three or more earn 1 stake.
learn-madiao-hundred =
    And then there is HM, the Hundred, in your hand. Win a trick with it, and win exactly two tricks in all, and it earns you 3 stakes from the banker and 1 from each of the others. With three tricks it earns nothing.
    That is our plan: one trick with S8, one with the Hundred, and then no more.

## The play

learn-madiao-lead = You lead the first trick. A lead lies face up, and its suit is the suit of the trick. Then each of the others plays one card, to the right around the table. Nobody has to follow suit, and nobody has to beat.
learn-madiao-lead-ask = Begin with a trick that nobody can take from you: lead your top.
learn-madiao-lead-hint = S9 is the upcard, so S8 is the highest String in play.
learn-madiao-lead-wrong-hundred = MM and TM are still in other hands, and both beat the Hundred. It would be lost.
learn-madiao-lead-wrong-six = S6 may win or not: S7 is above it, and you do not have it.
learn-madiao-lead-wrong-other = You may lead that, but others hold higher cards of its suit. First the trick that is certain.
learn-madiao-sloughs = Three backs! Nobody could beat S8, so each of them threw a card away, face down. That is a slough. A slough never wins, and nobody learns what it was until the hand is settled. The trick is yours, and who wins a trick leads the next.
learn-madiao-draw = Now prepare for the Hundred. While MM and TM are about, it is not safe. So give their owners something to beat.
learn-madiao-draw-ask = Lead a Ten that you can do without.
learn-madiao-draw-hint = You have two Tens, HM and T50.
learn-madiao-draw-wrong-hundred = Too soon: MM or TM would beat it, and then it could win no trick.
learn-madiao-draw-wrong-six = S6 is no bait for MM and TM: they beat only their own suit, the Tens.
learn-madiao-draw-wrong-three = C3 is worth keeping until somebody leads Cash. And only a Ten lures MM and TM.
learn-madiao-draw-wrong-nine = Keep C9; there will be a use even for the lowest card. And only a Ten lures MM and TM.
learn-madiao-draw-wrong-other = A Myriad does not lure MM and TM: in spite of their names they belong to the Tens.
learn-madiao-beaten =
    It worked: Feng beat T50 with T70, and Pan beat T70 with TM. A card beats when it is face up, of the suit led, and higher than all cards of that suit in the trick. The last to beat wins it.
    TM is gone. Only MM is above the Hundred now.
learn-madiao-exposed =
    Pan led C6, and look what happened to Li: C8 on C6, face up. Eight is more than six, but this is Cash, and C8 does not beat.
    A card that is laid face up and does not beat is an exposed discard. It takes 2 stakes from its owner. Face down it would have cost nothing.
learn-madiao-beat = Your turn. C6 wins so far, and you have a card that is higher.
learn-madiao-beat-ask = Beat it.
learn-madiao-beat-hint = In Cash 3 is above 6. Lay C3 face up.
learn-madiao-beat-wrong-nine = C9 is lower than C6. Face up it would be an exposed discard, as with Li: 2 stakes.
learn-madiao-beat-wrong-exposes = That card does not beat C6, for it is no Cash. Face up it would be an exposed discard: 2 stakes.
learn-madiao-beat-wrong-down = You may slough even when you could beat. But a card that could win is better tried here, and Cash is not led every day.
learn-madiao-partners = Feng had C1, and takes the trick from you. Do not mind: Feng plays against the bank, as you do. At the end each of the three settles with the banker alone, so what Feng wins is paid by Pan.
learn-madiao-slough = Feng leads MM, the highest of all Tens. Nothing beats it, and that is splendid: MM and TM are both gone, and no Ten in play is above the Hundred any more. Pan and Li have sloughed.
learn-madiao-slough-ask = Slough a small Myriad: lay it face down.
learn-madiao-slough-hint = M2 or M4, face down.
learn-madiao-slough-wrong-hundred-up = The Hundred does not beat MM. It would be an exposed discard, and lost besides.
learn-madiao-slough-wrong-exposes = Face up it is an exposed discard, since it does not beat MM: 2 stakes. The same card costs nothing face down.
learn-madiao-slough-wrong-hundred = Not the Hundred! It is the highest Ten left, and it is about to have its day.
learn-madiao-slough-wrong-nine = Keep C9. Soon you will want a card that is sure to lose.
learn-madiao-slough-wrong-six = S6 might still win a trick; a small Myriad hardly will. Throw away what is worth least.
learn-madiao-strike = Feng leads another Ten, T80. Pan and Li have sloughed, and you are the last to play.
learn-madiao-strike-ask = Take this trick.
learn-madiao-strike-hint = The Hundred, HM, face up.
learn-madiao-strike-wrong-exposes = That does not beat T80: it would be an exposed discard. You have a card that does beat.
learn-madiao-strike-wrong-hundred = Face down it wins nothing. Lay the Hundred face up: nobody plays after you.
learn-madiao-strike-wrong-down = You may, but this is the moment that we have waited for: the Hundred beats T80, and nobody plays after you.
learn-madiao-enough =
    Two tricks, and one of them with the Hundred: just what you wanted.
    A third trick would earn 1 stake and lose the reward for the Hundred: 3 stakes from Pan, and 1 each from Feng and Li. So from now on you want to lose. It is an odd game that way.
learn-madiao-lose = It is your lead, and the others must beat it.
learn-madiao-lose-ask = Lead the card that is surest to lose.
learn-madiao-lose-hint = Which is the lowest card of its suit? Remember Cash.
learn-madiao-lose-wrong-six = Of the Strings only S7 can still beat S6. If its owner will not, you have a third trick.
learn-madiao-lose-wrong-myriad = Perhaps somebody beats it, but C9 is surer: it is the lowest of its suit, and any Cash at all beats it.
learn-madiao-refrain = C9 was beaten by Feng’s C7, and that by Pan’s CH, the Half. Now Pan leads S3, and Li has sloughed.
learn-madiao-refrain-ask = You could beat S3. Do you want to?
learn-madiao-refrain-hint = No third trick: slough, whatever you like.
learn-madiao-refrain-wrong-six = If Feng cannot beat S6, that is your third trick, and the Hundred earns you nothing. Lay a card face down.
learn-madiao-refrain-wrong-exposes = Face up that is an exposed discard: 2 stakes. Face down it costs nothing.
learn-madiao-barred = Feng took the seventh trick with S7, and leads M7 to the last. Li has not won a trick yet, and here the rules are strict: who has none among the first seven cannot win the eighth, however strong the card, and must lay it face down. Li just did. We shall see what it was.
learn-madiao-last = One card is left to you, and it does not beat M7.
learn-madiao-last-ask = Lay it, the right way up.
learn-madiao-last-hint = Face down.
learn-madiao-last-wrong-exposes = Face up it would be an exposed discard: 2 stakes, in the very last trick.

## Who pays whom

learn-madiao-ledger = The hand is over, and all cards lie open. Li’s last one was M9, the top of Myriads: kept for later, until it was too late. Who pays whom is told line by line, each with its reason and its rule; in brackets the coins, at 2 a stake. Let us go through the lines together.
learn-madiao-yours = Yours. S8 won a trick as a top: 1 stake. The Hundred won a trick, and you have exactly two: 3 stakes. It is Pan who pays, since each of the three settles with the banker.
learn-madiao-others =
    Feng has four tricks: 1 stake for three or more, and 1 for the trick with MM.
    Li has none: 1 stake for missing the minimum, and 2 for C8, face up. Both go to Pan.
    Pan has two tricks and no top: nothing. Had the banker earned something, each of you three would have paid it.
learn-madiao-from-others = This is the one payment among the three: for the Hundred, each of the others gives you 1 stake, too.
learn-madiao-third = What if you had beaten S3 with S6 after all, and won a third trick?
learn-madiao-third-ask = What would the Hundred have earned you then?
learn-madiao-third-answer-1 = 3 stakes from Pan, and 1 from each of the others
learn-madiao-third-answer-2 = 1 stake
learn-madiao-third-answer-3 = Nothing
learn-madiao-third-wrong-1 = That is for exactly two tricks.
learn-madiao-third-wrong-2 = 1 stake is for three tricks as such, whoever holds the Hundred.
learn-madiao-third-hint = The reward is for exactly two tricks.
learn-madiao-second-upcard = A last surprise. The upcard is taken away, and under it lies C0, the top of Cash. Whoever has played the second of that suit, CH, face up, pays 1 stake to each of the others. Pan could not have known; that is what luck is for.
learn-madiao-result =
    That is the hand, in coins. Three against the bank, and today the bank has lost.
    The next banker is Li, at Pan’s right. A match goes on until everybody has been banker.
learn-madiao-end =
    You know the game now. What you have not met yet you will know when you see it: hands so fine that they win at once (melds), and cards dealt again when somebody has five of a suit.
    A match against three bots: { $play }
    All the rules, clause by clause: { $rules }
    With friends, in a browser: { $web }
