# Chosŏn: cards. A family in the plural, one card, one card as an object, and the second card of a swap

choson-kind = { $kind ->
    [yi] Yi
    [sniper] Snipers
    [oracle] Oracles
    [reaper] Reapers
    [gosu] Gosu
    [scientist] Scientists
    [hulk] Hulks
    [time-traveller] Time Travellers
    [watcher] Watchers
   *[event] Events
}

choson-card = { $kind ->
    [yi] Yi
    [sniper] Sniper
    [oracle] Oracle
    [reaper] Reaper
    [gosu] Gosu
    [scientist] Scientist
    [hulk] Hulk
    [time-traveller] Time Traveller
    [watcher] Watcher
   *[event] Event
}
choson-a-card = { $kind ->
    [yi] Yi
    [sniper] a Sniper
    [oracle] an Oracle
    [reaper] a Reaper
    [gosu] a Gosu
    [scientist] a Scientist
    [hulk] a Hulk
    [time-traveller] a Time Traveller
    [watcher] a Watcher
   *[event] an Event
}
choson-other-card = { $another ->
    [yi] Yi
    [sniper] Sniper
    [oracle] Oracle
    [reaper] Reaper
    [gosu] Gosu
    [scientist] Scientist
    [hulk] Hulk
    [time-traveller] Time Traveller
   *[watcher] Watcher
}

# Chosŏn: why not

choson-not-now = { $verb ->
    [travel] time travel happens at the start of a round
    [stay] there is no time travel to decline
    [pass] “pass” is an order
    [play] cards are placed while orders are given
    [done] there is no second strike to decline
    [riposte] a riposte answers an attack
    [hold] there is no attack to answer
    [discard] cards are discarded at the end of a round
   *[other] “{ $verb }” belongs to a player’s own turn
}, but now { $phase ->
    [0] it is time to travel
    [1] orders are being given
    [2] a player is taking a turn
    [3] a second strike is being chosen
    [4] an attack is being answered
   *[5] the round is ending
}
choson-no-such-many = there { $copies ->
    [one] is only one { choson-card }
   *[other] are only { $copies } { choson-kind }
} in the game
choson-not-in-hand = you don’t have { $count } × { choson-card } in your hand
choson-watcher-with-event = a Watcher cannot be placed with an event
choson-number-of-events = place one event with a character, or three events together, not { $count }
choson-no-combination = place cards of one family, two characters, a character with an event, or three events
choson-nothing-to-reveal = you have nothing face down
choson-reveal-first = reveal what you placed before you end your turn
choson-token-due = take the token for your { choson-kind } before you end your turn
choson-power-used = you have already used your { choson-kind } this turn
choson-majority-needed = you don’t have the { choson-card } majority
choson-event-needed = { choson-kind }: only after you have revealed an event this turn
choson-effect-first = you have used your { choson-kind }, so use the effect of the revealed character before you end your turn
choson-riposte-token-needed = Oracles need Return Fire or Counter-Attack: the Sniper or Hulk majority
choson-bank-first = tokens are taken from the bank as long as it has any
choson-not-yourself = you cannot choose yourself
choson-shield-is-there = Yi’s Shield is already on your { choson-kind }
choson-no-such-effect = you have not revealed a character with { $effect ->
    [lobby] a lobby
    [firearm] a firearm
   *[sword] a sword
} together with an event this turn
choson-effect-used = the effect has already been used this turn
choson-one-strike = you need the Reaper majority for a second strike
choson-not-in-front = seat { $seat } has no { choson-card } in play
choson-shielded = Yi’s Shield protects seat { $seat }’s { choson-kind }
choson-sword-too-short = { choson-a-card }’s sword only reaches values { $low } to { $high }
choson-two-players = a lobby swaps characters of two different players

# Chosŏn: what somebody does

choson-did-travel = { $who } travels in time
choson-did-travel-from = { $who } travels in time and takes a token from seat { $seat }
choson-did-stay = { $who } stays in the present
choson-did-pass = { $who } places nothing
choson-did-play = { $who } places { $cards }
choson-did-reveal = { $who } reveals { $cards }
choson-did-shield = { $who } puts Yi’s Shield on { choson-kind }
choson-did-lobby = { $who } swaps seat { $seat }’s { choson-card } for seat { $other }’s { choson-other-card }
choson-did-fire = { $who } shoots seat { $seat }’s { choson-card }
choson-did-strike = { $who } strikes seat { $seat }’s { choson-card }
choson-did-done = { $who } does not strike again
choson-did-riposte = { $who } strikes back: seat { $seat }’s { choson-card } is gone
choson-did-hold = { $who } does not strike back
choson-did-oracle = { $who } takes a token from the bank (Oracles)
choson-did-oracle-from = { $who } takes a token from seat { $seat } (Oracles)
choson-did-scientist = { $who } takes a token from the bank (Scientists)
choson-did-scientist-from = { $who } takes a token from seat { $seat } (Scientists)
choson-did-gosu = { $who } keeps an event (Gosu)
choson-did-end = { $who } ends the turn
choson-did-discard = { $who } discards { choson-a-card }
