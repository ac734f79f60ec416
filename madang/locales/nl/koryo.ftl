# Koryŏ: kaarten. Een familie in het meervoud, één kaart, één kaart met lidwoord, en de tweede kaart van een ruil (met lidwoord)

koryo-kind = { $kind ->
    [omniscient] Alwetende
    [spy] Spionnen
    [senator] Senatoren
    [priest] Priesters
    [ship-owner] Reders
    [banker] Bankiers
    [guardian] Bewakers
    [broadcaster] Omroepers
    [merchant] Kooplieden
    [barbarian] Barbaren
   *[lobbying] Lobbykaarten
}

koryo-card = { $kind ->
    [omniscient] Alwetende
    [spy] Spion
    [senator] Senator
    [priest] Priester
    [ship-owner] Reder
    [banker] Bankier
    [guardian] Bewaker
    [broadcaster] Omroeper
    [merchant] Koopman
    [barbarian] Barbaar
   *[lobbying] Lobbykaart
}
koryo-a-card = { $kind ->
    [omniscient] de Alwetende
    [spy] een Spion
    [senator] een Senator
    [priest] een Priester
    [ship-owner] een Reder
    [banker] een Bankier
    [guardian] een Bewaker
    [broadcaster] een Omroeper
    [merchant] een Koopman
    [barbarian] een Barbaar
   *[lobbying] een Lobbykaart
}
koryo-other-card = { $another ->
    [omniscient] de Alwetende
    [spy] een Spion
    [senator] een Senator
    [priest] een Priester
    [ship-owner] een Reder
    [banker] een Bankier
    [guardian] een Bewaker
    [broadcaster] een Omroeper
   *[merchant] een Koopman
}

# Koryŏ: waarom niet

koryo-not-now = { $verb ->
    [pass] ‘pass’ kies je in de fase ‘Kaarten leggen’
    [play] kaarten leg je neer in de fase ‘Kaarten leggen’
    [discard] kaarten leg je af aan het eind van een ronde
    [destroy] een personage wordt vernietigd als een Barbaar wordt onthuld
    [swap] personages worden geruild als een Lobbykaart wordt onthuld
    [decline] er is geen gebeurtenis om van af te zien
   *[other] ‘{ $verb }’ kan alleen in je eigen beurt
}, en nu { $phase ->
    [0] worden er kaarten neergelegd
    [1] is iemand aan de beurt
    [2] wordt het slachtoffer van een Barbaar gekozen
    [3] wordt de ruil van een Lobbykaart gekozen
   *[4] eindigt de ronde
}
koryo-no-such-many = er { $copies ->
    [one] is maar één { koryo-card }
   *[other] zijn maar { $copies } { koryo-kind }
} in het spel
koryo-not-in-hand = je hebt niet { $count } × { koryo-card } in je hand
koryo-one-kind = kaarten die je samen neerlegt, moeten van één soort zijn
koryo-ship-owners-needed = alleen met de meerderheid van de Reders mag je twee verschillende kaarten neerleggen
koryo-not-placed = je hebt geen { koryo-card } gedekt liggen
koryo-reveal-first = onthul alles wat je hebt neergelegd voordat je je beurt beëindigt
koryo-power-used = je hebt je { koryo-kind } deze beurt al gebruikt
koryo-majority-needed = je hebt de meerderheid van de { koryo-kind } niet
koryo-no-such-event = je hebt geen { koryo-card } voor je liggen
koryo-not-yourself = je kunt jezelf niet kiezen
koryo-not-in-front = plaats { $seat } heeft geen { koryo-card } op tafel
koryo-guardians-protect = Bewakers beschermen plaats { $seat } tegen Barbaren
koryo-spies-shield = Spionnen beschermen plaats { $seat } tegen Lobbyen
koryo-two-players = Lobbyen ruilt personages van twee verschillende spelers
koryo-same-family = twee kaarten van één familie ruilen verandert niets: zie liever van de ruil af

# Koryŏ: wat iemand doet

koryo-did-pass = { $who } legt niets neer
koryo-did-play = { $who } legt neer: { $cards }
koryo-did-reveal = { $who } onthult: { koryo-card }
koryo-did-banker = { $who } neemt een fiche uit de bank (Bankiers)
koryo-did-priest = { $who } vernietigt { koryo-a-card } (Priesters)
koryo-did-spy = { $who } steelt een fiche van plaats { $seat } (Spionnen)
koryo-did-end = { $who } beëindigt de beurt
koryo-did-destroy = { $who } vernietigt { koryo-a-card } van plaats { $seat }
koryo-did-swap = { $who } ruilt { koryo-a-card } van plaats { $seat } tegen { koryo-other-card } van plaats { $other }
koryo-did-decline = { $who } ziet ervan af
koryo-did-discard = { $who } legt { koryo-a-card } af
