# What all games say.

malformed = “{ $action }” is not an action of this game
game-over = the game is over
no-such-seat = there is no seat { $seat } at this table
lower-seat-first = the lower seat comes first
cards-not-sorted = the cards in “{ $cards }” are not in ascending order
bank-empty = the bank is empty
no-token = seat { $seat } has no token
