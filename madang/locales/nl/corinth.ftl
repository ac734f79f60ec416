# Corinth: namen. De gebouwen hebben hun lidwoord bij zich.

corinth-district = { $district ->
    [goats] Geiten
    [oil] Olie
    [wine] Wijn
    [carpets] Tapijten
    [spices] Specerijen
   *[gold] Goud
}
corinth-building = { $building ->
    [temple] de Tempel
    [warehouse] het Magazijn
    [stable] de Stal
   *[store] de Winkel
}

# Corinth: waarom niet

corinth-not-now = { $verb ->
    [roll] er wordt gerold aan het begin van een ronde
    [shop] een winkel kies je zolang er nog goederen te leveren zijn
    [stop] een levering kun je stoppen zolang er nog goederen over zijn
    [steps] het aantal stappen kies je als de Dienaar gaat lopen
    [walk] de Dienaar loopt zodra het aantal stappen gekozen is
    [build] bouwen doe je aan het eind van je beurt
    [done] je beurt eindigt na het bouwen
   *[other] ‘{ $verb }’ is voor wie een groep dobbelstenen kiest
}, en nu { $phase ->
    [0] moet de startspeler rollen
    [1] wordt een groep dobbelstenen gekozen
    [2] worden goederen geleverd
    [3] wordt het aantal stappen van de Dienaar gekozen
    [4] loopt de Dienaar
   *[5] is het tijd om te bouwen
}
corinth-yellow-limit = er worden nooit meer dan { $most } gele dobbelstenen gerold, en je hebt er al { $earned } verdiend
corinth-dice-too-dear = { $dice ->
    [one] { $dice } gele dobbelsteen kost
   *[other] { $dice } gele dobbelstenen kosten
} { $dice } goud, en je hebt er { $gold }
corinth-no-dice = er liggen geen dobbelstenen in het district { corinth-district }
corinth-all-circled = district { corinth-district }: alles is omcirkeld, er is geen ruimte meer
corinth-district-full = district { corinth-district }: al je winkels zijn vol
corinth-steward-stuck = met { $value ->
    [one] { $value } oog
   *[other] { $value } ogen
} en { $gold } goud kan je Dienaar nergens heen
corinth-action-possible = dobbelstenen leg je alleen weg als je met geen enkele iets kunt
corinth-dice-left = dat is alleen voor wie geen dobbelstenen meer vindt in de haven
corinth-started-shop-first = district { corinth-district }: maak eerst winkel { $shop } vol, dan pas een andere
corinth-shop-full = district { corinth-district }: winkel { $shop } is vol
corinth-no-such-shop = district { corinth-district }: er zijn maar { $shops } winkels
corinth-length-too-dear = { $steps ->
    [one] { $steps } stap kost
   *[other] { $steps } stappen kosten
} { $cost } goud, en je hebt er { $gold }
corinth-no-way = { $steps ->
    [one] er is geen weg van { $steps } stap over vrije velden
   *[other] er is geen weg van { $steps } stappen over vrije velden
}
corinth-market-ends = daar houdt de markt op
corinth-field-walked = over { $field } is de Dienaar al gelopen
corinth-dead-end = { $rest ->
    [one] vanaf { $field } kan de Dienaar niet nog { $rest } stap lopen
   *[other] vanaf { $field } kan de Dienaar niet nog { $rest } stappen lopen
}
corinth-built = je hebt { corinth-building } al gebouwd
corinth-building-too-dear = { corinth-building } kost { $gold } goud en { $goats ->
    [one] { $goats } geit
   *[other] { $goats } geiten
}, en je hebt { $have-gold } goud en { $have-goats ->
    [one] { $have-goats } geit
   *[other] { $have-goats } geiten
}

# Corinth: wat iemand doet

corinth-did-roll = { $who } rolt, { $dice ->
    [0] zonder gele dobbelstenen te kopen
    [1] met één gekochte gele dobbelsteen
   *[other] met { $dice } gekochte gele dobbelstenen
}
corinth-did-take = { $who } neemt de dobbelstenen in het district { corinth-district }
corinth-did-steward = { $who } verplaatst de Dienaar met de dobbelstenen in het district { corinth-district }
corinth-did-drop = { $who } legt de dobbelstenen in het district { corinth-district } weg
corinth-did-compensate = { $who } vindt geen dobbelstenen en verplaatst de Dienaar
corinth-did-skip = { $who } vindt geen dobbelstenen en doet niets
corinth-did-shop = { $who } begint aan winkel { $shop }
corinth-did-stop = { $who } begint aan geen winkel meer
corinth-did-steps = { $who } gaat { $steps ->
    [1] één stap
   *[other] { $steps } stappen
} lopen
corinth-did-walk = { $who } stapt naar het { $direction ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
corinth-did-build = { $who } bouwt { corinth-building }
corinth-did-done = { $who } beëindigt de beurt
