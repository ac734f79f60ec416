# Chosŏn: kaarten

choson-kind = { $kind ->
    [yi] Yi
    [sniper] Scherpschutter
    [oracle] Orakel
    [reaper] Maaier
    [gosu] Gosu
    [scientist] Wetenschapper
    [hulk] Hulk
    [time-traveller] Tijdreiziger
    [watcher] Waarnemer
   *[event] Gebeurtenis
}

# Chosŏn: waarom niet

choson-not-now = { $verb ->
    [travel] door de tijd reis je aan het begin van een ronde
    [stay] er is geen tijdreis om van af te zien
    [pass] ‘pass’ is een opdracht
    [play] kaarten leg je neer bij de opdrachten
    [done] er is geen tweede slag om van af te zien
    [riposte] terugslaan doe je na een aanval
    [hold] er is geen aanval om te beantwoorden
    [discard] afleggen doe je aan het eind van een ronde
   *[other] ‘{ $verb }’ hoort in je eigen beurt
}, en nu { $phase ->
    [0] is het tijd om te reizen
    [1] worden de opdrachten gegeven
    [2] is iemand aan de beurt
    [3] wordt een tweede slag gekozen
    [4] wordt een aanval beantwoord
   *[5] eindigt de ronde
}
choson-no-such-many = daarvan zijn er maar { $copies } in het spel: { choson-kind }
choson-not-in-hand = je hebt geen { $count } × { choson-kind } in je hand
choson-watcher-with-event = een Waarnemer kun je niet met een gebeurtenis neerleggen
choson-number-of-events = je legt één gebeurtenis met een personage neer, of drie gebeurtenissen samen, geen { $count }
choson-no-combination = je legt samen neer: één familie, twee personages, een personage met een gebeurtenis, of drie gebeurtenissen
choson-nothing-to-reveal = je hebt niets gedekt liggen
choson-reveal-first = onthul eerst wat je hebt neergelegd, voor je je beurt beëindigt
choson-token-due = neem eerst je fiche, voor je je beurt beëindigt: { choson-kind }
choson-power-used = deze beurt al gebruikt: { choson-kind }
choson-majority-needed = je hebt niet de meerderheid: { choson-kind }
choson-event-needed = { choson-kind }: alleen met een gebeurtenis die je deze beurt hebt onthuld
choson-effect-first = { choson-kind }: gebruik het effect van het onthulde personage voor je je beurt beëindigt
choson-riposte-token-needed = Orakels hebben Tegenvuur of Tegenaanval nodig: de meerderheid van de Scherpschutters of de Hulks
choson-bank-first = zolang de bank fiches heeft, komen ze uit de bank
choson-not-yourself = je kunt niet jezelf kiezen
choson-shield-is-there = Yi’s Schild ligt al op je familie ‘{ choson-kind }’
choson-no-such-effect = je hebt deze beurt geen personage met { $effect ->
    [lobby] lobby
    [firearm] een vuurwapen
   *[sword] een zwaard
} samen met een gebeurtenis onthuld
choson-effect-used = het effect is deze beurt al gebruikt
choson-one-strike = alleen de meerderheid van de Maaiers slaat een tweede keer toe
choson-not-in-front = plaats { $seat } heeft geen kaart ‘{ choson-kind }’ liggen
choson-shielded = Yi’s Schild beschermt de familie ‘{ choson-kind }’ van plaats { $seat }
choson-sword-too-short = dit zwaard reikt maar van waarde { $low } tot en met { $high }: { choson-kind }
choson-two-players = een lobby ruilt personages van twee verschillende spelers

# Chosŏn: wat iemand doet

choson-another = { $another ->
    [yi] Yi
    [sniper] Scherpschutter
    [oracle] Orakel
    [reaper] Maaier
    [gosu] Gosu
    [scientist] Wetenschapper
    [hulk] Hulk
    [time-traveller] Tijdreiziger
   *[watcher] Waarnemer
}
choson-did-travel = { $who } reist door de tijd
choson-did-travel-from = { $who } reist door de tijd en neemt een fiche van plaats { $seat }
choson-did-stay = { $who } blijft in het heden
choson-did-pass = { $who } legt niets neer
choson-did-play = { $who } legt neer: { $cards }
choson-did-reveal = { $who } onthult de kaarten
choson-did-shield = { $who } legt Yi’s Schild op de familie ‘{ choson-kind }’
choson-did-lobby = { $who } ruilt ‘{ choson-kind }’ (plaats { $seat }) tegen ‘{ choson-another }’ (plaats { $other })
choson-did-fire = { $who } schiet op een kaart ‘{ choson-kind }’ van plaats { $seat }
choson-did-strike = { $who } treft met het zwaard een kaart ‘{ choson-kind }’ van plaats { $seat }
choson-did-done = { $who } slaat niet nog eens toe
choson-did-riposte = { $who } slaat terug
choson-did-hold = { $who } slaat niet terug
choson-did-oracle = { $who } neemt een fiche uit de bank (Orakels)
choson-did-oracle-from = { $who } neemt een fiche van plaats { $seat } (Orakels)
choson-did-scientist = { $who } neemt een fiche uit de bank (Wetenschappers)
choson-did-scientist-from = { $who } neemt een fiche van plaats { $seat } (Wetenschappers)
choson-did-gosu = { $who } houdt een gebeurtenis (Gosu)
choson-did-end = { $who } beëindigt de beurt
choson-did-discard = { $who } legt een kaart ‘{ choson-kind }’ af
