# Chosŏn: cards

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

# Chosŏn: why not

choson-not-now = { $verb ->
    [travel] one travels in time at the start of a round
    [stay] there is no time travel to refuse
    [pass] “pass” is an order
    [play] cards are placed while orders are given
    [done] there is no second strike to refuse
    [riposte] a riposte answers an attack
    [hold] there is no attack to answer
    [discard] cards are discarded at the end of a round
   *[other] “{ $verb }” belongs to a player’s own turn
}, and now { $phase ->
    [0] it is the time to travel
    [1] orders are given
    [2] a player takes a turn
    [3] a second strike is chosen
    [4] an attack is answered
   *[5] the round is ending
}
choson-no-such-many = there are only { $copies } { choson-kind } in the game
choson-not-in-hand = you do not hold { $count } { choson-kind }
choson-watcher-with-event = a Watcher cannot be placed with an event
choson-number-of-events = an event is placed with one character, or three events together, not { $count }
choson-no-combination = one family, two characters, a character with an event, or three events are placed together
choson-nothing-to-reveal = you have nothing face down
choson-reveal-first = you must reveal what you placed before you end your turn
choson-token-due = you must take a token for your { choson-kind } before you end your turn
choson-power-used = you have already used your { choson-kind } in this turn
choson-majority-needed = you do not have the majority of { choson-kind }
choson-event-needed = { choson-kind } need an event that you have revealed in this turn
choson-effect-first = you have used your { choson-kind }: use the effect of the revealed character before you end your turn
choson-riposte-token-needed = Oracles need Return Fire or Counter-Attack: the majority of Snipers or of Hulks
choson-bank-first = a token is taken from the bank as long as it has any
choson-not-yourself = you cannot choose yourself
choson-shield-is-there = Yi’s Shield already lies on your { choson-kind }
choson-no-such-effect = you have not revealed a character with { $effect ->
    [lobby] lobby
    [firearm] a firearm
   *[sword] a sword
} together with an event in this turn
choson-effect-used = the effect has already been used in this turn
choson-one-strike = only the majority of Reapers strikes a second time
choson-not-in-front = seat { $seat } has no { choson-kind } in front
choson-shielded = Yi’s Shield protects the { choson-kind } of seat { $seat }
choson-sword-too-short = the sword of { choson-kind } reaches the values from { $low } to { $high } only
choson-two-players = a lobby swaps characters of two different players

# Chosŏn: what somebody does

choson-another = { $another ->
    [yi] Yi
    [sniper] Snipers
    [oracle] Oracles
    [reaper] Reapers
    [gosu] Gosu
    [scientist] Scientists
    [hulk] Hulks
    [time-traveller] Time Travellers
   *[watcher] Watchers
}
choson-did-travel = { $who } travels in time
choson-did-travel-from = { $who } travels in time and takes a token of seat { $seat }
choson-did-stay = { $who } stays in the present
choson-did-pass = { $who } places nothing
choson-did-play = { $who } places { $cards }
choson-did-reveal = { $who } reveals what was placed
choson-did-shield = { $who } puts Yi’s Shield on { choson-kind }
choson-did-lobby = { $who } swaps { choson-kind } of seat { $seat } for { choson-another } of seat { $other }
choson-did-fire = { $who } fires at { choson-kind } of seat { $seat }
choson-did-strike = { $who } strikes { choson-kind } of seat { $seat }
choson-did-done = { $who } strikes no more
choson-did-riposte = { $who } strikes back
choson-did-hold = { $who } does not strike back
choson-did-oracle = { $who } takes a token from the bank (Oracles)
choson-did-oracle-from = { $who } takes a token of seat { $seat } (Oracles)
choson-did-scientist = { $who } takes a token from the bank (Scientists)
choson-did-scientist-from = { $who } takes a token of seat { $seat } (Scientists)
choson-did-gosu = { $who } keeps an event (Gosu)
choson-did-end = { $who } ends the turn
choson-did-discard = { $who } discards { choson-kind }
