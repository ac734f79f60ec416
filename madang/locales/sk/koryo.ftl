# Koryŏ: karty. Rodina v množnom čísle, jedna karta, jedna karta v akuzatíve a druhá karta výmeny (tiež v akuzatíve).
# Slovenské pravidlá majú mená po anglicky: tie sú v koryo-power-… (page.ftl).

koryo-kind = { $kind ->
    [omniscient] Vševediaci
    [spy] Špióni
    [senator] Senátori
    [priest] Kňazi
    [ship-owner] Majitelia lodí
    [banker] Bankári
    [guardian] Strážcovia
    [broadcaster] Hlásatelia
    [merchant] Obchodníci
    [barbarian] Barbari
   *[lobbying] Lobing
}

koryo-card = { $kind ->
    [omniscient] Vševediaci
    [spy] Špión
    [senator] Senátor
    [priest] Kňaz
    [ship-owner] Majiteľ lodí
    [banker] Bankár
    [guardian] Strážca
    [broadcaster] Hlásateľ
    [merchant] Obchodník
    [barbarian] Barbar
   *[lobbying] Lobing
}
koryo-a-card = { $kind ->
    [omniscient] Vševediaceho
    [spy] Špióna
    [senator] Senátora
    [priest] Kňaza
    [ship-owner] Majiteľa lodí
    [banker] Bankára
    [guardian] Strážcu
    [broadcaster] Hlásateľa
    [merchant] Obchodníka
    [barbarian] kartu Barbar
   *[lobbying] kartu Lobing
}
koryo-other-card = { $another ->
    [omniscient] Vševediaceho
    [spy] Špióna
    [senator] Senátora
    [priest] Kňaza
    [ship-owner] Majiteľa lodí
    [banker] Bankára
    [guardian] Strážcu
    [broadcaster] Hlásateľa
   *[merchant] Obchodníka
}

# Koryŏ: prečo nie

koryo-not-now = { $verb ->
    [pass] „pass“ patrí do fázy vykladania
    [play] „play“ patrí do fázy vykladania
    [discard] karty sa odhadzujú na konci kola
    [destroy] postava sa ničí, keď sa odhalí Barbar
    [swap] postavy sa vymieňajú, keď sa odhalí Lobing
    [decline] nevyužiť sa dá len práve odhalená udalosť
   *[other] „{ $verb }“ patrí do vlastného ťahu
}, ale teraz { $phase ->
    [0] sa vykladajú karty
    [1] je niekto na ťahu
    [2] sa vyberá obeť karty Barbar
    [3] sa vyberajú postavy, ktoré Lobing vymení
   *[4] sa končí kolo
}
koryo-no-such-many = { $copies ->
    [one] v hre je len { $copies } karta
    [few] v hre sú len { $copies } karty
   *[other] v hre je len { $copies } kariet
} { koryo-card }
koryo-not-in-hand = nemáš na ruke { $count } × { koryo-card }
koryo-one-kind = karty vyložené spolu musia byť rovnaké
koryo-ship-owners-needed = na dve rôzne karty treba väčšinu Majiteľov lodí
koryo-not-placed = lícom nadol nemáš kartu { koryo-card }
koryo-reveal-first = pred koncom ťahu odhaľ všetky karty, ktoré máš vyložené
koryo-power-used = { koryo-kind }: táto schopnosť je v tomto ťahu už použitá
koryo-majority-needed = nemáš { $kind ->
    [omniscient] Vševediaceho
    [spy] väčšinu Špiónov
    [senator] väčšinu Senátorov
    [priest] väčšinu Kňazov
    [ship-owner] väčšinu Majiteľov lodí
    [banker] väčšinu Bankárov
    [guardian] väčšinu Strážcov
    [broadcaster] väčšinu Hlásateľov
    [merchant] väčšinu Obchodníkov
    [barbarian] väčšinu Barbarov
   *[lobbying] väčšinu kariet Lobing
}
koryo-no-such-event = nemáš pred sebou kartu { koryo-card }
koryo-not-yourself = seba si vybrať nemôžeš
koryo-not-in-front = miesto { $seat } nemá pred sebou kartu { koryo-card }
koryo-guardians-protect = Strážcovia chránia miesto { $seat } pred Barbarmi
koryo-spies-shield = Špióni chránia miesto { $seat } pred Lobingom
koryo-two-players = Lobing vymieňa postavy dvoch rôznych hráčov
koryo-same-family = výmena dvoch kariet jednej rodiny nič nezmení: radšej udalosť nevyuži

# Koryŏ: čo kto robí

koryo-did-pass = { $who } nevykladá nič
koryo-did-play = { $who } vykladá: { $cards }
koryo-did-reveal = { $who } odhaľuje { $kind ->
    [omniscient] { koryo-a-card }
    [spy] rodinu { koryo-kind }
    [senator] rodinu { koryo-kind }
    [priest] rodinu { koryo-kind }
    [ship-owner] rodinu { koryo-kind }
    [banker] rodinu { koryo-kind }
    [guardian] rodinu { koryo-kind }
    [broadcaster] rodinu { koryo-kind }
    [merchant] rodinu { koryo-kind }
    [barbarian] { koryo-a-card }
   *[lobbying] { koryo-a-card }
}
koryo-did-banker = { $who } si berie žetón z banky (Bankári)
koryo-did-priest = { $who } ničí { koryo-a-card } (Kňazi)
koryo-did-spy = { $who } kradne žetón z miesta { $seat } (Špióni)
koryo-did-end = { $who } končí ťah
koryo-did-destroy = { $who } ničí { koryo-a-card } (miesto { $seat })
koryo-did-swap = { $who } vymieňa { koryo-a-card } (miesto { $seat }) za { koryo-other-card } (miesto { $other })
koryo-did-decline = { $who } udalosť nevyužíva
koryo-did-discard = { $who } odhadzuje { koryo-a-card }
