# What a server says of its tables.

placed-cards = { $who } places { $count ->
    [one] a card
   *[other] { $count } cards
} face down
log-start = The game begins
log-sits = { $who } sits at seat { $seat }
log-round = Round { $round }
log-stand-in = { $who } is out of time: a stand-in ({ $level }) plays this turn
log-undo = { $who } takes the last action back
log-score = { $who } has { $points } points
log-won = { $who } wins

# Why not

stale = the table has moved on to ply { $ply }
not-your-seat = seat { $seat } is not yours
not-your-turn = it is not the turn of seat { $seat }
not-started = the game has not started yet
already-started = the game has started
not-over = this is for after the end of the game
not-creator = only who made the table may do this
players-only = this is for the players of the table
no-such-table = there is no such table
no-such-game = there is no game “{ $game }”
no-such-level = there is no bot level “{ $level }”
no-open-seat = no seat is open
seat-taken = seat { $seat } is not open
you-sit-already = you sit at this table already
you-do-not-sit = you do not sit at this table
nobody-sits = at least one seat must be yours or open
contribute-first = add your part to the shuffle first
already-contributed = you have already added your part to the shuffle
seat-reserved = seat { $seat } is reserved for another player
too-many-tables = { $count ->
    [one] one table is
   *[other] { $count } tables are
} already in progress for you or your network: finish one first
too-many-bots = { $count ->
    [one] one bot is
   *[other] { $count } bots are
} already playing for you or your network: finish a game first
bad-host = this server does not answer to the name “{ $host }”
too-long = this address is too long
table-closed = the table was closed
no-undo = there is nothing that you may take back now
no-hint = hints are given where no other human plays, to the seat that is to act
rules-changed = this table was played by rules version { $rules }, which this server no longer has
header-missing = requests that change something need the header X-Madang: 1
bad-request = this is not of the right shape: { $problem }
too-large = this is too large
too-many = too many requests: wait a moment
not-found = there is nothing here
method-not-allowed = this cannot be done here
server-error = something went wrong on the server
