# What a server says of its tables.

placed-cards = { $who } places { $count ->
    [one] a card
   *[other] { $count } cards
} face down
guest-name = Guest { $number }
log-start = The game begins
log-sits = { $who } takes seat { $seat }
log-round = Round { $round }
log-stand-in = { $who } is out of time: a stand-in ({ $level }) plays this turn
log-undo = { $who } takes back the last action
log-score = { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-won = { $who } wins

# Why not

stale = the table is already at ply { $ply }
not-your-seat = seat { $seat } is not yours
not-your-turn = it is not seat { $seat }’s turn
not-started = the game has not started yet
already-started = the game has already started
not-over = only after the end of the game
not-creator = only the table’s creator may do this
players-only = only the players of the table may do this
no-such-table = there is no such table
no-such-game = there is no game “{ $game }”
no-such-level = there is no bot level “{ $level }”
no-open-seat = no seat is open
seat-taken = seat { $seat } is not open
you-sit-already = you already sit at this table
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
no-undo = you cannot take anything back now
no-hint = hints only on your turn, at a table without other humans
rules-changed = this table was played under rules version { $rules }, which this server no longer has
header-missing = requests that change something need the header X-Madang: 1
bad-request = invalid request: { $problem }
too-large = this is too large
too-many = too many requests: wait a moment
not-found = there is nothing here
method-not-allowed = this cannot be done here
banned = you are banned from this server
server-error = something went wrong on the server
merge-same-table = both of you sit at the same table in progress: finish that game first
code-unknown = this code is unknown, used or expired: make a new one
too-many-codes = too many codes were tried: wait a few minutes
no-such-device = this device or passkey is not yours
passkey-refused = the passkey was not accepted
passkey-unknown = this server does not know the passkey
passkey-expired = that took too long: try again
too-many-passkeys = you already have { $count } passkeys: remove one first
no-such-player = there is no such player
no-such-challenge = there is no such challenge
challenge-not-open = this challenge is not open yet
challenge-closed = this challenge is closed
challenge-hidden = finish the challenge yourself before you look at this game
challenge-secret = the record has the secret of the deal: it is there when the challenge closes
too-many-challenges = { $count ->
    [one] one challenge of yours is
   *[other] { $count } challenges of yours are
} open: wait until one closes
