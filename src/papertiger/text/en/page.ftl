# The bare page of the server: a table of Madiao in a browser.

page-name = Your name
page-open = Open a table
page-place = Place
page-nobody = nobody
page-sit = Sit down
page-ready = Ready
page-start = Start
page-again = Play again
page-turn = To move
page-totals = Money
page-trick = On the table
page-tricks = Tricks won
page-hand = Your hand
page-stake = Stake
page-cut = Lift cards:
page-keep = Keep the cards
page-redeal = Demand a redeal
page-face-down = face down
page-refused = That cannot be done now.
