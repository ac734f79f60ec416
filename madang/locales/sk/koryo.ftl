# Koryŏ: karty. Slovenské pravidlá nechávajú mená kariet po anglicky a neskloňujú ich.

koryo-kind = { $kind ->
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

# Koryŏ: prečo nie

koryo-not-now = { $verb ->
    [pass] „pass“ je rozkaz
    [play] karty sa kladú pri rozkazoch
    [discard] karty sa odhadzujú na konci kola
    [destroy] postava sa ničí, keď sa odhalí „Barbarian“
    [swap] postavy sa vymieňajú, keď sa odhalí „Lobbying“
    [decline] nie je udalosť, ktorá by sa dala odmietnuť
   *[other] „{ $verb }“ patrí do vlastného ťahu
}, a teraz { $phase ->
    [0] sa dávajú rozkazy
    [1] je niekto na ťahu
    [2] sa vyberá obeť karty „Barbarian“
    [3] sa vyberá výmena pre „Lobbying“
   *[4] sa končí kolo
}
koryo-no-such-many = v hre je len { $copies } × „{ koryo-kind }“
koryo-not-in-hand = nemáš na ruke { $count } × „{ koryo-kind }“
koryo-one-kind = všetky karty položené spolu sú jedného druhu
koryo-ship-owners-needed = dve rôzne karty smie položiť len väčšina kariet „Ship Owner“
koryo-not-placed = nemáš kartu „{ koryo-kind }“ lícom nadol
koryo-reveal-first = pred koncom ťahu odhaľ všetko, čo máš položené
koryo-power-used = v tomto ťahu už použité: „{ koryo-kind }“
koryo-majority-needed = nemáš väčšinu kariet „{ koryo-kind }“
koryo-no-such-event = nemáš pred sebou kartu „{ koryo-kind }“
koryo-not-yourself = nemôžeš si vybrať seba
koryo-not-in-front = miesto { $seat } nemá pred sebou kartu „{ koryo-kind }“
koryo-guardians-protect = karty „Guardian“ chránia miesto { $seat } pred kartou „Barbarian“
koryo-spies-shield = karty „Spy“ chránia miesto { $seat } pred kartou „Lobbying“
koryo-two-players = „Lobbying“ vymieňa postavy dvoch rôznych hráčov
koryo-same-family = výmena dvoch kariet jednej rodiny nič nezmení: radšej ju odmietni

# Koryŏ: čo kto robí

koryo-another = { $another ->
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
koryo-did-pass = { $who } nekladie nič
koryo-did-play = { $who } kladie: { $cards }
koryo-did-reveal = { $who } odhaľuje: { koryo-kind }
koryo-did-banker = { $who } berie žetón z banky (Banker)
koryo-did-priest = { $who } posiela preč udalosť: { koryo-kind } (Priest)
koryo-did-spy = { $who } kradne žetón z miesta { $seat } (Spy)
koryo-did-end = { $who } končí ťah
koryo-did-destroy = { $who } ničí kartu „{ koryo-kind }“ na mieste { $seat }
koryo-did-swap = { $who } vymieňa „{ koryo-kind }“ (miesto { $seat }) a „{ koryo-another }“ (miesto { $other })
koryo-did-decline = { $who } odmieta
koryo-did-discard = { $who } odhadzuje kartu „{ koryo-kind }“
