# Corinth: names

corinth-district = { $district ->
    [goats] goats
    [oil] oil
    [wine] wine
    [carpets] carpets
    [spices] spices
   *[gold] gold
}
corinth-building = { $building ->
    [temple] temple
    [warehouse] warehouse
    [stable] stable
   *[store] store
}

# Corinth: why not

corinth-not-now = { $verb ->
    [roll] dice are rolled when a round begins
    [shop] a shop is chosen while goods are left to deliver
    [stop] a delivery can be stopped while goods are left
    [steps] the length is chosen when the steward is to move
    [walk] the steward walks once the steps are chosen
    [build] buildings are built at the end of a turn
    [done] a turn is ended after building
   *[other] “{ $verb }” is for who is to choose a group of dice
}, and now { $phase ->
    [0] the first player is to roll
    [1] a group of dice is chosen
    [2] goods are delivered
    [3] the length of the steward’s move is chosen
    [4] the steward walks
   *[5] it is time to build
}
corinth-yellow-limit = never more than { $most } yellow dice are rolled, and you have earned { $earned }
corinth-dice-too-dear = { $dice } yellow dice cost { $dice } gold, and you have { $gold }
corinth-no-dice = there are no dice on { corinth-district }
corinth-all-circled = all your { corinth-district } are circled: there is no room for more
corinth-district-full = all your shops for { corinth-district } are full
corinth-steward-stuck = with { $value } pips and { $gold } gold there is no way that your steward could walk
corinth-action-possible = dice are only dropped when nothing can be done with any of them
corinth-dice-left = that is only for who finds no dice in the harbor
corinth-started-shop-first = you have started shop { $shop } for { corinth-district }: it must be finished before another is chosen
corinth-shop-full = shop { $shop } for { corinth-district } is full
corinth-no-such-shop = there are only { $shops } shops for { corinth-district }
corinth-length-too-dear = { $steps } steps cost { $cost } gold, and you have { $gold }
corinth-no-way = there is no way of { $steps } steps over fresh fields
corinth-market-ends = the market ends there
corinth-field-walked = { $field } was walked before
corinth-dead-end = from { $field } the steward could not walk { $rest } more steps
corinth-built = you have built your { corinth-building } already
corinth-building-too-dear = the { corinth-building } costs { $gold } gold and { $goats } goats, and you have { $have-gold } and { $have-goats }

# Corinth: what somebody does

corinth-did-roll = { $who } rolls, with { $dice ->
    [0] no yellow die bought
    [1] one yellow die bought
   *[other] { $dice } yellow dice bought
}
corinth-did-take = { $who } takes the dice on { corinth-district }
corinth-did-steward = { $who } moves the steward with the dice on { corinth-district }
corinth-did-drop = { $who } drops the dice on { corinth-district }
corinth-did-compensate = { $who } finds no dice and moves the steward
corinth-did-skip = { $who } finds no dice and does nothing
corinth-did-shop = { $who } starts shop { $shop }
corinth-did-stop = { $who } starts no further shop
corinth-did-steps = { $who } will walk { $steps ->
    [1] one step
   *[other] { $steps } steps
}
corinth-did-walk = { $who } steps { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
corinth-did-build = { $who } builds the { corinth-building }
corinth-did-done = { $who } ends the turn
