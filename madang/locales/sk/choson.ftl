# Chosŏn: karty

choson-kind = { $kind ->
    [yi] Yi
    [sniper] Ostreľovač
    [oracle] Veštec
    [reaper] Žnec
    [gosu] Gosu
    [scientist] Vedec
    [hulk] Hulk
    [time-traveller] Cestovateľ časom
    [watcher] Pozorovateľ
   *[event] Udalosť
}

# Chosŏn: prečo nie

choson-not-now = { $verb ->
    [travel] časom sa cestuje na začiatku kola
    [stay] nie je cesta časom, ktorá by sa dala odmietnuť
    [pass] „pass“ je rozkaz
    [play] karty sa kladú pri rozkazoch
    [done] nie je druhý úder, ktorý by sa dal odmietnuť
    [riposte] odveta je odpoveď na útok
    [hold] nie je útok, na ktorý by sa dalo odpovedať
    [discard] karty sa odhadzujú na konci kola
   *[other] „{ $verb }“ patrí do vlastného ťahu
}, a teraz { $phase ->
    [0] je čas cestovať
    [1] sa dávajú rozkazy
    [2] je niekto na ťahu
    [3] sa vyberá druhý úder
    [4] sa odpovedá na útok
   *[5] sa končí kolo
}
choson-no-such-many = v hre je len { $copies } × „{ choson-kind }“
choson-not-in-hand = nemáš na ruke { $count } × „{ choson-kind }“
choson-watcher-with-event = Pozorovateľ sa nedá položiť s udalosťou
choson-number-of-events = kladie sa jedna udalosť s postavou alebo tri udalosti spolu, nie { $count }
choson-no-combination = spolu sa kladie jedna rodina, dve postavy, postava s udalosťou alebo tri udalosti
choson-nothing-to-reveal = nemáš nič lícom nadol
choson-reveal-first = pred koncom ťahu odhaľ, čo máš položené
choson-token-due = pred koncom ťahu si ešte vezmi žetón: { choson-kind }
choson-power-used = v tomto ťahu už použité: { choson-kind }
choson-majority-needed = nemáš väčšinu: { choson-kind }
choson-event-needed = { choson-kind }: treba udalosť odhalenú v tomto ťahu
choson-effect-first = { choson-kind }: pred koncom ťahu použi efekt odhalenej postavy
choson-riposte-token-needed = Veštci potrebujú Odvetnú paľbu alebo Protiútok: väčšinu Ostreľovačov alebo Hulkov
choson-bank-first = kým má banka žetóny, berú sa z nej
choson-not-yourself = nemôžeš si vybrať seba
choson-shield-is-there = Yiho štít už leží na tvojej rodine „{ choson-kind }“
choson-no-such-effect = v tomto ťahu nemáš s udalosťou odhalenú postavu, ktorá má { $effect ->
    [lobby] lobing
    [firearm] strelnú zbraň
   *[sword] meč
}
choson-effect-used = efekt sa už v tomto ťahu použil
choson-one-strike = druhýkrát udrie len väčšina Žencov
choson-not-in-front = miesto { $seat } nemá pred sebou kartu „{ choson-kind }“
choson-shielded = Yiho štít chráni rodinu „{ choson-kind }“ na mieste { $seat }
choson-sword-too-short = tento meč dosiahne len na hodnoty { $low } až { $high }: { choson-kind }
choson-two-players = lobing vymieňa postavy dvoch rôznych hráčov

# Chosŏn: čo kto robí

choson-another = { $another ->
    [yi] Yi
    [sniper] Ostreľovač
    [oracle] Veštec
    [reaper] Žnec
    [gosu] Gosu
    [scientist] Vedec
    [hulk] Hulk
    [time-traveller] Cestovateľ časom
   *[watcher] Pozorovateľ
}
choson-did-travel = { $who } cestuje časom
choson-did-travel-from = { $who } cestuje časom a berie žetón z miesta { $seat }
choson-did-stay = { $who } zostáva v prítomnosti
choson-did-pass = { $who } nekladie nič
choson-did-play = { $who } kladie: { $cards }
choson-did-reveal = { $who } odhaľuje karty
choson-did-shield = { $who } kladie Yiho štít na rodinu „{ choson-kind }“
choson-did-lobby = { $who } vymieňa „{ choson-kind }“ (miesto { $seat }) a „{ choson-another }“ (miesto { $other })
choson-did-fire = { $who } strieľa na kartu „{ choson-kind }“ na mieste { $seat }
choson-did-strike = { $who } zasahuje mečom kartu „{ choson-kind }“ na mieste { $seat }
choson-did-done = { $who } už neudrie
choson-did-riposte = { $who } vracia úder
choson-did-hold = { $who } nevracia úder
choson-did-oracle = { $who } berie žetón z banky (Veštci)
choson-did-oracle-from = { $who } berie žetón z miesta { $seat } (Veštci)
choson-did-scientist = { $who } berie žetón z banky (Vedci)
choson-did-scientist-from = { $who } berie žetón z miesta { $seat } (Vedci)
choson-did-gosu = { $who } si necháva udalosť (Gosu)
choson-did-end = { $who } končí ťah
choson-did-discard = { $who } odhadzuje kartu „{ choson-kind }“
