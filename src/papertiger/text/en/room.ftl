# A table that people sit at over the network: why something was not done, quick phrases, farewells.
# Places are counted from 1 here.

room-guest = Guest { $number }

## Why a table refuses

table-refused-another-game = This table plays another game.
table-refused-chat-off = There is no chat at this table.
table-refused-entropy-too-late = The cards of this hand are being dealt already; your word can go into the next hand.
table-refused-game-running = Not while a game is being played.
table-refused-hand-seen = You have seen the cards of place { $place } in this hand: until it is over, you can sit nowhere else.
table-refused-name-empty = Choose a name that one can see.
table-refused-name-is-mao = Nobody who plays Mao can be called “{ $name }”: it would be said again and again.
table-refused-name-only-signs = A name needs a letter, a digit or a picture.
table-refused-name-reserved = “{ $name }” is taken by the game itself. Choose another name.
table-refused-name-taken = Somebody at this table has a name like “{ $name }”. Choose another one.
table-refused-name-too-long = { $most ->
    [one] A name has { $most } character at most.
   *[other] A name has { $most } characters at most.
}
table-refused-no-game = No game is being played here.
table-refused-no-game-over = Another game can be wished for when this one is over.
table-refused-no-place-free = Every place is taken.
table-refused-no-such-bot = There is no bot “{ $level }”. There are: { $levels }.
table-refused-no-such-place = There is no place { $place } at this table.
table-refused-no-takeover = At this table no bot plays for people.
table-refused-nobody-there = Nobody sits at place { $place }.
table-refused-not-all-ready = The player at place { $place } is not ready yet.
table-refused-not-for-players = That is for the table itself, not for its players.
table-refused-not-seated = Sit down first.
table-refused-not-the-host = Only the host of the table can do that.
table-refused-not-yourself = To leave your place, stand up.
table-refused-nothing-said = There is nothing in that to say.
table-refused-paused = The game is paused.
table-refused-place-taken = Place { $place } is taken.
table-refused-place-vacant = Place { $place } is empty: somebody must sit there before the game goes on.
table-refused-places-empty = { $places ->
    [one] One place is empty: wait for somebody, or let bots fill the table.
   *[other] { $places } places are empty: wait for others, or let bots fill the table.
}
table-refused-places-occupied = Somebody sits at place { $place }, which the table would not have any more.
table-refused-seated-already = You sit at place { $place } already.
table-refused-stale = The table has changed since: look again, and decide anew.
table-refused-store-unavailable = The server cannot keep anything just now. Try again in a moment.
table-refused-too-much-said = That was a lot in a short time: wait a moment before you say more.
table-refused-too-many-trials = That was a lot of trials in a short time: wait a moment before you try another rule out.
table-refused-trial-failed = The rule could not be tried out just now. Try again in a moment.
table-refused-trial-running = A rule is being tried out already: wait until that is over.
table-refused-trial-given-up = This trial was given up for another one.
table-refused-unfit = The table does not take that: a text has 500 characters at most, and a place is one of those that there are.

## Quick phrases

quick-hello = Hello!
quick-well-played = Well played!
quick-thanks = Thanks!
quick-sorry = Sorry!
quick-one-moment = One moment, please.
quick-good-luck = Good luck!
quick-oops = Oops!
quick-goodbye = Goodbye!

## Why a socket is closed

parting-protocol = This page is older or newer than the server: load it again.
parting-malformed = The server did not understand this client: { $detail }
parting-too-long = A message was too long.
parting-too-fast = Too many messages in a short time.
parting-too-slow = The connection is too slow, or was lost. Come back to go on.
parting-elsewhere = You are at this table in another window or on another device now.
parting-no-such-table = There is no such table.
parting-bad-token = That seat is not yours, or not any more.
parting-no-spectators = Nobody may watch this table.
parting-full = There is no room for more people here. Try again later.
parting-restart = The server starts again; you will be back in a moment.
parting-closed = The table is closed.
parting-unavailable = The server cannot open this table just now. Try again in a moment.
