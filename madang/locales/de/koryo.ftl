# Koryŏ: Karten

koryo-kind = { $kind ->
    [omniscient] Allwissender
    [spy] Spion
    [senator] Senator
    [priest] Priester
    [ship-owner] Schiffsbesitzer
    [banker] Bankier
    [guardian] Wächter
    [broadcaster] Wissensvermittler
    [merchant] Händler
    [barbarian] Barbar
   *[lobbying] Einflussnahme
}

# Koryŏ: warum nicht

koryo-not-now = { $verb ->
    [pass] „pass“ gehört zum Auslegen
    [play] Karten werden beim Auslegen gelegt
    [discard] abgeworfen wird am Ende einer Runde
    [destroy] eine Person wird zerstört, wenn ein Barbar aufgedeckt wird
    [swap] Personen werden getauscht, wenn eine Einflussnahme aufgedeckt wird
    [decline] es gibt kein Ereignis, auf das du verzichten könntest
   *[other] „{ $verb }“ gehört in den eigenen Zug
}, und jetzt { $phase ->
    [0] werden Karten ausgelegt
    [1] ist jemand am Zug
    [2] wird das Opfer eines Barbaren gewählt
    [3] wird der Tausch einer Einflussnahme gewählt
   *[4] endet die Runde
}
koryo-no-such-many = davon gibt es im Spiel nur { $copies }: { koryo-kind }
koryo-not-in-hand = du hast nicht { $count } × { koryo-kind } auf der Hand
koryo-one-kind = alle zusammen ausgelegten Karten sind von einer Art
koryo-ship-owners-needed = nur die Mehrheit der Schiffsbesitzer darf zwei verschiedene Karten auslegen
koryo-not-placed = du hast keine verdeckte Karte „{ koryo-kind }“
koryo-reveal-first = decke alles auf, was du ausgelegt hast, bevor du deinen Zug beendest
koryo-power-used = in diesem Zug schon genutzt: { koryo-kind }
koryo-majority-needed = dir fehlt die Mehrheit: { koryo-kind }
koryo-no-such-event = vor dir liegt keine Karte „{ koryo-kind }“
koryo-not-yourself = du kannst nicht dich selbst wählen
koryo-not-in-front = vor Platz { $seat } liegt keine Karte „{ koryo-kind }“
koryo-guardians-protect = Wächter schützen Platz { $seat } vor Barbaren
koryo-spies-shield = Spione schützen Platz { $seat } vor Einflussnahme
koryo-two-players = Einflussnahme tauscht Personen von zwei verschiedenen Spielern
koryo-same-family = zwei Karten einer Familie zu tauschen ändert nichts: verzichte lieber

# Koryŏ: was jemand tut

koryo-another = { $another ->
    [omniscient] Allwissender
    [spy] Spion
    [senator] Senator
    [priest] Priester
    [ship-owner] Schiffsbesitzer
    [banker] Bankier
    [guardian] Wächter
    [broadcaster] Wissensvermittler
   *[merchant] Händler
}
koryo-did-pass = { $who } legt nichts aus
koryo-did-play = { $who } legt aus: { $cards }
koryo-did-reveal = { $who } deckt auf: { koryo-kind }
koryo-did-banker = { $who } nimmt einen Marker aus der Bank (Bankiers)
koryo-did-priest = { $who } schickt ein Ereignis weg: { koryo-kind } (Priester)
koryo-did-spy = { $who } stiehlt Platz { $seat } einen Marker (Spione)
koryo-did-end = { $who } beendet den Zug
koryo-did-destroy = { $who } zerstört eine Karte „{ koryo-kind }“ von Platz { $seat }
koryo-did-swap = { $who } tauscht „{ koryo-kind }“ (Platz { $seat }) gegen „{ koryo-another }“ (Platz { $other })
koryo-did-decline = { $who } verzichtet
koryo-did-discard = { $who } wirft eine Karte „{ koryo-kind }“ ab
