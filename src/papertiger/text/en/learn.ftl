# Lessons: what stands around their words, at a drawn table and in plain lines.

learn-heading = { $part } · { $number } of { $all } · { $clause }
learn-aside = lesson { $number }/{ $all }
learn-hint = Hint: { $hint }
learn-show = { $key } shows what is meant.
learn-not-that = That does not lead on here.
learn-answer = Right: { $answer }.

## At a drawn table

learn-keys-read = Enter goes on   b back   c the rule   Esc the table   q leave
learn-keys-act = Enter to the table   b back   c the rule   n show me   q leave
learn-keys-question = ↑ ↓ Enter, or the number   b back   c the rule   n show me
learn-keys-answered = Enter try again   c the rule   n show me
learn-read-on = Enter goes on.
learn-choose-first = Choose a card first: ← → or its number.
learn-quit-title = Leave the lesson?
learn-quit = You can come back to this step later.
tui-key-text = text
tui-key-clause = rule
tui-key-show = show me
learn-keys =
    Enter, Space    go on; at the table: play the card face up
    - or d          play it face down: a slough
    ← → or 1 to 8   choose a card; a click does the same
    t               the text of this step again
    b               back a step
    n               show me: do what is meant
    c               the rule that this step is about
    ?               help on the card
    l, s, r         log, last settlement, all rules
    q               leave; you can come back to where you were
    F1 or h         these keys
learn-mao-keys-act = Enter to the table; there F2 text, F3 back, F4 rule, F5 show me
learn-mao-keys =
    F2              the text of the step again
    F3              back a step
    F4              the rule that this step is about
    F5              show me: do what is meant
    On a sheet: Enter goes on, Esc to the table, b back, c the rule, n show me

## In plain lines

learn-opening = Enter goes on; ? lists all that can be typed.
learn-ask-read = Enter goes on:
learn-ask-act = Your card, with - before it face down:
learn-ask-question = The number of your answer:
learn-expected-read = Nothing is asked yet: Enter goes on.
learn-expected-number = A number from 1 to { $count } is expected.
learn-ask-act-help =
    To play a card: its number, its code or its name (3, M9, 9 Myriad). A minus before it plays it face down: -3, -M9.
    At every question you may also type:
      b: back a step
      n: show me, that is, do what is meant
      a: this step again
      c: the rule that this step is about
      hint: a hint
      t: the table
      l: what has happened so far
      r: the sections of the rules; r 5, r MD-5.6: a section, a clause
      ? M9: help on a card
      q: leave; you can come back to where you were
    Whole words will do, too: back, next, again, clause, table, log, rules, quit.
learn-ask-mao = What do you do or say?
learn-ask-mao-help =
    The keys of the drawn table do what they do there, each with Enter after it: u look, x draw, t thank you, l last card, m Mao, b bad call, o point of order, e its end, s h d c a suit, r release.
    A card is played by its number or code (2, play 5S), a jack with a finger on it: +2, hold JC. A spade is named by its rank and s: 5s.
    A penalty: penalty, the number of the player, the letter of the reason; penalty alone lists both.
    say, and then anything at all.
    At every question you may also type:
      back: back a step
      next: show me, that is, do what is meant
      again: this step again
      clause: the rule that this step is about
      hint: a hint
      table, log: the table, what has happened so far
      rules, rules 5, rules MO-48: the rules, a section, a clause
      quit: leave; you can come back to where you were
learn-mao-expected = A card (its number, or play 7D), a phrase or an act is expected; say, and then anything.
learn-back-words = b back
learn-show-words = n next show
learn-again-words = a again
learn-clause-words = c clause rule
learn-hint-words = hint
learn-no-hint = There is nothing to hint at here: Enter goes on.
learn-shown = What was meant: { $act }

## Coming back

learn-ask-resume = You left this lesson at step { $number } of { $all }. Go on there? (y/n)
learn-bye = You can come back to this step: { $command }
learn-done = The lesson is over. Well played!
learn-not-kept = Where you were could not be kept: { $why }. The lesson will begin anew.

## The other players of the lesson of Mao, clockwise

learn-mao-names = Ann Bo Cleo Dan
