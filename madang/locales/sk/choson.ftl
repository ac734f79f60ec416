# Chosŏn: karty. Rodina v množnom čísle, jedna karta, jedna karta v akuzatíve a druhá karta výmeny (tiež v akuzatíve).

choson-kind = { $kind ->
    [yi] Yi
    [sniper] Ostreľovači
    [oracle] Veštci
    [reaper] Ženci
    [gosu] Gosu
    [scientist] Vedci
    [hulk] Hulkovia
    [time-traveller] Cestovatelia časom
    [watcher] Pozorovatelia
   *[event] Udalosti
}

choson-card = { $kind ->
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
choson-a-card = { $kind ->
    [yi] Yiho
    [sniper] Ostreľovača
    [oracle] Veštca
    [reaper] Ženca
    [gosu] Gosu
    [scientist] Vedca
    [hulk] Hulka
    [time-traveller] Cestovateľa časom
    [watcher] Pozorovateľa
   *[event] Udalosť
}
choson-other-card = { $another ->
    [yi] Yiho
    [sniper] Ostreľovača
    [oracle] Veštca
    [reaper] Ženca
    [gosu] Gosu
    [scientist] Vedca
    [hulk] Hulka
    [time-traveller] Cestovateľa časom
   *[watcher] Pozorovateľa
}

# Chosŏn: prečo nie

choson-not-now = { $verb ->
    [travel] časom sa cestuje na začiatku kola
    [stay] zostať v prítomnosti sa dá len na začiatku kola
    [pass] „pass“ patrí do fázy vykladania
    [play] „play“ patrí do fázy vykladania
    [done] druhý úder sa dá odmietnuť len po prvom
    [riposte] úder sa vracia po útoku
    [hold] nevrátiť úder sa dá len po útoku
    [discard] karty sa odhadzujú na konci kola
   *[other] „{ $verb }“ patrí do vlastného ťahu
}, ale teraz { $phase ->
    [0] sa rozhoduje o ceste časom
    [1] sa vykladajú karty
    [2] je niekto na ťahu
    [3] sa rozhoduje o druhom údere
    [4] sa odpovedá na útok
   *[5] sa končí kolo
}
choson-no-such-many = { $copies ->
    [one] v hre je len { $copies } karta
    [few] v hre sú len { $copies } karty
   *[other] v hre je len { $copies } kariet
} { choson-card }
choson-not-in-hand = nemáš na ruke { $count } × { choson-card }
choson-watcher-with-event = Pozorovateľ sa nedá vyložiť s udalosťou
choson-number-of-events = vylož jednu udalosť s jednou postavou alebo tri udalosti spolu, nie { $count }
choson-no-combination = vylož karty jednej rodiny, dve postavy, postavu s udalosťou alebo tri udalosti
choson-nothing-to-reveal = nemáš nič lícom nadol
choson-reveal-first = pred koncom ťahu odhaľ karty, ktoré máš vyložené
choson-token-due = { choson-kind }: pred koncom ťahu si ešte vezmi žetón
choson-power-used = { choson-kind }: táto schopnosť je v tomto ťahu už použitá
choson-majority-needed = nemáš { $kind ->
    [yi] Yiho
    [sniper] väčšinu Ostreľovačov
    [oracle] väčšinu Veštcov
    [reaper] väčšinu Žencov
    [gosu] väčšinu Gosu
    [scientist] väčšinu Vedcov
    [hulk] väčšinu Hulkov
    [time-traveller] väčšinu Cestovateľov časom
    [watcher] väčšinu Pozorovateľov
   *[event] väčšinu Udalostí
}
choson-event-needed = { choson-kind }: treba udalosť odhalenú v tomto ťahu
choson-effect-first = { choson-kind }: táto schopnosť je už použitá, preto pred koncom ťahu použi aj efekt odhalenej postavy
choson-riposte-token-needed = Veštci potrebujú Odvetnú paľbu alebo Protiútok: väčšinu Ostreľovačov alebo Hulkov
choson-bank-first = kým má banka žetóny, berú sa z nej
choson-not-yourself = seba si vybrať nemôžeš
choson-shield-is-there = Yiho štít už leží na tvojej rodine { choson-kind }
choson-no-such-effect = v tomto ťahu nemáš spolu s udalosťou odhalenú postavu, ktorej efekt je { $effect ->
    [lobby] lobing
    [firearm] strelná zbraň
   *[sword] meč
}
choson-effect-used = efekt je v tomto ťahu už použitý
choson-one-strike = na druhý úder treba väčšinu Žencov
choson-not-in-front = miesto { $seat } nemá pred sebou kartu { choson-card }
choson-shielded = Yiho štít chráni rodinu { choson-kind } (miesto { $seat })
choson-sword-too-short = { choson-card } dosiahne mečom len na hodnoty { $low } až { $high }
choson-two-players = lobing vymieňa postavy dvoch rôznych hráčov

# Chosŏn: čo kto robí

choson-did-travel = { $who } cestuje časom
choson-did-travel-from = { $who } cestuje časom a berie žetón z miesta { $seat }
choson-did-stay = { $who } zostáva v prítomnosti
choson-did-pass = { $who } nevykladá nič
choson-did-play = { $who } vykladá: { $cards }
choson-did-reveal = { $who } odhaľuje: { $cards }
choson-did-shield = { $who } kladie Yiho štít na rodinu { choson-kind }
choson-did-lobby = { $who } vymieňa { choson-a-card } (miesto { $seat }) za { choson-other-card } (miesto { $other })
choson-did-fire = { $who } strieľa na { choson-a-card } (miesto { $seat })
choson-did-strike = { $who } zasahuje mečom { choson-a-card } (miesto { $seat })
choson-did-done = { $who } sa vzdáva druhého úderu
choson-did-riposte = { $who } vracia úder a ničí { choson-a-card } (miesto { $seat })
choson-did-hold = { $who } nevracia úder
choson-did-oracle = { $who } si berie žetón z banky (Veštci)
choson-did-oracle-from = { $who } berie žetón z miesta { $seat } (Veštci)
choson-did-scientist = { $who } si berie žetón z banky (Vedci)
choson-did-scientist-from = { $who } berie žetón z miesta { $seat } (Vedci)
choson-did-gosu = { $who } si necháva udalosť (Gosu)
choson-did-end = { $who } končí ťah
choson-did-discard = { $who } odhadzuje { choson-a-card }
