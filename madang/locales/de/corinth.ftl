# Corinth: Namen. Die Gebäude stehen mit Artikel im Akkusativ.

corinth-district = { $district ->
    [goats] Ziegen
    [oil] Öl
    [wine] Wein
    [carpets] Teppiche
    [spices] Gewürze
   *[gold] Gold
}
corinth-building = { $building ->
    [temple] den Tempel
    [warehouse] das Lagerhaus
    [stable] den Stall
   *[store] das Geschäft
}

# Corinth: warum nicht

corinth-not-now = { $verb ->
    [roll] gewürfelt wird am Anfang einer Runde
    [shop] ein Laden wird gewählt, solange noch Waren zu liefern sind
    [stop] eine Lieferung kann enden, solange noch Waren übrig sind
    [steps] die Schrittzahl wird gewählt, wenn der Verwalter gehen soll
    [walk] der Verwalter geht, sobald die Schrittzahl gewählt ist
    [build] gebaut wird am Ende eines Zuges
    [done] ein Zug endet nach dem Bauen
   *[other] „{ $verb }“ ist für den, der eine Würfelgruppe wählt
}, und jetzt { $phase ->
    [0] soll der Startspieler würfeln
    [1] wird eine Würfelgruppe gewählt
    [2] werden Waren geliefert
    [3] wird die Schrittzahl des Verwalters gewählt
    [4] geht der Verwalter
   *[5] ist Zeit zu bauen
}
corinth-yellow-limit = es werden nie mehr als { $most } gelbe Würfel geworfen, und { $earned } hast du schon verdient
corinth-dice-too-dear = { $dice ->
    [one] { $dice } gelber Würfel kostet
   *[other] { $dice } gelbe Würfel kosten
} { $dice } Gold, und du hast { $gold }
corinth-no-dice = im Viertel { corinth-district } liegen keine Würfel
corinth-all-circled = im Viertel { corinth-district } ist schon alles eingekreist: es ist kein Platz mehr
corinth-district-full = im Viertel { corinth-district } sind alle deine Läden voll
corinth-steward-stuck = mit { $value } Augen und { $gold } Gold findet dein Verwalter keinen Weg
corinth-action-possible = Würfel werden nur weggelegt, wenn mit keinem etwas anzufangen ist
corinth-dice-left = das ist nur für den, der im Hafen keine Würfel mehr findet
corinth-started-shop-first = im Viertel { corinth-district } ist Laden { $shop } begonnen: er muss voll sein, bevor der nächste drankommt
corinth-shop-full = im Viertel { corinth-district } ist Laden { $shop } voll
corinth-no-such-shop = im Viertel { corinth-district } gibt es nur { $shops } Läden
corinth-length-too-dear = { $steps ->
    [one] { $steps } Schritt kostet
   *[other] { $steps } Schritte kosten
} { $cost } Gold, und du hast { $gold }
corinth-no-way = { $steps ->
    [one] über freie Felder gibt es keinen Weg mit { $steps } Schritt
   *[other] über freie Felder gibt es keinen Weg mit { $steps } Schritten
}
corinth-market-ends = dort endet der Markt
corinth-field-walked = über { $field } ist der Verwalter schon gegangen
corinth-dead-end = { $rest ->
    [one] von { $field } aus könnte der Verwalter nicht noch { $rest } Schritt gehen
   *[other] von { $field } aus könnte der Verwalter nicht noch { $rest } Schritte gehen
}
corinth-built = du hast { corinth-building } schon gebaut
corinth-building-too-dear = für { corinth-building } brauchst du { $gold } Gold und { $goats ->
    [one] { $goats } Ziege
   *[other] { $goats } Ziegen
}, und du hast { $have-gold } Gold und { $have-goats ->
    [one] { $have-goats } Ziege
   *[other] { $have-goats } Ziegen
}

# Corinth: was jemand tut

corinth-did-roll = { $who } würfelt, { $dice ->
    [0] ohne gelbe Würfel zu kaufen
    [1] mit einem gekauften gelben Würfel
   *[other] mit { $dice } gekauften gelben Würfeln
}
corinth-did-take = { $who } nimmt die Würfel im Viertel { corinth-district }
corinth-did-steward = { $who } bewegt den Verwalter mit den Würfeln im Viertel { corinth-district }
corinth-did-drop = { $who } legt die Würfel im Viertel { corinth-district } weg
corinth-did-compensate = { $who } findet keine Würfel und bewegt den Verwalter
corinth-did-skip = { $who } findet keine Würfel und tut nichts
corinth-did-shop = { $who } beginnt Laden { $shop }
corinth-did-stop = { $who } beginnt keinen weiteren Laden
corinth-did-steps = { $who } geht { $steps ->
    [1] einen Schritt
   *[other] { $steps } Schritte
}
corinth-did-walk = { $who } geht nach { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
corinth-did-build = { $who } baut { corinth-building }
corinth-did-done = { $who } beendet den Zug
