# Koryŏ: cards. A family in the plural, one card, one card as an object, and the second card of a swap

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

koryo-card = { $kind ->
    [omniscient] Omniscient
    [spy] Spy
    [senator] Senator
    [priest] Priest
    [ship-owner] Ship Owner
    [banker] Banker
    [guardian] Guardian
    [broadcaster] Broadcaster
    [merchant] Merchant
    [barbarian] Barbarian
   *[lobbying] Lobbying
}
koryo-a-card = { $kind ->
    [omniscient] the Omniscient
    [spy] a Spy
    [senator] a Senator
    [priest] a Priest
    [ship-owner] a Ship Owner
    [banker] a Banker
    [guardian] a Guardian
    [broadcaster] a Broadcaster
    [merchant] a Merchant
    [barbarian] a Barbarian
   *[lobbying] a Lobbying event
}
koryo-other-card = { $another ->
    [omniscient] Omniscient
    [spy] Spy
    [senator] Senator
    [priest] Priest
    [ship-owner] Ship Owner
    [banker] Banker
    [guardian] Guardian
    [broadcaster] Broadcaster
   *[merchant] Merchant
}

# Koryŏ: why not

koryo-not-now = { $verb ->
    [pass] “pass” is an order
    [play] cards are placed while orders are given
    [discard] cards are discarded at the end of a round
    [destroy] a character is destroyed when a Barbarian is revealed
    [swap] characters are swapped when Lobbying is revealed
    [decline] there is no event to decline
   *[other] “{ $verb }” belongs to a player’s turn
}, but now { $phase ->
    [0] orders are being given
    [1] a player is taking a turn
    [2] a Barbarian’s victim is being chosen
    [3] a Lobbying swap is being chosen
   *[4] the round is ending
}
koryo-no-such-many = there { $copies ->
    [one] is only one { koryo-card }
   *[other] are only { $copies } { koryo-kind }
} in the game
koryo-not-in-hand = you don’t have { $count } × { koryo-card } in your hand
koryo-one-kind = cards placed together must be of one kind
koryo-ship-owners-needed = you need the Ship Owner majority to place two different cards
koryo-not-placed = you have no { koryo-card } face down
koryo-reveal-first = reveal everything you placed before you end your turn
koryo-power-used = you have already used your { koryo-kind } this turn
koryo-majority-needed = you don’t have the { koryo-card } majority
koryo-no-such-event = you have no { koryo-card } in front of you
koryo-not-yourself = you cannot choose yourself
koryo-not-in-front = seat { $seat } has no { koryo-card } in play
koryo-guardians-protect = Guardians protect seat { $seat } from Barbarians
koryo-spies-shield = Spies shield seat { $seat } from Lobbying
koryo-two-players = Lobbying swaps characters of two different players
koryo-same-family = swapping two cards of one family changes nothing: decline instead

# Koryŏ: what somebody does

koryo-did-pass = { $who } places nothing
koryo-did-play = { $who } places { $cards }
koryo-did-reveal = { $who } reveals { $kind ->
    [barbarian] { koryo-a-card }
   *[lobbying] { koryo-kind }
}
koryo-did-banker = { $who } takes a token from the bank (Bankers)
koryo-did-priest = { $who } destroys { koryo-a-card } (Priests)
koryo-did-spy = { $who } steals a token from seat { $seat } (Spies)
koryo-did-end = { $who } ends the turn
koryo-did-destroy = { $who } destroys seat { $seat }’s { koryo-card }
koryo-did-swap = { $who } swaps seat { $seat }’s { koryo-card } for seat { $other }’s { koryo-other-card }
koryo-did-decline = { $who } declines
koryo-did-discard = { $who } discards { koryo-a-card }
