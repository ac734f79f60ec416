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
    [steps] počet krokov sa vyberá, keď má ísť správca
    [walk] správca ide, keď je vybraný počet krokov
    [build] stavia sa na konci ťahu
    [done] ťah sa končí po stavaní
   *[other] „{ $verb }“ je pre toho, kto vyberá skupinu kociek
}, a teraz { $phase ->
    [0] má hádzať prvý hráč
    [1] sa vyberá skupina kociek
    [2] sa dodáva tovar
    [3] sa vyberá počet krokov správcu
    [4] kráča správca
   *[5] je čas stavať
}
corinth-yellow-limit = žltých kociek sa nikdy nehádže viac ako { $most } a zarobených už máš { $earned }
corinth-dice-too-dear = { $dice ->
    [one] { $dice } žltá kocka stojí
    [few] { $dice } žlté kocky stoja
   *[other] { $dice } žltých kociek stojí
} { $dice ->
    [one] { $dice } zlaťák
    [few] { $dice } zlaťáky
   *[other] { $dice } zlaťákov
} a ty máš { $gold }
corinth-no-dice = vo štvrti { corinth-district } nie sú kocky
corinth-all-circled = vo štvrti { corinth-district } je všetko zakrúžkované: viac sa nezmestí
corinth-district-full = vo štvrti { corinth-district } máš všetky obchody plné
corinth-steward-stuck = s hodnotou { $value } nemá tvoj správca kadiaľ ísť (zlaťáky: { $gold })
corinth-action-possible = kocky sa odstraňujú, len keď sa s nijakou nedá nič robiť
corinth-dice-left = to je len pre toho, kto v prístave nenájde kocky
corinth-started-shop-first = vo štvrti { corinth-district } najprv dokonči obchod { $shop }, až potom vyber iný
corinth-shop-full = vo štvrti { corinth-district } je obchod { $shop } plný
corinth-no-such-shop = počet obchodov vo štvrti { corinth-district } je len { $shops }
corinth-length-too-dear = { $steps ->
    [one] { $steps } krok stojí
    [few] { $steps } kroky stoja
   *[other] { $steps } krokov stojí
} { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťákov
} a ty máš { $gold }
corinth-no-way = cez voľné polia nevedie cesta dlhá { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
}
corinth-market-ends = tam sa trh končí
corinth-field-walked = cez pole { $field } už správca išiel
corinth-dead-end = z poľa { $field } by správca už nemohol prejsť { $rest ->
    [one] { $rest } krok
    [few] { $rest } kroky
   *[other] { $rest } krokov
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
} a ty máš { $have-gold ->
    [one] { $have-gold } zlaťák
    [few] { $have-gold } zlaťáky
   *[other] { $have-gold } zlaťákov
} a { $have-goats ->
    [one] { $have-goats } kozu
    [few] { $have-goats } kozy
   *[other] { $have-goats } kôz
}

# Corinth: čo kto robí

corinth-did-roll = { $who } hádže { $dice ->
    [0] bez kúpených žltých kociek
    [1] s jednou kúpenou žltou kockou
   *[other] s { $dice } kúpenými žltými kockami
}
corinth-did-take = { $who } berie kocky zo štvrte { corinth-district }
corinth-did-steward = { $who } ide so správcom, kocky zo štvrte { corinth-district }
corinth-did-drop = { $who } odstraňuje kocky zo štvrte { corinth-district }
corinth-did-compensate = { $who } nenachádza kocky a ide so správcom
corinth-did-skip = { $who } nenachádza kocky a nerobí nič
corinth-did-shop = { $who } začína obchod { $shop }
corinth-did-stop = { $who } už nezačína ďalší obchod
corinth-did-steps = { $who } prejde { $steps ->
    [1] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
}
corinth-did-walk = { $who } kráča na { $direction ->
    [north] sever
    [east] východ
    [south] juh
   *[west] západ
}
corinth-did-build = { $who } stavia { corinth-building }
corinth-did-done = { $who } končí ťah
