# Koryŏ: cards

koryo-kind = { $kind ->
    [omniscient] Omniscient
    [spy] Spies
    [senator] Senators
    [priest] Priests
    [ship-owner] Ship Owners
    [banker] Bankers
    [guardian] Guardians
    [broadcaster] Broadcasters
    [merchant] Merchants
    [barbarian] Barbarians
   *[lobbying] Lobbying
}

# Koryŏ: why not

koryo-not-now = { $verb ->
    [pass] “pass” is an order
    [play] cards are placed while orders are given
    [discard] cards are discarded at the end of a round
    [destroy] a character is destroyed when a Barbarian is revealed
    [swap] characters are swapped when a Lobbying is revealed
    [decline] there is no event to decline
   *[other] “{ $verb }” belongs to a player’s turn
}, and now { $phase ->
    [0] orders are given
    [1] a player takes a turn
    [2] a Barbarian’s victim is chosen
    [3] a Lobbying’s exchange is chosen
   *[4] the round is ending
}
koryo-no-such-many = there are only { $copies } { koryo-kind } in the game
koryo-not-in-hand = you do not hold { $count } { koryo-kind }
koryo-one-kind = all cards that are placed together are of one kind
koryo-ship-owners-needed = only the majority of Ship Owners may place two different cards
koryo-not-placed = you have no { koryo-kind } face down
koryo-reveal-first = you must reveal everything you placed before you end your turn
koryo-power-used = you have already used your { koryo-kind } in this turn
koryo-majority-needed = you do not have the majority of { koryo-kind }
koryo-no-such-event = you have no { koryo-kind } in front of you
koryo-not-yourself = you cannot choose yourself
koryo-not-in-front = seat { $seat } has no { koryo-kind } in front
koryo-guardians-protect = Guardians protect seat { $seat } from Barbarians
koryo-spies-shield = Spies shield seat { $seat } from Lobbying
koryo-two-players = a Lobbying swaps characters of two different players
koryo-same-family = swapping two cards of one family changes nothing: decline instead

# Koryŏ: what somebody does

koryo-another = { $another ->
    [omniscient] Omniscient
    [spy] Spies
    [senator] Senators
    [priest] Priests
    [ship-owner] Ship Owners
    [banker] Bankers
    [guardian] Guardians
    [broadcaster] Broadcasters
   *[merchant] Merchants
}
koryo-did-pass = { $who } places nothing
koryo-did-play = { $who } places { $cards }
koryo-did-reveal = { $who } reveals { koryo-kind }
koryo-did-banker = { $who } takes a token from the bank (Bankers)
koryo-did-priest = { $who } sends away { koryo-kind } (Priests)
koryo-did-spy = { $who } steals a token of seat { $seat } (Spies)
koryo-did-end = { $who } ends the turn
koryo-did-destroy = { $who } destroys { koryo-kind } of seat { $seat }
koryo-did-swap = { $who } swaps { koryo-kind } of seat { $seat } for { koryo-another } of seat { $other }
koryo-did-decline = { $who } declines
koryo-did-discard = { $who } discards { koryo-kind }
