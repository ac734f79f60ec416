# Koryŏ: Karten. Eine Familie im Plural, eine Karte, eine Karte im Akkusativ mit Artikel,
# und die zweite Karte eines Tausches, auch im Akkusativ

koryo-kind = { $kind ->
    [omniscient] Allwissender
    [spy] Spione
    [senator] Senatoren
    [priest] Priester
    [ship-owner] Schiffsbesitzer
    [banker] Bankiers
    [guardian] Wächter
    [broadcaster] Wissensvermittler
    [merchant] Händler
    [barbarian] Barbaren
   *[lobbying] Einflussnahmen
}

koryo-card = { $kind ->
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
koryo-a-card = { $kind ->
    [omniscient] den Allwissenden
    [spy] einen Spion
    [senator] einen Senator
    [priest] einen Priester
    [ship-owner] einen Schiffsbesitzer
    [banker] einen Bankier
    [guardian] einen Wächter
    [broadcaster] einen Wissensvermittler
    [merchant] einen Händler
    [barbarian] einen Barbaren
   *[lobbying] eine Einflussnahme
}
koryo-other-card = { $another ->
    [omniscient] den Allwissenden
    [spy] einen Spion
    [senator] einen Senator
    [priest] einen Priester
    [ship-owner] einen Schiffsbesitzer
    [banker] einen Bankier
    [guardian] einen Wächter
    [broadcaster] einen Wissensvermittler
   *[merchant] einen Händler
}

# Koryŏ: warum nicht

koryo-not-now = { $verb ->
    [pass] „pass“ gehört zum Auslegen
    [play] Karten werden beim Auslegen gelegt
    [discard] abgelegt wird am Ende einer Runde
    [destroy] eine Person wird zerstört, wenn ein Barbar aufgedeckt wird
    [swap] Personen werden getauscht, wenn eine Einflussnahme aufgedeckt wird
    [decline] es gibt kein Ereignis, auf das du verzichten könntest
   *[other] „{ $verb }“ gehört in den eigenen Zug
}; jetzt { $phase ->
    [0] werden Karten ausgelegt
    [1] ist jemand am Zug
    [2] wird das Opfer eines Barbaren gewählt
    [3] wird der Tausch einer Einflussnahme gewählt
   *[4] endet die Runde
}
koryo-no-such-many = im Spiel gibt es nur { $copies ->
    [one] eine Karte „{ koryo-card }“
   *[other] { $copies } { koryo-kind }
}
koryo-not-in-hand = { $count } × { koryo-card } hast du nicht auf der Hand
koryo-one-kind = zusammen ausgelegte Karten müssen gleich sein
koryo-ship-owners-needed = für zwei verschiedene Karten brauchst du die Mehrheit der Schiffsbesitzer
koryo-not-placed = du hast keine Karte „{ koryo-card }“ verdeckt liegen
koryo-reveal-first = decke alles auf, was du ausgelegt hast, bevor du deinen Zug beendest
koryo-power-used = deine { koryo-kind } hast du in diesem Zug schon genutzt
koryo-majority-needed = dir fehlt die Mehrheit der { koryo-kind }
koryo-no-such-event = vor dir liegt kein Ereignis „{ koryo-card }“
koryo-not-yourself = du kannst nicht dich selbst wählen
koryo-not-in-front = vor Platz { $seat } liegt kein { koryo-card }
koryo-guardians-protect = Wächter schützen Platz { $seat } vor Barbaren
koryo-spies-shield = Spione schützen Platz { $seat } vor Einflussnahme
koryo-two-players = Einflussnahme tauscht Personen aus zwei verschiedenen Auslagen
koryo-same-family = zwei Karten einer Familie zu tauschen, ändert nichts: Verzichte lieber

# Koryŏ: was jemand tut. Ereignisse werden einzeln aufgedeckt, Familien auf einmal

koryo-did-pass = { $who } legt nichts aus
koryo-did-play = { $who } legt aus: { $cards }
koryo-did-reveal = { $who } deckt { $kind ->
    [omniscient] den Allwissenden
    [spy] Spione
    [senator] Senatoren
    [priest] Priester
    [ship-owner] Schiffsbesitzer
    [banker] Bankiers
    [guardian] Wächter
    [broadcaster] Wissensvermittler
    [merchant] Händler
    [barbarian] einen Barbaren
   *[lobbying] eine Einflussnahme
} auf
koryo-did-banker = { $who } nimmt einen Marker aus der Bank (Bankiers)
koryo-did-priest = { $who } legt { koryo-a-card } ab (Priester)
koryo-did-spy = { $who } stiehlt einen Marker von Platz { $seat } (Spione)
koryo-did-end = { $who } beendet den Zug
koryo-did-destroy = { $who } zerstört { koryo-a-card } von Platz { $seat }
koryo-did-swap = { $who } tauscht { koryo-a-card } von Platz { $seat } gegen { koryo-other-card } von Platz { $other }
koryo-did-decline = { $who } verzichtet
koryo-did-discard = { $who } legt { koryo-a-card } ab
