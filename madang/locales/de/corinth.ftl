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
    [shop] ein Verkaufsstand wird gewählt, solange noch Waren zu liefern sind
    [stop] eine Lieferung kann enden, solange noch Waren übrig sind
    [steps] die Schrittzahl wird gewählt, wenn sich der Statthalter bewegen soll
    [walk] der Statthalter geht, sobald die Schrittzahl gewählt ist
    [build] gebaut wird am Ende eines Zuges
    [done] ein Zug endet nach dem Bauen
   *[other] „{ $verb }“ gehört zum Wählen einer Würfelgruppe
}; jetzt { $phase ->
    [0] wird erst gewürfelt
    [1] wird eine Würfelgruppe gewählt
    [2] werden Waren geliefert
    [3] wird die Schrittzahl des Statthalters gewählt
    [4] geht der Statthalter
   *[5] ist Zeit zu bauen
}
corinth-yellow-limit = es werden nie mehr als { $most } gelbe Würfel geworfen, und { $earned ->
    [0] verdient hast du noch keinen
    [one] einen hast du schon verdient
   *[other] { $earned } hast du schon verdient
}
corinth-dice-too-dear = { $dice ->
    [one] ein gelber Würfel kostet 1 Gold
   *[other] { $dice } gelbe Würfel kosten { $dice } Gold
}, aber du hast nur { $gold }
corinth-no-dice = im Bezirk { corinth-district } liegen keine Würfel
corinth-all-circled = auf deinem Bogen ist kein Platz mehr: { corinth-district }
corinth-district-full = im Bezirk { corinth-district } sind alle deine Verkaufsstände voll
corinth-steward-stuck = mit dem Wert { $value } und { $gold } Gold findet dein Statthalter keinen Weg
corinth-action-possible = Würfel werden nur entfernt, wenn keine Gruppe zu gebrauchen ist
corinth-dice-left = das geht nur, wenn im Hafen keine Würfel mehr liegen
corinth-started-shop-first = im Bezirk { corinth-district } ist Verkaufsstand { $shop } begonnen: Er muss voll sein, bevor du den nächsten wählst
corinth-shop-full = im Bezirk { corinth-district } ist Verkaufsstand { $shop } voll
corinth-no-such-shop = im Bezirk { corinth-district } gibt es nur { $shops } Verkaufsstände
corinth-length-too-dear = { $steps ->
    [one] ein Schritt kostet
   *[other] { $steps } Schritte kosten
} { $cost } Gold, aber du hast nur { $gold }
corinth-no-way = über freie Felder gibt es keinen Weg mit { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}
corinth-market-ends = dort endet der Markt
corinth-field-walked = auf { $field } war der Statthalter schon
corinth-dead-end = von { $field } aus könnte der Statthalter nicht noch { $rest ->
    [one] einen Schritt
   *[other] { $rest } Schritte
} gehen
corinth-built = du hast { corinth-building } schon gebaut
corinth-building-too-dear = für { corinth-building } brauchst du { $gold } Gold und { $goats ->
    [one] { $goats } Ziege
   *[other] { $goats } Ziegen
}, aber du hast { $have-gold } Gold und { $have-goats ->
    [one] { $have-goats } Ziege
   *[other] { $have-goats } Ziegen
}

# Corinth: was jemand tut

corinth-did-roll = { $who } { $dice ->
    [0] würfelt
    [1] kauft einen gelben Würfel und würfelt
   *[other] kauft { $dice } gelbe Würfel und würfelt
}
corinth-did-take = { $who } nimmt die Würfel aus dem Bezirk { corinth-district }: +{ $count }
corinth-did-steward = { $who } bewegt den Statthalter mit den Würfeln aus dem Bezirk { corinth-district } (Augenzahl { $value })
corinth-did-drop = { $who } entfernt die Würfel aus dem Bezirk { corinth-district }
corinth-did-compensate = { $who } findet keine Würfel und bewegt den Statthalter
corinth-did-skip = { $who } findet keine Würfel und tut nichts
corinth-did-shop = { $who } beginnt mit Verkaufsstand { $shop } im Bezirk { corinth-district }: +{ $count }
corinth-did-stop = { $who } liefert nichts mehr
corinth-did-steps = { $who } wählt { $steps ->
    [1] einen Schritt
   *[other] { $steps } Schritte
} für den Statthalter
corinth-did-walk = { $who } bewegt den Statthalter nach { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
} ({ $field })
corinth-did-land = { $who } beendet den Weg auf { $field }: { $gift ->
    [yellow] ein gelber Würfel für spätere Würfe
    [plus] +1
    [score] { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
   *[goods] { corinth-district }: +{ $count }
}
corinth-did-build = { $who } baut { corinth-building }
corinth-did-done = { $who } beendet den Zug
