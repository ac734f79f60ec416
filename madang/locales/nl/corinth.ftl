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
    [steps] het aantal stappen kies je voordat de Dienaar loopt
    [walk] de Dienaar loopt zodra het aantal stappen gekozen is
    [build] bouwen doe je aan het eind van je beurt
    [done] je beurt eindigt na het bouwen
   *[other] ‘{ $verb }’ hoort bij het kiezen van een groep dobbelstenen
}, en nu { $phase ->
    [0] is het tijd om te rollen
    [1] wordt een groep dobbelstenen gekozen
    [2] worden goederen geleverd
    [3] wordt het aantal stappen van de Dienaar gekozen
    [4] loopt de Dienaar
   *[5] is het tijd om te bouwen
}
corinth-yellow-limit = je mag niet meer dan { $most } gele dobbelstenen rollen, en je hebt er al { $earned } verdiend
corinth-dice-too-dear = { $dice ->
    [one] één gele dobbelsteen kost één Gouden Munt
   *[other] { $dice } gele dobbelstenen kosten { $dice } Gouden Munten
}, maar je hebt er { $gold }
corinth-no-dice = er liggen geen dobbelstenen in het district { corinth-district }
corinth-all-circled = op je scoreblad is geen ruimte meer voor { corinth-district }
corinth-district-full = al je winkels in het district { corinth-district } zijn vol
corinth-steward-stuck = met waarde { $value } en { $gold ->
    [one] één Gouden Munt
   *[other] { $gold } Gouden Munten
} kan je Dienaar nergens heen
corinth-action-possible = dobbelstenen verwijder je alleen als je aan geen enkele groep iets hebt
corinth-dice-left = dit kan alleen als er geen dobbelstenen meer in de haven liggen
corinth-started-shop-first = je bent in het district { corinth-district } aan winkel { $shop } begonnen: maak die eerst vol
corinth-shop-full = winkel { $shop } in het district { corinth-district } is vol
corinth-no-such-shop = het district { corinth-district } heeft maar { $shops } winkels
corinth-length-too-dear = { $steps ->
    [one] één stap kost
   *[other] { $steps } stappen kosten
} { $cost ->
    [one] één Gouden Munt
   *[other] { $cost } Gouden Munten
}, maar je hebt er { $gold }
corinth-no-way = er is geen weg van { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} over velden die nog vrij zijn
corinth-market-ends = daar houdt de markt op
corinth-field-walked = de Dienaar heeft { $field } al betreden
corinth-dead-end = vanaf { $field } kan de Dienaar niet nog { $rest ->
    [one] één stap
   *[other] { $rest } stappen
} lopen
corinth-built = je hebt { corinth-building } al gebouwd
corinth-building-too-dear = { corinth-building } kost { $gold ->
    [0] { "" }
    [one] één Gouden Munt en{ " " }
   *[other] { $gold } Gouden Munten en{ " " }
}{ $goats ->
    [one] één Geit
   *[other] { $goats } Geiten
}, maar je hebt { $have-gold ->
    [one] één Gouden Munt
   *[other] { $have-gold } Gouden Munten
} en { $have-goats ->
    [one] één Geit
   *[other] { $have-goats } Geiten
}

# Corinth: wat iemand doet

corinth-did-roll = { $who } { $dice ->
    [0] rolt de dobbelstenen
    [1] koopt één gele dobbelsteen en rolt
   *[other] koopt { $dice } gele dobbelstenen en rolt
}
corinth-did-take = { $who } neemt de dobbelstenen uit het district { corinth-district }: +{ $count }
corinth-did-steward = { $who } verplaatst de Dienaar met de dobbelstenen uit het district { corinth-district } (waarde { $value })
corinth-did-drop = { $who } verwijdert de dobbelstenen uit het district { corinth-district }
corinth-did-compensate = { $who } vindt geen dobbelstenen en verplaatst de Dienaar
corinth-did-skip = { $who } vindt geen dobbelstenen en doet niets
corinth-did-shop = { $who } begint aan winkel { $shop } in het district { corinth-district }: +{ $count }
corinth-did-stop = { $who } levert niets meer
corinth-did-steps = { $who } kiest { $steps ->
    [1] één stap
   *[other] { $steps } stappen
} voor de Dienaar
corinth-did-walk = { $who } verplaatst de Dienaar naar het { $direction ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
} ({ $field })
corinth-did-land = { $who } stopt op { $field }: { $gift ->
    [yellow] een gele dobbelsteen voor latere worpen
    [plus] +1
    [score] { $count ->
        [one] één punt
       *[other] { $count } punten
    }
   *[goods] { corinth-district }: +{ $count }
}
corinth-did-build = { $who } bouwt { corinth-building }
corinth-did-done = { $who } beëindigt de beurt
