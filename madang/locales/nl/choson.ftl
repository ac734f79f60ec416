# Chosŏn: kaarten. Een familie in het meervoud, één kaart, één kaart met lidwoord, en de tweede kaart van een ruil (met lidwoord)

choson-kind = { $kind ->
    [yi] Yi
    [sniper] Scherpschutters
    [oracle] Orakels
    [reaper] Maaiers
    [gosu] Gosu
    [scientist] Wetenschappers
    [hulk] Hulks
    [time-traveller] Tijdreizigers
    [watcher] Waarnemers
   *[event] gebeurtenissen
}

choson-card = { $kind ->
    [yi] Yi
    [sniper] Scherpschutter
    [oracle] Orakel
    [reaper] Maaier
    [gosu] Gosu
    [scientist] Wetenschapper
    [hulk] Hulk
    [time-traveller] Tijdreiziger
    [watcher] Waarnemer
   *[event] gebeurtenis
}
choson-a-card = { $kind ->
    [yi] Yi
    [sniper] een Scherpschutter
    [oracle] een Orakel
    [reaper] een Maaier
    [gosu] een Gosu
    [scientist] een Wetenschapper
    [hulk] een Hulk
    [time-traveller] een Tijdreiziger
    [watcher] een Waarnemer
   *[event] een gebeurtenis
}
choson-other-card = { $another ->
    [yi] Yi
    [sniper] een Scherpschutter
    [oracle] een Orakel
    [reaper] een Maaier
    [gosu] een Gosu
    [scientist] een Wetenschapper
    [hulk] een Hulk
    [time-traveller] een Tijdreiziger
   *[watcher] een Waarnemer
}

# Chosŏn: waarom niet

choson-not-now = { $verb ->
    [travel] door de tijd reis je aan het begin van een ronde
    [stay] er is geen tijdreis om van af te zien
    [pass] ‘pass’ kies je in de fase ‘Kaarten leggen’
    [play] kaarten leg je neer in de fase ‘Kaarten leggen’
    [done] er is geen tweede slag om van af te zien
    [riposte] terugslaan doe je na een aanval
    [hold] er is geen aanval om te beantwoorden
    [discard] kaarten leg je af aan het eind van een ronde
   *[other] ‘{ $verb }’ kan alleen in je eigen beurt
}, en nu { $phase ->
    [0] is het tijd voor de tijdreis
    [1] worden er kaarten neergelegd
    [2] is iemand aan de beurt
    [3] wordt een tweede slag gekozen
    [4] wordt een aanval beantwoord
   *[5] eindigt de ronde
}
choson-no-such-many = er { $copies ->
    [one] is maar één { choson-card }
   *[other] zijn maar { $copies } { choson-kind }
} in het spel
choson-not-in-hand = je hebt niet { $count } × { choson-card } in je hand
choson-watcher-with-event = een Waarnemer kun je niet samen met een gebeurtenis neerleggen
choson-number-of-events = leg één gebeurtenis met een personage neer, of drie gebeurtenissen samen, geen { $count }
choson-no-combination = leg kaarten van één familie neer, twee personages, een personage met een gebeurtenis, of drie gebeurtenissen
choson-nothing-to-reveal = je hebt niets gedekt liggen
choson-reveal-first = onthul wat je hebt neergelegd voordat je je beurt beëindigt
choson-token-due = neem het fiche van je { choson-kind } voordat je je beurt beëindigt
choson-power-used = je hebt je { choson-kind } deze beurt al gebruikt
choson-majority-needed = je hebt de meerderheid van de { choson-kind } niet
choson-event-needed = { choson-kind }: alleen als je deze beurt een gebeurtenis hebt onthuld
choson-effect-first = je hebt je { choson-kind } gebruikt, gebruik dus ook het effect van het onthulde personage voordat je je beurt beëindigt
choson-riposte-token-needed = voor de Orakels heb je Tegenvuur of Tegenaanval nodig: de meerderheid van de Scherpschutters of van de Hulks
choson-bank-first = zolang de bank fiches heeft, neem je ze uit de bank
choson-not-yourself = je kunt jezelf niet kiezen
choson-shield-is-there = Yi’s Schild ligt al op je { choson-kind }
choson-no-such-effect = je hebt deze beurt geen personage met { $effect ->
    [lobby] een lobby
    [firearm] een vuurwapen
   *[sword] een zwaard
} samen met een gebeurtenis onthuld
choson-effect-used = het effect is deze beurt al gebruikt
choson-one-strike = alleen met de meerderheid van de Maaiers mag je een tweede keer toeslaan
choson-not-in-front = plaats { $seat } heeft geen { choson-card } op tafel
choson-shielded = Yi’s Schild beschermt de { choson-kind } van plaats { $seat }
choson-sword-too-short = het zwaard van { choson-a-card } treft alleen de waarden { $low } tot en met { $high }
choson-two-players = een lobby ruilt personages van twee verschillende spelers

# Chosŏn: wat iemand doet

choson-did-travel = { $who } reist door de tijd
choson-did-travel-from = { $who } reist door de tijd en neemt een fiche van plaats { $seat }
choson-did-stay = { $who } blijft in het heden
choson-did-pass = { $who } legt niets neer
choson-did-play = { $who } legt neer: { $cards }
choson-did-reveal = { $who } onthult: { $cards }
choson-did-shield = { $who } legt Yi’s Schild op de eigen { choson-kind }
choson-did-lobby = { $who } ruilt { choson-a-card } van plaats { $seat } tegen { choson-other-card } van plaats { $other }
choson-did-fire = { $who } schiet { choson-a-card } van plaats { $seat } neer
choson-did-strike = { $who } treft { choson-a-card } van plaats { $seat } met het zwaard
choson-did-done = { $who } slaat niet nog eens toe
choson-did-riposte = { $who } slaat terug en vernietigt { choson-a-card } van plaats { $seat }
choson-did-hold = { $who } slaat niet terug
choson-did-oracle = { $who } neemt een fiche uit de bank (Orakels)
choson-did-oracle-from = { $who } neemt een fiche van plaats { $seat } (Orakels)
choson-did-scientist = { $who } neemt een fiche uit de bank (Wetenschappers)
choson-did-scientist-from = { $who } neemt een fiche van plaats { $seat } (Wetenschappers)
choson-did-gosu = { $who } bewaart een gebeurtenis (Gosu)
choson-did-end = { $who } beëindigt de beurt
choson-did-discard = { $who } legt { choson-a-card } af
