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
    [steps] the number of steps is chosen before the steward walks
    [walk] the steward walks once the steps are chosen
    [build] buildings are built at the end of a turn
    [done] a turn is ended after building
   *[other] “{ $verb }” belongs to the choice of a group of dice
}, but now { $phase ->
    [0] it is time to roll
    [1] a group of dice is being chosen
    [2] goods are being delivered
    [3] the steps of the steward are being chosen
    [4] the steward is walking
   *[5] it is time to build
}
corinth-yellow-limit = no more than { $most } yellow dice may be rolled, and you have already earned { $earned }
corinth-dice-too-dear = { $dice ->
    [one] one yellow die costs one gold
   *[other] { $dice } yellow dice cost { $dice } gold
}, but you have { $gold }
corinth-no-dice = there are no dice on { corinth-district }
corinth-all-circled = there is no room for more { corinth-district } on your sheet
corinth-district-full = all your shops for { corinth-district } are full
corinth-steward-stuck = with a value of { $value } and { $gold } gold, there is no path that your steward could take
corinth-action-possible = dice are removed only when no group is of any use
corinth-dice-left = only when no dice are left in the harbor
corinth-started-shop-first = you have started shop { $shop } for { corinth-district }: fill it before you start another
corinth-shop-full = shop { $shop } for { corinth-district } is full
corinth-no-such-shop = there are only { $shops } shops for { corinth-district }
corinth-length-too-dear = { $steps ->
    [one] one step costs
   *[other] { $steps } steps cost
} { $cost } gold, but you have { $gold }
corinth-no-way = there is no path of { $steps ->
    [one] one step
   *[other] { $steps } steps
} over fields that you have not walked yet
corinth-market-ends = the market ends there
corinth-field-walked = you have already walked { $field }
corinth-dead-end = from { $field } the steward could not walk { $rest ->
    [one] one more step
   *[other] { $rest } more steps
}
corinth-built = you have already built your { corinth-building }
corinth-building-too-dear = the { corinth-building } costs { $gold } gold and { $goats ->
    [one] one goat
   *[other] { $goats } goats
}, but you have { $have-gold } and { $have-goats }

# Corinth: what somebody does

corinth-did-roll = { $who } { $dice ->
    [0] rolls the dice
    [1] buys one yellow die and rolls the dice
   *[other] buys { $dice } yellow dice and rolls the dice
}
corinth-did-take = { $who } takes the dice on { corinth-district }: +{ $count }
corinth-did-steward = { $who } moves the steward with the dice on { corinth-district } (value { $value })
corinth-did-drop = { $who } removes the dice on { corinth-district }
corinth-did-compensate = { $who } finds no dice and moves the steward
corinth-did-skip = { $who } finds no dice and does nothing
corinth-did-shop = { $who } starts shop { $shop } for { corinth-district }: +{ $count }
corinth-did-stop = { $who } delivers no more
corinth-did-steps = { $who } will move the steward { $steps ->
    [1] one step
   *[other] { $steps } steps
}
corinth-did-walk = { $who } moves the steward { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
} ({ $field })
corinth-did-land = { $who } ends the walk on { $field }: { $gift ->
    [yellow] a yellow die for later rolls
    [plus] +1
    [score] { $count ->
        [one] one point
       *[other] { $count } points
    }
   *[goods] +{ $count } { corinth-district }
}
corinth-did-build = { $who } builds the { corinth-building }
corinth-did-done = { $who } ends the turn
