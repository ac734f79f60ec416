# Corinth: názvy. Budovy sú v akuzatíve.

corinth-district = { $district ->
    [goats] Kozy
    [oil] Olej
    [wine] Víno
    [carpets] Koberce
    [spices] Koreniny
   *[gold] Zlato
}
corinth-building = { $building ->
    [temple] chrám
    [warehouse] sklad
    [stable] stajňu
   *[store] predajňu
}

# Corinth: prečo nie

corinth-not-now = { $verb ->
    [roll] kockami sa hádže na začiatku kola
    [shop] obchod sa vyberá, kým zostáva tovar na dodanie
    [stop] dodávka sa dá ukončiť, kým zostáva tovar
    [steps] počet krokov sa vyberá, keď sa má posunúť správca
    [walk] správca kráča, až keď je vybraný počet krokov
    [build] stavia sa na konci ťahu
    [done] ťah sa končí po stavaní
   *[other] „{ $verb }“ patrí k výberu skupiny kociek
}, ale teraz { $phase ->
    [0] má hádzať prvý hráč
    [1] sa vyberá skupina kociek
    [2] sa dodáva tovar
    [3] sa vyberá počet krokov správcu
    [4] kráča správca
   *[5] je čas stavať
}
corinth-yellow-limit = žltých kociek smie byť v hode najviac { $most } (z trhu už máš: { $earned })
corinth-dice-too-dear = { $dice ->
    [one] { $dice } žltá kocka stojí { $dice } zlaťák
    [few] { $dice } žlté kocky stoja { $dice } zlaťáky
   *[other] { $dice } žltých kociek stojí { $dice } zlaťákov
}, ale máš len { $gold }
corinth-no-dice = vo štvrti { corinth-district } nie sú kocky
corinth-all-circled = vo štvrti { corinth-district } máš všetko zakrúžkované: viac sa nezmestí
corinth-district-full = vo štvrti { corinth-district } máš všetky obchody plné
corinth-steward-stuck = s hodnotou { $value } nemá tvoj správca kadiaľ ísť (zlaťáky: { $gold })
corinth-action-possible = kocky sa odstraňujú, len keď sa žiadna skupina nedá využiť
corinth-dice-left = to sa dá, len keď v prístave nezostali kocky
corinth-started-shop-first = vo štvrti { corinth-district } máš začatý obchod { $shop }: najprv ho naplň
corinth-shop-full = vo štvrti { corinth-district } je obchod { $shop } plný
corinth-no-such-shop = vo štvrti { corinth-district } { $shops ->
    [one] je len { $shops } obchod
    [few] sú len { $shops } obchody
   *[other] je len { $shops } obchodov
}
corinth-length-too-dear = { $steps ->
    [one] { $steps } krok stojí
    [few] { $steps } kroky stoja
   *[other] { $steps } krokov stojí
} { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťákov
}, ale máš len { $gold }
corinth-no-way = cez neprejdené polia nevedie cesta dlhá { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
}
corinth-market-ends = tam sa trh končí
corinth-field-walked = pole { $field } je už prejdené
corinth-dead-end = z poľa { $field } by správca už nemohol prejsť { $rest ->
    [one] ďalší krok
    [few] ďalšie { $rest } kroky
   *[other] ďalších { $rest } krokov
}
corinth-built = { corinth-building } už máš
corinth-building-too-dear = na { corinth-building } treba { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťákov
} a { $goats ->
    [one] { $goats } kozu
    [few] { $goats } kozy
   *[other] { $goats } kôz
}, ale máš { $have-gold ->
    [one] { $have-gold } zlaťák
    [few] { $have-gold } zlaťáky
   *[other] { $have-gold } zlaťákov
} a { $have-goats ->
    [one] { $have-goats } kozu
    [few] { $have-goats } kozy
   *[other] { $have-goats } kôz
}

# Corinth: čo kto robí

corinth-did-roll = { $who } { $dice ->
    [0] hádže kockami
    [1] kupuje jednu žltú kocku a hádže
    [few] kupuje { $dice } žlté kocky a hádže
   *[other] kupuje { $dice } žltých kociek a hádže
}
corinth-did-take = { $who } si berie kocky zo štvrte { corinth-district }: +{ $count }
corinth-did-steward = { $who } posúva správcu kockami zo štvrte { corinth-district } (hodnota { $value })
corinth-did-drop = { $who } odstraňuje kocky zo štvrte { corinth-district }
corinth-did-compensate = { $who } už nemá kocky na výber a posúva správcu
corinth-did-skip = { $who } už nemá kocky na výber a nerobí nič
corinth-did-shop = { $who } začína plniť obchod { $shop } v štvrti { corinth-district }: +{ $count }
corinth-did-stop = { $who } už nič nedodáva
corinth-did-steps = { $who } posunie správcu o { $steps ->
    [1] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
}
corinth-did-walk = { $who } posúva správcu na { $direction ->
    [north] sever
    [east] východ
    [south] juh
   *[west] západ
} ({ $field })
corinth-did-land = { $who } končí na poli { $field }: { $gift ->
    [yellow] žltá kocka na ďalšie hody
    [plus] +1
    [score] { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
   *[goods] { corinth-district }: +{ $count }
}
corinth-did-build = { $who } stavia { corinth-building }
corinth-did-done = { $who } končí ťah
