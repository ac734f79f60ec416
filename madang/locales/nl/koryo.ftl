# Koryŏ: kaarten

koryo-kind = { $kind ->
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
   *[lobbying] Lobby
}

# Koryŏ: waarom niet

koryo-not-now = { $verb ->
    [pass] ‘pass’ is een opdracht
    [play] kaarten leg je neer bij de opdrachten
    [discard] afleggen doe je aan het eind van een ronde
    [destroy] een personage wordt vernietigd als een Barbaar wordt onthuld
    [swap] personages worden geruild als een Lobby wordt onthuld
    [decline] er is geen gebeurtenis om van af te zien
   *[other] ‘{ $verb }’ hoort in je eigen beurt
}, en nu { $phase ->
    [0] worden de opdrachten gegeven
    [1] is iemand aan de beurt
    [2] wordt het slachtoffer van een Barbaar gekozen
    [3] wordt de ruil van een Lobby gekozen
   *[4] eindigt de ronde
}
koryo-no-such-many = daarvan zijn er maar { $copies } in het spel: { koryo-kind }
koryo-not-in-hand = je hebt geen { $count } × { koryo-kind } in je hand
koryo-one-kind = alle kaarten die je samen neerlegt zijn van één soort
koryo-ship-owners-needed = alleen met de meerderheid van de Reders mag je twee verschillende kaarten neerleggen
koryo-not-placed = je hebt geen gedekte kaart ‘{ koryo-kind }’
koryo-reveal-first = onthul eerst alles wat je hebt neergelegd, voor je je beurt beëindigt
koryo-power-used = deze beurt al gebruikt: { koryo-kind }
koryo-majority-needed = je hebt niet de meerderheid: { koryo-kind }
koryo-no-such-event = je hebt geen kaart ‘{ koryo-kind }’ voor je liggen
koryo-not-yourself = je kunt niet jezelf kiezen
koryo-not-in-front = plaats { $seat } heeft geen kaart ‘{ koryo-kind }’ liggen
koryo-guardians-protect = Bewakers beschermen plaats { $seat } tegen Barbaren
koryo-spies-shield = Spionnen beschermen plaats { $seat } tegen een Lobby
koryo-two-players = een Lobby ruilt personages van twee verschillende spelers
koryo-same-family = twee kaarten van één familie ruilen verandert niets: zie er liever van af

# Koryŏ: wat iemand doet

koryo-another = { $another ->
    [omniscient] Alwetende
    [spy] Spion
    [senator] Senator
    [priest] Priester
    [ship-owner] Reder
    [banker] Bankier
    [guardian] Bewaker
    [broadcaster] Omroeper
   *[merchant] Koopman
}
koryo-did-pass = { $who } legt niets neer
koryo-did-play = { $who } legt neer: { $cards }
koryo-did-reveal = { $who } onthult: { koryo-kind }
koryo-did-banker = { $who } neemt een fiche uit de bank (Bankiers)
koryo-did-priest = { $who } stuurt een gebeurtenis weg: { koryo-kind } (Priesters)
koryo-did-spy = { $who } steelt een fiche van plaats { $seat } (Spionnen)
koryo-did-end = { $who } beëindigt de beurt
koryo-did-destroy = { $who } vernietigt een kaart ‘{ koryo-kind }’ van plaats { $seat }
koryo-did-swap = { $who } ruilt ‘{ koryo-kind }’ (plaats { $seat }) tegen ‘{ koryo-another }’ (plaats { $other })
koryo-did-decline = { $who } ziet ervan af
koryo-did-discard = { $who } legt een kaart ‘{ koryo-kind }’ af
